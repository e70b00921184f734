#!/bin/sh
# `segtune export --check`: what tables cost on geometries that took no part in them. On the fake device, whose times are
# known, the regrets are what its costs say; on PoCL it runs. Neither adds to what tables are made from.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1

fake() { "$SEGTUNE" "$@" --catalogue "$TESTS/catalogue" --in-process; }
verify() { fake export --check --db a.db --on fake:0 --quiet --max-boxes 1 --samples 5 "$@"; }

check "a table: measured" fake sweep --device fake:0 --db a.db --strategy faked --quiet \
	--geometry uniform:n=64K,mean=4 uniform:n=64K,mean=64 uniform:n=64K,mean=1024 pareto:n=64K,mean=16
check "exported" "$SEGTUNE" export --db a.db --max-boxes 1 --out a.h
sed '/^static const struct segtune_node/{n;s/{/{ oops /;}' a.h >damaged.h
check "a header is damaged" sh -c "! cmp -s a.h damaged.h"
refuses "its boxes are not kept as if it had no tables" 1 "damaged.h:[0-9]*: .* expected" "$SEGTUNE" export --db a.db --keep damaged.h --out kept.h
cp a.db before.db

# Without a search the fastest is the only box itself.
check "the only box against itself" verify fixed:n=64K,mean=100 uniform:n=64K,mean=3
cp "$WORK/check.out" alone
check "costs nothing" test "$(grep -c '^\( *0.0%\)\{5\}  *1  faked' alone)" = 2
check "... and says so: there is nothing to compare with" grep -q 'only one variant was tried' alone
check "the tables' database is as it was" cmp a.db before.db
check "one of its own" test -s a.check.db

# ELEMENT nanoseconds an element and SEGMENT a segment: the box's, and the least of the three.
check "with a search" verify --search exhaustive --strategy faked fixed:n=64K,mean=128 fixed:n=64K,mean=2
cp "$WORK/check.out" searched
check "with several variants it does not" sh -c "! grep -q 'only one variant' searched"
sed -n 's/^.*"ELEMENT=\([124]\) FAULT=0 SEGMENT=\([0-9]*\)".*/\1 \2/p' a.h | head -n 1 >box
# shellcheck disable=SC2016 # fields of awk
check "the regrets are those of the costs" awk '
	function cost(element, segment) { return element + segment / mean }
	function least(a, b) { return a < b ? a : b }
	FNR == NR { element = $1; segment = $2; next }
	$7 == "faked" {
		mean = $8
		sub(/.*mean=/, "", mean)
		best = least(least(cost(1, 64), cost(2, 16)), cost(4, 4))
		regret = 100 * (cost(element, segment) / best - 1)
		for (i = 1; i <= 5; i++)
			if ($i - regret > 3 + regret / 20 || regret - $i > 3 + regret / 20) {
				print $0 ": expected " regret
				wrong = 1
			}
		lines += $6 == 3
		large += regret > 10
	}
	END { exit wrong || lines != 2 || !large }' box searched
check "worst and mean, and what the table states" sh -c "grep -q 'worst$' searched && grep -q 'mean$' searched &&
	grep -q 'stated, left out' searched"
check "of lookups that know the span, too" test "$(grep -c '^\( *[0-9.]*%\)\{5\}  \(worst stated, left out\|mean\)$' searched)" = 3
check "only geometries reach beyond 80 columns" sh -c "sed 's/[^ ]*:n=.*//; s/geometry$//' searched | awk 'length > 80 { exit 1 }'"

# Recorded times give the same without a device; all geometries if none is named.
recorded() { "$SEGTUNE" export --check --db a.db --max-boxes 1 --on replay:a.check.db "$@"; }
check "recorded" recorded fixed:n=64K,mean=128 fixed:n=64K,mean=2
cp check.out replayed
check "costs the same" cmp replayed searched
check "all that is recorded" recorded
check "... are four lengths" test "$(grep -c ' faked .*:n=' check.out)" = 4
check "of a header" "$SEGTUNE" export --check --table a.h --on replay:a.check.db fixed:n=64K,mean=128
cp check.out replayed
check "... too" grep -q ' faked .*fixed:n=64K,mean=128$' replayed
for option in '--samples 3' '--budget 1s' '--search auto' '--evaluations 1' '--strategy faked' '--into b.db'; do
	# shellcheck disable=SC2086 # words
	refuses "$option of a recording" 2 "option '${option%% *}' is for devices" recorded $option
done
refuses "a recording without these geometries" 1 "a.check.db has no times of these .* geometries" recorded fixed:n=1K,mean=2
refuses "a recording that is not there" 1 "no database 'none.db'" "$SEGTUNE" export --check --db a.db --on replay:none.db
refuses "a type without a table" 1 'a.db has no table of operation segreduce$' recorded --type f64
check "a recording is as it was" "$SEGTUNE" db check --db a.check.db
check "what took part is measured" verify uniform:n=64K,mean=4
cp "$WORK/check.out" part
check "and reported" grep -q 'the tables were made with uniform:n=64K,mean=4,seed=1' part

# Headers of two operations in one file: both are checked, or the one asked for.
mkdir -p two/sums && cp -r "$TESTS/catalogue/segreduce" two
echo 'return operation { like = "segreduce", strategies = { "faked" }, about = "sums of rows" }' >two/sums/operation.lua
two() { "$SEGTUNE" "$@" --catalogue two --in-process; }
check "another operation: measured" two sweep --device fake:0 --db b.db --operation sums --strategy faked --quiet \
	--geometry uniform:n=64K,mean=4 uniform:n=64K,mean=64
check "exported" "$SEGTUNE" export --catalogue two --db b.db --operation sums --max-boxes 1 --out b.h
# Each line of its comment another figure: those of n and the mean, the longest segment, shares, the span, all.
awk '/geometries left out/ { sub(/left out.*/, "left out: worst " ++i "1.5%, mean " i ".5%") } { print }' a.h >stated.h
check "a header alone says what it states" sh -c "
	'$SEGTUNE' export --catalogue '$TESTS/catalogue' --check --table stated.h --into alone.db --on fake:0 --quiet --samples 5 fixed:n=64K,mean=100 >one 2>&1
	grep -q '^ *11.5% *21.5% *31.5% *41.5% *51.5%  worst stated, left out$' one && grep -q '^ *1.5% *2.5% *3.5% *4.5% *5.5%  mean$' one"
sed 's/geometries left out/they/' a.h >silent.h
check "and one that states none says nothing" sh -c "
	'$SEGTUNE' export --catalogue '$TESTS/catalogue' --check --table silent.h --into alone.db --on fake:0 --quiet --samples 5 fixed:n=64K,mean=100 >one 2>&1
	grep -q '^\( *-\)\{5\}  worst stated, left out$' one"
cat stated.h b.h >both.h
check "a header of two operations" two export --check --table both.h --into both.db --on fake:0 --quiet --samples 5 fixed:n=64K,mean=100
cp "$WORK/check.out" both
check "has a report of each" sh -c "grep -q '^segreduce f32 plus on fake' both && grep -q '^sums f32 plus on fake' both"
check "each with what it states" sh -c "test \$(grep -c 'worst stated, left out$' both) = 2 && test \$(grep -c '^ *11.5%.*worst stated, left out$' both) = 1"
check "or of one" two export --check --table both.h --operation sums --into both.db --on fake:0 --quiet --samples 5 fixed:n=64K,mean=100
cp "$WORK/check.out" one
check "alone" sh -c "! grep -q '^segreduce' one && grep -q '^sums' one"

# The header alone, in place of the database.
check "a header's tables" verify --table a.h fixed:n=64K,mean=128 fixed:n=64K,mean=2
cp "$WORK/check.out" header
check "cost what those of the database cost" sh -c 'grep faked header >a; grep faked searched >b; [ -s a ] && diff a b'
sed 's/FAULT=0/FAULT=3/; s/"FAULT", 0/"FAULT", 3/' a.h >wrong.h
fake export --check --table wrong.h --into wrong.db --on fake:0 --quiet --search exhaustive --strategy faked fixed:n=64K,mean=128 >wrong 2>&1
check "a box that fails is counted, whatever is known" grep -qE '^( +1){5}  without a valid time, of 1$' wrong
echo 'int x;' >none.h
refuses "a file that is none" 1 'none.h.*no tables' fake export --check --table none.h --on fake:0 fixed:n=1K,mean=2
sed 's/^#define SEGTUNE_LAUNCH_BOX_VERSION .*/#define SEGTUNE_LAUNCH_BOX_VERSION 6/' a.h >old.h
refuses "a header of another release" 1 "old.h.*another segtune release" fake export --check --table old.h --on fake:0 fixed:n=1K,mean=2
refuses "a header of another operation" 1 "no tables of operation 'scan', but of 'segreduce'" fake export --check --table a.h --operation scan \
	--on fake:0 fixed:n=1K,mean=2

refuses "no geometry" 2 'takes geometries' "$SEGTUNE" export --check --db a.db --on fake:0
refuses "an unknown geometry" 2 "frob" "$SEGTUNE" export --check --db a.db --on fake:0 frob:n=1
refuses "an unknown option, by the help that lists others" 2 'segtune export --check --help' "$SEGTUNE" export --check --db a.db --frobnicate 1
refuses "no database" 1 'none.db' "$SEGTUNE" export --check --db none.db --on fake:0 fixed:n=1K,mean=2
refuses "the tables' own database" 2 'later tables would use' "$SEGTUNE" export --check --db a.db --into a.db --on fake:0 fixed:n=1K,mean=2
refuses "a type that has no table" 1 'no table' fake export --check --db a.db --on fake:0 --type f64 fixed:n=1K,mean=2
refuses "an unknown search" 2 'frob' fake export --check --db a.db --on fake:0 --search frob fixed:n=1K,mean=2

if "$SEGTUNE" devices 2>/dev/null | grep -q 'opencl:0'; then
	check "PoCL: measured" "$SEGTUNE" sweep --device opencl:0 --db p.db --quiet --warm --samples 5 --evaluations 6 \
		--strategy chunk,thread --geometry uniform:n=16K,mean=4 uniform:n=16K,mean=512
	check "PoCL: checked" "$SEGTUNE" export --check --db p.db --on opencl:0 --quiet --samples 5 fixed:n=16K,mean=30
	cp "$WORK/check.out" pocl
	check "a regret each" grep -q '^ *[0-9.]*% *[0-9.]*% *[0-9.]*% .*fixed:n=16K,mean=30$' pocl
else
	skip "PoCL" "no OpenCL device"
fi

finish
