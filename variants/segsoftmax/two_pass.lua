local tile, tiles = pieces.tile, pieces.tiles_of_segments
local carries = pieces.carries { count = tiles, result = "folds" }

return strategy {
	about = "folds by equal tiles (segreduce/flat), then the same tiles again; elements find their segment by search",
	source = "two_pass.cl",
	finishes = true,
	when = "GPUs, any lengths: the work does not depend on them, long segments are split among blocks",
	ordered = true,
	params = {
		NT = { 128, 64, 256, 512 },
		VT = { 7, 8, 11, 12, 15, 16, 23 },
		MIN_BLOCKS = { 0, 4, 8 },
		LDG = { 0, 1 },
	},
	possible = function(p, dev, case)
		return pieces.fits(p, dev, pieces.scan_bytes(p, case)) and (p.MIN_BLOCKS == 0 or p.MIN_BLOCKS * p.NT > 256)
			and (p.LDG == 0 or dev.backend == "cuda") and tiles(p, case) < 2^31
	end,
	sensible = function(p, dev, case)
		return dev.is_cpu or pieces.is_tile(tile(p) * case.type.bytes, 4096)
	end,
	tile = tile,
	buffers = pieces.with(carries.buffers, {
		limits = pieces.limits(tiles),
		folds = function(_, case)
			return case.segments * case.type.bytes
		end,
	}),
	launches = {
		{
			kernel = "segreduce_flat_limits",
			grid = pieces.limits_grid(tiles),
			block = "NT",
			args = { "offsets", "segments", tiles, "limits" },
		},
		{
			kernel = "segreduce_flat",
			grid = tiles,
			block = "NT",
			args = { "source", "offsets", "n", "limits", "folds", "carry_segment", "carry" },
		},
		carries.join,
		carries.join_spans,
		{
			kernel = "segsoftmax_shares",
			grid = pieces.tiles,
			block = "NT",
			args = { "source", "offsets", "n", "limits", "folds", "result" },
		},
	},
}
