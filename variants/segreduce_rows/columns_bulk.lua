local columns = pieces.by_row_columns "segreduce_rows_columns_bulk"

return strategy(pieces.with(columns, {
	about = "consecutive segments per block, loaded by one bulk copy; adjacent columns of a segment per thread",
	source = "columns_bulk.cu",
	finishes = true,
	when = "CUDA GPUs from sm_90 on, short segments of narrow rows",
	idea = "CSR-stream SpMV (Greathouse, Daga 2014), over rows; the bulk copies of NVIDIA's Hopper",
	possible = function(p, dev, case)
		return pieces.can_copy_bulk(dev) and columns.possible(p, dev, case)
	end,
}))
