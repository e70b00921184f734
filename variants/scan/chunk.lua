-- Work-items, in whole groups; those past the last chunk carry the identity.
local function groups(p, case)
	return ceil_div(ceil_div(case.n, p.CHUNK_ITEMS), p.NT)
end

local function chunks(p, case)
	return groups(p, case) * p.NT
end

local common = pieces.by_chunks()

return strategy(pieces.with(common, {
	about = "equal contiguous chunks, one per work-item: folded, the folds scanned, then the chunks scanned",
	source = "chunk.cl",
	idea = "reduce-then-scan (Blelloch 1990), blocked for caches",
	ordered = true,
	begins = true,
	in_place = true,
	params = { UNROLL = { 8, 1, 4, 16 } },
	sensible = function(p, dev)
		return common.sensible(p, dev) and (dev.is_cpu or p.UNROLL <= 8)
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
}))
