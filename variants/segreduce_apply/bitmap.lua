local tile, tiles = pieces.tile, pieces.tiles
local bits = pieces.prepared_bits(tiles)
local carries = pieces.carries { count = tiles }

return strategy {
	about = "tiles of NT * VT elements with one bit per element that marks segment ends, prepared once",
	source = "tiles.cl",
	when = "GPUs, short segments used often: one bit per element is less to read than one offset per segment",
	idea = "Modern GPU 1.1 SegReduceApply (Baxter 2013), with a bitmap instead of its codes",
	ordered = true,
	params = {
		NT = { 128, 64, 256, 512 },
		VT = { 7, 11, 15, 4, 8, 12, 16 },
		MIN_BLOCKS = { 0, 4, 8 },
		THREAD_CODES = { 0 },
	},
	possible = function(p, dev, case)
		return pieces.fits(p, dev, tile(p) * case.type.bytes + p.NT * (case.type.bytes + 8))
			and tile(p) < 1 << (32 - p.VT)
	end,
	sensible = function(p, dev, case)
		return dev.is_cpu or pieces.is_tile(tile(p) * case.type.bytes, 3072)
	end,
	tile = tile,
	buffers = pieces.with(pieces.with(carries.buffers, bits.buffers), {
		codes = function(p, case)
			return p.THREAD_CODES * tiles(p, case) * p.NT * 4
		end,
	}),
	launches = pieces.joined(bits.launches, {
		{
			kernel = "apply_codes",
			once = true,
			grid = function(p, case)
				return p.THREAD_CODES * tiles(p, case)
			end,
			block = "NT",
			args = { "bits", "codes" },
		},
		{
			kernel = "apply_tiles",
			grid = tiles,
			block = "NT",
			args = {
				"source", "n", "bits", "codes", "limits", bits.filled, bits.empty, "segments", "rows", "result",
				"carry_segment", "carry",
			},
		},
		carries.join,
		carries.join_spans,
		bits.empties,
	}),
}
