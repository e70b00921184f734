-- The paper's rule: with many rows, one thread per row; otherwise rows longer than half a block get whole blocks;
-- shorter ones share a block.
local function way(p, case)
	if case.segments > 65536 then
		return "sequential"
	end
	return case.length > p.NT // 2 and "large" or "small"
end

-- Blocks of the launch, if the rule chooses it, else 0.
local function when(name, blocks)
	return function(p, case)
		return way(p, case) == name and blocks(p, case) or 0
	end
end

local function tiles(_, case)
	local width = math.max(1, math.min(case.length, 32))
	return ceil_div(case.segments, 1024 // width) * ceil_div(case.length, width)
end

-- Blocks per row: a share of GROUPS, or as many as its length needs.
local function parts(p, case)
	if p.GROUPS > 0 then
		return ceil_div(p.GROUPS, math.max(1, case.segments))
	end
	return ceil_div(case.length, p.NT * p.ITEMS_PER_THREAD)
end

local function items(p, case)
	return ceil_div(case.length, parts(p, case))
end

-- Grid of a launch for rows with one block, or with several; with a number of groups, or without.
local function large(one, in_groups)
	return when("large", function(p, case)
		return (parts(p, case) <= 1) == one and (p.GROUPS > 0) == in_groups and case.segments * parts(p, case)
			or 0
	end)
end

local function join(in_groups)
	return when("large", function(p, case)
		return parts(p, case) > 1 and (p.GROUPS > 0) == in_groups and case.segments or 0
	end)
end

return strategy {
	about = "the paper's rule: sequential for more than 2^16 rows, else large if longer than half a block, else small",
	source = "futhark.cl",
	when = "never the fastest: the rule to beat. Its regret is that of this strategy",
	idea = "Strategies for Regular Segmented Reductions on GPU (Larsen, Henriksen 2017), section on heuristics",
	ordered = true,
	params = {
		NT = { 256, 128, 512, 1024 },
		ITEMS_PER_THREAD = { 16, 64, 256 },
		VEC = { 1, 2, 4 },
		UNROLL = { 4 },
		GROUPS = { 0, 512 },
	},
	unaligned = function(p)
		return p.VEC == 1
	end,
	possible = function(p, dev, case)
		local scan = p.NT * (case.type.bytes + 4)
		return (p.GROUPS == 0 or p.ITEMS_PER_THREAD == 16) -- which is not used then
			and p.NT <= dev.max_block and p.VEC * case.value.bytes <= 16 and scan <= dev.local_bytes
			and 1056 * case.type.bytes <= dev.local_bytes and tiles(p, case) < 2^31
			and case.segments * parts(p, case) < 2^31
	end,
	tile = function(p)
		return p.NT * p.ITEMS_PER_THREAD
	end,
	buffers = {
		transposed = function(p, case)
			return way(p, case) == "sequential" and case.n * case.type.bytes or 0
		end,
		partial = function(p, case)
			return way(p, case) == "large" and case.segments * parts(p, case) * case.type.bytes or 0
		end,
	},
	launches = {
		{
			kernel = "regular_transpose",
			grid = when("sequential", tiles),
			block = "NT",
			args = { "source", "segments", "transposed" },
		},
		{
			kernel = "regular_sequential",
			grid = when("sequential", function(p, case)
				return ceil_div(case.segments, p.NT)
			end),
			block = "NT",
			args = { "transposed", "segments", "result" },
		},
		{ kernel = "regular_large", grid = large(true, false), block = "NT", args = { "source", "n", "result" } },
		{ kernel = "regular_large", grid = large(false, false), block = "NT", args = { "source", "n", "partial" } },
		{ kernel = "regular_large_join", grid = join(false), block = "NT", args = { "partial", "result" } },
		{
			kernel = "regular_groups",
			enabled_by = "GROUPS",
			grid = large(true, true),
			block = "NT",
			args = { "source", "n", parts, items, "result" },
		},
		{
			kernel = "regular_groups",
			enabled_by = "GROUPS",
			grid = large(false, true),
			block = "NT",
			args = { "source", "n", parts, items, "partial" },
		},
		{
			kernel = "regular_groups_join",
			enabled_by = "GROUPS",
			grid = join(true),
			block = "NT",
			args = { "partial", parts, "result" },
		},
		{
			kernel = "regular_small",
			grid = when("small", function(p, case)
				return ceil_div(case.segments, p.NT // math.max(1, case.length))
			end),
			block = "NT",
			args = { "source", "segments", "result" },
		},
	},
}
