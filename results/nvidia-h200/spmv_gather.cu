/*
 * What limits a sparse matrix-vector product with columns at random: columns and values are read, entries of x gathered
 * and multiplied, and no rows looked at. 2^26 entries, cold L2, the best of three numbers of loads in flight a thread.
 * Then the same with columns of a band, as long rows have, in three orders.
 *
 *   nvcc -std=c++17 -O3 -arch=sm_90 -o spmv_gather spmv_gather.cu && ./spmv_gather
 */
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

#define CHECK(call)                                                                                                    \
	do {                                                                                                           \
		cudaError_t code = (call);                                                                             \
		if (code != cudaSuccess) {                                                                             \
			std::fprintf(stderr, "%s: %s\n", #call, cudaGetErrorString(code));                             \
			std::exit(1);                                                                                  \
		}                                                                                                      \
	} while (0)

static const size_t N = size_t(1) << 26;
static const int ROW = 1024; /* entries of a row, where columns are those of a band */

__global__ void make_columns(int *columns, unsigned count)
{
	for (size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x; i < N; i += (size_t)gridDim.x * blockDim.x) {
		unsigned long long z = (i + 1) * 0x9e3779b97f4a7c15ull;
		z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ull;
		z = (z ^ z >> 27) * 0x94d049bb133111ebull;
		columns[i] = (int)((z ^ z >> 31) % count);
	}
}

/* Row r begins at the column that is in proportion, and goes on from there. */
__global__ void make_band(int *columns, unsigned count)
{
	for (size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x; i < N; i += (size_t)gridDim.x * blockDim.x)
		columns[i] = (int)((i / ROW * count / (N / ROW) + i % ROW) % count);
}

template <class T> __global__ void make_values(T *values, size_t count)
{
	for (size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x; i < count; i += (size_t)gridDim.x * blockDim.x)
		values[i] = (T)((i * 2654435761u >> 20) % 1000) / 1000 + 1;
}

template <class T> struct four {
	T e[4];
};
static __device__ four<float> load_values(const float *p)
{
	const float4 v = __ldcs((const float4 *)p);
	return {v.x, v.y, v.z, v.w};
}
static __device__ four<double> load_values(const double *p)
{
	const double2 a = __ldcs((const double2 *)p), b = __ldcs((const double2 *)p + 1);
	return {a.x, a.y, b.x, b.y};
}

template <class T, int U>
__global__ __launch_bounds__(256) void gather(const T *values, const int *columns, const T *x, T *sums)
{
	const size_t at = ((size_t)blockIdx.x * 256 * U + threadIdx.x) * 4;
	int4 c[U];
	four<T> v[U];
	T sum = 0;
#pragma unroll
	for (int u = 0; u < U; u++) {
		c[u] = __ldcs((const int4 *)(columns + at + 1024 * u));
		v[u] = load_values(values + at + 1024 * u);
	}
#pragma unroll
	for (int u = 0; u < U; u++)
		sum += v[u].e[0] * __ldg(x + c[u].x) + v[u].e[1] * __ldg(x + c[u].y) + v[u].e[2] * __ldg(x + c[u].z) +
		       v[u].e[3] * __ldg(x + c[u].w);
	if (sum == -1) /* never: all are positive */
		*sums = sum;
}

/*
 * The same by resident warps, 256 entries at a time: of all warps side by side, or each has a stretch of its own, as in
 * kernels that give each warp one long chunk.
 */
template <class T, bool SIDE_BY_SIDE>
__global__ __launch_bounds__(256) void by_warps(const T *values, const int *columns, const T *x, T *sums)
{
	const size_t warps = (size_t)gridDim.x * 8, warp = blockIdx.x * 8 + threadIdx.x / 32, steps = N / 256;
	const size_t from = SIDE_BY_SIDE ? warp : warp * steps / warps, to = SIDE_BY_SIDE ? steps : (warp + 1) * steps / warps;
	T sum = 0;
	for (size_t step = from; step < to; step += SIDE_BY_SIDE ? warps : 1) {
		int4 c[2];
		four<T> v[2];
#pragma unroll
		for (int u = 0; u < 2; u++) {
			const size_t at = step * 256 + u * 128 + threadIdx.x % 32 * 4;
			c[u] = __ldcs((const int4 *)(columns + at));
			v[u] = load_values(values + at);
		}
#pragma unroll
		for (int u = 0; u < 2; u++)
			sum += v[u].e[0] * __ldg(x + c[u].x) + v[u].e[1] * __ldg(x + c[u].y) +
			       v[u].e[2] * __ldg(x + c[u].z) + v[u].e[3] * __ldg(x + c[u].w);
	}
	if (sum == -1)
		*sums = sum;
}

struct timer {
	cudaEvent_t a, b;
	char *flush;
	size_t bytes = size_t(1) << 28;
	timer()
	{
		CHECK(cudaEventCreate(&a));
		CHECK(cudaEventCreate(&b));
		CHECK(cudaMalloc(&flush, bytes));
	}
	template <class F> double microseconds(F launch)
	{
		std::vector<float> t(15);
		for (float &one : t) {
			CHECK(cudaMemsetAsync(flush, 1, bytes));
			CHECK(cudaEventRecord(a));
			launch();
			CHECK(cudaEventRecord(b));
			CHECK(cudaEventSynchronize(b));
			CHECK(cudaEventElapsedTime(&one, a, b));
		}
		std::sort(t.begin(), t.end());
		return t[t.size() / 2] * 1e3;
	}
};

template <class T> void measure(const char *name, timer &t)
{
	T *values, *x;
	int *columns;
	CHECK(cudaMalloc(&values, N * sizeof *values));
	CHECK(cudaMalloc(&columns, N * sizeof *columns));
	make_values<<<4096, 256>>>(values, N);
	for (unsigned count : {1u << 24, 1u << 22}) { /* a mean row of 4; of 16 and more */
		CHECK(cudaMalloc(&x, count * sizeof *x));
		make_values<<<4096, 256>>>(x, count);
		make_columns<<<4096, 256>>>(columns, count);
		const double us[] = {
			t.microseconds([&] { gather<T, 1><<<N / 1024, 256>>>(values, columns, x, x); }),
			t.microseconds([&] { gather<T, 2><<<N / 2048, 256>>>(values, columns, x, x); }),
			t.microseconds([&] { gather<T, 4><<<N / 4096, 256>>>(values, columns, x, x); }),
		};
		CHECK(cudaGetLastError());
		std::printf("%s %8u columns: %.1f us (%.1f, %.1f, %.1f)\n", name, count, *std::min_element(us, us + 3), us[0],
			    us[1], us[2]);
		CHECK(cudaFree(x));
	}
	CHECK(cudaFree(values));
	CHECK(cudaFree(columns));
}

template <class T> void measure_order(const char *name, timer &t)
{
	const unsigned count = 1u << 22;
	T *values, *x;
	int *columns;
	CHECK(cudaMalloc(&values, N * sizeof *values));
	CHECK(cudaMalloc(&columns, N * sizeof *columns));
	CHECK(cudaMalloc(&x, count * sizeof *x));
	make_values<<<4096, 256>>>(values, N);
	make_values<<<4096, 256>>>(x, count);
	make_band<<<4096, 256>>>(columns, count);
	std::printf("%s, a band: blocks in order %.1f us\n", name,
		    t.microseconds([&] { gather<T, 2><<<N / 2048, 256>>>(values, columns, x, x); }));
	for (int blocks : {8, 4, 2})
		std::printf("%s, a band: %d warps a multiprocessor side by side %.1f us, a stretch each %.1f us\n", name, 8 * blocks,
			    t.microseconds([&] { by_warps<T, true><<<132 * blocks, 256>>>(values, columns, x, x); }),
			    t.microseconds([&] { by_warps<T, false><<<132 * blocks, 256>>>(values, columns, x, x); }));
	CHECK(cudaGetLastError());
	CHECK(cudaFree(values));
	CHECK(cudaFree(columns));
	CHECK(cudaFree(x));
}

int main()
{
	timer t;
	cudaDeviceProp p;
	CHECK(cudaGetDeviceProperties(&p, 0));
	std::printf("%s\n", p.name);
	measure<float>("f32", t);
	measure<double>("f64", t);
	measure_order<float>("f32", t);
	measure_order<double>("f64", t);
}
