#!/bin/sh
# A sweep of a moment of the operations that move, count and reduce whole arrays or rows, on the CPU: type and operator
# are the operation's own unless they are named, and something right comes out.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1

# sweeps OPERATION STRATEGY TYPE OPERATOR GEOMETRY: a measurement of that type and operator is in what it says.
sweeps() {
	"$SEGTUNE" sweep --device opencl:pocl --db moves.db --operation "$1" --strategy "$2" --geometry "$5" --samples 3 \
		--evaluations 1 --json >sweep.out 2>sweep.err
	if grep '"seconds":' sweep.out | grep "\"operation\":\"$1\",\"type\":\"$3\",\"operator\":\"$4\"" |
		grep -q "\"strategy\":\"$2\".*\"gbs\":[0-9.]*[1-9]"; then
		ok "sweep of $1/$2"
	else
		fail "sweep of $1/$2"
		head -n 3 sweep.out sweep.err
	fi
}

if ! has_pocl; then
	skip "sweeps of operations" "PoCL is not installed"
	finish
	exit
fi
for operation in interval_expand interval_gather interval_scatter interval_move; do
	sweeps $operation chunk f32 none uniform:n=64K,mean=32
done
sweeps load_balance_search chunk i32 none uniform:n=64K,mean=32
sweeps histogram chunk u32 none uniform:n=64K,mean=32
sweeps reduce chunk f32 plus uniform:n=64K,mean=32
sweeps segreduce_regular futhark f32 plus fixed:n=64K,mean=32
"$SEGTUNE" sweep --device opencl:pocl --db moves.db --operation segreduce_regular --geometry uniform:n=64K,mean=32 \
	>sweep.out 2>&1
check "rows of different lengths are skipped" grep -q "wants segments of one length" sweep.out
finish
