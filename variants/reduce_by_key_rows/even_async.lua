local even = pieces.by_even_rows("segreduce_rows_even_async", pieces.most_run_items)
local found = pieces.by_runs(even.fields.buffers, even.fields.launches)

return strategy {
	like = "segreduce_rows/even_async",
	source = "even_async.cu",
	about = "as even, with rows copied asynchronously to a ring buffer per thread in shared memory",
	when = "CUDA GPUs from sm_80 on, rows far apart in memory",
	params = { SEGMENT_COST = { 1, 0 }, LOOK_BACK = { 1, 0 } },
	-- As in segreduce_rows, with ends of runs; the ring takes local memory besides.
	possible = function(p, dev, case)
		return pieces.has_sm(dev, 80) and p.VEC * case.value.bytes == 16
			and even.possible(p, dev, case, 16 * p.STAGES * p.UNROLL * p.NT) and pieces.can_find_runs(p, dev, case)
	end,
	buffers = found.buffers,
	launches = found.launches,
}
