/*
 * An exported library's boxes while another kernel holds all multiprocessors but one, then but four: each must end by
 * itself, with a right result.
 *   beside OPERATION [same_bits]    same_bits: the result has the bits that it has with nothing beside
 */
#include "hold.cuh"
#include "segred.h"
#include <cmath>
#include <cstring>
#include <ctime>
#include <vector>

enum { LENGTH = 16, ARRAYS = 8 }; /* elements a segment; of an operation, at most */
static const int64_t N = 1 << 24, SEGMENTS = N / LENGTH;

typedef std::vector<std::vector<char>> contents;

struct array {
	const char *name;
	void *device;
	size_t bytes;
	bool is_output;
};

struct work {
	const char *operation;
	bool same_bits;
	holder other;
	cudaStream_t own, beside;
	std::vector<float> values;
	std::vector<array> arrays;
	void *pointers[ARRAYS];
	segred_problem problem;
	int failed;
};

static double now()
{
	timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* Seconds until the stream is idle, -1 after `most`. */
static double wait_for(cudaStream_t stream, double most)
{
	const double from = now();
	cudaError_t state;

	while ((state = cudaStreamQuery(stream)) == cudaErrorNotReady) {
		if (now() - from > most)
			return -1;
		usleep(100);
	}
	CUDA(state);
	return now() - from;
}

static bool is_scan(const work *w)
{
	return strcmp(w->operation, "scan") == 0;
}

static void add_array(work *w, const char *name, const void *from, size_t bytes)
{
	array a = {name, NULL, bytes, from == NULL};

	CUDA(cudaMalloc(&a.device, bytes + 256));
	if (from)
		CUDA(cudaMemcpy(a.device, from, bytes, cudaMemcpyHostToDevice));
	w->pointers[w->arrays.size()] = a.device;
	w->arrays.push_back(a);
}

static void make_problem(work *w)
{
	std::vector<int> keys(N), offsets(SEGMENTS + 1);
	uint64_t random = 88172645463325252ull;
	const char *name;

	w->values.resize(N);
	for (int64_t i = 0; i < N; i++) {
		random ^= random << 13, random ^= random >> 7, random ^= random << 17;
		w->values[i] = (float)((double)(random >> 11) * 0x1p-53 - 0.5);
		keys[i] = (int)(i / LENGTH);
	}
	for (int64_t s = 0; s <= SEGMENTS; s++)
		offsets[s] = (int)(LENGTH * s);
	segred_problem_init(&w->problem);
	w->problem.operation = w->operation;
	w->problem.n = N;
	w->problem.segments = SEGMENTS;
	w->problem.key_type = strcmp(w->operation, "reduce_by_key") == 0 ? "i32" : NULL;
	for (int k = 0; k < ARRAYS && (name = segred_array_name(&w->problem, k)) != NULL; k++) {
		if (strcmp(name, "values") == 0)
			add_array(w, name, w->values.data(), N * sizeof(float));
		else if (strcmp(name, "keys") == 0)
			add_array(w, name, keys.data(), N * sizeof(int));
		else if (strcmp(name, "offsets") == 0)
			add_array(w, name, offsets.data(), (SEGMENTS + 1) * sizeof(int));
		else
			add_array(w, name, NULL,
				  strcmp(name, "count") == 0 ? 8 : (is_scan(w) ? N : SEGMENTS) * sizeof(float));
		if (strcmp(name, "offsets") == 0)
			w->problem.offsets = w->arrays[k].device;
	}
}

static void spoil_outputs(const work *w)
{
	for (const array &a : w->arrays)
		if (a.is_output)
			CUDA(cudaMemset(a.device, 0xff, a.bytes));
	CUDA(cudaDeviceSynchronize());
}

static contents read_outputs(const work *w)
{
	contents all(w->arrays.size());

	for (size_t k = 0; k < all.size(); k++)
		if (w->arrays[k].is_output) {
			all[k].resize(w->arrays[k].bytes);
			CUDA(cudaMemcpy(all[k].data(), w->arrays[k].device, all[k].size(), cudaMemcpyDeviceToHost));
		}
	return all;
}

/* Within what sums of floats may be wrong by; a NaN is not. */
static bool is_right(const work *w, const contents &outputs)
{
	double sum = 0, sizes = 0, worst = 0;
	const float *result = NULL;

	for (size_t k = 0; k < outputs.size(); k++)
		if (strcmp(w->arrays[k].name, "result") == 0)
			result = (const float *)outputs[k].data();
	for (int64_t i = 0; result && i < N; i++) {
		const bool is_end = i % LENGTH == LENGTH - 1;

		sum += w->values[i];
		sizes += fabs(w->values[i]);
		if (!is_scan(w) && !is_end)
			continue;
		const double error = fabs(result[is_scan(w) ? i : i / LENGTH] - sum);
		if (!(error <= worst))
			worst = error;
		if (!(error <= 1e-6 * sizes))
			return false;
		if (!is_scan(w))
			sum = sizes = 0;
	}
	return result != NULL;
}

static void try_beside(work *w, segred_plan *plan, int left, const contents &alone)
{
	spoil_outputs(w);
	holder_start(&w->other, left, w->beside, 15);
	const int status = segred_execute_arrays(plan, w->pointers, w->own);
	const double seconds = wait_for(w->own, 10);
	const bool held = cudaStreamQuery(w->beside) == cudaErrorNotReady;

	*w->other.release = 1;
	CUDA(cudaDeviceSynchronize());
	const contents outputs = read_outputs(w);
	const bool right = is_right(w, outputs), same = outputs == alone;
	const bool good = status == 0 && seconds >= 0 && held && right && (same || !w->same_bits);

	printf("  %d of %d multiprocessors left: %s, the other kernel %s, %s, bits %s: %s\n", left, w->other.units,
	       seconds < 0 ? "DOES NOT END" : "ends", held ? "still runs" : "HAS ENDED", right ? "right" : "WRONG",
	       same ? "equal" : "differ", good ? "ok" : "FAIL");
	w->failed += !good;
}

static void try_box(work *w, segred_context *context, int box)
{
	segred_plan *plan;
	int status = segred_plan_box(context, &w->problem, box, &plan);

	if (status) {
		printf("box %d: %s: FAIL\n", box, segred_status_text(status));
		w->failed++;
		return;
	}
	spoil_outputs(w);
	for (int turn = 0; turn < 2; turn++) /* the first loads and allocates, which would wait for the other kernel */
		status |= segred_execute_arrays(plan, w->pointers, w->own);
	const bool ends = wait_for(w->own, 20) >= 0;
	const contents alone = read_outputs(w);
	const bool good = status == 0 && ends && is_right(w, alone);

	printf("%s, alone: %s\n", segred_plan_name(plan), good ? "ok" : "FAIL");
	w->failed += !good;
	try_beside(w, plan, 1, alone);
	try_beside(w, plan, 4, alone);
	segred_plan_free(plan);
}

int main(int argc, char **argv)
{
	segred_context *context;
	work w = {};

	w.operation = argc > 1 ? argv[1] : "scan";
	w.same_bits = argc > 2;
	CUDA(cudaFree(0));
	holder_open(&w.other);
	CUDA(cudaStreamCreateWithFlags(&w.beside, cudaStreamNonBlocking));
	CUDA(cudaStreamCreateWithFlags(&w.own, cudaStreamNonBlocking));
	const int status = segred_open_cuda(&context);
	if (status) {
		printf("segred_open_cuda: %s\n", segred_status_text(status));
		return 2;
	}
	make_problem(&w);
	const int boxes = segred_box_count(context, &w.problem);
	for (int b = 0; b < boxes; b++)
		try_box(&w, context, b);
	segred_close(context);
	printf("%s: %d boxes, %d failed\n", w.operation, boxes, w.failed);
	return w.failed != 0 || boxes == 0;
}
