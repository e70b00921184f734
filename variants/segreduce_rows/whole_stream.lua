return strategy {
	like = "segreduce/stream",
	source = "whole_stream.cl",
	whole_rows = true,
	unaligned = false,
	about = "rows of at most 16 bytes, or of one value, as elements of segreduce/stream: through a buffer",
	when = "GPUs, narrow rows, mean lengths of 2 to some hundreds",
}
