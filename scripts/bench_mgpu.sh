#!/bin/sh
# Modern GPU 1.1's own benchmark of segmented reduction, with its own boxes and with a header of `segtune export --format mgpu`:
#   scripts/bench_mgpu.sh MGPU HEADER [FOLDER]
# builds FOLDER/benchmark (build/mgpu), where it is not there or older than the header, and runs it: each line with both in turn,
# ROUNDS times (3; 0: only builds), those of up to 2 million elements MORE times (20), as their short calls wait for the host. Prints
# for each line the medians of its rates, their ratio, and the least and the most of a round. ARCH: sm_90.
# One process has both: two that run the very same program differ by up to a quarter in calls of 12 us.
set -eu
mgpu=$1 header=$2 folder=${3:-build/mgpu}

# The benchmark's own loops and shapes; only which box a call has is chosen here.
source_text()
{
	cat <<-END
		#include "kernels/segreducecsr.cuh"
		#include "$(cd "$(dirname "$header")" && pwd)/$(basename "$header")"

		/* SegReduceNormalTuning of devices from sm_35 on, which a header of one box has replaced. */
		template <typename T> struct OwnBox {
			typedef mgpu::SegReduceTuning<128, (sizeof(T) > sizeof(int)) ? 11 : 7, 0, true, true> Box;
			typedef mgpu::LaunchBox<Box, Box, Box> Tuning;
		};
		static bool hasHeader;

		template <typename T>
		void InTurn(T *data, int *csr, int count, int segments, bool empty, T *result, T identity, mgpu::plus<T> op,
			mgpu::CudaContext &context)
		{
			if (hasHeader)
				mgpu::SegReduceCsr(data, csr, count, segments, empty, result, identity, op, context);
			else
				mgpu::SegReduceHost<typename OwnBox<T>::Tuning, false>(data, csr, (const int *)0, count, segments,
					empty, result, identity, op, context);
		}

		#define SegReduceCsr InTurn
		#define main AllLines
		#include "benchmarksegreduce/benchmarksegreduce.cu"
		#undef main

		template <typename T>
		void Line(const char *axis, int size, int count, int mean, int iterations, int rounds, CudaContext &context)
		{
			for (int k = 0; k < 2 * rounds; k++) {
				hasHeader = (k + k / 2) % 2;
				printf("%s %s %s %s ", hasHeader ? "boxes" : "own", axis, TypeIdName<T>(),
					FormatInteger(size).c_str());
				TestCsrReduce<T>(count, 2 * mean, iterations, TestTypeNormal, false, context);
				context.GetAllocator()->Clear();
			}
		}

		template <typename T> void Lines(int rounds, int more, CudaContext &context)
		{
			for (int k = 0; k < NumTests; k++)
				Line<T>("n", Tests[k][0], Tests[k][0], 500, Tests[k][1], Tests[k][0] > 2000000 ? rounds : more, context);
			for (int k = 0; k < NumSegSizes; k++)
				Line<T>("mean", SegSizes[k], 20000000, SegSizes[k], 500, rounds, context);
		}

		int main(int argc, char **argv)
		{
			ContextPtr context = CreateCudaDevice(0);

			if (argc != 3)
				return 2;
			context->SetActive();
			Lines<float>(atoi(argv[1]), atoi(argv[2]), *context);
			Lines<double>(atoi(argv[1]), atoi(argv[2]), *context);
			return 0;
		}
	END
}

mkdir -p "$folder"
if [ -z "$(find "$folder/benchmark" -newer "$header" 2>/dev/null)" ]; then
	source_text >"$folder/benchmark.cu"
	# CUDA 13 has no clock rates in cudaDeviceProp: Modern GPU prints what stands there instead.
	nvcc -std=c++17 -O3 -arch="${ARCH:-sm_90}" -Xcompiler -Wno-deprecated-declarations -I "$mgpu/include" -I "$mgpu" \
		-DclockRate=major -DmemoryClockRate=minor -o "$folder/benchmark" "$folder/benchmark.cu" \
		"$mgpu/src/mgpucontext.cu" "$mgpu/src/mgpuutil.cpp"
fi
[ "${ROUNDS:-3}" -gt 0 ] || exit 0
"$folder/benchmark" "${ROUNDS:-3}" "${MORE:-20}" >"$folder/rates.txt"
# Lines "own|boxes AXIS TYPE SIZE RATE M/s ...", the rate in millions of elements a second.
awk '# The median of the first count rates of a line.
	function median(which, key, count,    i, j, x, sorted) {
		for (i = 1; i <= count; i++) {
			x = rate[which, key, i]
			for (j = i; j > 1 && sorted[j - 1] > x; j--)
				sorted[j] = sorted[j - 1]
			sorted[j] = x
		}
		return (sorted[int((count + 1) / 2)] + sorted[int(count / 2) + 1]) / 2
	}
	/ERROR/ { print > "/dev/stderr"; failed = 1; exit }
	$6 == "M/s" { key = $2 " " $3 " " $4
		if (!(key in order)) { order[key] = ++lines; name[lines] = key }
		rate[$1, key, ++times[$1, key]] = $5 }
	END { if (failed || !lines)
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
