-- Softmax within segments, f32 and bf16, over mean lengths from 1 to 2^20: uniform and Pareto lengths. Four minutes on
-- a GPU, one on a CPU. The fraction is of what must move at least: values read once, results written once.
local cpu = device.is_cpu
local n = cpu and 2^18 or 2^28
local means = powers(4, 0, cpu and 6 or 10)

for _, type in ipairs(cpu and { "f32" } or { "f32", "bf16:f32:bf16" }) do
	sweep {
		operation = "segsoftmax",
		types = { type },
		geometries = { uniform { n = n, mean = means }, pareto { n = n, mean = means } },
		params = cpu and "NT=64 VT=7 THREADS_PER_SEGMENT=1,64 VEC=4 KEEP=1 UNROLL=1 MIN_BLOCKS=0" or nil,
		search = { "auto", budget = cpu and "40s" or "90s" },
		time_cap = 0.03,
		samples = 21,
	}
	for _, kind in ipairs { "uniform", "pareto" } do
		plot {
			operation = "segsoftmax",
			type = type,
			kind = kind,
			x = "mean length",
			y = "fraction",
			out = "results/softmax_" .. kind .. "_" .. type:gsub(":.*", ""),
		}
	end
end
