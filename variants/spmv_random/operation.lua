-- As spmv; where the vector outgrows the caches its reads cost more than the bytes that are counted.
return operation {
	about = "sparse matrix times vector, columns at random",
	inputs = { "columns", "matrix", "x", "offsets" },
	outputs = { "result" },
	like = "segreduce",
	strategies = { "flat", "look", "merge", "stage", "sub", "block", "chunk", "reference" },
	source = { "columns", "matrix", "x" },
	defines = { SOURCE_SPMV = 1 },
	bytes = function(case)
		return case.n * (case.value.bytes + 4) + case.columns * case.value.bytes
			+ (case.segments + 1) * case.offset.bytes + case.segments * case.type.bytes
	end,
}
