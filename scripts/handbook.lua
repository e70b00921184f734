-- The three reductions of the CUDA Handbook (Wilt 2013, chapter 12) with 1 to 1024 threads per block: sums of 2^18,
-- 2^22 and 2^24 elements for every power of two of threads and several numbers of blocks; `segtune db measurements`
-- lists them. A minute on a GPU.
sweep {
	operation = "reduce",
	types = { "i32" },
	operators = { "plus" },
	strategies = { "log_step", "unrolled_tail", "unrolled" },
	params = device.is_cpu and "BLOCKS=16" or "BLOCKS=256,512,1024,2048",
	geometries = fixed { n = device.is_cpu and { 2^14, 2^16 } or { 2^18, 2^22, 2^24 }, mean = 1024 },
	space = "possible",
	search = { "exhaustive", budget = device.is_cpu and "20s" or "120s" },
	time_cap = 0.02,
}

plot {
	operation = "reduce",
	type = "i32",
	operator = "plus",
	x = "elements",
	y = "GB/s",
	out = "results/handbook",
}
for _, strategy in ipairs { "log_step", "unrolled_tail", "unrolled" } do
	plot {
		operation = "reduce",
		type = "i32",
		operator = "plus",
		strategy = strategy,
		x = "NT",
		y = "effect",
		out = "results/handbook_threads_" .. strategy,
	}
end
