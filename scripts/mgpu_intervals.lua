-- Modern GPU's benchmarks of interval moves: 10,000 to 20 million values in intervals of 25, and 10 million values in
-- intervals of mean length 2 to 5000. Expansion, gather, scatter and move.
local n = device.is_cpu and 1e6 or 1e7
local sizes = uniform { n = { 1e4, 5e4, 1e5, 2e5, 5e5, 1e6, 2e6, 5e6, 1e7, 2e7 }, mean = 25 }
local lengths = uniform { n = n, mean = { 2, 5, 10, 20, 50, 100, 200, 500, 1e3, 2e3, 5e3 } }

for _, operation in ipairs { "interval_expand", "interval_gather", "interval_scatter", "interval_move" } do
	sweep {
		operation = operation,
		types = { "i32", "i64" },
		geometries = { sizes, lengths },
		search = { "random", budget = "60s" },
		time_cap = 0.02,
	}
	plot {
		operation = operation, type = "i32", geometry = ("uniform:n=%d,*"):format(n), x = "mean length", y = "GB/s",
		out = "results/mgpu_" .. operation,
	}
end
