#!/bin/sh
# Modern GPU 1.1's own benchmark of segmented reduction, with a header of `segtune export --format mgpu` and without:
#   scripts/bench_mgpu.sh MGPU HEADER [FOLDER]
# builds both programs in FOLDER (build/mgpu), where they are not there or older than the header, and runs them in turn: ROUNDS
# times (5; 0: only builds) all lines, then MORE times (0) those over n alone, whose short calls wait for the host, so that a process
# is faster or slower as a whole. In every second round the other one is first. Prints for each line the medians of its rates,
# their ratio, and the least and the most of a round. ARCH: sm_90.
set -eu
mgpu=$1 header=$2 folder=${3:-build/mgpu}

# build PROGRAM LINE: LINE goes between Modern GPU's kernels and its benchmark. With an argument it has the lines over n alone.
build()
{
	cat >"$folder/$1.cu" <<-END
		#include "kernels/segreducecsr.cuh"
		$2
		#define main all_lines
		#include "benchmarksegreduce/benchmarksegreduce.cu"
		#undef main

		int main(int argc, char **argv)
		{
			if (argc < 2)
				return all_lines(argc, argv);
			ContextPtr context = CreateCudaDevice(0);
			context->SetActive();
			BenchmarkSegReduce1<float>(TestTypeNormal, false, *context);
			BenchmarkSegReduce1<double>(TestTypeNormal, false, *context);
			return 0;
		}
	END
	# CUDA 13 has no clock rates in cudaDeviceProp: Modern GPU prints what stands there instead.
	nvcc -std=c++17 -O3 -arch="${ARCH:-sm_90}" -Xcompiler -Wno-deprecated-declarations -I "$mgpu/include" -I "$mgpu" \
		-DclockRate=major -DmemoryClockRate=minor -o "$folder/$1" "$folder/$1.cu" "$mgpu/src/mgpucontext.cu" \
		"$mgpu/src/mgpuutil.cpp"
}

# rates PROGRAM [n]: lines "AXIS TYPE SIZE RATE", the rate in millions of elements a second.
rates()
{
	"$folder/$1" ${2:+"$2"} >"$folder/output.txt"
	awk '/^Benchmarking/ { type = $4; sub(/\./, "", type); axis = /Count = / ? "mean" : "n" }
		/ M\/s / { sub(/:/, "", $1); print axis, type, $1, $2 }
		/ERROR/ { print > "/dev/stderr"; exit 1 }' "$folder/output.txt"
}

# turns COUNT [n]
turns()
{
	round=0
	while [ $((round += 1)) -le "$1" ]; do
		for program in $([ $((round % 2)) -eq 1 ] && echo own boxes || echo boxes own); do
			rates $program ${2:+"$2"} >"$folder/round.txt"
			sed "s/^/$program /" "$folder/round.txt" >>"$folder/rates.txt"
		done
	done
}

mkdir -p "$folder"
[ -x "$folder/own" ] || build own ""
[ -n "$(find "$folder/boxes" -newer "$header" 2>/dev/null)" ] ||
	build boxes "#include \"$(cd "$(dirname "$header")" && pwd)/$(basename "$header")\""
[ "${ROUNDS:-5}" -gt 0 ] || exit 0
: >"$folder/rates.txt"
turns "${ROUNDS:-5}"
turns "${MORE:-0}" n
awk '# The median of the first count rates of a program on a line.
	function median(program, key, count,    i, j, x, sorted) {
		for (i = 1; i <= count; i++) {
			x = rate[program, key, i]
			for (j = i; j > 1 && sorted[j - 1] > x; j--)
				sorted[j] = sorted[j - 1]
			sorted[j] = x
		}
		return (sorted[int((count + 1) / 2)] + sorted[int(count / 2) + 1]) / 2
	}
	{ key = $2 " " $3 " " $4
		if (!(key in order)) { order[key] = ++lines; name[lines] = key }
		rate[$1, key, ++times[$1, key]] = $5 }
	END { if (!lines)
			exit 1
		least = 1e9
		for (i = 1; i <= lines; i++) {
			key = name[i]; count = times["boxes", key]
			own = median("own", key, count); boxes = median("boxes", key, count)
			ratio = boxes / own
			sum += log(ratio)
			least = ratio < least ? ratio : least
			low = 1e9; high = 0
			for (r = 1; r <= count; r++) {
				paired = rate["boxes", key, r] / rate["own", key, r]
				low = paired < low ? paired : low
				high = paired > high ? paired : high
			}
			printf "%-24s %10.0f %10.0f M/s  %.3f  (%.3f to %.3f of %d)\n", key, own, boxes, ratio, low, high, count
		}
		printf "%d lines: geometric mean %.3f, least %.3f\n", lines, exp(sum / lines), least }' "$folder/rates.txt"
