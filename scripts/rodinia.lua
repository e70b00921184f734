-- Segmented sums of two programs of the Rodinia suite, as Futhark (2017) writes them. K-means: k segments of all
-- points, of which each cluster counts its own (the test is fused), kdd_cup with 494019 points and k = 5, and 204800
-- with k = 8; and features summed within clusters, 34 per point. Backprop: 16 hidden units, 2^20 inputs each.
local few = device.is_cpu and 10 or 1

sweep {
	operation = "segreduce_regular",
	types = { "i32" },
	operators = { "plus" },
	inputs = "transform:((u32)x & 7) == segment",
	geometries = { fixed { segments = 5, mean = 494019 // few }, fixed { segments = 8, mean = 204800 // few } },
	search = { "random", budget = "40s" },
	time_cap = 0.02,
}

local geometries = {}
for _, s in ipairs {
	{ rows = 5 * 34, length = 494019 // 5 // few }, -- kdd_cup, 5 clusters
	{ rows = 8 * 34, length = 204800 // 8 // few }, -- 8 clusters
	{ rows = 16, length = 2^20 // few }, -- Backprop
} do
	geometries[#geometries + 1] = fixed { segments = s.rows, mean = s.length }
end

sweep {
	operation = "segreduce_regular",
	types = { "f32" },
	operators = { "plus" },
	geometries = geometries,
	search = { "random", budget = "80s" },
	time_cap = 0.02,
}

plot { operation = "segreduce_regular", type = "f32", x = "mean length", y = "GB/s", out = "results/rodinia" }
