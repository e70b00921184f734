/* Preselects a few of very many variants. */
#include "tuner/selection/pool.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define POOL_ALL 128 /* this many variants are not reduced */
#define POOL 64

#define GAP_REGRET 1.0 /* assumed regret on a case without a time */

/* Relative error of a sum over all cases, generously. */
#define SUM_ERROR 1e-9

/* ---- costs ---- */

static double cost_of_none(void)
{
	return regret_cost(REGRET_MOST);
}

static void fill_costs(struct pool *p)
{
	const struct matrix *m = p->matrix;

	for (int c = 0; c < m->ncases; c++)
		for (int v = 0; v < m->nvariants; v++) {
			const double regret = matrix_regret(m, c, v);
			const double cost = regret_cost(isnan(regret) ? GAP_REGRET : regret);

			p->cost[(size_t)v * (size_t)m->ncases + (size_t)c] = cost;
			p->saving[v] += m->cases[c].weight * (cost_of_none() - cost);
		}
}

int pool_open(struct pool *p, const struct matrix *m)
{
	*p = (struct pool){.matrix = m};
	if (m->nvariants <= POOL_ALL)
		return 0;
	p->cost = calloc((size_t)m->ncases * (size_t)m->nvariants + 1, sizeof *p->cost);
	p->saving = calloc((size_t)m->nvariants + 1, sizeof *p->saving);
	if (!p->cost || !p->saving)
		return -1;
	fill_costs(p);
	return 0;
}

void pool_close(struct pool *p)
{
	free(p->cost);
	free(p->saving);
	*p = (struct pool){0};
}

/* ---- choice ---- */

struct choice {
	const struct pool *pool;
	double *weight; /* per case; 0: left out */
	double *least;  /* per case: cost with the chosen variants */
	double whole;   /* the same, over all cases */
	/* Per variant: an upper bound of what it would save now. A variant saves no more beside more variants, so most
	 * need no second look (lazy greedy: Minoux 1978). -INFINITY: chosen. */
	double *saving;
};

/* The remaining cost if v is added. */
static double cost_with(const struct choice *x, int v)
{
	const int ncases = x->pool->matrix->ncases;
	const double *cost = x->pool->cost + (size_t)v * (size_t)ncases;
	double sum = 0;

	for (int c = 0; c < ncases; c++)
		sum += x->weight[c] * (cost[c] < x->least[c] ? cost[c] : x->least[c]);
	return sum;
}

static int most_promising(const struct choice *x)
{
	int most = 0;

	for (int v = 1; v < x->pool->matrix->nvariants; v++)
		if (x->saving[v] > x->saving[most])
			most = v;
	return most;
}

/* Adds the variant that saves most; of equal ones, the first. */
static void add_next(struct choice *x)
{
	const struct matrix *m = x->pool->matrix;
	const double error = SUM_ERROR * x->whole;
	int best = most_promising(x);
	const int first = best;
	double least = cost_with(x, best);

	x->saving[best] = x->whole - least;
	for (int v = 0; v < m->nvariants; v++) {
		double cost;

		if (v == first || x->whole - x->saving[v] > least + error)
			continue;
		cost = cost_with(x, v);
		x->saving[v] = x->whole - cost;
		if (cost < least || (cost <= least && v < best)) {
			least = cost;
			best = v;
		}
	}
	x->saving[best] = -INFINITY;
	x->whole = least;
	for (int c = 0; c < m->ncases; c++)
		x->least[c] = fmin(x->least[c], x->pool->cost[(size_t)best * (size_t)m->ncases + (size_t)c]);
}

static int choose(struct choice *x, int left_out, int *list)
{
	const struct matrix *m = x->pool->matrix;
	int count = 0;

	for (int c = 0; c < m->ncases; c++) {
		x->weight[c] = m->cases[c].family == left_out ? 0 : m->cases[c].weight;
		x->least[c] = cost_of_none();
		x->whole += x->weight[c] * x->least[c];
	}
	memcpy(x->saving, x->pool->saving, (size_t)m->nvariants * sizeof *x->saving);
	for (int i = 0; i < POOL; i++)
		add_next(x);
	for (int v = 0; v < m->nvariants; v++)
		if (isinf(x->saving[v]))
			list[count++] = v;
	return count;
}

int pool_choose(const struct pool *p, int left_out, int *list)
{
	const struct matrix *m = p->matrix;
	struct choice x = {.pool = p};
	int count = -1;

	if (!p->cost) {
		for (int v = 0; v < m->nvariants; v++)
			list[v] = v;
		return m->nvariants;
	}
	x.weight = malloc(((size_t)m->ncases + 1) * sizeof *x.weight);
	x.least = malloc(((size_t)m->ncases + 1) * sizeof *x.least);
	x.saving = malloc(((size_t)m->nvariants + 1) * sizeof *x.saving);
	if (x.weight && x.least && x.saving)
		count = choose(&x, left_out, list);
	free(x.weight);
	free(x.least);
	free(x.saving);
	return count;
}
