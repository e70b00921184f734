/* Preselects a few of very many variants. */
#include "tuner/selection/pool.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define POOL_ALL 128 /* this many variants are not reduced */
#define POOL 64

#define GAP_REGRET 1.0 /* assumed regret on a case without a time */

struct pool {
	const struct matrix *m;
	int left_out;
	double *cost;  /* [case * nvariants + variant] */
	double *least; /* per case, over the chosen variants */
	char *chosen;
};

/* The remaining cost if v is added. */
static double cost_with(const struct pool *p, const double *sums, int v)
{
	return p->chosen[v] ? INFINITY : sums[v];
}

static int next_variant(struct pool *p, double *sums)
{
	const struct matrix *m = p->m;
	int best = 0;

	memset(sums, 0, (size_t)m->nvariants * sizeof *sums);
	for (int c = 0; c < m->ncases; c++) {
		const double *cost = p->cost + (size_t)c * (size_t)m->nvariants, least = p->least[c];
		const double weight = m->cases[c].family == p->left_out ? 0 : m->cases[c].weight;

		for (int v = 0; v < m->nvariants && weight > 0; v++)
			sums[v] += weight * (cost[v] < least ? cost[v] : least);
	}
	for (int v = 1; v < m->nvariants; v++)
		if (cost_with(p, sums, v) < cost_with(p, sums, best))
			best = v;
	return best;
}

static void add(struct pool *p, int v)
{
	p->chosen[v] = 1;
	for (int c = 0; c < p->m->ncases; c++)
		p->least[c] = fmin(p->least[c], p->cost[(size_t)c * (size_t)p->m->nvariants + (size_t)v]);
}

static int choose(struct pool *p, int *list)
{
	const struct matrix *m = p->m;
	double *sums = malloc(((size_t)m->nvariants + 1) * sizeof *sums);
	int count = 0;

	if (!sums)
		return -1;
	for (size_t i = 0; i < (size_t)m->ncases * (size_t)m->nvariants; i++)
		p->cost[i] = regret_cost(isnan(m->regret[i]) ? GAP_REGRET : m->regret[i]);
	for (int c = 0; c < m->ncases; c++)
		p->least[c] = regret_cost(REGRET_MOST);
	for (int i = 0; i < POOL; i++)
		add(p, next_variant(p, sums));
	for (int v = 0; v < m->nvariants; v++)
		if (p->chosen[v])
			list[count++] = v;
	free(sums);
	return count;
}

int pool_choose(const struct matrix *m, int left_out, int *list)
{
	const size_t cells = (size_t)m->ncases * (size_t)m->nvariants + 1;
	struct pool p = {.m = m, .left_out = left_out};
	int count = -1;

	if (m->nvariants <= POOL_ALL) {
		for (int v = 0; v < m->nvariants; v++)
			list[v] = v;
		return m->nvariants;
	}
	p.cost = calloc(cells, sizeof *p.cost);
	p.least = malloc(((size_t)m->ncases + 1) * sizeof *p.least);
	p.chosen = calloc((size_t)m->nvariants + 1, 1);
	if (p.cost && p.least && p.chosen)
		count = choose(&p, list);
	free(p.cost);
	free(p.least);
	free(p.chosen);
	return count;
}
