-- Run-length encoding as a reduction by key: the keys of the runs with their lengths (sums of the constant 1) and
-- starts (minima of the indices). Runs of mean length 1 to 256. Two minutes on a GPU.
local runs = uniform { n = device.is_cpu and 2^14 or 2^27, mean = { 1, 2.5, 4.5, 16, 256 } }

for _, of in ipairs { { "constant:1", "plus" }, { "counting", "minimum" } } do
	sweep {
		operation = "reduce_by_key",
		key_types = { "i32", "i64" },
		types = { "i32" },
		inputs = { of[1] },
		operators = { of[2] },
		geometries = runs,
		search = { "auto", budget = device.is_cpu and "15s" or "60s" },
		time_cap = 0.02,
	}
	plot {
		operation = "reduce_by_key",
		key_type = "i32",
		type = "i32",
		operator = of[2],
		input = of[1],
		out = "results/run_length_encode_" .. (of[2] == "plus" and "lengths" or "begins"),
	}
end
