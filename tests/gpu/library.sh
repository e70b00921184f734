#!/bin/sh
# Exported libraries, with code for this device, pass their own tests on it: with loads of elements and of vectors.
. "$(dirname "$0")/lib.sh"
need_gpu

arch=
[ -n "${DEVICE:-}" ] || arch=$("$SEGTUNE" devices --json | sed -n 's/.*"device":"cuda:0".*"arch":"\([^"]*\)".*/\1/p')
# library NAME STRATEGIES OPTION...
library() {
	name=$1 strategies=$2
	shift 2
	limited "$name: measured" 60 "$SEGTUNE" sweep --device "${DEVICE:-cuda:0}" --db "$name.db" --quiet --no-finals \
		--strategy "$strategies" --type f32 --geometry uniform:n=4M,mean=4 uniform:n=4M,mean=200 --samples 3 --search random \
		--evaluations 12 "$@" &&
		limited "$name: exported" 100 "$SEGTUNE" export --force --max-boxes 6 --format library --db "$name.db" --out "$name" \
			${arch:+--arch "$arch"} &&
		limited "$name: compiled" 100 "${CC:-cc}" -std=gnu99 -O2 -o "$name.test" "$name/test.c" "$name/segred.c" -ldl -lm -lpthread &&
		limited "$name: its own test" 100 "./$name.test" "${DEVICE:-cuda:0}"
}
library elements thread,flat,subwarp --only 'VECTOR_UNIT_SEGMENTS=0 LDG=1 VEC=1'
library vectors stream,block --only 'VEC=4'
finish
