-- segreduce with a source per segment: segment s is read from values[sources[s]] on; its length is still offsets[s + 1]
-- - offsets[s]. Here segments are stored in a random order, each element in one of them.
return operation {
	about = "fold of each segment's values, which start at sources[s]",
	inputs = { "values", "offsets", "sources" },
	outputs = { "result" },
	like = "segreduce",
	strategies = { "flat", "subwarp", "block", "chunk", "reference" },
	source = { "values", "sources" },
	defines = { SOURCE_INDIRECT = 1 },
	-- as segreduce, and the sources; sectors that two segments share are read twice, which is not counted
	bytes = function(case)
		return case.n * case.element_bytes + (2 * case.segments + 1) * case.offset.bytes
			+ case.segments * case.result.bytes
	end,
}
