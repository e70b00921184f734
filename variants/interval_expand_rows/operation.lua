-- One row per segment becomes one per element: result[i][c] = values[s][c] for every i of segment s: the backward of a
-- sum over the rows of each segment (of a mean, if rows were divided by their lengths before). Row s begins at value s
-- * case.stride; its first case.width values count, and rows of the result are contiguous. Values are only copied:
-- 16-bit ones with an even width and stride are rows of half as many u32.
return operation {
	about = "result[i] = row s of the values for every i of segment s: the backward of row sums",
	inputs = { "values", "offsets" },
	outputs = { "result" },
	-- every result written once, every segment's row and offset read once
	bytes = function(case)
		return (case.n + case.segments) * case.width * case.type.bytes + (case.segments + 1) * case.offset.bytes
	end,
}
