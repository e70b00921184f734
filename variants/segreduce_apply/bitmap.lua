local SHARE = 16 -- segments a thread that prepares

local function tile(p)
	return p.NT * p.VT
end

local function tiles(p, case)
	return case.segments > 0 and ceil_div(case.n, tile(p)) or 0
end

-- As in segreduce/flat: carries a block joins, about as many as there are blocks then.
local function span(p, case)
	return p.NT * math.max(1, math.ceil(math.sqrt(tiles(p, case)) / p.NT))
end

local function spans(p, case)
	return ceil_div(tiles(p, case), span(p, case))
end

local function empty(_, case)
	return case.empty
end

local function filled(_, case)
	return case.segments - case.empty
end

-- Blocks that share the segments out among their threads.
local function preparers(p, case)
	return ceil_div(case.segments, p.NT * SHARE)
end

local function counters(p, case)
	return case.empty > 0 and preparers(p, case) or 0
end

-- Of bits, and one behind the last that a thread may look into.
local function words(p, case)
	return ceil_div(tiles(p, case) * tile(p), 32) + 1
end

local function blocks_for(count, p)
	return math.min(ceil_div(count, p.NT), 4096)
end

return strategy {
	about = "tiles of NT * VT elements with a bit for each that ends a segment, prepared once",
	source = "tiles.cl",
	when = "GPUs, short segments used often: a bit an element is less to read than an offset a segment",
	idea = "Modern GPU 1.1 SegReduceApply (Baxter 2013), with a bitmap in place of its codes",
	ordered = true,
	params = {
		NT = { 128, 64, 256, 512 },
		VT = { 7, 11, 15, 4, 8, 12, 16 },
		OCC = { 0, 4, 8 },
		CODE = { 0 },
	},
	meaning = {
		NT = "threads a block",
		VT = "elements a thread",
		OCC = "blocks that a multiprocessor should hold; 0: as the compiler likes",
		CODE = "0: a bit an element; 1: a word a thread",
	},
	possible = function(p, dev, case)
		return p.NT <= dev.max_block
			and tile(p) * case.type.bytes + p.NT * (case.type.bytes + 8) <= dev.local_bytes
			and (p.OCC == 0 or dev.backend == "cuda" and p.OCC * p.NT <= 2048)
			and tile(p) < 1 << (32 - p.VT)
	end,
	sensible = function(p, dev, case)
		if dev.is_cpu then
			return p.NT == 64 and p.VT == 16 and p.OCC == 0
		end
		local bytes = tile(p) * case.type.bytes
		return (p.NT == 128 or p.NT == 256) and bytes >= 3072 and bytes <= 32768
			and (p.OCC == 0 or p.OCC * p.NT == 1024)
	end,
	tile = tile,
	buffers = {
		bits = function(p, case)
			return words(p, case) * 4
		end,
		codes = function(p, case)
			return p.CODE * tiles(p, case) * p.NT * 4
		end,
		starts = function(p, case)
			return preparers(p, case) * 8
		end,
		rows = function(p, case)
			return case.empty > 0 and filled(p, case) * case.offset.bytes or 0
		end,
		hollow = function(_, case)
			return case.empty * case.offset.bytes
		end,
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
			kernel = "apply_clear",
			once = true,
			grid = function(p, case)
				return blocks_for(words(p, case), p)
			end,
			block = "NT",
			args = { words, "bits" },
		},
		{
			kernel = "apply_count",
			once = true,
			grid = counters,
			block = "NT",
			args = { "offsets", "segments", "starts" },
		},
		{
			kernel = "apply_starts",
			once = true,
			grid = function(p, case)
				return counters(p, case) > 0 and 1 or 0
			end,
			block = 1,
			args = { counters, "starts" },
		},
		{
			kernel = "apply_mark",
			once = true,
			grid = preparers,
			block = "NT",
			args = { "offsets", "segments", empty, "starts", "bits", "rows", "hollow" },
		},
		{
			kernel = "apply_limits",
			once = true,
			grid = function(p, case)
				return tiles(p, case) > 0 and ceil_div(tiles(p, case) + 1, p.NT) or 0
			end,
			block = "NT",
			args = { "offsets", filled, empty, tiles, "rows", "limits" },
		},
		{
			kernel = "apply_codes",
			once = true,
			grid = function(p, case)
				return p.CODE * tiles(p, case)
			end,
			block = "NT",
			args = { "bits", "codes" },
		},
		{
			kernel = "apply_tiles",
			grid = tiles,
			block = "NT",
			args = {
				"source", "n", "bits", "codes", "limits", filled, empty, "segments", "rows", "result",
				"carry_segment", "carry",
			},
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
		{
			kernel = "apply_hollow",
			grid = function(p, case)
				return blocks_for(case.empty, p)
			end,
			block = "NT",
			args = { empty, "hollow", "result" },
		},
	},
}
