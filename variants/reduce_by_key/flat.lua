local tile, tiles, span = pieces.tile, pieces.tiles, pieces.span

-- One at least: it writes the count 0.
local function parts(p, case, dev)
	return math.max(1, pieces.parts(p, case, dev))
end

-- The kernel's local memory: values, keys, the scans.
local function local_bytes(p, case)
	return tile(p) * (case.type.bytes + case.key.bytes) + 16 + p.NT * (case.type.bytes + 8)
end

local function loaded(case)
	return case.type.bytes + case.key.bytes
end

local carries = pieces.carries { count = parts, span = parts, segments = "n" }

return strategy(pieces.with(pieces.by_parts(local_bytes, loaded, 8192, 40960), {
	about = "runs counted, counts scanned, then tiles of NT * VT elements folded and compacted, and carries joined",
	source = "flat.cl",
	when = "GPUs on which blocks cannot wait for one another; what fits into the cache",
	idea = "Modern GPU 1.1 ReduceByKey (Baxter 2013), with reduce-then-scan in place of its preprocessing",
	params = { VT = { 11, 7, 15, 19, 23, 8, 16 } },
	buffers = pieces.with(carries.buffers, { counts = pieces.integers(parts) }),
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
		carries.join,
	},
}))
