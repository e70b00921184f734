/*
 * CUDA's words for a kernel that runs on the CPU under ThreadSanitizer (emulator.cpp): each thread of a block is a
 * fiber, the blocks are threads of the system. What CUDA says to order memory among threads orders it here, and nothing
 * else does: shuffles and votes do not, nor do volatile words and atomics.
 */
#ifndef SEGTUNE_EMULATOR_H
#define SEGTUNE_EMULATOR_H

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#define __global__
#define __device__
#define __forceinline__ inline
#define __launch_bounds__(threads, blocks)
#define __shared__ thread_local /* of a block */

struct emulated_index {
	int x;
};
struct alignas(8) uint2 {
	unsigned x, y;
};
struct alignas(16) uint4 {
	unsigned x, y, z, w;
};
struct alignas(16) ulonglong2 {
	unsigned long long x, y;
};

extern "C" {
struct emulated_index emulated_thread(void), emulated_block(void), emulated_grid(void), emulated_size(void);
unsigned emulated_shuffle(unsigned x, int lane);
unsigned emulated_ballot(int condition);
unsigned emulated_sum(unsigned x);
unsigned emulated_add(unsigned *to, unsigned x);
unsigned emulated_or(unsigned *to, unsigned x);
unsigned long long emulated_exchange(unsigned long long *to, unsigned long long x);
void emulated_fence(void);
void emulated_warp_sync(void);
void emulated_barrier(int barrier, int threads, int waits);
void emulated_copy(void *to, const void *from, int bytes);
void emulated_copies_end(void);
void emulated_copies_wait(int groups);
int emulated_load_acquire(const int *from);
void emulated_store_release(int *to, int x);
/* Runs blocks of so many threads until all have ended; seed: in which order their threads go on. */
void emulate(int blocks, int threads, unsigned seed, void (*kernel)(void *context), void *context);
}

#define threadIdx emulated_thread()
#define blockIdx emulated_block()
#define gridDim emulated_grid()
#define blockDim emulated_size()

#define __syncwarp() emulated_warp_sync()
#define __syncthreads() emulated_barrier(0, NT, 1)
#define __threadfence() emulated_fence()
#define atomicAdd(to, by) emulated_add(to, by)
#define atomicOr(to, bits) emulated_or(to, bits)
#define atomicExch(to, bits) emulated_exchange(to, bits)
#define __popc(bits) __builtin_popcount(bits)
#define __ffs(bits) __builtin_ffs(bits)
#define __int_as_float(bits) __builtin_bit_cast(float, bits)
#define __longlong_as_double(bits) __builtin_bit_cast(double, bits)
#define __ldcs(p) (*(p))
#define __ldg(p) (*(p))

static inline unsigned __shfl_sync(unsigned, unsigned word, int lane)
{
	return emulated_shuffle(word, lane);
}

static inline unsigned __shfl_up_sync(unsigned, unsigned word, int by)
{
	const int lane = threadIdx.x % 32;
	return emulated_shuffle(word, lane >= by ? lane - by : lane);
}

static inline unsigned __shfl_down_sync(unsigned, unsigned word, int by, int)
{
	const int lane = threadIdx.x % 32;
	return emulated_shuffle(word, lane + by < 32 ? lane + by : lane);
}

static inline unsigned __ballot_sync(unsigned, int condition)
{
	return emulated_ballot(condition != 0);
}

static inline int __all_sync(unsigned, int condition)
{
	return emulated_ballot(condition != 0) == 0xffffffffu;
}

static inline unsigned __reduce_add_sync(unsigned, unsigned x)
{
	return emulated_sum(x);
}

static inline int __clz(int x)
{
	return x ? __builtin_clz((unsigned)x) : 32;
}

static inline unsigned __funnelshift_r(unsigned low, unsigned high, int by)
{
	return (unsigned)(((unsigned long long)high << 32 | low) >> (by & 31));
}

/* In place of variants/lib/cuda/async_copy.h, which is of instructions. */
#define SEGTUNE_ASYNC_COPY_H
#define COPIES_WAIT(groups) emulated_copies_wait(groups)

static inline void wait_at(int barrier, int threads)
{
	emulated_barrier(barrier, threads, 1);
}

static inline void arrive_at(int barrier, int threads)
{
	emulated_barrier(barrier, threads, 0);
}

static inline void copy_16(uint4 *to, const void *from, int bytes)
{
	emulated_copy(to, from, bytes);
}

static inline int load_acquire(const int *from)
{
	return emulated_load_acquire(from);
}

static inline void store_release(int *to, int x)
{
	emulated_store_release(to, x);
}

static inline void copies_end(void)
{
	emulated_copies_end();
}

static inline int bytes_left(long long at, long long n, int size)
{
	const long long left = (n - at) * size;
	return left <= 0 ? 0 : left < 16 ? (int)left : 16;
}

/* In place of variants/lib/cuda/bulk_copy.h: the thread copies, and others read after a barrier. */
#define SEGTUNE_BULK_COPY_H
#define arrival_open(arrival) (*(arrival) = 0)
#define arrival_wait(arrival, pass) ((void)(arrival))
#define release_to_copies()

static inline void copy_bulk(void *to, const void *from, unsigned bytes, unsigned long long *)
{
	memcpy(to, from, bytes);
}

/* What is asked for ahead of its use: bytes of it, and how often it lies outside of the array that a test has set. */
struct asked_ahead {
	const char *from, *to;
	std::atomic<long> bytes, outside;
};

inline asked_ahead asked; /* relaxed: it orders nothing */

static inline void fetch_bulk(const void *from, const void *to)
{
	const int is_outside = (const char *)from < asked.from || (const char *)to > asked.to;

	asked.bytes.fetch_add((const char *)to - (const char *)from, std::memory_order_relaxed);
	asked.outside.fetch_add(is_outside, std::memory_order_relaxed);
}

/* What main does: argv[1] calls of a kernel, or one, each by call(its number), which counts wrong results. */
template <class CALL> static int make_calls(int argc, char **argv, CALL call)
{
	const int calls = argc > 1 ? atoi(argv[1]) : 1;
	int wrong = 0;

	for (int k = 0; k < calls; k++)
		wrong += call(k);
	(void)printf("%d calls, %d wrong\n", calls, wrong);
	return wrong != 0;
}

#endif
