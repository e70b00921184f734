-- Sums of segments of rows, f32 and bf16, by row width, 1 to 1024, and mean length, 1 to 2^16: uniform and Pareto
-- lengths, 2^28 values, with a heat map of each. An hour on a GPU; run it again to continue. A minute on a CPU: few
-- widths, lengths and variants, 2^18 values, f32.
local cpu = device.is_cpu
local n = cpu and 2^18 or 2^28
local widths = cpu and { 2, 16 } or { 1, 2, 4, 7, 16, 32, 64, 100, 128, 256, 512, 1024 }
local means = cpu and { 4, 64 } or powers(2, 0, 16)

for _, type in ipairs(cpu and { "f32" } or { "f32", "bf16:f32" }) do
	for _, width in ipairs(widths) do
		sweep {
			operation = "segreduce_rows",
			types = { type },
			geometries = {
				uniform { n = n, mean = means, width = width },
				pareto { n = n, mean = means, width = width },
			},
			strategies = cpu and { "lanes", "even" } or nil,
			params = cpu and "NT=64,128 ROWS=1 UNROLL=4 SEGMENTS_IN_FLIGHT=1 CHUNK_ITEMS=64 MIN_BLOCKS=0" or nil,
			search = { "auto", budget = cpu and "30s" or "150s" },
			time_cap = 0.03,
			samples = 21,
		}
	end
	for _, kind in ipairs { "uniform", "pareto" } do
		plot {
			operation = "segreduce_rows",
			type = type,
			kind = kind,
			x = "width",
			out = "results/rows_" .. kind .. "_" .. type:gsub(":.*", ""),
		}
	end
end
