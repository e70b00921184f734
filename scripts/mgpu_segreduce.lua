-- Modern GPU's three calls of segmented reduction on the lengths of its second benchmark: direct, indirect (one source
-- per segment) and prepared (apply); 20 million elements of 4 and 8 bytes. For comparison: Modern GPU's own launch
-- boxes.
local n = device.is_cpu and 2e6 or 2e7
local lengths = uniform {
	n = n,
	mean = { 10, 20, 50, 100, 200, 500, 1e3, 2e3, 5e3, 1e4, 2e4, 5e4, 1e5, 2e5, 5e5 },
}

-- The launch boxes that Modern GPU ships for these calls, one a size of elements.
local boxes = {
	segreduce = { "peer_mgpu_sm_20", "peer_mgpu_sm_30", "peer_mgpu_sm_35" },
	segreduce_indirect = { "peer_mgpu_sm_20", "peer_mgpu_sm_30", "peer_mgpu_sm_35" },
	segreduce_apply = { "peer_mgpu" },
}

for _, operation in ipairs { "segreduce", "segreduce_indirect", "segreduce_apply" } do
	local request = {
		operation = operation,
		types = { "f32", "f64" },
		operators = "plus",
		geometries = lengths,
		search = { "random", budget = "90s" },
		time_cap = 0.02,
	}
	sweep(request)
	request.strategies, request.search = boxes[operation], "exhaustive"
	sweep(request)
	plot {
		operation = operation, type = "f32", x = "mean length", y = "GB/s", peers = true,
		out = "results/mgpu_" .. operation,
	}
end
