#!/bin/sh
# Modern GPU 1.1's own benchmark of segmented reduction, with its own boxes and with a header of `segtune export --format mgpu`:
#   scripts/bench_mgpu.sh MGPU HEADER [FOLDER]
# builds FOLDER/benchmark (build/mgpu), where it is not there or older than the header, and runs it. Each line is ROUNDS pairs (20; 0:
# only builds) of turns, one with each, in the order own, boxes, boxes, own; MORE pairs (40) up to 2 million elements, where short
# calls wait for the host. A turn is a tenth of the benchmark's calls, timed by its timer. Prints for each line the medians of the
# rates, the median of the pairs' ratios, and their quartiles. CONTROL=1: both turns have Modern GPU's own. ARCH: sm_90.
# One process has both, and turns are short: hosts change their speed, by a quarter in calls of 12 us, for a second or so.
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
		/* The line under way, which prints its turns. */
		static struct {
			const char *axis;
			int size, iterations, pairs, first, control;
		} line;

		template <typename T>
		void Turn(bool hasHeader, T *data, int *csr, int count, int segments, bool empty, T *result, T identity,
			mgpu::plus<T> op, mgpu::CudaContext &context)
		{
			context.Start();
			for (int k = 0; k < line.iterations; k++)
				if (hasHeader && !line.control)
					mgpu::SegReduceCsr(data, csr, count, segments, empty, result, identity, op, context);
				else
					mgpu::SegReduceHost<typename OwnBox<T>::Tuning, false>(data, csr, (const int *)0, count,
						segments, empty, result, identity, op, context);
			printf("%s %s %s %s %.3f M/s\\n", hasHeader ? "boxes" : "own", line.axis, mgpu::TypeIdName<T>(),
				mgpu::FormatInteger(line.size).c_str(), 1e-6 * line.iterations * count / context.Split());
		}

		/* In the place of the benchmark's one call; what the last turn has stored is compared by the benchmark. */
		template <typename T>
		void InTurn(T *data, int *csr, int count, int segments, bool empty, T *result, T identity, mgpu::plus<T> op,
			mgpu::CudaContext &context)
		{
			for (int k = 0; k < 2 * line.pairs; k++)
				Turn((k + k / 2 + line.first) % 2 != 0, data, csr, count, segments, empty, result, identity, op,
					context);
		}

		#define SegReduceCsr InTurn
		#define main AllLines
		#include "benchmarksegreduce/benchmarksegreduce.cu"
		#undef main

		/* On two draws of lengths and values, one with each box as the last. */
		template <typename T>
		void Line(const char *axis, int size, int count, int mean, int iterations, int pairs, CudaContext &context)
		{
			for (line.first = 0; line.first < 2; line.first++) {
				line.axis = axis;
				line.size = size;
				line.iterations = iterations / 10;
				line.pairs = (pairs + line.first) / 2;
				TestCsrReduce<T>(count, 2 * mean, 1, TestTypeNormal, false, context);
				context.GetAllocator()->Clear();
			}
		}

		template <typename T> void Lines(int pairs, int more, CudaContext &context)
		{
			for (int k = 0; k < NumTests; k++)
				Line<T>("n", Tests[k][0], Tests[k][0], 500, Tests[k][1], Tests[k][0] > 2000000 ? pairs : more, context);
			for (int k = 0; k < NumSegSizes; k++)
				Line<T>("mean", SegSizes[k], 20000000, SegSizes[k], 500, pairs, context);
		}

		int main(int argc, char **argv)
		{
			ContextPtr context = CreateCudaDevice(0);

			if (argc != 4)
				return 2;
			context->SetActive();
			line.control = atoi(argv[3]);
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
[ "${ROUNDS:-20}" -gt 0 ] || exit 0
"$folder/benchmark" "${ROUNDS:-20}" "${MORE:-40}" "${CONTROL:-0}" >"$folder/rates.txt"
# Lines "own|boxes AXIS TYPE SIZE RATE M/s", the rate in millions of elements a second; the k-th of both are a pair.
awk '# What a share of the first count values of a line lies below, of list: values by line and number.
	function quantile(list, key, count, share,    i, j, x, sorted, at) {
		for (i = 1; i <= count; i++) {
			x = list[key, i]
			for (j = i; j > 1 && sorted[j - 1] > x; j--)
				sorted[j] = sorted[j - 1]
			sorted[j] = x
		}
		at = 1 + share * (count - 1)
		i = int(at)
		return i == count ? sorted[i] : sorted[i] + (at - i) * (sorted[i + 1] - sorted[i])
	}
	/ERROR/ { print > "/dev/stderr"; failed = 1; exit }
	$6 == "M/s" { key = $2 " " $3 " " $4
		if (!(key in order)) { order[key] = ++lines; name[lines] = key }
		if ($1 == "own")
			own[key, ++owns[key]] = $5
		else
			boxes[key, ++pairs[key]] = $5 }
	END { if (failed || !lines)
			exit 1
		least = 1e9
		for (i = 1; i <= lines; i++) {
			key = name[i]; count = pairs[key]
			for (k = 1; k <= count; k++)
				ratios[key, k] = boxes[key, k] / own[key, k]
			ratio = quantile(ratios, key, count, 0.5)
			sum += log(ratio)
			least = ratio < least ? ratio : least
			printf "%-24s %10.0f %10.0f M/s  %.3f  (%.3f to %.3f of %d)\n", key, quantile(own, key, count, 0.5),
				quantile(boxes, key, count, 0.5), ratio, quantile(ratios, key, count, 0.25),
				quantile(ratios, key, count, 0.75), count
		}
		printf "%d lines: geometric mean %.3f, least %.3f\n", lines, exp(sum / lines), least }' "$folder/rates.txt"
