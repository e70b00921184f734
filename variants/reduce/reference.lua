return strategy(pieces.with(pieces.by_serial_chunks(), {
	about = "each thread folds CHUNK_ITEMS elements, one thread their results: for checking operators from scripts",
	source = "reference.cl",
	buffers = { partial = pieces.results(pieces.chunks) },
	launches = {
		pieces.fold_chunks("partial"),
		{ kernel = "reduce_reference", grid = 1, block = 1, args = { "partial", pieces.chunks, "result" } },
	},
}))
