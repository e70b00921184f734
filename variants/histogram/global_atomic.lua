-- Bytes per block.
local function tile(p)
	return p.NT * p.VECS * 16
end

return strategy {
	about = "one atomic addition to the result per byte",
	source = "global_atomic.cl",
	when = "never the fastest: the baseline for the others",
	idea = "the straightforward way",
	params = { NT = { 256, 128, 512, 1024 }, VECS = { 16, 1, 64 }, UNROLL = { 1, 4 } },
	possible = function(p, dev)
		return p.NT <= dev.max_block and p.VECS % p.UNROLL == 0
	end,
	tile = tile,
	launches = {
		{ kernel = "histogram_zero", grid = 1, block = 256, args = { "result" } },
		{
			kernel = "histogram_count",
			grid = function(p, case)
				return ceil_div(case.n, tile(p))
			end,
			block = "NT",
			args = { "bytes", "n", "result" },
		},
	},
}
