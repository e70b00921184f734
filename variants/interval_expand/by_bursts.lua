-- A value per segment, a bit per element and a count per word of a tile, a sum per thread.
local function local_bytes(p, case)
	return (p.SEGMENTS + 1) * math.max(case.type.bytes, case.offset.bytes) + p.NT * p.VT // 4 + p.NT * 4 + 4
end

return strategy(pieces.with(pieces.by_segment_batches("interval_by_bursts", local_bytes), {
	about = "equally many segments per block; those of many blocks are prefetched into the cache at once",
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
}))
