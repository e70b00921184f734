-- result[i] = fold of the values from the start of i's segment up to i - 1: the identity for a segment's first.
return operation {
	about = "prefix reductions within each segment, each without its own element",
	inputs = { "values", "offsets" },
	outputs = { "result" },
	like = "scan",
	defines = { EXCLUSIVE = 1, SEGMENTED = 1 },
	-- what every kernel gets in place of the values alone
	source = { "values", "offsets" },
	bytes = function(case)
		return 2 * case.n * case.type.bytes + (case.segments + 1) * case.offset.bytes
	end,
}
