#!/bin/sh
# Results in the formats of others: one sweep on the fake device, exported in each. With FORMATS=1 (make test-all) Kernel
# Tuner and NVBench's scripts read theirs, in a virtual environment outside the tree.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1

"$SEGTUNE" sweep --device fake:0 --db fake.db --catalogue "$TESTS/catalogue" --strategy faked --type f32,i32 --quiet \
	--geometry uniform:n=64K,mean=4 uniform:n=64K,mean=64
export_as() {
	format=$1
	shift
	"$SEGTUNE" export --db fake.db --format "$format" "$@"
}

check "csv" export_as csv --out all.csv
check "has a line a result and one of names" test "$(wc -l <all.csv)" = 13
check "quotes what has commas" grep -q ',"uniform:n=64K,mean=4,seed=1",' all.csv
check "json" export_as json --out all.json
check "lua" export_as lua --out all.lua
check "only some" export_as csv --type f32 --geometry '*mean=4,*' --out some.csv
check "are some" test "$(wc -l <some.csv)" = 4
check "the cache of Kernel Tuner" export_as kernel-tuner --type f32 --geometry '*mean=4,*' --out cache.json
check "ends as it wants it" test "$(tail -c 3 cache.json)" = "$(printf '}\n}')"
check "the same in T4" export_as kernel-tuner-t4 --type f32 --geometry '*mean=4,*' --out t4.json
check "nvbench" export_as nvbench --out run.json
refuses "several cases in a cache" 2 "holds one case per file, and these are 4" "$SEGTUNE" export --db fake.db --format kernel-tuner
refuses "what nothing was measured of" 1 "nothing valid was measured" "$SEGTUNE" export --db fake.db --format csv --geometry 'none*'
refuses "policies that were not measured" 1 "results of strategy peer_cub_policy" "$SEGTUNE" export --db fake.db --format cub
refuses "boxes that were not measured" 1 "results of strategy peer_mgpu_box .segtune help peers" "$SEGTUNE" export --db fake.db --format mgpu
refuses "--geometry for a header" 2 "'--geometry' is for result formats" "$SEGTUNE" export --db fake.db --geometry 'u*'
refuses "an unknown format" 2 "unknown format 'pascal' .segtune help formats" "$SEGTUNE" export --db fake.db --format pascal
refuses "a header, whose format is named by its language" 2 "'header': did you mean c" "$SEGTUNE" export --db fake.db --format header
refuses "a format that is misspelt" 2 "unknown format 'jsn': did you mean json?" "$SEGTUNE" export --db fake.db --format jsn
# shellcheck disable=SC2016 # for the shell within
check "every format is in the help" sh -c 'for f in c mgpu cub library csv json lua kernel-tuner kernel-tuner-t4 nvbench; do
	"$1" help formats | grep -q "^  $f  " || exit 1; done' - "$SEGTUNE"
if command -v sqlite3 >/dev/null; then
	check "json is JSON" test "$(sqlite3 :memory: "SELECT json_array_length(readfile('all.json'), '\$.results')")" = 12
	check "so are the others" test "$(sqlite3 :memory: "SELECT json_valid(readfile('cache.json')) + json_valid(readfile('t4.json')) + json_valid(readfile('run.json'))")" = 3
	check "times are those of the database, in full" test "$(sqlite3 fake.db "ATTACH ':memory:' AS m; SELECT count(*) FROM best WHERE seconds IN
		(SELECT json_extract(value, '\$.seconds') FROM json_each(readfile('all.json'), '\$.results'))")" = 4
	check "samples are there" test "$(sqlite3 :memory: "SELECT count(*) FROM json_each(readfile('cache.json'), '\$.cache') WHERE
		json_array_length(value, '\$.times') > 1")" = 3
else
	skip "JSON" "sqlite3 is not installed"
fi

if [ -z "${FORMATS:-}" ]; then
	skip "Kernel Tuner and NVBench" "a minute and a network: make test-all"
elif ! python3 -m venv reader >venv.log 2>&1 ||
	! reader/bin/pip install -q kernel-tuner jsonschema 'cuda-bench[compare]' >venv.log 2>&1; then
	skip "Kernel Tuner and NVBench" "cannot be installed here: $(tail -n 1 venv.log)"
else
	check "Kernel Tuner reads and simulates it" reader/bin/python "$TESTS/formats_read.py" cache.json t4.json
	check "NVBench compares a run with itself" sh -c 'reader/bin/nvbench-compare-robust run.json run.json >compare.txt &&
		grep -q "Total Matches: 12" compare.txt'
	check "and finds no difference" grep -q 'Regression .*: 0' compare.txt
	check "so does its older script" sh -c 'reader/bin/nvbench-compare-legacy run.json run.json >legacy.txt && grep -q SAME legacy.txt'
fi
finish
