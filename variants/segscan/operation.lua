-- Prefix reductions within segments: result[i] = fold of the values from the start of i's segment up to i.
return operation {
	about = "inclusive prefix reductions within each segment; segments by CSR offsets, empty ones allowed",
	inputs = { "values", "offsets" },
	outputs = { "result" },
	like = "scan",
	strategies = { "lookback", "flat", "chunk" },
	defines = { SEGMENTED = 1 },
	-- what every kernel gets in place of the values alone
	source = { "values", "offsets" },
	-- every value and offset read once, every result written once
	bytes = function(case)
		return case.n * (case.element_bytes + case.result.bytes) + (case.segments + 1) * case.offset.bytes
	end,
}
