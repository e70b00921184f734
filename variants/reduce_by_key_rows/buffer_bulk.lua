local buffer = pieces.by_row_buffer(
	"segreduce_rows_buffer_bulk",
	pieces.run_groups(function(p, case)
		return ceil_div(case.n, p.SEGMENTS)
	end)
)
local found = pieces.by_runs({}, buffer.launches)

return strategy {
	like = "segreduce_rows/buffer_bulk",
	source = "buffer_bulk.cu",
	about = "finds runs; then loads rows of consecutive runs by bulk copies",
	when = "CUDA GPUs from sm_90 on, short runs of rows of any width",
	params = { LOOK_BACK = { 1, 0 } },
	possible = function(p, dev, case)
		return pieces.can_copy_bulk(dev) and buffer.possible(p, dev, case) and pieces.can_find_runs(p, dev, case)
	end,
	buffers = found.buffers,
	launches = found.launches,
}
