local function owned(p)
	return p.NT * p.SEGMENTS_PER_THREAD
end

-- A mark for each element of a tile, a value for each segment, two words and a sum for each thread.
local function local_bytes(p, case)
	return p.NT * p.VT + (owned(p) + 1) * math.max(case.type.bytes, case.offset.bytes) + p.NT * 12
end

local function blocks(p, case)
	return case.n > 0 and ceil_div(case.segments, owned(p)) or 0
end

return strategy {
	about = "equally many segments a block: nothing is searched, all that is read is loaded at once",
	source = "by_segments.cl",
	when = "GPUs, mean lengths up to 64, of little skew above 8",
	idea = "ranks in bit vectors by words and their counts (Jacobson 1989)",
	params = {
		NT = { 128, 64, 256 },
		SEGMENTS_PER_THREAD = { 3, 1, 2, 4, 6, 8, 12, 16 },
		VT = { 32, 16 },
		VEC = { 4, 1, 2 },
		STORE_MODIFIER = { 0, 1 },
		MIN_BLOCKS = { 0, 8, 12 },
	},
	unaligned = function(p)
		return p.VEC == 1
	end,
	possible = function(p, dev, case)
		return pieces.fits(p, dev, local_bytes(p, case))
			and p.VEC * math.max(case.type.bytes, case.offset.bytes) <= 16 and blocks(p, case) < 2^31
			and (p.STORE_MODIFIER == 0 or dev.backend == "cuda")
	end,
	-- A block's segments fill a tile, or are as few as there may be.
	sensible = function(p, dev, case)
		local elements = p.SEGMENTS_PER_THREAD * case.mean
		return dev.is_cpu or elements <= 1.3 * p.VT and elements > 0.5 * p.VT
			or p.SEGMENTS_PER_THREAD == 1 and elements > p.VT
	end,
	launches = {
		{
			kernel = "interval_by_segments",
			grid = blocks,
			block = "NT",
			args = { "source", "segments", "result" },
		},
	},
}
