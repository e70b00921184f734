local tile, tiles = pieces.tile, pieces.tiles

return strategy {
	about = "single pass over tiles of NT * VT elements, joined by decoupled look-back",
	source = "lookback.cl",
	when = "GPUs without asynchronous copies, although blocks wait in a chain; as fast as flat on an H200",
	idea = "single-pass scan with decoupled look-back (Merrill, Garland 2016)",
	ordered = true,
	params = {
		NT = { 256, 64, 128, 512 },
		VT = { 15, 7, 11, 19, 23, 8, 16 },
		MIN_BLOCKS = { 0, 2, 4 },
		WINDOW = { 32, 64, 128 },
		LOAD_MODIFIER = { 0, 1, 2, 3 },
	},
	rarely = { "LOAD_MODIFIER" },
	possible = function(p, dev, case)
		return p.WINDOW <= p.NT and pieces.fits(p, dev, pieces.scan_bytes(p, case)) and pieces.can_modify(p, dev)
			and tiles(p, case) < 2^31
	end,
	sensible = function(p, dev, case)
		return dev.is_cpu or pieces.is_tile(tile(p) * case.type.bytes, 4096)
	end,
	tile = tile,
	buffers = pieces.with(pieces.look_back_buffers(tiles), { limits = pieces.limits(tiles) }),
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
}
