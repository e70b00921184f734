-- What was fast on an NVIDIA H200 (132 multiprocessors), from exhaustive searches and tables of segreduce and its
-- relatives with 2^12 to 2^28 elements. Functions take p, dev, case, as the predicates of descriptors do, and may be
-- called for variants that are not sensible.
local hints = {}

-- Blocks of a common size; as many per multiprocessor as fit, by threads alone, or with half of the threads.
local function is_usual(p)
	return (p.NT == 128 or p.NT == 256) and (p.MIN_BLOCKS == 0 or p.MIN_BLOCKS * p.NT == 1024)
end

local function is_usual_block(p)
	return p.NT == 128 or p.NT == 256
end

local function has_whole_vectors(p, _, case)
	return p.VEC * case.value.bytes == 16
end

-- ---- segreduce

hints["segreduce/thread"] = function(p, _, case)
	return case.mean <= 16 and is_usual_block(p)
		and (case.mean < 1 or p.VECTOR_UNIT_SEGMENTS == (case.mean < 1.5 and 1 or 0))
		and (p.LDG == 1 or case.mean < 1.5)
end

hints["segreduce/subwarp"] = function(p, dev, case)
	return is_usual_block(p) and (p.VEC == 1 or has_whole_vectors(p, dev, case))
end

-- For 16-bit values, loads of 8 bytes reach 0.75 of copy speed, loads of 16 bytes all of it. In few values single ones
-- do, without a step for what is not aligned.
hints["segreduce/block"] = function(p, _, case)
	return p.VEC * case.value.bytes >= (case.value.bytes == 2 and 16 or 8)
			and (p.NT >= 512 or p.NT * p.VEC * p.UNROLL * 16 >= case.mean)
		or p.VEC == 1 and p.NT == 128 and p.UNROLL == 1 and case.n <= 2^17
end

hints["segreduce/split"] = function(p, dev, case)
	-- Saving a launch matters only if all takes some tens of microseconds.
	return has_whole_vectors(p, dev, case)
		and (p.FINISH == 0 or dev.backend == "cuda" and case.n * case.value.bytes <= 1 << 28)
end

hints["segreduce/binned"] = function(p, dev, case)
	return has_whole_vectors(p, dev, case) and p.BLOCK_MIN_LOG2 == 12 and p.SPLIT_MIN_LOG2 == 17 and p.NT == 256
		and p.UNROLL <= 2
end

-- Results collected in halves (HALF_CAPACITY and STORE) took 4% to 12% longer than whole ones, f32 and f64.
hints["segreduce/flat"] = function(p, _, case)
	return is_usual(p) and (p.HALF_CAPACITY == 0 or p.STORE == 0) and (p.LDG == 0 or p.VT <= 7)
		and (case.mean >= 64 or p.END_MARKS == 1 and p.STORE == 1)
end

local function look_back(p, _, case)
	return is_usual(p) and (p.WINDOW == 32 or p.WINDOW == 128 and case.mean >= 8 * p.NT * p.VT)
end

hints["segreduce/lookback"] = look_back
hints["segreduce/merge"] = look_back
hints["segreduce/scan"] = look_back

-- VECS, BLOCKS_PER_SM and PREFETCH that balance registers, loads in flight and offsets, with the mean length up to
-- which they help: short segments need few elements per tile, or many offsets. With the splits below these are on
-- average within 0.6%, at worst 2%, of the best of 504 variants on 25 cases of 2^19 to 2^28 elements.
local balanced = {
	["7 4 4"] = math.huge, ["7 4 1"] = math.huge, ["7 5 1"] = math.huge, ["5 5 4"] = math.huge, ["5 4 8"] = math.huge,
	["3 4 8"] = 4, ["3 6 4"] = 4,
}

-- Small tiles for small arrays, too.
local of_small_arrays = "3 5 1"

-- STATIC_SHARE, TILES and SEGMENT_COST: four tiles per chunk, two with a larger share, so that teams end together;
-- eight for long launches.
local splits = {
	["14 8 3"] = true, ["14 8 1"] = true, ["14 4 3"] = true, ["14 4 1"] = true, ["15 4 1"] = true, ["15 2 3"] = true,
	["16 8 3"] = true,
}

-- All six parameters for short launches of 2^26 elements: 3% to 6% faster than long chunks for SpMV with 8 or more
-- entries per row.
local of_short_launches = "7 4 2 10 16 2"

hints["segreduce/flat_persistent"] = function(p, dev, case)
	if p.NT ~= 128 then
		return false
	end
	local little = dev.local_bytes_sm < 160 * 1024 -- less local memory than an H200's
	local balance = p.VECS .. " " .. p.BLOCKS_PER_SM .. " " .. p.PREFETCH
	local split = p.STATIC_SHARE .. " " .. p.TILES .. " " .. p.SEGMENT_COST
	if balance .. " " .. split == of_short_launches and case.mean >= 8 then
		return true
	end
	local mean = little and p.BLOCKS_PER_SM == 4 and p.PREFETCH == 1 and math.huge or balanced[balance] or 0
	if splits[split] == nil or mean == 0 and balance ~= of_small_arrays then
		return false
	end
	if balance == of_small_arrays and case.n < 2^23 then
		mean = math.huge
	end
	return case.mean <= mean
end

-- The conditions of is_filled_well that do not depend on lengths: multiprocessors full of threads with four vectors
-- each, which hide more latency than more registers would; or padding, whose addresses take registers.
local function may_fill(p, dev, case, loads)
	local threads = p.MIN_BLOCKS * p.NT
	if not case.operator.commutative then -- threads have consecutive elements: strided access, bank conflicts
		return p.PADDING == 1 and (p.MIN_BLOCKS == 0 or threads >= 1536) and loads >= 4
	end
	if p.PADDING == 1 then
		return p.MIN_BLOCKS == 0
	end
	if loads == 2 then -- two vectors each are enough where the block's elements just fill the buffer
		return p.MIN_BLOCKS == 16 and p.NT == 128 and p.THREADS_PER_SEGMENT == 1
	end
	-- 2048 threads have 32 registers each: not enough for more than two 8-byte sums.
	local spills = dev.backend == "cuda" and threads > 1536 and case.value.bytes == 8 and p.SEGMENTS_PER_THREAD > 2
	return threads >= 1536 and not spills and loads == 4
end

-- Padding for lengths that are nearly equal and may be whole cache lines; buffers about full for threads with two
-- vectors.
local function is_filled_well(p, case, loads)
	local values = pieces.owned(p) * case.mean
	if not case.operator.commutative then
		return 2 * values >= p.BUFFER_ITEMS
	end
	if p.PADDING == 1 then
		return case.cv < 0.25 and case.mean >= 8 and case.mean <= 128 and values >= 2 * p.BUFFER_ITEMS
	end
	return loads ~= 2 or 3 * values >= 2 * p.BUFFER_ITEMS and 2 * values <= 3 * p.BUFFER_ITEMS
end

-- 16 to 32 elements per thread of a segment. Longer segments of commutative operators are left to subwarp.
local function has_lanes_enough(p, case)
	local most = case.operator.commutative and 8 or 32
	return p.THREADS_PER_SEGMENT <= most and (p.THREADS_PER_SEGMENT == 1 or case.mean >= 16 * p.THREADS_PER_SEGMENT)
		and (p.THREADS_PER_SEGMENT == most or case.mean <= 32 * p.THREADS_PER_SEGMENT) and case.mean <= 64 * most
end

-- For mostly empty segments: variants that differ only in the segments per block.
local function is_plain(p)
	return p.BALANCED == 0 and p.THREADS_PER_SEGMENT == 1 and p.WARP_SEGMENT_MIN == 0 and p.SPLIT_SEGMENT_MIN == 0
end

hints["segreduce/stream"] = function(p, dev, case)
	local bytes = p.BUFFER_ITEMS * case.value.bytes
	local loads = bytes // (16 * p.NT)
	local empty = p.PADDING == 0 and p.MIN_BLOCKS % 16 == 0 and is_plain(p)
	local full = bytes >= 4096 and loads <= 8 and may_fill(p, dev, case, loads)
	if p.NT > 128 or not empty and not full then -- most variants, whatever the lengths are
		return false
	end
	if case.mean < 1 then
		return empty
	end
	return full and is_filled_well(p, case, loads) and has_lanes_enough(p, case)
end

-- The buffer holds all elements of a block's segments, and at least the share `least` of it is filled. If lengths vary
-- widely, some blocks have more; then warps fold the long segments, or the folds are balanced.
local function is_bulk_fast(p, case, least)
	local threads = p.SEGMENTS_PER_THREAD <= 4 or p.SEGMENTS_PER_THREAD == 8
	-- Strides of adjacent threads cause bank conflicts; stream has PADDING.
	local strides = p.THREADS_PER_SEGMENT == 1 or case.operator.commutative
	local usual = p.MIN_BLOCKS == (p.NT == 128 and 16 or 0) and threads and strides
	if p.BALANCED == 1 then -- loads without bank conflicts
		usual = p.BUFFER_ITEMS // p.NT * case.value.bytes // 16 % 2 == 1
	end
	local empty = p.MIN_BLOCKS == 0 and is_plain(p)
	if not usual and not empty then -- most variants, whatever the lengths are
		return false
	end
	if case.mean < 1 then
		return empty
	end
	if not usual then
		return false
	end
	local filled = pieces.owned(p) * case.mean / p.BUFFER_ITEMS
	local skewed = case.cv > 0.7
	if filled < least or filled > 1 or p.SPLIT_SEGMENT_MIN > 0 and not skewed then
		return false
	end
	return p.BALANCED == 1 or (p.WARP_SEGMENT_MIN > 0) == skewed
		and (p.THREADS_PER_SEGMENT == 1 or case.mean >= 4 * p.THREADS_PER_SEGMENT)
		and (p.THREADS_PER_SEGMENT == 32 or case.mean <= 48 * p.THREADS_PER_SEGMENT)
end

-- Short segments of 16-bit values: many per thread, and as many blocks as registers allow.
local function has_many_of_few_bytes(p, case)
	if case.value.bytes ~= 2 or p.SEGMENTS_PER_THREAD ~= 11 or p.MIN_BLOCKS * p.NT ~= 1536 or not is_plain(p) then
		return false
	end
	local filled = pieces.owned(p) * case.mean / p.BUFFER_ITEMS
	return case.mean >= 1 and case.mean <= 8 and case.cv <= 0.7 and filled >= 0.6 and filled <= 1
end

-- Mean lengths below 1: offsets take most of the time, so many segments per thread, in buffers that are mostly empty.
-- Balanced folds are faster where lengths vary widely.
local function is_fast_below_one(p, case)
	local bytes = p.BUFFER_ITEMS * case.value.bytes
	local many = p.SEGMENTS_PER_THREAD == 8 and (bytes == 6144 or bytes == 10240)
	if case.mean >= 1 or p.NT ~= 128 or p.SPLIT_SEGMENT_MIN > 0 then
		return false
	end
	if p.BALANCED == 1 then
		return p.MIN_BLOCKS == 12 and (many or p.SEGMENTS_PER_THREAD == 11 and bytes == 2048)
	end
	return p.MIN_BLOCKS == 16 and many and is_plain(p)
end

hints["segreduce/stream_bulk"] = function(p, dev, case)
	if has_many_of_few_bytes(p, case) or is_fast_below_one(p, case) then
		return true
	end
	if case.mean < 1 and case.value.bytes == 4 then -- other sizes, not measured, keep more hints
		return false
	end
	if p.BALANCED == 1 then
		local registers = pieces.registers(p, dev)
		if registers < 32 or registers > 42 or case.cv <= 0.7 or case.mean > 64 then
			return false
		end
	end
	-- With short lengths, offsets take most of the time.
	return is_bulk_fast(p, case, p.BALANCED == 1 and case.mean < 2 and 0.4 or 0.6)
end

-- Buffers as for stream_bulk, twice as long for small arrays with a few long segments; only few variants, as the launch
-- fits the rest to its input.
hints["segreduce/stream_fitted"] = function(p, _, case)
	if p.BALANCED > 0 then
		return p.NT == 128 and p.MIN_BLOCKS == 12 and p.SEGMENTS_PER_THREAD == 6
			and p.BUFFER_ITEMS // p.NT * case.value.bytes // 16 % 2 == 1 and case.mean <= 64
	end
	return p.SEGMENTS_PER_THREAD <= 2 and p.MIN_BLOCKS == (p.NT == 128 and 16 or 0)
		and (p.BUFFER_ITEMS <= 24 * p.NT and p.BUFFER_ITEMS >= 18 * p.NT
			or p.BUFFER_ITEMS == 48 * p.NT and case.n <= 2^20 and case.mean >= 16)
		and case.operator.commutative
end

-- Lengths that vary little, or so few segments that the launch gives them as many threads as the longest calls for.
hints["segreduce/threads_fitted"] = function(p, dev, case)
	local vector = p.VEC * case.value.bytes
	return p.NT == 128 and p.LDG == 1 and p.LOAD_MODIFIER == 0 and (vector == 16 or vector == 8 and case.n <= 2^20)
		and case.mean >= (case.n <= 2^20 and 1 or 4) and (case.cv < 2 or case.segments < 4096 * dev.compute_units)
end

-- Lengths that vary, or fewer segments than multiprocessors, in arrays of dozens of tiles: smaller ones below 2^24
-- elements, and a wider first window if many segments end in a tile. Measured on an H200 and, from 2^22 elements on, on
-- an H100.
hints["segreduce/tiles_bulk"] = function(p, dev, case)
	local bytes = p.BUFFER_ITEMS * case.value.bytes
	local varied = case.cv >= 0.5 or case.segments < dev.compute_units
	local short = case.mean < (case.cv > 8 and 96 or 24)
	if case.n < 2^16 or not varied or p.SEGMENTS_PER_THREAD > (short and 4 or 2) then
		return false
	end
	if p.NT == 128 then
		return p.MIN_BLOCKS == 12 and bytes == 14336
	end
	if case.n <= 2^20 and (bytes == 12288 or bytes == 20480) then
		return p.MIN_BLOCKS == 7 or p.MIN_BLOCKS == 8
	end
	if bytes == 12288 then
		return p.MIN_BLOCKS == 8 and case.n < 2^24
	end
	return p.MIN_BLOCKS == 7 and (bytes == 28672 or bytes == 20480)
end

-- VECS, BLOCKS_PER_SM and PREFETCH that were the fastest for some operator and length; splits as for flat_persistent.
local balanced_values = {
	["7 4 1"] = true, ["7 4 2"] = true, ["5 5 1"] = true, ["5 5 2"] = true, ["5 4 2"] = true, ["5 4 4"] = true,
}

hints["segreduce/flat_values"] = function(p, _, case)
	return p.NT == 128 and p.TILES >= 4 and balanced_values[p.VECS .. " " .. p.BLOCKS_PER_SM .. " " .. p.PREFETCH] ~= nil
		and (p.END_BITS == 1 or case.mean <= 16) -- bytes are faster at 8, bits at 64
		and splits[p.STATIC_SHARE .. " " .. p.TILES .. " " .. p.SEGMENT_COST] ~= nil
end

-- ---- segreduce_apply

-- Several threads per segment with 4 to 13 elements each, more only if a warp is not enough: 23% faster than a bitmap
-- at 2^26, up to 84% where a bitmap's further launches count. Of lengths that vary more only small arrays.
local function has_codes_of_teams(p, case, filled)
	local per_thread = case.mean / p.THREADS_PER_SEGMENT
	return case.cv <= (case.n <= 2^20 and 3 or 2) and p.BITS_PER_LOAD == (case.cv <= 0.7 and 16 or 32)
		and case.operator.commutative -- else strides of adjacent threads: bank conflicts
		and filled >= 0.6 and filled <= 1
		and per_thread >= 4 and (per_thread <= 13 or p.THREADS_PER_SEGMENT == 32)
		and (p.NT == 128 and (p.MIN_BLOCKS == 12 or p.MIN_BLOCKS == 16) or p.NT == 64 and p.MIN_BLOCKS == 0)
end

-- Small arrays of lengths that vary: up to 28% faster than a bitmap.
local function has_codes_of_few(p, case, filled)
	return case.n < 2^22 and case.cv > 0.5 and p.NT == 128 and p.MIN_BLOCKS == 0 and filled >= 0.4 and filled <= 1.2
		and p.BUFFER_ITEMS // p.NT * case.value.bytes // 16 % 2 == 1
end

hints["segreduce_apply/stream_bulk"] = function(p, dev, case)
	local elements, filled = p.BUFFER_ITEMS // p.NT, pieces.owned(p) * case.mean / p.BUFFER_ITEMS
	if p.THREADS_PER_SEGMENT > 1 then
		return has_codes_of_teams(p, case, filled)
	end
	if p.BALANCED == 1 and p.BITS_PER_LOAD == 16 and has_codes_of_few(p, case, filled) then
		return true
	end
	return is_bulk_fast(p, case, 0.6)
		and (p.BALANCED == 0 or p.BITS_PER_LOAD == 16 and case.mean <= 8
			and pieces.registers(p, dev) == (elements > 12 and 64 or 42))
end

hints["segreduce_apply/bitmap"] = is_usual
hints["segreduce_apply/thread_codes"] = is_usual

-- Large tiles; for the shortest segments also many small ones.
hints["segreduce_apply/bitmap_persistent"] = function(p, dev, case)
	local little = dev.local_bytes_sm < 160 * 1024 -- less local memory than an H200 has
	local large = p.VECS == (little and 5 or 7) and p.BLOCKS_PER_SM <= 6 and p.TILES >= 4 and p.TILES <= 16
	local small = p.VECS == 3 and p.BLOCKS_PER_SM == 8 and p.TILES == 8 and case.mean <= 2
	return p.NT == 128 and (large or small)
end

-- ---- segreduce_regular

hints["segreduce_regular/sequential"] = function(p)
	return p.NT == 256 and p.UNROLL == 4
end

hints["segreduce_regular/large"] = has_whole_vectors

hints["segreduce_regular/small"] = function(p)
	return p.LDG == 0 and p.NT <= 512
end

hints["segreduce_regular/futhark"] = function(p)
	return (p.NT == 256 or p.NT == 512) and p.VEC == 1 and p.ITEMS_PER_THREAD <= 64 and p.GROUPS == 0
end

-- ---- segreduce_rows, bags

-- Whole rows as elements are fast where single elements are.
hints["segreduce_rows/whole_thread"] = hints["segreduce/thread"]
hints["segreduce_rows/whole_block"] = hints["segreduce/block"]
hints["segreduce_rows/whole_stream"] = hints["segreduce/stream"]
hints["segreduce_rows/whole_flat_persistent"] = hints["segreduce/flat_persistent"]

-- Of short segments the buffer may be half empty, as a row is several values. Of longer ones it may hold just what a
-- block has on average, so that half of the blocks take a second pass, and each thread may have up to 64 rows.
hints["segreduce_rows/whole_stream_bulk"] = function(p, dev, case)
	local filled, rows = pieces.owned(p) * case.mean / p.BUFFER_ITEMS, case.mean / p.THREADS_PER_SEGMENT
	local is_half_empty = (p.MIN_BLOCKS == 0 or p.MIN_BLOCKS == 24) and p.SEGMENTS_PER_THREAD <= 8
		and p.THREADS_PER_SEGMENT == 1 and filled >= 0.49 and filled < 0.6 and case.mean <= 5
	local is_just_full = p.MIN_BLOCKS == 0 and p.SEGMENTS_PER_THREAD == 1 and filled >= 0.98 and filled < 1.02
		and rows > 31 and rows < 65
	local is_simple = p.NT == 64 and p.BALANCED == 0 and p.WARP_SEGMENT_MIN == 0 and p.SPLIT_SEGMENT_MIN == 0
	return is_simple and case.cv <= 0.7 and (is_half_empty or is_just_full)
		or hints["segreduce/stream_bulk"](p, dev, case)
end

-- Searches of some seconds try only few of these, as rows' kernels take seconds to compile; so those near the defaults
-- come first.

-- Few enough that reading them takes a few microseconds, as a launch does.
local function are_few_values(case)
	return case.n * case.width * case.value.bytes <= 2^24
end

-- Varied lengths in few values: a block takes a segment, or a team many of its rows at a time. So few blocks are all
-- resident, and the longest segment takes less time than joining carry-outs.
local function has_large_teams(p, case)
	local team, step = pieces.row_lanes(p, case) * p.ROWS, p.ROWS * p.UNROLL
	local is_block = team == p.NT and (p.NT == 512 or is_usual_block(p)) and (p.UNROLL == 1 or p.UNROLL >= 4)
	local is_team = p.ROWS >= 4 and p.UNROLL >= 4 and step >= case.mean and step <= 4 * case.mean and is_usual_block(p)
	return are_few_values(case) and (p.MIN_BLOCKS == 0 or p.MIN_BLOCKS * p.NT == 1024) and (is_block or is_team)
end

-- One row at a time for short segments; otherwise enough that each of a segment's threads loads some rows. Many values
-- of widely varying lengths are left to even and even_bulk.
hints["segreduce_rows/lanes"] = function(p, _, case)
	local step = p.ROWS * p.UNROLL
	local is_whole_block = pieces.row_lanes(p, case) * p.ROWS == p.NT
	local is_one_step = p.UNROLL == 2 and p.ROWS >= 8 and step >= case.mean and step <= 2 * case.mean
	if case.cv > 0.7 then
		return p.SEGMENTS_IN_FLIGHT == 1 and has_large_teams(p, case)
	end
	return is_usual(p) and p.SEGMENTS_IN_FLIGHT <= 2
		and (is_one_step and are_few_values(case)
			or (p.UNROLL >= 4 or case.mean < 4) and (p.SEGMENTS_IN_FLIGHT == 1 or case.mean <= 2)
				and (case.mean < 16 and p.ROWS <= 2 or step * 9 >= case.mean or p.ROWS >= 8 or is_whole_block))
end

local function is_short_chunk(p, case)
	return case.n <= (p.CHUNK_ITEMS == 32 and 2^18 or p.CHUNK_ITEMS == 16 and 2^16 or 0)
		and p.NT <= 128 and p.UNROLL >= 8 and p.VEC * case.value.bytes * p.UNROLL >= 128
		and (p.MIN_BLOCKS == 0 or p.MIN_BLOCKS * p.NT == 512)
end

-- At least 128 bytes of loads per thread; half of the threads, or as many as the compiler allows. Of few long segments
-- the chunks may be longer, of few rows they are shorter.
hints["segreduce_rows/even"] = function(p, _, case)
	local bytes = p.VEC * case.value.bytes * p.UNROLL
	if p.CHUNK_ITEMS < 64 then -- up to 36% faster if lengths vary widely
		return case.cv > 0.7 and is_short_chunk(p, case)
	end
	if p.CHUNK_ITEMS >= 256 then
		return p.NT == 256 and p.MIN_BLOCKS == 0 and p.UNROLL >= 8 and bytes >= 128 and case.mean >= 2048
			and case.width >= 128
	end
	return p.NT <= 256 and bytes >= (case.value.bytes < case.type.bytes and 64 or 128)
		and (p.CHUNK_ITEMS == 64 or p.CHUNK_ITEMS == 128) and (p.MIN_BLOCKS == 0 or p.MIN_BLOCKS * p.NT == 512)
end

-- For segments of some thousand rows or more; few chunks, half of the threads.
hints["segreduce_rows/even_block"] = function(p, _, case)
	local is_deep = case.value.bytes == 2 and p.UNROLL == 8 and p.MIN_BLOCKS == 0
	return p.NT == 256 and (p.UNROLL == 4 and p.MIN_BLOCKS == 4 or is_deep) and p.TILES >= 16 and case.mean >= 2048
end

hints["segreduce_rows/even_async"] = function(p)
	return p.NT == 128 and p.STAGES == 4 and p.UNROLL == 4 and p.CHUNK_ITEMS == 128
end

-- Columns as vectors of 16 bytes, or all of them; 28 to 128 values per thread, whatever the lengths, and up to twice as
-- many if a row has many threads, or if values have 16 bits and long segments vary widely.
hints["segreduce_rows/even_bulk"] = function(p, _, case)
	local is_long = case.mean >= 24 and case.cv > 0.7 and case.value.bytes == 2 and p.COLUMNS == 8
	local is_deep = is_long and p.VT == 31 and p.NT == 64 and p.MIN_BLOCKS == 0
	local values, most = p.VT * p.COLUMNS, case.width < 8 * p.COLUMNS and not is_deep and 128 or 256
	return p.NT <= 128 and p.UNROLL == 4 and p.TILES == 8 and values >= 28 and values <= most
		and (2 * p.COLUMNS * case.value.bytes > 16 or 2 * p.COLUMNS > case.width)
end

-- The part of its buffer that a block's segments fill on average, and the buffer's bytes.
local function buffer_of_rows(p, case)
	return p.SEGMENTS * case.mean * case.stride / p.BUFFER_ITEMS, p.BUFFER_ITEMS * case.value.bytes
end

-- A buffer of 8 to 32 KB, more than half filled by lengths that are about equal. For expensive folds it is better to
-- have more room than most blocks need than a second pass.
local function is_buffer_filled(p, case)
	local least = (case.type.bytes > case.value.bytes or are_few_values(case)) and 0.45 or 0.6
	local filled, bytes = buffer_of_rows(p, case)
	return case.cv <= 0.7 and bytes >= 8192 and bytes <= 32768 and filled >= least and filled <= 1.05
		and case.mean <= 256 * p.ROWS and (p.ROWS == 1 or case.mean >= 8 * p.ROWS)
end

-- Lengths that vary by about their mean, or any in few values: a buffer of 16 to 32 KB that is 0.4 to 0.8 full on
-- average.
local function has_spare_room(p, case)
	local filled, bytes = buffer_of_rows(p, case)
	return case.cv > 0.7 and (case.cv <= 1.2 or are_few_values(case)) and bytes >= 16384 and bytes <= 32768
		and filled >= 0.4 and filled <= 0.8 and p.ROWS <= 2 and is_usual_block(p)
		and (p.MIN_BLOCKS == 0 or p.MIN_BLOCKS * p.NT == 2048)
end

-- Or a block folds a long segment of narrow rows in several passes.
hints["segreduce_rows/buffer_bulk"] = function(p, _, case)
	local is_long = case.mean >= 1024 and case.mean <= 16384 and case.width < 16 and case.cv <= 0.7
	return p.NT <= 128 and is_buffer_filled(p, case) or has_spare_room(p, case)
		or is_long and p.SEGMENTS == 1 and p.ROWS == 32 and p.NT == 256 and p.BUFFER_ITEMS == 8192
end

-- A buffer of 4 to 32 KB that most blocks fill, in two passes at most; columns as for even_bulk. Lengths that vary
-- little, or short ones of which few are long.
hints["segreduce_rows/columns_bulk"] = function(p, _, case)
	local filled, bytes = buffer_of_rows(p, case)
	return (case.cv <= 0.7 and case.mean <= 32 or case.cv <= 4 and case.mean <= 12)
		and (p.WARP_SEGMENT_MIN == 0 or p.WARP_SEGMENT_MIN == 16) and p.NT <= 128
		and bytes >= 4096 and bytes <= 32768 and filled <= 1.5 and (p.UNROLL == 4 or filled > 1.05 or case.mean < 8)
		and (2 * p.COLUMNS * case.value.bytes > 16 or case.width % (2 * p.COLUMNS) > 0)
end

-- Runs of keys are folded by the same kernels once they are found. Rows alone are split, not ends: 1% to 3% faster from
-- a mean of 32 on.
for _, strategy in ipairs { "even", "even_async" } do
	hints["reduce_by_key_rows/" .. strategy] = function(p, dev, case)
		return p.SEGMENT_COST == 0 and p.LOOK_BACK == 1 and hints["segreduce_rows/" .. strategy](p, dev, case)
	end
end
for _, strategy in ipairs { "lanes", "even_bulk", "columns_bulk" } do
	hints["reduce_by_key_rows/" .. strategy] = function(p, dev, case)
		return p.LOOK_BACK == 1 and hints["segreduce_rows/" .. strategy](p, dev, case)
	end
end
-- Bags have no lanes, which are ahead of short chunks where lengths vary little.
for _, operation in ipairs { "reduce_by_key_bags", "reduce_by_key_bags_weighted" } do
	hints[operation .. "/even"] = function(p, dev, case)
		return hints["reduce_by_key_rows/even"](p, dev, case)
			or p.SEGMENT_COST == 0 and p.LOOK_BACK == 1 and is_short_chunk(p, case)
	end
end
-- Few tiles per block, and half of the threads or the compiler's choice.
hints["reduce_by_key_rows/even_buffer"] = function(p)
	return p.LOOK_BACK == 1 and p.TILES <= 4 and is_usual_block(p) and p.VT >= 5 and p.VT <= 15
		and (p.MIN_BLOCKS == 0 or p.MIN_BLOCKS == 4)
end
-- Any number of threads: the launch that finds the runs has the same number.
hints["reduce_by_key_rows/buffer_bulk"] = function(p, _, case)
	return p.LOOK_BACK == 1 and (is_buffer_filled(p, case) or has_spare_room(p, case))
end

-- ---- segsoftmax_rows

-- Short segments keep their rows in registers, a few at a time; otherwise enough that each of a segment's threads loads
-- some rows.
hints["segsoftmax_rows/lanes"] = function(p, _, case)
	local kept = p.ROWS * p.KEEP
	local is_common = is_usual(p) and (p.NT == 256 or p.ROWS >= 8) or p.NT == 512 and p.ROWS >= 8 and p.MIN_BLOCKS == 0
	if case.cv > 0.7 then
		return p.UNROLL >= 4 and p.KEEP <= 4 and has_large_teams(p, case)
	end
	return is_common and p.UNROLL >= 4 and kept <= 2 * math.max(1, case.mean)
		and (kept * 2 >= case.mean or p.ROWS >= 8 and p.KEEP >= 4)
end

-- Few columns of segments per thread: with many, builds take longer than most trials are worth.
local function is_row_buffer_fast(p, dev, case)
	return p.SEGMENTS * case.width * p.ROWS <= 8 * p.NT and hints["segreduce_rows/buffer_bulk"](p, dev, case)
end

hints["segsoftmax_rows/buffer"] = is_row_buffer_fast
hints["segsoftmax_rows/buffer_bulk"] = is_row_buffer_fast

hints["segsoftmax_rows/two_pass"] = function(p, dev, case)
	return p.UNROLL <= 8 and case.mean >= 2 and hints["segreduce_rows/even"](p, dev, case)
end

-- Rows of bags are read from anywhere. In few values what is fast for adjacent rows is fast here, and short chunks;
-- searches of many values were too short to leave anything out.
for _, operation in ipairs { "bags", "bags_weighted" } do
	for _, strategy in ipairs { "lanes", "even", "even_async" } do
		hints[operation .. "/" .. strategy] = function(p, dev, case)
			return not are_few_values(case) or hints["segreduce_rows/" .. strategy](p, dev, case)
				or strategy == "even" and is_short_chunk(p, case)
		end
	end
end

-- ---- scan, reduce_by_key

local function portions(p)
	return is_usual(p) and p.VT % 2 == 1 and (p.BLOCKS_PER_SM == 8 or p.BLOCKS_PER_SM == 16)
end

hints["scan/flat"] = portions
hints["reduce_by_key/flat"] = portions
hints["reduce_by_key_apply/bitmap"] = portions

-- Below 2^22 elements shorter tiles: up to 14% faster for long segments.
hints["scan/lookback"] = function(p, _, case)
	if p.VT == 8 and case.n < 2^22 then
		return p.NT >= 128 and p.NT <= 512 and (p.MIN_BLOCKS == 0 or p.MIN_BLOCKS * p.NT == 512) and p.WINDOW == 32
	end
	return p.NT >= 128 and p.VT % 2 == 1 and p.MIN_BLOCKS ~= 2 and (p.MIN_BLOCKS == 0 or p.MIN_BLOCKS * p.NT == 1024)
		and p.WINDOW == 32
end

hints["reduce_by_key/lookback"] = function(p)
	return p.NT >= 128 and p.VT % 2 == 1 and (p.MIN_BLOCKS == 0 or p.MIN_BLOCKS * p.NT == 1024)
end

-- Shared memory of a multiprocessor's blocks in the ring, elements of element_bytes.
local function ring_bytes(p, element_bytes, more)
	return p.STAGES * p.CONSUMER_WARPS * (32 * p.VT * element_bytes + more)
end

-- As in pieces.by_resident_lookback.
local function resident_bytes(p, ring, published)
	return p.BLOCKS_PER_SM * (ring + (p.STORE_DELAY + 2) * (p.CONSUMER_WARPS * published + 20) + 1100)
end

hints["scan/lookback_resident"] = function(p, dev, case)
	local bytes = case.type.bytes
	if case.n <= 2^22 then
		return p.CONSUMER_WARPS == 7 and p.VT * bytes <= 80 and p.STAGES == 4 and p.STORE_DELAY == 2
			and p.BLOCKS_PER_SM == 1
	end
	return p.STAGES - p.STORE_DELAY == 2 and p.STORE_DELAY > 1
		and resident_bytes(p, ring_bytes(p, bytes, 0), bytes) * 4 >= 3 * dev.local_bytes_sm
end

hints["reduce_by_key/lookback_resident"] = function(p, dev, case)
	-- Small arrays: a block per multiprocessor, whose loads need not fill the local memory; up to 9% faster.
	local warps = p.CONSUMER_WARPS
	if case.n < 2^21 and p.BLOCKS_PER_SM == 1 and p.VT * (case.type.bytes + case.key.bytes) <= 160
		and (warps == 7 or warps == 8 or warps == 11) and (p.STAGES == 4 or p.STAGES == 5) then
		return true
	end
	local ring = ring_bytes(p, case.type.bytes + case.key.bytes, 16)
	return p.STAGES - p.STORE_DELAY == 2 and p.STORE_DELAY > 1
		and resident_bytes(p, ring, 4 + case.type.bytes) * 8 >= 7 * dev.local_bytes_sm
end

-- ---- sparse matrices

-- Products of entries with gathered values cannot be copied in bulk. In small arrays whose lengths vary: several
-- threads per segment, buffers that are not full. With the other hints for small arrays below up to 78% faster.
local function is_short_gather(p, case)
	if case.n >= 2^22 or case.cv <= 0.3 or p.THREADS_PER_SEGMENT == 1 then
		return false
	end
	local per_thread, filled = case.mean / p.THREADS_PER_SEGMENT, pieces.owned(p) * case.mean / p.BUFFER_ITEMS
	return p.SPLIT_SEGMENT_MIN == 0 and p.PADDING == 0 and p.LDG == 0 and p.LOAD_MODIFIER == 0
		and p.MIN_BLOCKS == (p.NT <= 128 and 8 or 0)
		and p.SEGMENTS_PER_THREAD <= 2 and per_thread >= 4 and per_thread <= 13 and filled >= 0.4 and filled <= 0.8
end

for _, operation in ipairs { "spmv", "spmv_unary", "spmv_random" } do
	hints[operation .. "/stream"] = function(p, dev, case)
		return is_short_gather(p, case) or hints["segreduce/stream"](p, dev, case)
	end

	hints[operation .. "/block"] = function(p, dev, case)
		return hints["segreduce/block"](p, dev, case)
			or case.n < 2^21 and p.VEC == 1 and p.UNROLL == 1 and p.LDG == 1 and p.NT <= 256
	end
end

-- Band matrices with rows of 64 to 16K entries: many entries per block, few registers. Random columns: short tiles and
-- later launches, as a block waits long at its end there, unless the array is small.
hints["spmv/in_order"] = function(p, _, case)
	local threads = p.NT * p.MIN_BLOCKS
	if p.UNROLL == 1 and case.n < 2^22 and case.mean >= 64 and p.STEPS == 4 and p.NT == 256 and p.MIN_BLOCKS == 8 then
		return true
	end
	if p.UNROLL > 1 and (p.STEPS == 4 or p.STEPS == 8) and threads == 4096 // p.UNROLL then
		return p.NT == 256 or p.UNROLL == 4 and p.NT == 128
	end
	return (p.FINISH == 0 or case.n < 2^22) and p.NT == 256 and (p.MIN_BLOCKS == 4 or p.MIN_BLOCKS == 6)
		and p.UNROLL * p.STEPS <= 8
end

-- ---- reduce, histogram, interval moves

hints["reduce/persistent"] = function(p, dev, case)
	local row = p.NT * p.VEC * p.UNROLL
	local few = case.n <= 2^14 -- a single block, or a few, may be best
	local blocks = p.ROUNDS > 0 and ceil_div(case.n, p.ROUNDS * row)
		or math.min(ceil_div(case.n, row), dev.compute_units * p.BLOCKS_PER_SM)
	-- More blocks than are resident, but not so many that folding their results takes long.
	local many = p.ROUNDS == 0 or p.ROUNDS <= 8 and p.UNROLL == 8 and p.NT * p.BLOCKS_PER_SM == 1024 and blocks <= 8192
	return has_whole_vectors(p, dev, case) and (p.NT <= 512 and p.UNROLL >= 2 or few) and many
		and (p.FINISH == (dev.backend == "cuda" and 1 or 0) or few and blocks <= 1)
end

local function tree(p)
	return p.NT == 256 or p.NT == 512
end

hints["reduce/log_step"] = tree
hints["reduce/unrolled"] = tree
hints["reduce/unrolled_tail"] = tree

hints["histogram/global_atomic"] = function(p)
	return p.NT == 256 and p.VECS == 16
end

-- Below 2^25 elements more blocks with less each: up to 45% faster.
local function counted_in_blocks(p, _, case)
	local usual = (p.NT == 256 or p.NT == 512) and p.VECS >= 32 and p.VECS <= 64
	local short = (p.NT == 128 or p.NT == 256) and p.VECS == 16 and case.n < 2^25
	return (usual or short) and p.UNROLL >= 4 and p.COPIES ~= 2
end

hints["histogram/rle"] = counted_in_blocks
hints["histogram/shared_atomic"] = counted_in_blocks

-- Vectors of segments if most of each is used.
hints["interval_gather/head_flags"] = function(p, _, case)
	return is_usual_block(p) and (p.VEC == 1 or p.VEC * case.type.bytes == 16) and p.TILES >= 2 and p.TILES <= 8
		and (p.UNROLL > 1 and case.mean < 32 or p.UNROLL == 1 and case.mean >= 4)
end

-- Whole vectors, with more offsets at once for shorter segments; single elements for arrays that are not aligned.
hints["interval_expand/head_bits"] = function(p, _, case)
	local wide = p.VEC * math.max(case.type.bytes, case.offset.bytes) == 16
	if p.HOLD == 1 then -- up to 1.4% faster on an H100 than the best without, means 2 to 32
		return is_usual(p) and wide and p.UNROLL == 8 and p.AHEAD == 2 and p.STORE_MODIFIER == 1 and p.MIN_BLOCKS == 0
	end
	if p.VEC == 1 and not wide then
		return is_usual(p) and p.UNROLL == 1 and p.AHEAD == 2 and p.STORE_MODIFIER == 0
	end
	return is_usual(p) and wide and (p.UNROLL == 4 or p.UNROLL == (case.mean < 16 and 8 or 1))
end

-- Means of 1 to 32: up to a fifth faster than head_bits, for Pareto lengths, too; at 64 equally fast if lengths vary
-- little.
hints["interval_expand/by_segments"] = function(p, _, case)
	return p.NT >= 128 and p.STORE_MODIFIER == 1 and p.VEC * math.max(case.type.bytes, case.offset.bytes) == 16
		and (case.mean <= 32 or case.cv < 1 and case.mean <= 64)
end

-- Means of 8 to 256: up to a sixth faster than by_segments on an H200. Streaming stores, whose results leave the cache
-- first, allow long bursts; from a mean of 16 on plain stores are 2% to 8% slower.
hints["interval_expand/by_bursts"] = function(p, _, case)
	local streams = p.STORE_MODIFIER == 1
	local usual = streams and p.BURST >= 2048 or not streams and case.mean < 16 and p.BURST >= 512 and p.BURST <= 1024
	return usual and p.NT >= 128 and p.VT == 16 and p.MIN_BLOCKS == 0
		and p.VEC * math.max(case.type.bytes, case.offset.bytes) == 16 and case.mean >= 8 and case.mean <= 256
end

-- In few values several tiles per block were never ahead; nothing is known of many.
hints["interval_expand_rows/even"] = function(p, _, case)
	return p.TILES == 1 or not are_few_values(case)
end

hints["load_balance_search/by_bursts"] = hints["interval_expand/by_bursts"]

hints["load_balance_search/by_segments"] = hints["interval_expand/by_segments"]

-- On an H100 a ring with long chunks is 3% faster at a mean of 32, and no faster at 2 and 8.
hints["load_balance_search/head_bits"] = function(p, dev, case)
	if p.STAGES > 0 then
		return p.STAGES == 3 and is_usual(p) and p.MIN_BLOCKS == 0 and p.HOLD == 0 and p.TILES == 16
			and p.UNROLL == 4 and p.VEC * math.max(case.type.bytes, case.offset.bytes) == 16 and case.mean >= 8
	end
	return hints["interval_expand/head_bits"](p, dev, case)
end

-- Single elements, whose loads and stores coalesce; vectors would be apart. Routes in local memory are 1% to 6% faster
-- for gather at means of 8 and 32, at random and in order, and no faster for scatter and move. Moving tiles of one
-- route as one segment is 1% to 6% faster for all three in order, and 1% to 5% slower at random; HOLD is 3% faster for
-- scatter at 2, 1% at 256, up to 3% slower for move. With a ring as well they are 1% to 8% faster at 2, 4% to 6% at 8,
-- up to 2% at 32, and not at 256, on either GPU; 128 registers make scatter 2% to 3% faster.
local function is_usual_move(p, case)
	if p.STAGES > 0 then
		return p.LOCAL_ROUTES == 2 and p.VEC == 1 and p.UNROLL == 4 and p.TILES >= 4 and p.NT <= 128
			and (p.MIN_BLOCKS == 0 or p.NT * p.MIN_BLOCKS == 512) and p.STORE_MODIFIER == 0
	end
	local single = is_usual(p) and p.VEC == 1 and p.STORE_MODIFIER == 0
	if p.LOCAL_ROUTES == 2 then
		return single and p.AHEAD == 2 and p.MIN_BLOCKS == 0 and p.TILES >= 4 and p.UNROLL <= 4
	end
	return single and p.HOLD == 0 and (p.UNROLL == 1 and case.mean >= 8 or p.UNROLL == 4)
		and (p.LOCAL_ROUTES == 0 or p.VT == 16 and p.UNROLL == 4 and p.AHEAD == 0)
end

hints["interval_gather/head_bits"] = function(p, _, case)
	return p.CHUNKS_AHEAD == 0 and is_usual_move(p, case)
end

-- Values prefetched into L2: move and scatter in order are 2% to 3% faster at a mean of 32, gather 10% slower.
hints["interval_move_ordered/head_bits"] = function(p, _, case)
	return is_usual_move(p, case) and (p.CHUNKS_AHEAD == 0 or p.CHUNKS_AHEAD == 16 and p.NT == 64 and p.TILES == 4)
end

hints["interval_scatter_ordered/head_bits"] = hints["interval_move_ordered/head_bits"]

-- Multiprocessors at least half full; several loads in flight.
hints["histogram_even/privatised"] = function(p)
	return p.NT >= 256 and p.NT * p.BLOCKS_PER_SM >= 1024 and p.UNROLL == 4
end

hints["interval_gather/load_balance"] = function(p, _, case)
	return is_usual_block(p) and p.VT >= 7 and (p.VEC == 1 or p.VEC * case.type.bytes == 16)
		and (p.SERIAL_MERGE == 1 or case.mean >= 8)
end

hints["interval_gather/subwarp"] = function(p, _, case)
	return is_usual_block(p) and (p.VEC == 1 or p.VEC * case.type.bytes == 16)
end

-- ---- a portfolio: variants that together are near the fastest in each case of scripts/table.lua on an H200 (the
-- p-median greedy over 1,800 variants). Those with sizes set by the launch come first: one of them replaces many.
-- Omitted parameters have their defaults.
local portfolio = {}

portfolio["segreduce/block"] = {
	"LDG=0 NT=0 UNROLL=8 VEC=4",
	"LDG=0 NT=0 UNROLL=4 VEC=4",
	"LDG=0 NT=0 UNROLL=2 VEC=4",
	"LDG=0 NT=512 UNROLL=8 VEC=4",
	"LDG=0 NT=256 UNROLL=2 VEC=2",
	"LDG=0 NT=1024 UNROLL=8 VEC=4",
	"LDG=0 NT=64 UNROLL=8 VEC=4",
	"LDG=0 NT=32 UNROLL=4 VEC=4",
}

-- Few: each takes two seconds to compile, and tiles_bulk is near the fastest where others were.
portfolio["segreduce/flat_persistent"] = {
	"BLOCKS_PER_SM=4 LDG=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=16 TILES=8 VECS=7",
	"BLOCKS_PER_SM=4 LDG=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=16 TILES=2 VECS=7",
	"BLOCKS_PER_SM=5 LDG=0 NT=128 PREFETCH=1 SEGMENT_COST=3 STATIC_SHARE=16 TILES=2 VECS=3",
	"BLOCKS_PER_SM=4 LDG=0 NT=128 PREFETCH=4 SEGMENT_COST=1 STATIC_SHARE=14 TILES=4 VECS=7",
	"BLOCKS_PER_SM=5 LDG=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=14 TILES=4 VECS=5",
	"BLOCKS_PER_SM=4 LDG=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=16 TILES=4 VECS=5",
}

portfolio["segreduce/split"] = {
	"FINISH=0 LDG=0 NT=128 SPLIT_ITEMS=4096 UNROLL=4 VEC=4",
	"FINISH=1 LDG=1 NT=512 SPLIT_ITEMS=16384 UNROLL=4 VEC=4",
	"FINISH=1 LDG=0 NT=512 SPLIT_ITEMS=65536 UNROLL=8 VEC=4",
	"FINISH=1 LDG=0 NT=128 SPLIT_ITEMS=4096 UNROLL=4 VEC=4",
}

portfolio["segreduce/stream"] = {
	"BALANCED=0 BUFFER_ITEMS=2048 LDG=0 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=3",
}

portfolio["segreduce/stream_bulk"] = {
	"BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=1",
	"BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=8",
	"BALANCED=1 BUFFER_ITEMS=1536 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=8",
	"BALANCED=0 BUFFER_ITEMS=2560 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=8",
	"BALANCED=0 BUFFER_ITEMS=2304 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=1",
	"BALANCED=0 BUFFER_ITEMS=6144 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=2 THREADS_PER_SEGMENT=32",
	"BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=4",
	"BALANCED=0 BUFFER_ITEMS=1792 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=3 THREADS_PER_SEGMENT=32",
	"BALANCED=0 BUFFER_ITEMS=3584 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=3",
	"BALANCED=0 BUFFER_ITEMS=1024 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=3 THREADS_PER_SEGMENT=8",
	"BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=5",
	"BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=1 SPLIT_SEGMENT_MIN=4096",
	"BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=4096",
	"BALANCED=0 BUFFER_ITEMS=4096 MIN_BLOCKS=0 NT=128 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=4096",
	"BALANCED=0 BUFFER_ITEMS=2048 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=4 SPLIT_SEGMENT_MIN=4096",
	"BALANCED=0 BUFFER_ITEMS=3072 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=1 WARP_SEGMENT_MIN=32",
	"BALANCED=0 BUFFER_ITEMS=1280 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=4 SPLIT_SEGMENT_MIN=4096 WARP_SEGMENT_MIN=32",
}

portfolio["segreduce/stream_fitted"] = {
	"BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=6",
	"BALANCED=0 BUFFER_ITEMS=3072 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=1",
	"BALANCED=0 BUFFER_ITEMS=1792 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=2",
	"BALANCED=0 BUFFER_ITEMS=2304 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=1",
	"BALANCED=0 BUFFER_ITEMS=1536 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=1",
	"BALANCED=1 BUFFER_ITEMS=2560 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=6",
}

portfolio["segreduce/threads_fitted"] = {
	"LDG=1 NT=128 UNROLL=0 VEC=4",
	"LDG=1 NT=128 UNROLL=4 VEC=4",
	"LDG=1 NT=128 UNROLL=2 VEC=4",
	"LDG=1 NT=128 UNROLL=8 VEC=4",
}

portfolio["segreduce/subwarp"] = {
	"LDG=1 NT=128 THREADS_PER_SEGMENT=0 UNROLL=2 VEC=4",
	"LDG=0 NT=256 THREADS_PER_SEGMENT=0 UNROLL=2 VEC=4",
	"LDG=1 NT=128 THREADS_PER_SEGMENT=0 UNROLL=4 VEC=4",
	"LDG=1 NT=128 THREADS_PER_SEGMENT=16 UNROLL=4 VEC=4",
	"LDG=1 NT=128 THREADS_PER_SEGMENT=2 UNROLL=4 VEC=4",
	"LDG=0 NT=128 THREADS_PER_SEGMENT=2 UNROLL=2 VEC=4",
	"LDG=0 NT=256 THREADS_PER_SEGMENT=32 UNROLL=2 VEC=4",
	"LDG=1 NT=128 THREADS_PER_SEGMENT=16 UNROLL=2 VEC=4",
}

-- From real profiles, as they are and repeated to 2^26, on an H200: tiles of 3072 where n < 2^22.
portfolio["segreduce/tiles_bulk"] = {
	"BUFFER_ITEMS=5120 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=2",
	"BUFFER_ITEMS=3072 MIN_BLOCKS=8 NT=256 SEGMENTS_PER_THREAD=4",
	"BUFFER_ITEMS=7168 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=4",
	"BUFFER_ITEMS=3072 MIN_BLOCKS=8 NT=256 SEGMENTS_PER_THREAD=1",
	"BUFFER_ITEMS=5120 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=4",
	"BUFFER_ITEMS=7168 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=1",
	"BUFFER_ITEMS=3072 MIN_BLOCKS=8 NT=256 SEGMENTS_PER_THREAD=2",
	"BUFFER_ITEMS=7168 MIN_BLOCKS=7 NT=256 SEGMENTS_PER_THREAD=2",
}

portfolio["segreduce/thread"] = {
	"LDG=1 NT=128 SEGMENTS_PER_THREAD=1 UNROLL=1 VECTOR_UNIT_SEGMENTS=1",
}

-- For rows: the fastest for each width and kind of lengths that was measured.
portfolio["segreduce_rows/even"] = {
	"CHUNK_ITEMS=64 NT=256 UNROLL=8 VEC=4",
	"CHUNK_ITEMS=128 NT=128 UNROLL=16 VEC=4",
	"CHUNK_ITEMS=128 MIN_BLOCKS=8 NT=64 UNROLL=16 VEC=4",
	"CHUNK_ITEMS=128 NT=128 UNROLL=16 VEC=8",
}

portfolio["segreduce_rows/even_block"] = {
	"MIN_BLOCKS=4 NT=256 TILES=16 UNROLL=4 VEC=4",
	"NT=256 TILES=64 UNROLL=8 VEC=8",
}

portfolio["segreduce_rows/even_bulk"] = {
	"COLUMNS=4 NT=64 VT=15",
	"COLUMNS=4 MIN_BLOCKS=8 NT=64 VT=11",
	"COLUMNS=8 MIN_BLOCKS=12 NT=64 VT=15",
	"COLUMNS=8 NT=64 VT=31",
}

portfolio["segreduce_rows/columns_bulk"] = {
	"BUFFER_ITEMS=4096 COLUMNS=8 NT=32 SEGMENTS=32 UNROLL=2 WARP_SEGMENT_MIN=16",
	"BUFFER_ITEMS=8192 COLUMNS=8 NT=64 SEGMENTS=32 UNROLL=2 WARP_SEGMENT_MIN=16",
	"BUFFER_ITEMS=4096 COLUMNS=8 NT=64 SEGMENTS=32 UNROLL=2",
}

portfolio["segreduce_rows/lanes"] = {
	"NT=256 ROWS=1 UNROLL=4 VEC=4",
	"MIN_BLOCKS=8 NT=128 ROWS=4 UNROLL=4 VEC=4",
	"MIN_BLOCKS=8 NT=128 ROWS=8 UNROLL=8 VEC=4",
	"NT=256 ROWS=32 UNROLL=8 VEC=4",
	"NT=128 ROWS=1 SEGMENTS_IN_FLIGHT=2 UNROLL=1 VEC=8",
}

portfolio["segreduce_rows/whole_flat_persistent"] = {
	"BLOCKS_PER_SM=4 NT=128 PREFETCH=4 SEGMENT_COST=1 STATIC_SHARE=14 TILES=8 VECS=7",
	"BLOCKS_PER_SM=4 NT=128 PREFETCH=1 SEGMENT_COST=1 STATIC_SHARE=14 TILES=8 VECS=7",
}

portfolio["segreduce_rows/whole_stream_bulk"] = {
	"BUFFER_ITEMS=768 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=8",
	"BUFFER_ITEMS=1536 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=4",
	"BUFFER_ITEMS=768 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=2",
	"BUFFER_ITEMS=2304 MIN_BLOCKS=0 NT=64 SEGMENTS_PER_THREAD=1",
	"BUFFER_ITEMS=1024 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=2 SPLIT_SEGMENT_MIN=4096 WARP_SEGMENT_MIN=32",
}

portfolio["segreduce_rows/whole_thread"] = portfolio["segreduce/thread"]

return {
	hints = hints,
	portfolio = portfolio,
	left_out = {
		["segreduce/binned"] = "10% and more behind the fastest on all cases of an H200, n = 2^26 and 2^28",
		["segreduce/lookback"] = "39% and more behind the fastest on all cases of an H200, n = 2^26 and 2^28",
		["segreduce/merge"] = "2.2 times slower and more than the fastest on all cases of an H200, n = 2^26 and 2^28",
		["segreduce/scan"] = "2.7 times slower and more than the fastest on all cases of an H200, n = 2^26 and 2^28",
		["segreduce_rows/buffer"] = "0.3% and more behind the fastest on all cases of an H200, 3 times as slow on average",
		["segreduce_rows/even_buffer"] = "16% and more behind even_bulk on all cases of an H200",
		["segreduce_rows/whole_stream"] = "1.7% and more behind whole_stream_bulk on an H200, widths 1 and 2",
		["segreduce/strip_empty"] =
			"5% and more behind the fastest on all cases of an H200, n = 2^26 and 2^28, none with empty segments",
	},
}
