local even = pieces.by_even_buffer("segreduce_rows_even_buffer", pieces.most_runs)
local found = pieces.by_runs(even.buffers, even.launches)

return strategy {
	like = "segreduce_rows/even_buffer",
	source = "even_buffer.cl",
	about = "finds runs; then splits narrow rows and run ends evenly, through a buffer",
	when = "GPUs, narrow rows",
	params = { LOOK_BACK = { 1, 0 } },
	-- As in segreduce_rows, with ends of runs.
	possible = function(p, dev, case)
		return even.possible(p, dev, case) and pieces.can_modify(p, dev) and pieces.can_find_runs(p, dev, case)
	end,
	buffers = found.buffers,
	launches = found.launches,
}
