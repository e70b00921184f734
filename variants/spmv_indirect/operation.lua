-- As spmv_random, with a source per row: row s begins at sources[s] in columns and matrix.
return operation {
	about = "sparse matrix times vector, columns from a .mtx or random, rows start at sources[s]",
	inputs = { "columns", "matrix", "x", "offsets", "sources" },
	like = "segreduce_indirect",
	source = { "columns", "matrix", "x", "sources" },
	defines = { SOURCE_SPMV = 1, SOURCE_INDIRECT = 1 },
	bytes = function(case)
		return case.n * (case.value.bytes + 4) + case.columns * case.value.bytes
			+ (2 * case.segments + 1) * case.offset.bytes + case.segments * case.type.bytes
	end,
}
