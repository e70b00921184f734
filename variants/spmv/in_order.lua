-- Entries per tile.
local function tile(p, case)
	return p.NT * p.UNROLL * p.STEPS * 16 // case.value.bytes
end

local function tiles(p, case)
	return case.segments > 0 and math.max(1, ceil_div(case.n, tile(p, case))) or 0
end

local carries = pieces.carries { count = tiles }

-- A bit per entry, two bytes per 64 for the list; per team its folds, a number and a count; scans without shuffles, and
-- in later launches.
local function local_bytes(p, case, dev)
	local scan, marks = p.NT * (case.type.bytes + 4), tile(p, case) // 8 + p.LIST_ROWS * tile(p, case) // 32
	return marks + p.NT // pieces.team(p, dev) * (2 * case.type.bytes + 12) + scan + 128
end

return strategy {
	about = "tiles of entries in block order; bits at row ends, one search and one carry-out per block",
	source = "in_order.cl",
	when = "GPUs, long rows of any skew: the matrix is read in order, by many threads with few registers",
	idea = "merge-based CSR SpMV (Merrill, Garland 2016), segmented scan (Baxter 2013)",
	params = {
		NT = { 128, 64, 256, 512 },
		UNROLL = { 4, 2, 1 },
		STEPS = { 4, 2, 8, 16 },
		MIN_BLOCKS = { 0, 2, 4, 6, 7, 8, 10 },
		FINISH = { 1, 0 },
		LIST_ROWS = { 0, 1 },
	},
	possible = function(p, dev, case)
		return pieces.fits(p, dev, local_bytes(p, case, dev)) and case.operator.commutative
			and tile(p, case) <= 32768 and tiles(p, case) < 2^31 and (p.FINISH == 0 or pieces.can_share(dev))
			and (p.LIST_ROWS == 0 or dev.has_shuffle)
	end,
	-- Short rows end in every vector; a tile must be worth a search and a carry, and the list needs some empty
	-- rows.
	sensible = function(p, dev, case)
		return not dev.is_cpu and case.mean >= 32 and tile(p, case) >= 2048
			and (p.MIN_BLOCKS == 0 or p.NT * p.MIN_BLOCKS >= 768)
			and (p.LIST_ROWS == 0 or case.empty * 16 > case.segments)
	end,
	tile = function(p, _, case)
		return tile(p, case)
	end,
	-- Each launch resets the counts to 0.
	buffers = pieces.with(carries.buffers, {
		arrived = {
			bytes = function(p, case)
				return p.FINISH * tiles(p, case) * 4
			end,
			zeroed = true,
		},
	}),
	launches = {
		{
			kernel = "spmv_in_order",
			grid = tiles,
			block = "NT",
			args = { "source", "offsets", "n", "segments", "arrived", "carry_segment", "carry", "result" },
		},
		pieces.with(carries.join, { disabled_by = "FINISH" }),
		pieces.with(carries.join_spans, { disabled_by = "FINISH" }),
	},
}
