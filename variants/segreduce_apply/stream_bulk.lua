local bits = pieces.prepared_bits()

local function blocks(p, case)
	return ceil_div(bits.filled(p, case), pieces.owned(p))
end

return strategy {
	like = "segreduce/stream_bulk",
	about = "consecutive segments per block, loaded by one bulk copy, with one bit per element that marks segment ends",
	source = "stream_bulk.cu",
	when = "CUDA GPUs from sm_90 on, short segments used often: reads one bit per element, not one offset per segment",
	idea = "segreduce/stream_bulk with the preparation of Modern GPU 1.1 SegReduceApply (Baxter 2013), as a bitmap",
	params = {
		BITS_PER_LOAD = { 16, 32, 8 },
		SPLIT_SEGMENT_MIN = { 0 },
	},
	sensible = function(p, _, case)
		return pieces.is_bulk_sensible(p, case)
	end,
	buffers = pieces.with(bits.buffers, {
		edges = function(p, case)
			return (blocks(p, case) + 1) * case.offset.bytes
		end,
	}),
	launches = pieces.joined(bits.launches, {
		{
			kernel = "apply_edges",
			once = true,
			grid = function(p, case)
				return blocks(p, case) > 0 and ceil_div(blocks(p, case) + 1, p.NT) or 0
			end,
			block = "NT",
			args = { "offsets", bits.filled, bits.empty, "rows", blocks, "edges" },
		},
		{
			kernel = "apply_stream_bulk",
			grid = blocks,
			block = "NT",
			args = { "source", "edges", "bits", bits.empty, "rows", "n", bits.filled, "result" },
		},
		bits.empties,
	}),
}
