-- segreduce with offsets that lack the last entry: the last segment goes on to the end of the values, as in Modern GPU
-- 1.x's CSR.
return operation {
	about = "segreduce without an end offset: the last segment extends to the end of the values",
	inputs = { "values", "offsets" },
	outputs = { "result" },
	like = "segreduce",
	strategies = { "subwarp", "block", "split", "reference" },
	defines = { SEGMENTS_OPEN = 1 },
	bytes = function(case)
		return case.n * case.element_bytes + case.segments * (case.offset.bytes + case.result.bytes)
	end,
}
