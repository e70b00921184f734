local even = pieces.by_even_buffer "segreduce_rows_even_buffer"

return strategy(pieces.with(even, {
	about = "narrow rows and segment ends split evenly, through a buffer; another launch joins carry-outs",
	source = "even_buffer.cl",
	finishes = true,
	when = "GPUs, narrow rows of skewed or short lengths",
	idea = "merge-based SpMM (Yang, Buluç, Owens 2018), CSR-stream SpMV (Greathouse, Daga 2014)",
	params = { LOAD_MODIFIER = { 0, 1, 2, 3 } },
	rarely = { "LOAD_MODIFIER" },
	possible = function(p, dev, case)
		return even.possible(p, dev, case) and pieces.can_modify(p, dev)
	end,
}))
