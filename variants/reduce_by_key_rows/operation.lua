-- Rows of values by sorted keys: key_result[r] is the key of run r of equal keys, result[r][c] the fold of values[i][c]
-- over its elements i, each column by itself; *count runs. Row i begins at value i * case.stride; its first case.width
-- values count. With sums it is the scatter-add of an embedding's gradient, whose rows are sorted by key.
return operation {
	about = "column-wise fold of the rows of each run of equal keys; one key and one row per run, and the number of runs",
	inputs = { "keys", "values" },
	outputs = { "key_result", "result", "count" },
	-- every key and value that counts read once; key and row of every run and their number written once
	bytes = function(case)
		local run = case.width * case.result.bytes + case.key.bytes
		return case.n * (case.key.bytes + case.width * case.element_bytes) + (case.segments - case.empty) * run + 8
	end,
}
