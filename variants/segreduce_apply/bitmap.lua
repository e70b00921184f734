local SHARE = 16 -- segments a thread that prepares

local tile, tiles = pieces.tile, pieces.tiles
local carries = pieces.carries { count = tiles }

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
		OCC = pieces.meaning.OCC,
		CODE = "0: a bit an element; 1: a word a thread",
	},
	possible = function(p, dev, case)
		return pieces.fits(p, dev, tile(p) * case.type.bytes + p.NT * (case.type.bytes + 8))
			and tile(p) < 1 << (32 - p.VT)
	end,
	sensible = function(p, dev, case)
		if dev.is_cpu then
			return p.NT == 64 and p.VT == 16 and p.OCC == 0
		end
		return pieces.is_usual(p, tile(p) * case.type.bytes, 3072, 32768)
	end,
	tile = tile,
	buffers = pieces.with(carries.buffers, {
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
		limits = pieces.limits(tiles),
	}),
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
			grid = pieces.limits_grid(tiles),
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
		carries.join,
		carries.join_spans,
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
