/* Random forests for regression: extremely randomized trees. */
#include "tuner/search/forest.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define LEAF 2 /* so few samples are not split */

/* The training data of a forest. */
struct training {
	struct forest *forest;
	struct search *search;
	const int *configs;
	const double *y;
};

/* The gain of a split: higher if less variance is left on both sides. -1: one side is empty. */
static double gain(const struct training *t, const int *list, int count, int param, int above)
{
	double left = 0, right = 0;
	int nleft = 0;

	for (int i = 0; i < count; i++) {
		if (space_values(t->search->space, t->configs[list[i]])[param] <= above) {
			left += t->y[list[i]];
			nleft++;
		} else {
			right += t->y[list[i]];
		}
	}
	return nleft == 0 || nleft == count ? -1 : left * left / nleft + right * right / (count - nleft);
}

/* Draws one random threshold for each parameter that varies, and takes the best. 0 if none varies. */
static int choose_split(const struct training *t, const int *list, int count, int *param, int *above)
{
	const struct space *space = t->search->space;
	double best = -1;

	for (int p = 0; p < space->nparams; p++) {
		int low = space->params[p].nvalues, high = -1, threshold;
		double value;

		for (int i = 0; i < count; i++) {
			int v = space_values(space, t->configs[list[i]])[p];

			low = v < low ? v : low;
			high = v > high ? v : high;
		}
		if (low >= high)
			continue;
		threshold = low + search_below(t->search, high - low);
		value = gain(t, list, count, p, threshold);
		if (value > best) {
			best = value;
			*param = p;
			*above = threshold;
		}
	}
	return best >= 0;
}

/* Moves the samples of the left side to the front; returns their number. */
static int partition(const struct training *t, int *list, int count, int param, int above)
{
	int nleft = 0;

	for (int i = 0; i < count; i++)
		if (space_values(t->search->space, t->configs[list[i]])[param] <= above) {
			int kept = list[i];

			list[i] = list[nleft];
			list[nleft++] = kept;
		}
	return nleft;
}

static void make_leaf(const struct training *t, struct forest_node *node, const int *list, int count)
{
	double sum = 0;

	for (int i = 0; i < count; i++)
		sum += t->y[list[i]];
	node->param = -1;
	node->mean = sum / count;
}

/* A tree with count leaves has fewer than 2 * count nodes, for which make_room has allocated memory. */
static void grow_node(struct training *t, int at, int *list, int count)
{
	struct forest_node *node = &t->forest->nodes[at];
	int param = 0, above = 0, nleft;

	if (count <= LEAF || !choose_split(t, list, count, &param, &above)) {
		make_leaf(t, node, list, count);
		return;
	}
	nleft = partition(t, list, count, param, above);
	node->param = param;
	node->above = above;
	node->left = t->forest->nnodes;
	t->forest->nnodes += 2;
	grow_node(t, node->left, list, nleft);
	grow_node(t, node->left + 1, list + nleft, count - nleft);
}

static int make_room(struct forest *f, int count)
{
	int room = FOREST_TREES * 2 * count;
	struct forest_node *nodes;
	int *scratch;

	if (room <= f->room)
		return 0;
	nodes = realloc(f->nodes, (size_t)room * 2 * sizeof *nodes);
	if (nodes)
		f->nodes = nodes;
	scratch = realloc(f->scratch, (size_t)count * 2 * sizeof *scratch);
	if (scratch)
		f->scratch = scratch;
	if (!nodes || !scratch)
		return -1;
	f->room = room * 2;
	return 0;
}

int forest_train(struct forest *f, struct search *s, const int *configs, const double *y, int count)
{
	struct training t = {f, s, configs, y};

	if (make_room(f, count))
		return -1;
	f->nnodes = 0;
	for (int k = 0; k < FOREST_TREES; k++) {
		for (int i = 0; i < count; i++)
			f->scratch[i] = i;
		f->roots[k] = f->nnodes++;
		grow_node(&t, f->roots[k], f->scratch, count);
	}
	return 0;
}

void forest_release(struct forest *f)
{
	free(f->nodes);
	free(f->scratch);
}

void forest_predict(const struct forest *f, const struct space *space, int config, double *mean, double *variance)
{
	const int *values = space_values(space, config);
	double sum = 0, squares = 0;

	for (int t = 0; t < FOREST_TREES; t++) {
		const struct forest_node *node = &f->nodes[f->roots[t]];

		while (node->param >= 0)
			node = &f->nodes[node->left + (values[node->param] > node->above)];
		sum += node->mean;
		squares += node->mean * node->mean;
	}
	*mean = sum / FOREST_TREES;
	*variance = fmax(squares / FOREST_TREES - *mean * *mean, 0);
}
