#!/bin/sh
# Softmax within segments: both strategies on a CPU, kernels that are wrong, what is measured.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1
export XDG_CACHE_HOME="$WORK/xdg"

says "its operator where none is named" "#define OPER_NAME logsumexp" "$SEGTUNE" catalogue segsoftmax/subwarp --source ''
refuses "no sums" 1 "segsoftmax takes logsumexp" "$SEGTUNE" sweep --device fake:0 --db x.db --quiet --operation segsoftmax \
	--operator plus --geometry fixed:n=3K,mean=8
refuses "no inputs" 2 "takes no input" "$SEGTUNE" sweep --device fake:0 --db x.db --quiet --operation segsoftmax \
	--input 'transform:x * x' --geometry fixed:n=3K,mean=8
if ! has_pocl; then
	skip "shares" "no PoCL"
	finish
	exit
fi
bare_builds
one_thread
verify() { "$SEGTUNE" verify --device opencl:pocl --quiet --operation segsoftmax --elements 3000 "$@"; }
check "a thread a segment" verify --type f32 --strategy subwarp --params "NT=64 THREADS_PER_SEGMENT=1 VEC=1 KEEP=1"
check "teams" verify --type bf16:f32:bf16 --strategy subwarp --params "NT=64 THREADS_PER_SEGMENT=8 VEC=8 KEEP=2"
check "a block a segment" verify --type f32 --strategy subwarp --params "NT=64 THREADS_PER_SEGMENT=64 UNROLL=4"
check "two passes" verify --type f32,f16:f32 --strategy two_pass --params "NT=64 VT=7"

# wrong NAME STRATEGY CHANGE: the strategy with that change of softmax.h, or of its kernel, is found wrong.
wrong() {
	mkdir -p mine/segsoftmax
	sed "$3" "$TESTS/../variants/segsoftmax/softmax.h" >mine/segsoftmax/softmax.h
	sed "s/segsoftmax_subwarp/segsoftmax_$1/; s/segsoftmax_shares/segsoftmax_$1/; $3" \
		"$TESTS/../variants/segsoftmax/$2.cl" >"mine/segsoftmax/$1.cl"
	sed "s/\"$2.cl\"/\"$1.cl\"/; s/\"segsoftmax_[a-z]*\"/\"segsoftmax_$1\"/" "$TESTS/../variants/segsoftmax/$2.lua" \
		>"mine/segsoftmax/$1.lua"
	! verify --catalogue mine --type f32 --strategy "$1" --params "$4" >out.txt 2>err.txt && grep -q 'wrong: ' err.txt
}
team="NT=64 THREADS_PER_SEGMENT=8 UNROLL=1"
check "infinities that count as numbers" wrong inf subwarp 's/ + (all.sum - all.sum)//' "$team"
check "shares that are not divided" wrong whole subwarp 's/ \* factor.sum;/;/' "$team"
check "a vector that is read again at another place" wrong again subwarp 's/row + u \* step, (OFF_T)n/first + u * step, (OFF_T)n/' "$team"
check "a neighbour's fold" wrong next two_pass 's/factor_of(folds\[segment\])/factor_of(folds[segment ? segment - 1 : 0])/' "NT=64"

"$SEGTUNE" sweep --device opencl:pocl --db s.db --quiet --no-finals --operation segsoftmax --strategy two_pass --search random \
	--evaluations 1 --geometry uniform:n=3000,mean=8 >sweep.out 2>&1
"$SEGTUNE" export --force --db s.db --out s.h >export.out 2>&1
check "measured, and in a header" grep -q 'segsoftmax.*logsumexp\|"f32", "logsumexp"' s.h
refuses "a library of it" 2 "none for|no library|libraries" "$SEGTUNE" export --force --format library --db s.db --out lib
finish
