return strategy {
	like = "segreduce/block",
	source = "whole_block.cl",
	whole_rows = true,
	unaligned = false,
	about = "rows of at most 16 bytes, or of one value, as elements of segreduce/block: one block per segment",
	when = "GPUs, narrow rows, segments of thousands that vary little",
}
