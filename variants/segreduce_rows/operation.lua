-- Segmented reduction of rows over CSR offsets: result[s][c] = fold of values[i][c] over i = offsets[s] to
-- offsets[s + 1] - 1, each column by itself. Row i begins at value i * case.stride; its first case.width values count.
return operation {
	about = "column-wise fold of each segment's rows; segments by CSR offsets, empty ones allowed",
	inputs = { "values", "offsets" },
	outputs = { "result" },
	-- every value that counts and every offset read once, every result written once
	bytes = function(case)
		return (case.n * case.element_bytes + case.segments * case.result.bytes) * case.width
			+ (case.segments + 1) * case.offset.bytes
	end,
}
