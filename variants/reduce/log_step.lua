return strategy {
	about = "BLOCKS blocks stride over the values; tree with one barrier per step; a second launch of one block",
	source = "log_step.cl",
	when = "never the fastest: the baseline for the others",
	idea = "CUDA Handbook, Reduction1 (Wilt 2013)",
	params = {
		NT = { 256, 64, 128, 512, 1024, 32, 16, 8, 4, 2, 1 },
		BLOCKS = { 1024, 16, 256, 512, 2048 },
	},
	unaligned = true,
	possible = function(p, dev, case)
		return p.NT <= dev.max_block and case.operator.commutative and p.NT * case.type.bytes <= dev.local_bytes
	end,
	-- At least a block per multiprocessor, of more than a warp: as many blocks of a single warp as a multiprocessor
	-- holds do not fill it.
	sensible = function(p, dev)
		return p.NT >= 64 and (dev.is_cpu or p.BLOCKS >= dev.compute_units)
	end,
	tile = function(p)
		return p.NT
	end,
	buffers = {
		partial = function(p, case)
			return p.BLOCKS * case.type.bytes
		end,
	},
	launches = {
		{ kernel = "reduce_blocks", grid = "BLOCKS", block = "NT", args = { "source", "n", "partial" } },
		{ kernel = "reduce_partials", grid = 1, block = "NT", args = { "partial", "result" } },
	},
}
