-- Shapes of segmented sums in two programs of the Rodinia suite: K-means (sums over the points of each cluster, 34
-- features a point: kdd_cup and 204800 points) and Backprop (16 hidden units, 2^20 inputs).
local shapes = {
	{ rows = 5 * 34, length = 494019 // 5 }, -- kdd_cup, 5 clusters
	{ rows = 8 * 34, length = 204800 // 8 }, -- 8 clusters
	{ rows = 16, length = 2^20 }, -- Backprop
}

local geometries = {}
for _, s in ipairs(shapes) do
	geometries[#geometries + 1] = fixed { segments = s.rows, mean = s.length }
end

sweep {
	operation = "segreduce_regular",
	types = { "f32" },
	operators = { "plus" },
	geometries = geometries,
	search = { "random", budget = "120s" },
	time_cap = 0.02,
}

plot { operation = "segreduce_regular", x = "mean length", y = "GB/s", out = "results/rodinia" }
