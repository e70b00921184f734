local even = pieces.by_even_buffer "segreduce_rows_even_bulk"

return strategy(pieces.with(even, {
	about = "narrow rows and segment ends split evenly, by bulk copies; another launch joins carry-outs",
	source = "even_bulk.cu",
	finishes = true,
	when = "CUDA GPUs from sm_90 on, narrow rows of skewed or short lengths",
	idea = "merge-based SpMM (Yang, Buluç, Owens 2018), the bulk copies of NVIDIA's Hopper",
	possible = function(p, dev, case)
		return pieces.can_copy_bulk(dev) and even.possible(p, dev, case)
	end,
}))
