local even = pieces.by_even_buffer("segreduce_rows_even_bulk", pieces.most_runs)
local found = pieces.by_runs(even.buffers, even.launches)

return strategy {
	like = "segreduce_rows/even_bulk",
	source = "even_bulk.cu",
	about = "finds runs; then splits narrow rows and run ends evenly, by bulk copies",
	when = "CUDA GPUs from sm_90 on, narrow rows",
	params = { LOOK_BACK = { 1, 0 } },
	-- As in segreduce_rows, with ends of runs.
	possible = function(p, dev, case)
		return pieces.can_copy_bulk(dev) and even.possible(p, dev, case) and pieces.can_find_runs(p, dev, case)
	end,
	buffers = found.buffers,
	launches = found.launches,
}
