// Modern GPU 2's interval kernels and CUB's / thrust's ways to say the same, cold L2, uniform lengths. peers LOG2N MEAN...
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <random>
#include <vector>
#include <cub/cub.cuh>
#include <thrust/binary_search.h>
#include <thrust/device_ptr.h>
#include <thrust/execution_policy.h>
#include <thrust/iterator/constant_iterator.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/iterator/transform_iterator.h>
#include <moderngpu/kernel_intervalmove.hxx>
#include <moderngpu/kernel_load_balance.hxx>

static float *values, *result, *per_segment, *flusher;
static int *offsets, *from, *to, *seg;
static int n, S;
static std::vector<float> expected, got;

template <class F> static double us(F f)
{
	std::vector<float> t;
	cudaEvent_t a, b;
	cudaEventCreate(&a), cudaEventCreate(&b);
	for (int i = 0; i < 5; i++) {
		cudaMemsetAsync(flusher, i, 256 << 20);
		cudaEventRecord(a), f(), cudaEventRecord(b), cudaEventSynchronize(b);
		float ms;
		cudaEventElapsedTime(&ms, a, b), t.push_back(ms);
	}
	std::sort(t.begin(), t.end());
	if (cudaGetLastError() != cudaSuccess) return -1;
	return t[2] * 1e3;
}

struct from_range { const float *v; const int *at; __host__ __device__ const float *operator()(int s) const { return v + at[s]; } };
struct to_range { float *v; const int *at; __host__ __device__ float *operator()(int s) const { return v + at[s]; } };
struct one_value { const float *v; __host__ __device__ thrust::constant_iterator<float> operator()(int s) const { return thrust::constant_iterator<float>(v[s]); } };
struct length { const int *o; __host__ __device__ int operator()(int s) const { return o[s + 1] - o[s]; } };

template <class IN, class OUT> static double batched(IN in, OUT out)
{
	auto sizes = thrust::make_transform_iterator(thrust::counting_iterator<int>(0), length{offsets});
	void *temp = nullptr;
	size_t bytes = 0;
	cub::DeviceCopy::Batched(temp, bytes, in, out, sizes, (unsigned)S);
	cudaMalloc(&temp, bytes);
	double t = us([&] { cub::DeviceCopy::Batched(temp, bytes, in, out, sizes, (unsigned)S); });
	cudaFree(temp);
	return t;
}

static void say(const char *op, const char *who, long long bytes, double t, int mean)
{
	printf("%-20s %-18s mean %6d  %8.1f us  %6.0f GB/s\n", op, who, mean, t, bytes / t / 1e3);
	fflush(stdout);
}

int main(int argc, char **argv)
{
	n = 1 << atoi(argv[1]);
	mgpu::standard_context_t context(false);
	cudaMalloc(&values, n * 4ll), cudaMalloc(&result, n * 4ll), cudaMalloc(&seg, n * 4ll), cudaMalloc(&flusher, 256 << 20);
	for (int a = 2; a < argc; a++) {
		int mean = atoi(argv[a]);
		std::mt19937 r(1);
		std::vector<int> o(1, 0);
		while (o.back() < n)
			o.push_back((int)std::min<long long>(n, o.back() + 1ll + (mean > 1 ? r() % (2 * mean - 1) : 0)));
		S = (int)o.size() - 1;
		auto lay = [&] {
			std::vector<int> order(S), at(S);
			std::iota(order.begin(), order.end(), 0), std::shuffle(order.begin(), order.end(), r);
			int x = 0;
			for (int s : order)
				at[s] = x, x += o[s + 1] - o[s];
			return at;
		};
		std::vector<int> g = lay(), s = lay();
		cudaMalloc(&offsets, (S + 1) * 4ll), cudaMalloc(&from, S * 4ll), cudaMalloc(&to, S * 4ll), cudaMalloc(&per_segment, S * 4ll);
		cudaMemcpy(offsets, o.data(), (S + 1) * 4ll, cudaMemcpyHostToDevice);
		cudaMemcpy(from, g.data(), S * 4ll, cudaMemcpyHostToDevice), cudaMemcpy(to, s.data(), S * 4ll, cudaMemcpyHostToDevice);
		long long index = S * 4ll, moved = n * 8ll;
		say("interval_expand", "mgpu2", n * 4ll + 2 * index, us([&] { mgpu::interval_expand(per_segment, n, offsets, S, result, context); }), mean);
		say("load_balance_search", "mgpu2", n * 4ll + index, us([&] { mgpu::load_balance_search(n, offsets, S, seg, context); }), mean);
		say("interval_gather", "mgpu2", moved + 2 * index, us([&] { mgpu::interval_gather(values, n, offsets, S, from, result, context); }), mean);
		say("interval_scatter", "mgpu2", moved + 2 * index, us([&] { mgpu::interval_scatter(values, n, offsets, S, to, result, context); }), mean);
		say("interval_move", "mgpu2", moved + 3 * index, us([&] { mgpu::interval_move(values, n, offsets, S, to, from, result, context); }), mean);
		say("load_balance_search", "thrust upper_bound", n * 4ll + index, us([&] {
			thrust::upper_bound(thrust::device, offsets + 1, offsets + S + 1, thrust::counting_iterator<int>(0), thrust::counting_iterator<int>(n), seg); }), mean);
		thrust::counting_iterator<int> i(0);
		auto own = thrust::make_transform_iterator(i, from_range{values, offsets});
		auto into = thrust::make_transform_iterator(i, to_range{result, offsets});
		auto source = thrust::make_transform_iterator(i, from_range{values, from});
		auto goal = thrust::make_transform_iterator(i, to_range{result, to});
		say("interval_expand", "cub Batched", n * 4ll + 2 * index, batched(thrust::make_transform_iterator(i, one_value{per_segment}), into), mean);
		say("interval_gather", "cub Batched", moved + 2 * index, batched(source, into), mean);
		say("interval_scatter", "cub Batched", moved + 2 * index, batched(own, goal), mean);
		say("interval_move", "cub Batched", moved + 3 * index, batched(source, goal), mean);
		cudaFree(offsets), cudaFree(from), cudaFree(to), cudaFree(per_segment);
	}
}
