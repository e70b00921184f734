local function blocks(p, case)
	return ceil_div(case.segments, p.NT // p.THREADS_PER_SEGMENT)
end

-- Elements that a segment's threads keep in registers.
local function kept(p)
	return p.THREADS_PER_SEGMENT * p.VEC * p.KEEP
end

return strategy {
	about = "1 thread to a whole block per segment; short segments are read once and kept, longer ones read again",
	source = "subwarp.cl",
	finishes = true,
	when = "GPUs, lengths that vary little and fit into caches until they are read again",
	idea = "online softmax (Milakov, Gimelshein 2018), one warp or block per row",
	params = {
		NT = { 256, 64, 128, 512 },
		THREADS_PER_SEGMENT = { 32, 1, 2, 4, 8, 16, 64, 128, 256, 512 },
		VEC = { 4, 1, 2, 8 },
		KEEP = { 2, 1, 4 },
		UNROLL = { 2, 1, 4 },
		LDG = { 0, 1 },
	},
	unaligned = function(p)
		return p.VEC == 1
	end,
	possible = function(p, dev, case)
		return p.NT <= dev.max_block and p.VEC * case.value.bytes <= 16
			and (p.THREADS_PER_SEGMENT <= 32 or p.THREADS_PER_SEGMENT == p.NT)
			and (p.LDG == 0 or dev.backend == "cuda") and blocks(p, case) < 2^31
	end,
	-- The widest loads; neither mostly idle threads nor many rounds of few threads.
	sensible = function(p, dev, case)
		return dev.is_cpu or 2 * p.VEC * case.value.bytes > 16 and kept(p) <= 8 * math.max(case.mean, p.VEC * p.KEEP)
			and (kept(p) * 16 >= case.mean or p.THREADS_PER_SEGMENT == p.NT and p.NT >= 256)
	end,
	tile = kept,
	launches = {
		{
			kernel = "segsoftmax_subwarp",
			grid = blocks,
			block = "NT",
			args = { "source", "offsets", "n", "segments", "result" },
		},
	},
}
