local buffer = pieces.by_buffer("segreduce_stream_bulk", function(p, case)
	return p.BUFFER_ITEMS * case.value.bytes
end)

return strategy(pieces.with(buffer, {
	about = "consecutive segments per block, loaded by one bulk copy; one or several threads per segment",
	source = "stream_bulk.cu",
	finishes = true,
	copies_values = true,
	when = "CUDA GPUs from sm_90 on, mean lengths up to some hundreds",
	idea = "CSR-stream SpMV (Greathouse, Daga 2014); the bulk copies of NVIDIA's Hopper",
	params = {
		NT = { 128, 64 },
		SEGMENTS_PER_THREAD = { 4, 1, 2, 3, 5, 6, 7, 8, 11 },
		BUFFER_ITEMS = { 3072, 768, 1024, 1280, 1536, 1792, 2048, 2304, 2560, 3584, 4096, 6144, 8192, 128, 256, 512 },
		MIN_BLOCKS = { 0, 12, 16, 24 },
	},
	possible = function(p, dev, case)
		return pieces.can_copy_bulk(dev) and buffer.possible(p, dev, case) and pieces.can_bound(p, dev)
	end,
	-- With lengths below 1, offsets take most of the time. Many segments per thread are up to 16% faster on an H200,
	-- though the buffer is mostly empty.
	sensible = function(p, _, case)
		local many = case.mean < 1 and p.SEGMENTS_PER_THREAD == 8 and p.THREADS_PER_SEGMENT == 1
			and p.SPLIT_SEGMENT_MIN == 0 and p.WARP_SEGMENT_MIN == 0
		return many and p.BUFFER_ITEMS >= 1024 and pieces.owned(p) * case.mean <= p.BUFFER_ITEMS
			or pieces.is_bulk_sensible(p, case)
	end,
}))
