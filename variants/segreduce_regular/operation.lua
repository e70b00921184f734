-- Rows of a matrix: result[s] = fold of values[s * length] .. values[(s + 1) * length - 1].
return operation {
	about = "fold of each row of a matrix: segments of one length, which is compiled in",
	inputs = { "values" },
	outputs = { "result" },
	like = "segreduce",
	strategies = { "thread", "stream", "stream_bulk", "subwarp", "block", "split", "chunk", "reference" },
	-- every value read once, where the operator reads any, every result written once
	bytes = function(case)
		return (case.operator.reads and case.n * case.value.bytes or 0) + case.segments * case.type.bytes
	end,
}
