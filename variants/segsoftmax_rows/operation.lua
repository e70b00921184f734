-- Softmax within segments of rows over CSR offsets, each column by itself: result[i][c] = exp(values[i][c] - m) / (sum
-- of exp(values[k][c] - m) over the rows k of its segment), where m is the largest of these values. Row i begins at
-- value i * case.stride; its first case.width values count. Results are contiguous.
return operation {
	about = "column-wise softmax within each segment's rows, without overflow; segments by CSR offsets",
	inputs = { "values", "offsets" },
	outputs = { "result" },
	-- The least that must move: every value that counts and every offset read once, every result written once.
	bytes = function(case)
		return case.n * case.width * (case.element_bytes + case.result.bytes)
			+ (case.segments + 1) * case.offset.bytes
	end,
}
