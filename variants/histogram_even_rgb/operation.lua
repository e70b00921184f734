-- result[256 * c + b] = how many pixels have a sample of channel c in bin b, as histogram_even. Four samples a pixel.
return operation {
	like = "histogram_even",
	about = "histogram_even of three channels of four-sample pixels",
	inputs = { "pixels", "levels" },
	outputs = { "result" },
	defines = { CHANNELS = 3 },
	-- every sample, the fourth too, and level read once, every count written once
	bytes = function(case)
		return case.n * 4 * case.key.bytes + 2 * 4 + 3 * 256 * 4
	end,
}
