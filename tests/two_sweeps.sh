#!/bin/sh
# Sweeps at once on one database share the work: nothing is measured twice, and what a killed one had is taken over.
#   ALL=1: also one that is stopped for a minute
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1
export XDG_CACHE_HOME="$WORK/cache"

fake_strategy many "NT = range(1, 40)" </dev/null

# sweep DATABASE [OPTION...]. exec="exec" in the background: then $! is the program.
exec=
sweep() {
	db=$1
	shift
	$exec "$SEGTUNE" sweep --device fake:0 --db "$db" --catalogue mine --strategy many --samples 3 --quiet --all \
		--geometry uniform:n=16K,mean=4 uniform:n=16K,mean=64 "$@"
}

check "an undisturbed sweep" sweep whole.db
measured whole.db >whole.txt
check "of 80 measurements" test "$(wc -l <whole.txt)" = 80

exec="exec"
sweep both.db &
first=$!
sweep both.db &
wait $! && wait $first
check "two sweeps at once end" test $? = 0
measured both.db >both.txt
check "nothing is missing, nothing is there twice" cmp whole.txt both.txt
check "the database is sound" "$SEGTUNE" db check --db both.db

# One is killed while both are at work; the other goes on with what it had claimed.
sweep killed.db &
first=$!
sweep killed.db &
second=$!
sleep 0.25
kill -9 $first
wait $first 2>/dev/null
check "one of two is killed: the other ends" wait $second
measured killed.db >killed.txt
check "nothing is missing, nothing is there twice" cmp whole.txt killed.txt

# Searches that choose case by case wait for each other's answers.
sweep guided.db --search forest --seed 1 &
other=$!
sweep guided.db --search forest --seed 2 &
wait $! && wait $other
check "two searches at once end" test $? = 0
measured guided.db >guided.txt
check "they have measured nothing twice" test -z "$(uniq -d guided.txt)"

if [ "${ALL:-0}" = 1 ]; then
	sweep stopped.db &
	stopped=$!
	sleep 0.3
	kill -STOP $stopped
	exec=
	check "beside one that is stopped a sweep ends" sweep stopped.db
	kill -CONT $stopped
	check "the stopped one ends when it goes on" wait $stopped
	measured stopped.db | sort -u >stopped.txt
	check "nothing is missing" cmp whole.txt stopped.txt
fi
finish
