local function tiles_of_elements(p, case)
	return math.max(1, ceil_div(case.n, p.BUFFER_ITEMS))
end

local function tiles(p, case)
	return case.segments > 0 and tiles_of_elements(p, case) or 0
end

-- Elements, a bit for each, the scan (without shuffles, of each thread), and what the block shares besides.
local function local_bytes(p, case)
	return p.BUFFER_ITEMS * case.value.bytes + p.BUFFER_ITEMS // 8 + p.NT * (case.type.bytes + 4) + 256
end

-- The first tiles, as many as blocks are resident at once.
local function held(p, _, dev)
	return dev.compute_units * (p.MIN_BLOCKS > 0 and p.MIN_BLOCKS or 8)
end

-- Segments between samples of their starts: a quarter to half of a tile's on average, but windows of segments begin up
-- to so many before the tile's own.
local function every(p, case)
	return pieces.power_of_two(case.segments // (4 * tiles_of_elements(p, case)) + 1, 128, 16)
end

-- Whether there are tiles behind the first resident ones.
local function is_hinted(p, case, dev)
	return tiles(p, case) > held(p, case, dev)
end

-- The launch for arrays that are hinted, or for those that are not.
local function launch(kernel, hinted, more)
	return {
		kernel = kernel,
		grid = function(p, case, dev)
			return is_hinted(p, case, dev) == hinted and tiles(p, case) or 0
		end,
		block = "NT",
		args = pieces.joined({ "source", "offsets", "n", "segments", "arrived", "parts", "long_parts", "result" }, more),
	}
end

return strategy {
	about = "tiles of equally many elements, one block and one bulk copy each; neighbouring tiles join shared segments",
	source = "tiles_bulk.cu",
	ordered = true,
	copies_values = true,
	when = "CUDA GPUs from sm_90 on, lengths of many scales, mean lengths from 1 on",
	idea = "merge-based CSR SpMV (Merrill, Garland 2016), segmented scan (Baxter 2013); Hopper's bulk copies",
	params = {
		NT = { 256, 128 },
		BUFFER_ITEMS = { 7168, 5120, 3584, 3072, 2560 },
		SEGMENTS_PER_THREAD = { 1, 2, 4, 8 },
		MIN_BLOCKS = { 0, 7, 8, 12, 15, 16 },
	},
	possible = function(p, dev, case)
		return pieces.can_copy_bulk(dev) and pieces.can_share(dev) and pieces.fits(p, dev, local_bytes(p, case))
			and case.type.bytes == case.value.bytes and case.type.bytes >= 4 and case.type.bytes <= 8
			and p.BUFFER_ITEMS * case.value.bytes % (16 * p.NT) == 0 and p.BUFFER_ITEMS <= 32 * p.NT
			and tiles(p, case) < 2^31
	end,
	-- Most of the window of segments, or of several windows, belongs to the tile. Of mean lengths below 2, only heavy
	-- tails.
	sensible = function(p, _, case)
		local window, ends = p.NT * p.SEGMENTS_PER_THREAD, p.BUFFER_ITEMS / math.max(case.mean, 1)
		return case.mean >= (case.cv > 4 and 0.75 or 2)
			and (p.SEGMENTS_PER_THREAD == 1 or window <= 4 * ends) and ends <= 5 * window
	end,
	tile = function(p)
		return p.BUFFER_ITEMS
	end,
	-- Each launch resets counters and parts to 0.
	buffers = {
		arrived = {
			bytes = function(p, case)
				return 4 * tiles(p, case)
			end,
			zeroed = true,
		},
		-- Blocks check hints, so that anything may be there.
		hints = {
			bytes = function(p, case)
				return case.offset.bytes * tiles(p, case)
			end,
		},
		parts = {
			bytes = function(p, case)
				return 2 * case.type.bytes * (tiles(p, case) + 1)
			end,
			zeroed = true,
		},
		long_parts = {
			bytes = function(p, case)
				return 4 * case.type.bytes * tiles(p, case)
			end,
			zeroed = true,
		},
	},
	launches = {
		launch("segreduce_tiles_bulk", false, {}),
		launch("segreduce_tiles_bulk_hinted", true, { "hints", held, every }),
	},
}
