-- Shared by descriptors. Every descriptor, a user's too, has this table as `pieces`, read-only. Functions for grids,
-- arguments and temporaries take p, case, dev, like those of descriptors; predicates take p, dev, case. An error in
-- here is reported at the line of the descriptor that caused it.
local pieces = {}

local by_name = { params = true, buffers = true }

-- Adds to `fields` what they lack from `base`; params and buffers are merged entry by entry.
function pieces.with(base, fields)
	for key, value in pairs(base) do
		if fields[key] == nil then
			fields[key] = value
		elseif by_name[key] then
			pieces.with(value, fields[key])
		end
	end
	return fields
end

-- Both lists in one, `first` first.
function pieces.joined(first, second)
	local all = {}
	for _, list in ipairs { first, second } do
		for _, entry in ipairs(list) do
			all[#all + 1] = entry
		end
	end
	return all
end

-- ---- tiles of NT * VT elements

function pieces.tile(p)
	return p.NT * p.VT
end

function pieces.tiles(p, case)
	return ceil_div(case.n, pieces.tile(p))
end

-- At least one tile if there are segments: without elements it stores the empty ones.
function pieces.tiles_of_segments(p, case)
	return case.segments > 0 and math.max(1, pieces.tiles(p, case)) or 0
end

-- Portions of consecutive tiles, one per block, at most `most` of them (even_share.h).
local function portions_of(tiles, most)
	return ceil_div(tiles, math.max(1, ceil_div(tiles, most)))
end

-- About BLOCKS_PER_SM portions per multiprocessor.
function pieces.portions(p, case, dev)
	return portions_of(pieces.tiles(p, case), dev.compute_units * p.BLOCKS_PER_SM)
end

function pieces.multiprocessors(_, _, dev)
	return dev.compute_units
end

-- Local memory of a kernel that scans a tile: values or results, end marks, the scan.
function pieces.scan_bytes(p, case)
	return pieces.tile(p) * (case.type.bytes + 1) + (p.NT + 1) * (case.type.bytes + 4)
end

-- Threads that work together in a team (team.h): a warp, or a block where there are no shuffles.
function pieces.team(p, dev)
	return dev.has_shuffle and dev.warp or p.NT
end

-- Elements of a team's tile, and blocks whose teams have chunks of TILES tiles.
function pieces.team_tile(p, dev)
	return pieces.team(p, dev) * p.VT
end

function pieces.tile_chunk_blocks(p, case, dev)
	local teams = p.NT // pieces.team(p, dev)
	return ceil_div(case.n, p.TILES * pieces.team_tile(p, dev) * teams)
end

-- ---- temporaries and grids; count is a function such as tiles

-- Bytes of `count` 64-bit integers.
function pieces.integers(count)
	return function(p, case, dev)
		return count(p, case, dev) * 8
	end
end

-- Bytes of `count` results.
function pieces.results(count)
	return function(p, case, dev)
		return count(p, case, dev) * case.type.bytes
	end
end

-- Bytes of the first segment of each tile and the end of the last.
function pieces.limits(count)
	return function(p, case, dev)
		return (count(p, case, dev) + 1) * 8
	end
end

-- The grid of the launch that computes these limits, one thread each.
function pieces.limits_grid(count)
	return function(p, case, dev)
		local limits = count(p, case, dev)
		return limits > 0 and ceil_div(limits + 1, p.NT) or 0
	end
end

-- One block; none without segments.
function pieces.one_block(_, case)
	return math.min(case.segments, 1)
end

-- ---- rows (segreduce_rows/rows.h)

-- Threads per row in a block, and blocks per row.
function pieces.row_lanes(p, case)
	local all = ceil_div(case.width, p.VEC)
	return ceil_div(all, ceil_div(all, p.NT)), ceil_div(all, p.NT)
end

-- Are loads of VEC columns aligned in all rows?
function pieces.can_load_columns(p, case)
	return p.VEC * case.value.bytes <= 16 and case.stride % p.VEC < 1
end

-- Does a block have threads for ROWS rows at a time, each with row_lanes of them?
function pieces.can_team_rows(p, dev, case)
	return p.NT <= dev.max_block and pieces.can_load_columns(p, case) and pieces.row_lanes(p, case) * p.ROWS <= p.NT
end

-- Is there no wider load of columns that is possible and would save any?
function pieces.has_widest_columns(p, case)
	return 2 * p.VEC * case.value.bytes > 16 or case.stride % (2 * p.VEC) ~= 0 or p.VEC >= case.width
end

-- Blocks whose teams hold a row's columns (row_lanes), ROWS rows at a time and SEGMENTS_IN_FLIGHT segments.
function pieces.row_team_blocks(p, case)
	local columns, tiles = pieces.row_lanes(p, case)
	return tiles * ceil_div(case.segments, p.NT // (columns * p.ROWS) * p.SEGMENTS_IN_FLIGHT)
end

-- Groups of SEGMENTS segments, and the launch with one block per group, or with the blocks that `grid` returns.
local function row_groups(p, case)
	return ceil_div(case.segments, p.SEGMENTS)
end

local function row_groups_launch(kernel, grid)
	return {
		kernel = kernel,
		grid = grid or row_groups,
		block = "NT",
		args = { "source", "offsets", "n", "segments", "result" },
	}
end

-- Strategies whose blocks have SEGMENTS segments that pass through a buffer (segreduce_rows/buffered.h). grid: if it is
-- not one block per SEGMENTS segments.
function pieces.by_row_buffer(kernel, grid)
	local function turns(p, case)
		return ceil_div(p.SEGMENTS * case.width * p.ROWS, p.NT)
	end
	local function local_bytes(p, case)
		return p.BUFFER_ITEMS * case.value.bytes + (p.SEGMENTS + 1) * case.offset.bytes + p.NT * case.type.bytes + 32
	end
	return {
		params = {
			NT = { 128, 64, 256 },
			SEGMENTS = { 8, 1, 2, 4, 16, 32, 64, 128, 256, 512 },
			ROWS = { 1, 2, 4, 8, 16, 32 },
			BUFFER_ITEMS = { 4096, 1024, 2048, 8192, 16384 },
			MIN_BLOCKS = { 0, 8, 16 },
		},
		possible = function(p, dev, case)
			return pieces.fits(p, dev, local_bytes(p, case)) and turns(p, case) <= 16
				and case.operator.commutative and row_groups(p, case) < 2^31
		end,
		-- The buffer is mostly filled, and each thread has some rows, but not too many.
		sensible = function(p, _, case)
			local values, rows = p.SEGMENTS * case.mean * case.stride, case.mean / p.ROWS
			return values >= 0.4 * p.BUFFER_ITEMS and (values <= 1.2 * p.BUFFER_ITEMS or p.SEGMENTS == 1)
				and p.SEGMENTS * case.width * p.ROWS * 2 >= p.NT and (p.ROWS == 1 or rows >= 4) and rows <= 512
		end,
		tile = function(p, _, case)
			return math.max(1, p.BUFFER_ITEMS // case.stride)
		end,
		launches = { row_groups_launch(kernel, grid) },
	}
end

-- Strategies whose threads fold adjacent columns of a segment, through a buffer (segreduce_rows/columns.h). grid: if it
-- is not one block per SEGMENTS segments.
function pieces.by_row_columns(kernel, grid)
	local function folders(p, case)
		return p.SEGMENTS * (case.width // p.COLUMNS)
	end
	local function local_bytes(p, case)
		return p.BUFFER_ITEMS * case.value.bytes + p.SEGMENTS * case.width * case.result.bytes
			+ (p.SEGMENTS + 1) * case.offset.bytes + 32
	end
	-- A warp must hold whole segments, and folds their rows in another order.
	local function can_fold_by_warps(p, dev, case)
		return dev.has_shuffle and p.NT % dev.warp == 0 and dev.warp % (case.width // p.COLUMNS) == 0
			and case.operator.commutative
	end
	return {
		params = {
			NT = { 64, 32, 128, 256 },
			SEGMENTS = { 64, 16, 32, 128, 256, 512 },
			COLUMNS = { 1, 2, 3, 4, 5, 7, 8, 20 },
			BUFFER_ITEMS = { 2048, 1024, 4096, 8192 },
			UNROLL = { 4, 2 },
			WARP_SEGMENT_MIN = { 0, 8, 16, 32 },
		},
		possible = function(p, dev, case)
			return case.width % p.COLUMNS < 1 and case.stride + 128 // case.value.bytes <= p.BUFFER_ITEMS
				and p.NT <= dev.max_block and pieces.has_local(dev, 1, local_bytes(p, case))
				and folders(p, case) <= 8 * p.NT and row_groups(p, case) < 2^31
				and (p.WARP_SEGMENT_MIN == 0 or can_fold_by_warps(p, dev, case))
		end,
		-- The buffer is mostly filled, at most one and a half times; each thread has some folds.
		sensible = function(p, _, case)
			local values = p.SEGMENTS * case.mean * case.stride
			return values >= 0.4 * p.BUFFER_ITEMS and values <= 1.5 * p.BUFFER_ITEMS
				and folders(p, case) >= p.NT and folders(p, case) <= 5 * p.NT
				and (p.COLUMNS * case.value.bytes <= 16 or p.COLUMNS == case.width or p.COLUMNS == 20 and case.mean <= 2)
				and (p.UNROLL == 2 or case.mean > 3) and (p.WARP_SEGMENT_MIN == 0 or case.cv > 0.7)
		end,
		tile = function(p, _, case)
			return math.max(1, p.BUFFER_ITEMS // case.stride)
		end,
		launches = { row_groups_launch(kernel, grid) },
	}
end

-- Shared by strategies that split rows evenly (segreduce_rows/even.h). blocks(p, case): of a tile of columns. vec(p,
-- case): columns per thread of the join. folds: a temporary that gets folds in place of results, for further launches.
-- Returns buffers, and the launch that joins the blocks' carries.
function pieces.row_carries(blocks, vec, folds)
	-- Lanes of the join (even.h, MOST_JOIN_LANES).
	local function lanes(p, case)
		return pieces.row_lanes({ NT = 32, VEC = vec(p, case) }, case)
	end
	local function carry_bytes(p, case)
		return blocks(p, case) * case.width * case.type.bytes
	end
	local buffers = { carry_segment = pieces.integers(blocks), carry = carry_bytes }
	if folds then
		buffers[folds] = function(_, case)
			return case.segments * case.width * case.type.bytes
		end
	else
		buffers.heads = carry_bytes
	end
	return {
		buffers = buffers,
		join = {
			kernel = "segreduce_rows_join",
			grid = function(p, case)
				local columns, tiles = lanes(p, case)
				return blocks(p, case) > 1 and tiles * ceil_div(blocks(p, case), p.NT // columns) or 0
			end,
			block = "NT",
			args = { "carry_segment", "carry", blocks, "segments", folds or "result", not folds and "heads" or nil },
		},
	}
end

local function ends_of_segments(case)
	return case.segments
end

-- Strategies whose teams have equally long chunks of rows and segment ends (segreduce_rows/even_teams.h). ends(case,
-- p): the most items that ends are, default the number of segments. folds: as in row_carries.
function pieces.by_even_rows(kernel, ends, folds)
	ends = ends or ends_of_segments
	local even = {}
	-- Teams per block.
	function even.teams(p, case)
		local columns = pieces.row_lanes(p, case)
		return p.NT // columns
	end
	-- Blocks per tile of columns.
	local function blocks(p, case)
		local has_work = ends ~= ends_of_segments or case.segments > 0
		return has_work and ceil_div(case.n + ends(case, p), even.teams(p, case) * p.CHUNK_ITEMS) or 0
	end
	function even.grid(p, case)
		local _, tiles = pieces.row_lanes(p, case)
		return blocks(p, case) * tiles
	end
	-- more: bytes of local memory besides its own.
	function even.possible(p, dev, case, more)
		local teams = math.max(even.teams(p, case), p.NT // 16)
		local local_bytes = p.VEC * p.NT * case.type.bytes + teams * 12 + 8 + more
		return pieces.fits(p, dev, local_bytes) and even.grid(p, case) < 2^31 and pieces.can_load_columns(p, case)
			and case.operator.commutative
	end
	-- The widest loads that rows allow, or half of them if folds are wider than values; few idle threads.
	function even.sensible(p, case)
		local columns = pieces.row_lanes(p, case)
		local is_half = case.value.bytes < case.type.bytes and p.VEC * case.value.bytes == 8
		return (is_half or pieces.has_widest_columns(p, case)) and even.teams(p, case) * columns * 8 >= p.NT * 7
	end
	local carries = pieces.row_carries(blocks, function(p)
		return p.VEC
	end, folds)
	even.fields = {
		tile = function(p, _, case)
			return even.teams(p, case) * p.CHUNK_ITEMS
		end,
		buffers = carries.buffers,
		launches = {
			{
				kernel = kernel,
				grid = even.grid,
				block = "NT",
				args = {
					"source",
					"offsets",
					"n",
					"segments",
					folds or "result",
					"carry_segment",
					"carry",
					not folds and "heads" or nil,
				},
			},
			carries.join,
		},
	}
	return even
end

-- Strategies that split narrow rows evenly and pass them through a buffer (segreduce_rows/evenly_buffered.h). ends: as
-- above.
function pieces.by_even_buffer(kernel, ends)
	ends = ends or ends_of_segments
	-- Threads per row, rows per block at a time.
	local function lanes(p, case)
		return math.max(1, case.width // p.COLUMNS)
	end
	local function parts(p, case)
		return p.NT // lanes(p, case)
	end
	local function items(p, case)
		return parts(p, case) * p.VT
	end
	-- A segment end in items, and an item in bytes.
	local function end_items(case)
		local row = case.stride * case.value.bytes
		return math.max(1, ceil_div(case.width * case.result.bytes, row)), row
	end
	local function blocks(p, case)
		local all = case.n + end_items(case) * ends(case)
		return ends(case) > 0 and ceil_div(all, items(p, case) * p.TILES) or 0
	end
	local function vec(_, case)
		return 16 // case.value.bytes
	end
	local function local_bytes(p, case)
		local of_end, item = end_items(case)
		local firsts = case.type.bytes > case.result.bytes
		return (items(p, case) + of_end - 1) * item + items(p, case) * 2
			+ (firsts and 3 or 2) * p.NT * (p.COLUMNS * case.type.bytes + 4) + case.width * case.type.bytes + 16 * p.TILES + 240
	end
	local carries = pieces.row_carries(blocks, vec)
	return {
		params = {
			NT = { 128, 64, 256 },
			VT = { 15, 3, 5, 7, 11, 23, 31 },
			COLUMNS = { 1, 2, 3, 4, 5, 7, 8 },
			TILES = { 8, 2, 4, 16 },
			UNROLL = { 4, 8 },
			MIN_BLOCKS = { 0, 4, 8, 12 },
		},
		possible = function(p, dev, case)
			return case.width % p.COLUMNS < 1 and parts(p, case) >= 2
				and pieces.fits(p, dev, local_bytes(p, case)) and items(p, case) < 65536
				and case.operator.commutative and blocks(p, case) < 2^31
		end,
		-- Few idle threads, and tiles of some KB; wide rows need no buffer. MIN_BLOCKS bounds registers: local memory may
		-- allow fewer blocks.
		sensible = function(p, dev, case)
			local room = math.max(1, p.MIN_BLOCKS * 3 // 4)
			return parts(p, case) * lanes(p, case) * 8 >= p.NT * 7
				and (p.COLUMNS * case.value.bytes <= 16 or p.COLUMNS == case.width)
				and p.UNROLL <= 2 * p.VT and pieces.has_local(dev, room, local_bytes(p, case))
				and case.width * case.value.bytes <= 128
				and items(p, case) * case.stride * case.value.bytes >= 4096
		end,
		tile = function(p, _, case)
			return items(p, case)
		end,
		buffers = carries.buffers,
		launches = {
			{
				kernel = kernel,
				grid = blocks,
				block = "NT",
				args = { "source", "offsets", "n", "segments", "result", "carry_segment", "carry", "heads" },
			},
			carries.join,
		},
	}
end

-- ---- runs of keys as segments of rows (reduce_by_key_rows/runs.h)

-- The most ends of runs. A grid cannot depend on their real number, which only the device knows.
function pieces.most_runs(case)
	return case.n
end

-- The same in items, of which an end counts as SEGMENT_COST.
function pieces.most_run_items(case, p)
	return p.SEGMENT_COST * case.n
end

-- Blocks that loop over groups of runs (segreduce_rows/counted.h), of which there are at most most(p, case): several
-- times as many as the device holds.
function pieces.run_groups(most)
	return function(p, case, dev)
		return math.min(most(p, case), 64 * dev.compute_units)
	end
end

local RUN_BLOCKS_PER_SM = 16 -- as in even_share.h

local of_runs = { offsets = "run_offsets", segments = "count" }

-- The launch with runs in place of segments.
local function taking_runs(launch)
	local args = {}
	for i, name in ipairs(launch.args) do
		args[i] = of_runs[name] or name
	end
	return pieces.with(launch, { args = args })
end

-- Tiles of the keys, for the launch that finds runs by decoupled look-back (reduce_by_key_rows/runs_lookback.h): at
-- least one, which writes the count.
local function run_tile(p, case)
	return p.NT * (p.NT <= 128 and 8 or 4) * (16 // case.key.bytes) -- as there
end

local function run_tiles(p, case)
	return math.max(1, ceil_div(case.n, run_tile(p, case)))
end

-- Tiles for launches that count, scan and place runs (reduce_by_key_rows/runs_counted.h), and their portions.
local function counted_tiles(p, case)
	return ceil_div(case.n, p.NT * (16 // case.key.bytes))
end

local function counted_portions(p, case, dev)
	return math.max(1, portions_of(counted_tiles(p, case), dev.compute_units * RUN_BLOCKS_PER_SM))
end

local finding_runs = {
	{
		kernel = "reduce_by_key_rows_init",
		enabled_by = "LOOK_BACK",
		grid = function(p, case)
			return ceil_div(run_tiles(p, case), p.NT)
		end,
		block = "NT",
		args = { run_tiles, "counts", "ticket" },
	},
	{
		kernel = "reduce_by_key_rows_runs",
		enabled_by = "LOOK_BACK",
		grid = run_tiles,
		block = "NT",
		args = { "keys", "n", run_tiles, "counts", "ticket", "run_offsets", "key_result", "count" },
	},
	{
		kernel = "reduce_by_key_flat_count",
		disabled_by = "LOOK_BACK",
		grid = counted_portions,
		block = "NT",
		args = { "keys", "n", counted_tiles, pieces.multiprocessors, "counts" },
	},
	{
		kernel = "reduce_by_key_spine",
		disabled_by = "LOOK_BACK",
		grid = 1,
		block = "NT",
		args = { "counts", counted_portions, "count" },
	},
	{
		kernel = "reduce_by_key_rows_runs",
		disabled_by = "LOOK_BACK",
		grid = counted_portions,
		block = "NT",
		args = { "keys", "n", counted_tiles, pieces.multiprocessors, "counts", "run_offsets", "key_result" },
	},
}

-- Buffers and launches of a strategy for segments of rows, after those that find the runs (LOOK_BACK).
function pieces.by_runs(buffers, launches)
	local all = {}
	for _, launch in ipairs(finding_runs) do
		all[#all + 1] = launch
	end
	for _, launch in ipairs(launches) do
		all[#all + 1] = taking_runs(launch)
	end
	return {
		buffers = pieces.with(buffers, {
			counts = function(p, case, dev)
				return 8 * (p.LOOK_BACK == 1 and run_tiles(p, case) or counted_portions(p, case, dev))
			end,
			ticket = function()
				return 4
			end,
			run_offsets = function(_, case)
				return (case.n + 1) * case.offset.bytes
			end,
		}),
		launches = all,
	}
end

-- Local memory to find runs: ends of a tile, and the keys behind them.
function pieces.can_find_runs(p, dev, case)
	local bytes = p.LOOK_BACK * run_tile(p, case) * (2 + case.key.bytes)
	return p.LOOK_BACK == 0 or pieces.can_look_back(dev) and bytes + 4 * p.NT + 16 <= dev.local_bytes
end

-- ---- rules

-- Threads that a multiprocessor holds; if the device does not say (OpenCL), what most GPUs hold.
function pieces.threads_sm(dev)
	return dev.threads_sm > 0 and dev.threads_sm or 2048
end

-- Does a multiprocessor hold that many blocks of that size? Of unknown figures only that of threads has a default.
function pieces.can_hold(dev, blocks, threads)
	return blocks * threads <= pieces.threads_sm(dev) and (dev.blocks_sm == 0 or blocks <= dev.blocks_sm)
end

-- Does it have local memory for that many blocks of that many bytes?
function pieces.has_local(dev, blocks, bytes)
	return bytes <= dev.local_bytes and (dev.local_bytes_sm == 0 or blocks * bytes <= dev.local_bytes_sm)
end

-- Can MIN_BLOCKS be a launch bound? 0 is none.
function pieces.can_bound(p, dev)
	return p.MIN_BLOCKS == 0 or dev.backend == "cuda" and pieces.can_hold(dev, p.MIN_BLOCKS, p.NT)
end

-- Can a block wait for blocks that started before it and publish 64-bit words (lookback.h)?
function pieces.can_look_back(dev)
	return dev.forward_progress and dev.atomics_64
end

-- Can a block read what others wrote in the same launch, once a count says that it is there (last_block.h,
-- carry_join.h)?
function pieces.can_share(dev)
	return dev.device_order
end

-- Does a block fit, and can a multiprocessor hold MIN_BLOCKS of them?
function pieces.fits(p, dev, bytes)
	return p.NT <= dev.max_block and bytes <= dev.local_bytes and pieces.can_bound(p, dev)
end

-- Does the device support LDG and LOAD_MODIFIER, of which at most one may be set?
function pieces.can_load(p, dev)
	return p.LDG + p.LOAD_MODIFIER == 0 or dev.backend == "cuda" and (p.LDG == 0 or p.LOAD_MODIFIER == 0)
end

-- The same for strategies without LDG.
function pieces.can_modify(p, dev)
	return p.LOAD_MODIFIER == 0 or dev.backend == "cuda"
end

-- Strategies with equally many segments per block that store elements in tiles (interval_expand/segment_batch.h).
-- local_bytes: a function of p and case.
function pieces.by_segment_batches(kernel, local_bytes)
	local function blocks(p, case)
		return case.n > 0 and ceil_div(case.segments, p.SEGMENTS) or 0
	end
	return {
		unaligned = function(p)
			return p.VEC == 1
		end,
		possible = function(p, dev, case)
			return pieces.fits(p, dev, local_bytes(p, case))
				and p.VEC * math.max(case.type.bytes, case.offset.bytes) <= 16 and blocks(p, case) < 2^31
				and (p.STORE_MODIFIER == 0 or dev.backend == "cuda")
		end,
		-- A block's segments nearly fill a tile, or there is one segment per block.
		sensible = function(p, dev, case)
			local filled = p.SEGMENTS * case.mean / (p.NT * p.VT)
			return dev.is_cpu or filled <= 1 and filled > 0.5 or p.SEGMENTS == 1 and filled > 1
		end,
		launches = { { kernel = kernel, grid = blocks, block = "NT", args = { "source", "segments", "result" } } },
	}
end

-- Can a tile's elements be loaded by LOAD_ALGORITHM (tile_input.h), and scanned as SCAN says?
function pieces.can_arrange(p, dev, case)
	return (p.LOAD_ALGORITHM ~= 2 or p.VT * case.value.bytes % 16 == 0)
		and (p.LOAD_ALGORITHM ~= 3 or dev.backend == "cuda") and (p.SCAN == 1 or dev.backend == "cuda")
end

-- Can its results be stored by STORE_ALGORITHM (scan/prefix_tile.h) and STORE_MODIFIER (store.h)?
function pieces.can_store(p, dev, case)
	return (p.STORE_MODIFIER == 0 or dev.backend == "cuda")
		and (p.STORE_ALGORITHM ~= 2 or p.VT * case.value.bytes % 16 == 0)
		and (p.STORE_ALGORITHM ~= 3 or dev.backend == "cuda")
end

-- Is a tile of that many bytes large enough for the fixed work per tile, and do several fit a multiprocessor? most:
-- instead of 32 KiB, if part of the tile does not stay in local memory.
function pieces.is_tile(bytes, least, most)
	return bytes >= least and bytes <= (most or 32768)
end

-- Do a segment's THREADS_PER_SEGMENT lanes each have some of its elements, but not very many?
function pieces.has_lanes_busy(p, case)
	return (p.THREADS_PER_SEGMENT == 1 or case.mean >= 4 * p.THREADS_PER_SEGMENT)
		and case.mean <= 128 * p.THREADS_PER_SEGMENT
end

-- ---- whole strategies

-- The buffers of decoupled look-back (lookback.h).
function pieces.look_back_buffers(tiles)
	return {
		words = function(p, case)
			return tiles(p, case) * case.type.bytes * 2
		end,
		ticket = function()
			return 4
		end,
	}
end

-- Tiles (tile.h) joined by decoupled look-back (lookback.h); tiles(p, case): their number.
function pieces.look_back(tiles)
	return {
		ordered = true,
		reproducible = false, -- how far a tile looks back depends on what others have published by then
		params = {
			NT = { 128, 64, 256, 512 },
			VT = { 15, 7, 11, 19, 23, 8, 16 },
			MIN_BLOCKS = { 0, 4, 8 },
			WINDOW = { 32, 64, 128 },
			LOAD_MODIFIER = { 0, 1, 2, 3 },
		},
		rarely = { "LOAD_MODIFIER" },
		possible = function(p, dev, case)
			return pieces.can_look_back(dev) and p.WINDOW <= p.NT and pieces.fits(p, dev, pieces.scan_bytes(p, case))
				and pieces.can_modify(p, dev) and pieces.tile(p) * case.value.bytes % 16 == 0 and tiles(p, case) < 2^31
		end,
		sensible = function(p, dev, case)
			return dev.is_cpu or pieces.is_tile(pieces.tile(p) * case.type.bytes, 4096)
		end,
		tile = pieces.tile,
		buffers = pieces.with(pieces.look_back_buffers(tiles), { limits = pieces.limits(tiles) }),
	}
end

-- The kernels of segreduce/flat, which `like` names, with CUB's choices: a separate family, since these were never
-- timed, and so that flat's variants stay the same. choices: further parameters, or other values.
function pieces.cub_choices(like, choices)
	local has_index = choices.INDEX_MODIFIER ~= nil

	-- Values or results, marks, the scan.
	local function local_bytes(p, case)
		local marks = pieces.tile(p) * (p.STORE == 1 and 1 or 4)
		return pieces.tile(p) * case.type.bytes // (1 + p.HALF_CAPACITY) + marks + p.NT * (case.type.bytes + 4)
	end

	-- Can it transpose or collect in two halves? flat has the other combinations.
	local function can_halve(p)
		return p.STORE == 2 or p.LOAD_ALGORITHM == 3 or p.STORE == 1 and p.LOAD_ALGORITHM > 0
	end

	return {
		like = like,
		about = "flat with CUB's options: load algorithm, store algorithm and store modifier",
		on_request = "its policies were never timed; flat has the fastest of them that were",
		idea = "block-wide loads and stores of CUB (Merrill); store chosen per tile: Modern GPU 1.1 (Baxter 2013)",
		params = pieces.with({
			NT = { 128, 64, 256 },
			VT = { 7, 11, 15, 8, 16 },
			MIN_BLOCKS = { 0, 4 },
			HALF_CAPACITY = { 0, 1 },
			LDG = { 0 },
			LOAD_MODIFIER = { 0, 1, 2, 3 },
			LOAD_ALGORITHM = { 0, 1, 2, 3 },
			TRANSPOSE = { 0 },
			END_MARKS = { 1 },
			STORE = { 1, 0, 2 },
			STORE_MODIFIER = { 0, 1, 2, 3 },
		}, choices),
		rarely = {
			"HALF_CAPACITY", "LOAD_MODIFIER", "SCAN", "STORE_MODIFIER", has_index and "INDEX_MODIFIER" or nil,
		},
		possible = function(p, dev, case)
			return pieces.can_modify(p, dev) and pieces.can_arrange(p, dev, case)
				and (p.STORE_MODIFIER == 0 or dev.backend == "cuda")
				and (not has_index or p.INDEX_MODIFIER == 0 or dev.backend == "cuda")
				and pieces.fits(p, dev, local_bytes(p, case))
				and (p.HALF_CAPACITY == 0 or can_halve(p))
		end,
		sensible = function(p, dev, case)
			return dev.is_cpu or pieces.is_tile(pieces.tile(p) * case.type.bytes, 2048)
		end,
	}
end

-- Strategies with one portion per block. local_bytes(p, case): per block. loaded(case): bytes loaded per element. Tiles
-- of `least` to `most` bytes are sensible.
function pieces.by_portions(local_bytes, loaded, least, most)
	return {
		ordered = true,
		params = {
			NT = { 256, 64, 128, 512 },
			VT = { 15, 7, 11, 19, 23, 8, 16 },
			MIN_BLOCKS = { 0, 2, 4 },
			BLOCKS_PER_SM = { 16, 4, 8, 32 },
			LOAD_MODIFIER = { 0, 1, 2, 3 },
		},
		rarely = { "LOAD_MODIFIER" },
		possible = function(p, dev, case)
			return pieces.fits(p, dev, local_bytes(p, case)) and pieces.can_modify(p, dev)
		end,
		sensible = function(p, dev, case)
			return dev.is_cpu or pieces.is_tile(pieces.tile(p) * loaded(case), least, most)
		end,
		tile = pieces.tile,
	}
end

-- Is this a CUDA device of architecture `least` or newer?
function pieces.has_sm(dev, least)
	return dev.backend == "cuda" and (tonumber(dev.arch:match("^sm_(%d+)")) or 90) >= least
end

-- Strategies with about as many blocks as the device holds, which look back at each other (lookback_resident.h):
-- besides CONSUMER_WARPS warps, each with 32 * VT elements of every tile in the ring, there are a publisher and a
-- poller. ring_bytes(p, case): of a block's ring. published_bytes(case): what a warp exchanges with those two per tile.
function pieces.by_resident_lookback(ring_bytes, published_bytes)
	local row = {
		ordered = true,
	}
	function row.tile(p)
		return 32 * p.VT * p.CONSUMER_WARPS
	end
	function row.tiles(p, case)
		return ceil_div(case.n, row.tile(p))
	end
	function row.threads(p)
		return 32 * (p.CONSUMER_WARPS + 2)
	end
	-- Shared memory of all blocks on a multiprocessor: rings, exchange between warps for tiles in flight, the
	-- system's share.
	function row.all_bytes(p, case)
		local exchanged = (p.STORE_DELAY + 2) * (p.CONSUMER_WARPS * published_bytes(case) + 20)
		return p.BLOCKS_PER_SM * (ring_bytes(p, case) + exchanged + 1100)
	end
	function row.possible(p, dev, case)
		return pieces.has_sm(dev, 80) and dev.atomics_64 and p.STORE_DELAY < p.STAGES
			and row.all_bytes(p, case) <= dev.local_bytes_sm
			and row.threads(p) <= dev.max_block and pieces.can_hold(dev, p.BLOCKS_PER_SM, row.threads(p))
	end
	-- 64-bit words that all tiles publish.
	function row.words(p, case)
		return row.tiles(p, case) * case.type.bytes // 4
	end
	function row.word_bytes(p, case)
		return 8 * row.words(p, case)
	end
	function row.blocks(p, case, dev)
		return math.min(row.tiles(p, case), math.min(dev.compute_units, 160) * p.BLOCKS_PER_SM)
	end
	return row
end

-- Segments per block.
function pieces.owned(p)
	return p.NT // p.THREADS_PER_SEGMENT * p.SEGMENTS_PER_THREAD
end

-- Strategies whose blocks own consecutive segments that pass through a buffer (stream/buffer.h). local_bytes(p, case):
-- per block, without the segments' bounds.
function pieces.by_buffer(kernel, local_bytes)
	local owned = pieces.owned
	local function blocks(p, case)
		return ceil_div(case.segments, owned(p))
	end
	-- Segments longer than SPLIT_SEGMENT_MIN have parts of at least 8192 elements, except the last
	-- (split_segments.h).
	local function parts(p, case)
		return p.SPLIT_SEGMENT_MIN > 0 and case.n // 8192 + case.n // p.SPLIT_SEGMENT_MIN + 1 or 0
	end
	local function zeroed(count)
		return {
			bytes = function(p, case)
				return p.SPLIT_SEGMENT_MIN > 0 and 4 * count(p, case) or 0
			end,
			zeroed = true,
		}
	end
	local function one()
		return 1
	end
	-- Results overwrite elements in place, and each thread has whole words of marks.
	local function can_be_balanced(p, case)
		return p.THREADS_PER_SEGMENT == 1 and p.WARP_SEGMENT_MIN == 0
			and p.BUFFER_ITEMS % (4 * p.NT) == 0 and p.BUFFER_ITEMS <= 32 * p.NT
			and case.type.bytes == case.value.bytes
	end
	-- A mark per element, and the scan.
	local function balance_bytes(p, case)
		return p.BALANCED * (p.BUFFER_ITEMS + p.NT * (case.type.bytes + 4))
	end
	return {
		ordered = true,
		params = {
			THREADS_PER_SEGMENT = { 1, 2, 4, 8, 16, 32 },
			WARP_SEGMENT_MIN = { 0, 32 },
			SPLIT_SEGMENT_MIN = { 0, 4096 },
			BALANCED = { 0, 1 },
		},
		possible = function(p, dev, case)
			if p.BALANCED == 1 and not can_be_balanced(p, case) then
				return false
			end
			return p.NT <= dev.max_block and p.THREADS_PER_SEGMENT <= p.NT
				and (p.SPLIT_SEGMENT_MIN == 0 or pieces.can_share(dev))
				and (p.WARP_SEGMENT_MIN == 0 or p.THREADS_PER_SEGMENT == 1 and dev.has_shuffle)
				and local_bytes(p, case) + balance_bytes(p, case) + (owned(p) + 2) * case.offset.bytes + 8 <= dev.local_bytes
				and blocks(p, case) < 2^31 and parts(p, case) < 2^31
		end,
		tile = function(p)
			return p.BUFFER_ITEMS
		end,
		buffers = {
			parts = zeroed(one),
			part_segment = function(p, case)
				return 8 * parts(p, case)
			end,
			part_first = function(p, case)
				return 4 * parts(p, case)
			end,
			partial = pieces.results(parts),
			done = zeroed(parts),
			finished = zeroed(one),
		},
		launches = {
			{
				kernel = kernel,
				grid = function(p, case)
					return p.SPLIT_SEGMENT_MIN == 0 and blocks(p, case) or 0
				end,
				block = "NT",
				args = { "source", "offsets", "n", "segments", "result" },
			},
			{
				kernel = kernel,
				enabled_by = "SPLIT_SEGMENT_MIN",
				grid = blocks,
				block = "NT",
				args = {
					"source", "offsets", "n", "segments", "result", "parts", "part_segment", "part_first",
				},
			},
			{
				kernel = "segreduce_split_long",
				enabled_by = "SPLIT_SEGMENT_MIN", -- it takes half of the build's time
				grid = function(p, case, dev)
					return math.min(8 * dev.compute_units, parts(p, case))
				end,
				block = "NT",
				args = {
					"source", "offsets", "n", "parts", "part_segment", "part_first", "partial", "done", "finished",
					"result",
				},
			},
		},
	}
end

-- Bulk copies (stream/bulk_fill.h) need sm_90.
function pieces.can_copy_bulk(dev)
	return pieces.has_sm(dev, 90)
end

-- Does the buffer hold the elements of most blocks' segments, and is much of it filled? If most segments are empty, the
-- smallest such buffer.
function pieces.is_bulk_sensible(p, case)
	local filled = pieces.owned(p) * case.mean / p.BUFFER_ITEMS
	if case.mean < 1 then
		return p.BUFFER_ITEMS <= 1024 and filled <= 0.8 and (filled > 0.4 or p.BUFFER_ITEMS == 128)
			and pieces.has_lanes_busy(p, case)
	end
	return p.BUFFER_ITEMS >= 768 and filled >= 0.4 and filled <= 1.2 and pieces.has_lanes_busy(p, case)
end

-- Resident teams and their chunks of the merged list of elements and segment ends (segreduce/chunk_ends.h), each end as
-- long as SEGMENT_COST elements.
local merged = {}
pieces.merged_chunks = merged

-- Elements per tile.
function merged.tile(p, case, dev)
	return pieces.team(p, dev) * p.VECS * 16 // case.value.bytes
end

local function merged_work(p, case)
	return case.n + p.SEGMENT_COST * case.segments
end

-- Elements and segment ends per chunk of `tiles` tiles, which may begin inside a vector.
local function merged_chunk(p, case, dev, tiles)
	return tiles * merged.tile(p, case, dev) - 16 // case.value.bytes
end

function merged.blocks(p, case, dev)
	local tiles = p.STATIC_SHARE == 16 and 1 or p.TILES
	local all = ceil_div(merged_work(p, case), merged_chunk(p, case, dev, tiles))
	return math.min(ceil_div(all, p.NT // pieces.team(p, dev)), dev.compute_units * p.BLOCKS_PER_SM)
end

local SHORT_TILES = 8 -- of a team, in a short list

-- One long chunk per team in advance, then short ones; a short list has equal chunks (split_work of chunk_ends.h).
function merged.chunks(p, case, dev)
	local work, teams = merged_work(p, case), math.max(1, merged.blocks(p, case, dev)) * (p.NT // pieces.team(p, dev))
	local equal = math.max(1, ceil_div(work, teams))
	if p.STATIC_SHARE == 16 and equal <= merged_chunk(p, case, dev, SHORT_TILES) then
		return ceil_div(work, equal)
	end
	local tiles = work * math.min(15, p.STATIC_SHARE) // (16 * teams * merged.tile(p, case, dev))
	local long, count = merged_chunk(p, case, dev, tiles), tiles >= p.TILES and teams or 0
	return count + ceil_div(work - count * long, merged_chunk(p, case, dev, p.TILES))
end

-- Local memory: per team a tile, of `bytes` and a mark per element, and offsets; without shuffles also the scan.
function merged.local_bytes(p, case, dev, bytes)
	local offsets = (2 * p.PREFETCH + 1) * 16 // case.offset.bytes * 4 * pieces.team(p, dev)
	local scan = dev.has_shuffle and 0 or p.NT * (case.type.bytes + 4)
	return p.NT // pieces.team(p, dev) * (merged.tile(p, case, dev) * (bytes + 1) + offsets + 8 * 24 + 16) + scan
end

function merged.possible(p, dev, case, local_bytes)
	return pieces.can_share(dev) and p.NT <= dev.max_block and pieces.can_load(p, dev)
		and p.VECS * 16 // case.value.bytes <= 32
		and pieces.has_local(dev, p.BLOCKS_PER_SM, local_bytes)
		and (dev.backend == "cuda" and pieces.can_hold(dev, p.BLOCKS_PER_SM, p.NT) or p.BLOCKS_PER_SM == 4)
end

function merged.launches(kernel, more)
	return {
		{
			kernel = kernel,
			grid = merged.blocks,
			block = "NT",
			args = {
				"source", "offsets", "n", "segments", merged.chunks, "tickets", "arrived", "guesses",
				"result", "carries", more,
			},
		},
	}
end

-- Registers per thread with which MIN_BLOCKS blocks fit; 65536 per multiprocessor if the device does not say.
function pieces.registers(p, dev)
	local all = dev.registers_sm > 0 and dev.registers_sm or 65536
	return p.MIN_BLOCKS > 0 and all // (p.MIN_BLOCKS * p.NT) or 255
end

-- Strategies for CPUs: equal chunks, one per work-item.
function pieces.by_chunks()
	return {
		when = "CPUs",
		unaligned = true,
		params = { NT = { 1, 4, 16, 64 }, CHUNK_ITEMS = { 16384, 1024, 4096, 65536 } },
		possible = function(p, dev)
			return p.NT <= dev.max_block
		end,
		-- A work-item reads consecutive elements: on GPUs this is only there to compare with.
		sensible = function(p, dev)
			return dev.is_cpu or p.NT == 64 and p.CHUNK_ITEMS == 1024
		end,
		tile = function(p)
			return p.CHUNK_ITEMS
		end,
	}
end

-- The references that operators from scripts are checked against: chunks, one thread each (reference.h).
function pieces.by_serial_chunks()
	return {
		when = "never: a reference for correctness",
		ordered = true,
		unaligned = true,
		params = { NT = { 64 }, CHUNK_ITEMS = { 1024 } },
		possible = function(p, dev)
			return p.NT <= dev.max_block
		end,
		sensible = function()
			return false
		end,
		tile = function(p)
			return p.CHUNK_ITEMS
		end,
	}
end

function pieces.chunks(p, case)
	return ceil_div(case.n, p.CHUNK_ITEMS)
end

function pieces.blocks_of_chunks(p, case)
	return ceil_div(pieces.chunks(p, case), p.NT)
end

-- ---- launches

-- Folds each chunk of by_serial_chunks into the buffer `into` (reference_folds.h).
function pieces.fold_chunks(into)
	return {
		kernel = "reference_fold_chunks",
		grid = pieces.blocks_of_chunks,
		block = "NT",
		args = { "source", "n", into },
	}
end

-- The least power of two that is at least `need` and `least` (default 1), at most `most`, these two themselves ones.
function pieces.power_of_two(need, most, least)
	local t = least or 1
	while t < most and t < need do
		t = 2 * t
	end
	return t
end

-- A limit for threads per segment: rounded up by power_of_two, still at most `each` threads per multiprocessor.
function pieces.limit_threads(each, segments, dev)
	return each * dev.compute_units // math.max(1, segments) // 2 + 1
end

-- Threads per segment where the launch decides, a power of two: enough that one step of them loads a segment of mean
-- length, or that each loads a vector and multiprocessors have work.
function pieces.threads_by_mean(p, case, dev, least, most)
	local segments = math.max(1, case.segments)
	local steps = ceil_div(case.n, p.VEC * p.UNROLL * segments)
	local fill = math.min(ceil_div(1024 * dev.compute_units, segments), ceil_div(case.n, p.VEC * segments))
	return pieces.power_of_two(math.max(least, steps, fill), most)
end

-- The mean length in the heaviest span without some of its elements; 0 if unknown.
function pieces.heavy_mean(case, without)
	return math.max(0, case.span - without) // math.max(1, math.min(128, case.segments))
end

-- The launch with a parameter compiled in; if the parameter is 0, with the value of `decide` as a last argument.
function pieces.or_decided(parameter, decide, launch)
	return {
		pieces.with(launch, { enabled_by = parameter }),
		pieces.with(launch, { disabled_by = parameter, args = pieces.joined(launch.args, { decide }) }),
	}
end

-- Carries per block: about as many as there are blocks then.
function pieces.even_span(p, count)
	return p.NT * math.max(1, math.ceil(math.sqrt(count) / p.NT))
end

local carry_fields = { count = true, span = true, segments = true, result = true }

-- The launches that join carries between blocks (carry_spine.h). c.count: the number of carries. c.span: carries per
-- block, default even_span. c.segments, c.result: arguments with the number of results and the results, if named
-- otherwise. Returns buffers; join, the launch that joins each span; join_spans, the one that joins the spans' carries.
function pieces.carries(c)
	for key in pairs(c) do
		if not carry_fields[key] then
			error("unknown key '" .. tostring(key) .. "' in carries", 2)
		end
	end
	if type(c.count) ~= "function" then
		error("'count' of carries must be a function", 2)
	end
	local count, segments, result = c.count, c.segments or "segments", c.result or "result"
	local span = c.span or function(p, case, dev)
		return pieces.even_span(p, count(p, case, dev))
	end
	local function spans(p, case, dev)
		return ceil_div(count(p, case, dev), span(p, case, dev))
	end
	return {
		buffers = {
			carry_segment = pieces.integers(count),
			carry = pieces.results(count),
			outer_segment = pieces.integers(spans),
			outer = pieces.results(spans),
		},
		join = {
			kernel = "segreduce_carry",
			grid = function(p, case, dev)
				return count(p, case, dev) > 1 and spans(p, case, dev) or 0
			end,
			block = "NT",
			args = { "carry_segment", "carry", count, span, segments, result, "outer_segment", "outer" },
		},
		join_spans = {
			kernel = "segreduce_carry",
			grid = function(p, case, dev)
				return spans(p, case, dev) > 1 and 1 or 0
			end,
			block = "NT",
			args = { "outer_segment", "outer", spans, spans, segments, result, "carry_segment", "carry" },
		},
	}
end

local THREAD_SEGMENTS = 16 -- as in thread_segments.h

-- The launches that sort segments into `kinds` kinds (partition.h): count, starts and place, with their buffers and
-- the number of blocks, which later launches take as an argument.
function pieces.partition(kinds)
	local function blocks(p, case)
		return ceil_div(case.segments, p.NT * THREAD_SEGMENTS)
	end
	local function counts(p, case)
		return kinds * blocks(p, case)
	end
	return {
		blocks = blocks,
		buffers = {
			starts = function(p, case)
				return (counts(p, case) + 1) * 4
			end,
			order = function(_, case)
				return case.segments * 4
			end,
		},
		count = {
			kernel = "partition_count",
			grid = blocks,
			block = "NT",
			args = { "offsets", "segments", "starts" },
		},
		starts = {
			kernel = "partition_starts",
			grid = pieces.one_block,
			block = "NT",
			args = { counts, "starts" },
		},
		place = {
			kernel = "partition_place",
			grid = blocks,
			block = "NT",
			args = { "offsets", "segments", "starts", "order" },
		},
	}
end

-- What segreduce_apply prepares from the offsets (prepare.h), with the limits of `parts` parts if given. Returns the
-- numbers of empty and filled segments; buffers; launches, run once; and empties, the launch that stores the results of
-- empty segments in every call.
function pieces.prepared_bits(parts)
	local function empty(_, case)
		return case.empty
	end
	local function filled(_, case)
		return case.segments - case.empty
	end
	-- Blocks of threads with THREAD_SEGMENTS segments each.
	local function preparers(p, case)
		return ceil_div(case.segments, p.NT * THREAD_SEGMENTS)
	end
	local function counters(p, case)
		return case.empty > 0 and preparers(p, case) or 0
	end
	-- One more than any thread reads: parts may reach a tile past the elements.
	local function words(p, case)
		return ceil_div(case.n, 32) + p.NT + 1
	end
	local function blocks_for(count, p)
		return math.min(ceil_div(count, p.NT), 4096)
	end
	local prepared = {
		empty = empty,
		filled = filled,
		buffers = {
			bits = function(p, case)
				return words(p, case) * 4
			end,
			starts = function(p, case)
				return preparers(p, case) * 8
			end,
			rows = function(p, case)
				return case.empty > 0 and filled(p, case) * case.offset.bytes or 0
			end,
			empties = function(_, case)
				return case.empty * case.offset.bytes
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
				args = { "offsets", "segments", empty, "starts", "bits", "rows", "empties" },
			},
		},
		empties = {
			kernel = "apply_empty",
			grid = function(p, case)
				return blocks_for(case.empty, p)
			end,
			block = "NT",
			args = { empty, "empties", "result" },
		},
	}
	if parts then
		prepared.buffers.limits = pieces.limits(parts)
		table.insert(prepared.launches, {
			kernel = "apply_limits",
			once = true,
			grid = pieces.limits_grid(parts),
			block = "NT",
			args = { "offsets", filled, empty, parts, "rows", "limits" },
		})
	end
	return prepared
end

-- ---- peers: calls of the library that `make peers` builds

function pieces.peer_launch(kernel, args)
	return { kernel = kernel, grid = 1, block = 1, args = args }
end

-- Types and operators that the library is instantiated for.
function pieces.peer_possible(_, _, case)
	return ("i32 i64 f32 f64"):find(case.value.name, 1, true) ~= nil
		and ("plus minimum maximum"):find(case.operator.name, 1, true) ~= nil
		and case.offset.bytes == 4
end

-- The same for keys.
function pieces.peer_possible_with_keys(p, dev, case)
	return pieces.peer_possible(p, dev, case) and case.key.name == "i32" and case.key.written
end

-- Adds the fields that all peers share.
function pieces.peer(fields)
	return pieces.with({
		source = "segtune_peers.so",
		backend = "cuda",
		on_request = "sweeps with --peers measure it beside the variants",
		possible = pieces.peer_possible,
	}, fields)
end

-- ---- launch boxes of Modern GPU 1.1, which the library that `make mgpu` builds has

-- The boxes that harness/device/libraries/mgpu_boxes.cu instantiates: a tile's values, or half of them, and its offsets
-- fit into 48 KiB, and MIN_BLOCKS is a usable register bound. NT=0 is Modern GPU's own box.
local function has_mgpu_box(p, case)
	local items, bytes, bound = p.NT * p.VT, case.type.bytes, p.NT * p.MIN_BLOCKS

	if p.NT == 0 then
		return p.VT == 5 and p.HALF_CAPACITY == 0 and p.LDG == 0 and p.MIN_BLOCKS == 0
	end
	return items // (1 + p.HALF_CAPACITY) * bytes <= 49152 and items * 4 + 4 <= 49152
		and (p.HALF_CAPACITY == 0 or bytes > 4)
		and (bound == 0 or bound >= 1024 and bound <= 2048 and p.VT >= 9 and p.VT < 20)
end

-- Modern GPU's function `call`, through the library's `kernel`, which takes the arrays `more` after the others.
function pieces.peer_mgpu_box(call, kernel, more)
	local function empty(_, case)
		return case.empty
	end
	local args = { "type", "operator", "values", "offsets", "n", "segments", empty, "result" }

	for _, name in ipairs({ "NT", "VT", "HALF_CAPACITY", "LDG", "MIN_BLOCKS" }) do
		args[#args + 1] = function(p)
			return p[name]
		end
	end
	for _, name in ipairs(more) do
		args[#args + 1] = name
	end
	return pieces.peer {
		about = "Modern GPU 1.1's " .. call .. " with your own launch box; NT=0: Modern GPU's",
		source = "segtune_mgpu.so",
		on_request = "by its name: `segtune help peers`, Tuning Modern GPU",
		params = {
			NT = { 0, 64, 128, 256, 512 },
			VT = { 5, 7, 9, 11, 13, 15, 17, 19, 21, 23 },
			HALF_CAPACITY = { 0, 1 },
			LDG = { 0, 1 },
			MIN_BLOCKS = { 0, 8, 10, 16 },
		},
		possible = function(p, dev, case)
			return pieces.peer_possible(p, dev, case) and case.operator.name == "plus"
				and ("f32 f64"):find(case.value.name, 1, true) ~= nil and has_mgpu_box(p, case)
		end,
		launches = { pieces.peer_launch(kernel, args) },
	}
end

-- ---- baselines: a strategy with parameters that never change, to compare with

-- The strategy `like` with a launch box that Modern GPU 1.1 ships. box: for each parameter a list with its value, or
-- with two, for elements of up to 4 bytes and for larger ones.
function pieces.launch_box(like, box)
	return {
		like = like,
		about = "with a launch box of Modern GPU 1.1, to compare with",
		idea = "Modern GPU 1.1 (Baxter 2013)",
		on_request = "it is a baseline: sweeps measure it if it is named",
		params = box,
		possible = function(p, dev, case)
			for name, values in pairs(box) do
				if p[name] ~= values[case.type.bytes > 4 and #values or 1] then
					return false
				end
			end
			return p.NT <= dev.max_block and p.NT * (p.VT * case.type.bytes + p.VT * 4 + 16) <= dev.local_bytes
		end,
		sensible = function()
			return true
		end,
	}
end

-- The same for a CSR operation by `flat`; box: VT, and whatever differs from most of its boxes.
function pieces.csr_launch_box(like, box)
	return pieces.launch_box(like, pieces.with({
		NT = { 128 },
		LDG = { 0 },
		HALF_CAPACITY = { 0 },
		STORE = { 1 },
		MIN_BLOCKS = { 0 },
		LOAD_MODIFIER = { 0 },
		TRANSPOSE = { 0 },
		SCAN = { 1 },
		END_MARKS = { 1 },
	}, box))
end

-- cuSPARSE's product of a CSR matrix and a vector by algorithm 1 or 2 (CUSPARSE_SPMV_CSR_ALG1, _ALG2).
function pieces.peer_spmv(algorithm)
	local args = {
		"type",
		function()
			return algorithm
		end,
		"columns",
		"matrix",
		"x",
		"offsets",
		"segments",
		function(_, case)
			return case.columns
		end,
		"n",
		"result",
	}
	return pieces.peer {
		about = "cuSPARSE's SpMV, CUSPARSE_SPMV_CSR_ALG" .. algorithm .. ", preparation not timed, to compare with",
		reproducible = algorithm ~= 1, -- by cuSPARSE's documentation
		possible = function(_, _, case)
			return case.operator.name == "plus" and case.offset.bytes == 4
				and case.value.name == case.type.name
		end,
		launches = {
			pieces.with(pieces.peer_launch("peer_spmv_prepare", args), { once = true }),
			pieces.peer_launch("peer_spmv", args),
		},
	}
end

-- ---- peers of rows and bags

-- A function that gives a library a field of the case as a number.
local function of_case(field)
	return function(_, case)
		return case[field]
	end
end

-- A name packed into an integer for libraries, see library_name of harness/device/library.h: of(p, case, dev) returns
-- it.
local function coded(of)
	return function(p, case, dev)
		local code, name = 0, of(p, case, dev)

		for i = math.min(#name, 8), 1, -1 do
			code = code * 256 + name:byte(i)
		end
		return code
	end
end

-- The name of a type as it lies in memory: "bf16" of "bf16:f32".
local function in_memory(type)
	return type.name:match("^%w+")
end

local function name_of_case(field)
	return coded(function(_, case)
		return in_memory(case[field])
	end)
end

local function nothing()
	return 0
end

-- How an operation takes its rows: all of them, or those that an index names, with weights.
local takes = {
	rows = { index = nothing, weights = nothing },
	bags = { index = "index", weights = nothing },
	bags_weighted = { index = "index", weights = "weights" },
}

local function is_one_of(names, name)
	return (" " .. names .. " "):find(" " .. name .. " ", 1, true) ~= nil
end

-- Sums of floats, stored in the values' type, or 16-bit ones as f32; weights have the values' type.
local function are_sums(case, how)
	local value, result = in_memory(case.value), case.result.name
	return case.operator.name == "plus" and is_one_of("f16 bf16 f32 f64", value)
		and (value == result or is_one_of("f16 bf16", value) and result == "f32")
		and (how ~= "bags_weighted" or case.type.name == value)
end

-- Sums of rows by cuSPARSE's product of a CSR matrix of ones, or of weights, with the rows, by algorithm 1, 2 or 3
-- (CUSPARSE_SPMM_CSR_ALG1, ...). how: "rows", "bags" or "bags_weighted".
function pieces.peer_spmm(algorithm, how)
	local args = {
		name_of_case("value"),
		name_of_case("result"),
		function()
			return algorithm
		end,
		"values",
		"offsets",
		"segments",
		"n",
		of_case("width"),
		of_case("stride"),
		"result",
		takes[how].index,
		takes[how].weights,
	}
	return pieces.peer {
		about = "cuSPARSE's SpMM with a matrix of ones, or of weights, CUSPARSE_SPMM_CSR_ALG" .. algorithm
			.. ", preparation not timed, to compare with",
		finishes = true,
		reproducible = algorithm == 2, -- by cuSPARSE's documentation
		possible = function(_, _, case)
			return are_sums(case, how) and case.offset.bytes == 4 and (how == "rows" or case.key.name == "i32")
		end,
		launches = {
			pieces.with(pieces.peer_launch("peer_spmm_prepare", args), { once = true }),
			pieces.peer_launch("peer_spmm", args),
		},
	}
end

-- Sums of rows by one of the Python libraries that `make python-peers` found. about; call: one of CALLS in
-- harness/device/libraries/row_peers.py; library: its name; how: as above. floats: the only types of values. widens:
-- 16-bit values are added as f32, else results have the values' type. fills: it writes the result in place. gaps: it
-- takes rows with a stride. single: width 1 only.
function pieces.peer_python(fields)
	local how = fields.how or "rows"
	local args = {
		coded(function()
			return fields.call
		end),
		function(_, _, dev)
			return dev.backend == "cuda" and 1 or 0
		end,
		name_of_case("value"),
		name_of_case("result"),
		name_of_case("offset"),
		how == "rows" and nothing or name_of_case("key"),
		"values",
		"offsets",
		"segments",
		"n",
		of_case("width"),
		of_case("stride"),
		"result",
		takes[how].index,
		takes[how].weights,
	}
	local kernel = "rows_by_" .. fields.library
	local launches = {
		pieces.with(pieces.peer_launch(kernel .. "_prepare", args), { once = true }),
		pieces.peer_launch(kernel .. "_call", args),
	}

	if not fields.fills then
		launches[3] = pieces.with(pieces.peer_launch(kernel .. "_fetch", args), { after = true })
	end
	return pieces.peer {
		about = fields.about .. ", preparation not timed, to compare with",
		source = "segtune_python.so",
		finishes = true,
		reproducible = fields.reproducible,
		possible = function(_, _, case)
			return are_sums(case, how) and (fields.gaps or case.stride == case.width)
				and (not fields.single or case.width == 1)
				and (not fields.floats or is_one_of(fields.floats, in_memory(case.value)))
				and (fields.widens or in_memory(case.value) == case.result.name)
		end,
		launches = launches,
	}
end

return pieces
