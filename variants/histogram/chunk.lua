local function groups(p, case)
	return ceil_div(case.n, p.CHUNK_ITEMS * p.NT)
end

return strategy {
	about = "private counts for the contiguous bytes of each work-item",
	source = "chunk.cl",
	when = "CPUs",
	idea = "privatisation, several histograms used in turn",
	params = { NT = { 1, 4, 64 }, CHUNK_ITEMS = { 262144, 4096, 65536 }, COPIES = { 4, 1, 2, 8 } },
	possible = function(p, dev)
		return p.NT <= dev.max_block
	end,
	-- As reduce/chunk.
	sensible = function(p, dev)
		return dev.is_cpu or p.NT == 64 and p.CHUNK_ITEMS == 4096 and p.COPIES == 1
	end,
	tile = function(p)
		return p.CHUNK_ITEMS
	end,
	launches = {
		{ kernel = "histogram_zero", grid = 1, block = 256, args = { "result" } },
		{ kernel = "histogram_chunk", grid = groups, block = "NT", args = { "bytes", "n", "result" } },
	},
}
