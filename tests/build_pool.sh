#!/bin/sh
# Sweeps that build in worker processes and keep what was built: the same results with and without, bad builds cost
# themselves only, and nothing goes on when the program has ended.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1
export XDG_CACHE_HOME="$WORK/xdg"

# A strategy of the fake device, whose builds take MILLISECONDS and have the FAULTs: catalogue FOLDER MILLISECONDS FAULTS
catalogue() {
	mkdir -p "$1/segreduce"
	cat >"$1/segreduce/slow.cl" <<-END
		#define FAKE_BUILD_TIME $2
		#define FAKE_FAULT FAULT
		KERNEL void fake_segreduce(GLOBAL const T *values, GLOBAL const OFF_T *offsets, i64 segments, GLOBAL T *result);
	END
	cat >"$1/segreduce/slow.lua" <<-END
		return strategy {
			about = "builds that take their time",
			source = "slow.cl",
			backend = "fake",
			params = { FAULT = { $3 }, NT = range(1, 20) },
			launches = {
				{ kernel = "fake_segreduce", grid = 1, block = 1, args = { "values", "offsets", "segments", "result" } },
			},
		}
	END
}

# sweep DATABASE CATALOGUE [OPTION...]
sweep() {
	db=$1 folder=$2
	shift 2
	"$SEGTUNE" sweep --device fake:0 --db "$db" --catalogue "$folder" --strategy slow --samples 3 --quiet --all \
		--geometry uniform:n=4K,mean=4 uniform:n=4K,mean=64 "$@"
}

# outcomes DATABASE: what was measured and what failed with its reason, without times.
outcomes() {
	"$SEGTUNE" db measurements --db "$1" --json | sed 's/.*"params":"\([^"]*\)".*"geometry":"\([^"]*\)".*/\2 \1/' | sort
	"$SEGTUNE" db failures --db "$1" --json | sed 's/.*"params":"\([^"]*\)".*"reason":"\([^"]*\)".*/\1 \2/' | sort
}

catalogue good 5 "0"
catalogue bad 5 "0, 1, 9"
# One entry is of the kernels that check and compare.
entries() { find "$1" -name '*.build' | wc -l; }

check "a sweep that builds in place" sweep place.db good --jobs 0 --no-cache
check "it leaves no cache" test ! -e xdg
check "a sweep that builds in a pool" sweep pool.db good --jobs 3
outcomes place.db >place.txt
outcomes pool.db >pool.txt
check "both measure the same" cmp place.txt pool.txt
check "all of it" test "$(wc -l <pool.txt)" = 40
check "the cache is in XDG_CACHE_HOME, an entry a build and one more" test "$(entries xdg/segtune)" = 21
check "for its user alone" test "$(stat -c %a xdg/segtune)" = 700
check "a sweep from the cache" sweep cached.db good --jobs 3
outcomes cached.db >cached.txt
check "it measures the same" cmp place.txt cached.txt
check "and adds nothing" test "$(entries xdg/segtune)" = 21
for search in random forest race; do
	check "a $search search" sweep $search.db good --jobs 3 --search $search --no-cache
	outcomes $search.db | sort -u >$search.txt
	check "it measures the same" cmp place.txt $search.txt
done
check "a $search search with a budget" sweep budget.db good --jobs 3 --search forest --budget 1s --cache budget.cache
# Finals would build winners that the first sweep had no time to confirm.
check "a sweep that goes on" sweep pool.db good --no-finals --cache again
check "builds nothing that is measured, but the kernels that check" test "$(entries again)" = 1

check "a sweep with bad builds" sweep bad.db bad --jobs 2 --cache bad.cache
outcomes bad.db >bad.txt
check "the good ones are measured" test "$(grep -c '^uniform.* FAULT=0' bad.txt)" = 40
check "a source that does not compile: the compiler's message" test "$(grep -c '^FAULT=1 .*fake.c:1: error' bad.txt)" = 20
check "a compiler that dies: its signal" test "$(grep -c '^FAULT=9 .*died of signal 9' bad.txt)" = 20
check "failures are not kept as code" test "$(entries bad.cache)" = 21

sweep one.db good --cache shared &
sweep two.db good --cache shared
status=$?
check "two sweeps at once with one cache" test "$status" = 0
check "both end" wait $!
outcomes one.db >one.txt
outcomes two.db >two.txt
check "the first measures all" cmp place.txt one.txt
check "the second too" cmp place.txt two.txt

for file in shared/*; do echo damaged >"$file"; done
check "a sweep over a damaged cache" sweep damaged.db good --cache shared
outcomes damaged.db >damaged.txt
check "measures the same" cmp place.txt damaged.txt
check "and mends it" test "$(grep -lx damaged shared/* | wc -l)" = 0

refuses "a cache that cannot be" 1 "'/dev/null" sweep no.db good --cache /dev/null/x
refuses "too many workers" 2 "'--jobs'" sweep no.db good --jobs 1000
refuses "less than none" 2 "'--jobs'" sweep no.db good --jobs -3
check "no home for the cache is no error" env XDG_CACHE_HOME=/dev/null/x HOME=/dev/null/x "$SEGTUNE" sweep --device fake:0 \
	--db homeless.db --catalogue good --strategy slow --samples 3 --quiet --geometry uniform:n=4K,mean=4

# Stopped or killed while builds of ten seconds are under way. The workers hold the pipe of standard error too: its end
# is the end of all of them.
catalogue long 10000 "0"
for signal in INT TERM KILL; do
	mkfifo "$signal.pipe"
	env --default-signal=INT,TERM "$SEGTUNE" sweep --device fake:0 --db "$signal.db" --catalogue long --strategy slow \
		--jobs 2 --no-cache --geometry uniform:n=4K,mean=4 >/dev/null 2>"$signal.pipe" &
	child=$!
	{
		read -r _ # the program says something first
		sleep 1
		kill -s "$signal" "$child"
		date +%s%N >"$signal.start"
		cat >/dev/null
		date +%s%N >"$signal.end"
	} <"$signal.pipe"
	wait "$child" 2>/dev/null
	status=$?
	took=$((($(cat "$signal.end") - $(cat "$signal.start")) / 1000000))
	case $signal in KILL) want=137 ;; *) want=130 ;; esac
	check "$signal: exit status $want" test "$status" = "$want"
	check "$signal: all processes end within a second ($took ms)" test "$took" -lt 1000
done

# A compiler may take as long as a device, if that is more than a minute.
if [ -n "${ALL:-}" ]; then
	catalogue minute 63000 0
	check "a build of more than a minute" "$SEGTUNE" verify --device fake:0 --catalogue minute --strategy slow --params NT=1 \
		--jobs 1 --type f32 --operator plus --quiet --no-cache --timeout 3m
fi
finish
