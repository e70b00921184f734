-- Bytes of a block's ring.
local function ring_bytes(p, case)
	return p.STAGES * 32 * p.VT * p.CONSUMER_WARPS * case.type.bytes
end

local row = pieces.by_resident_lookback(ring_bytes, function(case)
	return case.type.bytes
end)

return strategy {
	about = "single pass by resident blocks: each tile polls the aggregates published since its block's last tile",
	source = "lookback_resident.cu",
	when = "CUDA GPUs from sm_80 on, every size; on an H200 0.96 of copy bandwidth at 2^28 elements, lookback 0.62",
	idea = "fixed-width window instead of decoupled look-back's chain (Merrill, Garland 2016); asynchronous copies",
	ordered = row.ordered,
	begins = true,
	params = {
		CONSUMER_WARPS = { 24, 5, 7, 10, 14, 20 },
		VT = { 12, 20, 28, 36, 44, 10, 14, 18, 22 },
		STAGES = { 5, 3, 4, 6 },
		STORE_DELAY = { 3, 1, 2, 4 },
		BLOCKS_PER_SM = { 1, 2 },
	},
	possible = function(p, dev, case)
		return row.possible(p, dev, case) and p.VT * case.type.bytes % 32 == 16 -- loads without bank conflicts
	end,
	-- Copies in flight take at least half of the shared memory, if there is much to copy.
	sensible = function(p, dev, case)
		return case.n <= 2^22 or row.all_bytes(p, case) * 2 >= dev.local_bytes_sm
	end,
	tile = row.tile,
	-- Kept between calls: each call publishes its own number.
	buffers = {
		words = { bytes = row.word_bytes, zeroed = true },
		state = {
			bytes = function()
				return 8
			end,
			zeroed = true,
		},
	},
	launches = {
		{
			kernel = "scan_lookback_resident",
			grid = row.blocks,
			block = row.threads,
			local_bytes = ring_bytes,
			args = { "values", "result", "n", row.tiles, "words", "state" },
		},
	},
}
