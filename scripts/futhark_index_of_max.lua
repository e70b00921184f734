-- The second microbenchmark of the paper on regular segmented reductions in Futhark (2017): the maximum of each row and
-- its index within the row (the lowest if equal), 2^18 and 2^26 elements, every even power of two of rows. For
-- comparison: Futhark's rule with the paper's 512 groups, a segmented scan, and the index of the maximum of the whole
-- array.
operator {
	name = "index_in_row",
	structure = "V value; i32 index",
	expression = "return a.value > b.value || (a.value == b.value && a.index < b.index) ? a : b;",
	identity = "T e; e.value = V_MIN; e.index = 2147483647; return e;",
	lift = "T e; e.value = x; e.index = (i32)(i % SEGLEN); return e;",
	commutative = true,
}

for _, n in ipairs { 18, device.is_cpu and 20 or 26 } do
	local rows = {
		operation = "segreduce_regular",
		types = "i32",
		operators = "index_in_row",
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
		operators = "index_of_maximum",
		geometries = fixed { n = 2^n, mean = { 1, 2^n } },
		search = { "random", budget = "20s" },
		time_cap = 0.02,
	}
	plot {
		operation = "segreduce_regular",
		type = "i32",
		operator = "index_in_row",
		geometry = ("fixed:n=%s,*"):format(n == 18 and "256K" or n == 20 and "1M" or "64M"),
		x = "mean length",
		y = "time",
		peers = true,
		beside = "reduce index_of_maximum",
		out = "results/futhark_index_of_max_" .. n,
	}
end
