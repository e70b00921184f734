-- segreduce with both bounds of each segment: segment s is values[begins[s]] .. values[ends[s] - 1]. Segments may
-- overlap and leave gaps, as those of CUB's DeviceSegmentedReduce; here they begin anywhere.
return operation {
	about = "fold of the values from begins[s] to ends[s]: segments may overlap and leave gaps",
	inputs = { "values", "begins", "ends" },
	outputs = { "result" },
	like = "segreduce",
	strategies = { "subwarp", "block", "split", "reference" },
	source = { "values", "begins", "ends" },
	defines = { SEGMENTS_APART = 1 },
	-- the sum of all lengths, though some values are read twice and some never
	bytes = function(case)
		return case.n * case.element_bytes + case.segments * (2 * case.offset.bytes + case.result.bytes)
	end,
}
