-- What was fast on CPUs through PoCL: few variants of each strategy, since chunk wins nearly everywhere and the others
-- are only there to compare with. A block is one core's work, so most blocks are small.
local hints = {}

hints["segreduce/thread"] = function(p)
	return p.NT == 64 and p.SEGMENTS_PER_THREAD == 4 and p.UNROLL == 4 and p.VECTOR_UNIT_SEGMENTS == 0
end

hints["segreduce/subwarp"] = function(p)
	return (p.NT == 64 or p.NT == 256) and p.THREADS_PER_SEGMENT == 2 and p.VEC == 1 and p.UNROLL == 1
end

hints["segreduce/block"] = function(p)
	return p.NT == 32 and p.VEC == 1 and p.UNROLL == 1
end

hints["segreduce/split"] = function(p)
	return p.NT == 128 and p.VEC == 1 and p.UNROLL == 2 and p.SPLIT_ITEMS == 65536 and p.FINISH == 0
end

hints["segreduce/binned"] = function(p)
	return p.NT == 128 and p.VEC == 1 and p.UNROLL == 1 and p.THREADS_PER_SEGMENT == 2 and p.WARP_MIN_LOG2 == 8
		and p.BLOCK_MIN_LOG2 == 13 and p.SPLIT_MIN_LOG2 == 17
end

hints["segreduce/flat"] = function(p)
	return p.NT == 64 and (p.VT == 15 or p.VT == 23) and p.LDG == 1 and p.STORE == 1 and p.MIN_BLOCKS == 0
		and p.HALF_CAPACITY == 0
end

local function look_back(p)
	return p.NT == 64 and p.VT == 23 and p.WINDOW == 32
end

hints["segreduce/lookback"] = look_back
hints["segreduce/merge"] = look_back
hints["segreduce/scan"] = look_back
hints["scan/lookback"] = look_back

hints["segreduce/strip_empty"] = function(p)
	return p.NT == 128 and p.VT == 15
end

hints["segreduce/stream"] = function(p, _, case)
	return p.NT == 64 and (p.SEGMENTS_PER_THREAD == 1 or p.SEGMENTS_PER_THREAD == 4)
		and p.BUFFER_ITEMS * case.type.bytes == 8192 and p.PADDING == 0 and p.THREADS_PER_SEGMENT == 1
end

local function few_items(p)
	return p.NT <= 4
end

hints["segreduce/chunk"] = few_items
hints["scan/chunk"] = few_items
hints["reduce_by_key/chunk"] = few_items
hints["interval_gather/chunk"] = few_items

local function bits(p)
	return p.NT == 64 and p.VT == 16 and p.MIN_BLOCKS == 0
end

hints["segreduce_apply/bitmap"] = bits
hints["segreduce_apply/thread_codes"] = bits

hints["segreduce_regular/sequential"] = function(p)
	return p.NT == 64 and p.UNROLL == 4
end

hints["segreduce_regular/large"] = function(p)
	return p.NT == 128 and p.VEC == 1 and p.UNROLL == 1 and p.ITEMS_PER_THREAD == 256
end

hints["segreduce_regular/small"] = function(p)
	return p.NT == 64
end

hints["segreduce_regular/futhark"] = function(p)
	return p.NT == 128 and p.VEC == 1 and p.ITEMS_PER_THREAD == 16 and p.GROUPS == 0
end

local function portions(p)
	return p.NT == 64 and p.VT == 23 and p.BLOCKS_PER_SM == 4
end

hints["scan/flat"] = portions
hints["reduce_by_key/flat"] = portions
hints["reduce_by_key_apply/bitmap"] = portions

hints["reduce_by_key/lookback"] = function(p)
	return p.NT == 64 and p.VT == 23
end

hints["reduce/chunk"] = function(p)
	return p.NT == 1 and p.CHUNK_ITEMS >= 4096
end

hints["reduce/persistent"] = function(p)
	return p.NT == 128 and p.VEC == 1 and p.UNROLL == 1 and p.BLOCKS_PER_SM == 1 and p.FINISH == 0 and p.ROUNDS == 0
end

local function tree(p)
	return p.NT == 64 and p.BLOCKS == 16
end

hints["reduce/log_step"] = tree
hints["reduce/unrolled"] = tree
hints["reduce/unrolled_tail"] = tree

hints["histogram/chunk"] = function(p)
	return p.NT == 1 and p.CHUNK_ITEMS >= 65536
end

hints["histogram/global_atomic"] = function(p)
	return p.NT == 256 and p.VECS == 16
end

local function counted_in_blocks(p)
	return p.NT == 256 and p.VECS == 64 and p.COPIES == 1 and p.UNROLL == 1
end

hints["histogram/rle"] = counted_in_blocks
hints["histogram/shared_atomic"] = counted_in_blocks

hints["interval_expand/head_bits"] = function(p)
	return p.NT == 64 and p.VT == 16 and p.TILES == 16 and p.UNROLL == 1 and p.AHEAD == 0 and p.MIN_BLOCKS == 0
		and p.LOCAL_ROUTES == 0 and p.HOLD == 0
end

hints["load_balance_search/head_bits"] = hints["interval_expand/head_bits"]
hints["interval_gather/head_bits"] = hints["interval_expand/head_bits"]

hints["interval_gather/head_flags"] = function(p)
	return p.NT == 64 and p.VT == 8 and p.TILES == 16 and p.UNROLL == 1 and p.MIN_BLOCKS == 0
end

hints["interval_gather/load_balance"] = function(p)
	return p.NT == 64 and p.VT == 15 and p.SERIAL_MERGE == 1
end

hints["interval_gather/subwarp"] = function(p)
	return p.NT == 64 and p.THREADS_PER_SEGMENT <= 2 and p.VEC == 1 and p.UNROLL == 1
end

return {
	hints = hints,
	left_out = {
		["segreduce/binned"] = "left out on an H200, not compared on CPUs",
		["segreduce/lookback"] = "left out on an H200, not compared on CPUs",
		["segreduce/merge"] = "left out on an H200, not compared on CPUs",
		["segreduce/scan"] = "moves the elements three times",
		["segreduce/strip_empty"] = "left out on an H200, not compared on CPUs",
	},
}
