local function tile(p)
	return p.NT * p.VECS * 16
end

return strategy {
	about = "counts per block in local memory; threads add a run of equal bytes at once",
	source = "rle.cl",
	when = "GPUs, long runs of equal bytes; on an H200 shared_atomic was faster with runs of 1 to 1024 bytes",
	idea = "CUB's DeviceHistogram (Merrill)",
	params = {
		NT = { 256, 128, 512, 1024 },
		VECS = { 64, 16, 32, 256 },
		UNROLL = { 4, 1, 2, 8 },
		COPIES = { 8, 1, 2, 16, 32 },
	},
	possible = function(p, dev)
		return p.NT <= dev.max_block and p.COPIES * 1024 <= dev.local_bytes
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
