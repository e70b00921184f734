local function groups(p, case)
	return ceil_div(ceil_div(case.n + case.segments, p.ITEMS), p.NT)
end

return strategy {
	about = "equal contiguous chunks of elements and segment ends, one for each work-item",
	source = "chunk.cl",
	when = "CPUs, at every mean length and every skew",
	idea = "merge path: merge-based CSR SpMV (Merrill, Garland 2016)",
	params = { NT = { 1, 4, 16, 64 }, ITEMS = { 16384, 1024, 4096, 65536 } },
	meaning = {
		NT = "work-items a group",
		ITEMS = "elements and segment ends a work-item",
	},
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
	launches = {
		{
			kernel = "interval_chunk",
			grid = groups,
			block = "NT",
			args = { "source", "n", "segments", "result" },
		},
	},
}
