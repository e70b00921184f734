return strategy {
	like = "segreduce/stream_bulk",
	source = "whole_stream_bulk.cu",
	whole_rows = true,
	unaligned = false,
	about = "rows of at most 16 bytes, or of one value, as elements of segreduce/stream_bulk: by bulk copies",
	when = "CUDA GPUs from sm_90 on, narrow rows, mean lengths of 2 to some hundreds",
}
