// What bags can reach: a kernel that reads the same rows of a table once each, by an index, without segments: every
// thread folds what it reads by xor, and each team of threads stores a row for every `mean` rows, of `result` as many
// bytes. The fastest of eight forms. Cold L2, medians of 7. nvcc -O3 -std=c++17 -arch=sm_90 bags_gather.cu && ./a.out
// ROW_BYTES TABLE_ROWS N MEAN RESULT SKEW
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>

#define NT 256
#define PER 64 /* rows that a team reads */

// Row r of a random order with a chance of about 1 / r where skew is 1, else all alike.
__global__ void choose(int *index, long long n, int rows, int skew)
{
	const long long i = (long long)blockIdx.x * NT + threadIdx.x;
	unsigned long long x = i * 0x9e3779b97f4a7c15ull + 1;
	x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9ull;
	x = (x ^ x >> 27) * 0x94d049bb133111ebull;
	x ^= x >> 31;
	const double u = (double)(x >> 11) / 9007199254740992.0;
	const long long rank = skew ? (long long)exp(u * log((double)rows + 1)) - 1 : (long long)(u * rows);
	// rows is a power of two
	if (i < n)
		index[i] = (int)((unsigned)(min(rank, (long long)rows - 1)) * 2654435769u & (unsigned)(rows - 1));
}

__device__ uint4 load(const uint4 *p, int streams)
{
	return streams ? __ldcs(p) : __ldg(p);
}

// LANES threads of 16 bytes have a row, PER rows in turn each team, U of them in flight. SPAN indices are loaded by as
// many threads and shuffled, or with SPAN 0 each by all threads of its row.
template <int LANES, int U, int SPAN, int STREAMS>
__global__ __launch_bounds__(NT) void gather(const uint4 *table, const int *index, int shift, int result, uint4 *out)
{
	const int lane = threadIdx.x % LANES;
	const long long from = ((long long)blockIdx.x * NT + threadIdx.x) / LANES * PER;
	const int width = SPAN ? SPAN : 32, in_warp = threadIdx.x % width;
	uint4 sum = make_uint4(0, 0, 0, 0);
	int mine = SPAN ? __ldg(index + from + in_warp) : 0;
	for (int at = 0; at < PER; at += width) {
		const int next = SPAN && at + width < PER ? __ldg(index + from + at + width + in_warp) : 0;
#pragma unroll
		for (int k = 0; k < width; k += U) {
			uint4 v[U];
#pragma unroll
			for (int u = 0; u < U; u++) {
				const long long row = SPAN ? __shfl_sync(0xffffffffu, mine, k + u, width)
							   : __ldg(index + from + at + k + u);
				v[u] = load(table + row * LANES + lane, STREAMS);
			}
#pragma unroll
			for (int u = 0; u < U; u++)
				sum.x ^= v[u].x, sum.y ^= v[u].y, sum.z ^= v[u].z, sum.w ^= v[u].w;
			const long long done = (from + at + k + U) >> shift, before = (from + at + k) >> shift;
			for (long long s = before; s < done; s++)
				for (int r = 0; r < result; r++)
					out[(s * result + r) * LANES + lane] = sum;
		}
		mine = next;
	}
}

template <int LANES, int U, int SPAN, int STREAMS>
static void time_form(const uint4 *table, const int *index, long long n, int shift, int result, uint4 *out, void *flush,
		      double bytes)
{
	float times[7];
	cudaEvent_t begin, end;
	cudaEventCreate(&begin);
	cudaEventCreate(&end);
	for (float &t : times) {
		cudaMemset(flush, 1, 1 << 28);
		cudaEventRecord(begin);
		gather<LANES, U, SPAN, STREAMS><<<n / PER * LANES / NT, NT>>>(table, index, shift, result, out);
		cudaEventRecord(end);
		cudaEventSynchronize(end);
		cudaEventElapsedTime(&t, begin, end);
	}
	std::sort(times, times + 7);
	printf(" %.0f", bytes / times[3] * 1e-6);
}

template <int LANES>
static void time_forms(const uint4 *table, const int *index, long long n, int shift, int result, uint4 *out,
		       void *flush, double bytes)
{
	constexpr int SPAN = LANES < 32 ? LANES : 32;
	time_form<LANES, 8, 0, 0>(table, index, n, shift, result, out, flush, bytes);
	time_form<LANES, 8, 0, 1>(table, index, n, shift, result, out, flush, bytes);
	time_form<LANES, 16, 0, 0>(table, index, n, shift, result, out, flush, bytes);
	time_form<LANES, 16, 0, 1>(table, index, n, shift, result, out, flush, bytes);
	time_form<LANES, (SPAN < 8 ? SPAN : 8), SPAN, 0>(table, index, n, shift, result, out, flush, bytes);
	time_form<LANES, (SPAN < 8 ? SPAN : 8), SPAN, 1>(table, index, n, shift, result, out, flush, bytes);
	time_form<LANES, (SPAN < 16 ? SPAN : 16), SPAN, 0>(table, index, n, shift, result, out, flush, bytes);
	time_form<LANES, (SPAN < 16 ? SPAN : 16), SPAN, 1>(table, index, n, shift, result, out, flush, bytes);
}

int main(int argc, char **argv)
{
	if (argc != 7)
		return 2;
	const int row_bytes = atoi(argv[1]), rows = atoi(argv[2]), result = atoi(argv[5]), skew = atoi(argv[6]);
	const long long n = atoll(argv[3]) / 8192 * 8192;
	const int shift = (int)lround(log2(atof(argv[4])));
	const double segments = n / atof(argv[4]);
	const double bytes = (double)n * (row_bytes + 4) + (segments + 1) * 4 + segments * row_bytes * result;
	uint4 *table, *out;
	int *index;
	void *flush;
	if (cudaMalloc(&table, (size_t)rows * row_bytes) || cudaMalloc(&index, n * 4) || cudaMalloc(&flush, 1 << 28) ||
	    cudaMalloc(&out, ((size_t)(n >> shift) + 2048) * row_bytes * result))
		return 1;
	cudaMemset(table, 0, (size_t)rows * row_bytes);
	choose<<<(n + NT - 1) / NT, NT>>>(index, n, rows, skew);
	printf("rows of %d bytes, table of %d, mean %s, results %d, skew %d: GB/s", row_bytes, rows, argv[4], result,
	       skew);
	switch (row_bytes) {
	case 64:
		time_forms<4>(table, index, n, shift, result, out, flush, bytes);
		break;
	case 128:
		time_forms<8>(table, index, n, shift, result, out, flush, bytes);
		break;
	case 256:
		time_forms<16>(table, index, n, shift, result, out, flush, bytes);
		break;
	case 512:
		time_forms<32>(table, index, n, shift, result, out, flush, bytes);
		break;
	}
	printf("\n");
	return cudaDeviceSynchronize() ? 1 : 0;
}
