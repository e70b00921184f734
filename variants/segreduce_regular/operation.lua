-- Rows of a matrix: result[s] = fold of values[s * length] .. values[(s + 1) * length - 1].
return operation {
	about = "fold of each row of a matrix: segments of one compiled-in length",
	inputs = { "values" },
	outputs = { "result" },
	like = "segreduce",
	strategies = { "thread", "stream", "stream_bulk", "subwarp", "block", "split", "chunk", "reference" },
	-- every value read once, where any are read, every result written once
	bytes = function(case)
		return case.n * case.element_bytes + case.segments * case.result.bytes
	end,
}
