-- A first look at a device: segmented f32 sums over mean segment lengths from 1 on, of similar and of very different
-- lengths; then a plot, the launch-box header and the regret of its boxes. Half a minute on a large GPU, under three
-- minutes on a CPU through PoCL. scripts/table.lua is the thorough form.

local n = device.is_cpu and 2^21 or 2^26
local corpus = {}

local function add(specs)
	for _, spec in ipairs(specs) do
		corpus[#corpus + 1] = spec
	end
end

-- Mean lengths times `scale`, which differs from size to size: more lengths in the same time.
local function scaled(scale)
	return function(...)
		local means = { ... }
		for i, mean in ipairs(means) do
			means[i] = mean * scale
		end
		return means
	end
end

-- Smaller arrays, down to a launch's own time, where the longest segment and the number of blocks decide.
local function add_small(size, scale)
	local means = scaled(scale)
	add(uniform { n = size, mean = means(4, 64, 1024) })
	add(pareto { n = size, mean = means(4, 64, 1024) })
end

-- Sizes take turns with the lengths, which makes twice as many kinds in the same time.
local function add_kinds(size, scale)
	local means = scaled(scale)
	add(uniform { n = size, mean = means(2, 16, 256, 4096) })
	add(pareto { n = size, mean = means(16) })
	add(huge { n = size, mean = means(4, 64), share = { 0.1, 0.5 } })
	add(lognormal { n = size, mean = means(8, 64), sigma = 2 })
	add(lognormal { n = size, mean = means(1024), sigma = 1 })
	add(zipf { n = size, mean = means(4, 32), sorted = "down" })
	add(pareto { n = size, mean = means(8), alpha = 1.2, sorted = "down" })
	add(lognormal { n = size, mean = means(8, 64), sigma = 1, sorted = "up" })
	add(lognormal { n = size, mean = means(16), sigma = 2, sorted = "up" })
	add(geometric { n = size, mean = means(16), sorted = "up" })
	add(poisson { n = size, mean = means(1, 3, 8, 16, 32) })
	add(geometric { n = size, mean = means(24) })
	add(pareto { n = size, mean = means(8), empty = 0.9 })
	add(pareto { n = size, mean = means(2), alpha = 1.2, empty = 0.95 })
	add(lognormal { n = size, mean = means(4), sigma = 1, empty = 0.9, sorted = "down" })
end

local function add_more_kinds(size, scale)
	local means = scaled(scale)
	add(uniform { n = size, mean = means(3, 24, 512, 2048) })
	add(pareto { n = size, mean = means(32) })
	add(huge { n = size, mean = means(8, 32), share = { 0.1, 0.5 } })
	add(lognormal { n = size, mean = means(16, 128), sigma = 2 })
	add(lognormal { n = size, mean = means(512), sigma = 1 })
	add(zipf { n = size, mean = means(8, 64), sorted = "down" })
	add(pareto { n = size, mean = means(16), alpha = 1.3, sorted = "down" })
	add(lognormal { n = size, mean = means(16), sigma = 1, sorted = "up" })
	add(lognormal { n = size, mean = means(32), sigma = 2, sorted = "up" })
	add(geometric { n = size, mean = means(8), sorted = "down" })
	add(poisson { n = size, mean = means(1.5, 5, 12, 24, 64) })
	add(geometric { n = size, mean = means(12) })
	add(pareto { n = size, mean = means(4), empty = 0.8 })
	add(pareto { n = size, mean = means(4), alpha = 1.2, empty = 0.9 })
	add(lognormal { n = size, mean = means(8), sigma = 1.5, empty = 0.8, sorted = "down" })
end

-- Some of these come first: they are there at once while kernels are compiled, and what is hopeless on them is not
-- tried on large arrays of such lengths, where it would take a tenth of a second a launch.
if not device.is_cpu then
	add_small(2^16, 1)
	add_kinds(2^16, 1)
	add_small(2^22, 1.5)
	add_more_kinds(2^22, 1)
end
add(uniform { n = n, mean = device.is_cpu and { 1, 4, 16, 64, 256, 4096, 65536 } or powers(4, 1, 10) })
add(pareto { n = n, mean = device.is_cpu and { 4, 64, 4096 } or powers(4, 1, 8) })

-- What shares of long segments between those of even and of very uneven lengths are like; real lengths, which have an
-- order: many short segments lie together, as shuffled ones never do.
if not device.is_cpu then
	add(zipf { n = n, mean = { 4, 16, 128 }, sorted = "down" })
	add(pareto { n = n, mean = { 2, 8 }, alpha = 1.2, sorted = "down" })
	add(pareto { n = n, mean = 16, alpha = 1.2, sorted = "down", copies = 64 })
	add(lognormal { n = n, mean = 8, sigma = 1.5, sorted = "up", copies = 64 })
	add(lognormal { n = n, mean = { 16, 256 }, sigma = 1, sorted = "up" })
	add(lognormal { n = n, mean = { 8, 32, 128, 512 }, sigma = 1 })
	add(lognormal { n = n, mean = { 8, 64, 512 }, sigma = 2 })
	add(bimodal { n = n, mean = { 16, 256 } })
	add(huge { n = n, mean = { 4, 16, 64 }, share = { 0.1, 0.5 } })
	add(fixed { n = n, mean = { 8, 1024 } })

	-- Tens of millions of segments, many of them empty, take the host so long to draw that on a slow one the device
	-- waits: smaller arrays are measured meanwhile, and these have a quarter of the elements.
	add_kinds(2^21, 1.25)
	add_small(2^20, 0.75)
	add_more_kinds(2^20, 1.25)
	add(uniform { n = n, mean = 1 })
	local quarter = n / 4
	add(lognormal { n = quarter, mean = 4, sigma = 1, empty = 0.9, sorted = "down", copies = 16 })
	add(poisson { n = quarter, mean = 0.5, copies = 16 })
	add(geometric { n = quarter, mean = { 1.5, 3 }, empty = 0.5, copies = 16 })
	add(pareto { n = quarter, mean = 8, empty = 0.9 })
	add(pareto { n = quarter, mean = 2, alpha = 1.2, empty = 0.95, copies = 64 })
	add(lognormal { n = quarter, mean = 2, sigma = { 1, 2 }, copies = 16 })
	add(pareto { n = quarter, mean = 4, empty = 0.8, copies = 64 })
	add(lognormal { n = quarter, mean = 1, sigma = 2, empty = 0.7, copies = 16 })
	add(lognormal { n = n, mean = 64, sigma = 1.5, sorted = "up", copies = 64 })
	add(lognormal { n = n, mean = 16, sigma = 2, sorted = "up", copies = 16 })
	add(geometric { n = 2^22, mean = 16, sorted = "up" })
end

-- Tables of 128 cases and more are fitted smoothly.
if not device.is_cpu then
	add_small(2^13, 0.5)
	add_small(2^18, 1.25)
	add_kinds(2^18, 0.75)
	add(pareto { n = 2^18, mean = 16, sorted = "up" })
	add(lognormal { n = 2^17, mean = 16, sigma = 2, sorted = "down" })
	add(lognormal { n = 2^18, mean = 8, sigma = 2, sorted = "up" })
	add(pareto { n = 2^19, mean = 4 })
	add(lognormal { n = 2^17, mean = { 2, 6 }, sigma = 1, empty = 0.9, sorted = "down" })
	add(pareto { n = 2^17, mean = { 1, 3 }, alpha = 1.2, empty = 0.95 })
	add(huge { n = 2^17, mean = 6, share = { 0.1, 0.5 } })
end

sweep {
	operation = "segreduce",
	types = { "f32" },
	operators = { "plus" },
	geometries = corpus,
	search = { device.is_cpu and "random" or "auto", budget = device.is_cpu and "75s" or "25s" },
	cross = 2,
	time_cap = device.is_cpu and 0.2 or 0.02,
	samples = not device.is_cpu and 10 or nil, -- the more variants run on each length
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
	weights = { "*:n=8K,*=0.25", "*:n=64K,*=0.5" },
}
