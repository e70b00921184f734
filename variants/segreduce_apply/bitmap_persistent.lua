-- Elements per tile, and per chunk.
local function tile(p, case, dev)
	return pieces.team(p, dev) * p.VECS * 16 // case.value.bytes
end

local function chunk(p, case, dev)
	return p.TILES * tile(p, case, dev)
end

local function chunks(p, case, dev)
	return ceil_div(case.n, chunk(p, case, dev))
end

local function blocks(p, case, dev)
	return math.min(ceil_div(chunks(p, case, dev), p.NT // pieces.team(p, dev)), dev.compute_units * p.BLOCKS_PER_SM)
end

-- Local memory: a team's tile, results and finished chunks; without shuffles also the scan.
local function local_bytes(p, case, dev)
	local team = pieces.team(p, dev)
	return p.NT // team * (2 * tile(p, case, dev) * case.type.bytes + 16 * 24 + 16) + 32
		+ (dev.has_shuffle and 64 or p.NT * (case.type.bytes + 4))
end

local bits = pieces.prepared_bits(chunks)

return strategy {
	about = "resident teams take chunks of elements with one bit per element that marks segment ends, prepared once",
	source = "bitmap_persistent.cl",
	when = "GPUs, short segments used often: one bit per element is less to read than one offset per segment",
	idea = "persistent warps as in flat_persistent; Modern GPU 1.1 SegReduceApply (Baxter 2013) with a bitmap",
	ordered = true,
	params = {
		NT = { 128, 64 },
		BLOCKS_PER_SM = { 4, 5, 6, 8 },
		VECS = { 7, 3, 5 },
		TILES = { 8, 4, 16, 32, 2 },
	},
	possible = function(p, dev, case)
		return pieces.can_share(dev) and p.NT <= dev.max_block and p.VECS * 16 // case.value.bytes <= 32
			and pieces.has_local(dev, p.BLOCKS_PER_SM, local_bytes(p, case, dev))
			and (dev.backend == "cuda" and pieces.can_hold(dev, p.BLOCKS_PER_SM, p.NT) or p.BLOCKS_PER_SM == 4)
	end,
	sensible = function(_, dev)
		return not dev.is_cpu
	end,
	tile = function(p, dev, case)
		return tile(p, case, dev)
	end,
	-- Each launch resets the counters to 0.
	buffers = pieces.with(bits.buffers, {
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
		carries = { bytes = pieces.results(chunks), zeroed = true },
	}),
	launches = pieces.joined(bits.launches, {
		{
			kernel = "apply_bitmap_persistent",
			grid = blocks,
			block = "NT",
			args = {
				"source", "offsets", "n", bits.filled, bits.empty, chunks, "bits", "limits", "rows", "tickets",
				"arrived", "result", "carries",
			},
		},
		bits.empties,
	}),
}
