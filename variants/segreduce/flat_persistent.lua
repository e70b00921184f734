local team = pieces.team

-- Elements of a tile.
local function tile(p, case, dev)
	return team(p, dev) * p.VECS * 16 // case.value.bytes
end

-- The work: an end counts as SEGMENT_COST elements.
local function work(p, case)
	return case.n + p.SEGMENT_COST * case.segments
end

-- Elements and segment ends of a chunk of `tiles` tiles, which may begin inside a vector.
local function chunk(p, case, dev, tiles)
	return tiles * tile(p, case, dev) - 16 // case.value.bytes
end

local function blocks(p, case, dev)
	local all = ceil_div(work(p, case), chunk(p, case, dev, p.TILES))
	return math.min(ceil_div(all, p.NT // team(p, dev)), dev.compute_units * p.BLOCKS_PER_SM)
end

-- Length and number of the chunks that are assigned in advance.
local function static_chunks(p, case, dev)
	local teams = math.max(1, blocks(p, case, dev)) * (p.NT // team(p, dev))
	local tiles = work(p, case) * p.STATIC_SHARE // (16 * teams * tile(p, case, dev))
	return chunk(p, case, dev, tiles), tiles >= p.TILES and teams or 0
end

local function chunks(p, case, dev)
	local long, count = static_chunks(p, case, dev)
	return count + ceil_div(work(p, case) - count * long, chunk(p, case, dev, p.TILES))
end

-- Local memory: a team's tile, marks and offsets; without shuffles also the scan.
local function local_bytes(p, case, dev)
	local elements = tile(p, case, dev)
	local offsets = (2 * p.PREFETCH + 1) * 16 // case.offset.bytes * 4 * team(p, dev)
	local scan = dev.has_shuffle and 0 or p.NT * (case.type.bytes + 4)
	return p.NT // team(p, dev) * (elements * (case.type.bytes + 1) + offsets + 8 * 24 + 16) + scan
end

return strategy {
	about = "resident teams take equal chunks of elements and segment ends and go through them tile by tile",
	source = "flat_persistent.cl",
	when = "GPUs, skewed lengths, empty segments, few huge segments: the work does not depend on the lengths",
	idea = "merge path (Merrill, Garland 2016), persistent warps, segmented scan (Baxter 2013)",
	ordered = true,
	params = {
		NT = { 128, 64 },
		BLOCKS_PER_SM = { 4, 5, 6 },
		VECS = { 7, 3, 5 },
		TILES = { 8, 4, 16, 2 },
		STATIC_SHARE = { 14, 15, 12, 10, 0 },
		SEGMENT_COST = { 3, 2, 1 },
		PREFETCH = { 4, 1, 2, 8 },
		LDG = { 0, 1 },
		LOAD_MODIFIER = { 0, 1, 2, 3 },
	},
	rarely = { "LDG", "LOAD_MODIFIER" },
	possible = function(p, dev, case)
		return pieces.can_share(dev) and p.NT <= dev.max_block and pieces.can_load(p, dev)
			and p.VECS * 16 // case.value.bytes <= 32
			and pieces.has_local(dev, p.BLOCKS_PER_SM, local_bytes(p, case, dev))
			and (dev.backend == "cuda" and pieces.can_hold(dev, p.BLOCKS_PER_SM, p.NT) or p.BLOCKS_PER_SM == 4)
	end,
	-- An end costs as much as 8 to 12 bytes of elements.
	sensible = function(p, dev, case)
		return not dev.is_cpu and p.SEGMENT_COST * case.value.bytes <= 16
	end,
	tile = function(p, dev, case)
		return tile(p, case, dev)
	end,
	-- Each launch leaves the counters 0.
	buffers = {
		tickets = {
			bytes = function()
				return 4
			end,
			zeroed = true,
		},
		arrived = {
			bytes = function(p, case, dev)
				return chunks(p, case, dev) * 4
			end,
			zeroed = true,
		},
		guesses = { bytes = pieces.limits(chunks), zeroed = true },
		carries = { bytes = pieces.results(chunks), zeroed = true },
	},
	launches = {
		{
			kernel = "segreduce_flat_persistent",
			grid = blocks,
			block = "NT",
			args = {
				"source", "offsets", "n", "segments", chunks, "tickets", "arrived", "guesses",
				"result", "carries",
			},
		},
	},
}
