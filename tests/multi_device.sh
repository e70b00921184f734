#!/bin/sh
# Several devices at once: cases shared out, nothing twice, nothing lost, whatever happens to one of the processes.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1
export XDG_CACHE_HOME="$WORK/cache"

fake_strategy many "NT = range(1, 40)" </dev/null

# sweep DATABASE DEVICES [OPTION...]: eight cases; exec=exec in the background, so that $! is the program.
# The device is in the sweep's own process: it is that which is shared out, and killed.
exec=
sweep() {
	db=$1 devices=$2
	shift 2
	# shellcheck disable=SC2046 # a word each
	$exec "$SEGTUNE" sweep --device "$devices" --db "$db" --catalogue mine --strategy many --samples 3 --all --in-process "$@" \
		--geometry $(printf 'uniform:n=32K,mean=%s ' 1 2 4 8 16 32 64 128)
}

# under_way DATABASE: wait until something is measured; sweeps of two devices then go on for a second at least.
under_way() {
	tries=0
	until [ "$(measured "$1" 2>/dev/null | wc -l)" -gt 0 ] || [ $tries = 300 ]; do
		tries=$((tries + 1))
		sleep 0.1
	done
}

check "a sweep of one device" sweep one.db fake:0 --quiet
measured one.db >one.txt
check "of 320 measurements" test "$(wc -l <one.txt)" = 320

sweep two.db fake:0,fake:0 >two.out 2>two.err
check "a sweep of two ends well" test $? = 0
measured two.db >two.txt
check "each measurement is there once" cmp one.txt two.txt
"$SEGTUNE" db runs --db two.db --json >runs.txt
check "both devices have a run that is done" test "$(grep -c '"status":"done"' runs.txt)" = 2
check "both measured several cases" test "$(grep -cE '"measured":[0-9]{2,}' runs.txt)" = 2
check "the summary is printed once" test "$(grep -c 'segreduce f32 plus on' two.out)" = 1
check "lines say whose they are" sh -c "! grep -v '^fake:0: ' two.err"
sweep json.db fake:0,fake:0 --json | cat >json.txt
check "as JSON: a whole line each" test "$(grep -c '^{"[^{]*"samples":[^{]*}$' json.txt) $(wc -l <json.txt)" = "320 320"
refuses "a full disk" 1 "fake:0: cannot write standard output" sh -c '"$@" >/dev/full' sh "$SEGTUNE" sweep --json \
	--device fake:0,fake:0 --db full.db --catalogue mine --strategy many --samples 3 --all --geometry uniform:n=1K,mean=4
sweep two.db fake:0,fake:0 --quiet
measured two.db >again.txt
check "a second run measures nothing again" cmp one.txt again.txt
check "the database is sound" "$SEGTUNE" db check --db two.db

check "pairs of type and operator" sweep pairs.db fake:0,fake:0,fake:0 --quiet --type i32,f32 --operator bit_xor,plus
measured pairs.db >pairs.txt
check "... all that there are, each once" test "$(sort -u pairs.txt | wc -l) $(wc -l <pairs.txt)" = "640 960"
check "a limit counts for all devices together" sweep few.db fake:0,fake:0 --quiet --evaluations 40 --search random --no-finals
check "... which is kept" test "$(measured few.db | wc -l)" -ge 20 -a "$(measured few.db | wc -l)" -le 40
sweep odd.db fake:0,fake:0 --quiet --evaluations 3 --type i32,f32 --no-finals
check "... among pairs, too" test "$(measured odd.db | wc -l)" -ge 1 -a "$(measured odd.db | wc -l)" -le 3

refuses "one that is not there" 1 "^segtune: fake:99: .*fake" sweep absent.db fake:99,fake:0 --quiet
measured absent.db >absent.txt
check "the other did all of it" cmp one.txt absent.txt
refuses "one that is no device" 2 "frob" sweep frob.db frob:0,frob:1 --quiet
refuses "a mistake of the user's is reported once" 2 "operation 'frob'" sweep two.db fake:0,fake:0 --quiet --operation frob
refuses "too many" 2 "17 devices: 16 at most" sweep two.db "$(printf 'fake:0,%.0s' 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16)fake:0" --quiet

# One process dies: the others go on, and what it had taken is there after the next run.
exec="exec"
sweep killed.db fake:0,fake:0 --quiet 2>killed.err &
exec=
child=$!
under_way killed.db
kill -9 "$(pgrep -P $child | head -n 1)" 2>/dev/null
wait $child
status=$?
check "a process that is killed is reported" grep -q "fake:0: its process died of signal 9" killed.err
check "the sweep fails" test $status = 1
check "the database is sound after it" "$SEGTUNE" db check --db killed.db
check "the next run ends" sweep killed.db fake:0,fake:0 --quiet
measured killed.db >killed.txt
check "each measurement is there once after all" cmp one.txt killed.txt

# Ctrl-C, and the program itself killed.
exec="exec env --default-signal=INT"
sweep stopped.db fake:0,fake:0 2>stopped.err >/dev/null &
child=$!
under_way stopped.db
kill -INT $child
wait $child
check "an interrupted sweep exits with 130" test $? = 130
check "and says how to go on, once" test "$(grep -c "continue with: '\{0,1\}$SEGTUNE'\{0,1\} sweep" stopped.err)" = 1
"$SEGTUNE" db runs --db stopped.db --json >runs.txt
# One of them may not have begun its run yet.
check "its runs are marked" sh -c "grep -q '\"status\":\"interrupted\"' runs.txt && ! grep -q '\"status\":\"done\"' runs.txt"
sweep lost.db fake:0,fake:0 --quiet 2>lost.err &
exec=
parent=$!
under_way lost.db
members=$(pgrep -P $parent | tr '\n' ' ')
kill -9 $parent
wait $parent 2>/dev/null
sleep 1.5
left=
[ -n "$members" ] || left=none
for pid in $members; do
	# One that ended and was not reaped has no command.
	[ -n "$(tr -d '\0' 2>/dev/null <"/proc/$pid/cmdline")" ] && left="$left $pid"
done
check "nothing is left of a sweep that is killed" test -z "$left"

# A tuning script: each of its sweeps is shared out.
cat >script.lua <<'END'
print(device.backend)
for _, t in ipairs { "f32", "i32" } do
	sweep { types = t, strategies = "many", all = true, samples = 3, geometries = uniform { n = 2^15, mean = { 1, 2, 4, 8 } } }
end
export { types = "f32", out = "boxes.h" }
END
# tune DATABASE DEVICES [OPTION...]
tune() {
	db=$1 devices=$2
	shift 2
	$exec "$SEGTUNE" run --device "$devices" --db "$db" --catalogue mine "$@" script.lua
}
exec=
check "a script on one device" tune alone.db fake:0 --quiet
measured alone.db >alone.txt
check "... measures 320" test "$(wc -l <alone.txt)" = 320
mv boxes.h alone.h
tune both.db fake:0,fake:0 >both.out 2>both.err
check "on two" test $? = 0
measured both.db >both.txt
check "... the same, each once" cmp alone.txt both.txt
"$SEGTUNE" db runs --db both.db --json >runs.txt
check "... in a run for each sweep and device" test "$(grep -c '"status":"done"' runs.txt)" = 4
check "it sees the first of them, and prints once" test "$(grep -c '^fake$' both.out)" = 1
check "the summary is printed once" test "$(grep -c 'segreduce f32 plus on' both.out) $(grep -c '^wrote ' both.out)" = "1 1"
check "its header has a table for the device" sh -c "grep -c NT boxes.h && [ \"\$(grep -c NT boxes.h)\" = \"\$(grep -c NT alone.h)\" ]"
tune both.db fake:0,fake:0 --quiet >/dev/null
measured both.db >again.txt
check "a second run measures nothing again" cmp alone.txt again.txt
refuses "the first is not there" 1 "^segtune: fake:99: .*fake" tune absent.db fake:99,fake:0 --quiet
refuses "another is not there" 1 "script.lua:3: fake:99: .*fake" sh -c '"$@" >/dev/null' sh "$SEGTUNE" run --device fake:0,fake:99 \
	--db absent.db --catalogue mine --quiet script.lua
exec="exec env --default-signal=INT"
tune stopped2.db fake:0,fake:0 2>stopped.err >/dev/null &
exec=
child=$!
under_way stopped2.db
kill -INT $child
wait $child
check "an interrupted script exits with 130" test $? = 130
check "and says how to go on" test "$(grep -c "continue with: '\{0,1\}$SEGTUNE'\{0,1\} run" stopped.err)" = 1

# Whoever began it does not care for children.
exec="timeout 60 env --ignore-signal=CHLD"
check "a sweep of two where children that end are ignored" sweep ignored.db fake:0,fake:0 --quiet
measured ignored.db >ignored.txt
check "each measurement is there once" cmp one.txt ignored.txt
finish
