-- Segmented f32 sums at full size on a GPU: n = 2^28 elements; segments of one length, of similar and of very different
-- lengths, mean 1 to 2^26. Run it again to continue beyond the budget.
if device.is_cpu then
	error("this script is for GPUs (2^28 elements); scripts/quick.lua suits a CPU")
end

local n, means = 2^28, powers(2, 0, 26)

sweep {
	operation = "segreduce",
	types = { "f32" },
	operators = { "plus" },
	geometries = { fixed { n = n, mean = means }, uniform { n = n, mean = means }, pareto { n = n, mean = means } },
	search = { "random", budget = "210s" },
	time_cap = 0.03,
	samples = 21,
}

plot { x = "mean length", y = "fraction", out = "results/segreduce_fraction" }
plot { x = "mean length", y = "GB/s", out = "results/segreduce_rate" }
export { format = "c", max_boxes = 6, out = "results/segreduce_launch_boxes.h" }
