-- The buffer, and at most one value per thread.
local buffer = pieces.by_buffer("segreduce_stream", function(p, case)
	local bytes, vector = p.BUFFER_ITEMS * case.type.bytes, 16 // case.value.bytes * case.type.bytes
	return bytes + p.PADDING * (bytes // 128) * vector + p.NT * case.type.bytes
end)

return strategy(pieces.with(buffer, {
	about = "consecutive segments per block, streamed through local memory; one or several threads per segment",
	source = "stream.cl",
	finishes = true,
	when = "GPUs, lengths of 1 to about 96 that vary little",
	idea = "CSR-stream SpMV (Greathouse, Daga 2014)",
	params = {
		NT = { 128, 64, 256, 512 },
		SEGMENTS_PER_THREAD = { 4, 1, 2, 3, 8 },
		BUFFER_ITEMS = { 2048, 512, 1024, 1536, 2560, 4096, 8192, 256 },
		PADDING = { 0, 1 },
		LDG = { 0, 1 },
		LOAD_MODIFIER = { 0, 1, 2, 3 },
		MIN_BLOCKS = { 16, 0, 12, 8, 24, 32 },
	},
	rarely = { "LDG", "LOAD_MODIFIER", "WARP_SEGMENT_MIN", "SPLIT_SEGMENT_MIN", "BALANCED" },
	possible = function(p, dev, case)
		return p.BUFFER_ITEMS * case.value.bytes % (16 * p.NT) == 0
			and buffer.possible(p, dev, case) and pieces.can_load(p, dev) and p.PADDING * p.BALANCED == 0
			-- Ordered operators fold across threads after each buffer: PoCL 3.1 miscompiles structures of
			-- 16 bytes there.
			and (p.THREADS_PER_SEGMENT == 1 or case.operator.commutative or dev.has_shuffle)
			and (dev.backend ~= "cuda" and p.MIN_BLOCKS == 16 or dev.backend == "cuda" and pieces.can_bound(p, dev))
	end,
	-- Buffers that are filled, at most a few times; lanes that all have several elements of a segment. If most
	-- segments are empty, the smallest buffer: then offsets take the time.
	sensible = function(p, dev, case)
		local values = pieces.owned(p) * case.mean
		if case.mean < 1 and not dev.is_cpu then
			return p.BUFFER_ITEMS * case.value.bytes == 16 * p.NT and values <= 4 * p.BUFFER_ITEMS
				and pieces.has_lanes_busy(p, case)
		end
		return dev.is_cpu or 3 * values >= p.BUFFER_ITEMS and values <= 4 * p.BUFFER_ITEMS
			and p.BUFFER_ITEMS >= 512 and pieces.has_lanes_busy(p, case)
	end,
}))
