-- Elements per block.
local function block_items(p)
	return p.NT * p.ITEMS_PER_THREAD
end

-- Blocks per row.
local function parts(p, case)
	return ceil_div(case.length, block_items(p))
end

local function blocks(p, case)
	return case.segments * parts(p, case)
end

return strategy {
	about = "one or several blocks per row; with several, a second launch folds the partial results",
	source = "large.cl",
	when = "GPUs, few long rows",
	idea = "large segments of Futhark (Larsen, Henriksen 2017)",
	ordered = true,
	params = {
		NT = { 256, 128, 512 },
		ITEMS_PER_THREAD = { 16, 4, 64, 256 },
		VEC = { 4, 1, 2 },
		UNROLL = { 4, 1, 2, 8 },
		LDG = { 0, 1 },
		LOAD_MODIFIER = { 0, 1, 2, 3 },
	},
	rarely = { "LOAD_MODIFIER" },
	unaligned = function(p)
		return p.VEC == 1
	end,
	possible = function(p, dev, case)
		return p.NT <= dev.max_block and p.VEC * case.value.bytes <= 16 and blocks(p, case) < 2^31
			and pieces.can_load(p, dev)
	end,
	-- Blocks with elements for all threads, and not mostly beyond the end of a row.
	sensible = function(p, dev, case)
		return dev.is_cpu or p.UNROLL * p.VEC <= p.ITEMS_PER_THREAD and case.length * 4 >= p.NT * p.VEC
			and (p.ITEMS_PER_THREAD <= 16 or p.NT * p.ITEMS_PER_THREAD <= 2 * case.length)
	end,
	tile = block_items,
	buffers = {
		partial = function(p, case)
			return parts(p, case) > 1 and blocks(p, case) * case.type.bytes or 0
		end,
	},
	launches = {
		{
			kernel = "regular_large",
			grid = function(p, case)
				return parts(p, case) <= 1 and blocks(p, case) or 0
			end,
			block = "NT",
			args = { "source", "n", "result" },
		},
		{
			kernel = "regular_large",
			grid = function(p, case)
				return parts(p, case) > 1 and blocks(p, case) or 0
			end,
			block = "NT",
			args = { "source", "n", "partial" },
		},
		{
			kernel = "regular_large_join",
			grid = function(p, case)
				return parts(p, case) > 1 and case.segments or 0
			end,
			block = "NT",
			args = { "partial", "result" },
		},
	},
}
