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

# Of cases that take next to nothing of the bandwidth two digits, not 0.0; whose lengths they are stands beside the mean.
printf '3\n5\n0\n9\n' >'my lengths.csv'
check "a sweep of one's own lengths" sweep small.db 'my lengths.csv'
check "a small fraction has digits, and its file's name" sh -c \
	"COLUMNS=110 '$SEGTUNE' db best --db small.db | grep -qE ' 0\.0*[1-9][0-9]? .*my lengths.csv'"

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

# Of an older format, too, with all of its indexes.
xz -dc "$TESTS/../results/nvidia-h200/stage_172_now.db.xz" >stage.db
check "a copy of an older database" "$SEGTUNE" db copy older.db --db stage.db
check "... is sound" "$SEGTUNE" db check --db older.db
check "... gets what its format lacks" sh -c "'$SEGTUNE' db spans older.db | grep -qx 'older.db: 1 of 1 spans added'"
check "... once" sh -c "'$SEGTUNE' db spans older.db a.db | grep -c ': 0 of 0 spans' | grep -qx 2"
check "... and is sound" "$SEGTUNE" db check --db older.db
refuses "no database for spans" 2 "db spans needs" "$SEGTUNE" db spans
refuses "spans of a database that is not there" 1 "no database 'none.db'" "$SEGTUNE" db spans none.db
check "... and makes none" test ! -e none.db
if command -v sqlite3 >/dev/null; then
	# The same lengths in another order.
	seq 1 1000 >order.rowlen
	sweep order.db order.rowlen
	known=$(sqlite3 order.db "SELECT elements FROM span")
	keeps=$(sqlite3 order.db "SELECT sql || ';' FROM sqlite_schema WHERE name = 'span_keeps_rows'")
	sqlite3 order.db "DROP TRIGGER span_keeps_rows; DELETE FROM span; $keeps"
	seq 1 1000 | sort >shuffled
	mv order.rowlen sorted
	mv shuffled order.rowlen
	check "a file in another order has no span" sh -c "'$SEGTUNE' db spans order.db | grep -q ': 0 of 1 spans added: files'"
	mv sorted order.rowlen
	check "... in its own it has" sh -c "'$SEGTUNE' db spans order.db | grep -qx 'order.db: 1 of 1 spans added'"
	check "... the one of the sweep" test "$(sqlite3 order.db "SELECT elements FROM span")" = "$known"
else
	skip "spans of files" "no sqlite3 program"
fi

# A page of both.
check "a report" sh -c "'$SEGTUNE' report --db a.db --db b.db -o pages | grep -qx pages/index.html"
check "names what it is made of" sh -c "grep -q '<code>a.db</code>, <code>b.db</code>' pages/index.html && grep -q '</html>' pages/index.html"
# Shrunk to a phone, names of a chart of the page's width could not be read.
# shellcheck disable=SC2016 # the dollar is part of the name
odd=$(printf '<b> "$x" \351\233\266.csv') # the last is of three bytes
printf '3\n1\n' >"$odd"
check "a sweep of a name of many kinds of letters" sweep small.db "$odd"
check "names in a plot are as in their folder, but for what gnuplot cannot draw" sh -c "'$SEGTUNE' plot --db small.db --out small.svg &&
	grep -q '<text>my lengths<' small.svg && grep -qF '<text>&lt;b> ?\$x? ?<' small.svg"
if [ "${ALL:-0}" != 0 ]; then
	# shellcheck disable=SC2046 # words
	sweep many.db $(seq 101 | sed 's/.*/uniform:n=1K,mean=4,seed=&/')
	"$SEGTUNE" report --db many.db -o many 2>many.err >/dev/null
	check "a report of many cases says what takes long" grep -qx 'choosing launch boxes of segreduce f32 plus on fake.* for 101 cases' many.err
else
	skip "a report of many cases" "a second of sweeping: make test-all"
fi
check "a chart of few files is as wide as others" sh -c "'$SEGTUNE' report --db small.db -o small >/dev/null &&
	grep -q 'class=\"chart\"' small/index.html && ! grep -q 'chart wide' small/index.html"
refuses "a report of nothing" 2 "no type 'f99'" "$SEGTUNE" report --db a.db --type f99 -o none
check "... writes nothing" test ! -e none
refuses "a folder that is a file" 1 "a.db" "$SEGTUNE" report --db a.db -o a.db

# Effects of parameters, samples, and two databases beside each other.
"$SEGTUNE" db copy kept.db --db b.db --without-samples >/dev/null
check "effects" sh -c "'$SEGTUNE' plot --db all.db --y effect --out e.svg 2>&1 | grep -qx 'wrote e.svg' && grep -q ELEMENT e.svg"
check "a heat map, in PDF" sh -c "'$SEGTUNE' plot --db all.db --y effect --strategy faked --x ELEMENT,SEGMENT --out h.pdf 2>&1 |
	grep -qx 'wrote h.pdf' && head -c 5 h.pdf | grep -q '%PDF-'"
check "effects as text" sh -c "'$SEGTUNE' plot --db all.db --y effect --text | grep -q '^  4 .* [0-9.]* *#*$'"
check "effects of two parameters in the order of their values" sh -c "'$SEGTUNE' plot --db all.db --y effect --x ELEMENT,SEGMENT --text |
	sed -n 's/^  \([0-9]*\),\([0-9]*\) .*/\1 \2/p' >pairs; [ \$(wc -l <pairs) -gt 2 ] && sort -n -k 1 -k 2 -c pairs"
check "regret as text" sh -c "'$SEGTUNE' plot --db all.db --y regret --text | grep -q 'launch boxes'"
refuses "effects of what there is not" 1 "differ in NOSUCH" "$SEGTUNE" plot --db all.db --y effect --x NOSUCH --out n.svg
refuses "effects against what is no parameter" 2 "'a b'" "$SEGTUNE" plot --db all.db --y effect --x 'a b' --out n.svg
check "samples" sh -c "'$SEGTUNE' plot --db b.db --y samples --geometry '*mean=64*' --out s.svg && grep -q 'mean=64.*' s.svg"
if command -v sqlite3 >/dev/null; then
	cp b.db moved.db
	triggers=$(sqlite3 moved.db "SELECT sql || ';' FROM sqlite_schema WHERE name = 'final_keeps_values'")
	sqlite3 moved.db "DROP TRIGGER final_keeps_values; UPDATE final SET rank = (SELECT 1 + max(f.rank) FROM final f
		WHERE f.tuning_case = final.tuning_case AND f.taken = final.taken) - rank, ratio = 1; $triggers"
	"$SEGTUNE" plot --db moved.db --y samples --geometry '*mean=64*' --strategy faked --out m.svg 2>/dev/null
	id=$(sqlite3 moved.db "SELECT measurement FROM decided WHERE geometry LIKE '%mean=64%' ORDER BY fraction DESC LIMIT 1")
	check "their own median" grep -q "median $(sqlite3 moved.db "SELECT printf('%.5g', 1e6 * median) FROM measurement WHERE id = $id") microseconds" m.svg
fi
refuses "samples where there are none" 1 "only summaries" "$SEGTUNE" plot --db kept.db --y samples --out n.svg
check "before and after" sh -c "'$SEGTUNE' plot --db b.db --before a.db --out c.svg && grep -q 'before: fake' c.svg && grep -q 'after: fake' c.svg"
# As wide as what is in it.
"$SEGTUNE" plot --db "$TESTS/../results/nvidia-h200/quick.db" --y effect --x NT,BUFFER_ITEMS --strategy stream_bulk --out heat.svg 2>/dev/null
check "a heat map of two columns" grep -qE 'viewBox="0 0 [4-6][0-9]{2}[ .]' heat.svg
# A legend of long names has more rows.
xz -dc "$TESTS/../results/nvidia-h200/rows_peers.db.xz" >peers.db
"$SEGTUNE" plot --db peers.db --peers --out peers.svg 2>/dev/null
check "a legend of long names has all" test "$(grep -c '<text>cuSPARSE SpMM by ones CSR ALG[123]</text>' peers.svg)" = 3
refuses "a plot to nowhere" 2 "'' is none" "$SEGTUNE" plot --db b.db --out ''
refuses "a copy to a disk that is full" 1 "cannot write|disk is full" \
	sh -c 'ulimit -f 100; trap "" XFSZ; "$@"' sh "$SEGTUNE" db copy full.db --db a.db
check "... leaves nothing" sh -c "! ls | grep full.db"
refuses "before, from nothing" 1 "'nosuch.db'" "$SEGTUNE" plot --db b.db --before nosuch.db --out n.svg
refuses "before, of several devices" 2 "one device" "$SEGTUNE" plot --db b.db --before a.db --device all --out n.svg
check "and none of these is there" test ! -e n.svg

# The recorded sweep: whose it is comes first, nothing is left behind, and what it keeps is as if it had been measured.
mkdir tmp
check "a demo" sh -c "TMPDIR=$WORK/tmp '$SEGTUNE' demo --seconds 10ms -o kept >demo.out 2>demo.err"
check "says that it is a replay, of what and when" sh -c "head -n 2 demo.out | tr '\n' ' ' |
	grep -q 'Replay of 1247 measurements made on an NVIDIA H200 .* on 2026-11-23. Nothing is measured now'"
check "shows each case" test "$(grep -c 'GB/s, .* replayed)$' demo.err)" = 11
check "a plot, boxes and the header" sh -c "grep -q 'mean segment length' demo.out && grep -q 'regret  launch box' demo.out &&
	grep -q 'struct segtune_box .*boxes_0' demo.out"
check "as many boxes as segtune run quick gives, whose regret is small" grep -q 'worst regret [1-9]\.[0-9]%' demo.out
check "a box of one case has no ranges" grep -qE '^ +1 +4320 +1\.01 +0\.0%  thread ' demo.out
check "keeps a sound database, the header and a page" sh -c "'$SEGTUNE' db check --db kept/h200.db &&
	grep -q 'NVIDIA H200 (cuda, sm_90)' kept/segtune_launch_boxes.h && grep -q 'NVIDIA H200' kept/index.html"
check "leaves nothing else" test -z "$(ls tmp)"
check "its page has the same boxes as its header" grep -q '<p>8 launch boxes for 11 cases' kept/index.html
(cd "$(dirname "$SEGTUNE")" && ./segtune demo --seconds 10ms -o "$WORK/kept too" 2>/dev/null >"$WORK/demo.out")
check "what comes next is called as it was, with a blank in its folder" grep -qE "^  \./segtune db best --db '.*/kept too/h200.db'" demo.out
refuses "a folder that cannot be, before the replay" 1 "'a.db" "$SEGTUNE" demo -o a.db/demo
timeout -s INT 1 env TMPDIR="$WORK/tmp" "$SEGTUNE" demo --seconds 1m >/dev/null 2>&1
check "stopped by Ctrl-C" test -z "$(ls tmp)"

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
if command -v sqlite3 >/dev/null; then
	# shared FILE: of how many of the best cases the JSON lines have the fraction to the last bit.
	shared() {
		sqlite3 all.db "SELECT count(*) FROM best WHERE fraction IN (SELECT json_extract(value, '\$.fraction')
			FROM json_each('[' || replace(trim(readfile('$1'), char(10)), char(10), ',') || ']'))"
	}
	"$SEGTUNE" db best --db all.db --json >best.json
	check "JSON has numbers in full" test "$(shared best.json)" = 3
	check "a table has three digits" sh -c "'$SEGTUNE' db best --db all.db | grep -qE ' [01]\.[0-9]{1,3}  faked'"
fi
refuses "CSV and JSON" 2 "exclude" "$SEGTUNE" db cases --db all.db --csv --json

# Compared: a copy against itself, and against one whose times were changed.
if command -v sqlite3 >/dev/null; then
	"$SEGTUNE" db copy all2.db --db all.db --without-samples >/dev/null
	cp all2.db slow.db
	triggers=$(sqlite3 slow.db "SELECT sql || ';' FROM sqlite_schema WHERE name = 'measurement_keeps_values'")
	sqlite3 slow.db "DROP TRIGGER measurement_keeps_values; DROP TABLE IF EXISTS temp.x; UPDATE measurement SET low = median,
		high = median, min = median, mean = median; $triggers" && cp slow.db exact.db
	sqlite3 slow.db "DROP TRIGGER measurement_keeps_values; UPDATE measurement SET median = median * 1.5, low = low * 1.5,
		high = high * 1.5, min = min * 1.5, mean = mean * 1.5; $triggers"
	check "the same" sh -c "'$SEGTUNE' db compare exact.db exact.db >same.out"
	check "3 cases, all the same" grep -q '^0 SLOWER, 0 AMBIGUOUS, 0 FASTER, 3 SAME' same.out
	"$SEGTUNE" db compare exact.db slow.db >slower.out
	status=$?
	check "exit status 3 where something is slower" test $status = 3
	check "all are slower" grep -q '^3 SLOWER, 0 AMBIGUOUS, 0 FASTER, 0 SAME; geometric mean of time +50.0%' slower.out
	check "the other way round they are faster" sh -c "'$SEGTUNE' db compare slow.db exact.db | grep -q ' 3 FASTER'"
	check "but not by 60%" "$SEGTUNE" db compare exact.db slow.db --threshold 0.6
	check "JSON has the ratio in full" sh -c "'$SEGTUNE' db compare exact.db slow.db --json |
		grep -c '\"result\":\"SLOWER\",\"ratio\":1.[45][0-9]*,' | grep -qx 3"
	check "of each variant its parameters" sh -c "'$SEGTUNE' db compare exact.db exact.db --variants | sed -n 2p | grep -q 'faked  *ELEMENT='"
	check "in CSV, too" sh -c "'$SEGTUNE' db compare exact.db exact.db --variants --csv | tail -n 1 | grep -q ',ELEMENT=[^,]*,ELEMENT=[^,]*$'"
	mkdir -p one two
	printf '3\n5\n' >one/same.rowlen
	cp one/same.rowlen two/same.rowlen
	for path in one two; do
		"$SEGTUNE" sweep --device fake:0 --db $path.db --catalogue "$TESTS/catalogue" --strategy faked --quiet --no-finals \
			--geometry "$PWD/$path/same.rowlen"
	done
	check "a file is the same wherever it is" sh -c "'$SEGTUNE' db compare one.db two.db --threshold 0.99 | tail -n 1 | grep -q '1 SAME'"
	triggers=$(sqlite3 two.db "SELECT sql || ';' FROM sqlite_schema WHERE name = 'device_keeps_values'")
	sqlite3 two.db "DROP TRIGGER device_keeps_values; UPDATE device SET name = 'other'; $triggers"
	check "of two devices each line says which" sh -c "'$SEGTUNE' db contents --db one.db --db two.db |
		grep -qE '^segreduce +f32 +plus +other +1 '"
	check "even where only those of one are shown" sh -c "'$SEGTUNE' db best --db one.db --db two.db --limit 1 | grep -qE ' plus +fake '"
	"$SEGTUNE" report --db one.db --db two.db -o compared >/dev/null
	check "a page of two devices leads to their comparison" sh -c "grep -q 'href=.#devices_compared' compared/index.html &&
		grep -q 'id=.devices_compared' compared/index.html"
	check "one of one device does not" sh -c "! grep -q devices_compared pages/index.html"
	check "of one none does" sh -c "'$SEGTUNE' db contents --db one.db | grep -qE '^segreduce +f32 +plus +1 '"
	if command -v gnuplot >/dev/null; then
		"$SEGTUNE" plot --db one.db --db two.db --db all.db --device fake,oth --out two.svg 2>/dev/null
		check "curves of two devices" sh -c "grep -q '>fake<' two.svg && grep -q '>other<' two.svg"
		"$SEGTUNE" plot --db one.db --db two.db --device fake --out alone.svg 2>/dev/null
		check "and none of those not named" sh -c "! grep -q other alone.svg"
	fi
	narrow "a comparison fits 80 columns" "$SEGTUNE" db compare exact.db exact.db
else
	skip "comparisons" "sqlite3 is not installed"
fi
# SQLite has no database whose full path is longer than some 500 bytes.
deep=$(printf '%0200d/%0200d/%0150d' 0 0 0)
mkdir -p "$deep"
refuses "a database too deep" 1 'the full path of database .* that SQLite opens' "$SEGTUNE" db merge "$deep/all.db" all.db
refuses "a copy too deep" 1 'the full path of database .* that SQLite opens' "$SEGTUNE" db copy "$deep/all.db" --db all.db
refuses "a short path in a deep folder" 1 "the full path of database 'new.db' has [0-9]* bytes" sh -c "cd '$deep' && '$SEGTUNE' sweep --device fake:0 \
	--db new.db --catalogue '$TESTS/catalogue' --strategy faked --quiet --geometry fixed:n=1K,mean=4"
refuses "one database to compare" 2 "needs two databases" "$SEGTUNE" db compare all.db
refuses "a threshold of 2" 2 "threshold" "$SEGTUNE" db compare all.db all.db --threshold 2
refuses "a type that neither has" 2 "no type 'i64'" "$SEGTUNE" db compare all.db all.db --type i64

# What a new source or driver makes old, and measuring that again.
cp -r "$TESTS/catalogue" own
own() { "$SEGTUNE" sweep --device fake:0 --db stale.db --catalogue own --quiet "$@"; }
own --strategy faked --geometry uniform:n=64K,mean=4 uniform:n=64K,mean=16
first=$(rows measurements --db stale.db)
echo '/* a comment */' >>own/segreduce/faked.cl
check "a comment makes nothing old" sh -c "'$SEGTUNE' db stale --catalogue own --db stale.db | grep -q '^0 of $first results are stale'"
echo 'int another;' >>own/segreduce/faked.cl
check "another source does" sh -c "'$SEGTUNE' db stale --catalogue own --db stale.db --csv | grep -q '^source,segreduce,faked,f32,plus,,$first,2,'"
check "measured again" own --stale
check "nothing is old then" sh -c "'$SEGTUNE' db stale --catalogue own --db stale.db | grep -q '^0 of $first results are stale'"
check "each once" test "$(rows measurements --db stale.db)" = $((2 * first))
check "and not a third time" own --stale
check "nothing new" test "$(rows measurements --db stale.db)" = $((2 * first))
check "a strategy that is not there is gone" sh -c "'$SEGTUNE' db stale --db stale.db --json | grep -q '\"because of\":\"gone\"'"
refuses "geometries for --stale" 2 "takes no geometry" own --stale --geometry fixed:n=1K,mean=4
if command -v sqlite3 >/dev/null; then
	triggers=$(sqlite3 stale.db "SELECT sql || ';' FROM sqlite_schema WHERE name = 'environment_keeps_values'")
	sqlite3 stale.db "DROP TRIGGER environment_keeps_values; UPDATE environment SET driver = 'older'; $triggers"
	check "another driver makes all old" sh -c "'$SEGTUNE' db stale --catalogue own --db stale.db --csv | grep -q '^driver,'"
	own --stale --strategy nosuch
	check "only what is asked for" test "$(rows measurements --db stale.db)" = $((2 * first))
	check "measured again with it" own --stale
	check "all of it" test "$(rows measurements --db stale.db)" = $((3 * first))
	check "nothing is old then" sh -c "'$SEGTUNE' db stale --catalogue own --db stale.db | grep -q '^0 of $first results are stale'"
else
	skip "a new driver" "sqlite3 is not installed"
fi

# What is inside, and commands that default to it.
"$SEGTUNE" db --db all.db >inside.out
check "db says what is inside" grep -qE '^operation +type +operator' inside.out
check "an operation with its cases" grep -qE '^segreduce +f32 +plus +3 ' inside.out
narrow "in 80 columns" cat inside.out
refuses "an unknown type" 2 "no type 'f33': did you mean f32" "$SEGTUNE" db best --db all.db --type f33
refuses "a type that is not there" 2 "no type 'i64', only f32" "$SEGTUNE" db best --db all.db --type i64
refuses "an unknown operation" 2 "no operation 'segreduse': did you mean segreduce" "$SEGTUNE" plot --db all.db --operation segreduse
refuses "an unknown operator" 2 "no operator 'plsu': did you mean plus" "$SEGTUNE" export --db all.db --operator plsu --out -
refuses "an unknown device" 2 "no device 'h200', only fake" "$SEGTUNE" db runs --db all.db --device h200
refuses "a listing" 2 "unknown listing 'bset': did you mean best" "$SEGTUNE" db bset --db all.db
check "a device by a part of its name" test "$(rows runs --db all.db --device FAK)" = 3
check "and as sweeps call it" test "$(rows runs --db all.db --device fake:0)" = 3
check "the newest driver only" test "$(rows best --db all.db --driver all)" = 3
refuses "another driver" 2 "no driver '9.9'" "$SEGTUNE" db best --db all.db --driver 9.9
if command -v sqlite3 >/dev/null; then
	triggers=$(sqlite3 all.db "SELECT sql || ';' FROM sqlite_schema WHERE name IN ('tuning_case_keeps_values', 'build_keeps_values')")
	cp all.db spmv.db
	sqlite3 spmv.db "DROP TRIGGER tuning_case_keeps_values; DROP TRIGGER build_keeps_values; UPDATE tuning_case SET operation = 'spmv';
		UPDATE build SET operation = 'spmv'; $triggers"
	check "a header of what is there" "$SEGTUNE" export --db spmv.db --force --out spmv.h
	check "which is spmv" grep -q segtune_spmv_box spmv.h
	if command -v gnuplot >/dev/null; then
		check "a plot of what is there" "$SEGTUNE" plot --db spmv.db --out spmv.svg
		check "which is of spmv" grep -q 'spmv, f32' spmv.svg
	else
		skip "a plot of what is there" "gnuplot is not installed"
	fi
fi

# Plots of several devices, of times, and as text.
if command -v gnuplot >/dev/null; then
	check "time, logarithmic" "$SEGTUNE" plot --db all.db --y time --out time.svg
	check "in milliseconds" grep -q milliseconds time.svg
	check "a curve a device" "$SEGTUNE" plot --db all.db --device all --out devices.svg
	check "of those named" "$SEGTUNE" plot --db all.db --device fake,FAKE --out named.svg
	check "a curve each, too" grep -q 'on several devices' named.svg
	refuses "one of them misspelt" 2 "no device 'fkae'" "$SEGTUNE" plot --db all.db --device fake,fkae --out none.svg
	check "which says so" grep -q 'on several devices' devices.svg
	COLUMNS=70 "$SEGTUNE" plot --db all.db --text >plot.txt
	check "as text" grep -q 'mean segment length' plot.txt
	check "as wide as the terminal" awk 'length > 70 { exit 1 }' plot.txt
	printf '3\n5\n' >few.rowlen
	printf '30\n50\n' >more.rowlen
	"$SEGTUNE" sweep --device fake:0 --db files.db --catalogue "$TESTS/catalogue" --strategy faked --quiet --no-finals \
		--geometry more.rowlen more.rowlen@1K few.rowlen@1K
	"$SEGTUNE" plot --db files.db --text >files.txt
	check "a line a file, in the order of their means" sh -c "sed -n '/n >= 1K/,\$p' files.txt | tr -s ' \n' ' ' |
		grep -q 'few 4 faked .*more 40 faked'"
	check "apart from those of their own size" sh -c "sed '/n >= 1K/,\$d' files.txt | grep -q '^more .* 40 ' &&
		! sed '/n >= 1K/,\$d' files.txt | grep -q '^few'"
	check "as wide as 60 columns" sh -c "COLUMNS=60 '$SEGTUNE' plot --db files.db --text | awk 'length > 60 { exit 1 }'"
	check "points on an axis are drawn over it" sh -c "COLUMNS=60 '$SEGTUNE' plot --db '$TESTS/../results/nvidia-h200/quick.db' --text |
		grep -q '^ *0 +-*A'"
	set --
	for kind in fixed uniform poisson geometric lognormal pareto zipf bimodal; do
		set -- "$@" $kind:n=8K,mean=16 $kind:n=8K,mean=64
	done
	"$SEGTUNE" sweep --device fake:0 --db panels.db --catalogue "$TESTS/catalogue" --strategy faked --quiet --no-finals --geometry "$@"
	"$SEGTUNE" plot --db panels.db --out panels.svg 2>panels.txt
	check "panels that have no room are told" grep -q 'not shown' panels.txt
	narrow "in 80 columns" cat panels.txt
	check "a picture where there is no terminal" sh -c "'$SEGTUNE' plot --db all.db --out - | head -c 4 | grep -q PNG"
	refuses "another axis" 2 'y is "fraction", "GB/s", "time", "regret", "effect", "samples" or, against "width", "ratio"' "$SEGTUNE" plot --db all.db --y frob
else
	skip "plots" "gnuplot is not installed"
fi

# A sweep says what makes its results differ from earlier ones.
cp a.db slower.db
if command -v sqlite3 >/dev/null; then
	triggers=$(sqlite3 slower.db "SELECT sql || ';' FROM sqlite_schema WHERE name = 'run_keeps_values'")
	sqlite3 slower.db "DROP TRIGGER run_keeps_values; UPDATE run SET copy_bandwidth = copy_bandwidth * 1.5; $triggers"
	"$SEGTUNE" sweep --device fake:0 --db slower.db --catalogue "$TESTS/catalogue" --strategy faked --geometry uniform:n=64K,mean=4 2>copy.txt >/dev/null
	check "a copy that is slower than before" grep -q 'copy is 33% slower than in earlier runs (148 GB/s)' copy.txt
fi
"$SEGTUNE" sweep --device fake:0 --db a.db --catalogue "$TESTS/catalogue" --strategy faked --geometry uniform:n=64K,mean=4 2>same.txt >/dev/null
check "one that is not" sh -c "grep -qE 'copy (98\.[5-9]|99\.[0-4]) GB/s' same.txt && ! grep -q 'earlier runs\|replaces' same.txt"
mkdir -p hiding/segreduce
cp "$TESTS/catalogue/segreduce/faked.cl" hiding/segreduce/
cp "$TESTS/catalogue/segreduce/faked.lua" hiding/segreduce/flat.lua
"$SEGTUNE" sweep --device fake:0 --db hiding.db --catalogue hiding --strategy flat --geometry uniform:n=64K,mean=4 2>hiding.txt >/dev/null
check "a strategy that hides a shipped one" grep -q 'replaces 1 shipped strategy: segreduce/flat$' hiding.txt
finish
