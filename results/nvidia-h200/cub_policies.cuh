/*
 * Policies for cub::DeviceSegmentedReduce on segments of one size, by segtune export --format cub, from
 * NVIDIA H200, driver 580.159.04, 2026-11-25.
 *
 * segtune::with_cub_policy_TYPE_OPERATOR(length, call) calls call(tuning), for CUB's interface with an
 * environment:
 *
 *   segtune::with_cub_policy_f32_plus(length, [&](auto tuning) {
 *       return cub::DeviceSegmentedReduce::Reduce(in, out, segments, length, cuda::std::plus<>{}, 0.0f,
 *           cuda::std::execution::env{cuda::stream_ref{stream}, tuning});
 *   });
 */
#ifndef CUB_POLICIES_CUH
#define CUB_POLICIES_CUH

#include <cub/device/device_segmented_reduce.cuh>
#include <cub/version.cuh>

#if CUB_VERSION < 300500
#error "this header needs CUB 3.5: its policies are public since then"
#endif

#ifndef SEGTUNE_CUB_POLICY
#define SEGTUNE_CUB_POLICY
namespace segtune
{
/* NT threads per block, ThreadsPerSegment of them per segment, Items per thread, loaded Vec at a time. */
template <int NT, int ThreadsPerSegment, int Items, int Vec> struct cub_policy {
	_CCCL_HOST_DEVICE constexpr cub::SegmentedReducePolicy operator()(cuda::compute_capability) const
	{
		return {{NT, 16, 4, cub::BLOCK_REDUCE_WARP_REDUCTIONS, cub::LOAD_LDG},
			{NT, ThreadsPerSegment, Items, Vec, cub::LOAD_LDG},
			{NT, ThreadsPerSegment, Items, Vec, cub::LOAD_LDG}};
	}
};
}
#endif

namespace segtune
{
/* f32 plus, measured on lengths from 32 to 1024, n up to 67108864 */
template <class Call> auto with_cub_policy_f32_plus(long long length, Call &&call)
{
	if (length > 16 && length <= 32) /* 3.11 times as fast as CUB's own */
		return call(cuda::execution::tune(cub_policy<256, 4, 8, 4>{}));
	if (length > 32 && length <= 48) /* 2.19 times as fast as CUB's own */
		return call(cuda::execution::tune(cub_policy<256, 4, 16, 4>{}));
	if (length > 48 && length <= 64) /* 1.92 times as fast as CUB's own */
		return call(cuda::execution::tune(cub_policy<128, 8, 8, 2>{}));
	if (length > 64 && length <= 100) /* 1.60 times as fast as CUB's own */
		return call(cuda::execution::tune(cub_policy<128, 8, 16, 4>{}));
	if (length > 100 && length <= 128) /* 1.78 times as fast as CUB's own */
		return call(cuda::execution::tune(cub_policy<256, 16, 8, 2>{}));
	if (length > 128 && length <= 200) /* 1.25 times as fast as CUB's own */
		return call(cuda::execution::tune(cub_policy<128, 8, 32, 4>{}));
	if (length > 200 && length <= 256) /* 1.32 times as fast as CUB's own */
		return call(cuda::execution::tune(cub_policy<256, 32, 8, 2>{}));
	if (length > 256 && length <= 384) /* 1.04 times as fast as CUB's own */
		return call(cuda::execution::tune(cub_policy<128, 16, 32, 4>{}));
	if (length > 384 && length <= 512) /* 1.02 times as fast as CUB's own */
		return call(cuda::execution::tune(cub_policy<128, 32, 16, 2>{}));
	if (length > 512 && length <= 768) /* 1.87 times as fast as CUB's own */
		return call(cuda::execution::tune(cub_policy<128, 32, 32, 4>{}));
	if (length > 768 && length <= 1000) /* 1.82 times as fast as CUB's own */
		return call(cuda::execution::tune(cub_policy<128, 32, 32, 4>{}));
	if (length > 1000 && length <= 1024) /* 1.87 times as fast as CUB's own */
		return call(cuda::execution::tune(cub_policy<256, 32, 32, 4>{}));
	(void)length;
	return call(cuda::std::execution::env<>{}); /* CUB's own */
}

}

#endif
