-- result[i] = s for every i of segment s.
return operation {
	about = "the segment of every element",
	inputs = { "offsets" },
	outputs = { "result" },
	like = "interval_gather",
	source = { "offsets" },
	defines = { LOAD_BALANCE_SEARCH = 1 },
	-- every result, of the offsets' type, written once, every offset read once
	bytes = function(case)
		return (case.n + case.segments + 1) * case.offset.bytes
	end,
}
