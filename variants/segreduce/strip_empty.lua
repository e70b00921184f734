local tiles = pieces.tiles
local carries = pieces.carries { count = tiles, result = "reduced" }
local sorted = pieces.partition(2)

return strategy {
	like = "flat",
	about = "empty segments stripped first, the rest reduced by flat's tiles, identities inserted last",
	source = "strip_empty.cl",
	when = "GPUs, most segments empty, in long runs; otherwise flat, which allows empty segments, has less work",
	idea = "Modern GPU 1.1 SegReduceCsr with supportEmpty (Baxter 2013)",
	params = {
		NT = { 128, 256 },
		VT = { 15, 7, 11, 8, 16 },
		MIN_BLOCKS = { 0 },
		HALF_CAPACITY = { 0 },
		LDG = { 0 },
		LOAD_MODIFIER = { 0 },
		TRANSPOSE = { 0 },
		SCAN = { 1 },
		END_MARKS = { 1 },
		STORE = { 1 },
	},
	sensible = function(p, dev, case)
		return dev.is_cpu or pieces.is_tile(p.NT * p.VT * case.type.bytes, 4096)
	end,
	buffers = pieces.with(carries.buffers, pieces.with(sorted.buffers, {
		filled = function(_, case)
			return (case.segments + 1) * case.offset.bytes
		end,
		reduced = function(_, case)
			return (case.segments + 1) * case.type.bytes
		end,
		limits = pieces.limits(tiles),
	})),
	launches = {
		sorted.count,
		sorted.starts,
		sorted.place,
		{
			kernel = "segreduce_strip_empty",
			grid = function(p, case)
				return case.segments > 0 and ceil_div(case.segments + 1, p.NT) or 0
			end,
			block = "NT",
			args = { "offsets", "n", sorted.blocks, "starts", "order", "filled", "reduced" },
		},
		{
			kernel = "segreduce_strip_limits",
			grid = pieces.limits_grid(tiles),
			block = "NT",
			args = { "filled", sorted.blocks, "starts", tiles, "limits" },
		},
		{
			kernel = "segreduce_flat",
			grid = tiles,
			block = "NT",
			args = { "source", "filled", "n", "limits", "reduced", "carry_segment", "carry" },
		},
		carries.join,
		carries.join_spans,
		{
			kernel = "segreduce_insert_empty",
			grid = function(p, case)
				return ceil_div(case.segments, p.NT)
			end,
			block = "NT",
			args = { "segments", sorted.blocks, "starts", "order", "reduced", "result" },
		},
	},
}
