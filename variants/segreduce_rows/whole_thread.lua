return strategy {
	like = "segreduce/thread",
	source = "whole_thread.cl",
	whole_rows = true,
	unaligned = false,
	about = "rows of at most 16 bytes, or of one value, as elements of segreduce/thread: one thread per segment",
	when = "narrow rows, segments of one or a few",
}
