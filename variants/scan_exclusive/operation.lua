-- result[i] = fold of values[0] .. values[i - 1]; result[0] is the operator's identity.
return operation {
	about = "prefix reductions of a whole array, each without its own element",
	inputs = { "values" },
	outputs = { "result" },
	like = "scan",
	defines = { EXCLUSIVE = 1 },
	bytes = function(case)
		return 2 * case.n * case.type.bytes
	end,
}
