local function tile(p)
	return p.NT * p.VT
end

-- One tile even without elements: it stores the empty segments.
local function tiles(p, case)
	return case.segments > 0 and math.max(1, ceil_div(case.n, tile(p))) or 0
end

-- Carries a block joins: about as many as there are blocks then.
local function span(p, case)
	return p.NT * math.max(1, math.ceil(math.sqrt(tiles(p, case)) / p.NT))
end

local function spans(p, case)
	return ceil_div(tiles(p, case), span(p, case))
end

-- The kernel's local memory: values or results, marks, the scan.
local function local_bytes(p, case)
	local buffered = p.STORE == 1 or p.LDG == 0 and p.TRANSPOSE == 0
	local values = buffered and tile(p) * case.type.bytes // (1 + p.HALF_CAPACITY) or 0
	local marks = p.SEARCH == 1 and tile(p) * (p.STORE == 1 and 1 or 4) or 0
	return values + marks + p.NT * (case.type.bytes + 4)
end

return strategy {
	about = "fixed tiles of NT * VT elements, serial folds, block-wide segmented scan, carries joined by another kernel",
	source = "flat.cl",
	when = "GPUs, skewed lengths and few huge segments: the work does not depend on the lengths",
	idea = "Modern GPU 1.1 SegReduceCsr (Baxter 2013)",
	ordered = true,
	params = {
		NT = { 128, 64, 96, 192, 256, 512 },
		VT = { 7, 3, 5, 9, 11, 13, 15, 17, 19, 21, 23, 4, 8, 12, 16 },
		OCC = { 0, 2, 4, 8 },
		HALF_CAPACITY = { 0, 1 },
		LDG = { 0, 1 },
		TRANSPOSE = { 0, 1 },
		SCAN = { 1, 0 },
		SEARCH = { 1, 0 },
		STORE = { 1, 0 },
	},
	meaning = {
		NT = "threads a block",
		VT = "elements a thread",
		OCC = "blocks that a multiprocessor should hold; 0: as the compiler likes",
		HALF_CAPACITY = "1: transposition in two halves, with half the local memory",
		LDG = "1: threads load their own elements through the read-only cache; 0: streaming loads, transposed",
		TRANSPOSE = "0: transposition through local memory; 1: by shuffles in warps (CUDA), which takes an odd VT",
		SCAN = "1: threads joined by scans of warps, where there are shuffles; 0: one warp rakes through local memory",
		SEARCH = "1: ends found by marks in local memory; 0: by a binary search in each thread",
		STORE = "1: results stored together, coalesced; 0: by each thread when it finds an end",
	},
	possible = function(p, dev, case)
		return p.NT <= dev.max_block and local_bytes(p, case) <= dev.local_bytes
			and (p.HALF_CAPACITY == 0 or p.LDG == 0 and p.STORE == 0)
			and (p.OCC == 0 or dev.backend == "cuda" and p.OCC * p.NT > 256 and p.OCC * p.NT <= 2048)
			and (p.TRANSPOSE == 0 or dev.backend == "cuda" and p.LDG == 0 and p.HALF_CAPACITY == 0 and p.VT % 2 == 1)
			and (p.SCAN == 1 or dev.backend == "cuda")
	end,
	sensible = function(p, dev, case)
		if p.TRANSPOSE ~= 0 or p.SCAN ~= 1 then
			return false
		end
		if dev.is_cpu then
			return p.NT == 64 and (p.VT == 15 or p.VT == 23) and p.LDG == 1 and p.STORE == 1 and p.OCC == 0
		end
		local bytes = tile(p) * case.type.bytes
		return (p.NT == 128 or p.NT == 256) and bytes >= 2048 and bytes <= 32768
			and (p.LDG == 0 or p.VT <= 7)
			and (p.HALF_CAPACITY == 0 or case.type.bytes > 4)
			and (p.OCC == 0 or p.OCC * p.NT == 1024)
			and (case.mean >= 64 or p.SEARCH == 1 and p.STORE == 1)
	end,
	tile = tile,
	buffers = {
		limits = function(p, case)
			return (tiles(p, case) + 1) * 8
		end,
		carry_segment = function(p, case)
			return tiles(p, case) * 8
		end,
		carry = function(p, case)
			return tiles(p, case) * case.type.bytes
		end,
		outer_segment = function(p, case)
			return spans(p, case) * 8
		end,
		outer = function(p, case)
			return spans(p, case) * case.type.bytes
		end,
	},
	launches = {
		{
			kernel = "segreduce_flat_limits",
			grid = function(p, case)
				return case.segments > 0 and ceil_div(tiles(p, case) + 1, p.NT) or 0
			end,
			block = "NT",
			args = { "offsets", "segments", tiles, "limits" },
		},
		{
			kernel = "segreduce_flat",
			grid = tiles,
			block = "NT",
			args = { "source", "offsets", "n", "limits", "result", "carry_segment", "carry" },
		},
		{
			kernel = "segreduce_carry",
			grid = function(p, case)
				return tiles(p, case) > 1 and spans(p, case) or 0
			end,
			block = "NT",
			args = { "carry_segment", "carry", tiles, span, "segments", "result", "outer_segment", "outer" },
		},
		{
			kernel = "segreduce_carry",
			grid = function(p, case)
				return spans(p, case) > 1 and 1 or 0
			end,
			block = "NT",
			args = {
				"outer_segment", "outer", spans, spans, "segments", "result",
				"carry_segment", "carry",
			},
		},
	},
}
