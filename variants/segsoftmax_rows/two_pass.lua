local even = pieces.by_even_rows("segreduce_rows_even", nil, "folds")
local launches = pieces.joined(even.fields.launches, {
	{
		kernel = "segsoftmax_rows_shares",
		grid = even.grid,
		block = "NT",
		args = { "source", "offsets", "n", "segments", "folds", "result" },
	},
})

return strategy(pieces.with(even.fields, {
	about = "folds of equal chunks of rows and ends (segreduce_rows/even), then the same chunks again for the results",
	source = "two_pass.cl",
	finishes = true,
	when = "GPUs, any lengths: the work does not depend on them, long segments are split among blocks",
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
	-- As segreduce_rows/even.
	sensible = function(p, dev, case)
		return even.sensible(p, case) and p.VEC * case.value.bytes * p.UNROLL <= 256
			and (dev.is_cpu or p.VEC * case.value.bytes * p.UNROLL >= 16)
	end,
	launches = launches,
}))
