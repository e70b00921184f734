local function groups(p, case)
	return ceil_div(ceil_div(case.n + case.segments, p.CHUNK_ITEMS), p.NT)
end

return strategy(pieces.with(pieces.by_chunks(), {
	about = "equal contiguous chunks of elements and segment ends, one per work-item",
	source = "chunk.cl",
	when = "CPUs, at every mean length and every skew",
	idea = "merge path: merge-based CSR SpMV (Merrill, Garland 2016)",
	launches = {
		{
			kernel = "interval_chunk",
			grid = groups,
			block = "NT",
			args = { "source", "n", "segments", "result" },
		},
	},
}))
