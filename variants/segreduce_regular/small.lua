-- Rows per block.
local function rows(p, case)
	return p.NT // math.max(1, case.length)
end

local function blocks(p, case)
	return ceil_div(case.segments, rows(p, case))
end

return strategy {
	about = "whole rows per block, one element per thread, a segmented scan over the block",
	source = "small.cl",
	when = "GPUs, rows up to the size of a block",
	idea = "small segments of Futhark (Larsen, Henriksen 2017)",
	ordered = true,
	params = { NT = { 256, 64, 128, 512, 1024 }, LDG = { 0, 1 } },
	unaligned = true,
	possible = function(p, dev, case)
		return p.NT <= dev.max_block and case.length <= p.NT and blocks(p, case) < 2^31
			and p.NT * (case.type.bytes + 4) <= dev.local_bytes and (p.LDG == 0 or dev.backend == "cuda")
	end,
	tile = function(p)
		return p.NT
	end,
	launches = {
		{ kernel = "regular_small", grid = blocks, block = "NT", args = { "source", "segments", "result" } },
	},
}
