/*
 * Modern GPU 1.1's segmented reductions by its own kernels, in fewer launches than its host code makes. It adds the
 * carries of tiles by blocks of 128 threads, and by a further kernel those that are left over: four launches a call.
 * Here up to 512 tiles have one block of so many threads, and a single tile, which has no carries, no launch for them.
 */
#ifndef SEGTUNE_MGPU_LAUNCHES
#define SEGTUNE_MGPU_LAUNCHES

#include "kernels/segreducecsr.cuh"

namespace segtune
{
enum { MgpuTilesMost = 512 }; /* Modern GPU's scan of a block's flags has a bit for each warp, but not for 32 */

template <int NT, typename DestIt, typename T, typename Op>
MGPU_HOST void MgpuAddCarries(const int *limits, int tiles, DestIt dest, T *carries, T identity, Op op,
			      mgpu::CudaContext &context)
{
	mgpu::KernelSegReduceSpine1<NT><<<1, NT, 0, context.Stream()>>>(limits, tiles, dest, carries, identity, op,
									 carries + tiles);
	MGPU_SYNC_CHECK("KernelSegReduceSpine1");
}

/* As mgpu::SegReduceHost, which has the other calls. */
template <typename Tuning, bool Indirect, typename InputIt, typename CsrIt, typename SourcesIt, typename DestIt,
	  typename T, typename Op>
MGPU_HOST void MgpuSegReduce(InputIt data, CsrIt csr, SourcesIt sources, int count, int segments, bool empty,
			     DestIt dest, T identity, Op op, mgpu::CudaContext &context)
{
	const int2 launch = Tuning::GetLaunchParams(context);
	const int tile = launch.x * launch.y, tiles = MGPU_DIV_UP(count, tile);

	if (empty || tiles > MgpuTilesMost) {
		mgpu::SegReduceHost<Tuning, Indirect>(data, csr, sources, count, segments, empty, dest, identity, op,
						      context);
		return;
	}
	MGPU_MEM(int) limits = mgpu::PartitionCsrSegReduce(count, tile, csr, segments, (const int *)0, tiles + 1, context);
	MGPU_MEM(T) carries = context.Malloc<T>(tiles + 1);

	mgpu::KernelSegReduceCsr<Tuning, Indirect><<<tiles, launch.x, 0, context.Stream()>>>(
		csr, sources, count, limits->get(), data, identity, op, dest, carries->get());
	MGPU_SYNC_CHECK("KernelSegReduceCsr");
	if (tiles > 256)
		MgpuAddCarries<512>(limits->get(), tiles, dest, carries->get(), identity, op, context);
	else if (tiles > 128)
		MgpuAddCarries<256>(limits->get(), tiles, dest, carries->get(), identity, op, context);
	else if (tiles > 1)
		MgpuAddCarries<128>(limits->get(), tiles, dest, carries->get(), identity, op, context);
}
}

#endif
