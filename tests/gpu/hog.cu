/* hog SECONDS: holds all multiprocessors but two for so long, for tests in other processes. */
#include "hold.cuh"

int main(int argc, char **argv)
{
	holder h;

	CUDA(cudaFree(0));
	holder_open(&h);
	holder_start(&h, 2, 0, argc > 1 ? atof(argv[1]) : 10);
	const int holds = cudaStreamQuery(0) == cudaErrorNotReady;
	puts(holds ? "holds" : "does not hold");
	fflush(stdout);
	CUDA(cudaDeviceSynchronize());
	return !holds;
}
