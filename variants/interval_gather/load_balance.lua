-- Elements and segment ends per block.
local function block_items(p)
	return p.NT * p.VT
end

-- Ends, segments of elements, and at most two offsets or one value per segment.
local function local_bytes(p, case)
	return block_items(p) * 4 + (block_items(p) + 1) * 2 * math.max(case.type.bytes, case.offset.bytes)
end

local function tiles(p, case)
	return ceil_div(case.n + case.segments, block_items(p))
end

return strategy {
	about = "equal shares of elements and segment ends per block; each element looks up its segment in local memory",
	source = "load_balance.cl",
	when = "GPUs, short segments, skewed lengths and many empty segments: the work does not depend on the lengths",
	idea = "load-balancing search, Modern GPU 1.1 (Baxter 2013)",
	params = {
		NT = { 128, 64, 256, 512 },
		VT = { 7, 5, 11, 15, 19, 23 },
		VEC = { 4, 1, 2 },
		SERIAL_MERGE = { 1, 0 },
	},
	unaligned = function(p)
		return p.VEC == 1
	end,
	possible = function(p, dev, case)
		return p.NT <= dev.max_block and local_bytes(p, case) <= dev.local_bytes
			and p.VEC * math.max(case.type.bytes, case.offset.bytes) <= 16
			and tiles(p, case) < 2^31
	end,
	tile = block_items,
	buffers = {
		limits = pieces.limits(tiles),
	},
	launches = {
		{
			kernel = "interval_load_balance_limits",
			grid = pieces.limits_grid(tiles),
			block = "NT",
			args = { "offsets", "n", "segments", tiles, "limits" },
		},
		{
			kernel = "interval_load_balance",
			grid = tiles,
			block = "NT",
			args = { "source", "n", "segments", "limits", "result" },
		},
	},
}
