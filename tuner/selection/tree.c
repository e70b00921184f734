/* Grows trees best first over soft memberships. */
#include "tuner/selection/tree.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/stop.h"

#define GAP_COST 1e9  /* for a case of the leaf: more than any real regrets */
#define GAP_LEAST 0.1 /* for a case next to the leaf: minimum regret that it counts as (matrix_gap) */

/* Maximum candidate thresholds per feature and node, evenly spread over its values. */
#define THRESHOLDS 32

/* Distances within which lengths probably need the same box, if there are few cases: standard deviations on the axes of
 * the features. */
static const double widths[TREE_FEATURES] = {[FEATURE_N] = 1,
					     [FEATURE_MEAN] = 1,
					     [FEATURE_LONGEST] = 1,
					     [FEATURE_SHARE_1K] = 0.01,
					     [FEATURE_SHARE_4K] = 0.01};

static const char asked[SELECTION_LEVELS][TREE_FEATURES] = {
	[LEVEL_UNKNOWN] = {[FEATURE_N] = 1, [FEATURE_MEAN] = 1},
	[LEVEL_LONGEST] = {[FEATURE_N] = 1, [FEATURE_MEAN] = 1, [FEATURE_LONGEST] = 1},
	[LEVEL_SHARES] = {[FEATURE_N] = 1, [FEATURE_MEAN] = 1, [FEATURE_SHARE_1K] = 1, [FEATURE_SHARE_4K] = 1}};

struct split {
	double gain;
	enum selection_feature feature;
	double below;
};

/* A leaf during growth. */
struct leaf {
	struct split split; /* the best one */
	double *weights;    /* per case: its weight times its probability of being here */
	char *in;           /* flags: cases that are here */
};

/* A case that a rising threshold along a feature has not passed for certain. */
struct passing {
	double x, weight;
	double share; /* its probability of being below */
	int c;
};

struct growing {
	const struct growth *g;
	struct grown *tree;
	struct leaf *leaves;     /* one per node */
	double *cost;            /* [case * ncandidates + candidate] */
	char *gap;               /* [case * ncandidates + candidate]: 1: not measured */
	double *total, *low;     /* per candidate: in a node, and in its part below a threshold */
	struct passing *passing; /* cases, in their order */
	struct placed *sorted;   /* [feature * ncases + i]: all cases, sorted by that feature */
	struct placed *order;    /* cases of a node, sorted by a feature */
	int *families;           /* [2 * family + side]: number of its cases on each side of a threshold */
};

/* ---- memory ---- */

static void growing_release(struct growing *w)
{
	for (int i = 0; w->leaves && i < 2 * w->g->max_leaves; i++) {
		free(w->leaves[i].weights);
		free(w->leaves[i].in);
	}
	free(w->leaves);
	free(w->cost);
	free(w->gap);
	free(w->total);
	free(w->low);
	free(w->passing);
	free(w->sorted);
	free(w->order);
	free(w->families);
}

static int growing_init(struct growing *w, const struct growth *g, struct grown *t)
{
	const struct matrix *m = g->matrix;
	const size_t cases = (size_t)m->ncases + 1, candidates = (size_t)g->ncandidates + 1;
	const size_t nodes = 2 * (size_t)g->max_leaves;

	*w = (struct growing){.g = g, .tree = t};
	t->nodes = calloc(nodes, sizeof *t->nodes);
	w->leaves = calloc(nodes, sizeof *w->leaves);
	w->cost = malloc(cases * candidates * sizeof *w->cost);
	w->gap = malloc(cases * candidates);
	w->total = malloc(candidates * sizeof *w->total);
	w->low = malloc(candidates * sizeof *w->low);
	w->passing = malloc(cases * sizeof *w->passing);
	w->sorted = malloc(TREE_FEATURES * cases * sizeof *w->sorted);
	w->order = malloc(cases * sizeof *w->order);
	w->families = malloc(2 * ((size_t)m->nfamilies + 1) * sizeof *w->families);
	if (!t->nodes || !w->leaves || !w->cost || !w->gap || !w->total || !w->low || !w->passing || !w->sorted ||
	    !w->order || !w->families)
		return -1;
	for (int i = 0; i < g->ncandidates; i++) {
		const double otherwise = matrix_gap(m, g->candidates[i], GAP_LEAST);

		for (int c = 0; c < m->ncases; c++) {
			const size_t at = (size_t)c * (size_t)g->ncandidates + (size_t)i;
			const double regret = matrix_regret(m, c, g->candidates[i]);

			w->gap[at] = (char)(isnan(regret) && !g->may_have_gaps);
			w->cost[at] = regret_cost(isnan(regret) ? otherwise : regret);
		}
	}
	return 0;
}

static int leaf_init(const struct growing *w, struct leaf *leaf)
{
	const size_t cases = (size_t)w->g->matrix->ncases + 1;

	leaf->weights = malloc(cases * sizeof *leaf->weights);
	leaf->in = malloc(cases);
	return leaf->weights && leaf->in ? 0 : -1;
}

/* ---- costs ---- */

/* The probability that x is below the threshold; 0 or 1 beyond a few widths. */
static double share_below(double threshold, double x, double width)
{
	const double z = (threshold - x) / width;

	return z > 3.5 ? 1 : z < -3.5 ? 0 : 0.5 * erfc(-z / sqrt(2));
}

/* sums += weight * costs of the case. */
static void add_costs(const struct growing *w, double *restrict sums, int c, double weight)
{
	const int count = w->g->ncandidates;
	const double *restrict cost = w->cost + (size_t)c * (size_t)count;

	for (int i = 0; i < count; i++)
		sums[i] += weight * cost[i];
}

static void add_gaps(const struct growing *w, double *sums, int c)
{
	const int count = w->g->ncandidates;
	const char *gap = w->gap + (size_t)c * (size_t)count;

	for (int i = 0; i < count; i++)
		sums[i] += gap[i] ? GAP_COST : 0;
}

static void sum_up(struct growing *w, const struct leaf *leaf)
{
	const struct matrix *m = w->g->matrix;

	memset(w->total, 0, (size_t)w->g->ncandidates * sizeof *w->total);
	for (int c = 0; c < m->ncases; c++) {
		if (leaf->weights[c] > 0)
			add_costs(w, w->total, c, leaf->weights[c]);
		if (leaf->in[c])
			add_gaps(w, w->total, c);
	}
}

static double least(const double *sums, int count)
{
	double best = INFINITY;

	for (int i = 0; i < count; i++)
		best = sums[i] < best ? sums[i] : best;
	return best;
}

/* The candidate with the least cost; of equal ones, the first. */
static int choose(const struct growing *w)
{
	int best = 0;

	for (int i = 1; i < w->g->ncandidates; i++)
		if (w->total[i] < w->total[best])
			best = i;
	return w->g->candidates[best];
}

/* ---- splits ---- */

/* Rounds to three digits if that stays between the values. */
static double threshold_between(enum selection_feature f, double low, double high)
{
	const double exact = feature_between(f, low, high), rounded = round_to_digits(exact);

	return low < rounded && rounded <= high ? rounded : exact;
}

/* Sorts all cases by all features. */
static void sort_cases(struct growing *w)
{
	const struct matrix *m = w->g->matrix;

	for (int f = 0; f < TREE_FEATURES; f++) {
		struct placed *order = w->sorted + (size_t)f * (size_t)m->ncases;

		for (int c = 0; c < m->ncases; c++)
			order[c] = (struct placed){m->cases[c].x[f], c};
		placed_sort(order, m->ncases);
	}
}

/* Lists the cases of a leaf by f; all families start on the high side. Returns the number of cases. */
static int line_up(struct growing *w, const struct leaf *leaf, enum selection_feature f)
{
	const struct matrix *m = w->g->matrix;
	const struct placed *sorted = w->sorted + (size_t)f * (size_t)m->ncases;
	int count = 0;

	memset(w->families, 0, 2 * (size_t)m->nfamilies * sizeof *w->families);
	for (int i = 0; i < m->ncases; i++)
		if (leaf->in[sorted[i].at]) {
			w->order[count++] = sorted[i];
			w->families[2 * m->cases[sorted[i].at].family + 1]++;
		}
	return count;
}

/* A walk along a feature: state of the part below the threshold. */
struct walk {
	struct growing *w;
	const struct leaf *leaf;
	enum selection_feature f;
	int count, moved; /* cases of the leaf; how many of them are below */
	int npassing;
	int nlow, nhigh; /* number of families on each side */
};

/* Begins below all cases. */
static void begin_walk(struct walk *k)
{
	struct growing *w = k->w;
	const struct matrix *m = w->g->matrix;

	k->count = line_up(w, k->leaf, k->f);
	for (int i = 0; i < m->nfamilies; i++)
		k->nhigh += w->families[2 * i + 1] > 0;
	for (int c = 0; c < m->ncases; c++)
		if (k->leaf->weights[c] > 0)
			w->passing[k->npassing++] = (struct passing){m->cases[c].x[k->f], k->leaf->weights[c], 0, c};
	memset(w->low, 0, (size_t)w->g->ncandidates * sizeof *w->low);
}

/* Moves the threshold to x. */
static void move_shares(struct walk *k, double x)
{
	struct growing *w = k->w;
	int still = 0;

	for (int i = 0; i < k->npassing; i++) {
		struct passing p = w->passing[i];
		const double share = share_below(x, p.x, w->g->width * widths[k->f]);

		if (share - p.share != 0)
			add_costs(w, w->low, p.c, p.weight * (share - p.share));
		p.share = share;
		w->passing[still] = p;
		still += share < 1;
	}
	k->npassing = still;
}

/* Moves the threshold to after the first `to` cases of the leaf. */
static double move(struct walk *k, int to)
{
	struct growing *w = k->w;
	const struct matrix *m = w->g->matrix;
	const struct placed *next = &w->order[to];
	const double below =
		threshold_between(k->f, m->cases[next[-1].at].features[k->f], m->cases[next->at].features[k->f]);
	const double x = feature_to_axis(k->f, below);

	for (; k->moved < to; k->moved++) {
		const int c = w->order[k->moved].at;
		int *sides = &w->families[2 * m->cases[c].family];

		add_gaps(w, w->low, c);
		k->nlow += sides[0]++ == 0;
		k->nhigh -= --sides[1] == 0;
	}
	move_shares(k, x);
	return below;
}

/* The gain of the leaf with the threshold at the current position. */
static double gain_here(const struct walk *k, double whole)
{
	const struct growing *w = k->w;
	double low = INFINITY, high = INFINITY;

	for (int i = 0; i < w->g->ncandidates; i++) {
		const double above = w->total[i] - w->low[i];

		low = w->low[i] < low ? w->low[i] : low;
		high = above < high ? above : high;
	}
	return whole - low - high;
}

static void feature_splits(struct growing *w, const struct leaf *leaf, enum selection_feature f, struct split *best)
{
	const double whole = least(w->total, w->g->ncandidates);
	struct walk k = {.w = w, .leaf = leaf, .f = f};
	int gaps = 0, seen = 0, taken = 0;

	begin_walk(&k);
	for (int i = 1; i < k.count; i++)
		gaps += w->order[i].x > w->order[i - 1].x;
	for (int i = 1; i < k.count; i++) {
		double below, gain;

		if (!(w->order[i].x > w->order[i - 1].x) ||
		    (gaps > THRESHOLDS && seen++ * (THRESHOLDS - 1) / (gaps - 1) < taken))
			continue;
		taken++;
		below = move(&k, i);
		gain = gain_here(&k, whole);
		if (k.nlow >= w->g->least_families && k.nhigh >= w->g->least_families && gain > best->gain)
			*best = (struct split){gain, f, below};
	}
}

/* Completes node i as a leaf: its variant, and its best split. */
static void examine(struct growing *w, int i)
{
	struct leaf *leaf = &w->leaves[i];

	sum_up(w, leaf);
	w->tree->nodes[i].variant = choose(w);
	leaf->split = (struct split){.gain = w->g->tolerance};
	for (int f = 0; f < TREE_FEATURES; f++)
		if (asked[w->g->level][f])
			feature_splits(w, leaf, (enum selection_feature)f, &leaf->split);
}

/* ---- growing ---- */

static int plant(struct growing *w)
{
	const struct matrix *m = w->g->matrix;
	struct leaf *leaf = &w->leaves[0];

	sort_cases(w);
	if (leaf_init(w, leaf))
		return -1;
	for (int c = 0; c < m->ncases; c++) {
		leaf->weights[c] = m->cases[c].family == w->g->left_out ? 0 : m->cases[c].weight;
		leaf->in[c] = leaf->weights[c] > 0;
	}
	w->tree->nnodes = 1;
	return 0;
}

static int split(struct growing *w, int i)
{
	const struct matrix *m = w->g->matrix;
	struct leaf *leaf = &w->leaves[i];
	struct grown *t = w->tree;
	struct grown_node *node = &t->nodes[i];
	struct leaf *low = &w->leaves[t->nnodes], *high = &w->leaves[t->nnodes + 1];
	const double x = feature_to_axis(leaf->split.feature, leaf->split.below);
	const double width = w->g->width * widths[leaf->split.feature];

	if (leaf_init(w, low) || leaf_init(w, high))
		return -1;
	node->feature = leaf->split.feature;
	node->below = leaf->split.below;
	node->split = t->nnodes / 2;
	node->low = t->nnodes;
	node->high = t->nnodes + 1;
	for (int c = 0; c < m->ncases; c++) {
		const double share = share_below(x, m->cases[c].x[node->feature], width);
		const int is_low = m->cases[c].features[node->feature] < node->below;

		low->weights[c] = leaf->weights[c] * share;
		high->weights[c] = leaf->weights[c] * (1 - share);
		low->in[c] = (char)(leaf->in[c] && is_low);
		high->in[c] = (char)(leaf->in[c] && !is_low);
	}
	t->nnodes += 2;
	return 0;
}

/* Repeats the splits that made the first leaves of another tree. */
static int repeat_splits(struct growing *w, const struct grown *from, int leaves)
{
	for (int s = 0; s < leaves - 1; s++)
		for (int i = 0; i < from->nnodes; i++) {
			const struct grown_node *node = &from->nodes[i];

			if (!node->low || node->split != s)
				continue;
			w->tree->nodes[i].variant = node->variant;
			w->leaves[i].split = (struct split){0, node->feature, node->below};
			if (split(w, i))
				return -1;
		}
	return 0;
}

/* The leaf with the largest gain; -1: none exceeds the tolerance. */
static int best_leaf(const struct growing *w)
{
	int best = -1;

	for (int i = 0; i < w->tree->nnodes; i++)
		if (!w->tree->nodes[i].low && w->leaves[i].split.gain > w->g->tolerance &&
		    (best < 0 || w->leaves[i].split.gain > w->leaves[best].split.gain))
			best = i;
	return best;
}

static int grow_on(struct growing *w)
{
	struct grown *t = w->tree;

	for (int i = 0; i < t->nnodes; i++)
		if (!t->nodes[i].low)
			examine(w, i);
	while (tree_leaves(t) < w->g->max_leaves) {
		const int i = best_leaf(w);

		if (i < 0)
			break;
		if (split(w, i))
			return -1;
		examine(w, t->nodes[i].low);
		examine(w, t->nodes[i].high);
	}
	return 0;
}

int tree_extend(const struct growth *g, const struct grown *from, int leaves, struct grown *t, struct err *e)
{
	struct growing w;
	int status;

	*t = (struct grown){0};
	if (stop_requested(e)) /* a table takes hundreds of trees */
		return -1;
	status = growing_init(&w, g, t) || plant(&w) || (from && repeat_splits(&w, from, leaves)) || grow_on(&w) ? -1
														 : 0;
	growing_release(&w);
	if (status) {
		tree_release(t);
		return err_set(e, "no memory for a tree of %d leaves over %d cases", g->max_leaves, g->matrix->ncases);
	}
	return 0;
}

int tree_grow(const struct growth *g, struct grown *t, struct err *e)
{
	return tree_extend(g, NULL, 1, t, e);
}

void tree_release(struct grown *t)
{
	free(t->nodes);
	*t = (struct grown){0};
}

int tree_variant(const struct grown *t, int leaves, const double features[SELECTION_FEATURES])
{
	const struct grown_node *node = t->nodes;

	while (node->low && node->split < leaves - 1)
		node = &t->nodes[features[node->feature] < node->below ? node->low : node->high];
	return node->variant;
}
