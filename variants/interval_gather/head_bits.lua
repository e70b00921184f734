-- Per element a mark, and the number or the two places of a segment; per thread two words, and its ring of up to three
-- arrays.
local function local_bytes(p, case)
	local listed = (1 + math.min(p.LOCAL_ROUTES, 1)) * case.offset.bytes
	return p.NT * p.VT * (1 + listed) + p.NT * (12 + listed)
		+ p.STAGES * p.UNROLL * p.NT * 3 * case.offset.bytes
end

-- Are there asynchronous copies, and is a thread's part of each array made of whole 16-byte vectors?
local function can_copy_ahead(p, dev, case)
	return p.STAGES == 0 or pieces.has_sm(dev, 80) and p.AHEAD == 0 and p.UNROLL * case.offset.bytes % 16 == 0
end

return strategy {
	about = "equal tiles of elements; counting bits at segment starts gives each element its segment",
	source = "head_bits.cl",
	when = "GPUs, at every mean length and every skew, few empty segments",
	idea = "ranks in bit vectors by words and their counts (Jacobson 1989)",
	params = {
		NT = { 128, 64, 256 },
		VT = { 32, 16 },
		TILES = { 4, 1, 16 },
		UNROLL = { 4, 1, 8 },
		AHEAD = { 2, 0 },
		VEC = { 4, 1, 2 },
		STORE_MODIFIER = { 0, 1 },
		MIN_BLOCKS = { 0, 4, 8, 16 },
		LOCAL_ROUTES = { 0, 1, 2 },
		HOLD = { 0, 1 },
		STAGES = { 0, 3, 2 },
		CHUNKS_AHEAD = { 0, 16 },
	},
	unaligned = function(p)
		return p.VEC == 1 and p.UNROLL == 1
	end,
	possible = function(p, dev, case)
		return pieces.fits(p, dev, local_bytes(p, case))
			and p.VEC * math.max(case.type.bytes, case.offset.bytes) <= 16
			and (p.LOCAL_ROUTES < 2 or dev.has_shuffle) and pieces.tile_chunk_blocks(p, case, dev) < 2^31
			and (p.STORE_MODIFIER == 0 or dev.backend == "cuda") and (p.HOLD == 0 or p.TILES > 1)
			and can_copy_ahead(p, dev, case)
			and (p.CHUNKS_AHEAD == 0 or pieces.has_sm(dev, 90) and p.LOCAL_ROUTES == 2 and p.STAGES > 0)
	end,
	tile = pieces.team_tile,
	launches = {
		{
			kernel = "interval_head_bits",
			grid = pieces.tile_chunk_blocks,
			block = "NT",
			args = { "source", "n", "segments", "result" },
		},
	},
}
