-- Segments per block.
local function owned(p, case)
	return p.NT * p.SEGMENTS_PER_THREAD * (p.VECTOR_UNIT_SEGMENTS == 1 and 16 // case.value.bytes or 1)
end

return strategy {
	about = "one thread per segment, element by element",
	source = "thread.cl",
	finishes = true,
	when = "lengths of 1, many per thread; a few elements per segment if the cache keeps what neighbours need",
	idea = "CSR-scalar SpMV (Bell, Garland 2009); Futhark's sequential strategy, without its transposition",
	ordered = true,
	params = {
		NT = { 128, 256, 64, 512 },
		SEGMENTS_PER_THREAD = { 1, 2, 4 },
		UNROLL = { 4, 1, 8 },
		LDG = { 1, 0 },
		LOAD_MODIFIER = { 0, 1, 2, 3 },
		VECTOR_UNIT_SEGMENTS = { 0, 1 },
	},
	rarely = { "LOAD_MODIFIER" },
	unaligned = function(p)
		return p.VECTOR_UNIT_SEGMENTS == 0
	end,
	possible = function(p, dev, case)
		return p.NT <= dev.max_block and pieces.can_load(p, dev)
			and ceil_div(case.segments, owned(p, case)) < 2^31
	end,
	-- With longer segments, adjacent threads' elements are too far apart: loads do not coalesce.
	sensible = function(p, dev, case)
		return dev.is_cpu or case.mean <= 64 and p.UNROLL <= math.max(1, case.mean)
	end,
	tile = function(p, _, case)
		return owned(p, case)
	end,
	launches = {
		{
			kernel = "segreduce_thread",
			grid = function(p, case)
				return ceil_div(case.segments, owned(p, case))
			end,
			block = "NT",
			args = { "source", "offsets", "n", "segments", "result" },
		},
	},
}
