-- Segmented reduction over CSR offsets: result[s] = fold of values[offsets[s]] .. values[offsets[s + 1] - 1];
-- an empty segment gives the operator's identity.
return operation {
	about = "fold of each segment's values; segments by CSR offsets, empty ones allowed",
	inputs = { "values", "offsets" },
	outputs = { "result" },
	-- every value (where they are read) and offset read once, every result written once
	bytes = function(case)
		return case.n * case.element_bytes + (case.segments + 1) * case.offset.bytes + case.segments * case.result.bytes
	end,
}
