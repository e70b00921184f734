/* A tree as the outline of a smooth rule: splits separate points by the variant expected to be best there (Gini
 * impurity: Breiman et al. 1984), weighted by what another variant would lose. The saving of a split is no suitable
 * measure: a pocket in the middle of a region takes several splits, the first of which save nothing. */
#include "tuner/selection/smooth.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Bounds for a point's weight, the loss of the second-best variant as log(1 + regret): low where all variants are about
 * equally good, and capped. */
#define LOSS_LEAST 0.02
#define LOSS_MOST 0.5
#define GAIN_LEAST 1e-9

struct cut {
	double gain, below;
	enum selection_feature feature;
};

/* A leaf during growth: points [begin, end) of each order. */
struct part {
	int begin, end;
	struct cut cut; /* the best one */
};

/* A labelled point, in the order of a feature. */
struct labelled {
	double x;    /* the feature */
	double loss; /* of another label there, multiplied by its weight */
	int label;   /* index of the best variant */
	int p;
};

struct outlining {
	const struct outline *o;
	struct grown *tree;
	struct part *parts;                     /* one per node */
	int npoints;                            /* in each order */
	struct labelled *orders[TREE_FEATURES]; /* points by feature */
	struct labelled *points;                /* all points, by index: label and loss */
	double *sum;                            /* per label: in a node */
	double *total, *low;                    /* per label: above and below a threshold */
	struct labelled *moved;                 /* points of an order that are above a threshold */
	double *regret;                         /* per variant, over a node */
};

/* ---- labels ---- */

static void label_point(struct outlining *w, int p)
{
	const double *regrets = w->o->regrets + (size_t)p * (size_t)w->o->n;
	double second = INFINITY;
	int best = 0;

	for (int i = 1; i < w->o->n; i++)
		if (regrets[i] < regrets[best])
			best = i;
	for (int i = 0; i < w->o->n; i++)
		if (i != best)
			second = fmin(second, regrets[i] - regrets[best]);
	w->points[p] = (struct labelled){
		.loss = w->o->smooth->points[p].weight * (fmin(second, LOSS_MOST) + LOSS_LEAST), .label = best, .p = p};
}

static double feature_of(const struct outlining *w, int p, enum selection_feature f)
{
	return w->o->smooth->points[p].features[f];
}

/* Lists the points of all groups but the one left out by each feature. */
static void list_points(struct outlining *w)
{
	const struct smooth *s = w->o->smooth;

	for (int f = 0; f < TREE_FEATURES; f++) {
		w->npoints = 0;
		for (int i = 0; i < s->npoints; i++) {
			const int p = s->orders[f * s->npoints + i];

			if (matrix_group(s->matrix, s->points[p].near) == w->o->left_out || !(s->points[p].weight > 0))
				continue;
			w->orders[f][w->npoints] = w->points[p];
			w->orders[f][w->npoints++].x = s->points[p].features[f];
		}
	}
}

/* ---- cuts ---- */

static void sum_losses(const struct outlining *w, const struct part *part)
{
	memset(w->sum, 0, (size_t)w->o->n * sizeof *w->sum);
	for (int i = part->begin; i < part->end; i++)
		w->sum[w->orders[0][i].label] += w->orders[0][i].loss;
}

/* Sum of squares over labels / sum: higher means purer. */
struct purity {
	double squares, sum;
};

static double purity_of(struct purity p)
{
	return p.sum > 0 ? p.squares / p.sum : 0;
}

static void add_loss(struct purity *p, double *sum, double loss)
{
	p->squares += loss * (2 * *sum + loss);
	p->sum += loss;
	*sum += loss;
}

/* Moves points from above a threshold to below, one at a time; total: sums of what is above. */
static void find_cut(struct outlining *w, const struct part *part, enum selection_feature f, struct cut *best)
{
	const struct labelled *order = w->orders[f];
	struct purity low = {0}, high = {0};
	double whole;

	if (!(order[part->begin].x < order[part->end - 1].x))
		return;
	memcpy(w->total, w->sum, (size_t)w->o->n * sizeof *w->total);
	for (int i = 0; i < w->o->n; i++) {
		high.squares += w->total[i] * w->total[i];
		high.sum += w->total[i];
	}
	whole = purity_of(high);
	memset(w->low, 0, (size_t)w->o->n * sizeof *w->low);
	for (int i = part->begin; i + 1 < part->end; i++) {
		const double loss = order[i].loss, next = order[i + 1].x;
		double gain;

		add_loss(&low, &w->low[order[i].label], loss);
		add_loss(&high, &w->total[order[i].label], -loss);
		if (!(order[i].x < next))
			continue;
		gain = purity_of(low) + purity_of(high) - whole;
		if (gain > best->gain)
			*best = (struct cut){gain, feature_between(f, order[i].x, next), f};
	}
}

/* Rounds to three digits if this moves no case to the other side and leaves points on both sides. */
static double round_cut(const struct outlining *w, const struct part *part)
{
	const struct labelled *order = w->orders[part->cut.feature];
	double low = order[part->begin].x, high = order[part->end - 1].x, rounded;

	for (int i = part->begin; i < part->end; i++) {
		const double x = order[i].x;

		if (order[i].p >= w->o->smooth->matrix->ncases)
			continue;
		if (x < part->cut.below)
			low = fmax(low, x);
		else
			high = fmin(high, x);
	}
	rounded = round_to_digits(part->cut.below);
	return low < rounded && rounded <= high ? rounded : part->cut.below;
}

/* The variant with the least expected loss on a node's points. */
static int choose(const struct outlining *w, const struct part *part)
{
	const int n = w->o->n;
	int best = 0;

	memset(w->regret, 0, (size_t)n * sizeof *w->regret);
	for (int i = part->begin; i < part->end; i++) {
		const int p = w->orders[0][i].p;

		for (int v = 0; v < n; v++)
			w->regret[v] +=
				w->o->smooth->points[p].weight * w->o->regrets[(size_t)p * (size_t)n + (size_t)v];
	}
	for (int v = 1; v < n; v++)
		if (w->regret[v] < w->regret[best])
			best = v;
	return w->o->variants[best];
}

static void examine(struct outlining *w, int node)
{
	struct part *part = &w->parts[node];

	sum_losses(w, part);
	part->cut = (struct cut){.gain = GAIN_LEAST};
	for (int f = 0; f < TREE_FEATURES; f++)
		find_cut(w, part, (enum selection_feature)f, &part->cut);
	if (part->cut.gain > GAIN_LEAST)
		part->cut.below = round_cut(w, part);
}

/* ---- growing ---- */

/* Partitions each order in place; the points on both sides stay in order. Returns where the upper part begins. */
static int part_orders(struct outlining *w, const struct part *part)
{
	int at = part->begin;

	for (int f = 0; f < TREE_FEATURES; f++) {
		struct labelled *order = w->orders[f];
		int above = 0;

		at = part->begin;
		for (int i = part->begin; i < part->end; i++)
			if (feature_of(w, order[i].p, part->cut.feature) < part->cut.below)
				order[at++] = order[i];
			else
				w->moved[above++] = order[i];
		memcpy(order + at, w->moved, (size_t)above * sizeof *order);
	}
	return at;
}

static void split(struct outlining *w, int i)
{
	struct grown *t = w->tree;
	struct grown_node *node = &t->nodes[i];
	const struct part part = w->parts[i];
	const int at = part_orders(w, &part);

	node->feature = part.cut.feature;
	node->below = part.cut.below;
	node->split = t->nnodes / 2;
	node->low = t->nnodes;
	node->high = t->nnodes + 1;
	w->parts[node->low] = (struct part){.begin = part.begin, .end = at};
	w->parts[node->high] = (struct part){.begin = at, .end = part.end};
	t->nnodes += 2;
	examine(w, node->low);
	examine(w, node->high);
}

static void grow(struct outlining *w)
{
	struct grown *t = w->tree;

	w->parts[0] = (struct part){.end = w->npoints};
	t->nnodes = 1;
	examine(w, 0);
	while (tree_leaves(t) < w->o->max_leaves) {
		int best = -1;

		for (int i = 0; i < t->nnodes; i++)
			if (!t->nodes[i].low && w->parts[i].cut.gain > GAIN_LEAST &&
			    (best < 0 || w->parts[i].cut.gain > w->parts[best].cut.gain))
				best = i;
		if (best < 0)
			break;
		split(w, best);
	}
	for (int i = 0; i < t->nnodes; i++)
		if (!t->nodes[i].low)
			t->nodes[i].variant = choose(w, &w->parts[i]);
}

static int open_outlining(struct outlining *w, const struct outline *o, struct grown *t)
{
	const size_t points = (size_t)o->smooth->npoints + 1, nodes = 2 * (size_t)o->max_leaves, n = (size_t)o->n + 1;
	int missing = 0;

	*w = (struct outlining){.o = o, .tree = t};
	t->nodes = calloc(nodes, sizeof *t->nodes);
	w->parts = calloc(nodes, sizeof *w->parts);
	w->points = malloc(points * sizeof *w->points);
	w->moved = malloc(points * sizeof *w->moved);
	w->sum = malloc(n * sizeof *w->sum);
	w->total = malloc(n * sizeof *w->total);
	w->low = malloc(n * sizeof *w->low);
	w->regret = malloc(n * sizeof *w->regret);
	for (int f = 0; f < TREE_FEATURES; f++) {
		w->orders[f] = malloc(points * sizeof *w->orders[f]);
		missing |= !w->orders[f];
	}
	return missing || !t->nodes || !w->parts || !w->points || !w->moved || !w->sum || !w->total || !w->low ||
			       !w->regret
		       ? -1
		       : 0;
}

static void close_outlining(struct outlining *w)
{
	free(w->parts);
	free(w->points);
	free(w->moved);
	free(w->sum);
	free(w->total);
	free(w->low);
	free(w->regret);
	for (int f = 0; f < TREE_FEATURES; f++)
		free(w->orders[f]);
}

int outline_grow(const struct outline *o, struct grown *t, struct err *e)
{
	struct outlining w;
	int status;

	*t = (struct grown){0};
	status = open_outlining(&w, o, t);
	for (int p = 0; p < o->smooth->npoints && status == 0; p++)
		label_point(&w, p);
	if (status) {
		tree_release(t);
		status = err_set(e, "no memory for a tree of %d leaves over %d points", o->max_leaves,
				 o->smooth->npoints);
	} else {
		list_points(&w);
		grow(&w);
	}
	close_outlining(&w);
	return status;
}
