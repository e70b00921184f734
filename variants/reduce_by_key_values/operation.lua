-- As reduce_by_key, for those who do not want the keys of the runs.
return operation {
	about = "reduce_by_key that leaves the keys of the runs out",
	outputs = { "result", "count" },
	source = { "keys", "values" },
	like = "reduce_by_key",
	strategies = { "lookback", "flat", "chunk", "reference" },
	defines = { KEYS_OUT = 0 },
	bytes = function(case)
		local value = case.type.bytes
		return case.n * (case.key.bytes + value) + (case.segments - case.empty) * value + 8
	end,
}
