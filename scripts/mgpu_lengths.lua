-- Modern GPU's second benchmark of segmented reduction: 20 million elements of 4 and 8 bytes, uniform segments of mean
-- length 10 to 500,000.
local n = device.is_cpu and 2e6 or 2e7

sweep {
	operation = "segreduce",
	types = { "f32", "f64" },
	operators = { "plus" },
	geometries = uniform {
		n = n,
		mean = { 10, 20, 50, 100, 200, 500, 1e3, 2e3, 5e3, 1e4, 2e4, 5e4, 1e5, 2e5, 5e5 },
	},
	search = { "random", budget = "120s" },
	time_cap = 0.02,
}

plot { x = "mean length", y = "GB/s", out = "results/mgpu_lengths" }
