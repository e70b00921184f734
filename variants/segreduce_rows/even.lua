-- Teams of a block.
local function teams(p, case)
	local columns = pieces.row_lanes(p, case)
	return p.NT // columns
end

-- Blocks of a tile of columns.
local function blocks(p, case)
	return case.segments > 0 and ceil_div(case.n + case.segments, teams(p, case) * p.CHUNK_ITEMS) or 0
end

local function grid(p, case)
	local _, tiles = pieces.row_lanes(p, case)
	return blocks(p, case) * tiles
end

local carries = pieces.row_carries(blocks, function(p)
	return p.VEC
end)

return strategy {
	about = "rows and segment ends split evenly among teams that have a row's columns, carries joined by another launch",
	source = "even.cl",
	finishes = true,
	when = "GPUs, skewed lengths and few huge segments: the work does not depend on the lengths",
	idea = "merge-based SpMM (Yang, Buluç, Owens 2018)",
	params = {
		NT = { 256, 64, 128, 512 },
		VEC = { 4, 1, 2, 8 },
		UNROLL = { 8, 2, 4, 16 },
		CHUNK_ITEMS = { 64, 16, 32, 128, 256, 512 },
		MIN_BLOCKS = { 0, 2, 4, 8 },
		LOAD_MODIFIER = { 0, 1, 2, 3 },
	},
	rarely = { "LOAD_MODIFIER" },
	unaligned = function(p)
		return p.VEC == 1
	end,
	possible = function(p, dev, case)
		local local_bytes = p.VEC * p.NT * case.type.bytes + teams(p, case) * 12 + 8
		return pieces.fits(p, dev, local_bytes) and grid(p, case) < 2^31 and pieces.can_load_columns(p, case)
			and case.operator.commutative and pieces.can_modify(p, dev)
	end,
	-- The widest loads that rows allow, few idle threads, several loads in flight but not all registers.
	sensible = function(p, dev, case)
		local columns = pieces.row_lanes(p, case)
		return pieces.has_widest_columns(p, case) and teams(p, case) * columns * 8 >= p.NT * 7
			and p.VEC * case.value.bytes * p.UNROLL <= 256
			and (dev.is_cpu or p.VEC * case.value.bytes * p.UNROLL >= 16)
	end,
	tile = function(p, _, case)
		return teams(p, case) * p.CHUNK_ITEMS
	end,
	buffers = carries.buffers,
	launches = {
		{
			kernel = "segreduce_rows_even",
			grid = grid,
			block = "NT",
			args = { "source", "offsets", "n", "segments", "result", "carry_segment", "carry", "heads" },
		},
		carries.join,
	},
}
