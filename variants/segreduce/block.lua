local function row(p)
	return p.NT * p.VEC * p.UNROLL
end

return strategy {
	about = "one block a segment, vector loads from the aligned-down start with masked ends",
	source = "block.cl",
	when = "GPUs, lengths of 4096 and more that vary little, and at least a few hundred segments",
	idea = "CUB's DeviceSegmentedReduce",
	params = {
		NT = { 256, 32, 64, 128, 512, 1024 },
		VEC = { 4, 1, 2 },
		UNROLL = { 4, 1, 2, 8 },
		LDG = { 0, 1 },
		LOAD_MODIFIER = { 0, 1, 2, 3 },
	},
	meaning = {
		NT = "threads a block",
		VEC = "elements a load",
		UNROLL = "loads in flight a thread",
		LDG = "1: loads through the read-only cache; 0: streaming loads, or as LOAD_MODIFIER says",
		LOAD_MODIFIER = "0: as LDG says; with LDG=0 on CUDA: 1: plain (ca), 2: cached in L2 only (cg), 3: volatile (cv)",
	},
	possible = function(p, dev, case)
		return p.NT <= dev.max_block and p.VEC * case.value.bytes <= 16 and case.operator.commutative
			and (p.LDG == 0 and p.LOAD_MODIFIER == 0 or dev.backend == "cuda")
			and (p.LDG == 0 or p.LOAD_MODIFIER == 0)
	end,
	sensible = function(p, dev, case)
		if p.LOAD_MODIFIER ~= 0 then
			return false
		end
		if dev.is_cpu then
			return p.NT == 32 and p.VEC == 1 and p.UNROLL == 1
		end
		return p.VEC * case.value.bytes >= 8 and row(p) <= 4 * case.mean
			and (row(p) * 16 >= case.mean or p.NT >= 512)
	end,
	tile = row,
	launches = {
		{
			kernel = "segreduce_block",
			-- CUDA's largest grid; the kernel goes on from there.
			grid = function(_, case)
				return math.min(case.segments, 0x7fffffff)
			end,
			block = "NT",
			args = { "source", "offsets", "n", "segments", "result" },
		},
	},
}
