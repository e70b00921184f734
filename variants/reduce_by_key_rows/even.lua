local even = pieces.by_even_rows("segreduce_rows_even", pieces.most_runs).fields
local found = pieces.by_runs(even.buffers, even.launches)

return strategy {
	like = "segreduce_rows/even",
	source = "even.cl",
	about = "rows and run ends split evenly among teams that have a row's columns, once the runs are found",
	when = "GPUs: the work does not depend on the lengths",
	unaligned = false, -- keys are loaded as vectors
	buffers = found.buffers,
	launches = found.launches,
}
