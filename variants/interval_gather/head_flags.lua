-- Ranks and, of each segment in the tile, at most two offsets or one value.
local function local_bytes(p, case)
	return p.NT * p.VT * (2 + 2 * math.max(case.type.bytes, case.offset.bytes)) + p.NT * 4
end

return strategy {
	about = "equal tiles of elements; a scan of marks at segment starts gives each element its segment's rank",
	source = "head_flags.cl",
	when = "GPUs, at every mean length and every skew, few empty segments",
	idea = "segments as flags (Blelloch 1990), ranks by counting bits",
	params = {
		NT = { 128, 64, 256 },
		VT = { 16, 8, 32 },
		TILES = { 4, 1, 2, 8, 16 },
		UNROLL = { 1, 2, 4 },
		VEC = { 4, 1, 2 },
		MIN_BLOCKS = { 0, 4, 6, 8, 12, 16 },
	},
	unaligned = function(p)
		return p.VEC == 1 and p.UNROLL == 1
	end,
	possible = function(p, dev, case)
		return pieces.fits(p, dev, local_bytes(p, case))
			and math.max(p.VEC, p.UNROLL) * math.max(case.type.bytes, case.offset.bytes) <= 16
			and pieces.tile_chunk_blocks(p, case, dev) < 2^31
	end,
	tile = pieces.team_tile,
	launches = {
		{
			kernel = "interval_head_flags",
			grid = pieces.tile_chunk_blocks,
			block = "NT",
			args = { "source", "n", "segments", "result" },
		},
	},
}
