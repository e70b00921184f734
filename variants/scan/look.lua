local function tile(p)
	return p.NT * p.VT
end

local function tiles(p, case)
	return ceil_div(case.n, tile(p))
end

-- The kernel's local memory: values, marks of ends, the scan.
local function local_bytes(p, case)
	return tile(p) * (case.type.bytes + 1) + (p.NT + 1) * (case.type.bytes + 4)
end

return strategy {
	about = "single pass over tiles of NT * VT elements, joined by decoupled look-back",
	source = "look.cl",
	when = "GPUs: each value is read once, but blocks wait for one another; on an H200 little faster than flat",
	idea = "single-pass scan with decoupled look-back (Merrill, Garland 2016)",
	ordered = true,
	params = {
		NT = { 256, 64, 128, 512 },
		VT = { 15, 7, 11, 19, 23, 8, 16 },
		OCC = { 0, 2, 4 },
		WINDOW = { 32, 64, 128 },
	},
	meaning = {
		NT = "threads a block",
		VT = "elements a thread; odd numbers avoid bank conflicts",
		OCC = "blocks that a multiprocessor should hold; 0: as the compiler likes",
		WINDOW = "tiles that a block looks back at a time",
	},
	possible = function(p, dev, case)
		return p.NT <= dev.max_block and p.WINDOW <= p.NT and local_bytes(p, case) <= dev.local_bytes
			and tiles(p, case) < 2^31 and (p.OCC == 0 or dev.backend == "cuda" and p.OCC * p.NT <= 2048)
	end,
	sensible = function(p, dev, case)
		if dev.is_cpu then
			return p.NT == 64 and p.VT == 23 and p.WINDOW == 32
		end
		local bytes = tile(p) * case.type.bytes
		return p.NT >= 128 and bytes >= 4096 and bytes <= 32768 and p.VT % 2 == 1 and p.OCC ~= 2
			and (p.OCC == 0 or p.OCC * p.NT == 1024) and p.WINDOW == 32
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
			kernel = "scan_look_ready",
			grid = function(p, case)
				return case.n > 0 and ceil_div(tiles(p, case) + 1, p.NT) or 0
			end,
			block = "NT",
			args = { "source", "segments", tiles, "limits", "words", "ticket" },
		},
		{
			kernel = "scan_look",
			grid = tiles,
			block = "NT",
			args = { "source", "n", "limits", "result", "words", "ticket" },
		},
	},
}
