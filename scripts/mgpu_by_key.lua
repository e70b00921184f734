-- Modern GPU's benchmarks of reduce-by-key: uniform runs of mean length 500 for 10,000 to 20 million pairs, and of mean
-- length 10 to 500,000 for 20 million pairs; keys of 4 bytes, values of 4 and 8. With keys written, without them (key
-- type "none"), with the count read back by the host, and prepared.
local n = device.is_cpu and 2e6 or 2e7
local sizes = uniform { n = { 1e4, 5e4, 1e5, 2e5, 5e5, 1e6, 2e6, 5e6, 1e7, 2e7 }, mean = 500 }
local lengths = uniform {
	n = n,
	mean = { 10, 20, 50, 100, 200, 500, 1e3, 2e3, 5e3, 1e4, 2e4, 5e4, 1e5, 2e5, 5e5 },
}
local calls = {
	{ operation = "reduce_by_key", key_types = { "i32", "none" } },
	{ operation = "reduce_by_key_host", key_types = "i32" },
	{ operation = "reduce_by_key_apply", key_types = "i32" },
}

for _, call in ipairs(calls) do
	sweep {
		operation = call.operation,
		key_types = call.key_types,
		types = { "f32", "f64" },
		operators = "plus",
		geometries = { sizes, lengths },
		search = { "random", budget = "90s" },
		time_cap = 0.02,
	}
end

local shown = ("uniform:n=%d,*"):format(n)

plot {
	operation = "reduce_by_key", geometry = shown, x = "mean length", y = "GB/s",
	out = "results/mgpu_by_key_lengths",
}
plot {
	operation = "reduce_by_key", geometry = "uniform:*,mean=500,*", x = "elements", y = "GB/s",
	out = "results/mgpu_by_key_sizes",
}
