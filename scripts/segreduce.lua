-- The larger sweep for a GPU: 2^28 floats, segments of one length, of about one length, and of very different lengths.
-- It goes on where it stopped, so a short budget can be given several times.
if device.is_cpu then
	error("this script is for GPUs (2^28 elements); scripts/quick.lua suits a CPU")
end

local n, means = 2^28, powers(2, 0, 26)
sweep {
	operation = "segreduce",
	types = { "f32" },
	operators = { "plus" },
	geometries = { fixed { n = n, mean = means }, uniform { n = n, mean = means }, pareto { n = n, mean = means } },
	search = { "random", budget = "8m" },
}
plot { x = "mean length", y = "fraction", out = "results/segreduce" }
plot { x = "mean length", y = "GB/s", out = "results/segreduce_gbs" }
export { format = "c", max_boxes = 4, out = "results/segreduce_launch_boxes.h" }
export { format = "mgpu", max_boxes = 4, out = "results/segreduce_launch_boxes.cuh" }
