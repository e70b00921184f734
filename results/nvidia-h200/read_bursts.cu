// What few reads among stores of 2^27 words cost: from DRAM, from L2, and brought into L2 in bursts. Cold L2.
// nvcc -arch=sm_90 -O3 -std=c++17 read_bursts.cu && ./a.out
#include <cstdio>
#include <cstdlib>
#include <vector>
#include <algorithm>
#include <cuda_runtime.h>
typedef unsigned u32;
#define N (1 << 27)
#define CK(x) do { cudaError_t r_ = (x); if (r_) { printf("%s: %s\n", #x, cudaGetErrorString(r_)); exit(1); } } while (0)

__global__ void flush(const uint4 *p, size_t n, u32 *sink) {
	u32 a = 0, b = ~0u;
	for (size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x; i < n; i += (size_t)gridDim.x * blockDim.x) {
		uint4 q = p[i]; a |= q.x | q.y | q.z | q.w; b &= q.x & q.y & q.z & q.w;
	}
	if (a < b && a) *sink = a;
}
__global__ void copy16(uint4 *out, const uint4 *in) {
	size_t i = (size_t)blockIdx.x * 1024 + threadIdx.x; uint4 v[4];
	for (int k = 0; k < 4; k++) v[k] = in[i + k * 256];
	for (int k = 0; k < 4; k++) out[i + k * 256] = v[k];
}
template <int MODE> __device__ __forceinline__ void put(uint4 *p, uint4 v) {
	if (MODE == 1) __stcs(p, v);
	else if (MODE == 2) asm volatile("{.reg .b64 q; createpolicy.fractional.L2::evict_last.b64 q, 1.0; st.global.L2::cache_hint.v4.u32 [%0], {%1,%2,%3,%4}, q;}"::"l"(p),"r"(v.x),"r"(v.y),"r"(v.z),"r"(v.w):"memory");
	else *p = v;
}
// READS: per 4096 elements, that many words of each of two arrays; DEP: stores wait for them; AHEAD: L2 prefetch so many blocks ahead, by groups of GROUP
template <int STORE, int DEP> __global__ void __launch_bounds__(256) mix(uint4 *out, const int *off, const int *val, int reads, int ahead, int group, int shift, u32 mask) {
	__shared__ u32 s[4];
	u32 x = 0;
	const size_t b = blockIdx.x, br = b & mask;
	if (reads)
		for (int i = threadIdx.x; i < reads; i += 256)
			x |= __ldg(off + br * reads + i) | __ldg(val + br * reads + i);
	if (ahead && b % group == 0) {
		size_t at = (b + ahead) * reads, end = at + (size_t)group * reads, all = (size_t)(N / 4096) * reads;
		if (end > all) end = all;
		for (at += threadIdx.x * 32; at < end; at += 256 * 32) {
			asm volatile("prefetch.global.L2 [%0];"::"l"(off + at));
			asm volatile("prefetch.global.L2 [%0];"::"l"(val + at));
		}
	}
	u32 w = 7;
	if (DEP) { s[threadIdx.x & 3] = 0; __syncthreads(); if (x == 0x7fffffff) s[0] = x; __syncthreads(); w = s[0]; }
	uint4 v = make_uint4(w, w, w, w);
	uint4 *p = out + b * 1024 + threadIdx.x + shift;
#pragma unroll
	for (int k = 0; k < 4; k++) put<STORE>(p + k * 256, v);
	if (!DEP && x == 0x7fffffff) out[0] = v;
}
template <int KEEP, int STORE> __global__ void __launch_bounds__(256) burst(uint4 *out, const int *off, const int *val, int reads, int G, int piece) {
	__shared__ u32 s[4];
	const size_t b = blockIdx.x;
	if (G) {
		const size_t part = b % G, next = b < G ? 0 : b - part + G, pieces = b < G ? 2 * piece : piece;
		if (part * piece < G) {
			size_t at = (next + part * pieces) * reads, end = at + pieces * reads, all = (size_t)(N / 4096) * reads;
			if (end > all) end = all;
			for (at += threadIdx.x * 32; at < end; at += 256 * 32) {
				if (KEEP) { asm volatile("prefetch.global.L2::evict_last [%0];"::"l"(off + at)); asm volatile("prefetch.global.L2::evict_last [%0];"::"l"(val + at)); }
				else { asm volatile("prefetch.global.L2 [%0];"::"l"(off + at)); asm volatile("prefetch.global.L2 [%0];"::"l"(val + at)); }
			}
		}
	}
	u32 x = 0;
	for (int i = threadIdx.x; i < reads; i += 256) {
		x |= __ldg(off + b * reads + i) | __ldg(val + b * reads + i);
		if (KEEP == 2 && threadIdx.x % 32 == 0) {
			asm volatile("applypriority.global.L2::evict_normal [%0], 128;"::"l"((size_t)(off + b * reads + i) / 128 * 128));
			asm volatile("applypriority.global.L2::evict_normal [%0], 128;"::"l"((size_t)(val + b * reads + i) / 128 * 128));
		}
	}
	s[threadIdx.x & 3] = 0; __syncthreads(); if (x == 0x7fffffff) s[0] = x; __syncthreads();
	const u32 w = s[0]; uint4 v = make_uint4(w, w, w, w);
	uint4 *p = out + b * 1024 + threadIdx.x;
#pragma unroll
	for (int k = 0; k < 4; k++) put<STORE>(p + k * 256, v);
}
__global__ void warm(const int *off, const int *val, size_t n) {
	size_t i = ((size_t)blockIdx.x * 256 + threadIdx.x) * 32;
	if (i < n) { asm volatile("prefetch.global.L2::evict_last [%0];"::"l"(off + i)); asm volatile("prefetch.global.L2::evict_last [%0];"::"l"(val + i)); }
}
__global__ void __launch_bounds__(256) bulk(uint4 *out, const int *off, const int *val, int reads) {
	__shared__ __align__(128) uint4 s[1024];
	u32 x = 0; const size_t b = blockIdx.x;
	for (int i = threadIdx.x; i < reads; i += 256) x |= __ldg(off + b * reads + i) | __ldg(val + b * reads + i);
	x = __syncthreads_or(x == 0x7fffffff);
	for (int k = 0; k < 4; k++) s[threadIdx.x + k * 256] = make_uint4(x, x, x, x);
	asm volatile("fence.proxy.async.shared::cta;":::"memory");
	__syncthreads();
	if (threadIdx.x == 0) {
		asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], %2;"::"l"(out + b * 1024), "r"((u32)__cvta_generic_to_shared(s)), "r"(16384):"memory");
		asm volatile("cp.async.bulk.commit_group; cp.async.bulk.wait_group.read 0;":::"memory");
	}
}
static uint4 *big, *out; static u32 *sink; static cudaEvent_t e0, e1;
template <class F> float timed(F f, int reps = 9) {
	std::vector<float> t;
	for (int r = 0; r < reps; r++) {
		flush<<<1056, 256>>>(big, (size_t)(128 << 20) / 16, sink);
		CK(cudaEventRecord(e0)); f(); CK(cudaEventRecord(e1)); CK(cudaEventSynchronize(e1)); CK(cudaGetLastError());
		float ms; cudaEventElapsedTime(&ms, e0, e1); t.push_back(ms * 1e3f);
	}
	std::sort(t.begin(), t.end()); return t[reps / 2];
}
int main(int argc, char **argv) {
	int *off, *val; cudaDeviceProp prop; CK(cudaGetDeviceProperties(&prop, 0)); printf("%s\n", prop.name);
	CK(cudaMalloc(&big, 512 << 20)); CK(cudaMalloc(&out, ((size_t)N << 2) + 4096)); CK(cudaMalloc(&off, (64 << 20))); CK(cudaMalloc(&val, (64 << 20))); CK(cudaMalloc(&sink, 4));
	CK(cudaMemset(big, 0, 512 << 20)); CK(cudaMemset(off, 0, 64 << 20)); CK(cudaMemset(val, 0, 64 << 20));
	cudaEventCreate(&e0); cudaEventCreate(&e1);
	const int B = N / 4096;
	float c = timed([&] { copy16<<<B, 256>>>(out, big); }); double bw = 8.0 * N / c; printf("copy %.1f us %.0f GB/s\n", c, bw / 1e3);
	const u32 all = ~0u;
#define SAY(text, reads, ...) { float t = timed([&] { __VA_ARGS__; }); printf("%-34s reads %4d %7.1f us fraction %.3f\n", text, reads, t, (4.0 * N + 8.0 * (reads) * B) / t / bw); fflush(stdout); }
	SAY("store", 0, (mix<0, 0><<<B, 256>>>(out, off, val, 0, 0, 1, 0, all)));
	SAY("store cs", 0, (mix<1, 0><<<B, 256>>>(out, off, val, 0, 0, 1, 0, all)));
	SAY("store evict_last", 0, (mix<2, 0><<<B, 256>>>(out, off, val, 0, 0, 1, 0, all)));
	SAY("store, 16 bytes off", 0, (mix<0, 0><<<B, 256>>>(out, off, val, 0, 0, 1, 1, all)));
	SAY("store, 32 bytes off", 0, (mix<0, 0><<<B, 256>>>(out, off, val, 0, 0, 1, 2, all)));
	SAY("bulk", 0, (bulk<<<B, 256>>>(out, off, val, 0)));
	for (int reads : {16, 64, 128, 256}) {
		SAY("reads beside", reads, (mix<0, 0><<<B, 256>>>(out, off, val, reads, 0, 1, 0, all)));
		SAY("reads before", reads, (mix<0, 1><<<B, 256>>>(out, off, val, reads, 0, 1, 0, all)));
		SAY("reads before, cs", reads, (mix<1, 1><<<B, 256>>>(out, off, val, reads, 0, 1, 0, all)));
		SAY("reads before, 16 bytes off", reads, (mix<0, 1><<<B, 256>>>(out, off, val, reads, 0, 1, 1, all)));
		SAY("reads before, in L2 (64 blocks')", reads, (mix<0, 1><<<B, 256>>>(out, off, val, reads, 0, 1, 0, 63)));
		SAY("bulk", reads, (bulk<<<B, 256>>>(out, off, val, reads)));
		for (int G : {0, 256, 512, 1024, 1536, 2048, 4096, 8192}) {
			printf("reads %d, burst %d:", reads, G);
			for (int piece : {8, 32, 128}) {
				float t[4] = {timed([&] { burst<0, 0><<<B, 256>>>(out, off, val, reads, G, piece); }), timed([&] { burst<0, 1><<<B, 256>>>(out, off, val, reads, G, piece); }), timed([&] { burst<1, 0><<<B, 256>>>(out, off, val, reads, G, piece); }), timed([&] { burst<2, 0><<<B, 256>>>(out, off, val, reads, G, piece); })};
				printf("  piece %d: %.1f, cs %.1f, keep %.1f, keep+normal %.1f", piece, t[0], t[1], t[2], t[3]);
				if (!G) break;
			}
			printf("\n"); fflush(stdout);
		}
		for (int chunks : {2, 4, 8, 16}) {
			size_t each = (size_t)B / chunks * reads;
			float t = timed([&] { for (int c = 0; c < chunks; c++) {
				warm<<<(each / 32 + 255) / 256, 256>>>(off + c * each, val + c * each, each);
				mix<0, 1><<<B / chunks, 256>>>(out + (size_t)c * (B / chunks) * 1024, off + c * each, val + c * each, reads, 0, 1, 0, all); } });
			printf("reads %d, %d launches each: %.1f\n", reads, chunks, t); fflush(stdout);
		}
		size_t words = (size_t)B * reads;
		SAY("launch that brings all to L2", reads, (warm<<<(words / 32 + 255) / 256, 256>>>(off, val, words)));
		SAY("the same and stores", reads, (warm<<<(words / 32 + 255) / 256, 256>>>(off, val, words)), (mix<0, 1><<<B, 256>>>(out, off, val, reads, 0, 1, 0, all)));
	}
}
