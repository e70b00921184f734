#!/bin/sh
# More than 2^31 elements: each variant is verified on the case before it is measured, and none fails.
#   N=1M sh tests/gpu/large.sh   a try with fewer
. "$(dirname "$0")/lib.sh"
need_gpu

N=${N:-2049M}
if [ "$N" = 2049M ]; then
	memory=$("$SEGTUNE" devices --json | sed -n 's/.*"device":"cuda:0".*"memory_bytes":\([0-9]*\).*/\1/p')
	host=$(awk '$1 == "MemAvailable:" { print $2 }' /proc/meminfo)
	if [ "${memory:-0}" -lt 70000000000 ] || [ "${host:-0}" -lt 90000000 ]; then
		lacks '2^31 elements need 70 GB of the device and 90 GB of the host'
	fi
fi
# large OPERATION TYPE GEOMETRY EVALUATIONS
large() {
	rm -f large.db*
	limited "$1, $2, $3" 120 "$SEGTUNE" sweep --device "${DEVICE:-cuda:0}" --db large.db --quiet --no-finals --operation "$1" \
		--type "$2" --geometry "$3" --search random --evaluations "$4" --min-samples 3 --samples 3 || return
	check "$1: some are measured" sh -c "'$SEGTUNE' db measurements --db large.db --json | grep -q strategy"
	"$SEGTUNE" db failures --db large.db --json >failures.txt
	check "$1: none fails" sh -c '! grep . failures.txt'
}
large segreduce f32 "uniform:n=$N,mean=64" 20
large reduce f32 "fixed:n=$N,mean=$N" 10
large scan f32 "fixed:n=$N,mean=$N" 10
large reduce_by_key f32 "uniform:n=$N,mean=64" 10
large interval_move f32 "uniform:n=$N,mean=64" 8
large histogram u32 "uniform:n=$N,mean=64" 8
large segreduce_apply f32 "uniform:n=$N,mean=64" 10
finish
