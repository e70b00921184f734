/*
 * How fast a copy of 2^27 elements is by its shape: threads a block, loads in flight a thread, blocks a multiprocessor
 * (by local memory), streaming (cs), with a bulk prefetch into L2 so many MB ahead; by vectors (vec) and by single
 * elements (words) from a source that is 0 or 5 elements off. Cold L2. ./copy_shapes one: one launch of three, for ncu.
 *
 *   nvcc -arch=sm_90 -O3 -std=c++17 -o copy_shapes copy_shapes.cu && ./copy_shapes
 */
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cuda_runtime.h>
#include <vector>
typedef unsigned u32;
#define CHECK(x)                                                                                                       \
	do {                                                                                                           \
		cudaError_t r_ = (x);                                                                                  \
		if (r_) {                                                                                              \
			printf("%s: %s\n", #x, cudaGetErrorString(r_));                                                \
			exit(1);                                                                                       \
		}                                                                                                      \
	} while (0)
__global__ void flush(const uint4 *p, size_t n, u32 *sink)
{
	u32 a = 0, b = ~0u;
	for (size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x; i < n; i += (size_t)gridDim.x * blockDim.x) {
		uint4 q = p[i];
		a |= q.x | q.y;
		b &= q.x & q.y;
	}
	if (a < b && a)
		*sink = a;
}
template <int NT, int U, int CS>
__global__ void __launch_bounds__(NT) vec(uint4 *out, const uint4 *in, int ahead, size_t quads)
{
	const size_t i = blockIdx.x * (size_t)(NT * U) + threadIdx.x;
	if (ahead && threadIdx.x == 0) {
		const size_t at = (blockIdx.x + (size_t)ahead) * (NT * U);
		if (at + NT * U <= quads)
			asm volatile("cp.async.bulk.prefetch.L2.global [%0], %1;" ::"l"(in + at), "r"(NT * U * 16));
	}
	uint4 v[U];
#pragma unroll
	for (int k = 0; k < U; k++)
		v[k] = CS ? __ldcs(in + i + k * NT) : in[i + k * NT];
#pragma unroll
	for (int k = 0; k < U; k++)
		if (CS)
			__stcs(out + i + k * NT, v[k]);
		else
			out[i + k * NT] = v[k];
}
template <int NT, int U>
__global__ void __launch_bounds__(NT) words(float *out, const float *in, int off, int ahead, size_t n)
{
	const size_t i = blockIdx.x * (size_t)(NT * U) + threadIdx.x;
	if (ahead && threadIdx.x == 0) {
		const size_t at = (blockIdx.x + (size_t)ahead) * (NT * U);
		if (at + NT * U <= n)
			asm volatile("cp.async.bulk.prefetch.L2.global [%0], %1;" ::"l"(in + at), "r"(NT * U * 4));
	}
	float v[U];
#pragma unroll
	for (int k = 0; k < U; k++)
		v[k] = __ldg(in + i + k * NT + off);
#pragma unroll
	for (int k = 0; k < U; k++)
		out[i + k * NT] = v[k];
}
static cudaEvent_t e0, e1;
static uint4 *in, *out, *big;
static u32 *sink;
template <class F> float timed(F f)
{
	std::vector<float> t;
	for (int r = 0; r < 9; r++) {
		flush<<<1056, 256>>>(big, (128u << 20) / 16, sink);
		cudaEventRecord(e0);
		f();
		cudaEventRecord(e1);
		CHECK(cudaEventSynchronize(e1));
		CHECK(cudaGetLastError());
		float ms;
		cudaEventElapsedTime(&ms, e0, e1);
		t.push_back(ms * 1e3f);
	}
	std::sort(t.begin(), t.end());
	return t[4];
}
static const size_t bytes = 512u << 20, quads = bytes / 16;
template <int NT, int U> void shape()
{
	printf("vec %4d x %2d:", NT, U);
	for (int smem : {0, 25, 50, 100}) {
		CHECK(cudaFuncSetAttribute(vec<NT, U, 0>, cudaFuncAttributeMaxDynamicSharedMemorySize, smem << 10));
		CHECK(cudaFuncSetAttribute(vec<NT, U, 1>, cudaFuncAttributeMaxDynamicSharedMemorySize, smem << 10));
		int nb;
		cudaOccupancyMaxActiveBlocksPerMultiprocessor(&nb, vec<NT, U, 0>, NT, smem << 10);
		const int B = (int)(quads / (NT * U));
		printf("  %2d blocks %.1f cs %.1f", nb,
		       timed([&] { vec<NT, U, 0><<<B, NT, smem << 10>>>(out, in, 0, quads); }),
		       timed([&] { vec<NT, U, 1><<<B, NT, smem << 10>>>(out, in, 0, quads); }));
		for (int mb : {1, 2, 4}) {
			const int d = (mb << 20) / (NT * U * 16);
			printf(" +%dMB %.1f", mb,
			       timed([&] { vec<NT, U, 1><<<B, NT, smem << 10>>>(out, in, d, quads); }));
		}
	}
	printf("\n");
}
template <int NT, int U> void wshape()
{
	printf("words %4d x %2d:", NT, U);
	for (int smem : {0, 25, 50}) {
		CHECK(cudaFuncSetAttribute(words<NT, U>, cudaFuncAttributeMaxDynamicSharedMemorySize, smem << 10));
		int nb;
		cudaOccupancyMaxActiveBlocksPerMultiprocessor(&nb, words<NT, U>, NT, smem << 10);
		const int B = (int)(quads * 4 / (NT * U));
		const size_t n = quads * 4;
		printf("  %2d blocks", nb);
		for (int off : {0, 5})
			for (int mb : {0, 1, 2, 4})
				printf(" %d+%dMB %.1f", off, mb, timed([&] {
					       words<NT, U><<<B, NT, smem << 10>>>((float *)out, (const float *)in, off,
										   (mb << 20) / (NT * U * 4), n);
				       }));
	}
	printf("\n");
}
int main(int argc, char **argv)
{
	CHECK(cudaMalloc(&in, bytes + 256));
	CHECK(cudaMalloc(&out, bytes));
	CHECK(cudaMalloc(&big, 128 << 20));
	CHECK(cudaMalloc(&sink, 4));
	CHECK(cudaMemset(big, 0, 128 << 20));
	CHECK(cudaMemset(in, 1, bytes + 256));
	cudaEventCreate(&e0);
	cudaEventCreate(&e1);
	printf("copy %.1f\n", timed([&] { cudaMemcpyAsync(out, in, bytes, cudaMemcpyDeviceToDevice); }));
	if (argc > 1) {
		vec<256, 4, 0><<<(int)(quads / 1024), 256>>>(out, in, 0, quads);
		vec<256, 4, 1><<<(int)(quads / 1024), 256>>>(out, in, 256, quads);
		words<128, 32><<<(int)(quads * 4 / 4096), 128>>>((float *)out, (const float *)in, 5, 0, quads * 4);
		CHECK(cudaDeviceSynchronize());
		return 0;
	}
	shape<64, 4>();
	shape<128, 1>();
	shape<128, 4>();
	shape<256, 1>();
	shape<256, 2>();
	shape<256, 4>();
	shape<512, 1>();
	shape<512, 4>();
	shape<1024, 1>();
	shape<1024, 4>();
	shape<128, 8>();
	wshape<64, 16>();
	wshape<64, 32>();
	wshape<128, 8>();
	wshape<128, 32>();
	wshape<256, 8>();
}
