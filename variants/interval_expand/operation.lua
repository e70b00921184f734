-- One value per segment becomes one per element: result[i] = values[s] for every i of segment s.
return operation {
	about = "result[i] = values[s] for every i of segment s",
	inputs = { "values", "offsets" },
	outputs = { "result" },
	like = "interval_gather",
	source = { "values", "offsets" },
	defines = { INTERVAL_EXPAND = 1 },
	-- every result written once, every segment's value and offset read once
	bytes = function(case)
		return (case.n + case.segments) * case.type.bytes + (case.segments + 1) * case.offset.bytes
	end,
}
