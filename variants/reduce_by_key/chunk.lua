-- Work-items, in whole groups; those past the last chunk have nothing to do. At least one: it writes the count.
local function groups(p, case)
	return math.max(1, ceil_div(ceil_div(case.n, p.CHUNK_ITEMS), p.NT))
end

local function chunks(p, case)
	return groups(p, case) * p.NT
end

local carries = pieces.carries { count = chunks, span = chunks, segments = "n" }

return strategy(pieces.with(pieces.by_chunks(), {
	about = "equal contiguous chunks, one per work-item: runs counted, counts scanned, runs folded, carry-outs joined",
	source = "chunk.cl",
	idea = "reduce-then-scan (Blelloch 1990), blocked for caches",
	ordered = true,
	buffers = pieces.with(carries.buffers, { counts = pieces.integers(chunks) }),
	launches = {
		{ kernel = "reduce_by_key_chunk_count", grid = groups, block = "NT", args = { "keys", "n", "counts" } },
		{ kernel = "reduce_by_key_spine", grid = 1, block = "NT", args = { "counts", chunks, "count" } },
		{
			kernel = "reduce_by_key_chunk",
			grid = groups,
			block = "NT",
			args = { "source", "n", "counts", "result", "carry_segment", "carry" },
		},
		carries.join,
	},
}))
