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

-- The kernel's local memory: values, keys, the scans.
local function local_bytes(p, case)
	return tile(p) * (case.type.bytes + case.key.bytes) + 16 + p.NT * (case.type.bytes + 8)
end

return strategy {
	about = "runs counted, counts scanned, then tiles of NT * VT elements folded and compacted, and carries joined",
	source = "flat.cl",
	when = "GPUs on which blocks cannot wait for one another; what fits into the cache",
	idea = "Modern GPU 1.1 ReduceByKey (Baxter 2013), with reduce-then-scan in place of its preprocessing",
	ordered = true,
	params = {
		NT = { 256, 64, 128, 512 },
		VT = { 11, 7, 15, 19, 23, 8, 16 },
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
		local bytes = tile(p) * (case.type.bytes + case.key.bytes)
		return (p.NT == 128 or p.NT == 256) and bytes >= 8192 and bytes <= 40960 and p.VT % 2 == 1
			and (p.WAVES == 8 or p.WAVES == 16) and (p.OCC == 0 or p.OCC * p.NT == 1024)
	end,
	tile = tile,
	buffers = {
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
		},
		{ kernel = "reduce_by_key_spine", grid = 1, block = "NT", args = { "counts", parts, "count" } },
		{
			kernel = "reduce_by_key_flat",
			grid = parts,
			block = "NT",
			args = { "source", "n", tiles, span, "counts", "result", "carry_segment", "carry" },
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
