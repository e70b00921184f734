/*
 * Modern GPU 1.1's segmented reductions over CSR offsets, SegReduceCsr and IndirectReduceCsr, with launch boxes of
 * one's own, as variants to be measured: functions as in harness/device/library.h, built by `make mgpu` into a shared
 * library. Headers of `segtune export --format mgpu` launch boxes as it does here, by mgpu_launches.cuh.
 *
 * All boxes that variants/segreduce/peer_mgpu_box.lua may ask for are instantiated: those that fit into static memory.
 */
#include <cuda.h>
#include <cuda_runtime.h>
#include <map>

#include "harness/device/libraries/choose.cuh"
#include "harness/device/library.h"

/* CUDA 13 took the clock rates out of cudaDeviceProp. Modern GPU prints them and does nothing else with them. */
#define clockRate major
#define memoryClockRate major
#include "src/mgpucontext.cu"
#include "src/mgpuutil.cpp"
#undef clockRate
#undef memoryClockRate

#include "harness/device/libraries/mgpu_launches.cuh"

namespace
{

struct call {
	int *offsets;       /* only read: of const ones there would be twice the kernels */
	const int *sources; /* NULL: segments lie one behind the other */
	int64_t n, segments;
	bool empty; /* there are empty segments */
	int64_t threads, items, half, ldg, blocks;
	cudaStream_t stream;
};

/* Its allocator keeps what was freed, for later calls on the same stream: there is one for each. */
mgpu::CudaContext &context(cudaStream_t stream)
{
	/* Never destroyed: at exit CUDA may be gone before it. */
	static auto *const all = new std::map<cudaStream_t, mgpu::ContextPtr>;
	mgpu::ContextPtr &own = (*all)[stream];

	if (!own)
		own = mgpu::CreateCudaDeviceAttachStream(stream);
	return *own;
}

/*
 * threads of a block, items of a thread, blocks that fit into a multiprocessor at least (0: any number). Half the local
 * memory makes no difference to elements of a word.
 */
template <class T, int threads, int items, bool half, bool ldg, int blocks> struct box {
	using params = mgpu::SegReduceTuning<threads, items, blocks, half, ldg>;
	using tuning = mgpu::LaunchBox<params, params, params>;

	static constexpr int tile = threads * items;
	static constexpr int values = tile / (half ? 2 : 1) * (int)sizeof(T), offsets = (tile + 1) * (int)sizeof(int);
	/* Few threads or few items have the registers that they want in any case. */
	static constexpr bool is_bounded =
		blocks * threads >= 1024 && blocks * threads <= 2048 && items >= 9 && items < 20;
	static constexpr bool exists =
		(sizeof(T) > 4 || !half) && values <= 48 * 1024 && offsets <= 48 * 1024 && (blocks == 0 || is_bounded);
};

template <class Box, bool indirect, class T> cudaError_t reduce(const call &c, const T *in, T *out)
{
	segtune::MgpuSegReduce<typename Box::tuning, indirect>(in, c.offsets, c.sources, (int)c.n, (int)c.segments,
							       c.empty, out, T(0), mgpu::plus<T>(), context(c.stream));
	return cudaPeekAtLastError();
}

/* With Modern GPU's own box. */
template <bool indirect, class T> cudaError_t reduce_own(const call &c, const T *in, T *out)
{
	const int n = (int)c.n, segments = (int)c.segments;

	if constexpr (indirect)
		mgpu::IndirectReduceCsr(in, c.offsets, c.sources, n, segments, c.empty, out, T(0), mgpu::plus<T>(),
					context(c.stream));
	else
		mgpu::SegReduceCsr(in, c.offsets, n, segments, c.empty, out, T(0), mgpu::plus<T>(), context(c.stream));
	return cudaPeekAtLastError();
}

template <bool indirect, class T> cudaError_t with_box(const call &c, const T *in, T *out)
{
	/* Modern GPU's launches fail on no tiles. */
	if (c.n == 0)
		return cudaMemsetAsync(out, 0, (size_t)c.segments * sizeof(T), c.stream);
	if (c.threads == 0)
		return reduce_own<indirect>(c, in, out);
	return choose(c.threads, list<64, 128, 256, 512>{}, [&](auto threads) {
		return choose(c.items, list<5, 7, 9, 11, 13, 15, 17, 19, 21, 23>{}, [&](auto items) {
			return choose(c.half, list<0, 1>{}, [&](auto half) {
				return choose(c.ldg, list<0, 1>{}, [&](auto ldg) {
					return choose(c.blocks, list<0, 8, 10, 16>{}, [&](auto blocks) {
						using wanted = box<T, threads, items, half, ldg, blocks>;

						if constexpr (wanted::exists)
							return reduce<wanted, indirect>(c, in, out);
						return cudaErrorInvalidValue;
					});
				});
			});
		});
	});
}

const char *text(cudaError_t code)
{
	return code == cudaSuccess ? nullptr : cudaGetErrorString(code);
}

template <class T> const char *run(const call &c, const void *in, void *out)
{
	if (c.sources)
		return text(with_box<true>(c, static_cast<const T *>(in), static_cast<T *>(out)));
	return text(with_box<false>(c, static_cast<const T *>(in), static_cast<T *>(out)));
}

/* The arguments behind type and operator: values, offsets, n, segments, empty segments, result, and the box. */
const char *run_call(void *stream, const library_arg *a, const int *sources)
{
	const library_arg *b = a + 2;
	const call c = {static_cast<int *>(b[1].array),
			sources,
			b[2].scalar,
			b[3].scalar,
			b[4].scalar > 0,
			b[6].scalar,
			b[7].scalar,
			b[8].scalar,
			b[9].scalar,
			b[10].scalar,
			(cudaStream_t)stream};

	if (a[1].scalar != library_name("plus"))
		return "no boxes for this operator";
	if (a[0].scalar == library_name("f32"))
		return run<float>(c, b[0].array, b[5].array);
	if (a[0].scalar == library_name("f64"))
		return run<double>(c, b[0].array, b[5].array);
	return "no boxes for this type";
}

} // namespace

extern "C" __attribute__((visibility("default"), used)) const char segtune_library[] =
	LIBRARY_MARK "Modern GPU's boxes " STAMP ", CUDA " TEXT(CUDART_VERSION) "\n";

/* type, operator, values, offsets, n, segments, empty segments, result, NT, VT, HALF_CAPACITY, LDG, MIN_BLOCKS */
extern "C" __attribute__((visibility("default"))) const char *mgpu_box_segreduce(void *stream, int,
										 const library_arg *a)
{
	return run_call(stream, a, nullptr);
}

/* The same, then sources. */
extern "C" __attribute__((visibility("default"))) const char *mgpu_box_segreduce_indirect(void *stream, int,
											  const library_arg *a)
{
	return run_call(stream, a, static_cast<const int *>(a[13].array));
}
