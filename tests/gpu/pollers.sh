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
finish
