-- A value for each segment, a bit and a count for each word of a tile, a sum for each thread.
local function local_bytes(p, case)
	return (p.SEGMENTS + 1) * math.max(case.type.bytes, case.offset.bytes) + p.NT * p.VT // 4 + p.NT * 4 + 4
end

local function blocks(p, case)
	return case.n > 0 and ceil_div(case.segments, p.SEGMENTS) or 0
end

return strategy {
	about = "equally many segments a block, those of many blocks brought into the cache at once",
	source = "by_bursts.cl",
	when = "GPUs, mean lengths of 8 to 256",
	idea = "ranks in bit vectors by words and their counts (Jacobson 1989)",
	params = {
		NT = { 256, 64, 128 },
		SEGMENTS = { 112, 1, 2, 4, 7, 14, 28, 56, 224, 448, 896, 1792 },
		VT = { 16, 8, 32 },
		VEC = { 4, 1, 2 },
		STORE_MODIFIER = { 0, 1 },
		BURST = { 1024, 0, 256, 512, 2048, 4096 },
		MIN_BLOCKS = { 0, 8 },
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
			kernel = "interval_by_bursts",
			grid = blocks,
			block = "NT",
			args = { "source", "segments", "result" },
		},
	},
}
