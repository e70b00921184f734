local even = pieces.by_even_rows "segreduce_rows_even"

return strategy(pieces.with(even.fields, {
	about = "rows and segment ends split evenly among teams with a row's columns; another launch joins carry-outs",
	source = "even.cl",
	finishes = true,
	when = "GPUs, skewed lengths and few huge segments: the work does not depend on the lengths",
	idea = "merge-based SpMM (Yang, Buluç, Owens 2018)",
	params = {
		NT = { 256, 64, 128, 512 },
		VEC = { 4, 1, 2, 8 },
		UNROLL = { 8, 2, 4, 16 },
		CHUNK_ITEMS = { 64, 16, 32, 128, 256, 512 },
		MIN_BLOCKS = { 0, 2, 4, 8 },
		LOAD_MODIFIER = { 0, 1, 2, 3 },
	},
	rarely = { "LOAD_MODIFIER" },
	unaligned = function(p)
		return p.VEC == 1
	end,
	possible = function(p, dev, case)
		return even.possible(p, dev, case, 0) and pieces.can_modify(p, dev)
	end,
	-- Several loads in flight, but not all registers.
	sensible = function(p, dev, case)
		return even.sensible(p, case) and p.VEC * case.value.bytes * p.UNROLL <= 256
			and (dev.is_cpu or p.VEC * case.value.bytes * p.UNROLL >= 16)
	end,
}))
