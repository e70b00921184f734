-- Segments sent to scattered places: result[scatter[s] + i] = values[offsets[s] + i].
return operation {
	about = "segments scattered: segment s goes to scatter[s]",
	inputs = { "values", "offsets", "scatter" },
	outputs = { "result" },
	like = "interval_gather",
	source = { "values", "offsets", "scatter" },
	defines = { INTERVAL_SCATTER = 1 },
	-- every value read and written once, and of each segment its offset and its place
	bytes = function(case)
		return 2 * case.n * case.type.bytes + (2 * case.segments + 1) * case.offset.bytes
	end,
}
