local function blocks(p, case)
	local columns, tiles = pieces.row_lanes(p, case)
	return tiles * ceil_div(case.segments, p.NT // (columns * p.ROWS))
end

-- Rows of a segment that its threads keep in registers.
local function kept(p)
	return p.ROWS * p.KEEP
end

return strategy {
	about = "adjacent threads take a row's columns, several rows at a time; short segments are read once and kept",
	source = "lanes.cl",
	finishes = true,
	when = "GPUs, lengths that vary little and fit into caches until they are read again",
	idea = "online softmax (Milakov, Gimelshein 2018), one team of threads per segment and columns",
	params = {
		NT = { 256, 64, 128, 512 },
		VEC = { 4, 1, 2, 8 },
		ROWS = { 1, 2, 4, 8, 16, 32 },
		KEEP = { 4, 1, 2, 8 },
		UNROLL = { 4, 1, 2, 8 },
		MIN_BLOCKS = { 0, 4, 8 },
		LOAD_MODIFIER = { 0, 1, 2, 3 },
	},
	rarely = { "LOAD_MODIFIER" },
	unaligned = function(p)
		return p.VEC == 1
	end,
	possible = function(p, dev, case)
		return pieces.can_team_rows(p, dev, case) and pieces.can_modify(p, dev) and pieces.can_bound(p, dev)
			and p.VEC * p.NT * case.type.bytes <= dev.local_bytes and blocks(p, case) < 2^31
	end,
	-- The widest loads that rows allow, few idle threads, most of them with rows, and not all registers.
	sensible = function(p, dev, case)
		local team = pieces.row_lanes(p, case) * p.ROWS
		return pieces.has_widest_columns(p, case) and p.NT // team * team * 8 >= p.NT * 7
			and (kept(p) == 1 or kept(p) <= 4 * math.max(1, case.mean))
			and (dev.is_cpu or kept(p) * 16 >= case.mean or team == p.NT or team >= 32 and p.UNROLL == 8)
			and (p.UNROLL <= 2 * p.KEEP or case.mean > kept(p))
			and p.VEC * case.value.bytes * math.max(p.KEEP, p.UNROLL) <= 128
	end,
	tile = kept,
	launches = {
		{
			kernel = "segsoftmax_rows_lanes",
			grid = blocks,
			block = "NT",
			args = { "source", "offsets", "segments", "result" },
		},
	},
}
