-- Prefix reductions: result[i] = fold of values[0] .. values[i].
return operation {
	about = "inclusive prefix reductions of a whole array",
	inputs = { "values" },
	outputs = { "result" },
	-- every value read once, every result written once
	bytes = function(case)
		return case.n * (case.element_bytes + case.result.bytes)
	end,
}
