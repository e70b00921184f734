local bits = pieces.prepared_bits()
local buffer = pieces.by_buffer("apply_bulk", function(p, case)
	return p.NV * case.value.bytes + p.NT // 8
end)

local function blocks(p, case)
	return ceil_div(bits.filled(p, case), pieces.owned(p))
end

return strategy(pieces.with(pieces.with(buffer, { buffers = bits.buffers }), {
	about = "a block's consecutive segments by one bulk copy into local memory, with a bit for each element that ends one",
	source = "bulk.cu",
	when = "CUDA GPUs from sm_90 on, short segments used often: a bit an element is less to read than an offset a segment",
	idea = "segreduce/bulk with Modern GPU 1.1 SegReduceApply's preparation (Baxter 2013), a bitmap for its codes",
	params = {
		NT = { 128, 64 },
		SPT = { 4, 1, 2, 3, 8 },
		NV = { 3072, 1024, 1536, 2048, 2304, 4096, 6144, 8192 },
		PIECE = { 16, 32, 8 },
		ASIDE = { 0 },
		OCC = { 0, 16 },
	},
	meaning = { PIECE = "bits that a thread looks through at a time" },
	possible = function(p, dev, case)
		return pieces.can_copy_bulk(dev, case) and buffer.possible(p, dev, case) and p.OCC * p.NT <= 2048
	end,
	sensible = function(p, _, case)
		return pieces.is_bulk_sensible(p, case) and p.LANES == 1
	end,
	buffers = {
		edges = function(p, case)
			return (blocks(p, case) + 1) * case.offset.bytes
		end,
	},
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
			kernel = "apply_bulk",
			grid = blocks,
			block = "NT",
			args = { "source", "edges", "bits", bits.empty, "rows", "n", bits.filled, "result" },
		},
		bits.hollow,
	}),
}))
