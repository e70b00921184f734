/*
 * Chooses boxes for all cases: adds them one at a time, each time the one that saves most, then exchanges single boxes
 * as long as that saves more (Teitz, Bart 1968). Starts again several times with one of the few that save most, and
 * takes the best choice (Feo, Resende 1995): of 761 cases on an H200, the first eight boxes cost 8% more than the best,
 * which two of three starts find. Gaps have a cost, so that a box is known where it may be picked.
 */
#include "tuner/selection/smooth.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/rng.h"

#define COUNTED_MOST 1.0 /* regret above which a box is not the right one anyway */
#define ROUNDS 8         /* maximum rounds of exchanges */
#define SAVED_LEAST 1e-9
#define STARTS 6 /* the first one adds what saves most, */
#define AMONG 3  /* the others any of so many that save most */

/* Costs of so many candidates lie together for each case, so that sums over cases stay in registers and read memory in
 * its order. */
#define TOGETHER 8

struct choice {
	const struct boxes_from *from;
	double *cost;  /* weighted: at cost_of */
	double *least; /* per case, over all boxes but one */
	double *sum;   /* per candidate: total cost if it joined these */
	int *boxes;    /* indices into the candidates */
	int nboxes;
	int *best; /* the boxes of the best start so far */
};

static double *cost_of(const struct choice *x, int c, int candidate)
{
	const size_t group = (size_t)candidate / TOGETHER, cases = (size_t)x->from->matrix->ncases;

	return x->cost + (group * cases + (size_t)c) * TOGETHER + candidate % TOGETHER;
}

static double weight_of(const struct boxes_from *from, int c)
{
	return matrix_group(from->matrix, c) == from->left_out ? 0 : from->matrix->cases[c].weight;
}

static void fill_costs(struct choice *x)
{
	const struct boxes_from *from = x->from;

	for (int c = 0; c < from->matrix->ncases; c++)
		for (int i = 0; i < from->ncandidates; i++) {
			const double regret = matrix_filled(from->matrix, c, from->candidates[i]);

			*cost_of(x, c, i) = weight_of(from, c) * regret_cost(fmin(regret, COUNTED_MOST));
		}
}

/* The cost of each case with all boxes except one (-1: with all). */
static void find_least(struct choice *x, int without)
{
	for (int c = 0; c < x->from->matrix->ncases; c++) {
		x->least[c] = weight_of(x->from, c) * regret_cost(REGRET_MOST);
		for (int k = 0; k < x->nboxes; k++)
			if (k != without)
				x->least[c] = fmin(x->least[c], *cost_of(x, c, x->boxes[k]));
	}
}

static int is_box(const struct choice *x, int candidate, int without)
{
	for (int k = 0; k < x->nboxes; k++)
		if (k != without && x->boxes[k] == candidate)
			return 1;
	return 0;
}

/* The candidate with the least x->sum that is no box, except one; -1: there is none. */
static int least_sum(const struct choice *x, int without)
{
	int best = -1;

	for (int i = 0; i < x->from->ncandidates; i++)
		if (!is_box(x, i, without) && x->sum[i] < (best < 0 ? INFINITY : x->sum[best]))
			best = i;
	return best;
}

/* Adds up, over the cases, what each of TOGETHER candidates costs, but at most `least`. */
static void sum_costs(const double *restrict cost, const double *restrict least, int ncases, double *restrict sum)
{
	double total[TOGETHER] = {0};

	for (int c = 0; c < ncases; c++) {
#pragma GCC unroll 8 /* else gcc -O2 keeps the totals in memory, and takes three times as long */
		for (int k = 0; k < TOGETHER; k++) {
			const double own = cost[(size_t)c * TOGETHER + (size_t)k];

			total[k] += own < least[c] ? own : least[c];
		}
	}
	memcpy(sum, total, sizeof total);
}

/* The candidate with the least cost when added to the boxes except one; x->sum receives the costs of all. */
static int find_best(struct choice *x, int without)
{
	find_least(x, without);
	for (int i = 0; i < x->from->ncandidates; i += TOGETHER)
		sum_costs(cost_of(x, 0, i), x->least, x->from->matrix->ncases, x->sum + i);
	return least_sum(x, without);
}

/* Adds the candidate with the least cost but `behind` others; with fewer left, the last of them. */
static void add_one(struct choice *x, int behind)
{
	int box = -1;

	for (int next = find_best(x, -1); next >= 0 && behind >= 0; behind--) {
		box = next;
		x->sum[box] = INFINITY;
		next = least_sum(x, -1);
	}
	x->boxes[x->nboxes++] = box;
}

static int exchange(struct choice *x)
{
	int exchanged = 0;

	for (int k = 0; k < x->nboxes; k++) {
		const int best = find_best(x, k);

		if (x->sum[best] < x->sum[x->boxes[k]] - SAVED_LEAST) {
			x->boxes[k] = best;
			exchanged = 1;
		}
	}
	return exchanged;
}

/* Returns the cost. */
static double start(struct choice *x, int k, int number)
{
	double cost = 0;

	x->nboxes = 0;
	while (x->nboxes < k)
		add_one(x, number ? (int)(rng_uniform(0, (unsigned)number, (uint64_t)x->nboxes) * AMONG) : 0);
	for (int round = 0; round < ROUNDS && exchange(x); round++)
		;
	find_least(x, -1);
	for (int c = 0; c < x->from->matrix->ncases; c++)
		cost += x->least[c];
	return cost;
}

static int open_choice(struct choice *x, const struct boxes_from *from, int k)
{
	const size_t cases = (size_t)from->matrix->ncases + 1;
	const size_t groups = (size_t)from->ncandidates / TOGETHER + 1; /* the last one may lack candidates */
	const size_t n = groups * TOGETHER;

	*x = (struct choice){.from = from};
	x->cost = calloc(cases * n, sizeof *x->cost);
	x->least = malloc(cases * sizeof *x->least);
	x->sum = malloc(n * sizeof *x->sum);
	x->boxes = malloc(((size_t)k + 1) * sizeof *x->boxes);
	x->best = malloc(((size_t)k + 1) * sizeof *x->best);
	return x->cost && x->least && x->sum && x->boxes && x->best ? 0 : -1;
}

static void close_choice(struct choice *x)
{
	free(x->cost);
	free(x->least);
	free(x->sum);
	free(x->boxes);
	free(x->best);
}

int boxes_choose(const struct boxes_from *from, int k, int *boxes)
{
	const int count = k < from->ncandidates ? k : from->ncandidates;
	double least = INFINITY;
	struct choice x;

	if (open_choice(&x, from, count)) {
		close_choice(&x);
		return -1;
	}
	fill_costs(&x);
	for (int number = 0; number < (count > 1 ? STARTS : 1); number++) {
		const double cost = start(&x, count, number);

		if (number == 0 || cost < least - SAVED_LEAST) {
			least = cost;
			memcpy(x.best, x.boxes, (size_t)count * sizeof *x.best);
		}
	}
	for (int i = 0; i < count; i++)
		boxes[i] = from->candidates[x.best[i]];
	close_choice(&x);
	return count;
}
