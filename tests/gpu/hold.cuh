/* A kernel that holds multiprocessors: each of its blocks takes the whole shared memory of one, until it is released.
 */
#ifndef HOLD_CUH
#define HOLD_CUH

#include <cstdio>
#include <cstdlib>
#include <unistd.h>

#define CUDA(call)                                                                                                     \
	do {                                                                                                           \
		cudaError_t error_ = (call);                                                                           \
		if (error_ != cudaSuccess) {                                                                           \
			printf("%s: %s\n", #call, cudaGetErrorString(error_));                                         \
			exit(2);                                                                                       \
		}                                                                                                      \
	} while (0)

struct holder {
	volatile int *release; /* of the host, mapped */
	int units, shared;     /* multiprocessors; bytes of shared memory a block may have */
	long long ticks_a_second;
};

static __global__ void hold(volatile int *release, long long most)
{
	extern __shared__ char shared[];
	const long long start = clock64();

	if (threadIdx.x == 0)
		shared[0] = 0;
	while (!*release && clock64() - start < most)
		;
}

static void holder_open(holder *h)
{
	cudaDeviceProp p;
	int khz = 0;

	CUDA(cudaGetDeviceProperties(&p, 0));
	CUDA(cudaDeviceGetAttribute(&khz, cudaDevAttrClockRate, 0));
	h->units = p.multiProcessorCount;
	h->shared = (int)p.sharedMemPerBlockOptin;
	h->ticks_a_second = 1000LL * khz;
	CUDA(cudaHostAlloc((void **)&h->release, sizeof *h->release, cudaHostAllocMapped));
	CUDA(cudaFuncSetAttribute(hold, cudaFuncAttributeMaxDynamicSharedMemorySize, h->shared));
}

/* All multiprocessors but `left` are held, for so many seconds or until *h->release is set. */
static void holder_start(const holder *h, int left, cudaStream_t stream, double seconds)
{
	*h->release = 0;
	hold<<<h->units - left, 32, h->shared, stream>>>(h->release, (long long)(seconds * (double)h->ticks_a_second));
	CUDA(cudaGetLastError());
	usleep(100000); /* by now its blocks are where they stay */
}

#endif
