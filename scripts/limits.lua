-- How close segmented reductions come to copy bandwidth on a GPU, for every kind of lengths, element type and operator:
-- 2^28 elements, 2^27 for 8-byte types. Does not repeat what scripts/peers.lua measures. Seven minutes.
if device.is_cpu then
	error("this script is for GPUs (2^28 elements)")
end

local n = 2^28

-- A sweep of every geometry with a budget for each.
local function measure(operation, geometries, seconds, request)
	request.operation = operation
	request.geometries = geometries
	request.search = { "forest", budget = seconds * #geometries .. "s" }
	request.time_cap = 0.03
	request.samples = 21
	sweep(request)
end

local function join(...)
	local all = {}
	for _, list in ipairs { ... } do
		for _, item in ipairs(list) do
			all[#all + 1] = item
		end
	end
	return all
end

-- Lengths of very different size, empty segments and order.
local means = { 2, 4, 8, 64, 512, 4096 }
measure("segreduce", join(
	pareto { n = n, mean = means },
	lognormal { n = n, mean = means, sigma = 1.5 },
	lognormal { n = n, mean = means, sigma = 2 },
	zipf { n = n, mean = means },
	bimodal { n = n, mean = { 20, 200, 2000 } },
	uniform { n = n, mean = { 4, 32, 256 }, empty = 0.5 },
	huge { n = n, mean = { 16, 256 } },
	pareto { n = n, mean = { 8, 64 }, sorted = "up" },
	pareto { n = n, mean = { 8, 64 }, sorted = "down" },
	gap { n = n, mean = 16, run = 2^25 },
	fixed { n = n, mean = { n // 1000, n // 100, n // 10, n // 2, n } }
), 2.5, { strategies = { "stream_bulk", "flat_persistent", "flat", "block", "split" } })
-- Where equally many segments differ most in elements flat_persistent wins: stream_bulk's many shapes are left out.
measure("segreduce", join(
	front { n = n },
	pareto { n = n, mean = 8, sorted = "up" },
	pareto { n = n, mean = 8, sorted = "down" },
	zipf { n = n, mean = 4 }
), 4, { strategies = { "flat_persistent" } })

-- Lengths between the powers of two.
measure("segreduce", join(
	fixed { n = n, mean = { 24, 48, 96 } },
	uniform { n = n, mean = { 24, 48, 96 } }
), 2, {})

-- Other element types and operators.
local few = { 1, 2, 4, 8, 16, 32, 64, 256, 4096, 2^16, 2^20 }
for _, of in ipairs {
	{ "i32", "plus" },
	{ "u32", "plus" },
	{ "f32", "multiplies" },
	{ "f32", "minimum" },
	{ "f32", "maximum" },
} do
	measure("segreduce", uniform { n = n, mean = few }, 2, { types = { of[1] }, operators = { of[2] } })
end
for _, type in ipairs { "i64", "f64" } do
	measure("segreduce", uniform { n = n / 2, mean = few }, 2, { types = { type } })
end

-- Rows of one length.
local rows = { 1, 2, 3, 5, 8, 15, 16, 31, 32, 63, 64, 127, 257, 500, 1000, 2047, 4096, 10000, 65537, 2^18, 2^20 }
-- A length that is compiled in costs builds: less time finds too little.
measure("segreduce_regular", fixed { n = n, mean = rows }, 4, { types = { "i32" } })
local some = { 4, 16, 32, 64, 256, 2^10, 2^14, 2^18, 2^22, 2^26 }
for _, operator in ipairs { "index_of_maximum", "max_subarray" } do
	measure("segreduce_regular", fixed { n = n, mean = some }, 3, {
		types = { "i32" },
		operators = { operator },
		strategies = { "stream_bulk", "stream", "thread", "subwarp", "block", "large", "split" },
	})
end

-- Prepared once, and the direct call on the same lengths.
for _, operation in ipairs { "segreduce_apply", "segreduce" } do
	measure(operation, uniform { n = n, mean = { 1, 2, 4, 16 } }, 6, {})
end
