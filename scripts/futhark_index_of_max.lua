-- The second microbenchmark of the paper on regular segmented reductions in Futhark (2017): index of the maximum of
-- each row, 2^18 and 2^26 elements in every even power of two of rows.
local shapes = {}
for _, n in ipairs { 18, device.is_cpu and 20 or 26 } do
	for rows = 0, n, 2 do
		shapes[#shapes + 1] = fixed { n = 2^n, mean = 2^(n - rows) }
	end
end

sweep {
	operation = "segreduce_regular",
	types = { "i32" },
	operators = { "index_of_maximum" },
	geometries = shapes,
	search = { "random", budget = "180s" },
	time_cap = 0.02,
}

plot {
	operation = "segreduce_regular",
	type = "i32",
	operator = "index_of_maximum",
	x = "mean length",
	y = "GB/s",
	out = "results/futhark_index_of_max",
}
