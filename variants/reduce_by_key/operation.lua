-- Runs of equal keys: key_result[r] and result[r] are the key of run r and the fold of its values; *count runs.
return operation {
	about = "fold of the values of each run of equal keys; one key and one result per run, and the number of runs",
	inputs = { "keys", "values" },
	outputs = { "key_result", "result", "count" },
	-- what kernels get that read values or write keys; no key_result with key type "none"
	source = { "keys", "values", "key_result" },
	-- every key and value read once; key and result of every run and their number written once
	bytes = function(case)
		local run = case.result.bytes + (case.key.written and case.key.bytes or 0)
		return case.n * (case.key.bytes + case.element_bytes) + (case.segments - case.empty) * run + 8
	end,
}
