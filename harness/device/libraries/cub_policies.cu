/*
 * CUB's DeviceSegmentedReduce for segments of one size with policies of its public tuning interface (CUB 3.5), as
 * variants to be measured: functions as in harness/device/library.h, built by `make cub` into a shared library.
 *
 * A policy is THREADS of a block, LANES a segment, ITEMS a thread and items a vector load. All combinations that
 * variants/segreduce_regular/peer_cub_policy.lua may ask for are instantiated: tiles of LANES * ITEMS from 32 to 1024.
 */
#include <cub/device/device_segmented_reduce.cuh>
#include <cub/version.cuh>
#include <cuda/functional>
#include <cuda/stream_ref>
#include <cuda_runtime.h>

#include "harness/device/libraries/choose.cuh"
#include "harness/device/library.h"

namespace
{

/* threads 0: CUB's own policy. */
template <int threads, int lanes, int items, int vector> struct policy {
	static constexpr bool exists =
		lanes * items >= 32 && lanes * items <= 1024 && vector <= items && (vector * 2 >= items || vector >= 2);

	__host__ __device__ constexpr cub::SegmentedReducePolicy operator()(cuda::compute_capability) const
	{
		/* Blocks have the threads of large_reduce, whose tile must be larger than a segment: else it is cut. */
		return {{threads, 16, 4, cub::BLOCK_REDUCE_WARP_REDUCTIONS, cub::LOAD_LDG},
			{threads, lanes, items, vector, cub::LOAD_LDG},
			{threads, lanes, items, vector, cub::LOAD_LDG}};
	}
};

struct call {
	int64_t threads, lanes, items, vector;
	int64_t segments;
	int length;
	cudaStream_t stream;
};

template <class T, class... More> cudaError_t reduce(const call &c, const T *in, T *out, More... more)
{
	auto env = cuda::std::execution::env{cuda::stream_ref{c.stream}, more...};

	return cub::DeviceSegmentedReduce::Reduce(in, out, c.segments, c.length, cuda::std::plus<>{}, T(0), env);
}

template <class T> cudaError_t with_policy(const call &c, const T *in, T *out)
{
	if (c.threads == 0)
		return reduce(c, in, out);
	return choose(c.threads, list<128, 256>{}, [&](auto threads) {
		return choose(c.lanes, list<1, 2, 4, 8, 16, 32>{}, [&](auto lanes) {
			return choose(c.items, list<1, 2, 4, 8, 16, 32>{}, [&](auto items) {
				return choose(c.vector, list<1, 2, 4>{}, [&](auto vector) {
					using wanted = policy<threads, lanes, items, vector>;

					if constexpr (wanted::exists)
						return reduce(c, in, out, cuda::execution::tune(wanted{}));
					return cudaErrorInvalidValue;
				});
			});
		});
	});
}

const char *text(cudaError_t code)
{
	return code == cudaSuccess ? nullptr : cudaGetErrorString(code);
}

/* Calls without storage of the caller's take it from the device's pool: freed memory must stay in it. */
cudaError_t keep_pool()
{
	static bool done = false;
	uint64_t all = UINT64_MAX;
	cudaMemPool_t pool;
	int device;
	cudaError_t code = done ? cudaSuccess : cudaGetDevice(&device);

	if (code == cudaSuccess && !done)
		code = cudaDeviceGetDefaultMemPool(&pool, device);
	if (code == cudaSuccess && !done)
		code = cudaMemPoolSetAttribute(pool, cudaMemPoolAttrReleaseThreshold, &all);
	done = code == cudaSuccess;
	return code;
}

template <class T> const char *run(const call &c, const library_arg *a)
{
	cudaError_t code = keep_pool();

	return text(code == cudaSuccess
			    ? with_policy(c, static_cast<const T *>(a[2].array), static_cast<T *>(a[5].array))
			    : code);
}

} // namespace

extern "C" __attribute__((visibility("default"), used)) const char segtune_library[] =
	LIBRARY_MARK "CUB policies " STAMP ", CUDA " TEXT(CUDART_VERSION) ", CUB " TEXT(CUB_VERSION) "\n";

/* type, operator, values, segments, length, result, threads, lanes, items, vector */
extern "C" __attribute__((visibility("default"))) const char *cub_policy_reduce_fixed(void *stream, int,
										      const library_arg *a)
{
	const call c = {a[6].scalar, a[7].scalar,      a[8].scalar,         a[9].scalar,
			a[3].scalar, (int)a[4].scalar, (cudaStream_t)stream};

	if (a[1].scalar != library_name("plus"))
		return "no policies for this operator";
	if (a[0].scalar == library_name("f32"))
		return run<float>(c, a);
#ifdef CUB_ALL_TYPES
	if (a[0].scalar == library_name("f64"))
		return run<double>(c, a);
	if (a[0].scalar == library_name("i32"))
		return run<int32_t>(c, a);
	if (a[0].scalar == library_name("i64"))
		return run<int64_t>(c, a);
#endif
	return "no policies for this type: make cub CUB_TYPES=all";
}
