-- result[0] = fold of all values; the identity if there are none.
return operation {
	about = "fold of a whole array",
	inputs = { "values" },
	outputs = { "result" },
	-- every value read once, where any are read, one result written
	bytes = function(case)
		return case.n * case.element_bytes + case.result.bytes
	end,
}
