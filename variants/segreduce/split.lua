-- Parts per segment: SPLIT_ITEMS elements each in a segment of mean length.
local function parts(p, case)
	return case.segments > 0 and math.max(1, ceil_div(ceil_div(case.n, case.segments), p.SPLIT_ITEMS)) or 1
end

local function row(p)
	return p.NT * p.VEC * p.UNROLL
end

local function blocks(p, case)
	return case.segments * parts(p, case)
end

return strategy {
	about = "each segment cut into equally many parts, one per block; the last block or a second launch folds them",
	source = "split.cl",
	finishes = true,
	when = "GPUs, up to a few hundred huge segments of lengths that vary little",
	idea = "Futhark's large segments; CUB's two-phase fixed-size segmented reduction",
	params = {
		NT = { 256, 128, 512 },
		SPLIT_ITEMS = { 16384, 4096, 65536, 262144 },
		VEC = { 4, 2, 1, 8 },
		UNROLL = { 4, 2, 8 },
		LDG = { 0, 1 },
		LOAD_MODIFIER = { 0, 1, 2, 3 },
		FINISH = { 0, 1 },
	},
	rarely = { "LOAD_MODIFIER" },
	unaligned = function(p)
		return p.VEC == 1
	end,
	possible = function(p, dev, case)
		return p.NT <= dev.max_block and p.VEC * case.value.bytes <= 16 and blocks(p, case) < 2^31
			and pieces.can_load(p, dev) and (p.FINISH == 0 or pieces.can_share(dev))
	end,
	-- Parts that fill the device, and are worth a second launch.
	sensible = function(p, dev, case)
		return dev.is_cpu or case.mean > p.SPLIT_ITEMS and p.SPLIT_ITEMS >= 2 * row(p)
			and blocks(p, case) >= dev.compute_units
	end,
	tile = row,
	buffers = {
		partial = function(p, case)
			return blocks(p, case) * case.type.bytes
		end,
		done = {
			bytes = function(p, case)
				return p.FINISH * case.segments * 4
			end,
			zeroed = true,
		},
	},
	launches = {
		{
			kernel = "segreduce_split",
			grid = blocks,
			block = "NT",
			args = { "source", "offsets", "n", "segments", "partial", "done", "result" },
		},
		{
			kernel = "segreduce_split_join",
			disabled_by = "FINISH",
			grid = function(_, case)
				return case.segments
			end,
			block = "NT",
			args = { "partial", "n", "segments", "result" },
		},
	},
}
