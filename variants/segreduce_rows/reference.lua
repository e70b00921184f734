return strategy {
	about = "one thread per segment and column, row by row: for checking operators from scripts",
	source = "reference.cl",
	finishes = true,
	when = "never: a reference for correctness",
	ordered = true,
	params = { NT = { 64 } },
	unaligned = true,
	possible = function(p, dev, case)
		return p.NT <= dev.max_block and ceil_div(case.segments * case.width, p.NT) < 2^31
	end,
	sensible = function()
		return false
	end,
	tile = function(p)
		return p.NT
	end,
	launches = {
		{
			kernel = "segreduce_rows_reference",
			grid = function(p, case)
				return ceil_div(case.segments * case.width, p.NT)
			end,
			block = "NT",
			args = { "source", "offsets", "segments", "result" },
		},
	},
}
