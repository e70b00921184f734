-- At least one group, even without values.
local function groups(p, case)
	return math.max(1, ceil_div(case.n, p.CHUNK_ITEMS * p.NT))
end

return strategy {
	about = "contiguous chunks, one per work-item, private accumulators; a second launch folds the partial results",
	source = "chunk.cl",
	when = "CPUs, every size",
	idea = "privatisation",
	ordered = true,
	params = { NT = { 1, 4, 64 }, CHUNK_ITEMS = { 65536, 64, 4096 }, UNROLL = { 16, 1, 4, 8 } },
	unaligned = true,
	possible = function(p, dev, case)
		return p.NT <= dev.max_block and (p.UNROLL == 1 or case.operator.commutative)
			and (not dev.has_shuffle or p.NT % 32 == 0) and ceil_div(case.n, p.CHUNK_ITEMS) < 2^31
	end,
	-- A work-item reads consecutive elements: on GPUs this is only there to compare with.
	sensible = function(p, dev)
		return dev.is_cpu or p.NT == 64 and p.CHUNK_ITEMS == 4096 and p.UNROLL <= 4
	end,
	tile = function(p)
		return p.CHUNK_ITEMS
	end,
	buffers = {
		partial = function(p, case)
			return groups(p, case) * case.type.bytes
		end,
	},
	launches = {
		{ kernel = "reduce_chunk", grid = groups, block = "NT", args = { "source", "n", "partial" } },
		{ kernel = "reduce_finish", grid = 1, block = "NT", args = { "partial", groups, "result" } },
	},
}
