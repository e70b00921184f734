-- A keyed histogram as Futhark (2017) writes it, without atomic operations: one row for each of 4 to 1024 bins, which
-- sums the values with its key; the test is fused with the reduction. Keys are low bits of a word, as many as the bins
-- need, values its upper ten bits; 2^18 and 2^26 words in all rows together. For comparison: Futhark's rule with the
-- paper's 512 groups, and a segmented scan.
for _, n in ipairs { 18, device.is_cpu and 20 or 26 } do
	local name = "keyed_sum_" .. n
	operator {
		name = name,
		expression = "a + b",
		identity = "0",
		lift = ("return (x & (V)(%d / SEGLEN - 1)) == (V)(i / SEGLEN) ? x >> 22 : 0;"):format(2^n),
		commutative = true,
	}
	local bins = {
		operation = "segreduce_regular",
		types = "u32",
		operators = name,
		geometries = fixed { n = 2^n, mean = powers(2, n - 10, n - 2) },
		search = { "random", budget = "60s" },
		time_cap = 0.02,
	}
	sweep(bins)
	bins.strategies, bins.search = { "peer_futhark", "peer_segmented_scan" }, "exhaustive"
	sweep(bins)
	plot {
		operation = "segreduce_regular",
		type = "u32",
		operator = name,
		x = "mean length",
		y = "time",
		peers = true,
		out = "results/futhark_histogram_" .. n,
	}
end
