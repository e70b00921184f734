-- Work-items, whole groups of them; those past the last chunk have nothing to do. One at least: it writes the count 0.
local function groups(p, case)
	return math.max(1, ceil_div(ceil_div(case.n, p.ITEMS), p.NT))
end

local function chunks(p, case)
	return groups(p, case) * p.NT
end

local carries = pieces.carries { count = chunks, span = chunks, segments = "n" }

return strategy {
	about = "equal contiguous chunks, a work-item each: runs counted, counts scanned, runs folded, carries joined",
	source = "chunk.cl",
	when = "CPUs",
	idea = "reduce-then-scan (Blelloch 1990), blocked for caches",
	ordered = true,
	params = { NT = { 1, 4, 16, 64 }, ITEMS = { 16384, 1024, 4096, 65536 } },
	meaning = { NT = "work-items a group", ITEMS = "elements a work-item" },
	possible = function(p, dev)
		return p.NT <= dev.max_block
	end,
	sensible = function(p, dev)
		if dev.is_cpu then
			return p.NT <= 4
		end
		return p.NT == 64 and p.ITEMS == 1024
	end,
	tile = function(p)
		return p.ITEMS
	end,
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
}
