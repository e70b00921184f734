return strategy {
	about = "one part of the image per block, counted in local memory, in copies that threads or warps use in turn",
	source = "privatised.cl",
	when = "all GPUs; one copy for images of many levels, several for areas of one colour",
	idea = "one histogram per block or warp (Podlozhnyuk 2007); CUB's DeviceHistogram (Merrill)",
	params = {
		NT = { 256, 128, 512, 1024 },
		UNROLL = { 2, 1, 4 },
		COPIES = { 8, 1, 2, 4 },
		COPY_BY_WARP = { 0, 1 },
		BLOCKS_PER_SM = { 4, 1, 2, 8 },
		LOAD_MODIFIER = { 0, 1, 2, 3 },
	},
	rarely = { "LOAD_MODIFIER" },
	-- Room for three channels and the levels.
	possible = function(p, dev)
		return p.NT <= dev.max_block and p.COPIES * 3 * 1024 + 1032 <= dev.local_bytes and pieces.can_modify(p, dev)
			and pieces.can_hold(dev, p.BLOCKS_PER_SM, p.NT)
	end,
	-- At least as many warps as copies.
	sensible = function(p)
		return p.COPY_BY_WARP == 0 or p.COPIES > 1 and p.COPIES * 32 <= p.NT
	end,
	tile = function(p, _, case)
		return p.NT * p.UNROLL * 16 // case.key.bytes
	end,
	launches = {
		{ kernel = "histogram_image_zero", grid = 1, block = "NT", args = { "result" } },
		{
			kernel = "histogram_image",
			-- At least 16 bytes per thread, and up to four samples per pixel.
			grid = function(p, case, dev)
				local loads = ceil_div(case.n * 4 * case.key.bytes, 16)
				return math.min(ceil_div(loads, p.NT * p.UNROLL), dev.compute_units * p.BLOCKS_PER_SM)
			end,
			block = "NT",
			args = { "pixels", "levels", "n", "result" },
		},
	},
}
