# Reference kernels: pure stores, copy, and moves whose segment is known without a search (segment = i / mean), which
# move the same 32-byte sectors as uniform lengths of that mean. Cold L2. argv: log2 n, log2 of means.
import cupy as cp, sys, json
src = r'''
typedef int i32;
extern "C" __global__ void fill16(uint4 *out) { size_t i = (size_t)blockIdx.x * 256 * 4 + threadIdx.x;
	for (int k = 0; k < 4; k++) out[i + k * 256] = make_uint4(i, i, i, i); }
extern "C" __global__ void copy16(uint4 *out, const uint4 *in) { size_t i = (size_t)blockIdx.x * 256 * 4 + threadIdx.x; uint4 v[4];
	for (int k = 0; k < 4; k++) v[k] = in[i + k * 256];
	for (int k = 0; k < 4; k++) out[i + k * 256] = v[k]; }
#define U 8
template <int G, int S> __device__ void body(const float *in, const i32 *off, const i32 *g, const i32 *s, int shift, float *out) {
	unsigned i0 = blockIdx.x * (256 * U) + (threadIdx.x / 32) * (32 * U) + threadIdx.x % 32;
	float v[U]; unsigned to[U];
	#pragma unroll
	for (int k = 0; k < U; k++) {
		unsigned i = i0 + k * 32, seg = i >> shift;
		int o = __ldg(off + seg);
		unsigned from = G ? __ldg(g + seg) + (i - o) : i;
		to[k] = S ? __ldg(s + seg) + (i - o) : i;
		v[k] = __ldg(in + from);
	}
	#pragma unroll
	for (int k = 0; k < U; k++) out[to[k]] = v[k];
}
extern "C" __global__ void gather(const float *in, const i32 *off, const i32 *g, const i32 *s, int shift, float *out) { body<1,0>(in, off, g, s, shift, out); }
extern "C" __global__ void scatter(const float *in, const i32 *off, const i32 *g, const i32 *s, int shift, float *out) { body<0,1>(in, off, g, s, shift, out); }
extern "C" __global__ void move(const float *in, const i32 *off, const i32 *g, const i32 *s, int shift, float *out) { body<1,1>(in, off, g, s, shift, out); }
'''
L = int(sys.argv[1]); n = 1 << L
m = cp.RawModule(code=src)
flush = cp.zeros(1 << 26, dtype=cp.float32)
a = cp.zeros(n + 64, dtype=cp.float32); b = cp.zeros(n + 64, dtype=cp.float32)
def time(f, reps=7):
    t = []
    for _ in range(reps):
        flush.fill(1)
        e = cp.cuda.Event(), cp.cuda.Event()
        e[0].record(); f(); e[1].record(); e[1].synchronize()
        t.append(cp.cuda.get_elapsed_time(*e))
    return sorted(t)[reps // 2] * 1e3
us = time(lambda: m.get_function("fill16")((n // 4096,), (256,), (b,)))
print("fill16 %.1f us %.0f GB/s" % (us, n * 4 / us / 1e3), flush=True)
us = time(lambda: cp.cuda.runtime.memsetAsync(b.data.ptr, 1, n * 4, 0))
print("memset %.1f us %.0f GB/s" % (us, n * 4 / us / 1e3), flush=True)
us = time(lambda: m.get_function("copy16")((n // 4096,), (256,), (b, a)))
print("copy16 %.1f us %.0f GB/s" % (us, n * 8 / us / 1e3), flush=True)
for shift in map(int, sys.argv[2:]):
    S = n >> shift
    off = (cp.arange(S, dtype=cp.int64) << shift).astype(cp.int32)
    for order in ("random", "ordered"):
        def places(seed):
            if order == "random":
                k = cp.random.RandomState(seed).permutation(S)
            else:
                k = (cp.arange(S) + S // 3) % S
            jitter = cp.random.RandomState(seed + 5).randint(0, 8, S) if shift > 0 and order == "random" else (3 if shift > 0 else 0)
            return ((k.astype(cp.int64) << shift) + jitter).astype(cp.int32)
        g, s = places(1), places(2)
        for op, per in (("gather", 2), ("scatter", 2), ("move", 3)):
            us = time(lambda: m.get_function(op)((n // 2048,), (256,), (a, off, g, s, cp.int32(shift), b)))
            print("%-8s %-8s mean %6d  %8.1f us  %6.0f GB/s" % (op, order, 1 << shift, us, (n * 8 + per * S * 4) / us / 1e3), flush=True)
