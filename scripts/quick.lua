-- A first look at a device: segmented f32 sums over mean segment lengths from 1 on, of like and of very different
-- lengths; then a plot, the launch-box header and what its boxes cost. Half a minute on a large GPU, under three
-- minutes on a CPU through PoCL. scripts/table.lua is the thorough form.

local n = device.is_cpu and 2^21 or 2^26
local means = device.is_cpu and { 1, 4, 16, 64, 256, 4096, 65536 } or powers(4, 0, 10)
local mixed = device.is_cpu and { 4, 64, 4096 } or { 4, 16, 64, 256, 1024, 4096, 65536 }
-- Real lengths have an order: many short segments lie together, which shuffled ones never do.
local ordered = device.is_cpu and {} or zipf { n = n, mean = { 4, 16, 128 }, sorted = "down" }
local below_one = device.is_cpu and {}
	or { poisson { n = n, mean = 0.5 }, geometric { n = n, mean = { 1.5, 3 }, empty = 0.5 } }
-- What shares of long segments between those of even and of very uneven lengths are like.
local between = device.is_cpu and {} or {
	lognormal { n = n, mean = { 2, 8, 32, 128, 512 }, sigma = 1 },
	bimodal { n = n, mean = { 16, 256 } },
	huge { n = n, mean = 16, share = 0.1 },
	fixed { n = n, mean = 1024 },
}
-- Smaller arrays, down to a launch's own time, where the longest segment and the number of blocks decide. They are
-- many, and a call of microseconds: each counts a quarter.
local small = {}
for _, size in ipairs(device.is_cpu and {} or { 2^13, 2^16, 2^19, 2^22 }) do
	small[#small + 1] = uniform { n = size, mean = { 4, 64, 1024 } }
	small[#small + 1] = pareto { n = size, mean = { 4, 64, 1024 } }
	small[#small + 1] = huge { n = size, mean = { 4, 64 }, share = 0.1 }
end

sweep {
	operation = "segreduce",
	types = { "f32" },
	operators = { "plus" },
	geometries = { uniform { n = n, mean = means }, pareto { n = n, mean = mixed }, ordered, below_one, between, small },
	search = { device.is_cpu and "random" or "auto", budget = device.is_cpu and "75s" or "24s" },
	cross = 2,
	time_cap = device.is_cpu and 0.2 or 0.02,
	samples = not device.is_cpu and 15 or nil, -- the more variants run on each length
}

plot {
	x = "mean length",
	y = "fraction",
	geometry = device.is_cpu and "uniform:n=2M,*" or "uniform:n=64M,*",
	out = "results/throughput",
}
plot { y = "regret", out = "results/regret" }
export {
	format = "c",
	out = "results/segtune_launch_boxes.h",
	max_boxes = 8,
	weights = { "*:n=8K,*=0.25", "*:n=64K,*=0.25", "*:n=512K,*=0.25", "*:n=4M,*=0.25" },
}
