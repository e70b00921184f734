-- Threads a block.
local function threads(p)
	return 32 * (p.WORKERS + 1)
end

local function tile(p)
	return 32 * p.VT * p.WORKERS
end

local function tiles(p, case)
	return ceil_div(case.n, tile(p))
end

-- The ring.
local function ring_bytes(p, case)
	return p.WORKERS * p.STAGES * (32 * p.VT * (case.type.bytes + case.key.bytes) + 16)
end

-- What blocks take of a multiprocessor: rings, what warps exchange, and the system's share of each block.
local function all_bytes(p, case)
	return p.OCC * (ring_bytes(p, case) + 4 * p.WORKERS * (12 + 2 * case.type.bytes) + 1100)
end

-- Do 16-byte loads of a lane's own elements meet no others in a bank?
local function is_odd(p, bytes)
	return p.VT * bytes // 16 % 2 == 1
end

return strategy {
	about = "single pass by blocks that are all there at once: tile t looks at what the tiles since t - blocks have told",
	source = "row.cu",
	when = "CUDA GPUs from sm_80 on, large arrays: 0.79 to 0.87 of copy bandwidth on an H200 with 2^28 elements",
	idea = "a window of fixed width in place of decoupled look-back's chain (Merrill, Garland 2016); asynchronous copies",
	params = {
		WORKERS = { 14, 5, 7, 10, 11, 24 },
		VT = { 20, 28, 12, 10, 14, 6 },
		STAGES = { 3, 4, 2 },
		DEFER = { 1, 2 },
		OCC = { 1, 2 },
	},
	meaning = {
		WORKERS = "warps that fold, beside one that looks back",
		VT = "elements a lane",
		STAGES = "tiles in the ring",
		DEFER = "tiles that are folded before one is stored",
		OCC = "blocks a multiprocessor",
	},
	possible = function(p, dev, case)
		local bytes = math.max(case.type.bytes, case.key.bytes)
		return (tonumber(dev.arch:match("^sm_(%d+)")) or 90) >= 80 and bytes <= 8 and p.DEFER < p.STAGES
			and p.VT * case.type.bytes % 16 == 0 and p.VT * case.key.bytes % 16 == 0
			and all_bytes(p, case) <= dev.local_bytes_sm and p.OCC * threads(p) <= 2048
	end,
	sensible = function(p, dev, case)
		return all_bytes(p, case) * 4 >= 3 * dev.local_bytes_sm and p.STAGES - p.DEFER == 2
			and (is_odd(p, case.type.bytes) or is_odd(p, case.key.bytes))
	end,
	tile = tile,
	buffers = {
		words = function(p, case)
			return tiles(p, case) * case.type.bytes * 2
		end,
	},
	launches = {
		{
			kernel = "reduce_by_key_row_ready",
			grid = function(p, case)
				return math.max(1, ceil_div(tiles(p, case) * case.type.bytes // 4, threads(p)))
			end,
			block = threads,
			args = { tiles, "words", "count" },
		},
		{
			kernel = "reduce_by_key_row",
			-- All blocks must be there at the same time.
			grid = function(p, case, dev)
				return math.min(tiles(p, case), math.min(dev.compute_units, 160) * p.OCC)
			end,
			block = threads,
			local_bytes = ring_bytes,
			args = { "keys", "values", "key_result", "result", "count", "n", tiles, "words" },
		},
	},
}
