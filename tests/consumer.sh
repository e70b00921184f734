#!/bin/sh
# A production library's use of an exported header: tests/consumer is compiled against it as C99 and as C++11, builds
# the kernels that its launch boxes name through OpenCL, and reduces made-up and real data right. Once for each
# strategy alone, so that every launch recipe is used, and once for the header that they make together.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1

FLAGS='-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror'
STRATEGIES='flat stream subwarp block chunk'
SIZES='1,1 0,5 1000,1 1000,1000 100000,30000 1000000,90 300000,300000 1000000,1' # n and segments

if ! "$SEGTUNE" devices 2>/dev/null | grep -q 'opencl:0'; then
	skip "consumer" "no OpenCL device"
	finish
	exit
fi
echo 'int main(void) { return 0; }' >probe.c
if ! gcc probe.c -o probe -l:libOpenCL.so.1 2>/dev/null; then
	skip "consumer" "cannot link libOpenCL.so.1"
	finish
	exit
fi

# compile HEADER COMPILER...: makes ./consumer
compile() {
	source=$1
	shift
	# shellcheck disable=SC2086 # a list of flags
	"$@" $FLAGS -DBOXES="\"$WORK/$source\"" -o consumer "$TESTS/consumer/consumer.c" -l:libOpenCL.so.1 -lm
}

# kernels: saves the text of every box of the header to kernels/
save_kernels() {
	mkdir -p kernels
	./consumer boxes >boxes.txt || return
	while IFS='|' read -r strategy params file; do
		"$SEGTUNE" catalogue "segreduce/$strategy" --source "$params" >"kernels/$file" || return
	done <boxes.txt
}

# The rows of a Matrix Market file (general, coordinate) as segments: n and rows, lengths, values by row.
rows_of() {
	awk '
		/^%/ { next }
		!rows { rows = $1; n = $3; print n, rows; next }
		{ count[$1]++; values[$1, count[$1]] = NF > 2 ? $3 : 1 }
		END {
			for (r = 1; r <= rows; r++) print count[r] + 0
			for (r = 1; r <= rows; r++) for (i = 1; i <= count[r]; i++) print values[r, i]
		}' "$1"
}

# use_header NAME: both languages, then sizes from one element to more than a launch box's tile, with empty segments.
use_header() {
	header=$1
	check "$header: compiles as C++11" compile "$header.h" g++ -x c++ -std=c++11
	check "$header: compiles as C99" compile "$header.h" gcc -std=c99
	check "$header: the text of each launch box" save_kernels
	# shellcheck disable=SC2086 # a list
	set -- $SIZES ./*.data
	check "$header: all problems" ./consumer kernels "$@"
	cp "$WORK/check.out" answers
	for problem in "$@"; do
		check "$header: $problem" grep "^$problem: 0 wrong" answers
	done
}

# Real data: a few iterations' worth of a matrix written here, and what the tests keep of the world's.
printf '%s\n' '%%MatrixMarket matrix coordinate real general' '5 4 6' '1 1 2.5' '1 3 -1.25' '3 2 7' '5 1 1e-3' \
	'3 4 0.5' '5 4 -2' >small.mtx
rows_of small.mtx >small.data
for matrix in "$TESTS"/data/*.mtx; do
	if [ -e "$matrix" ] && head -n 1 "$matrix" | grep -qi 'coordinate \(real\|integer\|pattern\) general'; then
		rows_of "$matrix" >"$(basename "$matrix" .mtx).data"
	fi
done

sweep() {
	"$SEGTUNE" sweep --device opencl:0 --db "$1" --quiet --samples 5 --evaluations "$2" --strategy "$3" \
		--geometry uniform:n=64K,mean=4 uniform:n=64K,mean=512
}

for strategy in $STRATEGIES; do
	check "$strategy: measured" sweep "$strategy.db" 2 "$strategy"
	check "$strategy: exported" "$SEGTUNE" export --force --db "$strategy.db" --out "$strategy.h"
	[ -e "$strategy.h" ] && use_header "$strategy"
done
check "all: measured" sweep all.db 10 "$(echo "$STRATEGIES" | tr ' ' ,)"
check "all: exported" "$SEGTUNE" export --force --db all.db --out all.h
[ -e all.h ] && use_header all

finish
