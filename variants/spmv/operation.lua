-- Sparse matrix (CSR) times vector: result[s] = fold of matrix[i] * x[columns[i]] over the row's entries i. Columns and
-- values come from a .mtx file; other geometries get adjacent columns.
return operation {
	about = "sparse matrix times vector, columns from a .mtx or as in a band matrix",
	inputs = { "columns", "matrix", "x", "offsets" },
	outputs = { "result" },
	like = "segreduce",
	strategies = { "flat", "flat_persistent", "lookback", "merge", "stream", "subwarp", "block", "chunk", "reference" },
	source = { "columns", "matrix", "x" },
	defines = { SOURCE_SPMV = 1 },
	-- entries and their columns, the vector once, the rows
	bytes = function(case)
		return case.n * (case.value.bytes + 4) + case.columns * case.value.bytes
			+ (case.segments + 1) * case.offset.bytes + case.segments * case.type.bytes
	end,
}
