-- The first look at a device: float sums over uniform segment lengths, all strategies. On a GPU a case must be far
-- larger than the caches; on a CPU as many elements would take minutes.
local n, budget = 2^26, "20s"
if device.is_cpu then
	n, budget = 2^22, "100s"
end

sweep {
	operation = "segreduce",
	types = { "f32" },
	operators = { "plus" },
	geometries = { uniform { n = n, mean = powers(4, 0, 10) } },
	search = { "random", budget = budget },
}
plot { x = "mean length", y = "fraction", out = "results/throughput" }
export { format = "c", max_boxes = 4, out = "results/segtune_launch_boxes.h" }
