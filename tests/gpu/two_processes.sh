#!/bin/sh
# Kernels whose blocks wait for each other are right while a second process holds all multiprocessors but two in its time
# slices.
. "$(dirname "$0")/lib.sh"
need_nvcc

if ! limited 'the other process, compiled' 100 "$NVCC" -O1 -o hog "$TESTS/hog.cu"; then
	finish
	exit
fi
timeout --foreground 240 ./hog 230 >hog.txt 2>&1 &
hog=$!
tries=0
while [ ! -s hog.txt ] && [ $tries -lt 30 ]; do
	sleep 1
	tries=$((tries + 1))
done
check 'it holds multiprocessors' grep -qx holds hog.txt
verified 'verified beside it' 200 --operation scan,reduce_by_key,segreduce --type f32 --operator plus \
	--strategy lookback,lookback_resident,merge,flat_persistent --variants 1 --key-type i32 --elements 100000
check 'it held them to the end' kill -0 $hog
kill $hog 2>/dev/null
wait $hog 2>/dev/null
finish
