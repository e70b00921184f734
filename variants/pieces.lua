-- What descriptors have in common. Every descriptor, a user's too, has this table as `pieces`; nobody can change it.
-- Functions for grids, arguments and temporaries are called with p, case, dev, as descriptors' own are, and predicates
-- with p, dev, case. A mistake in here is told with the place in the descriptor that led to it.
local pieces = {}

pieces.meaning = {
	FINISH = "0: a second launch folds the partial results; 1: the block that is done last",
	LDG = "1: loads through the read-only cache; 0: streaming loads",
	LDG_OR_MODIFIER = "1: loads through the read-only cache; 0: streaming loads, or as LOAD_MODIFIER says",
	LOAD_MODIFIER = "0: as LDG says; with LDG=0 on CUDA: 1: plain (ca), 2: cached in L2 only (cg), 3: volatile (cv)",
	LOAD_MODIFIER_ALONE = "0: streaming loads (cs); CUDA: 1: plain (ca), 2: cached in L2 only (cg), 3: volatile (cv)",
	MIN_BLOCKS = "blocks that a multiprocessor should hold; 0: as the compiler likes",
	BLOCKS_PER_SM = "blocks for each multiprocessor",
	WINDOW = "tiles that a block looks back at a time",
}

local by_name = { params = true, meaning = true, buffers = true }

-- fields, and of base what is not among them: params, meaning and buffers name by name.
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

-- The entries of one list and those of another behind them.
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

-- One tile even without elements: it stores the empty segments.
function pieces.tiles_of_segments(p, case)
	return case.segments > 0 and math.max(1, pieces.tiles(p, case)) or 0
end

-- Portions of consecutive tiles, a block each, about BLOCKS_PER_SM for each multiprocessor (portion.h).
function pieces.portions(p, case, dev)
	local tiles = pieces.tiles(p, case)
	return ceil_div(tiles, math.max(1, ceil_div(tiles, dev.compute_units * p.BLOCKS_PER_SM)))
end

function pieces.multiprocessors(_, _, dev)
	return dev.compute_units
end

-- Local memory of a kernel that scans a tile: values or results, marks, the scan.
function pieces.scan_bytes(p, case)
	return pieces.tile(p) * (case.type.bytes + 1) + (p.NT + 1) * (case.type.bytes + 4)
end

-- Threads that work together in a team (team.h): a warp, or a block where there are no shuffles.
function pieces.team(p, dev)
	return dev.has_shuffle and dev.warp or p.NT
end

-- ---- temporaries and grids; count is a function such as tiles

-- So many integers of 8 bytes.
function pieces.integers(count)
	return function(p, case, dev)
		return count(p, case, dev) * 8
	end
end

-- So many results.
function pieces.results(count)
	return function(p, case, dev)
		return count(p, case, dev) * case.type.bytes
	end
end

-- The first segment of each tile, and one behind.
function pieces.limits(count)
	return function(p, case, dev)
		return (count(p, case, dev) + 1) * 8
	end
end

-- The grid of a launch that makes them, a thread each.
function pieces.limits_grid(count)
	return function(p, case, dev)
		local limits = count(p, case, dev)
		return limits > 0 and ceil_div(limits + 1, p.NT) or 0
	end
end

-- One block where there is any segment.
function pieces.one_block(_, case)
	return math.min(case.segments, 1)
end

-- ---- rules

-- Can a multiprocessor hold MIN_BLOCKS blocks with so much local memory each?
function pieces.fits(p, dev, bytes)
	return p.NT <= dev.max_block and bytes <= dev.local_bytes
		and (p.MIN_BLOCKS == 0 or dev.backend == "cuda" and p.MIN_BLOCKS * p.NT <= 2048)
end

-- Does the device load as LDG and LOAD_MODIFIER say, and do they not say two things?
function pieces.can_load(p, dev)
	return p.LDG + p.LOAD_MODIFIER == 0 or dev.backend == "cuda" and (p.LDG == 0 or p.LOAD_MODIFIER == 0)
end

-- The same without LDG.
function pieces.can_modify(p, dev)
	return p.LOAD_MODIFIER == 0 or dev.backend == "cuda"
end

-- Is a block of a usual size, and so is its tile of so many bytes?
function pieces.is_usual(p, bytes, least, most)
	return (p.NT == 128 or p.NT == 256) and bytes >= least and bytes <= most
		and (p.MIN_BLOCKS == 0 or p.MIN_BLOCKS * p.NT == 1024)
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

-- Segmented reductions by tiles that scan.h scans and decoupled look-back joins.
function pieces.look_back(tiles)
	return {
		ordered = true,
		params = {
			NT = { 128, 64, 256, 512 },
			VT = { 15, 7, 11, 19, 23, 8, 16 },
			MIN_BLOCKS = { 0, 4, 8 },
			WINDOW = { 32, 64, 128 },
			LOAD_MODIFIER = { 0, 1, 2, 3 },
		},
		meaning = {
			NT = "threads a block",
			VT = "elements a thread",
			MIN_BLOCKS = pieces.meaning.MIN_BLOCKS,
			WINDOW = pieces.meaning.WINDOW,
			LOAD_MODIFIER = pieces.meaning.LOAD_MODIFIER_ALONE,
		},
		rarely = { "LOAD_MODIFIER" },
		possible = function(p, dev, case)
			return p.WINDOW <= p.NT and pieces.fits(p, dev, pieces.scan_bytes(p, case)) and pieces.can_modify(p, dev)
				and pieces.tile(p) * case.value.bytes % 16 == 0 and tiles(p, case) < 2^31
		end,
		sensible = function(p, dev, case)
			if dev.is_cpu then
				return p.NT == 64 and p.VT == 23 and p.WINDOW == 32
			end
			return pieces.is_usual(p, pieces.tile(p) * case.type.bytes, 4096, 32768)
				and (p.WINDOW == 32 or p.WINDOW == 128 and case.mean >= 8 * pieces.tile(p))
		end,
		tile = pieces.tile,
		buffers = pieces.with(pieces.look_back_buffers(tiles), { limits = pieces.limits(tiles) }),
	}
end

-- Strategies whose blocks have a portion each. local_bytes(p, case): of a block. loaded(case): bytes of an
-- element; tiles are sensible that have least to most bytes.
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
		meaning = {
			NT = "threads a block",
			VT = "elements a thread; odd numbers avoid bank conflicts",
			MIN_BLOCKS = pieces.meaning.MIN_BLOCKS,
			BLOCKS_PER_SM = pieces.meaning.BLOCKS_PER_SM,
			LOAD_MODIFIER = pieces.meaning.LOAD_MODIFIER_ALONE,
		},
		rarely = { "LOAD_MODIFIER" },
		possible = function(p, dev, case)
			return pieces.fits(p, dev, local_bytes(p, case)) and pieces.can_modify(p, dev)
		end,
		sensible = function(p, dev, case)
			if dev.is_cpu then
				return p.NT == 64 and p.VT == 23 and p.BLOCKS_PER_SM == 4
			end
			return pieces.is_usual(p, pieces.tile(p) * loaded(case), least, most) and p.VT % 2 == 1
				and (p.BLOCKS_PER_SM == 8 or p.BLOCKS_PER_SM == 16)
		end,
		tile = pieces.tile,
	}
end

-- Is it a CUDA device of that architecture or a newer one?
function pieces.has_sm(dev, least)
	return dev.backend == "cuda" and (tonumber(dev.arch:match("^sm_(%d+)")) or 90) >= least
end

-- Strategies whose blocks are all on the device at the same time and ask one another (resident_lookback.h): two warps look back for
-- CONSUMER_WARPS others that have tiles of 32 * VT elements each in a ring. ring_bytes(p, case): of a block's ring.
-- published_bytes(case): what a warp and those that look back tell each other of a tile.
function pieces.by_resident_lookback(ring_bytes, published_bytes)
	local row = {
		ordered = true,
		meaning = {
			CONSUMER_WARPS = "warps that fold, beside two that look back",
			VT = "elements a lane",
			STAGES = "tiles in the ring",
			STORE_DELAY = "tiles that are folded before one is stored",
			BLOCKS_PER_SM = "blocks a multiprocessor",
		},
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
	-- What blocks take of a multiprocessor: rings, what warps exchange for each tile in work, and the system's share.
	function row.all_bytes(p, case)
		return p.BLOCKS_PER_SM * (ring_bytes(p, case) + (p.STORE_DELAY + 2) * (p.CONSUMER_WARPS * published_bytes(case) + 20) + 1100)
	end
	function row.possible(p, dev, case)
		return pieces.has_sm(dev, 80) and p.STORE_DELAY < p.STAGES
			and row.all_bytes(p, case) <= dev.local_bytes_sm and p.BLOCKS_PER_SM * row.threads(p) <= 2048
	end
	-- Words of 64 bits that all tiles together tell.
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

-- Segments of a block whose threads have SEGMENTS_PER_THREAD each, or THREADS_PER_SEGMENT threads together.
function pieces.owned(p)
	return p.NT // p.THREADS_PER_SEGMENT * p.SEGMENTS_PER_THREAD
end

-- Strategies whose blocks own consecutive segments, which pass through a buffer (staged.h). local_bytes(p, case): of a
-- block, beside what it keeps of the segments.
function pieces.by_buffer(kernel, local_bytes)
	local owned = pieces.owned
	local function blocks(p, case)
		return ceil_div(case.segments, owned(p))
	end
	-- Segments longer than SPLIT_SEGMENT_MIN come in parts of 8192 elements at least, and one more for each (split_segments.h).
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
	-- The folds take the elements' places, and each thread has whole words of marks.
	local function can_be_balanced(p, case)
		return p.THREADS_PER_SEGMENT == 1 and p.WARP_SEGMENT_MIN == 0 and p.BUFFER_ITEMS % (4 * p.NT) == 0 and p.BUFFER_ITEMS <= 32 * p.NT
			and case.type.bytes == case.value.bytes
	end
	-- A mark an element, and what threads or warps scan.
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
		meaning = {
			NT = "threads a block",
			SEGMENTS_PER_THREAD = "segments a thread, or THREADS_PER_SEGMENT threads",
			BUFFER_ITEMS = "elements in the buffer",
			THREADS_PER_SEGMENT = "threads a segment",
			WARP_SEGMENT_MIN = "with THREADS_PER_SEGMENT=1: of more elements than that in the buffer, a segment is folded by a warp; 0: none is",
			SPLIT_SEGMENT_MIN = "segments of more elements than that are left to a second launch, many blocks each; 0: none is",
			BALANCED = "1: threads fold BUFFER_ITEMS / NT neighbouring elements each, whatever the segments, and scan, in place of segments",
			MIN_BLOCKS = pieces.meaning.MIN_BLOCKS,
		},
		possible = function(p, dev, case)
			if p.BALANCED == 1 and not can_be_balanced(p, case) then
				return false
			end
			return p.NT <= dev.max_block and p.THREADS_PER_SEGMENT <= p.NT and (p.WARP_SEGMENT_MIN == 0 or p.THREADS_PER_SEGMENT == 1 and dev.has_shuffle)
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
				only = "SPLIT_SEGMENT_MIN",
				grid = blocks,
				block = "NT",
				args = {
					"source", "offsets", "n", "segments", "result", "parts", "part_segment", "part_first",
				},
			},
			{
				kernel = "segreduce_split_long",
				only = "SPLIT_SEGMENT_MIN", -- it costs half of the time that a build takes
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

-- Of them those with bulk copies (staged_bulk.h): of values as they are, from sm_90 on.
function pieces.can_copy_bulk(dev, case)
	return pieces.has_sm(dev, 90) and case.operator.reads
end

-- What won on an H200: the buffer holds all that a block's segments have, and is not half empty. Where lengths differ
-- much, not every block's fits, and warps fold the long ones, or threads fold evenly.
function pieces.is_bulk_sensible(p, case)
	if p.BALANCED == 0 and p.MIN_BLOCKS ~= (p.NT == 128 and 16 or 0) then -- of most variants this is all that is asked
		return false
	end
	local filled = pieces.owned(p) * case.mean / p.BUFFER_ITEMS
	local skewed = case.cv > 0.7
	if filled < 0.6 or filled > 1 or p.SPLIT_SEGMENT_MIN > 0 and not skewed then
		return false
	end
	if p.BALANCED == 1 then -- no two lanes' loads meet in a bank
		return p.BUFFER_ITEMS // p.NT * case.value.bytes // 16 % 2 == 1
	end
	if p.THREADS_PER_SEGMENT > 1 and not case.operator.commutative then -- strides of neighbours meet in a bank: stage has PADDING
		return false
	end
	return (p.SEGMENTS_PER_THREAD <= 4 or p.SEGMENTS_PER_THREAD == 8) and (p.WARP_SEGMENT_MIN > 0) == skewed
		and (p.THREADS_PER_SEGMENT == 1 or case.mean >= 4 * p.THREADS_PER_SEGMENT) and (p.THREADS_PER_SEGMENT == 32 or case.mean <= 48 * p.THREADS_PER_SEGMENT)
end

-- Registers that a thread may have so that MIN_BLOCKS blocks fit.
function pieces.registers(p)
	return p.MIN_BLOCKS > 0 and 65536 // (p.MIN_BLOCKS * p.NT) or 255
end

-- Strategies for CPUs: a work-item for each of equal chunks of CHUNK_ITEMS.
function pieces.by_chunks()
	return {
		when = "CPUs",
		params = { NT = { 1, 4, 16, 64 }, CHUNK_ITEMS = { 16384, 1024, 4096, 65536 } },
		meaning = { NT = "work-items a group", CHUNK_ITEMS = "elements a work-item" },
		possible = function(p, dev)
			return p.NT <= dev.max_block
		end,
		sensible = function(p, dev)
			if dev.is_cpu then
				return p.NT <= 4
			end
			return p.NT == 64 and p.CHUNK_ITEMS == 1024
		end,
		tile = function(p)
			return p.CHUNK_ITEMS
		end,
	}
end

-- What operators from scripts are checked against: parts of CHUNK_ITEMS elements, a thread each (reference.h).
function pieces.by_serial_chunks()
	return {
		when = "never: it is there to be right, not fast",
		ordered = true,
		params = { NT = { 64 }, CHUNK_ITEMS = { 1024 } },
		meaning = { NT = "threads a block", CHUNK_ITEMS = "consecutive elements a thread" },
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

-- The fold of each of by_serial_chunks' parts, into the buffer named (reference_folds.h).
function pieces.fold_chunks(into)
	return {
		kernel = "reference_fold_chunks",
		grid = pieces.blocks_of_chunks,
		block = "NT",
		args = { "source", "n", into },
	}
end

-- Carries that a block joins: about as many as there are blocks then.
function pieces.even_span(p, count)
	return p.NT * math.max(1, math.ceil(math.sqrt(count) / p.NT))
end

local carry_fields = { count = true, span = true, segments = true, result = true }

-- The launches that join what blocks carry from one to the next (carry.h). c.count: of carries. c.span: how many of
-- them a block joins; without it even_span. c.segments and c.result: the arguments with the number of results and with
-- the results, called so unless they have other names. Gives buffers; join, the launch that joins each span; and
-- join_spans, the one that joins what those carry, where there may be several.
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

local THREAD_SEGMENTS = 16 -- segments a thread, as in thread_segments.h

-- The launches that sort segments into so many kinds (partition.h): blocks, how many they have, which later launches
-- are told; buffers; and count, starts and place.
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

-- What segreduce_apply prepares of the offsets (prepare.h), with limits for so many parts, if any: empty and filled,
-- how many segments there are of both kinds; buffers; launches, done once; and empties, which stores empty ones each
-- time.
function pieces.prepared_bits(parts)
	local function empty(_, case)
		return case.empty
	end
	local function filled(_, case)
		return case.segments - case.empty
	end
	-- Blocks that share the segments out among their threads.
	local function preparers(p, case)
		return ceil_div(case.segments, p.NT * THREAD_SEGMENTS)
	end
	local function counters(p, case)
		return case.empty > 0 and preparers(p, case) or 0
	end
	-- One behind the last that a thread may look into; parts may reach as far as a tile behind the elements.
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

-- ---- peers: functions of the library that `make peers` builds

function pieces.peer_launch(kernel, args)
	return { kernel = kernel, grid = 1, block = 1, args = args }
end

-- Types and operators that the library's templates are instantiated for.
function pieces.peer_possible(_, _, case)
	return ("i32 i64 f32 f64"):find(case.value.name, 1, true) ~= nil
		and ("plus minimum maximum"):find(case.operator.name, 1, true) ~= nil
		and case.offset.bytes == 4
end

-- The descriptor's fields that all have in common.
function pieces.peer(fields)
	return pieces.with({
		source = "segtune_peers.so",
		backend = "cuda",
		on_request = "sweeps measure it beside the variants with --peers",
		possible = pieces.peer_possible,
	}, fields)
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
		about = "cuSPARSE's SpMV by CUSPARSE_SPMV_CSR_ALG" .. algorithm .. ", prepared apart from what is timed, to compare with",
		possible = function(_, _, case)
			return case.operator.name == "plus" and case.offset.bytes == 4
		end,
		launches = {
			pieces.with(pieces.peer_launch("peer_spmv_prepare", args), { once = true }),
			pieces.peer_launch("peer_spmv", args),
		},
	}
end

return pieces
