-- Threads that fold without a barrier (FOLD_LANES); without shuffles a segment has at most a block.
local function narrow(p, dev)
	return dev.has_shuffle and 32 or p.NT
end

local function power_of_two(need, p, dev, least)
	return pieces.power_of_two(need, dev.has_shuffle and 1024 or p.NT, least)
end

-- Threads per segment: the fewest with which multiprocessors have 512 threads each, unless a thread then has less than
-- `few` elements, and which leave each at most `share` elements of a segment of mean length, for which 32 are always
-- enough. More where a thread would have over `longest` elements of the longest segment, as long as multiprocessors
-- have at most `most` threads each.
local function threads_by(few, share, longest, most, p, case, dev)
	local segments = math.max(1, case.segments)
	local fill = math.min(512 * dev.compute_units, case.n // few)
	local loads = math.min(32 * segments, case.n // share)
	local skewed = math.min(ceil_div(case.longest, longest), pieces.limit_threads(most, segments, dev))
	local need = math.max(ceil_div(math.max(fill, loads), segments), skewed)
	return power_of_two(need, p, dev)
end

-- With UNROLL=0: threads with 2 loads in flight take few registers, so many run at a time. Where even those with 8 are
-- resident at once, fewer threads with more loads each are faster. Long segments have more elements per thread, by a
-- 32nd of the mean length.
local function threads_of_2_loads(p, case, dev)
	local step = 2 * p.VEC
	local share = 5 * step // 4 + case.n // (32 * math.max(1, case.segments))
	return threads_by(5, share, 6 * step, 6144, p, case, dev)
end

local function resident_threads_of_8_loads(p, case, dev)
	local step = 8 * p.VEC
	return threads_by(8, 5 * step // 8, 3 * step // 4, 1024, p, case, dev)
end

-- More than are resident at once where a thread would have over 3 steps of the longest segment.
local function threads_of_8_loads(p, case, dev)
	local step = 8 * p.VEC
	local longest = ceil_div(case.longest, 3 * step)
	local skewed = math.min(longest, pieces.limit_threads(6144, case.segments, dev))
	return power_of_two(skewed, p, dev, resident_threads_of_8_loads(p, case, dev))
end

-- 1024 threads with 8 loads are resident on a multiprocessor; where lengths vary, many of them end early, and a quarter
-- more cost nothing. `varied` is 0 or 1: exported launches have fewer branches than with a comparison.
local function are_resident(p, case, dev)
	local even = 5 * case.n // math.max(1, case.segments) -- twice 2.5 times the mean length
	local varied = math.min(1, 2 * case.longest // (even + 1))
	local resident = (1024 + 256 * varied) * dev.compute_units
	return case.segments * resident_threads_of_8_loads(p, case, dev) <= resident
end

-- Whether all wait for the longest segment: with 2 loads its threads take 8 steps and more, and in the time of a step a
-- multiprocessor can load 12 KB. More loads shorten that wait, and the threads of other segments have ended.
local function waits_for_longest(p, case, dev)
	local steps = case.longest // (2 * p.VEC * threads_of_2_loads(p, case, dev))
	return steps >= 8 and steps * 12288 * dev.compute_units >= case.n * case.value.bytes
end

local function has_8_loads(p, case, dev)
	return p.UNROLL == 0 and (are_resident(p, case, dev) or waits_for_longest(p, case, dev))
end

local function threads_in_8_loads(p, case, dev)
	return are_resident(p, case, dev) and threads_of_8_loads(p, case, dev) or threads_of_2_loads(p, case, dev)
end

local function threads(p, case, dev)
	local step = p.VEC * p.UNROLL
	return p.UNROLL > 0 and threads_by(5, 5 * step // 4, 3 * step, 8192, p, case, dev) or threads_of_2_loads(p, case, dev)
end

-- A launch of the kernel with this many threads per segment, where `runs` says so.
local function launch(kernel, threads_of, runs)
	return {
		kernel = kernel,
		-- Blocks of one segment loop over what is beyond CUDA's largest grid.
		grid = function(p, case, dev)
			if not runs(p, case, dev) then
				return 0
			end
			local t = threads_of(p, case, dev)
			return t <= narrow(p, dev) and ceil_div(case.segments, p.NT // t) or math.min(case.segments, 0x7fffffff)
		end,
		block = function(p, case, dev)
			local t = threads_of(p, case, dev)
			return t <= narrow(p, dev) and p.NT or t
		end,
		args = { "source", "offsets", "n", "segments", "result", threads_of },
	}
end

return strategy {
	about = "subwarp and block in one; the launch sets threads per segment, and loads in flight, by the lengths",
	source = "threads_fitted.cl",
	finishes = true,
	when = "GPUs, one launch box for lengths from 4 on that vary little, or for few segments",
	idea = "CSR-vector SpMV (Bell, Garland 2009), fitted to the mean as CUSP does; CUB's DeviceSegmentedReduce",
	params = {
		NT = { 128, 256 },
		VEC = { 4, 1, 2, 8 },
		UNROLL = { 0, 4, 2, 8 },
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
		return not dev.is_cpu and case.mean >= 1
	end,
	tile = function(p)
		return p.NT * p.VEC * (p.UNROLL > 0 and p.UNROLL or 2)
	end,
	launches = {
		launch("segreduce_threads_fitted", threads, function(p, case, dev)
			return not has_8_loads(p, case, dev)
		end),
		pieces.with(launch("segreduce_threads_fitted_8_loads", threads_in_8_loads, has_8_loads), { disabled_by = "UNROLL" }),
	},
}
