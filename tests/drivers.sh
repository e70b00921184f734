#!/bin/sh
# One database, one variant and case, two drivers: each shows what was measured with it, whichever was stored first.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1

if ! command -v sqlite3 >/dev/null; then
	skip "two drivers" "sqlite3 is not installed"
	finish
	exit
fi

sweep() {
	"$SEGTUNE" sweep --device fake:0 --catalogue "$TESTS/catalogue" --strategy faked --quiet --db "$1" \
		--geometry uniform:n=64K,mean=4 uniform:n=64K,mean=16
}
rows() { "$SEGTUNE" db "$@" --csv | sed 1d | wc -l; }

# What was measured first becomes a driver's under which all takes twice as long.
check "measured with one driver" sweep old.db
triggers=$(sqlite3 old.db "SELECT sql || ';' FROM sqlite_schema WHERE name IN ('environment_keeps_values', 'measurement_keeps_values', 'final_keeps_values')")
sqlite3 old.db "DROP TRIGGER environment_keeps_values; DROP TRIGGER measurement_keeps_values; DROP TRIGGER final_keeps_values;
	UPDATE environment SET driver = 'older';
	UPDATE measurement SET median = 2 * median, low = 2 * low, high = 2 * high, min = 2 * min, mean = 2 * mean, samples = NULL;
	UPDATE final SET seconds = 2 * seconds; $triggers"
cp old.db again.db
check "and again with another" sweep again.db
check "which another database has alone" sweep new.db
"$SEGTUNE" db merge oldest_first.db old.db new.db >/dev/null
"$SEGTUNE" db merge newest_first.db new.db old.db >/dev/null
cases=$(rows best --db old.db)
variants=$("$SEGTUNE" export --db old.db --format csv --out - | sed 1d | wc -l)
check "several variants of several cases" test "$cases" = 2 -a "$variants" -gt 2

# shown DB DRIVER: the best of that driver, and what has no other.
shown() {
	"$SEGTUNE" db best --db "$1" --driver "$2" --csv | sed 1d >best.csv
	test "$(wc -l <best.csv)" = "$cases" && test "$(grep -c ",$2\$" best.csv)" = "$cases"
}
# The column GBs.
rate() { "$SEGTUNE" db best --csv --db "$@" | sed -n 's/.*,\([0-9.e+]*\),uniform,65536,.*/\1/p' | head -n 1; }
is_half() { awk "BEGIN { exit !($1 > 0.499 * $2 && $1 < 0.501 * $2) }"; }
results_of() { "$SEGTUNE" export --db "$1" --driver "$2" --format csv --out - | sed 1d; }
header_of() {
	"$SEGTUNE" export --db "$1" --driver "$2" --catalogue "$TESTS/catalogue" --force --out "$3" >/dev/null &&
		grep -q "driver $2" "$3" && ! grep -q "driver $4" "$3"
}
curves_of() { "$SEGTUNE" plot --db "$1" --driver "$2" --out curves.svg && grep -q "$3" curves.svg && ! grep -q "$4" curves.svg; }

for db in again.db oldest_first.db newest_first.db; do
	check "$db: the newest driver" test "$(rows best --db $db)" = "$cases"
	check "$db: alone" sh -c "! '$SEGTUNE' db best --db $db --csv | grep -q older"
	check "$db: the best of the newer" shown $db 'fake 1'
	check "$db: the best of the older" shown $db older
	check "$db: half as fast" is_half "$(rate $db --driver older)" "$(rate $db)"
	check "$db: all" test "$(rows best --db $db --driver all)" = $((2 * cases))
	check "$db: contents of each" test "$(rows contents --db $db --driver all)" = 2
	check "$db: comparisons of the best" test "$(rows finals --db $db --driver older)" = "$(rows finals --db old.db --driver older)"
	check "$db: none of the other driver" test "$(rows finals --db $db --driver all)" = $((2 * $(rows finals --db old.db --driver older)))
	check "$db: measurements" test "$(rows measurements --db $db --driver older)" = "$(rows measurements --db old.db)"
	for driver in older 'fake 1'; do
		check "$db: results of $driver" test "$(results_of $db "$driver" | wc -l)" = "$variants"
		check "$db: with its name alone" test "$(results_of $db "$driver" | grep -c "$driver")" = "$variants"
	done
	check "$db: a header of the older" header_of $db older older.h 'fake 1'
	check "$db: a header of the newer" header_of $db 'fake 1' newer.h older
	"$SEGTUNE" export --db $db --catalogue "$TESTS/catalogue" --force --out default.h >/dev/null
	check "$db: a header of the newest without a name" grep -q 'driver fake 1' default.h
	check "$db: none is to be measured again" sh -c "'$SEGTUNE' db stale --db $db --catalogue '$TESTS/catalogue' | grep -q '^0 of $variants results are stale'"
	check "$db: one driver against the other" sh -c "'$SEGTUNE' db compare $db $db --driver older --against-driver 'fake 1' >compared.out"
	check "$db: it is faster" grep -q "^0 SLOWER, 0 AMBIGUOUS, $cases FASTER" compared.out
	check "$db: a page of each" sh -c "'$SEGTUNE' report --db $db --driver all -o page && grep -q 'fake, driver older' page/index.html && grep -q 'fake, driver fake 1' page/index.html"
	if command -v gnuplot >/dev/null; then
		check "$db: curves of the older" curves_of $db older 'fake, older' 'fake 1'
		check "$db: curves of the newer" curves_of $db 'fake 1' 'fake, fake 1' older
		check "$db: a curve for each" sh -c "'$SEGTUNE' plot --db $db --driver 'older,fake 1' --out both.svg && grep -q 'driver older' both.svg && grep -q 'driver fake 1' both.svg"
		check "$db: for all" sh -c "'$SEGTUNE' plot --db $db --driver all --out all.svg && grep -q 'driver older' all.svg"
	else
		skip "$db: plots" "gnuplot is not installed"
	fi
done

# What a table of a driver has not seen is not what another one has.
cp old.db partial.db
check "one variant with a newer driver" "$SEGTUNE" sweep --device fake:0 --catalogue "$TESTS/catalogue" --strategy faked --quiet \
	--db partial.db --search random --evaluations 1 --geometry uniform:n=64K,mean=4
tried() { header_of partial.db "$1" partial.h "$2" && grep -A1 'variants tried, of how many' partial.h | grep -q "$3"; }
check "is one of its variants" tried 'fake 1' older ' 1/[0-9]'
check "and not all of the older driver's" sh -c '! grep -q " 3/3 " partial.h'
check "which were tried" tried older 'fake 1' '3/3 '

# A small sweep with a newer driver hides a large one: what to do is said, and works.
cp old.db poor.db
check "little with a newer driver" "$SEGTUNE" sweep --device fake:0 --catalogue "$TESTS/catalogue" --strategy faked --quiet --all \
	--db poor.db --evaluations 1 --no-finals --geometry uniform:n=64K,mean=4
refuses "a header of it, and names the older" 1 "with driver 'fake 1' .*--driver; segtune db contents --driver all" "$SEGTUNE" export \
	--db poor.db --catalogue "$TESTS/catalogue" --out poor.h
check "the listing that it names has the older" sh -c "'$SEGTUNE' db contents --db poor.db --driver all --csv | grep -q older"
check "a header of the older needs no force" "$SEGTUNE" export --db poor.db --catalogue "$TESTS/catalogue" --driver older --out poor.h
check "nor is one of the newer refused by force" "$SEGTUNE" export --db poor.db --catalogue "$TESTS/catalogue" --force --out poor.h

# What fails with a newer driver keeps its older results, and is not to be measured again with that: nothing is left to try.
cp -r "$TESTS/catalogue" own
stale() { "$SEGTUNE" db stale --db "$1" --catalogue own | tail -n 1; }
again() { "$SEGTUNE" sweep --device fake:0 --catalogue own --quiet --db "$1" --stale; }
for fault in 1:build_failed 2:launch_failed; do
	db=${fault#*:}.db
	cp old.db "$db"
	sed "s/FAKE_FAULT FAULT/FAKE_FAULT ${fault%:*}/" "$TESTS/catalogue/segreduce/faked.cl" >own/segreduce/faked.cl
	check "$db: all is old" test "$(stale "$db")" = "$variants of $variants results are stale: segtune sweep --stale repeats them"
	again "$db" 2>/dev/null
	tried=$("$SEGTUNE" db failures --db "$db" --csv | grep -c ",${fault#*:},")
	check "$db: tried anew" test "$tried" -gt 0
	check "$db: then nothing is" test "$(stale "$db")" = "0 of $variants results are stale"
	check "$db: the older driver has its results" shown "$db" older
	again "$db" 2>/dev/null
	check "$db: not tried again" test "$("$SEGTUNE" db failures --db "$db" --csv | grep -c ",${fault#*:},")" = "$tried"
	sqlite3 "$db" "DROP TRIGGER environment_keeps_values; UPDATE environment SET driver = 'between' WHERE driver <> 'older';
		$(sqlite3 "$db" "SELECT sql FROM sqlite_schema WHERE name = 'environment_keeps_values'")"
	check "$db: old again with a driver newer still" test "$(stale "$db")" = "$variants of $variants results are stale: segtune sweep --stale repeats them"
done

# Searches are compared on the newest times of each variant, whichever driver they are of.
recorded() { "$SEGTUNE" bench-search "$1" --min-size 1 --runs 1 --search random --caches "$2" >/dev/null && cat "$2"/*.json | tr ',' '\n' | grep '"time"' >"$2.times"; }
check "recordings of a driver" recorded new.db recorded_new
for db in again.db oldest_first.db newest_first.db; do
	check "$db: recordings" recorded $db "recorded_$db"
	check "$db: of the newest times" cmp "recorded_$db.times" recorded_new.times
done

refuses "a driver that is not there, among others" 2 "no driver 'nosuch'" "$SEGTUNE" plot --db again.db --driver older,nosuch --out none.svg
refuses "peers of several drivers" 2 "drivers" "$SEGTUNE" plot --db again.db --driver all --peers --out none.svg
refuses "several devices with several drivers" 2 "not both" "$SEGTUNE" plot --db again.db --driver all --device all --out none.svg
check "a sweep measures nothing again" sweep newest_first.db
check "though the older driver was stored last" test "$(rows measurements --db newest_first.db)" = "$(rows measurements --db again.db)"
finish
