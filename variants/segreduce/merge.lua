-- Elements and segment ends per tile.
local function items(p, case)
	return pieces.tile(p) - 16 // case.value.bytes
end

local function tiles(p, case)
	return ceil_div(case.n + case.segments, items(p, case))
end

return strategy(pieces.with(pieces.look_back(tiles), {
	about = "tiles of equally many elements and segment ends, cut along the merge path; carry-ins by decoupled look-back",
	source = "merge.cl",
	finishes = true,
	when = "GPUs, long runs of empty segments among others, any lengths: the work depends on neither",
	idea = "merge-based CSR SpMV (Merrill, Garland 2016); Modern GPU 2 segreduce (Baxter 2016)",
	buffers = { starts = pieces.limits(tiles) },
	launches = {
		{
			kernel = "segreduce_merge_limits",
			grid = pieces.limits_grid(tiles),
			block = "NT",
			args = { "offsets", "n", "segments", tiles, "limits", "starts", "words", "ticket" },
		},
		{
			kernel = "segreduce_merge",
			grid = tiles,
			block = "NT",
			args = { "source", "offsets", "n", "limits", "starts", "result", "words", "ticket" },
		},
	},
}))
