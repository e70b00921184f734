-- Bags (pooled embeddings): sums of rows that an index selects from a table of 2^29 values, f32 and bf16, by row width
-- and mean number of rows per bag; random and power-law indices, uniform and Pareto lengths. Budgets of 12 minutes on a
-- GPU; run it again to continue. Half a minute on a CPU: 2^18 values, f32.
local cpu = device.is_cpu
local n, table = cpu and 2^18 or 2^28, cpu and 2^20 or 2^29
local means = cpu and { 4, 64 } or { 4, 16, 64, 256, 1024 }

for _, type in ipairs(cpu and { "f32" } or { "f32", "bf16:f32" }) do
	for _, width in ipairs(cpu and { 32 } or { 32, 64, 128, 256 }) do
		local rows = table // width
		sweep {
			operation = "bags",
			types = { type },
			geometries = {
				uniform { n = n, mean = means, width = width, table = rows },
				uniform { n = n, mean = means, width = width, table = rows, skew = 1 },
				pareto { n = n, mean = means, width = width, table = rows },
			},
			params = cpu and "NT=64,128 ROWS=1 UNROLL=4 SEGMENTS_IN_FLIGHT=1 CHUNK_ITEMS=64 MIN_BLOCKS=0" or nil,
			search = { "auto", budget = cpu and "20s" or "90s" },
			time_cap = 0.03,
			samples = 21,
		}
	end
end
