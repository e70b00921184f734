#!/bin/sh
# Strategies that claim to take arrays from any element on are right on arrays that begin one element behind an aligned
# address, where a vector load is an error of the device; and a wrong claim is found.
. "$(dirname "$0")/lib.sh"
need_gpu

verified 'segments' 200 --operation segreduce --strategy thread,subwarp,block,split,binned,flat,chunk,reference \
	--type f32,f64 --operator plus,max_subarray,index_of_minimum --variants 12
verified 'segments of one length' 100 --operation segreduce_regular --strategy small,large,sequential,futhark,block,thread \
	--type f32,i64 --operator plus --variants 8
verified 'one segment' 100 --operation reduce --strategy chunk,log_step,unrolled,unrolled_tail,persistent,reference \
	--type f32,i64 --operator plus --variants 8
verified 'intervals' 100 --operation interval_gather,interval_move,interval_scatter,interval_expand,interval_expand_rows,load_balance_search \
	--type f32,i64,u32 --operator none --variants 8
verified 'scans and keys' 100 --operation scan,segscan,reduce_by_key --strategy chunk,reference --type f32,i64 \
	--operator plus --variants 4
verified 'matrices and gathered values' 100 --operation spmv,spmv_unary,spmv_indirect,segreduce_indirect --type f32 \
	--operator plus --cover --variants 8

mkdir -p mine/segreduce
cat >mine/segreduce/lies.lua <<'END'
return strategy {
	like = "block", about = "loads vectors, and claims to take any array", unaligned = true,
	params = { NT = { 64 }, VEC = { 4 }, UNROLL = { 1 }, LDG = { 0 }, LOAD_MODIFIER = { 0 } },
}
END
# CPUs load vectors from anywhere.
if [ -n "${DEVICE:-}" ]; then
	skip 'a wrong claim is found' 'no NVIDIA GPU'
elif run_limited 60 "$SEGTUNE" verify --device cuda:0 --quiet --catalogue mine --strategy lies --type f32 --operator plus; then
	fail 'a wrong claim is found'
else
	check 'a wrong claim is found' grep -q 'not aligned' "$log"
fi
finish
