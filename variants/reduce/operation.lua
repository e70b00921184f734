-- result[0] = fold of all values; the identity if there are none.
return operation {
	about = "fold of a whole array",
	inputs = { "values" },
	outputs = { "result" },
	-- every value read once
	bytes = function(case)
		return case.n * case.type.bytes
	end,
}
