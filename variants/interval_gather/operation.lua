-- Segments collected from scattered places: result[offsets[s] + i] = values[gather[s] + i].
return operation {
	about = "segments gathered from scattered positions: segment s starts at gather[s]",
	inputs = { "values", "offsets", "gather" },
	outputs = { "result" },
	source = { "values", "offsets", "gather" },
	defines = { INTERVAL_GATHER = 1 },
	-- every value read and written once, and of each segment its offset and its place
	bytes = function(case)
		return 2 * case.n * case.type.bytes + (2 * case.segments + 1) * case.offset.bytes
	end,
}
