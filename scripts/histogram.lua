-- Histograms of an image of 1920 x 1080 pixels, with bins of equal width and of given bounds, one channel and three,
-- samples of 8, 16 and 32 bits. Areas of one colour have 1 to 1024 pixels on average: from the full entropy of the
-- samples down to a thousandth. A minute on a GPU.
local pixels = device.is_cpu and 1920 * 1080 / 64 or 1920 * 1080

for _, operation in ipairs { "histogram_even", "histogram_range", "histogram_even_rgb", "histogram_range_rgb" } do
	sweep {
		operation = operation,
		key_types = { "u8", "u16", "u32" },
		geometries = geometric { n = pixels, mean = { 1, 4, 32, 1024 } },
		search = { "auto", budget = device.is_cpu and "6s" or "15s" },
		time_cap = 0.02,
	}
	plot {
		operation = operation,
		key_type = "u8",
		x = "mean length",
		y = "time",
		out = "results/" .. operation,
	}
end
