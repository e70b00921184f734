-- Values that a block loads in one round.
local function row(p)
	return p.NT * p.VEC * p.UNROLL
end

-- A block for every ROUNDS rows; else as many as the device holds, but no more than rows, and at least one.
local function blocks(p, case, dev)
	if p.ROUNDS > 0 then
		return math.max(1, ceil_div(case.n, p.ROUNDS * row(p)))
	end
	return math.max(1, math.min(ceil_div(case.n, row(p)), dev.compute_units * p.BLOCKS_PER_SM))
end

local function block_items(p, case, dev)
	return round_up(ceil_div(case.n, blocks(p, case, dev)), p.VEC)
end

return strategy {
	about = "as many blocks as fit, an equal range each, vector loads; the last block or a second launch folds them",
	source = "persistent.cl",
	when = "GPUs, every size",
	idea = "threadFenceReduction of the CUDA samples; CUB's DeviceReduce",
	ordered = true,
	params = {
		NT = { 256, 128, 512, 1024 },
		VEC = { 4, 1, 2 },
		UNROLL = { 4, 1, 2, 8 },
		BLOCKS_PER_SM = { 4, 1, 2, 8, 16 },
		ROUNDS = { 0, 4, 8, 16 },
		FINISH = { 0, 1 },
		LDG = { 0, 1 },
		LOAD_MODIFIER = { 0, 1, 2, 3 },
	},
	rarely = { "LOAD_MODIFIER" },
	possible = function(p, dev, case)
		return p.NT <= dev.max_block and p.VEC * case.value.bytes <= 16 and pieces.can_load(p, dev)
			and pieces.can_hold(dev, p.BLOCKS_PER_SM, p.NT)
	end,
	sensible = function(p, dev, case)
		if dev.is_cpu then
			return p.NT == 128 and p.VEC == 1 and p.UNROLL == 1 and p.BLOCKS_PER_SM == 1 and p.FINISH == 0 and p.ROUNDS == 0
		end
		local few = case.n <= 2^14 -- one block, or few, may be best
		-- More blocks than are resident, but not so many that folding their results takes long.
		local count = blocks(p, case, dev)
		local many = p.ROUNDS == 0 or p.ROUNDS <= 8 and p.UNROLL == 8
			and p.NT * p.BLOCKS_PER_SM == 1024 -- what won on an H200
			and count >= 2 * dev.compute_units * p.BLOCKS_PER_SM and count <= 8192
		return p.VEC * case.value.bytes == 16 and (p.NT <= 512 and p.UNROLL >= 2 or few) and p.NT * p.BLOCKS_PER_SM >= 1024
			and many and (p.FINISH == (dev.backend == "cuda" and 1 or 0) or few and count == 1)
	end,
	tile = row,
	buffers = {
		partial = function(p, case, dev)
			return blocks(p, case, dev) * case.type.bytes
		end,
		done = {
			bytes = function()
				return 4
			end,
			zeroed = true,
		},
	},
	launches = {
		{
			kernel = "reduce_persistent",
			grid = blocks,
			block = "NT",
			args = { "source", "n", block_items, "partial", "done", "result" },
		},
		{
			kernel = "reduce_finish",
			grid = function(p, case, dev)
				return blocks(p, case, dev) > 1 and 1 - p.FINISH or 0
			end,
			block = "NT",
			args = { "partial", blocks, "result" },
		},
	},
}
