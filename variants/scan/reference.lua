return strategy(pieces.with(pieces.by_parts(), {
	about = "a thread scans ITEMS elements behind the fold of those before: for checking operators from scripts",
	source = "reference.cl",
	buffers = { before = pieces.results(pieces.parts) },
	launches = {
		pieces.fold_parts("before"),
		{ kernel = "scan_reference_spine", grid = 1, block = 1, args = { "before", pieces.parts } },
		{
			kernel = "scan_reference",
			grid = pieces.blocks_of_parts,
			block = "NT",
			args = { "source", "n", "before", "result" },
		},
	},
}))
