-- A launch-box table for any geometry: segmented f32 sums over a corpus of kinds, mean lengths and sizes, and profiles
-- of real data (tests/data and the --data folder), as is and repeated to full size. The device's portfolio runs on each
-- case, and the best variants of each case on all others, so that a box is never chosen where it did not run. Seven
-- minutes on a large GPU. Measurements are kept: run it again for more. `segtune run table --data FOLDER`
local full = device.is_cpu and 2^20 or 2^26
local corpus = {}

local function add(specs)
	for _, spec in ipairs(specs) do
		corpus[#corpus + 1] = spec
	end
end

-- Mean lengths of 4^low .. 4^high.
local function means(low, high)
	return powers(4, low, high)
end

-- Full size: what a table is made for. Kinds differ in how much of the elements lies in long segments.
add(fixed { n = full, mean = means(0, 10) })
add(fixed { n = full, mean = { 2, 3, 10, 24 } })
add(uniform { n = full, mean = means(0, 12) })
add(uniform { n = full, mean = 8 })
add(pareto { n = full, mean = means(1, 10) })
add(lognormal { n = full, mean = means(1, 8), sigma = 2 })
add(lognormal { n = full, mean = { 2, 8, 32, 128, 512 }, sigma = 1 })
add(pareto { n = full, mean = { 2, 8, 32, 128, 512 }, alpha = 1.2 })
add(pareto { n = full, mean = 2 })
add(lognormal { n = full, mean = { 1, 2 }, sigma = 2 })
add(bimodal { n = full, mean = means(2, 9) })
add(bimodal { n = full, mean = { 32, 128 } })
add(zipf { n = full, mean = means(1, 6) })
add(huge { n = full, mean = means(1, 4), share = { 0.1, 0.25, 0.5, 0.75 } })
add(lognormal { n = full, mean = { 8, 64, 512 }, sigma = 0.5 })
add(poisson { n = full, mean = { 0.25, 0.5, 2, 6, 128 } })
add(geometric { n = full, mean = { 2, 8, 64 } })
add(geometric { n = full, mean = { 1.5, 3, 12 }, empty = 0.5 })
add(uniform { n = full, mean = { 2, 16 }, empty = 0.5 })
add(pareto { n = full, mean = { 2, 16 }, empty = 0.9 })

-- Real lengths have an order: many short segments lie together, which shuffled ones never do.
add(zipf { n = full, mean = means(1, 4), sorted = "down" })
add(pareto { n = full, mean = { 2, 16, 128, 1024 }, sorted = "up" })
add(lognormal { n = full, mean = { 4, 32, 256 }, sigma = 1, sorted = "up" })
add(geometric { n = full, mean = { 4, 32 }, sorted = "down" })
add(lognormal { n = full, mean = { 16, 128 }, sigma = 2, sorted = "down" })
add(bimodal { n = full, mean = 16, sorted = "down" })
add(pareto { n = full, mean = { 2, 8, 32 }, alpha = 1.2, sorted = "down" })
add(pareto { n = full, mean = { 4, 16 }, sorted = "down" })
add(lognormal { n = full, mean = { 4, 32 }, sigma = 2, sorted = "down" })

-- Real data repeated to full size, as benchmarks and batches do, has sorted lengths many times over.
add(zipf { n = full, mean = { 4, 32 }, sorted = "down", copies = 64 })
add(pareto { n = full, mean = { 2, 8, 32 }, alpha = 1.2, sorted = "down", copies = 64 })
add(pareto { n = full, mean = { 4, 64 }, sorted = "up", copies = 16 })
add(lognormal { n = full, mean = { 4, 16, 64 }, sigma = 2, sorted = "up", copies = { 16, 256 } })
add(lognormal { n = full, mean = { 8, 64 }, sigma = 1, sorted = "up", copies = 64 })
add(geometric { n = full, mean = { 2, 12 }, sorted = "down", copies = 64 })
add(lognormal { n = full, mean = 4, sigma = 1, empty = 0.9, sorted = "down", copies = 64 })
add(pareto { n = full, mean = 2, alpha = 1.2, empty = 0.95, sorted = "down", copies = 16 })

-- Repeated and shuffled: tails as heavy as those of a small array.
add(pareto { n = full, mean = { 1.5, 8 }, alpha = 1.2, empty = 0.95, copies = 64 })
add(pareto { n = full, mean = { 4, 32 }, copies = 256 })

-- Mostly empty, and all that is heavy in one place.
add(lognormal { n = full, mean = { 1, 4, 16 }, sigma = 1, empty = 0.9, sorted = "down" })
add(uniform { n = full, mean = { 2, 16 }, empty = 0.9, sorted = "up" })
add(pareto { n = full, mean = { 4, 32 }, empty = 0.5, sorted = "down" })

-- Nearly all segments empty and heavy tails among the others; one long segment among a hundred short ones.
add(pareto { n = full, mean = { 1.5, 8 }, alpha = 1.2, empty = 0.95 })
add(lognormal { n = full, mean = 4, sigma = 2, empty = 0.9 })
add(lognormal { n = full, mean = 1, sigma = 2, empty = 0.7 })
add(bimodal { n = full, mean = { 16, 128 }, share = 0.99 })

-- Between full size and what real data has as it is.
if not device.is_cpu then
	add(uniform { n = 2^24, mean = { 4, 64, 1024 } })
	add(pareto { n = 2^24, mean = { 16, 256 } })
	add(lognormal { n = 2^24, mean = { 8, 128 }, sigma = 2 })
	add(zipf { n = 2^24, mean = 16, sorted = "down" })
	add(geometric { n = 2^24, mean = 3, empty = 0.5 })
	add(lognormal { n = 2^24, mean = { 16, 128 }, sigma = 1, sorted = "up" })
	add(lognormal { n = 2^24, mean = 4, sigma = 1, empty = 0.9, sorted = "down" })
	add(pareto { n = 2^24, mean = 2, alpha = 1.2, empty = 0.95 })
	add(pareto { n = 2^24, mean = 8, alpha = 1.2, sorted = "down" })
end

-- Larger ones.
if not device.is_cpu then
	add(uniform { n = 2^28, mean = { 4, 64, 1024, 2^17 } })
	add(pareto { n = 2^28, mean = { 16, 1024 } })
end

-- Smaller ones, down to a launch's own time: there the longest segment and the number of blocks decide.
for _, n in ipairs(device.is_cpu and { 2^10, 2^14 } or { 2^10, 2^13, 2^16, 2^19, 2^22 }) do
	for _, mean in ipairs(means(1, 9)) do
		if mean <= n then
			add(uniform { n = n, mean = mean })
			add(pareto { n = n, mean = mean })
		end
	end
end

-- A few long segments among short ones, in small arrays: there one long segment decides.
for _, n in ipairs(device.is_cpu and { 2^14 } or { 2^16, 2^19, 2^20, 2^22 }) do
	add(huge { n = n, mean = { 4, 64 }, share = { 0.1, 0.5 } })
	add(huge { n = n, mean = 16, share = { 0.25, 0.75 } })
	add(bimodal { n = n, mean = { 4, 64 } })
end

-- Most real data has such sizes as it is, and lengths of many kinds.
for _, n in ipairs(device.is_cpu and {} or { 2^17, 2^18, 2^20, 2^21, 2^22, 2^23 }) do
	add(uniform { n = n, mean = { 4, 8, 32, 128, 2048 } })
	add(pareto { n = n, mean = { 16, 256 } })
	add(lognormal { n = n, mean = { 4, 32, 256 }, sigma = 2 })
	add(lognormal { n = n, mean = { 8, 64 }, sigma = 1 })
	add(zipf { n = n, mean = { 4, 16, 64 }, sorted = "down" })
	add(pareto { n = n, mean = 16, sorted = "up" })
	add(pareto { n = n, mean = 8, alpha = 1.2, sorted = "down" })
	add(geometric { n = n, mean = { 2, 8 } })
	add(huge { n = n, mean = 16, share = 0.25 })
	add(pareto { n = n, mean = 8, empty = { 0.5, 0.9 } })
	add(poisson { n = n, mean = 0.5 })
	add(lognormal { n = n, mean = { 8, 16, 256 }, sigma = 1, sorted = "up" })
	add(geometric { n = n, mean = { 4, 16 }, sorted = "up" })
	add(lognormal { n = n, mean = 4, sigma = 1, empty = 0.9, sorted = "down" })
	add(pareto { n = n, mean = 2, alpha = 1.2, empty = 0.95 })
	add(lognormal { n = n, mean = 1, sigma = 2, empty = 0.7 })
	add(bimodal { n = n, mean = 64, share = 0.99 })
	-- Few segments leave most of a device idle.
	add(lognormal { n = n, mean = { 512, 2048 }, sigma = 1 })
	add(zipf { n = n, mean = n / 32, sorted = "down" })
	-- Heavier tails than Pareto's 80 to 20, a heavy cluster among many short ones, and lengths that are nearly even.
	add(pareto { n = n, mean = { 2, 8, 64 }, alpha = 1.2 })
	add(lognormal { n = n, mean = { 8, 64 }, sigma = 2, sorted = "up" })
	add(poisson { n = n, mean = { 1, 3, 6, 12, 24, 128 } })
	add(fixed { n = n, mean = { 2, 24 } })
	add(uniform { n = n, mean = 2 })
	add(lognormal { n = n, mean = { 16, 128 }, sigma = 2, sorted = "down" })
	add(lognormal { n = n, mean = { 32, 256, 1024, 4096 }, sigma = 0.5 })
end

-- Between powers of two, where launches that divide segments among threads round, and dense lengths with long tails.
for _, n in ipairs(device.is_cpu and {} or { 2^20, 2^21, 2^22, 2^23, full }) do
	add(fixed { n = n, mean = { 100, 720, 1440 } })
	add(poisson { n = n, mean = { 17, 48 } })
	add(pareto { n = n, mean = { 4, 8 } })
	add(geometric { n = n, mean = { 4, 24 } })
end

-- Lengths that vary within bounds, as rows of meshes and fields of records do.
for _, n in ipairs(device.is_cpu and {} or { 2^21, 2^22, 2^23, full }) do
	add(fixed { n = n, mean = { 12, 33 } })
end
for _, n in ipairs(device.is_cpu and {} or { 2^21, full }) do
	add(uniform { n = n, mean = { 12, 24, 48, 160, 320 } })
	add(fixed { n = n, mean = { 6, 11, 20, 144 } })
	add(uniform { n = n, mean = 24, empty = 0.5 })
end

-- Sizes between powers of two: lengths that vary by half of their mean to twice their mean, and very short ones.
for _, n in ipairs(device.is_cpu and {} or { 3 * 2^19, 5 * 2^19 }) do
	add(uniform { n = n, mean = { 16, 28, 100, 200 } })
	add(lognormal { n = n, mean = { 24, 140 }, sigma = 0.35 })
	add(lognormal { n = n, mean = { 12, 24, 48 }, sigma = 1.25 })
	add(pareto { n = n, mean = 24, alpha = 2 })
	add(poisson { n = n, mean = 1.25 })
	add(geometric { n = n, mean = 2, empty = 0.3 })
	add(lognormal { n = n, mean = 1, sigma = 1, empty = 0.5 })
end

-- Short segments on average, most of them empty, with moderately long ones among the others: shuffled, and repeated.
for _, n in ipairs(device.is_cpu and {} or { 2^21, full }) do
	add(lognormal { n = n, mean = 1.25, sigma = 1.5, empty = 0.97 })
	add(lognormal { n = n, mean = { 1, 2 }, sigma = 1.5, empty = 0.7, copies = 16 })
	add(pareto { n = n, mean = 1.5, empty = 0.75, copies = 64 })
	add(geometric { n = n, mean = 1, empty = 0.8 })
end

-- Mostly empty, and long segments among the others, as histograms have them.
for _, n in ipairs(device.is_cpu and {} or { 2^18, 2^20, 2^21, full }) do
	local copies = n == full and 64 or 1

	add(lognormal { n = n, mean = { 24, 96 }, sigma = 2, empty = 0.9, copies = copies })
	add(lognormal { n = n, mean = 24, sigma = 1.5, empty = 0.9, sorted = "down", copies = copies })
	add(pareto { n = n, mean = 24, empty = 0.9, copies = copies })
end

-- Real lengths: of the folder that --data names, and those that come with segtune where it runs in its own folder.
local seen = {}
local function add_profiles(paths)
	for _, path in ipairs(paths) do
		local name = path:match("[^/]*$")

		if not seen[name] then
			add { path, path .. "@" .. math.tointeger(full) }
			add(device.is_cpu and {} or { path .. "@4M" })
		end
		seen[name] = true
	end
end
local own = {}
for _, path in ipairs(profiles("tests/data")) do
	own[#own + 1] = path:match("%.rowlen$") and path or nil
end
add_profiles(profiles())
add_profiles(own)

sweep {
	operation = "segreduce",
	types = { "f32" },
	operators = { "plus" },
	geometries = corpus,
	search = { "auto", budget = device.is_cpu and "10m" or "7m" },
	cross = 3,
	time_cap = 0.02,
	samples = 19,
}

-- The small ones are many, and a call of microseconds: they count less.
export {
	format = "c",
	max_boxes = 8,
	weights = { "*:n=1K,*=0.25", "*:n=8K,*=0.25", "*:n=64K,*=0.5", "*:n=512K,*=0.5", "*:n=1M,*=0.5", "*:n=4M,*=0.5" },
	out = "results/segtune_launch_boxes.h",
}
