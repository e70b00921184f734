-- result[b] = how many of the pixels lie in bin b of 256 of equal width from levels[0] to before levels[1].
return operation {
	about = "histogram of single-channel pixels with 256 bins of equal width",
	inputs = { "pixels", "levels" },
	outputs = { "result" },
	-- every sample and level read once, every count written once
	bytes = function(case)
		return case.n * case.key.bytes + 2 * 4 + 256 * 4
	end,
}
