/* Tables of bands as trees: the same boxes, found by n, then by the mean length, whatever the caller knows. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/report/export_impl.h"

static int find_box(const struct selection_table *s, const struct box *b)
{
	for (int k = 0; k < s->nboxes; k++)
		if (strcmp(s->boxes[k].strategy, b->strategy) == 0 && strcmp(s->boxes[k].params, b->params) == 0)
			return k;
	return -1;
}

static int is_of(const struct store_row *r, const struct selection_table *s)
{
	return strcmp(r->device, s->device) == 0 && strcmp(r->backend, s->backend) == 0 &&
	       strcmp(r->type, s->type) == 0 && strcmp(r->oper, s->oper) == 0 && strcmp(r->key_type, s->key_type) == 0;
}

static void add_kind(struct selection_box *b, const char *kind)
{
	const size_t used = strlen(b->kinds);

	if (!strstr(b->kinds, kind) && used + strlen(kind) + 2 < sizeof b->kinds)
		(void)snprintf(b->kinds + used, sizeof b->kinds - used, "%s%s", used ? " " : "", kind);
}

static void add_box(const struct export_content *x, struct selection_table *s, const struct box *b)
{
	struct selection_box *added = &s->boxes[s->nboxes++];

	*added = (struct selection_box){.nserved = b->ncases, .regret = b->regret, .mean_regret = b->mean_regret};
	memcpy(added->strategy, b->strategy, sizeof added->strategy);
	memcpy(added->params, b->params, sizeof added->params);
	for (int i = 0; i < x->nrows; i++) {
		const struct store_row *r = &x->rows[i];

		if (!is_of(r, s) || strcmp(r->strategy, b->strategy) != 0 || strcmp(r->params, b->params) != 0)
			continue;
		added->n_low = added->ncases == 0 || r->n < added->n_low ? r->n : added->n_low;
		added->n_high = r->n > added->n_high ? r->n : added->n_high;
		added->ncases++;
		add_kind(added, r->kind);
	}
}

static int add_leaf(struct selection_tree *tree, int box)
{
	tree->nodes[tree->nnodes] = (struct selection_node){.box = box};
	return tree->nnodes++;
}

/* below: where values end that go low; the node's children follow. */
static int add_split(struct selection_tree *tree, enum selection_feature feature, double below)
{
	tree->nodes[tree->nnodes] = (struct selection_node){feature, below, tree->nnodes + 1, 0, -1};
	return tree->nnodes++;
}

static void add_band(struct selection_table *s, struct selection_tree *tree, const struct band *band)
{
	for (int r = 0; r < band->nboxes; r++) {
		int split = -1;

		if (r + 1 < band->nboxes)
			split = add_split(tree, FEATURE_MEAN, band->boxes[r].mean_to);
		(void)add_leaf(tree, find_box(s, &band->boxes[r]));
		if (split >= 0)
			tree->nodes[split].high = tree->nnodes;
	}
}

static void add_bands(struct selection_table *s, struct selection_tree *tree, const struct table *t)
{
	for (int b = 0; b < t->nbands; b++) {
		int split = -1;

		if (b + 1 < t->nbands)
			split = add_split(tree, FEATURE_N, (double)t->bands[b].n_to);
		add_band(s, tree, &t->bands[b]);
		if (split >= 0)
			tree->nodes[split].high = tree->nnodes;
	}
	tree->regret = (struct selection_regret){t->regret, t->mean_regret, NAN, NAN};
}

static int make_tree_table(const struct export_content *x, const struct table *t, struct selection_table *s,
			   struct err *e)
{
	size_t room = 1;

	*s = (struct selection_table){.ncases = t->ncases};
	memcpy(s->device, t->device, sizeof s->device);
	memcpy(s->backend, t->backend, sizeof s->backend);
	memcpy(s->arch, t->arch, sizeof s->arch);
	memcpy(s->driver, t->driver, sizeof s->driver);
	memcpy(s->compiler, t->compiler, sizeof s->compiler);
	memcpy(s->operation, t->operation, sizeof s->operation);
	memcpy(s->type, t->type, sizeof s->type);
	memcpy(s->oper, t->oper, sizeof s->oper);
	memcpy(s->key_type, t->key_type, sizeof s->key_type);
	for (int b = 0; b < t->nbands; b++)
		room += 2 * (size_t)t->bands[b].nboxes + 1;
	s->boxes = calloc(room, sizeof *s->boxes);
	for (int l = 0; l < SELECTION_LEVELS; l++)
		s->trees[l].nodes = calloc(room, sizeof *s->trees[l].nodes);
	if (!s->boxes || !s->trees[0].nodes || !s->trees[1].nodes || !s->trees[2].nodes)
		return err_set(e, "no memory for %zu launch boxes", room);
	for (int b = 0; b < t->nbands; b++)
		for (int r = 0; r < t->bands[b].nboxes; r++)
			if (find_box(s, &t->bands[b].boxes[r]) < 0)
				add_box(x, s, &t->bands[b].boxes[r]);
	for (int l = 0; l < SELECTION_LEVELS; l++)
		add_bands(s, &s->trees[l], t);
	return 0;
}

int select_trees(struct export_content *x, struct err *e)
{
	x->selected = calloc((size_t)x->ntables + 1, sizeof *x->selected);
	if (!x->selected)
		return err_set(e, "no memory for %d tables", x->ntables);
	for (int i = 0; i < x->ntables; i++) {
		x->nselected++;
		if (make_tree_table(x, &x->tables[i], &x->selected[i], e) != 0)
			return -1;
	}
	return 0;
}

void select_trees_free(struct export_content *x)
{
	for (int i = 0; i < x->nselected; i++) {
		for (int l = 0; l < SELECTION_LEVELS; l++)
			free(x->selected[i].trees[l].nodes);
		free(x->selected[i].boxes);
	}
	free(x->selected);
}
