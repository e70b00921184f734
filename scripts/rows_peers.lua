-- Sums of rows and of bags compared with PyTorch, JAX, torch-scatter, pyg-lib and cuSPARSE, by row width and mean
-- length: 2^28 values, f32 and bf16, with heat maps of fractions and of ratios to the fastest peer. Needs `make peers`
-- and `make python-peers`. Half an hour on a GPU; run it again to continue.
if device.is_cpu then
	error("this script is for GPUs (2^28 values)")
end

local n, means = 2^28, { 4, 32, 256, 4096 }

-- The search goes on for the budget, the peers are measured in any case.
local function compare(operation, type, geometry, budget)
	sweep {
		operation = operation,
		types = { type },
		geometries = geometry,
		peers = true,
		search = { "auto", budget = budget },
		time_cap = 0.03,
		samples = 21,
	}
end

-- PyTorch's results are of the values' type.
for _, type in ipairs { "f32", "bf16:f32:bf16" } do
	for _, width in ipairs { 1, 4, 16, 128, 512 } do
		compare("segreduce_rows", type, uniform { n = n, mean = means, width = width }, "40s")
	end
	for _, width in ipairs { 32, 128 } do
		compare("bags", type, uniform { n = n, mean = means, width = width, table = 2^29 // width }, "30s")
	end
end
compare("bags_weighted", "f32", uniform { n = n, mean = means, width = 128, table = 2^29 // 128 }, "30s")

for _, type in ipairs { "f32", "bf16:f32:bf16" } do
	for _, y in ipairs { "fraction", "ratio" } do
		plot {
			operation = "segreduce_rows",
			type = type,
			kind = "uniform",
			x = "width",
			y = y,
			out = "results/rows_peers_" .. y .. "_" .. type:gsub(":.*", ""),
		}
	end
end
