#!/bin/sh
# Runs fuzz targets from a folder that build.sh has made, which may lie on another machine: several at a time, each in as
# many processes as wanted. A finding does not end a target. Exit 1 if anything was found.
#
#   tests/fuzz/campaign.sh FOLDER OUT [TARGET...]
#     OUT/counts.txt            a line a target: inputs run, coverage, crashes, time-outs, out of memory
#     OUT/TARGET/found/         inputs that crash, hang or take all memory; OUT/TARGET/log
#     OUT/TARGET/corpus/        the smallest set of inputs that reaches what was reached
#   FUZZ_CORPORA=FOLDER begins with FOLDER/TARGET/ beside the seeds, and leaves that set there: a later campaign goes on
#   FUZZ_SECONDS (60) each, FUZZ_JOBS (processors) processes in all, FUZZ_FORK (1) of them a target, FUZZ_MERGE (120) seconds for
#   that set
set -eu
folder=$(CDPATH='' cd -- "$1" && pwd)
mkdir -p "$2"
out=$(CDPATH='' cd -- "$2" && pwd)
shift 2
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
# shellcheck disable=SC2046 # names
[ $# -gt 0 ] || set -- $(ls "$folder/seeds")
if [ "${FUZZ_CORPORA:-}" ]; then
	mkdir -p "$FUZZ_CORPORA"
	FUZZ_CORPORA=$(CDPATH='' cd -- "$FUZZ_CORPORA" && pwd)
	export FUZZ_CORPORA
fi
seconds=${FUZZ_SECONDS:-60} fork=${FUZZ_FORK:-1} jobs=${FUZZ_JOBS:-$(nproc)}
export SEGTUNE_MAX_SEGMENTS=1000000

# One target: its line of counts.
if [ "${FUZZ_ONE:-}" ]; then
	export FUZZ_TARGET="$1"
	work=$out/$1
	rm -rf "$work"
	mkdir -p "$work/corpus" "$work/found" "$work/all"
	cp "$folder/seeds/$1"/* "$work/all"
	kept=${FUZZ_CORPORA:+$FUZZ_CORPORA/$1}
	if [ -d "$kept" ]; then find "$kept" -type f -exec cp {} "$work/all" \;; fi
	# Each input is a file that is written and read: ten times as fast in memory.
	place=$(mktemp -d /dev/shm/segtune.XXXXXX 2>/dev/null || mktemp -d)
	trap 'rm -rf "$place"' EXIT
	cd "$place"
	# fuzz SECONDS OPTION...
	fuzz() {
		limit=$1
		shift
		timeout -k 5 "$limit" "$folder/fuzz" -max_len=131072 -timeout=60 -report_slow_units=60 -rss_limit_mb=4096 "$@"
	}
	fuzz $((seconds + 60)) -fork="$fork" -ignore_crashes=1 -ignore_timeouts=1 -ignore_ooms=1 -max_total_time="$seconds" \
		-artifact_prefix="$work/found/" "$work/all" >"$work/log" 2>&1 || true
	fuzz "${FUZZ_MERGE:-120}" -merge=1 "$work/corpus" "$work/all" >"$work/merge.log" 2>&1 || cp "$work/all"/* "$work/corpus"
	if [ "$kept" ]; then mkdir -p "$kept" && find "$work/corpus" -type f -exec cp {} "$kept" \;; fi
	count=$(find "$work/found" -type f | wc -l)
	sed -n 's/^#\([0-9]*\): cov: \([0-9]*\) .*crash: \([0-9/]*\) time: \([0-9]*\)s.*/\1 inputs, \2 edges, \4 s, oom-timeout-crash \3/p' "$work/log" |
		tail -n 1 | sed "s/^/$1: /; s|\$|, $count kept|" >"$work.line"
	[ -s "$work.line" ] || echo "$1: nothing ran, see its log" >"$work.line"
	rm -rf "$work/all"
	exit
fi

printf '%s\n' "$@" | FUZZ_ONE=1 xargs -n 1 -P "$((jobs > fork ? jobs / fork : 1))" sh "$here/campaign.sh" "$folder" "$out"
for target; do cat "$out/$target.line"; done | tee "$out/counts.txt"
rm -f "$out"/*.line
! grep -qE 'nothing ran|[1-9][0-9]* kept' "$out/counts.txt"
