-- A map fused with the reduction of each row, as Futhark (2017) compiles it: sums of squares, which are never stored;
-- 2^18 and 2^26 elements, every even power of two of rows. For comparison: Futhark's rule with the paper's 512 groups,
-- a segmented scan, and the reduction of the whole array.
for _, n in ipairs { 18, device.is_cpu and 20 or 26 } do
	local rows = {
		operation = "segreduce_regular",
		types = "i32",
		operators = "plus",
		inputs = "transform:x * x",
		geometries = fixed { n = 2^n, mean = powers(4, 0, n // 2) },
		search = { "random", budget = "90s" },
		time_cap = 0.02,
	}
	sweep(rows)
	rows.strategies, rows.search = { "peer_futhark", "peer_segmented_scan" }, "exhaustive"
	sweep(rows)
	sweep {
		operation = "reduce",
		types = "i32",
		operators = "plus",
		inputs = "transform:x * x",
		geometries = fixed { n = 2^n, mean = { 1, 2^n } },
		search = { "random", budget = "20s" },
		time_cap = 0.02,
	}
	plot {
		operation = "segreduce_regular",
		type = "i32",
		operator = "plus",
		input = "transform:x * x",
		geometry = ("fixed:n=%s,*"):format(n == 18 and "256K" or n == 20 and "1M" or "64M"),
		x = "mean length",
		y = "time",
		peers = true,
		beside = "reduce",
		out = "results/futhark_map_reduce_" .. n,
	}
end
