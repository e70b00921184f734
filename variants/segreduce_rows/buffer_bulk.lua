local buffer = pieces.by_row_buffer "segreduce_rows_buffer_bulk"

return strategy(pieces.with(buffer, {
	about = "consecutive segments per block, loaded by one bulk copy; one or several threads per segment and column",
	source = "buffer_bulk.cu",
	finishes = true,
	when = "CUDA GPUs from sm_90 on, short segments of rows of any width",
	idea = "CSR-stream SpMV (Greathouse, Daga 2014), over rows; the bulk copies of NVIDIA's Hopper",
	possible = function(p, dev, case)
		return pieces.can_copy_bulk(dev) and buffer.possible(p, dev, case)
	end,
}))
