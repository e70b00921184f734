#!/bin/sh
# Boxes of exported libraries end, with right results, while another kernel holds all multiprocessors but one or four:
# blocks that wait for others must not wait for such as are not resident. Pollers that wait for ever do not end there.
. "$(dirname "$0")/lib.sh"
need_nvcc

with_patience patient 2147483647
# library OPERATION STRATEGY: makes ./OPERATION_STRATEGY
library() {
	name=$1_$2
	limited "$1, $2: measured" 60 "$SEGTUNE" sweep --device cuda:0 --db "$name.db" --catalogue mine --quiet --no-finals \
		--operation "$1" --strategy "$2" --type f32 --operator plus --samples 11 --evaluations 3 --space possible \
		--geometry fixed:n=16M,mean=16 &&
		limited "$1, $2: exported" 60 "$SEGTUNE" export --force --catalogue mine --format library --db "$name.db" \
			--operation "$1" --out "$name.d" &&
		limited "$1, $2: compiled" 60 cc -O1 -std=c99 -c "$name.d/segred.c" -o "$name.o" &&
		limited "$1, $2: its user compiled" 100 "$NVCC" -O1 -I "$name.d" -o "$name" "$TESTS/beside.cu" "$name.o" -ldl -lpthread -lm
}
# beside OPERATION STRATEGY [same_bits]: same_bits where it has the same bits in each run
beside() {
	library "$1" "$2" && limited "$1, $2: beside another kernel" 100 "./$1_$2" "$1" ${3:+"$3"}
}
beside scan lookback_resident same_bits
beside scan lookback
beside reduce_by_key lookback_resident same_bits
beside reduce_by_key lookback
beside segreduce lookback
beside segreduce merge
beside segreduce flat_persistent same_bits
if library scan patient; then
	run_limited 100 ./scan_patient scan
	check 'pollers that wait for ever do not end' grep -q 'DOES NOT END' "$log"
fi
finish
