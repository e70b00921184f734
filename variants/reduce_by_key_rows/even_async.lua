local even = pieces.by_even_rows("segreduce_rows_even_async", pieces.most_runs).fields
local found = pieces.by_runs(even.buffers, even.launches)

return strategy {
	like = "segreduce_rows/even_async",
	source = "even_async.cu",
	about = "as even, rows on their way to a ring that each thread has in shared memory while others are added",
	when = "CUDA GPUs from sm_80 on, rows far apart in memory",
	buffers = found.buffers,
	launches = found.launches,
}
