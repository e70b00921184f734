local SPLIT_ITEMS = 16384 -- as in the kernels

local sorted = pieces.partition(4)

-- The most segments there can be of length 2^exponent or more.
local function longer(case, exponent)
	return math.min(case.segments, case.n >> exponent)
end

local function parts(p, case)
	return longer(case, p.SPLIT_MIN_LOG2) > 0 and longer(case, p.SPLIT_MIN_LOG2) + ceil_div(case.n, SPLIT_ITEMS) or 0
end

local function resident(p, dev)
	return dev.compute_units * math.max(1, pieces.threads_sm(dev) // p.NT)
end

local binned_args = { "source", "offsets", "n", sorted.blocks, "starts", "order", "result" }

return strategy {
	about = "segments sorted into bins by log2 of their length; one launch per bin, from subwarps to blocks",
	source = "binned.cl",
	finishes = true,
	when = "GPUs, skewed lengths of mean 32 and more: each segment gets as many threads as it needs",
	idea = "logarithmic radix binning (Fox, Green et al. 2018); ACSR SpMV (Ashari et al. 2014)",
	params = {
		NT = { 256, 128 },
		THREADS_PER_SEGMENT = { 4, 1, 2, 8, 16 },
		WARP_MIN_LOG2 = { 6, 5, 7, 8 },
		BLOCK_MIN_LOG2 = { 12, 11, 13 },
		SPLIT_MIN_LOG2 = { 17, 15 },
		VEC = { 4, 2, 1, 8 },
		UNROLL = { 2, 1, 4 },
		LOAD_MODIFIER = { 0, 1, 2, 3 },
	},
	rarely = { "LOAD_MODIFIER" },
	unaligned = function(p)
		return p.VEC == 1
	end,
	possible = function(p, dev, case)
		return p.NT <= dev.max_block and p.VEC * case.value.bytes <= 16 and case.segments < 2^31
			and pieces.can_modify(p, dev)
	end,
	sensible = function(p, dev, case)
		return dev.is_cpu or p.THREADS_PER_SEGMENT * p.VEC <= 2 * math.max(1, case.mean)
	end,
	tile = function(p)
		return 1 << p.WARP_MIN_LOG2
	end,
	buffers = pieces.with(sorted.buffers, {
		partial = function(p, case)
			return parts(p, case) * case.type.bytes
		end,
	}),
	launches = {
		sorted.count,
		sorted.starts,
		sorted.place,
		{
			kernel = "segreduce_binned_subwarp",
			grid = function(p, case)
				return ceil_div(case.segments, p.NT // p.THREADS_PER_SEGMENT)
			end,
			block = "NT",
			args = binned_args,
		},
		{
			kernel = "segreduce_binned_warp",
			grid = function(p, case)
				return ceil_div(longer(case, p.WARP_MIN_LOG2), p.NT // 32)
			end,
			block = "NT",
			args = binned_args,
		},
		{
			kernel = "segreduce_binned_block",
			grid = function(p, case)
				return longer(case, p.BLOCK_MIN_LOG2)
			end,
			block = "NT",
			args = binned_args,
		},
		{
			kernel = "segreduce_binned_split",
			grid = function(p, case, dev)
				return math.min(parts(p, case), resident(p, dev))
			end,
			block = "NT",
			args = { "source", "offsets", "n", sorted.blocks, "starts", "order", "partial" },
		},
		{
			kernel = "segreduce_binned_join",
			grid = function(p, case)
				return math.min(longer(case, p.SPLIT_MIN_LOG2), 256)
			end,
			block = "NT",
			args = { "offsets", sorted.blocks, "starts", "order", "partial", "result" },
		},
	},
}
