#!/bin/sh
# Look-back with pollers that never wait: each missing tile is folded by whoever misses it, and the results are right.
. "$(dirname "$0")/lib.sh"
need_cuda

with_patience impatient 0
for strategy in lookback_resident impatient; do
	for operation in scan scan_exclusive reduce_by_key; do
		[ $strategy,$operation = impatient,scan_exclusive ] || verified "$operation, $strategy" 100 --catalogue mine \
			--operation $operation --type f32,f64,i64 --operator plus,minimum --strategy $strategy --variants 3 --key-type i32,i64
	done
done
# Many tiles a block: pollers must not run ahead of their own block's publisher.
for operation in scan reduce_by_key; do
	limited "$operation, impatient, many tiles a block" 100 "$SEGTUNE" sweep --device cuda:0 --db many.db --catalogue mine --quiet \
		--no-finals --operation $operation --type f32 --operator plus --strategy impatient --space possible --search random \
		--evaluations 6 --samples 3 --min-samples 3 --geometry fixed:n=16M,mean=16
done
"$SEGTUNE" db failures --db many.db --json >failures.txt
check 'none of them fails' sh -c '! grep . failures.txt'
finish
