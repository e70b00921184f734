return strategy(pieces.with(pieces.by_serial_chunks(), {
	about = "each thread folds the runs that begin in its CHUNK_ITEMS elements: for checking operators from scripts",
	source = "reference.cl",
	buffers = { places = pieces.integers(pieces.chunks) },
	launches = {
		{
			kernel = "reduce_by_key_reference_count",
			grid = pieces.blocks_of_chunks,
			block = "NT",
			args = { "keys", "n", "places" },
		},
		{
			kernel = "reduce_by_key_reference_spine",
			grid = 1,
			block = 1,
			args = { "places", pieces.chunks, "count" },
		},
		{
			kernel = "reduce_by_key_reference",
			grid = pieces.blocks_of_chunks,
			block = "NT",
			args = { "source", "n", "places", "result" },
		},
	},
}))
