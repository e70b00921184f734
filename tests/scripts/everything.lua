-- Every call and constructor of a tuning script once; tests/unit/script.c knows what must come of it.
assert(device.backend == "fake" and not device.is_cpu)
local sum = 0
for _, k in ipairs(range(1, 9, 4)) do
	sum = sum + k
end
assert(sum == 15 and #powers(2, 0, 20) == 21 and ceil_div(9, 4) == 3 and round_up(9, 4) == 12)

sweep {
	operation = "segreduce",
	types = { "f32", "f64" },
	operators = "maximum",
	strategies = { "flat", "chunk" },
	only = "NT=64,128 VT=1",
	geometries = {
		uniform { n = 2^26, mean = powers(2, 0, 2) },
		fixed { n = 1000, mean = { 1, 2.5 }, seed = { 3, 4 } },
		"tests/some.mtx",
		{ empty { segments = "1M" }, { files "tests/scripts/*.lua" } },
	},
	search = { "random", budget = "1.5m", evaluations = 100, seed = 7 },
	warm = true, reproducible = true,
	all = true,
	samples = 11, min_samples = 5, target = 0.02,
	time_cap = 0.25,
}
operator {
	name = "absmax", expression = "(abs(a) < abs(b) ? b : a)", identity = "0", multiply = "a + b",
	commutative = true, tolerance = 0.5,
}
operator { name = "first", expression = "(a != 0 ? a : b)", identity = "0" }
sweep { types = "i32", operators = { "plus", "absmax", "first" }, geometries = { fixed { n = 64, mean = 4 } } }
sweep { geometries = { pareto { n = 64, mean = 4, alpha = 1.25, copies = 4, sorted = "up", multiple = 2 } } }
plot {
	operation = "segreduce", type = "f64", operator = "maximum", device = "some device", kind = "uniform",
	x = "mean length", y = "GB/s", out = "somewhere.svg",
}
export {
	format = "mgpu", operation = "segreduce", types = { "f32" }, operators = { "plus", "minimum" },
	device = "some device", max_boxes = 3, tolerance = 0.05, reproducible = true,
	out = "somewhere.h",
}
export {}
