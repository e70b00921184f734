local function tile(p)
	return p.NT * p.VT
end

-- Elements and segment ends of a tile.
local function items(p, case)
	return tile(p) - 16 // case.value.bytes
end

local function tiles(p, case)
	return ceil_div(case.n + case.segments, items(p, case))
end

-- The kernel's local memory: values or results, marks, the scan.
local function local_bytes(p, case)
	return tile(p) * (case.type.bytes + 1) + (p.NT + 1) * (case.type.bytes + 4)
end

return strategy {
	about = "tiles of equally many elements and segment ends, cut on their merge path; carries by decoupled look-back",
	source = "merge.cl",
	when = "GPUs, long runs of empty segments among others, and any lengths: the work depends on neither",
	idea = "merge-based CSR SpMV (Merrill, Garland 2016); Modern GPU 2 segreduce (Baxter 2016)",
	ordered = true,
	params = {
		NT = { 128, 64, 256, 512 },
		VT = { 15, 7, 11, 19, 23, 8, 16 },
		OCC = { 0, 4, 8 },
		WINDOW = { 32, 64, 128 },
	},
	meaning = {
		NT = "threads a block",
		VT = "elements and segment ends a thread, as far as whole vectors allow",
		OCC = "blocks that a multiprocessor should hold; 0: as the compiler likes",
		WINDOW = "tiles that a block looks back at a time",
	},
	possible = function(p, dev, case)
		return p.NT <= dev.max_block and p.WINDOW <= p.NT and local_bytes(p, case) <= dev.local_bytes
			and tile(p) * case.value.bytes % 16 == 0 and tiles(p, case) < 2^31
			and (p.OCC == 0 or dev.backend == "cuda" and p.OCC * p.NT <= 2048)
	end,
	sensible = function(p, dev, case)
		if dev.is_cpu then
			return p.NT == 64 and p.VT == 23 and p.WINDOW == 32
		end
		local bytes = tile(p) * case.type.bytes
		return (p.NT == 128 or p.NT == 256) and bytes >= 4096 and bytes <= 32768
			and (p.OCC == 0 or p.OCC * p.NT == 1024)
			and (p.WINDOW == 32 or p.WINDOW == 128 and case.mean >= 8 * tile(p))
	end,
	tile = tile,
	buffers = {
		limits = function(p, case)
			return (tiles(p, case) + 1) * 8
		end,
		starts = function(p, case)
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
			kernel = "segreduce_merge_limits",
			grid = function(p, case)
				return case.segments > 0 and ceil_div(tiles(p, case) + 1, p.NT) or 0
			end,
			block = "NT",
			args = { "offsets", "n", "segments", tiles, "limits", "starts", "words", "ticket" },
		},
		{
			kernel = "segreduce_merge",
			grid = tiles,
			block = "NT",
			args = { "source", "offsets", "n", "limits", "starts", "result", "words", "ticket" },
		},
	},
}
