-- Bytes of a block's ring.
local function ring_bytes(p, case)
	return p.CONSUMER_WARPS * p.STAGES * (32 * p.VT * (case.type.bytes + case.key.bytes) + 16)
end

local row = pieces.by_resident_lookback(ring_bytes, function(case)
	return 4 + case.type.bytes
end)

-- Are 16-byte loads of a lane's elements free of bank conflicts?
local function is_odd(p, bytes)
	return p.VT * bytes // 16 % 2 == 1
end

return strategy {
	about = "single pass by resident blocks: each tile polls the aggregates published since its block's last tile",
	source = "lookback_resident.cu",
	when = "CUDA GPUs from sm_80 on, large arrays: 0.88 to 0.96 of copy bandwidth on an H200 with 2^28 elements",
	idea = "fixed-width window instead of decoupled look-back's chain (Merrill, Garland 2016); asynchronous copies",
	ordered = row.ordered,
	params = {
		CONSUMER_WARPS = { 14, 5, 6, 7, 8, 10, 11, 12, 17 },
		VT = { 12, 20, 28, 10, 14, 6 },
		STAGES = { 5, 4, 3, 6, 2 },
		STORE_DELAY = { 3, 2, 1, 4 },
		BLOCKS_PER_SM = { 1, 2 },
	},
	possible = function(p, dev, case)
		local bytes = math.max(case.type.bytes, case.key.bytes)
		return row.possible(p, dev, case) and bytes <= 8 and case.key.written
			and p.VT * case.type.bytes % 16 == 0
			and p.VT * case.key.bytes % 16 == 0
	end,
	-- Copies in flight take at least half of the shared memory.
	sensible = function(p, dev, case)
		return row.all_bytes(p, case) * 2 >= dev.local_bytes_sm
			and (is_odd(p, case.type.bytes) or is_odd(p, case.key.bytes))
	end,
	tile = row.tile,
	buffers = { words = row.word_bytes },
	launches = {
		{
			kernel = "reduce_by_key_lookback_resident_init",
			grid = function(p, case)
				return math.max(1, ceil_div(row.words(p, case), row.threads(p)))
			end,
			block = row.threads,
			args = { row.tiles, "words", "count" },
		},
		{
			kernel = "reduce_by_key_lookback_resident",
			grid = row.blocks,
			block = row.threads,
			local_bytes = ring_bytes,
			args = { "keys", "values", "key_result", "result", "count", "n", row.tiles, "words" },
		},
	},
}
