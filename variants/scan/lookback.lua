local tile, tiles = pieces.tile, pieces.tiles
local look_back = pieces.look_back(tiles)

return strategy(pieces.with(look_back, {
	about = "single pass over tiles of NT * VT elements, joined by decoupled look-back",
	source = "lookback.cl",
	begins = true,
	in_place = true,
	when = "GPUs without asynchronous copies, even though blocks wait in a chain; as fast as flat on an H200",
	idea = "single-pass scan with decoupled look-back (Merrill, Garland 2016)",
	params = {
		NT = { 256, 64, 128, 512 },
		MIN_BLOCKS = { 0, 2, 4 },
		LOAD_ALGORITHM = { 0, 1, 2, 3 },
		SCAN = { 1, 0 },
		STORE_ALGORITHM = { 0, 1, 2, 3 },
		STORE_MODIFIER = { 0, 1, 2, 3 },
	},
	rarely = { "LOAD_MODIFIER", "LOAD_ALGORITHM", "SCAN", "STORE_ALGORITHM", "STORE_MODIFIER" },
	possible = function(p, dev, case)
		return look_back.possible(p, dev, case) and pieces.can_arrange(p, dev, case) and pieces.can_store(p, dev, case)
	end,
	sensible = function(p, dev, case)
		return dev.is_cpu or pieces.is_tile(tile(p) * case.type.bytes, 4096)
	end,
	launches = {
		{
			kernel = "scan_lookback_init",
			grid = pieces.limits_grid(tiles),
			block = "NT",
			args = { "source", "segments", tiles, "limits", "words", "ticket" },
		},
		{
			kernel = "scan_lookback",
			grid = tiles,
			block = "NT",
			args = { "source", "n", "limits", "result", "words", "ticket" },
		},
	},
}))
