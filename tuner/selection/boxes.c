/* Chooses boxes for all cases: adds them one at a time, each time the one that saves most, then exchanges single boxes
 * as long as that saves more (Teitz, Bart 1968). Gaps have a cost, so that a box is known where it may be picked. */
#include "tuner/selection/smooth.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define COUNTED_MOST 1.0 /* regret above which a box is not the right one anyway */
#define ROUNDS 8         /* maximum rounds of exchanges */
#define SAVED_LEAST 1e-9

struct choice {
	const struct boxes_from *from;
	double *cost;  /* [case * ncandidates + candidate]: weighted */
	double *least; /* per case, over all boxes but one */
	double *sum;   /* per candidate: total cost if it joined these */
	int *boxes;    /* indices into the candidates */
	int nboxes;
};

static double weight_of(const struct boxes_from *from, int c)
{
	return matrix_group(from->matrix, c) == from->left_out ? 0 : from->matrix->cases[c].weight;
}

static void fill_costs(struct choice *x)
{
	const struct boxes_from *from = x->from;
	const size_t n = (size_t)from->ncandidates;

	for (int c = 0; c < from->matrix->ncases; c++)
		for (size_t i = 0; i < n; i++) {
			const double regret = matrix_filled(from->matrix, c, from->candidates[i]);

			x->cost[(size_t)c * n + i] = weight_of(from, c) * regret_cost(fmin(regret, COUNTED_MOST));
		}
}

/* The cost of each case with all boxes except one (-1: with all). */
static void find_least(struct choice *x, int without)
{
	const size_t n = (size_t)x->from->ncandidates;

	for (int c = 0; c < x->from->matrix->ncases; c++) {
		x->least[c] = weight_of(x->from, c) * regret_cost(REGRET_MOST);
		for (int k = 0; k < x->nboxes; k++)
			if (k != without)
				x->least[c] = fmin(x->least[c], x->cost[(size_t)c * n + (size_t)x->boxes[k]]);
	}
}

static int is_box(const struct choice *x, int candidate, int without)
{
	for (int k = 0; k < x->nboxes; k++)
		if (k != without && x->boxes[k] == candidate)
			return 1;
	return 0;
}

/* The candidate with the least cost when added to the boxes except one; x->sum receives the costs of all. */
static int find_best(struct choice *x, int without)
{
	const int n = x->from->ncandidates;
	int best = -1;

	find_least(x, without);
	memset(x->sum, 0, (size_t)n * sizeof *x->sum);
	for (int c = 0; c < x->from->matrix->ncases; c++) {
		const double *cost = x->cost + (size_t)c * (size_t)n, least = x->least[c];

		for (int i = 0; i < n; i++)
			x->sum[i] += cost[i] < least ? cost[i] : least;
	}
	for (int i = 0; i < n; i++)
		if (!is_box(x, i, without) && (best < 0 || x->sum[i] < x->sum[best]))
			best = i;
	return best;
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

static int open_choice(struct choice *x, const struct boxes_from *from, int *boxes)
{
	const size_t cases = (size_t)from->matrix->ncases + 1, n = (size_t)from->ncandidates + 1;

	*x = (struct choice){.from = from, .boxes = boxes};
	x->cost = malloc(cases * n * sizeof *x->cost);
	x->least = malloc(cases * sizeof *x->least);
	x->sum = malloc(n * sizeof *x->sum);
	return x->cost && x->least && x->sum ? 0 : -1;
}

static void close_choice(struct choice *x)
{
	free(x->cost);
	free(x->least);
	free(x->sum);
}

int boxes_choose(const struct boxes_from *from, int k, int *boxes)
{
	struct choice x;

	if (open_choice(&x, from, boxes)) {
		close_choice(&x);
		return -1;
	}
	fill_costs(&x);
	while (x.nboxes < k && x.nboxes < from->ncandidates) {
		boxes[x.nboxes] = find_best(&x, -1);
		x.nboxes++;
	}
	for (int round = 0; round < ROUNDS && exchange(&x); round++)
		;
	for (int i = 0; i < x.nboxes; i++)
		boxes[i] = from->candidates[boxes[i]];
	close_choice(&x);
	return x.nboxes;
}
