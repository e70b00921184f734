-- A first look at a device: segmented f32 sums over mean segment lengths from 1 on, uniform lengths; then a plot and
-- the launch-box header. Half a minute on a large GPU, under three minutes on a CPU through PoCL.

local n = device.is_cpu and 2^21 or 2^26
local means = device.is_cpu and { 1, 4, 16, 64, 256, 4096, 65536 } or powers(4, 0, 10)

sweep {
	operation = "segreduce",
	types = { "f32" },
	operators = { "plus" },
	geometries = { uniform { n = n, mean = means } },
	search = { "random", budget = device.is_cpu and "75s" or "22s" },
	time_cap = device.is_cpu and 0.2 or 0.02,
}

plot { x = "mean length", y = "fraction", out = "results/throughput" }
export { format = "c", out = "results/segtune_launch_boxes.h", max_boxes = 8 }
