return strategy {
	like = "segreduce/block",
	source = "whole_block.cl",
	whole_rows = true,
	unaligned = false,
	about = "rows of 16 bytes at most, or of one value, as elements of segreduce/block: one block a segment",
	when = "GPUs, narrow rows, segments of thousands that vary little",
}
