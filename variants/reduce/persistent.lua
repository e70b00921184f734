-- Values per block and round of loads.
local function row(p)
	return p.NT * p.VEC * p.UNROLL
end

-- One block per ROUNDS rounds; or as many as the device holds, but no more than rounds, and at least one.
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
	about = "as many blocks as fit, an equal range each, vector loads; partials folded by last block or second launch",
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
	unaligned = function(p)
		return p.VEC == 1
	end,
	possible = function(p, dev, case)
		return p.NT <= dev.max_block and p.VEC * case.value.bytes <= 16 and pieces.can_load(p, dev)
			and pieces.can_hold(dev, p.BLOCKS_PER_SM, p.NT) and (p.FINISH == 0 or pieces.can_share(dev))
	end,
	-- At least half of the threads that a multiprocessor holds; with ROUNDS more blocks than are resident.
	sensible = function(p, dev, case)
		return dev.is_cpu or 2 * p.NT * p.BLOCKS_PER_SM >= pieces.threads_sm(dev)
			and (p.ROUNDS == 0 or blocks(p, case, dev) >= 2 * dev.compute_units * p.BLOCKS_PER_SM)
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
