-- A mark for each element of a tile, a value for each segment, two words and a sum for each thread.
local function local_bytes(p, case)
	return p.NT * p.VT + (p.SEGMENTS + 1) * math.max(case.type.bytes, case.offset.bytes) + p.NT * 12
end

local function blocks(p, case)
	return case.n > 0 and ceil_div(case.segments, p.SEGMENTS) or 0
end

return strategy {
	about = "equally many segments a block: nothing is searched, all that is read is loaded at once",
	source = "by_segments.cl",
	when = "GPUs, mean lengths up to 32",
	idea = "ranks in bit vectors by words and their counts (Jacobson 1989)",
	params = {
		NT = { 128, 64, 256 },
		SEGMENTS = { 112, 1, 2, 4, 7, 14, 28, 56, 224, 448, 896, 1792 },
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
	-- A block's segments nearly fill a tile, or are one.
	sensible = function(p, dev, case)
		local filled = p.SEGMENTS * case.mean / (p.NT * p.VT)
		return dev.is_cpu or filled <= 1 and filled > 0.5 or p.SEGMENTS == 1 and filled > 1
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
