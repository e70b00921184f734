#!/bin/sh
# Every family with offsets of 64 bits.
. "$(dirname "$0")/lib.sh"
need_gpu

for type in f32 i64 u32; do
	verified "offsets of 64 bits, $type" 180 --offsets i64 --operation all --type $type --operator plus,none --cover --variants 2
done
finish
