return strategy {
	like = "segreduce/reference",
	source = "reference.cl",
	begins = true,
	finishes = false, -- it stores the folds on its way
	in_place = true,
	launches = {
		{
			kernel = "segscan_reference",
			grid = function(p, case)
				return ceil_div(case.segments, p.NT)
			end,
			block = "NT",
			args = { "source", "segments", "result" },
		},
	},
}
