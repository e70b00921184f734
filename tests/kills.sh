#!/bin/sh
# Killed at random moments sweep, export, library export, plot and merge leave what was there before or what they were to
# make, whole; a database is sound and has lost nothing that it had.
#
#   kills.sh [JOB...]   of those below, default all; KILLS=N of each (2; make test-all: 200)
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1
export XDG_CACHE_HOME="$WORK/cache"

sweep_into() {
	exec "$SEGTUNE" sweep --device fake:0 --db "$1" --catalogue "$TESTS/catalogue" --strategy faked --quiet --no-cache --samples 3 \
		--no-finals --geometry fixed:n=1K,mean=4 fixed:n=1K,mean=8 uniform:n=1K,mean=16 uniform:n=1K,mean=64
}
is_sound() {
	"$SEGTUNE" db check --db "$1" >check.out 2>&1 || grep -q -e "there is no database" -e "older format 0" -e "is no.* database" check.out
}
(sweep_into seed.db) || fail "a sweep"
measured seed.db >seed.txt
cp "$TESTS/../results/nvidia-h200/quick.db" library.db
echo "what was there" >old

# Of each job: NAME_run FILE, NAME_fine FILE (what a kill may leave), NAME_whole FILE (what must be there in the end).
sweep_run() { sweep_into "$1"; }
sweep_fine() {
	is_sound "$1" || return 1
	: >now.txt
	[ ! -e "$1" ] || measured "$1" >now.txt 2>/dev/null
	# Nothing that was measured is gone, and nothing is there twice.
	[ -z "$(comm -23 before.txt now.txt)" ] && [ -z "$(uniq -d now.txt)" ] || return 1
	cp now.txt before.txt
	! cmp -s now.txt seed.txt || rm -f "$1" "$1"-* before.txt now.txt
	[ -e before.txt ] || : >before.txt
}
sweep_whole() { measured "$1" | cmp - seed.txt; }
: >before.txt

merge_run() { exec "$SEGTUNE" db merge "$1" seed.db >/dev/null; }
merge_fine() { sweep_fine "$1"; }
merge_whole() { sweep_whole "$1"; }

header_run() { exec "$SEGTUNE" export --db seed.db --force --catalogue "$TESTS/catalogue" --out "$1" >/dev/null; }
header_fine() {
	cmp -s "$1" old || cmp -s "$1" "$1.whole" || return 1
	cp old "$1"
}
header_whole() { cmp "$1" "$1.whole"; }

plot_run() { exec "$SEGTUNE" plot --db seed.db --out "$1.svg" 2>/dev/null; }
plot_fine() {
	cmp -s "$1.svg" old || cmp -s "$1.svg" "$1.whole" || return 1
	cp old "$1.svg"
}
plot_whole() { cmp "$1.svg" "$1.whole"; }

library_run() { exec "$SEGTUNE" export --format library --db library.db --max-boxes 1 --force --out "$1" >/dev/null; }
library_fine() {
	[ ! -e "$1" ] || diff -r "$1" "$1.whole" >/dev/null || return 1
	rm -rf "$1"
}
library_whole() { diff -r "$1" "$1.whole"; }

random=${SEED:-12345}
next() { random=$(((random * 1103515245 + 12345) / 65536 % 32768)); }

# What an undisturbed run makes, and milliseconds that it takes, to $span.
undisturbed() {
	begin=$(date +%s%N)
	("$1_run" "$2") || return 1
	span=$((($(date +%s%N) - begin) / 1000000))
	case $1 in
	header) mv "$2" "$2.whole" && cp old "$2" ;;
	plot) mv "$2.svg" "$2.whole" && cp old "$2.svg" ;;
	library) mv "$2" "$2.whole" ;;
	*) rm -f "$2" "$2"-* ;;
	esac
}

[ $# -gt 0 ] || set -- sweep header library plot merge
for job; do
	if [ "$job" = plot ] && ! command -v gnuplot >/dev/null; then
		skip "$job" "there is no gnuplot"
		continue
	fi
	: >before.txt
	undisturbed "$job" "$job.out" || fail "$job undisturbed"
	kills=0 rounds=0 wrong=
	while [ $kills -lt "${KILLS:-2}" ] && [ $((rounds += 1)) -le $((10 * ${KILLS:-2})) ] && [ -z "$wrong" ]; do
		"${job}_run" "$job.out" &
		child=$!
		next
		sleep "$(printf '%d.%03d' $((span * (random % 1000) / 1000000)) $((span * (random % 1000) / 1000 % 1000)))"
		kill -9 $child 2>/dev/null && kills=$((kills + 1))
		wait $child 2>/dev/null
		"${job}_fine" "$job.out" || wrong="kill $kills"
	done
	if [ -n "$wrong" ]; then
		fail "$job: after $wrong what is there is neither the old nor the new"
		head -n 5 check.out | sed 's/^/    /'
	else
		ok "$job: killed $kills times at random moments, nothing lost, nothing half"
	fi
	("${job}_run" "$job.out") || fail "$job: the run after the kills ends"
	check "$job: makes what an undisturbed one makes" "${job}_whole" "$job.out"
done
finish
