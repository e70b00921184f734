#!/bin/sh
# Kernels that go wrong, all faster than the one that is right: none may be the best. On the fake device, whose faults
# harness/device/fake.h lists.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1

# kernel NAME COST DEFINE=VALUE...: a strategy of that many nanoseconds an element.
kernel() {
	name=$1 cost=$2
	shift 2
	{
		echo "#define FAKE_COST $cost"
		for define; do echo "#define FAKE_$define" | tr '=' ' '; done
	} | fake_strategy "$name" "NT = { 1 }" bad
}

# sweep DATABASE STRATEGIES OPTION...
sweep() {
	db=$1 strategies=$2
	shift 2
	"$SEGTUNE" sweep --device fake:0 --db "$db" --catalogue bad --strategy "$strategies" --quiet --samples 11 "$@" \
		--geometry uniform:n=16K,mean=4 fixed:n=16K,mean=4096 2>err
}

kernel good 2000
names=
while read -r name defines; do
	# shellcheck disable=SC2086 # a word a define
	kernel "$name" 1000 $defines
	names="$names $name"
done <<'END'
wrong FAULT=3
nan FAULT=15
unwritten FAULT=12
added FAULT=13
overrun FAULT=4
underrun FAULT=14
spoils_input FAULT=5
fails FAULT=2
crashes FAULT=11
wrong_full_size FAULT=3 FAULT_BYTES=80000
unwritten_full_size FAULT=12 FAULT_BYTES=80000
overrun_full_size FAULT=4 FAULT_BYTES=80000
long_segments FAULT=3 FAULT_LONGEST=4000
long_unwritten FAULT=12 FAULT_LONGEST=4000
empty_segments FAULT=3 FAULT_EMPTY=100
empty_runs_added FAULT=13 FAULT_EMPTY=100
after_three FAULT=3 FAULT_FROM=200
unwritten_after_100 FAULT=12 FAULT_FROM=220
overrun_later FAULT=4 FAULT_FROM=220
nan_later FAULT=15 FAULT_FROM=300
added_later FAULT=13 FAULT_FROM=500
one_in_10 FAULT=3 FAULT_ONE_IN=10
one_in_100 FAULT=3 FAULT_ONE_IN=100
unwritten_in_100 FAULT=12 FAULT_ONE_IN=100
overrun_in_100 FAULT=4 FAULT_ONE_IN=100
END

# shellcheck disable=SC2086 # a name each
check "a sweep over kernels that go wrong" sweep all.db "good,$(echo $names | tr ' ' ,)"
"$SEGTUNE" db failures --db all.db --json >failed.json
for name in $names; do
	check "$name is found" grep -q "\"family\":\"segreduce/$name\"\|\"strategy\":\"$name\"" failed.json
done
check "the right one is the best of both cases" test "$("$SEGTUNE" db best --db all.db --json | grep -c '"strategy":"good"')" = 2
check "it did not fail" sh -c '! grep -q "good" failed.json'

# One launch in a thousand, other ones each time: at least 18 of 20 must not be what is exported.
caught=0
for seed in $(seq 1 20); do
	kernel rare 1000 FAULT=3 FAULT_ONE_IN=1000 FAULT_SEED="$seed"
	sweep "rare$seed.db" good,rare
	"$SEGTUNE" db best --db "rare$seed.db" --json | grep -q '"strategy":"rare"' || caught=$((caught + 1))
done
check "one wrong launch in 1000: $caught of 20 are not exported" test "$caught" -ge 18
finish
