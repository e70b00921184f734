/*
 * Calls of an exported library that follow each other and that come from several threads at once, through OpenCL.
 * Usage: calls [learns|held|order|shares]. Threads share a context: each makes plans of every kind and calls without
 * one, on small problems of its own, and compares with sums in double precision. learns: the library is one whose box
 * for known shares is called "second ..." (tests/consumer.sh makes it): calls without a plan must come to it, and leave
 * it with other sizes. held, order, shares: libraries whose second box a long segment or a heavy run of neighbours
 * holds up, or that is better the more elements are in segments of at least 16. Exits 77 without a device.
 */
#include <math.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "segred.h"

enum { THREADS = 4, ROUNDS = 4 };

struct problem {
	struct segred_problem p;
	float *values, *result;
	int32_t *offsets;
	void *arrays[3]; /* values, offsets, result */
};

static int failures;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void check(int condition, const char *what)
{
	if (condition)
		return;
	(void)pthread_mutex_lock(&mutex);
	failures++;
	(void)printf("FAIL %s\n", what);
	(void)pthread_mutex_unlock(&mutex);
}

static void check_status(int status, const char *what)
{
	if (status != SEGRED_OK)
		(void)printf("%s: %s\n", what, segred_status_text(status));
	check(status == SEGRED_OK, what);
}

/* Equal segments but for the first, which has half of the elements. */
static int open_problem(segred_context *c, int64_t n, int64_t segments, struct problem *x)
{
	int64_t i;

	memset(x, 0, sizeof *x);
	segred_problem_init(&x->p);
	x->p.n = n;
	x->p.segments = segments;
	x->values = (float *)malloc(4 * (size_t)n);
	x->offsets = (int32_t *)malloc(4 * (size_t)(segments + 1));
	x->result = (float *)malloc(4 * (size_t)segments);
	if (!x->values || !x->offsets || !x->result)
		exit(2);
	for (i = 0; i < n; i++)
		x->values[i] = (float)(i % 7);
	x->offsets[0] = 0;
	for (i = 1; i <= segments; i++)
		x->offsets[i] = (int32_t)(n / 2 + (n - n / 2) * i / segments);
	if (segred_memory_make(c, 4 * (size_t)n, x->values, &x->arrays[0]) != SEGRED_OK ||
	    segred_memory_make(c, 4 * (size_t)(segments + 1), x->offsets, &x->arrays[1]) != SEGRED_OK ||
	    segred_memory_make(c, 4 * (size_t)segments, x->result, &x->arrays[2]) != SEGRED_OK)
		return 0;
	x->p.offsets = x->arrays[1];
	return 1;
}

static void close_problem(segred_context *c, struct problem *x)
{
	int i;

	for (i = 0; i < 3; i++)
		segred_memory_free(c, x->arrays[i]);
	free(x->values);
	free(x->offsets);
	free(x->result);
}

static void check_result(segred_context *c, struct problem *x, const char *what)
{
	int64_t wrong = 0, s;
	int32_t i;

	check_status(segred_memory_read(c, x->arrays[2], 4 * (size_t)x->p.segments, x->result), what);
	for (s = 0; s < x->p.segments; s++) {
		double sum = 0;

		for (i = x->offsets[s]; i < x->offsets[s + 1]; i++)
			sum += (double)x->values[i];
		wrong += !(fabs((double)x->result[s] - sum) <= 1e-4 * sum);
		x->result[s] = -1;
	}
	check(wrong == 0, what);
}

/* ---- threads ---- */

struct job {
	segred_context *context;
	int64_t n, segments;
};

static void use_plan(segred_context *c, struct problem *x, int status, segred_plan *plan, const char *what)
{
	check_status(status, what);
	if (status != SEGRED_OK)
		return;
	check_status(segred_execute(plan, x->arrays[0], x->arrays[2], NULL), what);
	check_result(c, x, what);
	segred_plan_free(plan);
}

static void *work(void *argument)
{
	const struct job *job = (const struct job *)argument;
	segred_context *c = job->context;
	struct segred_problem looked;
	segred_plan *plan = NULL;
	struct problem x;
	int round, status;

	if (!open_problem(c, job->n, job->segments, &x)) {
		check(0, "memory");
		return NULL;
	}
	for (round = 0; round < ROUNDS; round++) {
		status = segred_plan_shape(c, &x.p, &plan);
		use_plan(c, &x, status, plan, "shape");
		status = segred_plan_probed(c, &x.p, NULL, &plan);
		use_plan(c, &x, status, plan, "probed");
		status = segred_plan_measured(c, &x.p, x.arrays, NULL, &plan);
		use_plan(c, &x, status, plan, "measured");
		looked = x.p;
		check_status(segred_look(c, &looked, NULL), "look");
		check(looked.longest >= x.p.n / 2, "the longest segment");
		check_status(segred_run(c, &x.p, x.arrays, NULL), "run");
		check_result(c, &x, "run");
		if (round == ROUNDS / 2)
			segred_release_stream(c, NULL);
	}
	close_problem(c, &x);
	return NULL;
}

static void run_threads(segred_context *c)
{
	struct job jobs[THREADS];
	pthread_t threads[THREADS];
	int i, started = 0;

	for (i = 0; i < THREADS; i++) {
		jobs[i].context = c;
		jobs[i].n = 3000 + 2000 * i;
		jobs[i].segments = 10 + 90 * i;
		if (pthread_create(&threads[i], NULL, work, &jobs[i]) != 0)
			break;
		started++;
	}
	check(started == THREADS, "threads");
	for (i = 0; i < started; i++)
		(void)pthread_join(threads[i], NULL);
}

/* ---- calls that learn ---- */

static int is_second(segred_context *c)
{
	return strncmp(segred_run_name(c, NULL), "second ", 7) == 0;
}

/* -1: there is no plan. */
static int plan_is_second(const segred_plan *plan)
{
	return plan ? strncmp(segred_plan_name(plan), "second ", 7) == 0 : -1;
}

static void run_again(segred_context *c, struct problem *x, const char *what)
{
	check_status(segred_run(c, &x->p, x->arrays, NULL), what);
	check_result(c, x, what); /* which waits */
}

/* By all arguments in one struct. */
static void run_by_struct(segred_context *c, struct problem *x, const char *what)
{
	const struct segred_call call = {c,   &x->p, x->p.n, x->p.segments, x->arrays[0], x->arrays[1], x->arrays[2],
					 NULL};

	check_status(segred_run_call(&call), what);
	check_result(c, x, what);
}

/* Two problems in turns: neither makes the calls forget what they know of the other. */
static void run_in_turns(segred_context *c, struct problem *x, struct problem *y)
{
	int i;

	for (i = 0; i < 5; i++) {
		run_again(c, x, "one in turns");
		run_by_struct(c, y, "the other in turns");
	}
	check(is_second(c), "the other's shares are known");
	run_again(c, x, "sizes of before");
	check(is_second(c), "what was known is kept");
}

/* Other offsets of the same number take over the last call's plan; what is known of each stays its own. */
static void run_same_sizes(segred_context *c, struct problem *x)
{
	struct problem same[3];
	int i;

	for (i = 0; i < 3; i++) {
		check(open_problem(c, x->p.n, x->p.segments, &same[i]), "memory");
		run_again(c, &same[i], "the same sizes");
		check(!is_second(c), "of other offsets nothing is known");
		run_again(c, x, "between the same sizes");
		check(is_second(c), "what was known is kept beside the same sizes");
	}
	for (i = 0; i < 9; i++)
		run_again(c, &same[i % 3], "the same sizes in turns");
	check(is_second(c), "each is known");
	for (i = 0; i < 3; i++)
		close_problem(c, &same[i]);
}

/* A library whose second box one long segment holds up: half of the elements are in the first. */
static void run_held_up(segred_context *c)
{
	segred_plan *plan = NULL;
	struct problem x;
	int i;

	if (!open_problem(c, 20000, 100, &x)) {
		check(0, "memory");
		return;
	}
	check_status(segred_plan_probed(c, &x.p, NULL, &plan), "probed");
	check(plan_is_second(plan) == 0, "a probe finds the long segment");
	segred_plan_free(plan);
	x.p.share_1k = x.p.share_4k = 0.5;
	check_status(segred_plan_shape(c, &x.p, &plan), "shares");
	check(plan_is_second(plan) == 1, "shares do not tell of it");
	segred_plan_free(plan);
	x.p.share_1k = x.p.share_4k = -1;
	for (i = 0; i < 8; i++) {
		run_again(c, &x, "calls that learn");
		check(!is_second(c), "nor do calls without a plan leave it to few threads");
	}
	close_problem(c, &x);
}

/* A library whose second box a heavy run of neighbours holds up: HEAVY segments of that length among others of 2. */
static void run_order(segred_context *c, int segments, int length)
{
	enum { HEAVY = 100 };
	const int places[] = {0, segments / 2, segments - HEAVY};
	int32_t *offsets = (int32_t *)malloc(((size_t)segments + 1) * sizeof *offsets);
	int i, s;

	for (i = 0; offsets && i < 4; i++) { /* at last they are apart */
		struct segred_problem p, looked;
		segred_plan *plan = NULL;
		void *memory = NULL;
		int64_t span = 0;

		offsets[0] = 0;
		for (s = 0; s < segments; s++) {
			const int heavy = i < 3 ? s >= places[i] && s < places[i] + HEAVY : s % (segments / HEAVY) == 0;

			offsets[s + 1] = offsets[s] + (heavy ? length : 2);
		}
		for (s = 0; s + 128 <= segments; s++)
			span = offsets[s + 128] - offsets[s] > span ? offsets[s + 128] - offsets[s] : span;
		check_status(segred_memory_make(c, ((size_t)segments + 1) * sizeof *offsets, offsets, &memory),
			     "memory");
		segred_problem_init(&p);
		p.n = offsets[segments];
		p.segments = segments;
		p.offsets = memory;
		looked = p;
		check_status(segred_look(c, &looked, NULL), "look");
		check(looked.span == span, "the heaviest span");
		check_status(segred_plan_probed(c, &p, NULL, &plan), "probed");
		check(plan_is_second(plan) == (i == 3),
		      "a probe finds neighbours that are heavy together, and only these");
		segred_plan_free(plan);
		segred_memory_free(c, memory);
	}
	check(offsets != NULL, "memory");
	free(offsets);
}

/* Segments of two lengths: of eight, `heavy_ones` have the greater. */
struct lengths {
	int light, heavy, heavy_ones;
	int is_second; /* by the share of the greater one; the mean alone suggests the other box */
};

static void check_plan(segred_context *c, const struct segred_problem *p, int second, const char *what)
{
	segred_plan *plan = NULL;

	check_status(segred_plan_shape(c, p, &plan), what);
	check(plan_is_second(plan) == second, what);
	segred_plan_free(plan);
}

static void plan_lengths(segred_context *c, int segments, const struct lengths *l)
{
	int32_t *offsets = (int32_t *)calloc((size_t)segments + 1, sizeof *offsets);
	struct segred_problem p, older;
	segred_plan *plan = NULL;
	void *memory = NULL;
	int64_t heavy = 0;
	int s;

	for (s = 0; offsets && s < segments; s++) {
		offsets[s + 1] = offsets[s] + (s % 8 < l->heavy_ones ? l->heavy : l->light);
		heavy += s % 8 < l->heavy_ones ? l->heavy : 0;
	}
	check(offsets && segred_memory_make(c, ((size_t)segments + 1) * sizeof *offsets, offsets, &memory) == SEGRED_OK,
	      "memory");
	segred_problem_init(&p);
	p.n = offsets ? offsets[segments] : 0;
	p.segments = segments;
	p.offsets = memory;
	check_plan(c, &p, 0, "a tree where nothing is known");
	check_status(segred_plan_probed(c, &p, NULL, &plan), "probed");
	check(plan_is_second(plan) == l->is_second, "by the probed share");
	segred_plan_free(plan);
	check_status(segred_look(c, &p, NULL), "look");
	check(fabs(p.share_16 * (double)p.n - (double)heavy) < 0.5, "the share in segments of 16 and more");
	check_plan(c, &p, l->is_second, "by the looked up share");
	segred_problem_init(&older);
	older.n = p.n;
	older.segments = p.segments;
	older.share_1k = p.share_1k;
	older.share_4k = p.share_4k;
	older.span = p.span;
	check_plan(c, &older, !l->is_second, "by the mean where that share alone is unknown");
	segred_memory_free(c, memory);
	free(offsets);
}

/* A library that takes its second box where more than half of the elements are in segments of at least 16. */
static void run_shares(segred_context *c)
{
	static const struct lengths lengths[] = {{15, 16, 6, 1}, {15, 90, 1, 0}};
	struct problem x;
	int i;

	for (i = 0; i < 2; i++) {
		plan_lengths(c, 600, &lengths[i]);
		plan_lengths(c, 300000, &lengths[i]); /* too many for a probe to look at all */
	}
	if (!open_problem(c, 800, 100, &x)) {
		check(0, "memory");
		return;
	}
	for (i = 0; i < 5; i++)
		run_again(c, &x, "calls that learn of a share");
	check(is_second(c), "a later call knows the share");
	x.p.share_1k = x.p.share_4k = 0;
	x.p.span = 404;
	for (i = 0; i < 4; i++) {
		x.p.share_16 = i % 2;
		run_again(c, &x, "shares in turns");
		check(is_second(c) == i % 2, "each call has its own share");
	}
	close_problem(c, &x);
}

/* Segments of 5, too many for a probe to look at all; the first one has this length instead. */
static void plan_longest(segred_context *c, int longest)
{
	enum { SEGMENTS = 300000 };
	int32_t *offsets = (int32_t *)calloc(SEGMENTS + 1, sizeof *offsets);
	struct segred_problem p;
	segred_plan *plan = NULL;
	void *memory = NULL;
	int s;

	for (s = 0; offsets && s < SEGMENTS; s++)
		offsets[s + 1] = offsets[s] + (s == 0 ? longest : 5);
	check(offsets && segred_memory_make(c, (SEGMENTS + 1) * sizeof *offsets, offsets, &memory) == SEGRED_OK,
	      "memory");
	segred_problem_init(&p);
	p.n = offsets ? offsets[SEGMENTS] : 0;
	p.segments = SEGMENTS;
	p.offsets = memory;
	check_status(segred_plan_probed(c, &p, NULL, &plan), "probed");
	check(plan_is_second(plan) == (longest > 5), "by the longest segment that the probe sees");
	segred_plan_free(plan);
	check_status(segred_look(c, &p, NULL), "look");
	check_plan(c, &p, longest > 5, "by the longest segment");
	p.longest = -1;
	check_plan(c, &p, 0, "the first box where nothing is known of it");
	p.longest_seen = longest;
	check_plan(c, &p, longest > 5, "by the longest segment seen");
	segred_memory_free(c, memory);
	free(offsets);
}

static void run_learning(segred_context *c)
{
	struct problem x, y, others[8];
	int i;

	check(segred_run_name(c, NULL)[0] == '\0', "no call, no box");
	if (!open_problem(c, 20000, 100, &x) || !open_problem(c, 10000, 100, &y)) {
		check(0, "memory");
		return;
	}
	run_again(c, &x, "first call");
	check(!is_second(c), "the first call knows nothing");
	run_again(c, &x, "second call");
	check(!is_second(c), "the second has not been answered");
	for (i = 0; i < 3; i++)
		run_again(c, &x, "later call");
	check(is_second(c), "a later call knows the shares");
	for (i = 0; i < 200; i++)
		check_status(segred_run(c, &x.p, x.arrays, NULL), "one of many calls");
	check_result(c, &x, "one of many calls");
	check(is_second(c), "and so do those after it");
	run_again(c, &y, "other sizes");
	check(!is_second(c), "of other sizes nothing is known");
	run_in_turns(c, &x, &y);
	run_same_sizes(c, &x);
	for (i = 0; i < 8; i++) {
		check(open_problem(c, 1000 + 100 * i, 10, &others[i]), "memory");
		run_again(c, &others[i], "many sizes");
	}
	run_again(c, &x, "sizes of long before");
	check(!is_second(c), "what was known is forgotten");
	for (i = 0; i < 8; i++)
		close_problem(c, &others[i]);
	close_problem(c, &x);
	close_problem(c, &y);
}

int main(int argc, char **argv)
{
	segred_context *c;

	if (segred_open("opencl:0", &c) != SEGRED_OK)
		return 77;
	if (argc > 1 && strcmp(argv[1], "learns") == 0)
		run_learning(c);
	else if (argc > 1 && strcmp(argv[1], "held") == 0)
		run_held_up(c);
	else if (argc > 1 && strcmp(argv[1], "order") == 0) {
		run_order(c, 60000, 200);
		run_order(c, 300000, 400); /* too many for a probe to look at all */
	} else if (argc > 1 && strcmp(argv[1], "longest") == 0) {
		plan_longest(c, 5);
		plan_longest(c, 600000);
	} else if (argc > 1 && strcmp(argv[1], "shares") == 0)
		run_shares(c);
	else
		run_threads(c);
	segred_close(c);
	(void)printf("%d failures\n", failures);
	return failures != 0;
}
