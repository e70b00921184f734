-- Work-items, in whole groups; those past the last chunk carry the identity.
local function groups(p, case)
	return ceil_div(ceil_div(case.n + case.segments, p.CHUNK_ITEMS), p.NT)
end

local function chunks(p, case)
	return groups(p, case) * p.NT
end

-- A CPU joins all carries in one block; GPUs have about as many blocks as carries per block.
local function span(p, case, dev)
	local count = chunks(p, case)
	return dev.is_cpu and math.max(count, 1) or pieces.even_span(p, count)
end

local carries = pieces.carries { count = chunks, span = span }

local common = pieces.by_chunks()

return strategy(pieces.with(common, {
	about = "equal contiguous chunks of elements and segment ends, one per work-item, private accumulators",
	source = "chunk.cl",
	when = "CPUs, at every mean length and every skew",
	idea = "merge path: merge-based CSR SpMV (Merrill, Garland 2016)",
	ordered = true,
	params = { UNROLL = { 8, 1, 4, 16 } },
	possible = function(p, dev, case)
		return common.possible(p, dev) and (p.UNROLL == 1 or case.operator.commutative)
	end,
	sensible = function(p, dev)
		return common.sensible(p, dev) and (dev.is_cpu or p.UNROLL <= 8)
	end,
	buffers = carries.buffers,
	launches = {
		{
			kernel = "segreduce_chunk",
			grid = groups,
			block = "NT",
			args = { "source", "offsets", "n", "segments", "result", "carry_segment", "carry" },
		},
		carries.join,
		carries.join_spans,
	},
}))
