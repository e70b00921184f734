-- Threads that load vectors, a multiple of the fewest vectors that are whole rows; rows that they load at a time.
local function team(p, case)
	local common, factor = 1, 2 -- greatest common divisor of VEC and the stride
	while factor <= p.VEC do
		common = common + factor // 2 * ((factor - case.stride % factor) // factor)
		factor = 2 * factor
	end
	local periods = p.NT * common // case.stride
	return periods * (case.stride // common), periods * (p.VEC // common)
end

local function items(p, case)
	local _, rows = team(p, case)
	return p.TILES * p.UNROLL * rows
end

local function blocks(p, case)
	return case.segments > 0 and ceil_div(case.n + case.segments, items(p, case)) or 0
end

local carries = pieces.row_carries(blocks, function(p)
	return p.VEC
end)

return strategy {
	about = "rows and ends split evenly among blocks, adjacent threads load adjacent vectors; carry-outs joined last",
	source = "even_block.cl",
	finishes = true,
	when = "GPUs, few huge segments, and rows of any width",
	idea = "merge-based SpMM (Yang, Buluç, Owens 2018)",
	params = {
		NT = { 256, 128, 512 },
		VEC = { 4, 1, 2, 8 },
		UNROLL = { 4, 2, 8 },
		TILES = { 16, 4, 8, 32, 64 },
		MIN_BLOCKS = { 0, 4, 8 },
		LOAD_MODIFIER = { 0, 1, 2, 3 },
	},
	rarely = { "LOAD_MODIFIER" },
	unaligned = function(p)
		return p.VEC == 1
	end,
	possible = function(p, dev, case)
		local threads = team(p, case)
		return threads > 0 and p.VEC * case.value.bytes <= 16
			and pieces.fits(p, dev, p.NT * (p.VEC * case.type.bytes + 12))
			and pieces.can_modify(p, dev) and case.operator.commutative and blocks(p, case) < 2^31
	end,
	-- The widest loads, few idle threads, and segments that take all threads several steps.
	sensible = function(p, _, case)
		local threads, rows = team(p, case)
		return p.VEC * case.value.bytes == 16 and threads * 8 >= p.NT * 7 and case.mean >= 2 * rows * p.UNROLL
			and p.VEC * case.value.bytes * p.UNROLL <= 256
	end,
	tile = function(p, _, case)
		return items(p, case)
	end,
	buffers = carries.buffers,
	launches = {
		{
			kernel = "segreduce_rows_even_block",
			grid = blocks,
			block = "NT",
			args = { "source", "offsets", "n", "segments", "result", "carry_segment", "carry", "heads" },
		},
		carries.join,
	},
}
