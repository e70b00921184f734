-- Rows of a table by sorted keys, as reduce_by_key_rows: element i is row index[i] of the values, which may have any
-- number of rows. The index has the keys' type. With sums it is the backward of bags: for the entries of all bags,
-- sorted by their row of the table, that row is the key, and the entry's bag is the index into the bags' gradients.
return operation {
	about = "fold of the table rows that an index selects, by runs of equal keys: the backward of bags",
	inputs = { "keys", "values", "index" },
	like = "reduce_by_key_rows",
	strategies = { "even", "even_async" },
	source = { "values", "index" },
	defines = { SOURCE_BAGS = 1 },
	-- as reduce_by_key_rows, each row read as often as it is used, and the index
	bytes = function(case)
		local run = case.width * case.result.bytes + case.key.bytes
		return case.n * (2 * case.key.bytes + case.width * case.value.bytes)
			+ (case.segments - case.empty) * run + 8
	end,
}
