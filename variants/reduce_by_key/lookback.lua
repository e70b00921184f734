local tile, tiles = pieces.tile, pieces.tiles

-- Local memory: values, keys, the scans, the look-back's window.
local function local_bytes(p, case)
	return tile(p) * (case.type.bytes + case.key.bytes) + (p.NT + 32) * (case.type.bytes + 16)
end

return strategy {
	about = "single pass over tiles of NT * VT elements; carry-ins and output positions by decoupled look-back",
	source = "lookback.cl",
	when = "GPUs without room for lookback_resident's blocks; operators and types that it does not support",
	idea = "CUB's DeviceReduce::ReduceByKey (Merrill), decoupled look-back (Merrill, Garland 2016)",
	ordered = true,
	reproducible = false,
	params = {
		NT = { 256, 64, 128, 512 },
		VT = { 15, 7, 11, 19, 23, 8, 16 },
		MIN_BLOCKS = { 0, 2, 4 },
		LOAD_MODIFIER = { 0, 1, 2, 3 },
		LOAD_ALGORITHM = { 0, 1, 2, 3 },
		SCAN = { 1, 0 },
		STORE = { 1, 0, 2 },
		STORE_MODIFIER = { 0, 1, 2, 3 },
	},
	rarely = { "LOAD_MODIFIER", "LOAD_ALGORITHM", "SCAN", "STORE", "STORE_MODIFIER" },
	possible = function(p, dev, case)
		return pieces.can_look_back(dev) and pieces.fits(p, dev, local_bytes(p, case)) and pieces.can_modify(p, dev)
			and (p.STORE_MODIFIER == 0 or dev.backend == "cuda")
			and pieces.can_arrange(p, dev, case) and tiles(p, case) < 2^31
	end,
	sensible = function(p, dev, case)
		return dev.is_cpu or pieces.is_tile(tile(p) * (case.type.bytes + case.key.bytes), 8192, 40960)
	end,
	tile = tile,
	buffers = pieces.with(pieces.look_back_buffers(tiles), { counts = pieces.integers(tiles) }),
	launches = {
		{
			kernel = "reduce_by_key_lookback_init",
			grid = function(p, case)
				return math.max(1, ceil_div(tiles(p, case), p.NT))
			end,
			block = "NT",
			args = { tiles, "words", "counts", "ticket", "count" },
		},
		{
			kernel = "reduce_by_key_lookback",
			grid = tiles,
			block = "NT",
			args = { "source", "n", tiles, "result", "count", "words", "counts", "ticket" },
		},
	},
}
