local tile, tiles = pieces.tile, pieces.tiles_of_segments
local carries = pieces.carries { count = tiles }

-- The kernel's local memory: values or results, marks, the scan.
local function local_bytes(p, case)
	local buffered = p.STORE == 1 or p.LDG == 0 and p.TRANSPOSE == 0
	local values = buffered and tile(p) * case.type.bytes // (1 + p.HALF_CAPACITY) or 0
	local marks = p.END_MARKS == 1 and tile(p) * (p.STORE == 1 and 1 or 4) or 0
	return values + marks + p.NT * (case.type.bytes + 4)
end

return strategy {
	about = "fixed tiles of NT * VT elements, serial folds, block-wide segmented scan; another kernel joins carry-outs",
	source = "flat.cl",
	when = "GPUs, skewed lengths and few huge segments: the work does not depend on the lengths",
	idea = "Modern GPU 1.1 SegReduceCsr (Baxter 2013)",
	ordered = true,
	params = {
		NT = { 128, 64, 96, 192, 256, 512 },
		VT = { 7, 3, 5, 9, 11, 13, 15, 17, 19, 21, 23, 4, 8, 12, 16 },
		MIN_BLOCKS = { 0, 2, 4, 8 },
		HALF_CAPACITY = { 0, 1 },
		LDG = { 0, 1 },
		LOAD_MODIFIER = { 0, 1, 2, 3 },
		TRANSPOSE = { 0, 1 },
		SCAN = { 1, 0 },
		END_MARKS = { 1, 0 },
		STORE = { 1, 0 },
	},
	rarely = { "LOAD_MODIFIER", "SCAN", "TRANSPOSE" },
	unaligned = function(p)
		return p.LDG == 1 or p.TRANSPOSE == 1
	end,
	possible = function(p, dev, case)
		return (p.LOAD_MODIFIER == 0 or p.LDG == 0 and dev.backend == "cuda")
			and pieces.fits(p, dev, local_bytes(p, case))
			and (p.HALF_CAPACITY == 0 or p.STORE == 1 or p.LDG == 0 and p.TRANSPOSE == 0)
			and (p.MIN_BLOCKS == 0 or p.MIN_BLOCKS * p.NT > 256)
			and (p.TRANSPOSE == 0 or dev.backend == "cuda" and p.LDG == 0 and p.VT % 2 == 1)
			and (p.SCAN == 1 or dev.backend == "cuda")
	end,
	-- Two passes of half a tile cost more if values are no wider than a word.
	sensible = function(p, dev, case)
		return dev.is_cpu or pieces.is_tile(tile(p) * case.type.bytes, case.mean < 1 and 1024 or 2048)
			and (p.HALF_CAPACITY == 0 or case.type.bytes > 4)
	end,
	tile = tile,
	buffers = pieces.with(carries.buffers, { limits = pieces.limits(tiles) }),
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
			args = { "source", "offsets", "n", "limits", "result", "carry_segment", "carry" },
		},
		carries.join,
		carries.join_spans,
	},
}
