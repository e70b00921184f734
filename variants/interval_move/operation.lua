-- Segments moved from scattered places to others: result[scatter[s] + i] = values[gather[s] + i].
return operation {
	about = "segments moved from gather[s] to scatter[s]",
	inputs = { "values", "offsets", "gather", "scatter" },
	outputs = { "result" },
	like = "interval_gather",
	source = { "values", "offsets", "gather", "scatter" },
	defines = { INTERVAL_GATHER = 1, INTERVAL_SCATTER = 1 },
	-- every value read and written once, and of each segment its offset and both places
	bytes = function(case)
		return 2 * case.n * case.type.bytes + (3 * case.segments + 1) * case.offset.bytes
	end,
}
