-- As spmv_indirect for a matrix of ones, which is not stored: row s begins at sources[s] in columns.
return operation {
	like = "segreduce_indirect",
	about = "sparse matrix of ones times vector, columns from a .mtx or random, rows start at sources[s]",
	inputs = { "columns", "x", "offsets", "sources" },
	source = { "columns", "x", "sources" },
	defines = { SOURCE_SPMV_UNARY = 1, SOURCE_INDIRECT = 1 },
	bytes = function(case)
		return case.n * 4 + case.columns * case.value.bytes + (2 * case.segments + 1) * case.offset.bytes
			+ case.segments * case.type.bytes
	end,
}
