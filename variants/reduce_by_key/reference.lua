return strategy(pieces.with(pieces.by_parts(), {
	about = "a thread folds the runs that begin in ITEMS elements: for checking operators from scripts",
	source = "reference.cl",
	buffers = { places = pieces.integers(pieces.parts) },
	launches = {
		{
			kernel = "reduce_by_key_reference_count",
			grid = pieces.blocks_of_parts,
			block = "NT",
			args = { "keys", "n", "places" },
		},
		{
			kernel = "reduce_by_key_reference_spine",
			grid = 1,
			block = 1,
			args = { "places", pieces.parts, "count" },
		},
		{
			kernel = "reduce_by_key_reference",
			grid = pieces.blocks_of_parts,
			block = "NT",
			args = { "source", "n", "places", "result" },
		},
	},
}))
