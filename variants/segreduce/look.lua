local function tile(p)
	return p.NT * p.VT
end

-- One tile even without elements: it stores the empty segments.
local function tiles(p, case)
	return case.segments > 0 and math.max(1, ceil_div(case.n, tile(p))) or 0
end

-- The kernel's local memory: values or results, marks, the scan.
local function local_bytes(p, case)
	return tile(p) * (case.type.bytes + 1) + (p.NT + 1) * (case.type.bytes + 4)
end

return strategy {
	about = "single pass over tiles of NT * VT elements; carries by decoupled look-back at the tiles before",
	source = "look.cl",
	when = "GPUs, skewed lengths and few huge segments, where launches count: up to about 2^24 elements",
	idea = "single-pass scan with decoupled look-back (Merrill, Garland 2016), over Modern GPU's tiles",
	ordered = true,
	params = {
		NT = { 128, 64, 256, 512 },
		VT = { 15, 7, 11, 19, 23, 8, 16 },
		OCC = { 0, 4, 8 },
		SEARCH = { 1, 0 },
		WINDOW = { 32, 64, 128 },
	},
	meaning = {
		NT = "threads a block",
		VT = "elements a thread",
		OCC = "blocks that a multiprocessor should hold; 0: as the compiler likes",
		SEARCH = "1: ends found by marks in local memory; 0: by a binary search in each thread",
		WINDOW = "tiles that a block looks back at a time",
	},
	possible = function(p, dev, case)
		return p.NT <= dev.max_block and p.WINDOW <= p.NT and local_bytes(p, case) <= dev.local_bytes
			and tile(p) * case.value.bytes % 16 == 0 and tiles(p, case) < 2^31
			and (p.OCC == 0 or dev.backend == "cuda" and p.OCC * p.NT <= 2048)
	end,
	sensible = function(p, dev, case)
		if dev.is_cpu then
			return p.NT == 64 and p.VT == 23 and p.SEARCH == 1 and p.WINDOW == 32
		end
		local bytes = tile(p) * case.type.bytes
		return (p.NT == 128 or p.NT == 256) and bytes >= 4096 and bytes <= 32768 and p.SEARCH == 1
			and (p.OCC == 0 or p.OCC * p.NT == 1024)
			and (p.WINDOW == 32 or p.WINDOW == 128 and case.mean >= 8 * tile(p))
	end,
	tile = tile,
	buffers = {
		limits = function(p, case)
			return (tiles(p, case) + 1) * 8
		end,
		words = function(p, case)
			return tiles(p, case) * case.type.bytes * 2
		end,
		ticket = function()
			return 4
		end,
	},
	launches = {
		{
			kernel = "segreduce_tile_limits",
			grid = function(p, case)
				return case.segments > 0 and ceil_div(tiles(p, case) + 1, p.NT) or 0
			end,
			block = "NT",
			args = { "offsets", "segments", tiles, "limits", "words", "ticket" },
		},
		{
			kernel = "segreduce_look",
			grid = tiles,
			block = "NT",
			args = { "source", "offsets", "n", "limits", "result", "words", "ticket" },
		},
	},
}
