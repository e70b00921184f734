local function blocks(p, case)
	return ceil_div(case.n + case.segments, p.CHUNK_ITEMS * p.TILES)
end

-- Bytes that a tile of elements writes, not counting segment ends.
local function tile_bytes(p, case)
	return p.CHUNK_ITEMS * case.width * case.type.bytes
end

return strategy {
	about = "rows and segment ends split evenly; rows look up their segments in local memory; stored as one array",
	source = "even.cl",
	when = "GPUs, skewed lengths, many empty segments, odd widths: the work does not depend on the lengths",
	idea = "load-balancing search, Modern GPU 1.1 (Baxter 2013), for rows",
	params = {
		NT = { 256, 64, 128, 512 },
		VEC = { 4, 1, 2 },
		CHUNK_ITEMS = { 128, 16, 32, 64, 256, 512, 1024, 2048 },
		TILES = { 4, 1, 2, 8 },
		UNROLL = { 2, 1, 4 },
		MIN_BLOCKS = { 0, 4, 6, 8 },
	},
	unaligned = function(p)
		return p.VEC == 1
	end,
	possible = function(p, dev, case)
		return pieces.fits(p, dev, p.CHUNK_ITEMS * 4 + (p.TILES + 1) * 8)
			and p.VEC * case.type.bytes <= 16 and blocks(p, case) < 2^31
	end,
	-- 16-byte stores, or, if those are built from single loads, single values; some stores per thread, enough
	-- blocks.
	sensible = function(p, dev, case)
		local bytes = tile_bytes(p, case)
		return (p.VEC * case.type.bytes == 16 or p.VEC == 1 and case.width % 2 == 1) and bytes >= 4096
			and bytes >= p.NT * p.UNROLL * p.VEC * case.type.bytes
			and (dev.is_cpu or bytes <= 131072 or p.CHUNK_ITEMS == 16)
	end,
	tile = function(p)
		return p.CHUNK_ITEMS
	end,
	launches = {
		{
			kernel = "interval_expand_rows_even",
			grid = blocks,
			block = "NT",
			args = { "source", "offsets", "n", "segments", "result" },
		},
	},
}
