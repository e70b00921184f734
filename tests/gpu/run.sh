#!/bin/sh
# Runs the tests that need an NVIDIA GPU, one at a time, and adds up their checks. Each has a time limit, and its log,
# OUT/NAME.log, is written as it goes: what is broken off leaves what it has found.
#   tests/gpu/run.sh SEGTUNE OUT [NAME...]     NAME: only these scripts
set -u
[ $# -ge 2 ] || { echo 'usage: tests/gpu/run.sh SEGTUNE OUT [NAME...]' >&2 && exit 2; }
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
SEGTUNE=$(realpath "$1") || exit 1
mkdir -p "$2" && OUT=$(CDPATH='' cd -- "$2" && pwd) || exit 1
shift 2
# Built code is shared by the scripts, and not left in the home folder.
XDG_CACHE_HOME=$OUT/cache
export SEGTUNE OUT XDG_CACHE_HOME
limit=590 # seconds a script may take
closing='^[0-9][0-9]* passed, [0-9][0-9]* failed, [0-9][0-9]* skipped$'

if ! "$SEGTUNE" devices >"$OUT/devices.txt" 2>&1; then
	cat "$OUT/devices.txt" >&2
	exit 1
fi
[ $# -gt 0 ] || set -- families offsets unaligned reproducible pollers library arrays backends beside two_processes large
passed=0 failed=0 skipped=0
for name in "$@"; do
	log=$OUT/$name.log
	echo "== $name"
	{
		timeout -k 10 $limit sh "$here/$name.sh" 2>&1 </dev/null
		echo $? >"$log.status"
	} | tee "$log"
	read -r status <"$log.status"
	rm -f "$log.status"
	counts=$(tail -n 1 "$log" | grep "$closing" | tr -d a-z,)
	# A script that was broken off has no closing line; its checks count.
	[ -n "$counts" ] || counts="$(grep -c '^ok ' "$log") $(($(grep -c '^FAIL ' "$log") + 1)) $(grep -c '^skip ' "$log")"
	tail -n 1 "$log" | grep -q "$closing" || echo "FAIL $name: no closing line, exit status $status" | tee -a "$log"
	# shellcheck disable=SC2086 # three numbers
	set -- $counts
	passed=$((passed + $1)) failed=$((failed + $2)) skipped=$((skipped + $3))
done
echo "$passed passed, $failed failed, $skipped skipped"
[ $failed = 0 ]
