-- Mostly empty segments: 2^26 segments of mean length 1/16 to 1, Poisson, and segments of 1 to 7 elements among empty
-- ones. Two minutes on a GPU.
local segments = device.is_cpu and 2^14 or 2^26
local shapes = { poisson { segments = segments, mean = powers(2, -4, 0) } }
for _, mean in ipairs(powers(2, -4, 0)) do
	shapes[#shapes + 1] = uniform { segments = segments, mean = mean, empty = 1 - mean / 4 }
end

sweep {
	operation = "segreduce",
	types = { "f32" },
	operators = { "plus" },
	geometries = shapes,
	search = { "auto", budget = device.is_cpu and "20s" or "120s" },
	time_cap = 0.02,
}

plot { x = "mean length", y = "fraction", out = "results/below_one" }
