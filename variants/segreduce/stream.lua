-- The buffer, and at most one value per thread.
local buffer = pieces.by_buffer("segreduce_stream", function(p, case)
	local bytes, vector = p.BUFFER_ITEMS * case.type.bytes, 16 // case.value.bytes * case.type.bytes
	return bytes + p.PADDING * (bytes // 128) * vector + p.NT * case.type.bytes
end)

-- What won on an H200: buffers filled a third to four times; multiprocessors full of threads with four vectors each,
-- which hide more latency than registers would; or, where lengths are nearly equal and may be whole cache lines,
-- padding, whose addresses take registers; 16 to 32 elements for each of a segment's threads.
local function is_filled_well(p, dev, case, loads)
	local values = pieces.owned(p) * case.mean
	local threads = p.MIN_BLOCKS * p.NT
	if not case.operator.commutative then -- threads have neighbouring elements, whose strides conflict
		return p.PADDING == 1 and (p.MIN_BLOCKS == 0 or threads >= 1536) and loads >= 4
			and 2 * values >= p.BUFFER_ITEMS and values <= 4 * p.BUFFER_ITEMS
	end
	if p.PADDING == 1 then
		return p.MIN_BLOCKS == 0 and case.cv < 0.25 and case.mean >= 8 and case.mean <= 128 and values >= 2 * p.BUFFER_ITEMS
			and values <= 4 * p.BUFFER_ITEMS
	end
	if loads == 2 then -- two vectors each are enough where the block's elements just fill the buffer
		return p.MIN_BLOCKS == 16 and p.NT == 128 and p.THREADS_PER_SEGMENT == 1
			and 3 * values >= 2 * p.BUFFER_ITEMS and 2 * values <= 3 * p.BUFFER_ITEMS
	end
	-- 2048 threads have 32 registers each: too few for more than two sums of 8 bytes.
	local spills = dev.backend == "cuda" and threads > 1536 and case.value.bytes == 8 and p.SEGMENTS_PER_THREAD > 2
	return threads >= 1536 and not spills and loads == 4 and 3 * values >= p.BUFFER_ITEMS and values <= 4 * p.BUFFER_ITEMS
end

-- Longer segments of commutative operators are left to subwarp.
local function has_lanes_enough(p, case)
	local most = case.operator.commutative and 8 or 32
	return p.THREADS_PER_SEGMENT <= most and (p.THREADS_PER_SEGMENT == 1 or case.mean >= 16 * p.THREADS_PER_SEGMENT)
		and (p.THREADS_PER_SEGMENT == most or case.mean <= 32 * p.THREADS_PER_SEGMENT) and case.mean <= 64 * most
end

return strategy(pieces.with(buffer, {
	about = "values of a block's consecutive segments streamed through local memory, one or several threads a segment",
	source = "stream.cl",
	when = "GPUs, lengths of 1 to about 96 that vary little",
	idea = "CSR-stream SpMV (Greathouse, Daga 2014)",
	params = {
		NT = { 128, 64, 256, 512 },
		SEGMENTS_PER_THREAD = { 4, 1, 2, 3, 8 },
		BUFFER_ITEMS = { 2048, 512, 1024, 1536, 2560, 4096, 8192 },
		PADDING = { 0, 1 },
		LDG = { 0, 1 },
		LOAD_MODIFIER = { 0, 1, 2, 3 },
		MIN_BLOCKS = { 16, 0, 12, 8, 24, 32 },
	},
	rarely = { "LDG", "LOAD_MODIFIER", "WARP_SEGMENT_MIN", "SPLIT_SEGMENT_MIN", "BALANCED" },
	possible = function(p, dev, case)
		return p.BUFFER_ITEMS * case.value.bytes % (16 * p.NT) == 0
			and buffer.possible(p, dev, case) and pieces.can_load(p, dev) and p.PADDING * p.BALANCED == 0
			-- In order they fold after each buffer: PoCL 3.1 miscompiles structures of 16 bytes there.
			and (p.THREADS_PER_SEGMENT == 1 or case.operator.commutative or dev.has_shuffle)
			and (dev.backend ~= "cuda" and p.MIN_BLOCKS == 16 or dev.backend == "cuda" and pieces.can_bound(p, dev))
	end,
	sensible = function(p, dev, case)
		if dev.is_cpu then
			return p.NT == 64 and (p.SEGMENTS_PER_THREAD == 1 or p.SEGMENTS_PER_THREAD == 4)
				and p.BUFFER_ITEMS * case.type.bytes == 8192 and p.PADDING == 0 and p.THREADS_PER_SEGMENT == 1
		end
		local bytes = p.BUFFER_ITEMS * case.value.bytes
		local loads = bytes // (16 * p.NT)
		return p.NT <= 128 and bytes >= 4096 and loads <= 8
			and is_filled_well(p, dev, case, loads) and has_lanes_enough(p, case)
	end,
}))
