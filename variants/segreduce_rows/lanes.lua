return strategy {
	about = "adjacent threads take a row's columns; several rows of a segment at a time, folded last",
	source = "lanes.cl",
	finishes = true,
	when = "GPUs, lengths that vary little, and enough segments to fill the device",
	idea = "row-split SpMM (Yang, Buluç, Owens 2018)",
	params = {
		NT = { 256, 64, 128, 512 },
		VEC = { 4, 1, 2, 8 },
		ROWS = { 1, 2, 4, 8, 16, 32 },
		UNROLL = { 4, 1, 2, 8 },
		SEGMENTS_IN_FLIGHT = { 1, 2, 4 },
		MIN_BLOCKS = { 0, 4, 8 },
		LOAD_MODIFIER = { 0, 1, 2, 3 },
	},
	rarely = { "LOAD_MODIFIER" },
	unaligned = function(p)
		return p.VEC == 1
	end,
	possible = function(p, dev, case)
		return pieces.can_team_rows(p, dev, case) and case.operator.commutative and pieces.can_modify(p, dev)
			and pieces.can_bound(p, dev) and pieces.row_team_blocks(p, case) < 2^31
	end,
	-- The widest loads that rows allow, few idle threads, most of them with rows.
	sensible = function(p, dev, case)
		local team, step = pieces.row_lanes(p, case) * p.ROWS, p.ROWS * p.UNROLL
		return pieces.has_widest_columns(p, case) and p.NT // team * team * 8 >= p.NT * 7
			and (step == 1 or step <= 2 * case.mean)
			and (dev.is_cpu or step * 16 >= case.mean or team == p.NT or team >= 32 and p.UNROLL == 8)
			and (p.SEGMENTS_IN_FLIGHT == 1 or case.mean <= 2 * step)
			and p.VEC * case.value.bytes * p.UNROLL * p.SEGMENTS_IN_FLIGHT <= 256
	end,
	tile = function(p)
		return p.ROWS * p.UNROLL
	end,
	launches = {
		{
			kernel = "segreduce_rows_lanes",
			grid = pieces.row_team_blocks,
			block = "NT",
			args = { "source", "offsets", "segments", "result" },
		},
	},
}
