return strategy {
	like = "segreduce/flat_persistent",
	source = "whole_flat_persistent.cl",
	whole_rows = true,
	unaligned = false,
	about = "rows of at most 16 bytes, or of one value, as elements of segreduce/flat_persistent",
	when = "GPUs, narrow rows of skewed lengths",
}
