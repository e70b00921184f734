#!/bin/sh
# A table with an estimate, from `run quick` on an H200 as results/ has it: what export says of it, the header's own lookup
# beside that of a library, a table that is kept.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1

xz -dc "$TESTS/../results/nvidia-h200/table_quick.db.xz" >quick.db || exit 1
export_quick() { "$SEGTUNE" export --db quick.db --force --max-boxes "$@"; }

check "a header" export_quick 8 --out boxes.h
cp check.out header.out
check "export says what lookups by estimates lose" grep -q 'by estimates: worst' header.out
check "the header, too" grep -q 'as probed (shares.*): worst regret' boxes.h

# curve FILE BOXES: worst and mean regret and those left out, where shares are known, then as probed, of that many boxes.
curve() { awk -v n="$2" '$1 == n && $2 ~ /%$/ { print $2, $3, $4, $5, $6, $7, $8, $9 }' "$1"; }
check "lines of 1 to 12 boxes" test "$(grep -cE '^ +[0-9]+( +[0-9.]+%){8}$' header.out)" = 12
check "that of the table has what lookups lose" test "$(curve header.out 8 | cut -d ' ' -f 5-)" = \
	"$(tr '\n' ' ' <header.out | sed 's/.*by estimates: //; s/ the best.*//' | grep -o '[0-9.]*%' | tr '\n' ' ' | sed 's/ $//')"
for boxes in 4 6; do
	check "a table of $boxes boxes" export_quick $boxes --out fewer.h
	cp check.out fewer.out
	check "loses what the curve says" test "$(curve fewer.out $boxes)" = "$(curve header.out $boxes)"
done

# worst FIELD: of the lines of kinds of lengths, the FIELDth percentage; the worst of all kinds is the worst of all cases.
worst() {
	grep ' lengths, [0-9]* cases: ' boxes.h | grep -o '[0-9.]*%' | awk -v f="$1" 'NR % 8 == f && $1 + 0 > w { w = $1 + 0 } END { printf "%.1f\n", w }'
}
stated() { grep -F ' as probed (shares' boxes.h | grep -o '[0-9.]*%' | sed -n "$1s/%//p"; }
check "each kind of lengths as probed, too: in sample" test "$(worst 5)" = "$(stated 1)"
check "and left out" test "$(worst 7)" = "$(stated 3)"

# What boxes serve and lose is stated for the same lookups: all cases, and the worst of the worst.
boxes_say() { grep -o "serves [0-9]* (.*: worst regret [0-9.]*" boxes.h | sed 's/serves \([0-9]*\) .* /\1 /'; }
check "boxes serve all cases" test "$(boxes_say | awk '{ s += $1 } END { print s }')" = "$(grep -o '[0-9]* cases$' boxes.h | sed 's/ .*//')"
check "and lose what lookups do" test "$(boxes_say | awk '$2 > w { w = $2 } END { print w }')" = "$(stated 1)"

# Both have the same rows, by which both choose.
check "a library" export_quick 8 --format library --out library
sed -n '/_cases_0\[\]/,/^};/p' boxes.h | grep '^	' >rows.header
sed -n '/cases_0_i32\[\]/,/^};/p' library/segred.c | grep '^	' >rows.library
check "with the rows of the header" cmp rows.header rows.library
cases=$(sed -n "s/^.* on NVIDIA H200, \([0-9]*\) cases$/\1/p" boxes.h)
boxes=$(sed -n '/_boxes_0\[\]/,/^};/p' boxes.h | grep -c '^	{ "')
# Positions on 8 axes and two weights per box for each case, in groups of 8 cases, behind two means per box.
numbers=$((2 * boxes + (cases + 7) / 8 * 8 * (8 + 2 * boxes)))
check "of all $cases cases and $boxes boxes: $numbers numbers" test "$(tr -cd , <rows.header | wc -c)" = $numbers

check "the same once more, with the header to keep" export_quick 8 --keep boxes.h --out kept.h
sed -n '/_cases_0\[\]/,/^};/p' kept.h | grep '^	' >rows.kept
check "has the same rows" cmp rows.header rows.kept

# From seven boxes on the mean in sample is below 1%, on an axis that goes further down.
"$SEGTUNE" plot --db quick.db --y regret --text >plot.txt
check "means below 1% are drawn there" test "$(sed -n '/^ *1 [|]/,/^ *0\.1 +/p' plot.txt | tr -cd m | wc -c)" -ge 3
finish
