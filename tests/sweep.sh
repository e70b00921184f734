#!/bin/sh
# What a sweep says of itself at its end, and when it fails.
# shellcheck source=tests/lib.sh
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1

# sweep DATABASE ARGUMENT...: further geometries may follow.
sweep() {
	db=$1
	shift
	"$SEGTUNE" sweep --device fake:0 --db "$db" --catalogue "$TESTS/catalogue" --strategy faked --in-process "$@"
}

# The tables: which n they are for, and none of another sweep.
tables() { sweep tables.db --geometry uniform:n=1K,mean=4 uniform:n=64K,mean=4 2>/dev/null; }
narrow "tables of several n" tables
check "... say which n their boxes are from" grep -qF '(n = 1K..64K)' narrow.out
sweep tables.db --type i32 --geometry uniform:n=1K,mean=4 >tables.out 2>&1
check "a sweep prints its own tables only" test "$(grep -c '^segreduce .* on ' tables.out)" = 1
check "... without n where there is one" sh -c "! grep 'launch box for' tables.out"
echo 'sweep { types = "i32", strategies = "faked", geometries = "uniform:n=1K,mean=4" }' >tables.lua
"$SEGTUNE" run --device fake:0 --db tables.db --catalogue "$TESTS/catalogue" tables.lua >tables.out 2>&1
check "so does a script" test "$(grep -c '^segreduce .* on ' tables.out)" = 1

# Nothing that is right.
mkdir -p wrong/segreduce
sed 's/faked.cl/wrong.cl/; s/FAULT = {.*} }/FAULT = { 1 } }/; s/FAULT == 0/FAULT == 1/' "$TESTS/catalogue/segreduce/faked.lua" \
	>wrong/segreduce/wrong.lua
cp "$TESTS/catalogue/segreduce/faked.cl" wrong/segreduce/wrong.cl
wrong() { "$SEGTUNE" "$@" --device fake:0 --catalogue wrong --db wrong.db; }
refuses "all variants are wrong" 1 "nothing valid was measured on fake" wrong sweep --strategy wrong --quiet \
	--geometry uniform:n=1K,mean=4 uniform:n=2K,mean=4
refuses "... as they were before" 1 "nothing valid was measured on fake" wrong sweep --strategy wrong --quiet \
	--geometry uniform:n=1K,mean=4
refuses "... on two devices" 1 "nothing valid was measured on fake:0,fake:0" "$SEGTUNE" sweep --device fake:0,fake:0 \
	--catalogue wrong --db wrong.db --strategy wrong --quiet --geometry uniform:n=1K,mean=4
sed 's/faked/wrong/; p' tables.lua >wrong.lua
refuses "... in all sweeps of a script" 1 "nothing valid was measured on fake" wrong run --quiet wrong.lua
refuses "a type that the operator lacks" 1 "bit_and is for i32, u32, i64" sweep none.db --quiet \
	--type f32 --operator bit_and --geometry uniform:n=1K,mean=4
refuses "a type that the operation lacks" 1 "histogram takes u32" "$SEGTUNE" sweep --device fake:0 --db none.db --quiet \
	--operation histogram --type f32 --geometry uniform:n=1K,mean=4
refuses "a strategy for other devices" 1 "stream_bulk of segreduce is for cuda devices" "$SEGTUNE" sweep --device fake:0 \
	--db none.db --quiet --strategy stream_bulk --geometry uniform:n=1K,mean=4
"$SEGTUNE" sweep --device fake:0 --catalogue "$TESTS/catalogue" --db none.db --quiet --strategy stream_bulk,faked \
	--geometry uniform:n=1K,mean=4 2>none.err
check "... beside one for this" test "$?$(cat none.err)" = "0stream_bulk of segreduce is for cuda devices"
sed 's/faked/wrong/; p; s/wrong/faked/' tables.lua >mixed.lua
cp "$TESTS"/catalogue/segreduce/faked.* wrong/segreduce
check "a script goes on to a sweep that finds something" wrong run --quiet mixed.lua
check "... and that may be there already" sweep tables.db --quiet --geometry uniform:n=1K,mean=4

# What the rows of cases say.
rm -f wrong.db
wrong sweep --strategy wrong --geometry uniform:n=1K,mean=4 uniform:n=2K,mean=4 >rows.out 2>&1
check "what fails is not there already" test "$(grep -c 'nothing new measured, 3 failed$' rows.out)" = 2
wrong sweep --strategy wrong --geometry uniform:n=1K,mean=4 >rows.out 2>&1
check "... but the next time" grep -q 'nothing new measured, 3 already there$' rows.out
wrong sweep --strategy wrong --search local --geometry uniform:n=4K,mean=4 --type i32 >rows.out 2>&1
check "... nor where a search takes it" grep -q 'nothing new measured, 3 failed$' rows.out
# A search begins with what won the nearest length, so that the others are left to the next sweep.
sweep best.db --quiet --geometry uniform:n=64K,mean=300
sweep best.db --quiet --search local --evaluations 1 --geometry uniform:n=64K,mean=400
sweep best.db --geometry uniform:n=64K,mean=400 >rows.out 2>&1
check "the winner may be of an earlier sweep" grep -q ' ELEMENT=1 FAULT=0 SEGMENT=64 (2 measured, 1 already there)' rows.out
check "a rate of a few GB/s has its fractions" grep -qE '[0-9]\.[0-9]{2} GB/s' rows.out

# Devices.
refuses "a device twice" 2 "device 'auto' is given twice" "$SEGTUNE" sweep --device auto,auto --db none.db \
	--geometry uniform:n=1K,mean=4
refuses "... in a script, too" 2 "device 'opencl:0' is given twice" "$SEGTUNE" run --device opencl:0,opencl:0 --db none.db \
	tables.lua

# The command that is kept, and printed after Ctrl-C, can be pasted.
sweep "it's.db" --quiet --geometry uniform:n=1K,mean=4
"$SEGTUNE" db runs --db "it's.db" --json >command.json
check "a command is quoted" grep -qF " sweep --device fake:0 --db 'it'\\\\''s.db' --catalogue" command.json

# Its end.
for search in exhaustive forest; do
	sweep end.$search --search $search --evaluations 2 --no-finals --geometry uniform:n=1K,mean=4 uniform:n=2K,mean=4 \
		>end.out 2>&1
	check "$search: a limit that ends it is reported" grep -q '^the limit on evaluations ended the sweep: 2 of 6 variants of all cases tried' end.out
	sweep end.$search --search $search --evaluations 40 --geometry uniform:n=1K,mean=4 uniform:n=2K,mean=4 >end.out 2>&1
	check "... and one that does not is not" sh -c "grep measured end.out && ! grep 'ended the sweep' end.out"
done
# An export does not trust cases of which little was tried, unless forced to.
cut() { sweep cut.db --all --geometry uniform:n=1K,mean=4 "$@" >/dev/null 2>&1; }
cut --evaluations 1
check "a table of one variant of many is refused" sh -c "'$SEGTUNE' export --db cut.db --out cut.h 2>&1 | grep -q 'under 30%'"
check "... and not written" test ! -e cut.h
check "... unless forced to" "$SEGTUNE" export --db cut.db --out cut.h --force
cut
check "once all are tried it is written" "$SEGTUNE" export --db cut.db --out cut.h
check "... and says what more boxes would save" sh -c "'$SEGTUNE' export --db cut.db --out cut.h | grep -q 'left out'"
check "its boxes can be kept" sh -c "'$SEGTUNE' export --db cut.db --keep cut.h --out kept.h | grep -q ', the table to keep,'"
check "a file without boxes cannot" sh -c "! '$SEGTUNE' export --db cut.db --keep sweep.sh --out kept.h 2>/dev/null"
check "nor is half a weight one" sh -c "'$SEGTUNE' export --db cut.db --weights 'u*=x' --out kept.h 2>&1 | grep -q 'is not a weight'"
# The summary of a script is of the boxes that it exported: of another table than all cases alike would give.
for mean in 4K 4; do
	echo "sweep { strategies = 'faked', geometries = fixed { n = 2^16, mean = { 4, 256, 4096 } } }
		export { out = '$mean.h', max_boxes = 1, weights = { '*mean=$mean=1000' } }" >weights.lua
	"$SEGTUNE" run --device fake:0 --db weights.db --catalogue "$TESTS/catalogue" weights.lua >weights.$mean 2>/dev/null
	check "a script sums up the box of its header, mean $mean" \
		grep -q "  faked $(sed -n 's/.*{ "faked", "\(ELEMENT=[^"]*\)".*/\1/p' $mean.h)\$" weights.$mean
done
check "... which weights decide" sh -c "! cmp -s weights.4 weights.4K && ! grep -q ELEMENT=2 weights.4 weights.4K"
check "a driver that was not measured is reported" sh -c "'$SEGTUNE' export --db cut.db --driver 9 --out kept.h 2>&1 | grep -q \"driver '9'\""

finish
