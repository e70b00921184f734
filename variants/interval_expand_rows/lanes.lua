-- Are loads and stores of that many columns whole vectors?
local function has_vectors(vec, case)
	return vec * case.type.bytes <= 16 and case.stride % vec == 0 and case.width % vec == 0
end

return strategy {
	about = "adjacent threads load a segment's row once and store it for several elements at a time",
	source = "lanes.cl",
	when = "GPUs, lengths that vary little, and enough segments to fill the device",
	idea = "backward of row-split SpMM (Yang, Buluç, Owens 2018), without the fold",
	params = {
		NT = { 256, 64, 128, 512 },
		VEC = { 4, 1, 2 },
		ROWS = { 1, 2, 4, 8, 16, 32 },
		SEGMENTS_IN_FLIGHT = { 1, 2, 4 },
	},
	unaligned = function(p)
		return p.VEC == 1
	end,
	possible = function(p, dev, case)
		return pieces.can_team_rows(p, dev, case) and pieces.row_team_blocks(p, case) < 2^31
	end,
	-- The widest stores that rows allow, few idle threads, most of them with rows, and none with very many.
	sensible = function(p, dev, case)
		local team = pieces.row_lanes(p, case) * p.ROWS
		return has_vectors(p.VEC, case) and not has_vectors(2 * p.VEC, case)
			and p.NT // team * team * 8 >= p.NT * 7
			and (p.ROWS == 1 or p.ROWS <= case.mean)
			and (dev.is_cpu or p.ROWS * 64 >= case.mean or 2 * team > p.NT)
			and (p.SEGMENTS_IN_FLIGHT == 1 or case.mean <= 16 * p.ROWS)
	end,
	tile = function(p)
		return p.ROWS
	end,
	launches = {
		{
			kernel = "interval_expand_rows_lanes",
			grid = pieces.row_team_blocks,
			block = "NT",
			args = { "source", "offsets", "segments", "result" },
		},
	},
}
