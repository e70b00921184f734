#!/bin/sh
# Strategies that say so have the same bits in 20 runs.
. "$(dirname "$0")/lib.sh"
need_gpu

verified 'the same bits in 20 runs' 400 --operation all --type f32 --operator plus,none --variants 1 --key-type i32 \
	--length 4100 --width 33 --reproducible
finish
