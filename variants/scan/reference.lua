return strategy(pieces.with(pieces.by_serial_chunks(), {
	about = "each thread scans CHUNK_ITEMS elements after folding all before: for checking operators from scripts",
	source = "reference.cl",
	begins = true,
	in_place = true,
	buffers = { before = pieces.results(pieces.chunks) },
	launches = {
		pieces.fold_chunks("before"),
		{ kernel = "scan_reference_spine", grid = 1, block = 1, args = { "before", pieces.chunks } },
		{
			kernel = "scan_reference",
			grid = pieces.blocks_of_chunks,
			block = "NT",
			args = { "source", "n", "before", "result" },
		},
	},
}))
