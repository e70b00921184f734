-- The axes of CUB's benchmark of reduce-by-key: run lengths uniform in 1 to 2, 16 and 256, 2^16 to 2^28 elements.
local sizes = device.is_cpu and { 16, 20 } or { 16, 20, 24, 28 }
local shapes = {}
for _, n in ipairs(sizes) do
	shapes[#shapes + 1] = uniform { n = 2^n, mean = { 1.5, 8.5, 128.5 } }
end

-- What is drawn has a search of its own.
for _, of in ipairs {
	{ key_types = "i32", types = "f32", budget = "40s" },
	{ key_types = "i32", types = { "i32", "i64", "f64" }, budget = "80s" },
	{ key_types = "i64", types = { "i32", "i64", "f32", "f64" }, budget = "120s" },
} do
	sweep {
		operation = "reduce_by_key",
		key_types = of.key_types,
		types = of.types,
		operators = "plus",
		geometries = shapes,
		search = { "random", budget = of.budget },
		time_cap = 0.02,
	}
end

plot { operation = "reduce_by_key", x = "mean length", y = "fraction", out = "results/cub_by_key" }
