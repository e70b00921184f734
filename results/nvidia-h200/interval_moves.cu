/*
 * What moves of segments from and to places at random are limited by: kernels that move the same 32-byte sectors and
 * know each element's segment without a search. FIXED: equal lengths, places off by 0 to 7 elements, the segment by a
 * shift. UNIFORM: the lengths that segtune draws, packed, where 32 elements in a row share a number, the segment of the
 * first, and a bit for each that says whether a segment begins there: 6% more bytes for the same sectors. 2^27 elements
 * of four bytes, cold L2.
 *
 *   nvcc -std=c++17 -O3 -arch=sm_90 -o interval_moves interval_moves.cu && ./interval_moves 8 32
 */
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <thrust/binary_search.h>
#include <thrust/device_vector.h>
#include <thrust/execution_policy.h>
#include <thrust/scan.h>
#include <thrust/sequence.h>
#include <thrust/sort.h>

#define CHECK(call)                                                                                                    \
	do {                                                                                                           \
		cudaError_t code = (call);                                                                             \
		if (code != cudaSuccess) {                                                                             \
			std::fprintf(stderr, "%s: %s\n", #call, cudaGetErrorString(code));                             \
			std::exit(1);                                                                                  \
		}                                                                                                      \
	} while (0)

typedef unsigned u32;
static const u32 N = 1u << 27;
static const int NT = 256;

__host__ __device__ static u32 mix(u32 x)
{
	x = (x ^ x >> 16) * 0x7feb352du;
	x = (x ^ x >> 15) * 0x846ca68bu;
	return x ^ x >> 16;
}

__global__ void flush(const uint4 *p, size_t n, u32 *sink)
{
	u32 a = 0, b = ~0u;
	for (size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x; i < n; i += (size_t)gridDim.x * blockDim.x) {
		const uint4 q = p[i];
		a |= q.x | q.y;
		b &= q.x & q.y;
	}
	if (a < b && a)
		*sink = a;
}

struct segments {
	const u32 *offsets, *gather, *scatter;
	const uint2 *rows; /* UNIFORM */
	u32 shift;         /* FIXED */
};

enum { GATHER = 1, SCATTER = 2 };

template <int MOVE, bool FIXED, int U>
__global__ void __launch_bounds__(NT) moved(const float *in, segments s, float *out)
{
	const u32 first = blockIdx.x * (NT * U) + threadIdx.x / 32 * (32 * U) + threadIdx.x % 32;
	float v[U];
	u32 to[U];
#pragma unroll
	for (int k = 0; k < U; k++) {
		const u32 i = first + k * 32;
		u32 segment;
		if (FIXED) {
			segment = i >> s.shift;
		} else {
			const uint2 row = __ldg(s.rows + i / 32);
			segment = row.x + __popc(row.y & ((2u << i % 32) - 1));
		}
		const u32 begin = __ldg(s.offsets + segment);
		const u32 from = MOVE & GATHER ? __ldg(s.gather + segment) + (i - begin) : i;
		to[k] = MOVE & SCATTER ? __ldg(s.scatter + segment) + (i - begin) : i;
		v[k] = __ldg(in + from);
	}
#pragma unroll
	for (int k = 0; k < U; k++)
		out[to[k]] = v[k];
}

__global__ void draw_lengths(u32 *lengths, u32 count, u32 mean)
{
	const u32 i = blockIdx.x * blockDim.x + threadIdx.x;
	if (i < count)
		lengths[i] = 1 + mix(i * 2 + 1) % (2 * mean - 1);
}

__global__ void draw_keys(u32 *order, u32 *keys, u32 count, u32 seed)
{
	const u32 i = blockIdx.x * blockDim.x + threadIdx.x;
	if (i < count) {
		order[i] = i;
		keys[i] = mix(i + seed * 0x9e3779b9u);
	}
}

__global__ void permuted(u32 *to, const u32 *order, const u32 *offsets, u32 count)
{
	const u32 i = blockIdx.x * blockDim.x + threadIdx.x;
	if (i < count)
		to[i] = offsets[order[i] + 1] - offsets[order[i]];
}

__global__ void place(u32 *places, const u32 *order, const u32 *at, u32 count)
{
	const u32 i = blockIdx.x * blockDim.x + threadIdx.x;
	if (i < count)
		places[order[i]] = at[i];
}

/* Equal lengths: as many places off by up to 7. */
__global__ void place_fixed(u32 *places, const u32 *order, u32 count, u32 shift)
{
	const u32 i = blockIdx.x * blockDim.x + threadIdx.x;
	if (i < count)
		places[order[i]] = (i << shift) + mix(i + 77) % 8;
}

__global__ void mark_rows(uint2 *rows, const u32 *offsets, u32 count)
{
	const u32 s = blockIdx.x * blockDim.x + threadIdx.x;
	if (s >= count)
		return;
	const u32 begin = offsets[s], end = offsets[s + 1];
	if (begin % 32)
		atomicOr(&rows[begin / 32].y, 1u << begin % 32);
	for (u32 row = (begin + 31) / 32; row * 32 < end && row < N / 32; row++)
		rows[row].x = s;
}

static float *in, *out;
static uint4 *big;
static u32 *sink;

template <class F> static float timed(F launch)
{
	static cudaEvent_t begin, end;
	if (!begin) {
		CHECK(cudaEventCreate(&begin));
		CHECK(cudaEventCreate(&end));
	}
	std::vector<float> us;
	for (int i = 0; i < 7; i++) {
		flush<<<1056, 256>>>(big, (128u << 20) / 16, sink);
		CHECK(cudaEventRecord(begin));
		launch();
		CHECK(cudaEventRecord(end));
		CHECK(cudaEventSynchronize(end));
		CHECK(cudaGetLastError());
		float ms;
		CHECK(cudaEventElapsedTime(&ms, begin, end));
		us.push_back(ms * 1e3f);
	}
	std::sort(us.begin(), us.end());
	return us[3];
}

template <bool FIXED> static void measure(const segments &s, u32 mean, u32 count)
{
	const float g4 = timed([&] { moved<GATHER, FIXED, 4><<<N / NT / 4, NT>>>(in, s, out); });
	const float g = timed([&] { moved<GATHER, FIXED, 8><<<N / NT / 8, NT>>>(in, s, out); });
	const float c4 = timed([&] { moved<SCATTER, FIXED, 4><<<N / NT / 4, NT>>>(in, s, out); });
	const float c = timed([&] { moved<SCATTER, FIXED, 8><<<N / NT / 8, NT>>>(in, s, out); });
	const float m4 = timed([&] { moved<GATHER | SCATTER, FIXED, 4><<<N / NT / 4, NT>>>(in, s, out); });
	const float m = timed([&] { moved<GATHER | SCATTER, FIXED, 8><<<N / NT / 8, NT>>>(in, s, out); });
	std::printf("%-7s mean %4u, %9u segments: gather %.1f (%.1f), scatter %.1f (%.1f), move %.1f (%.1f) us\n",
		    FIXED ? "fixed" : "uniform", mean, count, g, g4, c, c4, m, m4);
}

static u32 blocks(u32 count)
{
	return (count + 255) / 256;
}

/* places: count of them, of the segments in a random order. */
static void draw_places(u32 *places, const u32 *offsets, u32 count, u32 seed, int shift)
{
	thrust::device_vector<u32> order(count), keys(count), at(count);
	u32 *o = thrust::raw_pointer_cast(order.data()), *k = thrust::raw_pointer_cast(keys.data()),
	    *a = thrust::raw_pointer_cast(at.data());
	draw_keys<<<blocks(count), 256>>>(o, k, count, seed);
	thrust::sort_by_key(keys.begin(), keys.end(), order.begin());
	if (shift >= 0) {
		place_fixed<<<blocks(count), 256>>>(places, o, count, shift);
	} else {
		permuted<<<blocks(count), 256>>>(a, o, offsets, count);
		thrust::exclusive_scan(at.begin(), at.end(), at.begin());
		place<<<blocks(count), 256>>>(places, o, a, count);
	}
	CHECK(cudaDeviceSynchronize());
}

int main(int argc, char **argv)
{
	CHECK(cudaMalloc(&in, (size_t)N * 4 + 256));
	CHECK(cudaMalloc(&out, (size_t)N * 4 + 256));
	CHECK(cudaMalloc(&big, 128 << 20));
	CHECK(cudaMalloc(&sink, 4));
	CHECK(cudaMemset(in, 1, (size_t)N * 4 + 256));
	CHECK(cudaMemset(big, 0, 128 << 20));
	const float copy = timed([&] { CHECK(cudaMemcpyAsync(out, in, (size_t)N * 4, cudaMemcpyDeviceToDevice)); });
	std::printf("copy %.1f us %.0f GB/s\n", copy, N * 8e-3 / copy);
	for (int a = 1; a < argc; a++) {
		const u32 mean = (u32)std::atoi(argv[a]), drawn = N / mean + N / mean / 32;
		thrust::device_vector<u32> offsets(drawn + 1), gather(drawn), scatter(drawn);
		thrust::device_vector<uint2> rows(N / 32);
		u32 *o = thrust::raw_pointer_cast(offsets.data());
		segments s = {o, thrust::raw_pointer_cast(gather.data()), thrust::raw_pointer_cast(scatter.data()),
			      thrust::raw_pointer_cast(rows.data()), 0};
		u32 count = N / mean;
		while (1u << s.shift < mean)
			s.shift++;
		thrust::sequence(offsets.begin(), offsets.end(), 0u, mean);
		draw_places((u32 *)s.gather, o, count, 1, s.shift);
		draw_places((u32 *)s.scatter, o, count, 2, s.shift);
		measure<true>(s, mean, count);
		draw_lengths<<<blocks(drawn), 256>>>(o, drawn, mean);
		thrust::exclusive_scan(offsets.begin(), offsets.end(), offsets.begin());
		count = (u32)(thrust::lower_bound(offsets.begin(), offsets.end(), N) - offsets.begin());
		offsets[count] = N;
		draw_places((u32 *)s.gather, o, count, 1, -1);
		draw_places((u32 *)s.scatter, o, count, 2, -1);
		thrust::fill(rows.begin(), rows.end(), uint2{0, 0});
		mark_rows<<<blocks(count), 256>>>((uint2 *)s.rows, o, count);
		CHECK(cudaDeviceSynchronize());
		measure<false>(s, mean, count);
	}
	return 0;
}
