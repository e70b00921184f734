-- result[b] = how many of the bytes are b.
return operation {
	about = "number of occurrences of each of 256 byte values",
	inputs = { "bytes" },
	outputs = { "result" },
	-- every byte read once, every count written once
	bytes = function(case)
		return case.n + 256 * case.type.bytes
	end,
}
