-- Pooled rows of a table: result[s][c] = fold of values[index[k]][c] over k = offsets[s] to offsets[s + 1] - 1, each
-- column by itself. Row i of the table begins at value i * case.stride; its first case.width values count. The index's
-- type is the key type. Operators that give an index give that of the entry, k.
return operation {
	about = "column-wise fold of the table rows that each segment's indices select: pooled embeddings",
	inputs = { "values", "index", "offsets" },
	outputs = { "result" },
	like = "segreduce_rows",
	strategies = { "lanes", "even", "even_async", "reference" },
	source = { "values", "index" },
	defines = { SOURCE_BAGS = 1 },
	-- every row is read each time it is used, as from a table without end: if caches hold some of the rows, fewer
	-- bytes come from memory, and the fraction may exceed 1. Then the index, the offsets, the results.
	bytes = function(case)
		return case.n * (case.width * case.value.bytes + case.key.bytes) + (case.segments + 1) * case.offset.bytes
			+ case.segments * case.width * case.result.bytes
	end,
}
