return strategy(pieces.with(pieces.by_serial_chunks(), {
	about = "one thread per segment, folding CHUNK_ITEMS elements at a time: for checking operators from scripts",
	source = "reference.cl",
	finishes = true,
	possible = function(p, dev, case)
		return p.NT <= dev.max_block and ceil_div(case.segments, p.NT) < 2^31
	end,
	buffers = { chunk_folds = pieces.results(pieces.chunks) },
	launches = {
		pieces.fold_chunks("chunk_folds"),
		{
			kernel = "segreduce_reference",
			grid = function(p, case)
				return ceil_div(case.segments, p.NT)
			end,
			block = "NT",
			args = { "source", "offsets", "n", "segments", "chunk_folds", "result" },
		},
	},
}))
