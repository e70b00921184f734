local function threads(p, case, dev)
	return p.THREADS_PER_SEGMENT > 0 and p.THREADS_PER_SEGMENT or pieces.threads_by_mean(p, case, dev, 2, 32)
end

local function blocks(p, case, dev)
	return ceil_div(case.segments, p.NT // threads(p, case, dev) * p.SEGMENTS_IN_FLIGHT)
end

-- The most elements that the lanes of a segment load at once.
local function row(p)
	return (p.THREADS_PER_SEGMENT > 0 and p.THREADS_PER_SEGMENT or 32) * p.VEC * p.UNROLL
end

return strategy {
	about = "2 to 32 threads per segment, vector loads from the aligned-down start with masked ends, lanes folded last",
	source = "subwarp.cl",
	finishes = true,
	when = "GPUs, lengths of about 96 to 16384 that vary little",
	idea = "CSR-vector SpMV (Bell, Garland 2009)",
	params = {
		NT = { 256, 64, 128, 512 },
		THREADS_PER_SEGMENT = { 8, 2, 4, 16, 32, 0 },
		VEC = { 4, 1, 2, 8 },
		UNROLL = { 2, 1, 4 },
		SEGMENTS_IN_FLIGHT = { 1, 2, 4 },
		LDG = { 0, 1 },
		LOAD_MODIFIER = { 0, 1, 2, 3 },
	},
	rarely = { "SEGMENTS_IN_FLIGHT", "LOAD_MODIFIER" },
	unaligned = function(p)
		return p.VEC == 1
	end,
	possible = function(p, dev, case)
		return p.NT <= dev.max_block and p.VEC * case.value.bytes <= 16 and case.operator.commutative
			and pieces.can_load(p, dev) and blocks(p, case, dev) < 2^31
	end,
	-- Neither mostly idle lanes nor many rounds of few lanes.
	sensible = function(p, dev, case)
		if p.THREADS_PER_SEGMENT == 0 then
			return not dev.is_cpu
		end
		return dev.is_cpu or row(p) <= 4 * case.mean and (row(p) * 16 >= case.mean or p.THREADS_PER_SEGMENT == 32)
	end,
	tile = row,
	launches = pieces.or_decided("THREADS_PER_SEGMENT", threads, {
		kernel = "segreduce_subwarp",
		grid = blocks,
		block = "NT",
		args = { "source", "offsets", "n", "segments", "result" },
	}),
}
