-- As reduce_by_key; a call ends when the host has the number of runs, which it needs to go on.
return operation {
	about = "reduce_by_key, the number of runs read back to the host at the end of each call",
	inputs = { "keys", "values" },
	outputs = { "key_result", "result", "count" },
	source = { "keys", "values", "key_result" },
	like = "reduce_by_key",
	fetch = "count",
	bytes = function(case)
		local pair = case.key.bytes + case.type.bytes
		return case.n * pair + (case.segments - case.empty) * pair + 8
	end,
}
