local KINDS, SHARE = 2, 16 -- as in the kernels

local function tiles(p, case)
	return case.segments > 0 and ceil_div(case.n, p.NT * p.VT) or 0
end

-- As in flat.lua: carries a block joins, about as many as there are blocks then.
local function span(p, case)
	return p.NT * math.max(1, math.ceil(math.sqrt(tiles(p, case)) / p.NT))
end

local function spans(p, case)
	return ceil_div(tiles(p, case), span(p, case))
end

-- Blocks that sort the segments.
local function sorters(p, case)
	return ceil_div(case.segments, p.NT * SHARE)
end

local function counts(p, case)
	return KINDS * sorters(p, case)
end

return strategy {
	like = "flat",
	about = "empty segments stripped first, the others reduced by flat's tiles, identities inserted last",
	source = "strip.cl",
	when = "GPUs, most segments empty, in long runs; elsewhere flat, which bears them, has less to do",
	idea = "Modern GPU 1.1 SegReduceCsr with supportEmpty (Baxter 2013)",
	params = {
		NT = { 128, 256 },
		VT = { 15, 7, 11, 8, 16 },
		OCC = { 0 },
		HALF_CAPACITY = { 0 },
		LDG = { 0 },
		TRANSPOSE = { 0 },
		SCAN = { 1 },
		SEARCH = { 1 },
		STORE = { 1 },
	},
	sensible = function(p, dev, case)
		if dev.is_cpu then
			return p.NT == 128 and p.VT == 15
		end
		local bytes = p.NT * p.VT * case.type.bytes
		return bytes >= 4096 and bytes <= 32768
	end,
	buffers = {
		starts = function(p, case)
			return (counts(p, case) + 1) * 4
		end,
		order = function(_, case)
			return case.segments * 4
		end,
		filled = function(_, case)
			return (case.segments + 1) * case.offset.bytes
		end,
		reduced = function(_, case)
			return (case.segments + 1) * case.type.bytes
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
		{ kernel = "partition_count", grid = sorters, block = "NT", args = { "offsets", "segments", "starts" } },
		{
			kernel = "partition_starts",
			grid = function(_, case)
				return math.min(case.segments, 1)
			end,
			block = "NT",
			args = { counts, "starts" },
		},
		{
			kernel = "partition_place",
			grid = sorters,
			block = "NT",
			args = { "offsets", "segments", "starts", "order" },
		},
		{
			kernel = "segreduce_strip",
			grid = function(p, case)
				return case.segments > 0 and ceil_div(case.segments + 1, p.NT) or 0
			end,
			block = "NT",
			args = { "offsets", "n", sorters, "starts", "order", "filled", "reduced" },
		},
		{
			kernel = "segreduce_strip_limits",
			grid = function(p, case)
				return tiles(p, case) > 0 and ceil_div(tiles(p, case) + 1, p.NT) or 0
			end,
			block = "NT",
			args = { "filled", sorters, "starts", tiles, "limits" },
		},
		{
			kernel = "segreduce_flat",
			grid = tiles,
			block = "NT",
			args = { "source", "filled", "n", "limits", "reduced", "carry_segment", "carry" },
		},
		{
			kernel = "segreduce_carry",
			grid = function(p, case)
				return tiles(p, case) > 1 and spans(p, case) or 0
			end,
			block = "NT",
			args = { "carry_segment", "carry", tiles, span, "segments", "reduced", "outer_segment", "outer" },
		},
		{
			kernel = "segreduce_carry",
			grid = function(p, case)
				return spans(p, case) > 1 and 1 or 0
			end,
			block = "NT",
			args = {
				"outer_segment", "outer", spans, spans, "segments", "reduced",
				"carry_segment", "carry",
			},
		},
		{
			kernel = "segreduce_strip_insert",
			grid = function(p, case)
				return ceil_div(case.segments, p.NT)
			end,
			block = "NT",
			args = { "segments", sorters, "starts", "order", "reduced", "result" },
		},
	},
}
