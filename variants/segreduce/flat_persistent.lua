local merged = pieces.merged_chunks
local chunks, tile = merged.chunks, merged.tile

-- Elements and marks of the teams' tiles, a scan without shuffles.
local function local_bytes(p, case, dev)
	return merged.local_bytes(p, case, dev, case.type.bytes)
end

return strategy {
	about = "resident teams take equal chunks of elements and segment ends and process them tile by tile",
	source = "flat_persistent.cl",
	when = "GPUs, skewed lengths, empty segments, few huge segments: the work does not depend on the lengths",
	idea = "merge path (Merrill, Garland 2016), persistent warps, segmented scan (Baxter 2013)",
	ordered = true,
	params = {
		NT = { 128, 64 },
		BLOCKS_PER_SM = { 4, 5, 6 },
		VECS = { 7, 3, 5 },
		TILES = { 8, 4, 16, 2 },
		STATIC_SHARE = { 14, 15, 12, 10, 0, 16 },
		SEGMENT_COST = { 3, 2, 1 },
		PREFETCH = { 4, 1, 2, 8 },
		LDG = { 0, 1 },
		LOAD_MODIFIER = { 0, 1, 2, 3 },
	},
	rarely = { "LDG", "LOAD_MODIFIER" },
	possible = function(p, dev, case)
		return merged.possible(p, dev, case, local_bytes(p, case, dev))
	end,
	-- An end costs as much as 8 to 12 bytes of elements.
	sensible = function(p, dev, case)
		return not dev.is_cpu and p.SEGMENT_COST * case.value.bytes <= 16
	end,
	tile = function(p, dev, case)
		return tile(p, case, dev)
	end,
	-- Each launch resets the counters to 0.
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
	launches = merged.launches "segreduce_flat_persistent",
}
