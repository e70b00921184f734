local function tile(p)
	return p.NT * p.VT
end

local function tiles(p, case)
	return ceil_div(case.n, tile(p))
end

-- Tiles of a part: about WAVES parts for each multiprocessor.
local function span(p, case, dev)
	return math.max(1, ceil_div(tiles(p, case), dev.compute_units * p.WAVES))
end

local function parts(p, case, dev)
	return ceil_div(tiles(p, case), span(p, case, dev))
end

-- The kernel's local memory: values, marks of ends, the scan.
local function local_bytes(p, case)
	return tile(p) * (case.type.bytes + 1) + (p.NT + 1) * (case.type.bytes + 4)
end

return strategy {
	about = "reduce, scan of the reductions, scan: each block has consecutive tiles of NT * VT elements, read twice",
	source = "flat.cl",
	when = "GPUs on which blocks cannot wait for one another; what fits into the cache; on an H200 nearly as fast as look",
	idea = "reduce-then-scan (Dotsenko et al. 2008; Merrill, Grimshaw 2009)",
	ordered = true,
	params = {
		NT = { 256, 64, 128, 512 },
		VT = { 15, 7, 11, 19, 23, 8, 16 },
		OCC = { 0, 2, 4 },
		WAVES = { 16, 4, 8, 32 },
	},
	meaning = {
		NT = "threads a block",
		VT = "elements a thread; odd numbers avoid bank conflicts",
		OCC = "blocks that a multiprocessor should hold; 0: as the compiler likes",
		WAVES = "blocks for each multiprocessor",
	},
	possible = function(p, dev, case)
		return p.NT <= dev.max_block and local_bytes(p, case) <= dev.local_bytes
			and (p.OCC == 0 or dev.backend == "cuda" and p.OCC * p.NT <= 2048)
	end,
	sensible = function(p, dev, case)
		if dev.is_cpu then
			return p.NT == 64 and p.VT == 23 and p.WAVES == 4
		end
		local bytes = tile(p) * case.type.bytes
		return (p.NT == 128 or p.NT == 256) and bytes >= 4096 and bytes <= 32768 and p.VT % 2 == 1
			and (p.WAVES == 8 or p.WAVES == 16) and (p.OCC == 0 or p.OCC * p.NT == 1024)
	end,
	tile = tile,
	buffers = {
		limits = function(p, case)
			return (tiles(p, case) + 1) * 8
		end,
		carry = function(p, case, dev)
			return parts(p, case, dev) * case.type.bytes
		end,
		ended = function(p, case, dev)
			return parts(p, case, dev) * 4
		end,
	},
	launches = {
		{
			kernel = "scan_flat_fold",
			grid = parts,
			block = "NT",
			args = { "source", "n", "segments", tiles, span, "limits", "carry", "ended" },
		},
		{
			kernel = "scan_spine",
			grid = function(_, case)
				return case.n > 0 and 1 or 0
			end,
			block = "NT",
			args = { "carry", "ended", parts },
		},
		{
			kernel = "scan_flat",
			grid = parts,
			block = "NT",
			args = { "source", "n", tiles, span, "limits", "carry", "result" },
		},
	},
}
