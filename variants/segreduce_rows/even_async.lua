local even = pieces.by_even_rows "segreduce_rows_even_async"

-- Bytes per block for rows in flight.
local function ring_bytes(p)
	return 16 * p.STAGES * p.UNROLL * p.NT
end

return strategy(pieces.with(even.fields, {
	about = "as even, with rows copied asynchronously to a ring buffer per thread in shared memory",
	source = "even_async.cu",
	finishes = true,
	when = "CUDA GPUs from sm_80 on, rows of bags far apart in memory, any lengths",
	idea = "merge-based SpMM (Yang, Buluç, Owens 2018), rows copied asynchronously",
	params = {
		NT = { 128, 64, 256 },
		VEC = { 4, 2, 8 },
		UNROLL = { 4, 2, 1, 8 },
		STAGES = { 4, 3, 2, 6, 8 },
		CHUNK_ITEMS = { 128, 32, 64, 256, 512 },
		MIN_BLOCKS = { 0, 4, 8 },
	},
	possible = function(p, dev, case)
		return pieces.has_sm(dev, 80) and p.VEC * case.value.bytes == 16
			and even.possible(p, dev, case, ring_bytes(p))
	end,
	-- Enough rows in flight, and several blocks per multiprocessor.
	sensible = function(p, _, case)
		return even.sensible(p, case) and p.STAGES * p.UNROLL >= 6 and ring_bytes(p) <= 32768
			and p.CHUNK_ITEMS >= 2 * p.STAGES * p.UNROLL
	end,
}))
