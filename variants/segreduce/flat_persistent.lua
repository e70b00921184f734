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

-- VECS, BLOCKS_PER_SM and PREFETCH that balance registers, loads in flight and offsets (measured on an H200), and the
-- mean length up to which they help: short segments need few elements a tile, or many offsets.
local balanced = { ["7 4 4"] = math.huge, ["7 5 1"] = math.huge, ["5 5 4"] = math.huge, ["5 4 8"] = 4, ["3 6 4"] = 4 }

-- STATIC_SHARE, TILES and SEGMENT_COST: for every kind of lengths one of these was within 0.5% of the best (H200).
local splits = { ["14 8 3"] = true, ["14 8 1"] = true, ["12 16 2"] = true, ["15 8 2"] = true, ["12 8 1"] = true }

-- All six for short launches, of 2^26 elements: 3% to 6% faster than any of the above for SpMV with 8 entries a row
-- and more, as fast as the best of them for sums (H200).
local of_short_launches = "7 4 2 10 16 2"

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
		return p.NT <= dev.max_block and pieces.can_load(p, dev)
			and pieces.has_local(dev, p.BLOCKS_PER_SM, local_bytes(p, case, dev))
			and (dev.backend == "cuda" and pieces.can_hold(dev, p.BLOCKS_PER_SM, p.NT) or p.BLOCKS_PER_SM == 4)
	end,
	sensible = function(p, dev, case)
		if dev.is_cpu or p.NT ~= 128 then
			return false
		end
		local little = dev.local_bytes_sm < 160 * 1024 -- less local memory than an H200's
		local balance = p.VECS .. " " .. p.BLOCKS_PER_SM .. " " .. p.PREFETCH
		local split = p.STATIC_SHARE .. " " .. p.TILES .. " " .. p.SEGMENT_COST
		local mean = little and p.BLOCKS_PER_SM == 4 and p.PREFETCH == 1 and math.huge or balanced[balance] or 0
		local known = splits[split] and case.mean <= mean
			or case.mean >= 8 and balance .. " " .. split == of_short_launches
		-- An end costs as much as 8 to 12 bytes of elements.
		return known and p.SEGMENT_COST * case.value.bytes <= 16
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
