local buffer = pieces.by_row_buffer "segsoftmax_rows_buffer_bulk"

return strategy(pieces.with(buffer, {
	about = "a block's consecutive segments by one bulk copy, folded and divided there; what does not fit is copied twice",
	source = "buffer_bulk.cu",
	finishes = true,
	when = "CUDA GPUs from sm_90 on, short segments of rows of any width",
	idea = "CSR-stream SpMV (Greathouse, Daga 2014), over rows; the bulk copies of NVIDIA's Hopper",
	possible = function(p, dev, case)
		return pieces.can_copy_bulk(dev) and buffer.possible(p, dev, case)
	end,
}))
