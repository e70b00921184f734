#!/bin/sh
# Softmax within segments, of values and of rows: all strategies on a CPU, kernels that are wrong, what is measured.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1
export XDG_CACHE_HOME="$WORK/xdg"

says "its operator where none is named" "#define OPER_NAME logsumexp" "$SEGTUNE" catalogue segsoftmax/subwarp --source ''
refuses "no sums" 1 "segsoftmax takes logsumexp" "$SEGTUNE" sweep --device fake:0 --db x.db --quiet --operation segsoftmax \
	--operator plus --geometry fixed:n=3K,mean=8
says "rows have a width" "#define WIDTH 7 #define ROW_STRIDE 8" "$SEGTUNE" catalogue segsoftmax_rows/lanes --source VEC=4 \
	--width 7 --stride 8
refuses "no rows without an operation on them" 1 "takes single values" "$SEGTUNE" sweep --device fake:0 --db x.db --quiet \
	--operation segsoftmax --geometry fixed:n=3K,mean=8,width=4
refuses "no inputs" 2 "takes no input" "$SEGTUNE" sweep --device fake:0 --db x.db --quiet --operation segsoftmax \
	--input 'transform:x * x' --geometry fixed:n=3K,mean=8
if ! has_pocl; then
	skip "shares" "no PoCL"
	finish
	exit
fi
bare_builds
one_thread
verify_of() { "$SEGTUNE" verify --device opencl:pocl --quiet --elements 3000 --operation "$@"; }
verify() { verify_of segsoftmax "$@"; }
check "a thread a segment" verify --type f32 --strategy subwarp --params "NT=64 THREADS_PER_SEGMENT=1 VEC=1 KEEP=1"
check "teams" verify --type bf16:f32:bf16 --strategy subwarp --params "NT=64 THREADS_PER_SEGMENT=8 VEC=8 KEEP=2"
check "a block a segment" verify --type f32 --strategy subwarp --params "NT=64 THREADS_PER_SEGMENT=64 UNROLL=4"
check "two passes" verify --type f32,f16:f32 --strategy two_pass --params "NT=64 VT=7"

# Widths of one lane and of no vector; rows apart; more lanes than a block has threads; teams by local memory.
rows() {
	title=$1
	shift
	says "rows: $title" " [1-9][0-9]* passed, 0 wrong, 0 failed" verify_of segsoftmax_rows --operator logsumexp "$@"
}
rows "one value" --width 1 --type f32 --strategy lanes,two_pass --params "NT=64 VEC=1 UNROLL=2"
rows "a vector that the last lane does not fill" --width 7 --stride 8 --type f32 --strategy lanes \
	--params "NT=64 VEC=4 ROWS=4 KEEP=2 UNROLL=2"
rows "... in two passes" --width 7 --stride 8 --type f32 --strategy two_pass --params "NT=64 VEC=4 UNROLL=2 CHUNK_ITEMS=16"
rows "vectors of 16 bits" --width 16 --type bf16:f32:bf16 --strategy lanes,two_pass --params "NT=64 VEC=8 UNROLL=2"
rows "results wider than values" --width 5 --stride 6 --type f16:f32 --strategy lanes,two_pass --params "NT=64 VEC=2 UNROLL=4"
rows "through a buffer" --width 7 --stride 8 --type f32 --strategy buffer --params "NT=64 SEGMENTS=4 ROWS=4 BUFFER_ITEMS=1024"
rows "... of 16 bits" --width 16 --type bf16:f32:bf16 --strategy buffer --params "NT=64 SEGMENTS=8 ROWS=1 BUFFER_ITEMS=1024"
rows "f64" --width 3 --type f64 --strategy lanes,two_pass --params "NT=64 VEC=1 UNROLL=4"
rows "several blocks a row" --width 70 --type f32 --strategy lanes,two_pass --params "NT=64 VEC=1 UNROLL=2"

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

# The same of rows.
wrong_rows() {
	mkdir -p mine/segsoftmax_rows
	sed "$3" "$TESTS/../variants/segsoftmax_rows/row_shares.h" >mine/segsoftmax_rows/row_shares.h
	sed "s/segsoftmax_rows_lanes/segsoftmax_rows_$1/; s/segsoftmax_rows_shares/segsoftmax_rows_$1/; $3" \
		"$TESTS/../variants/segsoftmax_rows/$2.cl" >"mine/segsoftmax_rows/$1.cl"
	sed "s/\"$2.cl\"/\"$1.cl\"/; s/\"segsoftmax_rows_[a-z]*\"/\"segsoftmax_rows_$1\"/" \
		"$TESTS/../variants/segsoftmax_rows/$2.lua" >"mine/segsoftmax_rows/$1.lua"
	! verify_of segsoftmax_rows --catalogue mine --type f32 --strategy "$1" --width 7 --stride 8 --params "$4" >out.txt 2>err.txt &&
		grep -q 'wrong: ' err.txt
}
check "a row that is not folded" wrong_rows lost lanes 's/end - from > k \* ROWS ? EL/end - from > (k + 1) * ROWS ? EL/' "NT=64 VEC=1 ROWS=2 KEEP=4"
check "a fold that row 0 alone has" wrong_rows alone lanes 's/team_share(.*;//' "NT=64 VEC=1 ROWS=2"
check "rows that are read again at another place" wrong_rows behind lanes 's/load_rows(values, at, i, end/load_rows(values, at, from, end/' \
	"NT=64 VEC=1 ROWS=1 KEEP=1"
check "a neighbouring row's segment" wrong_rows late two_pass 's/o->end <= row/o->end < row/' "NT=64 VEC=1"
sed 's/(i64)pass \* BUFFER_ITEMS/(i64)(pass % 2) * BUFFER_ITEMS/' "$TESTS/../variants/segsoftmax_rows/buffered_shares.h" \
	>mine/segsoftmax_rows/buffered_shares.h
check "a filling that comes again" wrong_rows filling buffer 's/segsoftmax_rows_buffer/segsoftmax_rows_filling/' \
	"NT=64 SEGMENTS=4 ROWS=1 BUFFER_ITEMS=1024"
check "a neighbouring column's fold" wrong_rows column two_pass 's/factor->e\[c\]/factor->e[0]/' "NT=64 VEC=4"

"$SEGTUNE" sweep --device opencl:pocl --db s.db --quiet --no-finals --operation segsoftmax --strategy two_pass --search random \
	--evaluations 1 --geometry uniform:n=3000,mean=8 >sweep.out 2>&1
"$SEGTUNE" export --force --db s.db --out s.h >export.out 2>&1
check "measured, and in a header" grep -q 'segsoftmax.*logsumexp\|"f32", "logsumexp"' s.h
"$SEGTUNE" sweep --device opencl:pocl --db r.db --quiet --no-finals --operation segsoftmax_rows --strategy lanes --search random \
	--evaluations 1 --geometry uniform:n=3000,mean=8,width=5 >sweep.out 2>&1
check "rows are measured" "$SEGTUNE" export --force --db r.db --out r.h
finish
