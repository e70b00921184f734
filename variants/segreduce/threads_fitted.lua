-- Threads that fold without a barrier (FOLD_LANES); without shuffles a segment has at most a block.
local function narrow(p, dev)
	return dev.has_shuffle and 32 or p.NT
end

-- Threads per segment: the fewest with which multiprocessors have 512 threads each, unless a thread then has hardly
-- more than a vector, and which load a segment of mean length in 1.25 steps, for which 32 are always enough. More where
-- the longest segment would take over three steps, as long as multiprocessors have less than 8192 threads each.
local function threads(p, case, dev)
	local segments, step = math.max(1, case.segments), p.VEC * p.UNROLL
	local fill = math.min(512 * dev.compute_units, case.n // 5)
	local loads = math.min(32 * segments, 4 * case.n // (5 * step))
	local longest = ceil_div(pieces.probed_longest(case), 3 * step)
	local need = math.max(ceil_div(math.max(fill, loads), segments),
		math.min(longest, ceil_div(8192 * dev.compute_units, segments)))
	return pieces.power_of_two(need, dev.has_shuffle and 1024 or p.NT)
end

return strategy {
	about = "subwarp and block in one; the launch sets threads per segment by the mean and the longest length",
	source = "threads_fitted.cl",
	finishes = true,
	when = "GPUs, one launch box for lengths from 4 on that vary little, or for few segments",
	idea = "CSR-vector SpMV (Bell, Garland 2009), fitted to the mean as CUSP does; CUB's DeviceSegmentedReduce",
	params = {
		NT = { 128, 256 },
		VEC = { 4, 1, 2, 8 },
		UNROLL = { 4, 2, 8 },
		LDG = { 1, 0 },
		LOAD_MODIFIER = { 0, 1, 2, 3 },
	},
	rarely = { "LOAD_MODIFIER" },
	unaligned = function(p)
		return p.VEC == 1
	end,
	possible = function(p, dev, case)
		return dev.max_block >= (dev.has_shuffle and 1024 or p.NT) and p.VEC * case.value.bytes <= 16
			and case.operator.commutative and pieces.can_load(p, dev)
	end,
	sensible = function(_, dev, case)
		return not dev.is_cpu and case.mean >= 2
	end,
	tile = function(p)
		return p.NT * p.VEC * p.UNROLL
	end,
	launches = {
		{
			kernel = "segreduce_threads_fitted",
			-- CUDA's largest grid; blocks of one segment loop over the rest.
			grid = function(p, case, dev)
				local t = threads(p, case, dev)
				return t <= narrow(p, dev) and ceil_div(case.segments, p.NT // t) or math.min(case.segments, 0x7fffffff)
			end,
			block = function(p, case, dev)
				local t = threads(p, case, dev)
				return t <= narrow(p, dev) and p.NT or t
			end,
			args = { "source", "offsets", "n", "segments", "result", threads },
		},
	},
}
