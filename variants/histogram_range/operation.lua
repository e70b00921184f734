-- result[b] = how many of the pixels lie from levels[b] to before levels[b + 1], 256 bins.
return operation {
	like = "histogram_even",
	about = "histogram of single-channel pixels with 256 bins of given bounds",
	inputs = { "pixels", "levels" },
	outputs = { "result" },
	defines = { RANGE = 1 },
	-- every sample and level read once, every count written once
	bytes = function(case)
		return case.n * case.key.bytes + 257 * 4 + 256 * 4
	end,
}
