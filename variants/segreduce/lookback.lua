local tiles = pieces.tiles_of_segments

return strategy(pieces.with(pieces.look_back(tiles), {
	about = "single pass over tiles of NT * VT elements; carry-ins by decoupled look-back",
	source = "lookback.cl",
	finishes = true,
	when = "GPUs, skewed lengths and few huge segments, if launch overhead matters: up to about 2^24 elements",
	idea = "single-pass scan with decoupled look-back (Merrill, Garland 2016), over Modern GPU's tiles",
	params = { END_MARKS = { 1, 0 } },
	rarely = { "LOAD_MODIFIER", "END_MARKS" },
	launches = {
		{
			kernel = "segreduce_tile_limits",
			grid = pieces.limits_grid(tiles),
			block = "NT",
			args = { "offsets", "segments", tiles, "limits", "words", "ticket" },
		},
		{
			kernel = "segreduce_lookback",
			grid = tiles,
			block = "NT",
			args = { "source", "offsets", "n", "limits", "result", "words", "ticket" },
		},
	},
}))
