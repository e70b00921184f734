#!/bin/sh
# Interrupted at any point, run again: nothing measured twice, nothing lost.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1

# sweep DATABASE [exec]: exec in the background, so that $! is the program and not a shell around it, which would leave
# the program running when it is killed.
sweep() {
	db=$1
	shift
	"$@" "$SEGTUNE" sweep --device fake:0 --db "$db" --catalogue "$TESTS/catalogue" --strategy faked --quiet \
		--geometry uniform:n=64K,mean=4 uniform:n=64K,mean=16 uniform:n=64K,mean=64 uniform:n=64K,mean=256
}

# What was measured, without times.
measured() {
	"$SEGTUNE" db measurements --db "$1" --json | sed 's/.*"strategy":"\([^"]*\)".*"params":"\([^"]*\)".*"geometry":"\([^"]*\)".*/\3 \1 \2/' |
		sort >"$2"
}

check "an undisturbed sweep" sweep whole.db
measured whole.db whole.txt
check "it measured something" test -s whole.txt
sweep whole.db
measured whole.db again.txt
check "a second run measures nothing again" cmp whole.txt again.txt

kills=0
for delay in 0.02 0.04 0.06 0.08 0.1 0.12 0.15 0.2; do
	sweep killed.db exec &
	child=$!
	sleep "$delay"
	if kill -9 "$child" 2>/dev/null; then
		kills=$((kills + 1))
	fi
	wait "$child" 2>/dev/null
	# Killed before its tables were committed there is no database yet, and the next run makes them.
	if ! "$SEGTUNE" db check --db killed.db >check.out 2>&1 &&
		! grep -q -e "there is no database" -e "older format 0" check.out; then
		fail "killed after $delay s: the database is sound"
		cat check.out
	fi
done
ok "killed $kills times, sound each time"
check "the run after the kills ends" sweep killed.db
measured killed.db killed.txt
check "it has each measurement once" cmp whole.txt killed.txt

# A variant that was right and after an edit is wrong, or does not build, is chosen no more; other types are not concerned.
mkdir -p edited/segreduce
cp "$TESTS/catalogue/segreduce/faked.lua" edited/segreduce/edited.lua
sed -i 's/faked.cl/edited.cl/' edited/segreduce/edited.lua
# edited FAULT TYPE: a sweep of strategies with that fault (harness/device/fake.h).
edited() {
	sed "s/FAKE_FAULT FAULT/FAKE_FAULT $1/" "$TESTS/catalogue/segreduce/faked.cl" >edited/segreduce/edited.cl
	"$SEGTUNE" sweep --device fake:0 --db edited.db --catalogue edited --strategy edited --type "$2" --no-finals --quiet \
		--no-cache --geometry uniform:n=4K,mean=4 >edited.out 2>&1
}
# best TYPE: how many cases of that type have a best variant.
best() { "$SEGTUNE" db best --db edited.db --type "$1" --json | wc -l; }
for fault in 3 1; do
	rm -f edited.db
	edited 0 f32 && edited 0 i32
	check "before the edit both types have a best" test "$(best f32) $(best i32)" = "1 1"
	edited $fault f32
	check "with fault $fault one has it" test "$(best f32) $(best i32)" = "0 1"
	check "what failed is listed by its type" test "$("$SEGTUNE" db builds --db edited.db --type f32 --json | wc -l)" = 6
done

# A shell starts its background commands with interrupts ignored: env takes that back.
env --default-signal=INT "$SEGTUNE" sweep --device fake:0 --db stopped.db --catalogue "$TESTS/catalogue" \
	--strategy faked --all --geometry uniform:n=4M,mean=4 uniform:n=4M,mean=16 2>stopped.err >/dev/null &
child=$!
sleep 2 # opening the device takes up to a second, the sweep several
kill -INT "$child" 2>/dev/null
wait "$child"
status=$?
if [ $status -eq 130 ]; then
	ok "an interrupted sweep exits with 130"
	check "and says how to go on" grep -q "continue with: '\{0,1\}$SEGTUNE'\{0,1\} sweep" stopped.err
elif [ $status -eq 0 ]; then
	skip "an interrupted sweep exits with 130" "it ended before the signal"
else
	fail "an interrupted sweep exits with 130 (got $status)"
fi

finish
