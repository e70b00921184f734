local tile, tiles, multiprocessors = pieces.tile, pieces.tiles, pieces.multiprocessors

-- At least one: it writes the count.
local function portions(p, case, dev)
	return math.max(1, pieces.portions(p, case, dev))
end

-- The kernel's local memory: values, the scans.
local function local_bytes(p, case)
	return tile(p) * case.type.bytes + p.NT * (case.type.bytes + 8)
end

local function loaded(case)
	return case.type.bytes
end

local carries = pieces.carries { count = portions, span = portions, segments = "n" }

return strategy(pieces.with(pieces.by_portions(local_bytes, loaded, 4096, 32768), {
	about = "prepared: one bit per element, runs before each portion, keys of runs; then flat without reading keys",
	source = "bitmap.cl",
	when = "the same keys used for several arrays of values",
	idea = "Modern GPU 1.1 ReduceByKeyPreprocess and ReduceByKeyApply (Baxter 2013), with bits instead of thread codes",
	buffers = pieces.with(carries.buffers, {
		bits = function(_, case)
			return ceil_div(case.n, 32) * 4
		end,
		run_keys = function(_, case)
			return (case.segments - case.empty) * case.key.bytes
		end,
		total = function()
			return 8
		end,
		counts = pieces.integers(portions),
	}),
	launches = {
		{
			kernel = "reduce_by_key_flat_count",
			grid = portions,
			block = "NT",
			args = { "keys", "n", tiles, multiprocessors, "counts" },
			once = true,
		},
		{
			kernel = "reduce_by_key_spine",
			grid = 1,
			block = "NT",
			args = { "counts", portions, "total" },
			once = true,
		},
		{
			kernel = "reduce_by_key_bitmap_bits",
			grid = function(p, case)
				return ceil_div(ceil_div(case.n, 32), p.NT)
			end,
			block = "NT",
			args = { "keys", "n", "bits" },
			once = true,
		},
		{
			kernel = "reduce_by_key_bitmap_keys",
			grid = portions,
			block = "NT",
			args = { "keys", "n", tiles, multiprocessors, "bits", "counts", "run_keys" },
			once = true,
		},
		{
			kernel = "reduce_by_key_flat",
			grid = portions,
			block = "NT",
			args = {
				"source", "n", tiles, multiprocessors, "counts", "result", "carry_segment", "carry",
				"bits", "run_keys", "total", "count",
			},
		},
		carries.join,
	},
}))
