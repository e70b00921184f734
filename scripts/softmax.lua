-- Softmax within segments, f32 and bf16, for mean lengths of 1 to 2^20, and of rows of 16 and 128 for mean lengths up
-- to 2^12: uniform and Pareto lengths. Eight minutes on a GPU; one on a CPU, without rows. The fraction is of the least
-- traffic possible: values read once, results written once.
local cpu = device.is_cpu
local n = cpu and 2^18 or 2^28
local means = powers(4, 0, cpu and 6 or 10)

local function measure(operation, type, lengths, width)
	sweep {
		operation = operation,
		types = { type },
		geometries = {
			uniform { n = n, mean = lengths, width = width },
			pareto { n = n, mean = lengths, width = width },
		},
		params = cpu and "NT=64 VT=7 THREADS_PER_SEGMENT=1,64 VEC=4 KEEP=1 UNROLL=1 MIN_BLOCKS=0" or nil,
		search = { "auto", budget = cpu and "40s" or width and "45s" or "90s" },
		time_cap = 0.03,
		samples = 21,
	}
end

for _, type in ipairs(cpu and { "f32" } or { "f32", "bf16:f32:bf16" }) do
	measure("segsoftmax", type, means)
	for _, width in ipairs(cpu and {} or { 16, 128 }) do
		measure("segsoftmax_rows", type, powers(4, 0, 6), width)
	end
	for _, kind in ipairs { "uniform", "pareto" } do
		plot {
			operation = "segsoftmax",
			type = type,
			kind = kind,
			x = "mean length",
			y = "fraction",
			out = "results/softmax_" .. kind .. "_" .. type:gsub(":.*", ""),
		}
		if not cpu then
			plot {
				operation = "segsoftmax_rows",
				type = type,
				kind = kind,
				x = "width",
				out = "results/softmax_rows_" .. kind .. "_" .. type:gsub(":.*", ""),
			}
		end
	end
end
