#!/bin/sh
# What is the same source and what is another: what an edit measures again.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1

mkdir -p own/segreduce
cp "$TESTS"/catalogue/segreduce/faked.* own/segreduce
kernel=own/segreduce/faked.cl

sweep() {
	"$SEGTUNE" sweep --device fake:0 --db own.db --catalogue own --strategy "${1:-faked}" --all --no-finals --no-cache --quiet \
		--geometry fixed:n=4K,mean=4
}

# Measurements and failures of all runs.
results() {
	"$SEGTUNE" db runs --db own.db --json | sed 's/.*"measured":\([0-9]*\),"failed":\([0-9]*\),.*/\1 \2/' |
		awk '{ n += $1 + $2 } END { print n + 0 }'
}

# measures TITLE NUMBER [STRATEGY]: the next sweep adds so many times what the first one brought.
measures() {
	check "$1: a sweep" sweep "${3:-faked}"
	after=$(results)
	check "$1" test "$((after - before))" = "$(($2 * all))"
	before=$after
}

check "a sweep of a user's strategy" sweep
all=$(results)
before=$all
check "measures all of it" test "$all" -gt 0
measures "the same source: nothing again" 0

sed -i 's|The kernel itself is in|Our kernel lives in|; 1i // A line more, and a blank one.\n' "$kernel"
measures "another comment: nothing again" 0
sed -i '/^KERNEL/{s/ void/  void/; s/, /,\n\n\t/g}' "$kernel"
measures "another layout: nothing again" 0
mv "$kernel" own/segreduce/moved.h
echo '#include "moved.h"' >"$kernel"
measures "moved into another file: nothing again" 0
sed -i '1i -- A comment of the descriptor.' own/segreduce/faked.lua
measures "another comment in the descriptor: nothing again" 0

sed -i 's/i64 segments/i64 count/' own/segreduce/moved.h
measures "another token: all again" 1
measures "and once" 0
sed -i 's/i64 count/i64 segments/' own/segreduce/moved.h
measures "the first source again: its measurements are still there" 0
echo 'return strategy { like = "faked", about = "x" }' >own/segreduce/twin.lua
measures "another strategy with the same tokens: measured for itself" 1 twin
finish
