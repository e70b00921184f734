-- Softmax within segments over CSR offsets: result[i] = exp(values[i] - m) / (sum of exp(values[k] - m) over its
-- segment), where m is the largest value of the segment. A fold of the operator logsumexp holds m and that sum.
return operation {
	about = "softmax within each segment, without overflow; segments by CSR offsets, empty ones allowed",
	inputs = { "values", "offsets" },
	outputs = { "result" },
	-- The least that must move: every value and offset read once, every result written once. Strategies that read
	-- values twice from memory reach at most two thirds of it if both are equally wide.
	bytes = function(case)
		return case.n * (case.element_bytes + case.result.bytes) + (case.segments + 1) * case.offset.bytes
	end,
}
