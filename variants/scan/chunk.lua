-- Work-items, whole groups of them; those past the last chunk carry the identity.
local function groups(p, case)
	return ceil_div(ceil_div(case.n, p.ITEMS), p.NT)
end

local function chunks(p, case)
	return groups(p, case) * p.NT
end

return strategy {
	about = "equal contiguous chunks, one for each work-item: folded, joined by a scan of the folds, scanned",
	source = "chunk.cl",
	when = "CPUs",
	idea = "reduce-then-scan (Blelloch 1990), blocked for caches",
	ordered = true,
	params = { NT = { 1, 4, 16, 64 }, ITEMS = { 16384, 1024, 4096, 65536 }, UNROLL = { 8, 1, 4, 16 } },
	meaning = {
		NT = "work-items a group",
		ITEMS = "elements a work-item",
		UNROLL = "elements a row that are combined without waiting for the row before",
	},
	possible = function(p, dev)
		return p.NT <= dev.max_block
	end,
	sensible = function(p, dev)
		if dev.is_cpu then
			return p.NT <= 4
		end
		return p.NT == 64 and p.ITEMS == 1024 and p.UNROLL <= 8
	end,
	tile = function(p)
		return p.ITEMS
	end,
	buffers = {
		carry = function(p, case)
			return chunks(p, case) * case.type.bytes
		end,
		ended = function(p, case)
			return chunks(p, case) * 4
		end,
	},
	launches = {
		{
			kernel = "scan_chunk_fold",
			grid = groups,
			block = "NT",
			args = { "source", "n", "segments", "carry", "ended" },
		},
		{
			kernel = "scan_spine",
			grid = function(_, case)
				return case.n > 0 and 1 or 0
			end,
			block = "NT",
			args = { "carry", "ended", chunks },
		},
		{
			kernel = "scan_chunk",
			grid = groups,
			block = "NT",
			args = { "source", "n", "segments", "carry", "result" },
		},
	},
}
