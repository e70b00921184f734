-- As reduce_by_key, for keys of another type.
return operation {
	about = "reduce_by_key with i64 keys",
	inputs = { "keys", "values" },
	outputs = { "key_result", "result", "count" },
	source = { "keys", "values", "key_result" },
	like = "reduce_by_key",
	bytes = function(case)
		local pair = case.key.bytes + case.type.bytes
		return case.n * pair + (case.segments - case.empty) * pair + 8
	end,
}
