-- The axes of CUB's benchmark of fixed-size segmented reduction: 2^16 to 2^28 elements, rows of 1 to 2^16.
local sizes = device.is_cpu and { 16, 20 } or { 16, 20, 24, 28 }
local shapes = {}
for _, n in ipairs(sizes) do
	shapes[#shapes + 1] = fixed { n = 2^n, mean = powers(2, 0, 16) }
end

-- What is drawn has a search of its own.
for _, of in ipairs {
	{ types = "f32", operators = "plus", budget = "80s" },
	{ types = "f32", operators = "maximum", budget = "40s" },
	{ types = { "i32", "i64", "f64" }, operators = { "plus", "maximum" }, budget = "180s" },
} do
	sweep {
		operation = "segreduce_regular",
		types = of.types,
		operators = of.operators,
		geometries = shapes,
		search = { "random", budget = of.budget },
		time_cap = 0.02,
	}
end

plot { operation = "segreduce_regular", x = "mean length", y = "fraction", out = "results/cub_fixed" }
