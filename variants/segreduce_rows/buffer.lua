local buffer = pieces.by_row_buffer "segreduce_rows_buffer"

return strategy(pieces.with(buffer, {
	about = "consecutive segments per block, through a buffer; one or several threads per segment and column",
	source = "buffer.cl",
	finishes = true,
	when = "GPUs, short segments of narrow rows of any width",
	idea = "CSR-stream SpMV (Greathouse, Daga 2014), over rows",
	params = { LOAD_MODIFIER = { 0, 1, 2, 3 } },
	rarely = { "LOAD_MODIFIER" },
	possible = function(p, dev, case)
		return buffer.possible(p, dev, case) and pieces.can_modify(p, dev)
	end,
}))
