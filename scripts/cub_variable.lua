-- The axes of CUB's benchmark of segmented reduction with offsets: lengths uniform in 1 to 2^1 .. 2^16, 2^16 to 2^28
-- elements.
local sizes = device.is_cpu and { 16, 20 } or { 16, 20, 24, 28 }
local shapes = {}
for _, n in ipairs(sizes) do
	for k = 1, 16 do
		shapes[#shapes + 1] = uniform { n = 2^n, mean = (1 + 2^k) / 2 }
	end
end

-- What is drawn has a search of its own.
for _, of in ipairs {
	{ types = "f32", operators = "plus", budget = "80s" },
	{ types = "f32", operators = "maximum", budget = "40s" },
	{ types = { "i32", "i64", "f64" }, operators = { "plus", "maximum" }, budget = "180s" },
} do
	sweep {
		operation = "segreduce",
		types = of.types,
		operators = of.operators,
		geometries = shapes,
		search = { "random", budget = of.budget },
		time_cap = 0.02,
	}
end

plot { x = "mean length", y = "fraction", out = "results/cub_variable" }
