local function blocks(p, case)
	return ceil_div(case.segments, p.NT // p.THREADS_PER_SEGMENT)
end

-- Elements that the lanes of a segment move at once.
local function row(p)
	return p.THREADS_PER_SEGMENT * p.VEC * p.UNROLL
end

return strategy {
	about = "1 thread to a whole block per segment; aligned vector stores to the result with masked ends",
	source = "subwarp.cl",
	when = "GPUs, lengths from about 64 on that vary little",
	idea = "CSR-vector SpMV (Bell, Garland 2009), without the fold",
	params = {
		NT = { 256, 64, 128, 512 },
		THREADS_PER_SEGMENT = { 8, 1, 2, 4, 16, 32, 64, 256 },
		VEC = { 4, 1, 2 },
		UNROLL = { 2, 1, 4 },
	},
	unaligned = function(p)
		return p.VEC == 1
	end,
	possible = function(p, dev, case)
		return p.NT <= dev.max_block and p.THREADS_PER_SEGMENT <= p.NT
			and p.VEC * math.max(case.type.bytes, case.offset.bytes) <= 16
			and blocks(p, case) < 2^31
	end,
	-- Neither mostly idle lanes nor many rounds of few lanes.
	sensible = function(p, dev, case)
		return dev.is_cpu or row(p) <= 4 * case.mean and (row(p) * 16 >= case.mean or p.THREADS_PER_SEGMENT == 256)
	end,
	tile = row,
	launches = {
		{
			kernel = "interval_subwarp",
			grid = blocks,
			block = "NT",
			args = { "source", "segments", "result" },
		},
	},
}
