local function tile(p)
	return p.NT * p.VT
end

local function tiles(p, case)
	return ceil_div(case.n, tile(p))
end

-- Tiles of a part: about WAVES parts for each multiprocessor.
local function span(p, case, dev)
	return math.max(1, ceil_div(tiles(p, case), dev.compute_units * p.WAVES))
end

-- One at least: it writes the count 0.
local function parts(p, case, dev)
	return math.max(1, ceil_div(tiles(p, case), span(p, case, dev)))
end

-- The kernel's local memory: values, the scans.
local function local_bytes(p, case)
	return tile(p) * case.type.bytes + p.NT * (case.type.bytes + 8)
end

return strategy {
	about = "prepared: a bit an element, runs before each part, keys of runs; then flat without a look at the keys",
	source = "apply.cl",
	when = "keys that are used for several arrays of values",
	idea = "Modern GPU 1.1 ReduceByKeyPreprocess and ReduceByKeyApply (Baxter 2013), with bits in place of thread codes",
	ordered = true,
	params = {
		NT = { 256, 64, 128, 512 },
		VT = { 15, 7, 11, 19, 23, 8, 16 },
		OCC = { 0, 2, 4 },
		WAVES = { 16, 4, 8, 32 },
	},
	meaning = {
		NT = "threads a block",
		VT = "elements a thread; odd numbers avoid bank conflicts",
		OCC = "blocks that a multiprocessor should hold; 0: as the compiler likes",
		WAVES = "blocks for each multiprocessor",
	},
	possible = function(p, dev, case)
		return p.NT <= dev.max_block and local_bytes(p, case) <= dev.local_bytes
			and (p.OCC == 0 or dev.backend == "cuda" and p.OCC * p.NT <= 2048)
	end,
	sensible = function(p, dev, case)
		if dev.is_cpu then
			return p.NT == 64 and p.VT == 23 and p.WAVES == 4
		end
		local bytes = tile(p) * case.type.bytes
		return (p.NT == 128 or p.NT == 256) and bytes >= 4096 and bytes <= 32768 and p.VT % 2 == 1
			and (p.WAVES == 8 or p.WAVES == 16) and (p.OCC == 0 or p.OCC * p.NT == 1024)
	end,
	tile = tile,
	buffers = {
		bits = function(_, case)
			return ceil_div(case.n, 32) * 4
		end,
		run_keys = function(_, case)
			return (case.segments - case.empty) * case.key.bytes
		end,
		total = function()
			return 8
		end,
		counts = function(p, case, dev)
			return parts(p, case, dev) * 8
		end,
		carry_segment = function(p, case, dev)
			return parts(p, case, dev) * 8
		end,
		carry = function(p, case, dev)
			return parts(p, case, dev) * case.type.bytes
		end,
		outer_segment = function()
			return 8
		end,
		outer = function(_, case)
			return case.type.bytes
		end,
	},
	launches = {
		{
			kernel = "reduce_by_key_flat_count",
			grid = parts,
			block = "NT",
			args = { "keys", "n", tiles, span, "counts" },
			once = true,
		},
		{
			kernel = "reduce_by_key_spine",
			grid = 1,
			block = "NT",
			args = { "counts", parts, "total" },
			once = true,
		},
		{
			kernel = "reduce_by_key_apply_bits",
			grid = function(p, case)
				return ceil_div(ceil_div(case.n, 32), p.NT)
			end,
			block = "NT",
			args = { "keys", "n", "bits" },
			once = true,
		},
		{
			kernel = "reduce_by_key_apply_keys",
			grid = parts,
			block = "NT",
			args = { "keys", "n", tiles, span, "bits", "counts", "run_keys" },
			once = true,
		},
		{
			kernel = "reduce_by_key_flat",
			grid = parts,
			block = "NT",
			args = {
				"source", "n", tiles, span, "counts", "result", "carry_segment", "carry",
				"bits", "run_keys", "total", "count",
			},
		},
		{
			kernel = "segreduce_carry",
			grid = function(p, case, dev)
				return parts(p, case, dev) > 1 and 1 or 0
			end,
			block = "NT",
			args = { "carry_segment", "carry", parts, parts, "n", "result", "outer_segment", "outer" },
		},
	},
}
