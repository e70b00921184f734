-- Elements of a tile; a team is a warp, or a block where there are no shuffles.
local function tile(p, dev)
	return pieces.team(p, dev) * p.VT
end

-- Ranks and, of each segment in the tile, at most two offsets or one value.
local function local_bytes(p, case)
	return p.NT * p.VT * (2 + 2 * math.max(case.type.bytes, case.offset.bytes)) + p.NT * 4
end

local function blocks(p, case, dev)
	local teams = p.NT // pieces.team(p, dev)
	return ceil_div(case.n, p.TILES * tile(p, dev) * teams)
end

return strategy {
	about = "equal tiles of elements; marks where segments begin, summed up, give each element its segment's rank",
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
			and blocks(p, case, dev) < 2^31
	end,
	tile = function(p, dev)
		return tile(p, dev)
	end,
	launches = {
		{
			kernel = "interval_head_flags",
			grid = blocks,
			block = "NT",
			args = { "source", "n", "segments", "result" },
		},
	},
}
