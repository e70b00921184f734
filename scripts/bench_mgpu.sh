#!/bin/sh
# Modern GPU 1.1's own benchmark of segmented reduction, with a header of `segtune export --format mgpu` and without:
#   scripts/bench_mgpu.sh MGPU HEADER [FOLDER]
# builds both programs in FOLDER (build/mgpu), where they are not there or older than the header; runs each ROUNDS times in turn
# (3; 0: only builds) and prints for each line of the benchmark the ratio of its best rates, and of those of each round the
# least and the most. ARCH: sm_90.
set -eu
mgpu=$1 header=$2 folder=${3:-build/mgpu}

# build PROGRAM LINE: LINE goes between Modern GPU's kernels and its benchmark.
build()
{
	printf '#include "kernels/segreducecsr.cuh"\n%s\n#include "benchmarksegreduce/benchmarksegreduce.cu"\n' "$2" >"$folder/$1.cu"
	# CUDA 13 has no clock rates in cudaDeviceProp: Modern GPU prints what stands there instead.
	nvcc -std=c++17 -O3 -arch="${ARCH:-sm_90}" -Xcompiler -Wno-deprecated-declarations -I "$mgpu/include" -I "$mgpu" \
		-DclockRate=major -DmemoryClockRate=minor -o "$folder/$1" "$folder/$1.cu" "$mgpu/src/mgpucontext.cu" \
		"$mgpu/src/mgpuutil.cpp"
}

# Lines "KIND TYPE SIZE RATE": the rate in millions of elements a second.
rates()
{
	"$folder/$1" | awk '/^Benchmarking/ { type = $4; sub(/\./, "", type); axis = /Count = / ? "mean" : "n" }
		/ M\/s / { sub(/:/, "", $1); print axis, type, $1, $2 }
		/ERROR/ { print > "/dev/stderr"; exit 1 }'
}

mkdir -p "$folder"
[ -x "$folder/own" ] || build own ""
[ -n "$(find "$folder/boxes" -newer "$header" 2>/dev/null)" ] ||
	build boxes "#include \"$(cd "$(dirname "$header")" && pwd)/$(basename "$header")\""
rounds=${ROUNDS:-3} round=0
[ "$rounds" -gt 0 ] || exit 0
: >"$folder/rates.txt"
while [ $((round += 1)) -le "$rounds" ]; do
	for program in own boxes; do
		rates $program | sed "s/^/$program /" >>"$folder/rates.txt"
	done
done
awk '{ key = $2 " " $3 " " $4
		if (!(key in order)) { order[key] = ++count; name[count] = key }
		if ($5 > best[$1, key]) best[$1, key] = $5
		rate[$1, key, ++times[$1, key]] = $5 }
	END { least = 1e9
		for (i = 1; i <= count; i++) {
			ratio = best["boxes", name[i]] / best["own", name[i]]
			sum += log(ratio)
			least = ratio < least ? ratio : least
			low = 1e9; high = 0
			for (r = 1; r <= times["boxes", name[i]]; r++) {
				paired = rate["boxes", name[i], r] / rate["own", name[i], r]
				low = paired < low ? paired : low
				high = paired > high ? paired : high
				rounds[r] += log(paired)
			}
			printf "%-24s %10.0f %10.0f M/s  %.3f  (%.3f to %.3f)\n", name[i], best["own", name[i]],
				best["boxes", name[i]], ratio, low, high
		}
		if (!count)
			exit 1
		printf "%d lines: geometric mean %.3f, least %.3f; round by round", count, exp(sum / count), least
		for (r = 1; r <= times["boxes", name[count]]; r++)
			printf " %.3f", exp(rounds[r] / count)
		printf "\n" }' "$folder/rates.txt"
