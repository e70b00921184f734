return strategy(pieces.with(pieces.by_parts(), {
	about = "a thread folds ITEMS elements, one what they leave: for checking operators from scripts",
	source = "reference.cl",
	buffers = { partial = pieces.results(pieces.parts) },
	launches = {
		pieces.fold_parts("partial"),
		{ kernel = "reduce_reference", grid = 1, block = 1, args = { "partial", pieces.parts, "result" } },
	},
}))
