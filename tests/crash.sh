#!/bin/sh
# What a variant does to its process costs itself only; kills at any moment lose nothing.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1
export XDG_CACHE_HOME="$WORK/cache"

# strategy FOLDER FAULTS BYTES: of the fake device, launches of at least BYTES have the FAULTs (harness/device/fake.h).
strategy() {
	printf '#define FAKE_FAULT FAULT\n#define FAKE_FAULT_BYTES %s\n' "$3" |
		fake_strategy faulty "FAULT = { $2 }, NT = range(1, 5)" "$1"
}

# sweep DATABASE FOLDER [OPTION...]: over cases of $n elements. exec=exec in the background: then $! is the program and
# not a shell around it, which would leave the program running when it is killed.
n=16K other=64 exec=
sweep() {
	db=$1 folder=$2
	shift 2
	$exec "$SEGTUNE" sweep --device fake:0 --db "$db" --catalogue "$folder" --strategy faulty --samples 3 --quiet --all \
		--geometry "uniform:n=$n,mean=4" "uniform:n=$n,mean=$other" --timeout 1s "$@"
}

failures() { "$SEGTUNE" db failures --db "$1" --json; }
# count DATABASE OUTCOME PATTERN: failures of that outcome whose reason matches.
count() { failures "$1" | grep "\"outcome\":\"$2\"" | grep -c "$3"; }

strategy early "0, 7, 10, 11" 0
check "a sweep over variants that crash and hang when they are verified" sweep early.db early
check "the good ones are measured" test "$(measured early.db | grep -c 'FAULT=0')" = 10
check "nothing else is" test "$(measured early.db | wc -l)" = 10
check "a crash: its signal" test "$(count early.db crashed 'died of signal 11')" = 5
check "... and the geometry, with all of them under way" test "$(count early.db crashed "geometry '[^']*': the device's process")" = 5
check "an endless launch: the limit" test "$(count early.db timed_out 'not done after 1 s')" = 5
check "a lost context: the driver's error" test "$(count early.db launch_failed 'crashed the device')" = 5
check "... and the geometry" test "$(count early.db launch_failed "geometry '[^']*': an earlier launch")" = 5
failures early.db | wc -l >before
check "again: nothing to do" sweep early.db early
check "failures are not tried again" test "$(failures early.db | wc -l)" = "$(cat before)"
check "unless one asks for it" sweep early.db early --retry
check "then each that may go well another time" test "$(failures early.db | wc -l)" = "$((2 * $(cat before)))"
check "the database is sound" "$SEGTUNE" db check --db early.db

# The values of the largest case stand for all: only offsets and results tell it from the small ones.
strategy late "0, 10, 11" 5500000
sed -i 's/range(1, 5)/range(1, 2)/' late/segreduce/faulty.lua
n=1M other=2
for search in exhaustive random forest; do
	check "$search: variants that fail at the timed size only" sweep late-$search.db late --search $search --no-finals
	check "the good ones are measured" test "$(measured late-$search.db | grep -c FAULT=0)" = 4
	check "the others crash" test "$(count late-$search.db crashed 'signal 11')" = 4
	check "or hang" test "$(count late-$search.db timed_out 'after 1 s')" = 4
done

# A single case is checked in the same go as the small problems: what goes wrong there is reported for it.
strategy alone "0, 3, 4, 5, 7, 10, 11" 5500000
sed -i 's/range(1, 5)/{ 1 }/' alone/segreduce/faulty.lua
check "a single case, on which most go wrong" "$SEGTUNE" sweep --device fake:0 --db alone.db --catalogue alone \
	--strategy faulty --samples 3 --quiet --all --timeout 3s --geometry uniform:n=1M,mean=4
check "the right one is measured" test "$(measured alone.db)" = "f32 FAULT=0 NT=1 uniform:n=1M,mean=4,seed=1"
failures alone.db | sed -n 's/.*"outcome":"\([^"]*\)".*"geometry":"uniform:n=1M,mean=4,.*/\1/p' | sort | uniq -c | tr -s ' \n' ' ' >outcomes
# A right answer that a loaded machine gives late would count as timed_out: hence the longer limit.
outcomes_are() { cat outcomes && test "$(cat outcomes)" = "$1"; }
check "of the others each as it is, and of the case" outcomes_are " 1 crashed 1 launch_failed 1 timed_out 3 wrong "

# What comes after a crash finds everything in its place: the head to head is on a device that was started again.
for fault in 7 11; do
	strategy last$fault "0, $fault" 0
	sed -i 's/range(1, 5)/range(1, 2)/' last$fault/segreduce/faulty.lua
	"$SEGTUNE" sweep --device fake:0 --db last$fault.db --catalogue last$fault --strategy faulty --samples 3 --all \
		--timeout 1s --geometry uniform:n=16K,mean=4 >last.out 2>&1
	check "after fault $fault the good ones are compared" sh -c "grep -q 'FAULT=0' last.out && ! grep 'could not be compared' last.out"
done

n=16K other=64
strategy deadly 11 0
# shellcheck disable=SC2016 # expanded by the inner shell
refuses "in one process a crash ends all" 139 . sh -c '"$@" 2>/dev/null; status=$?; echo ended >&2; exit $status' sh \
	"$SEGTUNE" sweep --device fake:0 --db one.db --catalogue deadly --strategy faulty --all --quiet --in-process \
	--geometry uniform:n=4K,mean=4

"$SEGTUNE" verify --device fake:0 --catalogue early --strategy faulty --type i32 --operator plus --all --timeout 1s --quiet \
	>verify.out 2>verify.err
check "verify goes on after crashes" grep -q "5 passed, 0 wrong, 15 failed" verify.out
check "and reports them" grep -q "crashed: .*the device's process died of signal 11" verify.err verify.out

# One launch fails, the lanes of the next variant are taken before anyone knows.
strategy first "2, 0" 0
sed -i 's/range(1, 5)/{ 1 }/' first/segreduce/faulty.lua
"$SEGTUNE" verify --device fake:0 --catalogue first --strategy faulty --type i32 --operator plus --all --quiet >verify.out \
	2>verify.err
check "a launch that fails costs its variant only" grep -q "1 passed, 0 wrong, 1 failed" verify.out

# Real kernels through PoCL.
mkdir -p real/segreduce
cat >real/segreduce/bad.cl <<'END'
#include "thread/serial_reduce.h"
KERNEL void bad(GLOBAL const T *values, GLOBAL const OFF_T *offsets, i64 segments, GLOBAL T *result)
{
	i64 far = FAULT == 3 ? (i64)1 << 40 : segments + 1;

	for (i64 s = 0; s < segments; s++) {
		T sum = IDENTITY;

		for (OFF_T i = offsets[s]; i < offsets[s + 1]; i++)
			sum = combine(sum, values[i]);
		result[s] = sum;
	}
	if (FAULT == 1)
		while (*(volatile GLOBAL const OFF_T *)offsets == 0)
			;
	if (FAULT >= 2)
		result[far] = IDENTITY;
}
END
cat >real/segreduce/bad.lua <<'END'
return strategy {
	about = "endless, beyond its array by a little, far beyond it",
	source = "bad.cl",
	params = { FAULT = { 0, 1, 2, 3 } },
	launches = { { kernel = "bad", grid = 1, block = 1, args = { "values", "offsets", "segments", "result" } } },
}
END
if has_pocl; then
	check "a sweep with real kernels that are bad" "$SEGTUNE" sweep --device opencl:pocl --db real.db --catalogue real \
		--strategy bad --geometry uniform:n=4K,mean=4 --warm --samples 3 --quiet --timeout 6s
	check "the good one is measured" test "$(measured real.db)" = "f32 FAULT=0 uniform:n=4K,mean=4,seed=1"
	check "the endless one is killed" test "$(count real.db timed_out 'after 6 s')" = 1
	check "a guard is found overwritten" test "$(count real.db wrong 'guard of')" = 1
	check "a bad address is a crash" test "$(count real.db crashed 'signal 11')" = 1
	# A CPU that is late for once is no fault of the kernel's.
	if compile_c -std=c11 -D_GNU_SOURCE -shared -fPIC -o late.so "$TESTS/faults/late.c" -ldl 2>cc.err; then
		check "a CPU that is late once is asked again" env POCL_CACHE_DIR="$PWD/late" LATE_ONCE="$PWD/once" \
			LD_PRELOAD="$PWD/late.so" "$SEGTUNE" verify --device opencl:pocl --catalogue real --strategy bad \
			--params FAULT=0 --type f32 --operator plus --no-cache --quiet --timeout 3s
		check "it was late" test -e once
	else
		skip "a late CPU" "$(head -n 1 cc.err)"
	fi
else
	skip "real kernels" "no OpenCL device on this machine's CPU"
fi

# Killed at random moments: the process of the device again and again under one sweep, then the sweep itself.
strategy many "0" 0
sed -i 's/range(1, 5)/range(1, 150)/' many/segreduce/faulty.lua
check "an undisturbed sweep" sweep whole.db many
measured whole.db >whole.txt
check "of 300 measurements" test "$(wc -l <whole.txt)" = 300
#   KILLS=N of each kind (8; make test-all: 100)
kills=0 most=${KILLS:-8} rounds=0
random=12345
# A new number to $random, 0 to 32767.
next() { random=$(((random * 1103515245 + 12345) / 65536 % 32768)); }
while [ $kills -lt "$most" ] && [ $((rounds += 1)) -le $((10 * most)) ]; do
	exec="exec"
	sweep killed.db many --retry 2>killed.err &
	child=$!
	exec=
	while kill -0 $child 2>/dev/null && [ $kills -lt "$most" ]; do
		next
		sleep 0.$((200 + random % 500))
		worker=$(pgrep -P $child -f device-worker | head -n 1)
		[ -n "$worker" ] && kill -9 "$worker" 2>/dev/null && kills=$((kills + 1))
	done
	# Killed again and again before anything began it gives up, and says so.
	wait $child || grep -q "died of signal 9" killed.err || fail "a sweep whose device was killed ends well: $(cat killed.err)"
	if [ "$(measured killed.db | wc -l)" -ge 300 ]; then
		rm -f killed.db*
	fi
done
check "the process of the device killed $most times" test $kills = "$most"
kills=0 rounds=0
while [ $kills -lt "$most" ] && [ $((rounds += 1)) -le $((10 * most)) ]; do
	exec="exec"
	sweep killed.db many --retry &
	child=$!
	exec=
	next
	sleep 0.$((100 + random % 150))
	kill -9 $child 2>/dev/null && kills=$((kills + 1))
	wait $child 2>/dev/null
	"$SEGTUNE" db check --db killed.db >check.out 2>&1 || grep -q -e "there is no database" -e "older format 0" check.out ||
		fail "a database after a kill is sound: $(cat check.out)"
	[ ! -e killed.db ] || [ "$(measured killed.db 2>/dev/null | wc -l)" -lt 300 ] || rm -f killed.db*
done
check "the sweep killed $most times, the database sound each time" test $kills = "$most"
check "the run after the kills ends" sweep killed.db many --retry
measured killed.db >killed.txt
check "each measurement is there once" cmp whole.txt killed.txt
sleep 0.2
check "no process is left behind" sh -c "! pgrep -P 1 -f '[d]evice-worker' >/dev/null"

# A disk that is full.
# shellcheck disable=SC2016 # expanded by the inner shell
refuses "a disk that is full" 1 "cannot write|disk" sh -c 'ulimit -f 1000; trap "" XFSZ; "$@"' sh "$SEGTUNE" sweep \
	--device fake:0 --db full.db --catalogue many --strategy faulty --samples 3 --quiet --all --no-cache --jobs 0 --in-process \
	--geometry uniform:n=16K,mean=4 uniform:n=16K,mean=64
check "what was kept is sound" "$SEGTUNE" db check --db full.db
check "with room again it goes on" sweep full.db many
measured full.db >full.txt
check "and misses nothing" cmp whole.txt full.txt
finish
