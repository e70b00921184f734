local even = pieces.by_even_rows("segreduce_rows_even", pieces.most_run_items)
local found = pieces.by_runs(even.fields.buffers, even.fields.launches)

return strategy {
	like = "segreduce_rows/even",
	source = "even.cl",
	about = "finds runs; then splits rows and run ends evenly among teams whose threads each take columns of a row",
	when = "GPUs: the work does not depend on the lengths",
	params = { SEGMENT_COST = { 1, 0 }, LOOK_BACK = { 1, 0 } },
	unaligned = false, -- keys are loaded as vectors
	-- As in segreduce_rows, with ends of runs.
	possible = function(p, dev, case)
		return even.possible(p, dev, case, 0) and pieces.can_modify(p, dev) and pieces.can_find_runs(p, dev, case)
	end,
	buffers = found.buffers,
	launches = found.launches,
}
