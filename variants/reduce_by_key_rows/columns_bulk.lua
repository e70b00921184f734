local columns = pieces.by_row_columns(
	"segreduce_rows_columns_bulk",
	pieces.run_groups(function(p, case)
		return ceil_div(case.n, p.SEGMENTS)
	end)
)
local found = pieces.by_runs({}, columns.launches)

return strategy {
	like = "segreduce_rows/columns_bulk",
	source = "columns_bulk.cu",
	about = "finds runs; then loads rows of consecutive runs by bulk copies, adjacent columns per thread",
	when = "CUDA GPUs from sm_90 on, short runs of narrow rows",
	params = { LOOK_BACK = { 1, 0 } },
	possible = function(p, dev, case)
		return pieces.can_copy_bulk(dev) and columns.possible(p, dev, case) and pieces.can_find_runs(p, dev, case)
	end,
	buffers = found.buffers,
	launches = found.launches,
}
