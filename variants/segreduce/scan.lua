local tiles = pieces.tiles

return strategy(pieces.with(pieces.look_back(tiles), {
	about = "segmented scan of all values to memory, then the last of each segment; look-back joins tiles of NT * VT",
	source = "scan.cl",
	when = "never: this classic baseline moves the elements three times",
	idea = "segmented scans (Blelloch 1990; Sengupta, Harris, Zhang, Owens 2007), decoupled look-back",
	buffers = {
		scanned = function(_, case)
			return case.n * case.type.bytes
		end,
	},
	launches = {
		{
			kernel = "scan_lookback_init",
			grid = pieces.limits_grid(tiles),
			block = "NT",
			args = { "source", "offsets", "segments", tiles, "limits", "words", "ticket" },
		},
		{
			kernel = "scan_lookback",
			grid = tiles,
			block = "NT",
			args = { "source", "offsets", "n", "limits", "scanned", "words", "ticket" },
		},
		{
			kernel = "segreduce_scan_last",
			grid = function(p, case)
				return ceil_div(case.segments, p.NT)
			end,
			block = "NT",
			args = { "offsets", "segments", "scanned", "result" },
		},
	},
}))
