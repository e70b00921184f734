-- The best variants and NVIDIA's libraries on a GPU at full size: segmented sums, whole and by-key reductions, scans,
-- histograms and sparse matrices; then small sizes. Needs `make peers`. Seven minutes.
if device.is_cpu then
	error("this script is for GPUs (2^28 elements)")
end

local n, means = 2^28, { 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 2^10, 2^11, 2^12 }
for k = 14, 26, 2 do
	means[#means + 1] = 2^k
end

-- Lengths of one kind, of about one length and of very different lengths.
local function kinds(size, list)
	return { fixed { n = size, mean = list }, uniform { n = size, mean = list }, pareto { n = size, mean = list } }
end

-- A sweep of an operation with its peers: the search goes on for the budget, the peers are measured in any case.
local function compare(operation, geometries, budget, strategies)
	sweep {
		operation = operation,
		geometries = geometries,
		strategies = strategies or {}, -- all
		peers = true,
		search = { "forest", budget = budget },
		time_cap = 0.04,
		samples = 31,
	}
end

local sizes = {}
for k = 10, 28, 2 do
	sizes[#sizes + 1] = fixed { n = 2^k, mean = 2^k }
end

-- At mean length 1 one strategy has a way of its own, which a search among all would have to come upon.
compare("segreduce", { fixed { n = n, mean = 1 }, uniform { n = n, mean = 1 } }, "8s", { "thread" })
compare("segreduce", kinds(n, means), "200s")
compare("segreduce_regular", fixed { n = n, mean = { 1, 2 } }, "6s", { "thread" })
local rows = { 1, 2, 3, 4, 8, 16, 31, 64, 128, 256, 2^10, 2^12, 2^16, 2^20 }
compare("segreduce_regular", fixed { n = n, mean = rows }, "60s")
-- Small arrays take one launch and one wait for memory: what is left between variants is below what a search sees.
sweep {
	operation = "reduce",
	geometries = { sizes[1], sizes[2], sizes[3] },
	strategies = { "persistent" },
	peers = true,
	samples = 101,
}
compare("reduce", sizes, "20s")
compare("reduce_by_key", kinds(n, { 1, 4, 16, 64, 256, 2^12, 2^16 }), "60s")
compare("scan", sizes, "15s")
compare("scan_exclusive", sizes[#sizes], "5s")
compare("histogram", uniform { n = n, mean = { 1, 16, 256, 2^12 } }, "10s")
local entries = { n = 2^26, mean = { 4, 16, 64, 256 } }
compare("spmv", { fixed(entries), uniform(entries) }, "24s")
-- Two strategies win on rows of very different lengths: a search among all would come upon too few of their variants.
compare("spmv", pareto(entries), "12s", { "flat_persistent", "in_order" })
compare("spmv_random", uniform(entries), "12s")

local small = {}
for k = 10, 24, 2 do
	small[#small + 1] = uniform { n = 2^k, mean = 32 }
end
compare("segreduce", small, "20s")
