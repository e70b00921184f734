local buffer = pieces.by_buffer("segreduce_stream_fitted", function(p, case)
	return p.BUFFER_ITEMS * case.value.bytes
end)

-- The most segments per block: one thread each.
local function most(p)
	return {
		NT = p.NT, SEGMENTS_PER_THREAD = p.SEGMENTS_PER_THREAD, BUFFER_ITEMS = p.BUFFER_ITEMS,
		BALANCED = p.BALANCED, THREADS_PER_SEGMENT = 1, WARP_SEGMENT_MIN = 0, SPLIT_SEGMENT_MIN = 0,
	}
end

-- Threads per segment: the fewest with which a block's segments take at most seven eighths of the buffer and
-- multiprocessors have 512 threads each, unless a thread then has less than four elements of a segment. More where a
-- thread would have over 64 elements of the longest segment, as long as all threads are resident (2048 per
-- multiprocessor), and where it would have over 128, or the heaviest block over two buffers, up to 8192 threads
-- per multiprocessor.
local function threads(p, case, dev)
	local segments, all = math.max(1, case.segments), p.NT * p.SEGMENTS_PER_THREAD
	local longest = case.longest
	local fit = ceil_div(8 * all * case.n, 7 * p.BUFFER_ITEMS * segments)
	local fill = math.min(ceil_div(512 * dev.compute_units, segments), case.n // (4 * segments) + 1)
	local skewed = math.min(ceil_div(longest, 64), pieces.limit_threads(2048, segments, dev))
	local heavy = math.max(ceil_div(longest, 128), ceil_div(all * pieces.heavy_mean(case, 0), 2 * p.BUFFER_ITEMS))
	heavy = math.min(heavy, pieces.limit_threads(8192, segments, dev))
	return pieces.power_of_two(math.max(fit, fill, skewed, heavy), 32)
end

-- Segments per block with balanced folds: as many as fill seven eighths of the buffer; if three quarters of it let all
-- blocks be resident at once, as many as leave 8 blocks per multiprocessor. From two rows of threads on, whole rows: a
-- row of few threads takes as long. Fewer where the heaviest block would not fit its buffer, as long as there are less
-- than one and a half times as many blocks as are resident. Half of the longest segment does not count: fewer segments
-- per block do not make it shorter.
local function balanced(p, case, dev)
	local resident = (p.MIN_BLOCKS > 0 and p.MIN_BLOCKS or 8) * dev.compute_units
	local function fit(eighths)
		local mean_fits = eighths * p.BUFFER_ITEMS * case.segments // (8 * math.max(case.n, 1))
		return math.min(p.NT * p.SEGMENTS_PER_THREAD, mean_fits)
	end
	local own = fit(7)
	if fit(6) * resident >= case.segments then
		own = math.min(fit(6), math.max(p.NT, ceil_div(case.segments, 8 * dev.compute_units)))
	end
	own = own >= 2 * p.NT and own // p.NT * p.NT or own
	return math.min(math.max(1, own), math.max(16, ceil_div(2 * case.segments, 3 * resident),
		p.BUFFER_ITEMS // math.max(1, pieces.heavy_mean(case, case.longest // 2))))
end

local function owned(p, case, dev)
	if p.BALANCED > 0 then
		return balanced(p, case, dev)
	end
	return p.NT // threads(p, case, dev) * p.SEGMENTS_PER_THREAD
end

return strategy {
	about = "stream_bulk whose launch sets segments per block and threads per segment by the lengths",
	source = "stream_fitted.cu",
	ordered = true,
	finishes = true,
	copies_values = true,
	when = "CUDA GPUs from sm_90 on, one launch box for mean lengths of 2 to some hundreds",
	idea = "CSR-stream SpMV (Greathouse, Daga 2014), fitted to the mean as CUSP fits CSR-vector (Bell, Garland 2009)",
	params = {
		NT = { 128, 64 },
		SEGMENTS_PER_THREAD = { 1, 2, 3, 6, 8 },
		BUFFER_ITEMS = { 2304, 1280, 1536, 1792, 2560, 3072, 3584, 4096, 6144 },
		BALANCED = { 0, 1 },
		MIN_BLOCKS = { 0, 12, 16, 24 },
	},
	possible = function(p, dev, case)
		return pieces.can_copy_bulk(dev) and buffer.possible(most(p), dev, case) and pieces.can_bound(p, dev)
	end,
	-- A block's segments of mean length overfill the buffer by a fifth at most; balanced, it holds at least 32 of them.
	sensible = function(p, dev, case)
		return case.mean >= 1 and owned(p, case, dev) * case.mean <= 1.2 * p.BUFFER_ITEMS
			and (p.BALANCED == 0 or 32 * case.mean <= p.BUFFER_ITEMS)
	end,
	tile = buffer.tile,
	launches = {
		{
			kernel = "segreduce_stream_fitted",
			grid = function(p, case, dev)
				return ceil_div(case.segments, owned(p, case, dev))
			end,
			block = "NT",
			local_bytes = function(p, case, dev)
				return (round_up(owned(p, case, dev), p.NT) + 1) * case.offset.bytes -- rows of threads read them
			end,
			args = {
				"source", "offsets", "n", "segments", "result",
				function(p, case, dev)
					return p.BALANCED > 0 and balanced(p, case, dev) or threads(p, case, dev)
				end,
			},
		},
	},
}
