#!/bin/sh
# The three jobs in small: a sweep on the simulated device and one on PoCL, a plot, a header. `make check` runs it after
# every change, so it stays under ten seconds.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1
one_thread
bare_builds

check "a sweep on the simulated device" "$SEGTUNE" sweep --device fake:0 --db fake.db --catalogue "$TESTS/catalogue" \
	--strategy faked --quiet --geometry uniform:n=64K,mean=4 uniform:n=64K,mean=64
check "what it stored is sound" "$SEGTUNE" db check --db fake.db
check "a header" "$SEGTUNE" export --db fake.db --out boxes.h
check "which compiles" compile_c -std=c99 -Wall -Wextra -Werror -fsyntax-only -x c boxes.h
if ! has_pocl; then
	skip "a sweep on PoCL" "no PoCL device"
else
	check "a sweep on PoCL" "$SEGTUNE" sweep --device opencl:pocl --db pocl.db --warm --strategy chunk --evaluations 4 --samples 3 \
		--quiet --geometry uniform:n=16K,mean=4 uniform:n=16K,mean=64
	check "the fastest of each length" "$SEGTUNE" db best --db pocl.db
	if command -v gnuplot >/dev/null 2>&1; then
		check "a plot" "$SEGTUNE" plot --db pocl.db --out plot.svg
		check "which is a picture" grep -q '</svg>' plot.svg
	else
		skip "a plot" "no gnuplot"
	fi
fi
finish
