local tile, tiles, multiprocessors = pieces.tile, pieces.tiles, pieces.multiprocessors

-- At least one: it writes the count.
local function portions(p, case, dev)
	return math.max(1, pieces.portions(p, case, dev))
end

-- The kernel's local memory: values, keys, the scans.
local function local_bytes(p, case)
	return tile(p) * (case.type.bytes + case.key.bytes) + 16 + p.NT * (case.type.bytes + 8)
end

local function loaded(case)
	return case.type.bytes + case.key.bytes
end

local carries = pieces.carries { count = portions, span = portions, segments = "n" }

local portioned = pieces.by_portions(local_bytes, loaded, 8192, 40960)

return strategy(pieces.with(portioned, {
	about = "runs counted, counts scanned, then tiles of NT * VT elements folded and compacted, carry-outs joined",
	source = "flat.cl",
	when = "GPUs whose blocks cannot wait for one another; arrays that fit into the cache",
	idea = "Modern GPU 1.1 ReduceByKey (Baxter 2013), with reduce-then-scan instead of its preprocessing",
	params = { VT = { 11, 7, 15, 19, 23, 8, 16 }, STORE = { 1, 0, 2 }, STORE_MODIFIER = { 0, 1, 2, 3 } },
	rarely = { "LOAD_MODIFIER", "STORE", "STORE_MODIFIER" },
	possible = function(p, dev, case)
		return portioned.possible(p, dev, case) and (p.STORE_MODIFIER == 0 or dev.backend == "cuda")
	end,
	buffers = pieces.with(carries.buffers, { counts = pieces.integers(portions) }),
	launches = {
		{
			kernel = "reduce_by_key_flat_count",
			grid = portions,
			block = "NT",
			args = { "keys", "n", tiles, multiprocessors, "counts" },
		},
		{ kernel = "reduce_by_key_spine", grid = 1, block = "NT", args = { "counts", portions, "count" } },
		{
			kernel = "reduce_by_key_flat",
			grid = portions,
			block = "NT",
			args = { "source", "n", tiles, multiprocessors, "counts", "result", "carry_segment", "carry" },
		},
		carries.join,
	},
}))
