local groups = pieces.run_groups(function(p, case)
	local columns, tiles = pieces.row_lanes(p, case)
	return tiles * ceil_div(case.n, p.NT // (columns * p.ROWS) * p.SEGMENTS_IN_FLIGHT)
end)
local found = pieces.by_runs({}, {
	{
		kernel = "segreduce_rows_lanes",
		grid = groups,
		block = "NT",
		args = { "source", "offsets", "segments", "result" },
	},
})

return strategy {
	like = "segreduce_rows/lanes",
	source = "lanes.cl",
	about = "finds runs; then adjacent threads fold the columns of a run's rows",
	when = "GPUs, lengths that vary little",
	params = { LOOK_BACK = { 1, 0 } },
	unaligned = false, -- keys are loaded as vectors
	possible = function(p, dev, case)
		return pieces.can_team_rows(p, dev, case) and case.operator.commutative and pieces.can_modify(p, dev)
			and pieces.can_bound(p, dev) and pieces.can_find_runs(p, dev, case)
	end,
	buffers = found.buffers,
	launches = found.launches,
}
