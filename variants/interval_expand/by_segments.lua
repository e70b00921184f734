-- A mark per element of a tile, a value per segment, two words and a sum per thread.
local function local_bytes(p, case)
	return p.NT * p.VT + (p.SEGMENTS + 1) * math.max(case.type.bytes, case.offset.bytes) + p.NT * 12
end

return strategy(pieces.with(pieces.by_segment_batches("interval_by_segments", local_bytes), {
	about = "equally many segments per block: no search, all loads issued at once",
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
}))
