return strategy {
	like = "segreduce/thread",
	source = "whole_thread.cl",
	whole_rows = true,
	unaligned = false,
	about = "rows of 16 bytes at most, or of one value, as elements of segreduce/thread: one thread a segment",
	when = "narrow rows, segments of one or a few",
}
