#!/bin/sh
# Rows of values on the CPU through PoCL: every strategy on several widths, a sweep of two widths with what is made of it (summary, heat map, header), and refusals.
# shellcheck source=tests/lib.sh
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1

# refused TITLE TEXT COMMAND...: it must fail, and say TEXT.
refused() {
	title=$1
	text=$2
	shift 2
	if ! "$@" >out 2>err && grep -q "$text" err; then
		ok "$title"
	else
		fail "$title"
		sed 's/^/    /' out err | head -n 10
	fi
}

refused "no rows of no columns" "'width' must be from 1 to 4096" "$SEGTUNE" geometry uniform:n=1K,width=0
refused "no stride below the width" "do not fit into a 'stride' of 7" "$SEGTUNE" geometry uniform:n=1K,width=8,stride=7
refused "no less than a row" "at least one row of 8 values" "$SEGTUNE" geometry fixed:n=7,mean=1,width=8
refused "verify: width" "'--width' cannot be '4097'" "$SEGTUNE" verify --operation segreduce_rows --width 4097
refused "verify: stride" "'--stride' cannot be '3'" "$SEGTUNE" verify --operation segreduce_rows --width 4 --stride 3
refused "verify: stride alone" "'--stride' cannot be '3'" "$SEGTUNE" verify --operation segreduce_rows --stride 3
says "a source has width and stride" "#define WIDTH 7 #define ROW_STRIDE 8" \
	"$SEGTUNE" catalogue segreduce_rows/lanes --source VEC=1 --width 7 --stride 8

device=opencl:pocl
"$SEGTUNE" devices 2>/dev/null | grep -q "^$device " || device=opencl
if ! "$SEGTUNE" devices 2>/dev/null | grep -q "^$device"; then
	skip "segreduce_rows on a device" "no OpenCL device"
	finish
	exit
fi

all=$([ "${ALL:-0}" = 0 ] || echo yes)
# Widths of one lane, of no vector, of vectors behind which rows go on, of more lanes than a block has threads, which
# even_buffer does not take.
for row in ${all:+1/1 2/2} 7/7 33/40 300/300; do
	narrow=even_buffer
	[ "${row%/*}" -lt 100 ] || narrow=
	for strategy in lanes even buffer $narrow; do
		says "$strategy: width ${row%/*}, stride ${row#*/}" "[1-9] passed, 0 wrong, 0 failed" \
			"$SEGTUNE" verify --device "$device" --quiet --operation segreduce_rows --strategy "$strategy" \
			--type f32 --operator plus --width "${row%/*}" --stride "${row#*/}" --variants 1 --elements 6000
	done
	# The first alone as users build and run them.
	[ -n "$all" ] || { bare_builds && one_thread; }
done
# Values copied one by one, in vectors of which rows have some, in vectors that rows share.
for row in 7/8 8/12 33/33 300/300; do
	for strategy in lanes even; do
		says "$strategy of one row a segment: width ${row%/*}, stride ${row#*/}" "[1-9] passed, 0 wrong, 0 failed" \
			"$SEGTUNE" verify --device "$device" --quiet --operation interval_expand_rows --strategy "$strategy" \
			--type f32 --width "${row%/*}" --stride "${row#*/}" --variants 1 --elements 6000
	done
done
for row in 7/9 33/33; do
	for strategy in even even_buffer lanes; do
		says "$strategy of runs of keys: width ${row%/*}, stride ${row#*/}" " 2 passed, 0 wrong, 0 failed" \
			"$SEGTUNE" verify --device "$device" --quiet --operation reduce_by_key_rows --strategy "$strategy" \
			--type f32 --operator plus --width "${row%/*}" --stride "${row#*/}" --variants 1 --elements 6000
	done
done
says "lanes of runs of keys, several groups a block" " 1 passed, 0 wrong, 0 failed" "$SEGTUNE" verify --device "$device" --quiet \
	--operation reduce_by_key_rows --strategy lanes --key-type i32 --type f32 --operator plus --width 33 --elements 20000 \
	--params "NT=64 VEC=1 UNROLL=4 ROWS=1 SEGMENTS_IN_FLIGHT=1"
for cost in 0 1; do
	says "runs whose ends count as $cost rows" " [1-9] passed, 0 wrong, 0 failed" "$SEGTUNE" verify --device "$device" --quiet \
		--operation reduce_by_key_rows --strategy even --type f32 --operator plus --width 7 --elements 6000 \
		--params "NT=64 VEC=1 UNROLL=4 CHUNK_ITEMS=16 SEGMENT_COST=$cost LOOK_BACK=$((1 - cost))"
done
says "runs of keys, half precision" " 2 passed, 0 wrong, 0 failed" "$SEGTUNE" verify --device "$device" --quiet \
	--operation reduce_by_key_rows --strategy even,even_buffer --key-type i64 --type bf16:f32:bf16 --operator plus --width 16 \
	--variants 1 --elements 3000
for row in 2 4; do
	says "whole rows of $row values" " 3 passed, 0 wrong, 0 failed" "$SEGTUNE" verify --device "$device" --quiet \
		--operation segreduce_rows --strategy whole_thread,whole_stream,whole_block --type f32 --operator plus --width $row \
		--variants 1 --elements 6000
done
says "no whole rows of 3 values, or apart" " 0 passed, 0 wrong, 0 failed, 1 inapplicable" "$SEGTUNE" verify --device "$device" \
	--quiet --operation segreduce_rows --strategy whole_thread --type f32 --operator plus --width 3 --variants 1
for row in 7 16; do
	says "several columns a thread, width $row" " 1 passed, 0 wrong, 0 failed" "$SEGTUNE" verify --device "$device" --quiet \
		--operation segreduce_rows --strategy even_buffer --type f32 --operator plus --width $row --elements 3000 \
		--params "NT=64 VT=3 COLUMNS=$((row == 7 ? 7 : 4)) TILES=2 UNROLL=4"
done
# Folds of 16 and 8 bytes, whose ends count as several rows of 4-byte values, without a column apart and with two.
for row in 7/7 5/7; do
	says "folds wider than rows, width ${row%/*}, stride ${row#*/}" " 2 passed, 0 wrong, 0 failed" "$SEGTUNE" verify --device "$device" \
		--quiet --operation segreduce_rows --strategy even_buffer --type f32 --operator variance,logsumexp --elements 3000 \
		--width "${row%/*}" --stride "${row#*/}" --params "NT=64 VT=3 COLUMNS=1 TILES=2 UNROLL=4"
done
says "several rows together" " 6 passed, 0 wrong, 0 failed" "$SEGTUNE" verify --device "$device" --quiet --operation segreduce_rows \
	--strategy lanes,even,buffer --type f32 --operator variance,logsumexp --width 7 --elements 6000 --variants 1
says "half precision into f32" " 4 passed, 0 wrong" "$SEGTUNE" verify --device "$device" --quiet \
	--operation segreduce_rows --type bf16:f32 --operator maximum --width 16 --variants 1 --elements 6000 \
	--strategy lanes,even,buffer,even_buffer

sweep() {
	"$SEGTUNE" sweep --device "$device" --db rows.db --space possible --warm --no-finals "$@"
}
says "a sweep of two widths" "of width 4 on .*of width 7, stride 8, on " sweep --operation segreduce_rows --strategy lanes \
	--params 'NT=128 ROWS=1 UNROLL=4 MIN_BLOCKS=0 SEGMENTS_IN_FLIGHT=1 LOAD_MODIFIER=0' \
	--geometry uniform:n=8K,mean=8,width=4 uniform:n=8K,mean=8,width=7,stride=8
refused "no rows for another operation" "takes single values, not rows" sweep --operation segreduce --strategy thread \
	--geometry uniform:n=8K,mean=8,width=4
says "a heat map in letters" "width and mean 8 4 [0-9]" "$SEGTUNE" plot --db rows.db --x width --text
refused "a heat map has no peers" "it has no peers" "$SEGTUNE" plot --db rows.db --x width --peers --out map.png
# A baseline to compare with: the ratio to it is one of times.
mkdir -p mine/segreduce_rows
cat >mine/segreduce_rows/peer_one.lua <<-END
	return strategy {
		like = "reference",
		about = "a baseline",
		sensible = function()
			return true
		end,
	}
END
refused "ratios are a heat map" 'or, against "width", "ratio"' "$SEGTUNE" plot --db rows.db --y ratio --text
refused "... of what has peers" "measured beside a peer" "$SEGTUNE" plot --db rows.db --x width --y ratio --text
check "a baseline of one width" sweep --catalogue mine --operation segreduce_rows --strategy peer_one \
	--geometry uniform:n=8K,mean=8,width=4
times=$("$SEGTUNE" db peers --db rows.db --json | sed -n 's/.*"times":\([0-9.]*\).*/\1/p')
ratios() {
	says "$1" "uniform lengths: .* width and mean 8 4 $(printf %.2f "$times") $" \
		"$SEGTUNE" plot --db rows.db --x width --y ratio --text
}
ratios "its ratio, of that width alone"
check "lengths of another kind" sweep --operation segreduce_rows --strategy lanes \
	--params 'NT=128 VEC=1 ROWS=1 UNROLL=4 MIN_BLOCKS=0 SEGMENTS_IN_FLIGHT=1 LOAD_MODIFIER=0' \
	--geometry fixed:n=8K,mean=8,width=4 fixed:n=8K,mean=16,width=4 fixed:n=8K,mean=32,width=4
ratios "... of the kind that has peers"
if command -v gnuplot >/dev/null; then
	check "a heat map" "$SEGTUNE" plot --db rows.db --x width --out map.svg
	check "... that says what it shows" grep -q "% of the copy bandwidth" map.svg
	check "one of ratios" "$SEGTUNE" plot --db rows.db --x width --y ratio --out ratio.svg
	check "... that says what it shows" grep -q "as long the fastest peer takes" ratio.svg
else
	skip "a heat map" "no gnuplot"
fi
# Of one width it does not build: results of others stay.
printf '#if WIDTH == 7\n#error seven\n#endif\n#include "segreduce_rows/lanes.cl"\n' >mine/segreduce_rows/seven.cl
cat >mine/segreduce_rows/seven.lua <<-END
	return strategy {
		like = "lanes",
		about = "lanes, but for rows of seven",
		source = "seven.cl",
	}
END
"$SEGTUNE" sweep --device "$device" --db seven.db --space possible --warm --no-finals --quiet --catalogue mine \
	--operation segreduce_rows --strategy seven \
	--params 'NT=128 VEC=1 ROWS=1 UNROLL=4 MIN_BLOCKS=0 SEGMENTS_IN_FLIGHT=1 LOAD_MODIFIER=0' \
	--geometry fixed:n=4K,mean=8,width=4 fixed:n=4K,mean=8,width=7 2>/dev/null
says "a variant that fails for one width" "build_failed" "$SEGTUNE" db failures --db seven.db
says "keeps its results of others" '"geometry":"[^"]*width=4' "$SEGTUNE" db best --db seven.db --json
refused "a header is for one width" "a header is for one of them (--width)" \
	"$SEGTUNE" export --db rows.db --force --out rows.h
check "... that is named" "$SEGTUNE" export --db rows.db --force --width 4 --out rows.h
check "... and noted" grep -q "segtune export .* --width 4 " rows.h
refused "... which was measured" "not measured on rows of width 5" "$SEGTUNE" export --db rows.db --width 5 --out rows.h
check "a library is for both" "$SEGTUNE" export --db rows.db --force --format library --out library
# Which comes first depends on what was fastest.
for width in '4, 4' '7, 8'; do
	check "... with a table of $width" grep -q "\", $width, [0-9]*, [0-9]*, boxes_[01]_i32" library/segred.c
done
check "... or for one" "$SEGTUNE" export --db rows.db --force --width 4 --format library --out narrow
check "... alone" sh -c "grep -q '\", 4, 4, [0-9]*, [0-9]*, boxes_0_i32' narrow/segred.c && ! grep -q boxes_1_i32 narrow/segred.c"
says "nothing is old" "0 of " "$SEGTUNE" db stale --db rows.db

finish
