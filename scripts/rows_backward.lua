-- Backward of row sums and of pooled embeddings: one row per segment expanded to one per element, rows reduced by
-- sorted keys, and the same for rows that an index selects from a table; f32, by row width and mean length. At most an
-- hour on a GPU; run it again to continue. Half a minute on a CPU: 2^18 values.
local cpu = device.is_cpu
local n, table = cpu and 2^18 or 2^28, cpu and 2^16 or 2^26
local means = cpu and { 4, 64 } or { 1, 4, 16, 64, 1024 }

local function measure(operation, few, lengths)
	lengths.n, lengths.mean = n, means
	sweep {
		operation = operation,
		types = { "f32" },
		geometries = { uniform(lengths), pareto(lengths) },
		params = cpu and few or nil,
		search = { "auto", budget = cpu and "5s" or "60s" },
		time_cap = 0.03,
		samples = 21,
	}
end

local by_key = "NT=128 CHUNK_ITEMS=64 UNROLL=4 MIN_BLOCKS=0"

for _, width in ipairs(cpu and { 7, 32 } or { 4, 7, 16, 32, 64, 128, 256 }) do
	measure("interval_expand_rows", "NT=128 SEGMENTS_IN_FLIGHT=1 TILES=4 MIN_BLOCKS=0", { width = width })
	measure("reduce_by_key_rows", by_key, { width = width })
	measure("reduce_by_key_bags", by_key, { width = width, table = table // width })
end
