-- result[0] = fold of all values; the identity if there are none.
return operation {
	about = "fold of a whole array",
	inputs = { "values" },
	outputs = { "result" },
	-- every value read once, where the operator reads any, one result written
	bytes = function(case)
		return (case.operator.reads and case.n * case.value.bytes or 0) + case.type.bytes
	end,
}
