/*
 * The kernel dialect: one C99-style source for OpenCL C 1.2 to 3.0 and for NVRTC (CUDA).
 *
 * The tuner prepends "#define V f32", "#define T f32", "#define OP_BODY ..." and every parameter to a source; the
 * defaults here and in each kernel file let a source compile by hand. Rules for kernels, so that both compilers accept
 * them:
 * - declare local arrays with LOCAL_DECL in the kernel's outermost scope, pass them to functions as LOCAL_PTR, and
 *   declare none that is unused: PoCL 5 without its optimiser fails an assertion on that;
 * - every thread of the block reaches every BARRIER: mask the work of idle threads, never return early;
 * - do not rely on lockstep execution, except in shuffles, which exist only where HAS_SHUFFLE is defined;
 * - V is a value in memory, T what is combined, carried and stored as a result; lift() converts. T may be a structure:
 *   combine it, never cast, compare or add it;
 * - sizes and indices of whole arrays are i64 (or OFF_T), indices within a tile are i32.
 */
#ifndef SEGTUNE_DIALECT_H
#define SEGTUNE_DIALECT_H

#if defined(__OPENCL_C_VERSION__) && !defined(__OPENCL_VERSION__)
#define __OPENCL_VERSION__ __OPENCL_C_VERSION__ /* clang run by hand; drivers define it themselves */
#endif

#ifdef __OPENCL_VERSION__

typedef uchar u8;
typedef ushort u16;
typedef int i32;
typedef uint u32;
typedef long i64;
typedef ulong u64;
typedef float f32;
#ifdef cl_khr_fp64
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
typedef double f64;
#define HAS_F64 1
#endif
/* Error bounds count one rounding per operation, so there are no fused multiply-adds. */
#pragma OPENCL FP_CONTRACT OFF

#ifdef OWN_BUILTINS
/*
 * Tests make PoCL skip the header that declares all OpenCL built-ins (-D_OPENCL_H_): parsing it takes longer than
 * compiling a kernel without optimisation. These are the built-ins that our kernels call, declared as in that header.
 */
#define BUILTIN __attribute__((overloadable))
#define BUILTIN_CONST __attribute__((overloadable, const))
size_t BUILTIN_CONST get_local_id(uint);
size_t BUILTIN_CONST get_local_size(uint);
size_t BUILTIN_CONST get_group_id(uint);
size_t BUILTIN_CONST get_num_groups(uint);
uint BUILTIN_CONST popcount(uint);
uint BUILTIN_CONST clz(uint);
void BUILTIN prefetch(const __global uint *, size_t);
void __attribute__((overloadable, convergent)) barrier(uint);
void BUILTIN mem_fence(uint);
uint BUILTIN atomic_add(volatile __global uint *, uint);
uint BUILTIN atomic_add(volatile __local uint *, uint);
uint BUILTIN atomic_min(volatile __global uint *, uint);
uint BUILTIN atomic_or(volatile __global uint *, uint);
uint BUILTIN atomic_or(volatile __local uint *, uint);
uint BUILTIN atomic_xchg(volatile __global uint *, uint);
ulong BUILTIN atom_add(volatile __global ulong *, ulong);
ulong BUILTIN atom_xchg(volatile __global ulong *, ulong);
#if __OPENCL_C_VERSION__ >= 200
void BUILTIN atomic_work_item_fence(uint, memory_order, memory_scope);
uint BUILTIN atomic_fetch_add_explicit(volatile __global atomic_uint *, uint, memory_order, memory_scope);
#endif
#define BUILTINS_OF(type)                                                                                              \
	type BUILTIN_CONST fabs(type);                                                                                 \
	type BUILTIN_CONST fmin(type, type);                                                                           \
	type BUILTIN_CONST fmax(type, type);                                                                           \
	type BUILTIN_CONST sqrt(type);                                                                                 \
	type BUILTIN_CONST exp(type);                                                                                  \
	type BUILTIN_CONST log(type);
BUILTINS_OF(float)
BUILTINS_OF(double)
#endif

#define KERNEL __kernel
#define GLOBAL __global
#define LOCAL_DECL __local
#define LOCAL_PTR __local
#define FN static inline
#define RESTRICT restrict
/* Threads per block, and blocks that must fit on a multiprocessor (CUDA only; 0: the compiler decides). */
#define BOUNDS(threads, blocks) __attribute__((reqd_work_group_size(threads, 1, 1)))
#define BARRIER() barrier(CLK_LOCAL_MEM_FENCE)
/*
 * GLOBAL_FENCE is an acquire-release fence: whoever sees a store after it also sees the stores before it, and loads
 * after it are at least as new as loads before it. COUNT_UP is an atomic add on a counter in global memory, called
 * between two such fences. The scope is the device in OpenCL C 2.0, and in 3.0 with the features that the program
 * requires of a device; in 1.2 it works only where the implementation orders more than the standard requires
 * (`dev.device_order`).
 */
#if __OPENCL_C_VERSION__ >= 300
#if defined(__opencl_c_atomic_order_acq_rel) && defined(__opencl_c_atomic_scope_device)
#define DEVICE_ORDER 1
#endif
#elif __OPENCL_C_VERSION__ >= 200
#define DEVICE_ORDER 1
#endif
#ifdef DEVICE_ORDER
#define GLOBAL_FENCE() atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acq_rel, memory_scope_device)
#define COUNT_UP(p, x)                                                                                                 \
	atomic_fetch_add_explicit((volatile GLOBAL atomic_uint *)(p), x, memory_order_acq_rel, memory_scope_device)
#else
#define GLOBAL_FENCE() mem_fence(CLK_GLOBAL_MEM_FENCE)
#define COUNT_UP(p, x) atomic_add(p, x)
#endif

FN i32 thread_id(void)
{
	return (i32)get_local_id(0);
}

FN i32 block_size(void)
{
	return (i32)get_local_size(0);
}

FN i64 block_id(void)
{
	return (i64)get_group_id(0);
}

FN i64 grid_size(void)
{
	return (i64)get_num_groups(0);
}

/* Loads of values that are used once (STREAM) or do not change while the kernel runs (READ_ONLY). */
#define STREAM(p) (*(p))
#define READ_ONLY(p) (*(p))
/* Prefetches the word at p. */
#define FETCH_AHEAD(p) prefetch((GLOBAL const u32 *)(p), 1)
#define IN_REGISTER(x)

#define ATOMIC_ADD(p, x) atomic_add(p, x)
#define ATOMIC_MIN(p, x) atomic_min(p, x)
#define ATOMIC_OR(p, x) atomic_or(p, x)
#define BIT_COUNT(x) popcount(x)
#define LOCAL_ADD(p, x) atomic_add(p, x)
#define LOCAL_OR(p, x) atomic_or(p, x)
/* Index of the lowest set bit of x, a nonzero u32. */
#define LOWEST_BIT(x) (31 - (i32)clz((x) & -(x)))
#define F32_INF INFINITY
#define F64_INF ((f64)INFINITY)

#else /* CUDA */

typedef unsigned char u8;
typedef unsigned short u16;
typedef int i32;
typedef unsigned int u32;
typedef long long i64;
typedef unsigned long long u64;
typedef float f32;
typedef double f64;
#define HAS_F64 1

#define KERNEL extern "C" __global__
#define GLOBAL
#define LOCAL_DECL __shared__
#define LOCAL_PTR
#define FN __device__ __forceinline__
#define RESTRICT __restrict__
/* A bound of 0 blocks would make nvcc limit registers as if blocks had 1024 threads. */
#define BOUNDS(threads, blocks) __launch_bounds__(threads, (blocks) ? (blocks) : 1)
#define BARRIER() __syncthreads()
#define GLOBAL_FENCE() __threadfence()
#define COUNT_UP(p, x) atomicAdd(p, x)

FN i32 thread_id(void)
{
	return (i32)threadIdx.x;
}

FN i32 block_size(void)
{
	return (i32)blockDim.x;
}

FN i64 block_id(void)
{
	return (i64)blockIdx.x;
}

FN i64 grid_size(void)
{
	return (i64)gridDim.x;
}

#define STREAM(p) __ldcs(p)
#define READ_ONLY(p) __ldg(p)
#define FETCH_AHEAD(p) asm volatile("prefetch.global.L2 [%0];" ::"l"(p))
/* Pins x, an address or an i64, in a register: nvcc can neither recompute it at each use nor hoist the computation. */
#define IN_REGISTER(x) asm volatile("" : "+l"(x))

/* Shuffles of whole warps: all 32 lanes take part; width divides 32. Types of any size are moved word by word. */
#define HAS_SHUFFLE 1
#define WARP 32
#define SHUFFLE(x, lane) by_words(x, [=](u32 word) { return __shfl_sync(0xffffffffu, word, lane); })
#define SHUFFLE_UP(x, distance) by_words(x, [=](u32 word) { return __shfl_up_sync(0xffffffffu, word, distance); })
#define SHUFFLE_DOWN(x, distance, width)                                                                               \
	by_words(x, [=](u32 word) { return __shfl_down_sync(0xffffffffu, word, distance, width); })
#define BALLOT(condition) __ballot_sync(0xffffffffu, condition)
#define WARP_SYNC() __syncwarp()

template <class X, class MOVE> FN X by_words(const X x, MOVE move)
{
	union pieces {
		X whole;
		u32 words[sizeof(X) / 4];
	} p;
	p.whole = x;
#pragma unroll
	for (i32 i = 0; i < (i32)(sizeof(X) / 4); i++)
		p.words[i] = move(p.words[i]);
	return p.whole;
}

#define ATOMIC_ADD(p, x) atomicAdd(p, x)
#define LOCAL_ADD(p, x) atomicAdd(p, x)
#define ATOMIC_MIN(p, x) atomicMin(p, x)
#define ATOMIC_OR(p, x) atomicOr(p, x)
#define LOCAL_OR(p, x) atomicOr(p, x)
#define BIT_COUNT(x) ((u32)__popc(x))
#define LOWEST_BIT(x) (__ffs((i32)(x)) - 1)
#define F32_INF __int_as_float(0x7f800000)
#define F64_INF __longlong_as_double(0x7ff0000000000000LL)

#endif

/* V is the type of values in memory, UV the unsigned type of its size, for arithmetic that wraps. */
#ifndef V
#define V f32
#define V_F32 1
#define V_BYTES 4
#define UV u32
#endif

#if defined(V_I32)
#define V_MAX 0x7fffffff
#define V_MIN (-0x7fffffff - 1)
#elif defined(V_U32)
#define V_MAX 0xffffffffu
#define V_MIN 0u
#elif defined(V_I64)
#define V_MAX ((V)0x7fffffffffffffffL)
#define V_MIN ((V)(-0x7fffffffffffffffL - 1))
#elif defined(V_F64)
#define V_MAX 1.7976931348623157e308
#define V_MIN (-V_MAX)
#define V_INF F64_INF
#else
#define V_MAX 3.4028234663852886e38f
#define V_MIN (-V_MAX)
#define V_INF F32_INF
#endif

#if V_BYTES < 4
#define OF_FEW_BYTES 1 /* values narrower than T, also rows of such values (whole_rows.h) */
#else
#define OF_FEW_BYTES 0
#endif

/* Greater than any index of an element. */
#if V_BYTES == 4
#define LAST_INDEX 0x7fffffff
#else
#define LAST_INDEX 0x7fffffffffffffffL
#endif

/*
 * T, what is combined: V itself or a structure with the members T_BODY. A structure is aligned to its size, at most to
 * 16 bytes, so that it is loaded and stored as a vector.
 */
#ifndef T
#define T V
#define T_BYTES V_BYTES
#define UT UV
#endif
#ifdef T_BODY
#define T_ALIGN (T_BYTES < 16 ? T_BYTES : 16)
typedef struct {
	T_BODY
} __attribute__((aligned(T_ALIGN))) T;
#ifdef __OPENCL_VERSION__
#define ROLLED 1 /* PoCL 3.1 miscompiled loops with branches over structures when unrolled 7 times */
#endif
#else
#define T_MAX V_MAX
#define T_MIN V_MIN
#define T_INF V_INF
#endif

/* Segment s is values[offsets[s]] .. values[offsets[s + 1] - 1]. */
#ifndef OFF_T
#define OFF_T i32
#define OFF_BYTES 4
#endif

/* The operator must be associative; OP_COMMUTATIVE says that operands may also change places. */
#ifndef OP_BODY
#define OP_BODY return a + b;
#define OP_IDENTITY 0
#define OP_COMMUTATIVE 1
#endif
#ifndef LIFT_BODY
#define LIFT_BODY return x;
#endif

/*
 * The operator is a function, not a macro: an expression such as (b < a ? b : a) evaluates its operands twice, so a
 * shuffle passed as b would be executed again by only some lanes, and the warp would deadlock.
 */
FN T combine(T a, T b){OP_BODY}

/* Makes the T of element i, whose value is x. */
FN T lift(V x, i64 i){LIFT_BODY}

#ifdef IDENTITY_BODY
FN T identity(void)
{
	IDENTITY_BODY
}
#define IDENTITY identity()
#else
#define IDENTITY ((T)(OP_IDENTITY))
#endif

/*
 * A fold begins with IDENTITY or with start_fold of its first element. fmin and fmax ignore a NaN beside a number, but
 * return NaN for two NaNs (FOLD_FROM_IDENTITY 1): combining the first element with the identity makes it a number, and
 * so every fold.
 */
#ifndef FOLD_FROM_IDENTITY
#define FOLD_FROM_IDENTITY 0
#endif
#if FOLD_FROM_IDENTITY
FN T start_fold(T x)
{
	return combine(IDENTITY, x);
}

/* Adds element x to sum, or starts a new fold with x. */
FN T extend_fold(T sum, T x, u32 starts)
{
	return combine(starts ? IDENTITY : sum, x);
}

/*
 * Joins two folds; b alone if a new fold starts with it. Combining first and selecting afterwards keeps nvcc from
 * branching around fmin, which it does for no other operator.
 */
FN T join_folds(T a, T b, u32 starts)
{
	const T joined = combine(a, b);
	return starts ? b : joined;
}
#else
FN T start_fold(T x)
{
	return x;
}

FN T extend_fold(T sum, T x, u32 starts)
{
	return starts ? x : combine(sum, x);
}

FN T join_folds(T a, T b, u32 starts)
{
	return starts ? b : combine(a, b);
}
#endif

/*
 * RESULT_T is what is stored, made of a fold by RESULT_OF; it is the fold itself unless the operator or the type
 * defines it.
 */
#ifndef FINISH_BODY
#define RESULT_T T
#define RESULT_BYTES T_BYTES
#define RESULT_OF(x) x
#else
#ifdef RESULT_BODY
typedef struct {
	RESULT_BODY
} __attribute__((aligned(RESULT_BYTES))) RESULT_T;
#endif
#ifdef NARROW_BODY
FN RESULT_T narrowed(f32 x){NARROW_BODY}
#endif

FN RESULT_T RESULT_OF(T x)
{
	FINISH_BODY
}
#endif

/* 1: loads go through the read-only cache; 0: streaming loads, or as LOAD_MODIFIER says. */
#ifndef LDG
#define LDG 0
#endif
#ifndef LOAD_MODIFIER
#define LOAD_MODIFIER 0 /* CUDA: 0: as LDG says; 1: cached everywhere, 2: in L2 only, 3: volatile */
#endif
#if LOAD_MODIFIER == 1
#define LOAD(p) __ldca(p)
#elif LOAD_MODIFIER == 2
#define LOAD(p) __ldcg(p)
#elif LOAD_MODIFIER == 3
#define LOAD(p) __ldcv(p)
#elif LDG
#define LOAD(p) READ_ONLY(p)
#else
#define LOAD(p) STREAM(p)
#endif

#endif
