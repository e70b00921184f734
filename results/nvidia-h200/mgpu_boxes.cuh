/*
 * Launch boxes for Modern GPU 1.1, by segtune export --format mgpu, from
 * NVIDIA H200, driver 580.159.04, 2026-11-27.
 *
 * Include it before all calls: SegReduceCsr and IndirectReduceCsr then have these boxes.
 */
#ifndef MGPU_BOXES_CUH
#define MGPU_BOXES_CUH

#include "kernels/segreducecsr.cuh"

/* 24 cases: 1.08 times as fast as Modern GPU's own in the geometric mean, 1.00 to 1.35 */
namespace segtune
{
inline int segreduce_f32_plus_box(int count, int segments)
{
	const double n = count, mean = segments > 0 ? n / segments : n;

	(void)mean;
	if (n < 3160000) {
		if (n < 70700) {
			return 8;
		}
		if (n < 1410000) {
			return 7;
		}
		return 8;
	}
	if (mean < 3180) {
		if (mean < 1420) {
			return 0;
		}
		return 5;
	}
	if (mean < 32300) {
		return 3;
	}
	return 2;
}
}

namespace mgpu
{
template <typename InputIt, typename CsrIt, typename OutputIt>
MGPU_HOST void SegReduceCsr(InputIt data, CsrIt csr, int count, int segments, bool empty,
	OutputIt dest, float identity, plus<float> op, CudaContext &context)
{
	switch (segtune::segreduce_f32_plus_box(count, segments)) {
	case 0: {
		typedef SegReduceTuning<128, 11, 16, false, true> Box;
		typedef LaunchBox<Box, Box, Box> Tuning;

		SegReduceHost<Tuning, false>(data, csr, (const int *)0, count, segments, empty, dest, identity, op,
			context);
		break;
	}
	case 2: {
		typedef SegReduceTuning<128, 19, 8, false, false> Box;
		typedef LaunchBox<Box, Box, Box> Tuning;

		SegReduceHost<Tuning, false>(data, csr, (const int *)0, count, segments, empty, dest, identity, op,
			context);
		break;
	}
	case 3: {
		typedef SegReduceTuning<128, 11, 10, false, true> Box;
		typedef LaunchBox<Box, Box, Box> Tuning;

		SegReduceHost<Tuning, false>(data, csr, (const int *)0, count, segments, empty, dest, identity, op,
			context);
		break;
	}
	case 5: {
		typedef SegReduceTuning<64, 11, 16, false, true> Box;
		typedef LaunchBox<Box, Box, Box> Tuning;

		SegReduceHost<Tuning, false>(data, csr, (const int *)0, count, segments, empty, dest, identity, op,
			context);
		break;
	}
	case 7: {
		typedef SegReduceTuning<512, 21, 0, false, true> Box;
		typedef LaunchBox<Box, Box, Box> Tuning;

		SegReduceHost<Tuning, false>(data, csr, (const int *)0, count, segments, empty, dest, identity, op,
			context);
		break;
	}
	default: {
		typedef typename SegReduceNormalTuning<sizeof(float)>::Tuning Tuning; /* Modern GPU's own */

		SegReduceHost<Tuning, false>(data, csr, (const int *)0, count, segments, empty, dest, identity, op,
			context);
		break;
	}
	}
}
}

/* 24 cases: 1.11 times as fast as Modern GPU's own in the geometric mean, 1.00 to 1.82 */
namespace segtune
{
inline int segreduce_f64_plus_box(int count, int segments)
{
	const double n = count, mean = segments > 0 ? n / segments : n;

	(void)mean;
	if (n < 3160000) {
		if (n < 22400) {
			return 2;
		}
		if (n < 1410000) {
			if (n < 316000) {
				if (n < 141000) {
					if (n < 70700) {
						return 0;
					}
					return 8;
				}
				return 6;
			}
			return 7;
		}
		return 8;
	}
	if (mean < 7120) {
		if (mean < 1420) {
			return 4;
		}
		return 2;
	}
	return 3;
}
}

namespace mgpu
{
template <typename InputIt, typename CsrIt, typename OutputIt>
MGPU_HOST void SegReduceCsr(InputIt data, CsrIt csr, int count, int segments, bool empty,
	OutputIt dest, double identity, plus<double> op, CudaContext &context)
{
	switch (segtune::segreduce_f64_plus_box(count, segments)) {
	case 0: {
		typedef SegReduceTuning<128, 7, 0, true, true> Box;
		typedef LaunchBox<Box, Box, Box> Tuning;

		SegReduceHost<Tuning, false>(data, csr, (const int *)0, count, segments, empty, dest, identity, op,
			context);
		break;
	}
	case 2: {
		typedef SegReduceTuning<128, 5, 0, false, true> Box;
		typedef LaunchBox<Box, Box, Box> Tuning;

		SegReduceHost<Tuning, false>(data, csr, (const int *)0, count, segments, empty, dest, identity, op,
			context);
		break;
	}
	case 3: {
		typedef SegReduceTuning<256, 5, 0, true, true> Box;
		typedef LaunchBox<Box, Box, Box> Tuning;

		SegReduceHost<Tuning, false>(data, csr, (const int *)0, count, segments, empty, dest, identity, op,
			context);
		break;
	}
	case 4: {
		typedef SegReduceTuning<64, 17, 16, false, false> Box;
		typedef LaunchBox<Box, Box, Box> Tuning;

		SegReduceHost<Tuning, false>(data, csr, (const int *)0, count, segments, empty, dest, identity, op,
			context);
		break;
	}
	case 6: {
		typedef SegReduceTuning<256, 17, 0, true, true> Box;
		typedef LaunchBox<Box, Box, Box> Tuning;

		SegReduceHost<Tuning, false>(data, csr, (const int *)0, count, segments, empty, dest, identity, op,
			context);
		break;
	}
	case 7: {
		typedef SegReduceTuning<512, 19, 0, true, false> Box;
		typedef LaunchBox<Box, Box, Box> Tuning;

		SegReduceHost<Tuning, false>(data, csr, (const int *)0, count, segments, empty, dest, identity, op,
			context);
		break;
	}
	default: {
		typedef typename SegReduceNormalTuning<sizeof(double)>::Tuning Tuning; /* Modern GPU's own */

		SegReduceHost<Tuning, false>(data, csr, (const int *)0, count, segments, empty, dest, identity, op,
			context);
		break;
	}
	}
}
}

#endif
