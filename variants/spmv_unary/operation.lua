-- The matrix is all ones and not stored: result[s] = fold of x[columns[i]] over the row's entries i.
return operation {
	like = "spmv",
	about = "sparse matrix of ones times vector, columns from a .mtx or as in a band matrix",
	inputs = { "columns", "x", "offsets" },
	source = { "columns", "x" },
	defines = { SOURCE_SPMV_UNARY = 1 },
	bytes = function(case)
		return case.n * 4 + case.columns * case.value.bytes
			+ (case.segments + 1) * case.offset.bytes + case.segments * case.type.bytes
	end,
}
