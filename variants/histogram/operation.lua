-- result[b] = how many of the bytes are b.
return operation {
	about = "how often each of 256 bytes occurs",
	inputs = { "bytes" },
	outputs = { "result" },
	-- every byte read once, every count written once
	bytes = function(case)
		return case.n + 256 * case.type.bytes
	end,
}
