-- The most elements that a block loads at once.
local function row(p)
	return (p.NT > 0 and p.NT or 1024) * p.VEC * p.UNROLL
end

local function threads(p, case, dev)
	return p.NT > 0 and p.NT or pieces.threads_by_mean(p, case, dev, 64, 1024)
end

return strategy {
	about = "one block per segment, vector loads from the aligned-down start with masked ends",
	source = "block.cl",
	finishes = true,
	when = "GPUs, lengths of 4096 and more that vary little, and at least a few hundred segments",
	idea = "CUB's DeviceSegmentedReduce",
	params = {
		NT = { 256, 32, 64, 128, 512, 1024, 0 },
		VEC = { 4, 1, 2, 8 },
		UNROLL = { 4, 1, 2, 8 },
		LDG = { 0, 1 },
		LOAD_MODIFIER = { 0, 1, 2, 3 },
	},
	rarely = { "LOAD_MODIFIER" },
	unaligned = function(p)
		return p.VEC == 1
	end,
	possible = function(p, dev, case)
		return p.NT <= dev.max_block and (p.NT > 0 or dev.max_block >= 1024 and dev.has_shuffle)
			and p.VEC * case.value.bytes <= 16 and case.operator.commutative and pieces.can_load(p, dev)
	end,
	-- Neither mostly idle threads nor many rounds of few threads.
	sensible = function(p, dev, case)
		if p.NT == 0 then
			return case.mean >= 256
		end
		return dev.is_cpu or row(p) <= 4 * case.mean and (row(p) * 64 >= case.mean or p.NT >= 512)
	end,
	tile = row,
	launches = pieces.or_decided("NT", threads, {
		kernel = "segreduce_block",
		-- CUDA's largest grid; blocks loop over the rest.
		grid = function(_, case)
			return math.min(case.segments, 0x7fffffff)
		end,
		block = threads,
		args = { "source", "offsets", "n", "segments", "result" },
	}),
}
