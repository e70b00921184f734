#!/bin/sh
# `segtune db` of several databases: merged, read together, compared; as tables of any width, as CSV and JSON.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1

# sweep DATABASE GEOMETRY...: on the device without hardware.
sweep() {
	db=$1
	shift
	"$SEGTUNE" sweep --device fake:0 --db "$db" --catalogue "$TESTS/catalogue" --strategy faked --quiet --geometry "$@"
}
rows() { "$SEGTUNE" db "$@" --json | wc -l; }

sweep a.db uniform:n=64K,mean=4 uniform:n=64K,mean=16
sweep b.db uniform:n=64K,mean=16 uniform:n=64K,mean=64
a=$(rows measurements --db a.db) b=$(rows measurements --db b.db)
check "two sweeps" test "$a" -gt 0 -a "$b" -gt 0
check "merged" "$SEGTUNE" db merge all.db a.db b.db
check "all that both have" test "$(rows measurements --db all.db)" = $((a + b))
check "each case once" test "$(rows cases --db all.db)" = 3
check "sound" "$SEGTUNE" db check --db all.db
cp all.db before.db
check "merged again" sh -c "'$SEGTUNE' db merge all.db b.db a.db | tail -n 1 | grep -qx 'all.db: 0 rows added'"
check "nothing is new" test "$("$SEGTUNE" db --db all.db | sed 1d)" = "$("$SEGTUNE" db --db before.db | sed 1d)"
check "a sweep goes on in it" sweep all.db uniform:n=64K,mean=4
check "and measures nothing twice" test "$(rows measurements --db all.db)" = $((a + b))
check "several are read as one" test "$(rows best --db a.db --db b.db)" = 3
check "in each order" test "$(rows measurements --db b.db --db a.db)" = $((a + b))
refuses "nothing to merge" 2 "db merge needs" "$SEGTUNE" db merge all.db
refuses "a file that is no database" 1 "'text'" sh -c "echo text >text; '$SEGTUNE' db merge new.db a.db text"
check "... and makes none" test ! -e new.db
refuses "copy of several" 2 "merge joins several" "$SEGTUNE" db copy c.db --db a.db --db b.db
refuses "merge behind an option" 2 "segtune db merge" "$SEGTUNE" db --db a.db merge c.db b.db
check "merge --help" sh -c "'$SEGTUNE' db merge --help | grep -q 'usage: segtune db merge OUT IN'"

# Killed in the middle: what was there is there, or all is.
for delay in 0.002 0.005 0.01 0.02 0.05; do
	rm -f k.db* && cp a.db k.db
	"$SEGTUNE" db merge k.db b.db --quiet &
	child=$!
	sleep $delay
	kill -9 $child 2>/dev/null
	wait $child 2>/dev/null
	left=$(rows measurements --db k.db)
	[ "$left" = "$a" ] || [ "$left" = $((a + b)) ] || fail "killed after $delay s: $left rows of $a or $((a + b))"
done
ok "killed at any time, whole or as before"

# Tables as wide as the terminal.
table() { "$SEGTUNE" db measurements --db all.db --limit 2; }
check "80 columns where there is no terminal" sh -c "'$SEGTUNE' db measurements --db all.db | awk 'length > 80 { exit 1 }'"
wide=$(COLUMNS=200 table | awk 'length > most { most = length } END { print most }')
check "as many as COLUMNS says" test "$wide" -gt 80 -a "$wide" -le 200
check "how many more there are" sh -c "'$SEGTUNE' db measurements --db all.db --limit 2 | grep -qx '$((a + b - 2)) more (--limit)'"
check "no line for none" sh -c "! '$SEGTUNE' db measurements --db all.db --limit 4000 | grep -q more"
if command -v script >/dev/null; then
	check "a terminal of 120 columns" sh -c "script -qec \"stty cols 120; exec '$SEGTUNE' db measurements --db all.db\" /dev/null \
		</dev/null | tr -d '\r' | awk 'length > most { most = length } END { exit !(most > 80 && most <= 120) }'"
else
	skip "a terminal of 120 columns" "script is not installed"
fi
"$SEGTUNE" db cases --db all.db --csv >cases.csv
check "CSV has a line of names" sh -c "head -n 1 cases.csv | grep -q '^id,operation,type,'"
check "CSV has every row" test "$(wc -l <cases.csv)" = 4
check "commas are quoted" grep -q '"uniform:n=64K,mean=4,seed=1"' cases.csv
refuses "CSV and JSON" 2 "exclude" "$SEGTUNE" db cases --db all.db --csv --json
finish
