-- Modern GPU's first benchmark of segmented reduction: uniform segments of mean length 500, 10,000 to 20 million
-- elements of 4 and 8 bytes.
sweep {
	operation = "segreduce",
	types = { "f32", "f64" },
	operators = { "plus" },
	geometries = uniform {
		n = { 1e4, 5e4, 1e5, 2e5, 5e5, 1e6, 2e6, 5e6, 1e7, 2e7 },
		mean = 500,
	},
	search = { "random", budget = "120s" },
	time_cap = 0.02,
}

plot { x = "elements", y = "GB/s", out = "results/mgpu_sizes" }
