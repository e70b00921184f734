/* Boxes and trees for one matrix, and their cost on families that they were fitted without. */
#include "tuner/selection/fit.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/parallel.h"
#include "tuner/selection/fit_impl.h"
#include "tuner/selection/pool.h"

/* With fewer families a leaf may rest on a single one: a table of seven lengths has no others. Cross-validation means
 * little then, so the tree gets as many leaves as save more than the tolerance. */
#define FEW_FAMILIES 24

#define LEAVES_A_BOX 4

/* If cases are close to each other, they show where a threshold belongs, so cases beyond it should count less. On 62
 * cases of one size, left out, a width of an octave lost at most 14%, a third of it 47%; on 289 cases of many sizes at
 * most 359% and 202%, and 14.9% and 11.6% on average. */
#define NARROW 0.3

#define LEFT_OUT_GAP 0.3 /* regret assumed for a box on a family on which it was not measured */

/* Cap for a left-out case's regret, so that a few extreme cases do not decide the number of leaves. Without it, a table
 * of 295 cases had 5 boxes of the 8 allowed, and lost 23.1% on average, left out, instead of 13.6%. */
#define LEFT_OUT_MOST 1.0

/* Mean costs that differ by less count as equal. */
#define CV_NOISE 1e-4

int fit_is_few(const struct matrix *m)
{
	return m->nfamilies < FEW_FAMILIES;
}

static struct growth growth_of(const struct fit *f, enum selection_level level, int left_out)
{
	return (struct growth){.matrix = f->matrix,
			       .level = level,
			       .max_leaves = f->options->max_leaves,
			       .least_families = fit_is_few(f->matrix) ? 1 : 2,
			       .tolerance = f->options->tolerance,
			       .width = f->matrix->ncases < MANY_CASES ? 1 : NARROW,
			       .left_out = left_out};
}

/* ---- trees of LEVEL_SHARES ---- */

static int grow_shares(const struct fit *f, const struct pool *p, int left_out, struct grown *t, struct err *e)
{
	struct growth g = growth_of(f, LEVEL_SHARES, left_out);
	int *room = calloc((size_t)f->matrix->nvariants + 1, sizeof *room), status;

	g.candidates = f->options->kept ? f->options->kept : room;
	g.ncandidates = !room ? -1 : f->options->kept ? f->options->nkept : pool_choose(p, left_out, room);
	status = g.ncandidates < 0 ? err_set(e, "no memory to choose among %d variants", f->matrix->nvariants)
				   : tree_grow(&g, t, e);
	free(room);
	return status;
}

struct growing_all {
	struct fit *fit;
	struct pool pool;
};

static int grow_without(void *all, int64_t family, struct err *e)
{
	struct growing_all *a = all;

	return grow_shares(a->fit, &a->pool, (int)family, &a->fit->without[family], e);
}

static int grow_all_shares(struct fit *f, struct err *e)
{
	const int nfamilies = f->matrix->nfamilies;
	struct growing_all all = {.fit = f};
	int status;

	f->without = calloc((size_t)nfamilies + 1, sizeof *f->without);
	if (!f->without || pool_open(&all.pool, f->matrix)) {
		status = err_set(e, "no memory for trees without %d families", nfamilies);
	} else {
		status = grow_shares(f, &all.pool, -1, &f->shares, e);
		if (status == 0 && nfamilies > 1)
			status = parallel_try(nfamilies, grow_without, &all, e);
	}
	pool_close(&all.pool);
	return status;
}

/* ---- regrets of picks ---- */

static double picked_regret(const struct matrix *m, const struct grown *t, int leaves, int c)
{
	return matrix_regret(m, c, tree_variant(t, leaves, m->cases[c].features));
}

static void note_case(struct picks *p, const struct spare *s, const struct grown *t, int leaves, int at, int c)
{
	const int variant = tree_variant(t, leaves, s->matrix->cases[c].features);

	for (int known = 0; known < KNOWNS; known++)
		*picks_regret(p, (enum known)known, at, c) =
			matrix_regret(s->matrix, c, spare_variant(s, c, variant, (enum known)known));
}

int picks_note(struct picks *p, const struct matrix *m, const struct grown *t, const struct box_list *boxes,
	       const struct left_out *out, struct err *e)
{
	struct spare s;

	if (spare_init(&s, m, out, boxes->variants, boxes->count, e))
		return -1;
	for (int c = 0; c < m->ncases; c++)
		for (int k = 1; k <= p->most && matrix_left_out(m, c, out); k++)
			note_case(p, &s, t, p->most == 1 ? tree_leaves(t) : k, k, c);
	spare_release(&s);
	return 0;
}

int picks_init(struct picks *p, int most, int ncases, struct err *e)
{
	const size_t regrets = (size_t)KNOWNS * (size_t)most * (size_t)ncases;

	*p = (struct picks){.most = most, .ncases = ncases, .regret = calloc(regrets + 1, sizeof *p->regret)};
	if (!p->regret)
		return err_set(e, "no memory for the regrets of %d cases", ncases);
	for (size_t i = 0; i < regrets; i++)
		p->regret[i] = NAN;
	return 0;
}

/* ---- how many leaves ---- */

/* The cost of a left-out case with this regret. */
static double left_out_cost(double regret)
{
	return regret_cost(isnan(regret) ? LEFT_OUT_GAP : fmin(regret, LEFT_OUT_MOST));
}

/* The mean over all cases except those of a family (-1: none); regrets: one per case. */
static double mean_left_out_cost(const struct matrix *m, const double *regrets, int family)
{
	double sum = 0, weight = 0;

	for (int c = 0; c < m->ncases; c++) {
		if (m->cases[c].family == family)
			continue;
		sum += m->cases[c].weight * left_out_cost(regrets[c]);
		weight += m->cases[c].weight;
	}
	return weight > 0 ? sum / weight : 0;
}

/* The number of leaves with the least left-out cost; of equal ones, the smallest. Even fewer leaves, within a standard
 * error (Breiman et al. 1984), are worse on the measured matrix: the error is due to a few extreme cases, which more
 * leaves do not improve. family: left out of the decision; -1: none. */
static int choose_leaves(const struct fit *f, const struct fitted *x, int family)
{
	const int most = tree_leaves(&x->tree);
	double least = INFINITY;
	int best = 1;

	if (fit_is_few(f->matrix) || x->whole)
		return most;
	for (int k = 1; k <= most; k++) {
		const double cost = mean_left_out_cost(f->matrix, picks_regret(&x->left_out, KNOWN_TREE, k, 0), family);

		if (cost < least - CV_NOISE) {
			least = cost;
			best = k;
		}
	}
	return best;
}

void fit_choose_leaves(const struct fit *f, struct fitted *x)
{
	x->leaves = choose_leaves(f, x, -1);
}

double fit_left_out_cost(const struct fit *f, const struct fitted *x, enum known known)
{
	return mean_left_out_cost(f->matrix, picks_regret(&x->left_out, known, x->whole ? 1 : x->leaves, 0), -1);
}

double fit_estimated_cost(const struct fit *f, const double *regrets)
{
	return mean_left_out_cost(f->matrix, regrets, -1);
}

int fit_estimates_pay(const struct fit *f)
{
	return f->estimated &&
	       fit_estimated_cost(f, f->estimated) < fit_left_out_cost(f, &f->levels[LEVEL_SHARES], KNOWN_SPAN);
}

/* ---- boxes ---- */

struct box_set {
	int count, *variants; /* room for max_leaves + 1 */
};

static int box_set_init(struct box_set *b, const struct fit *f, struct err *e)
{
	b->count = 0;
	b->variants = malloc(((size_t)f->options->max_leaves + 1) * sizeof *b->variants);
	return b->variants ? 0 : err_set(e, "no memory for %d boxes", f->options->max_leaves);
}

static void add_box(struct box_set *b, int variant)
{
	for (int i = 0; i < b->count; i++)
		if (b->variants[i] == variant)
			return;
	b->variants[b->count++] = variant;
}

/* Takes the boxes of a tree's leaves; if there is room, also the one that would cost least alone: the root's. */
static void boxes_of(const struct fit *f, const struct grown *t, int leaves, struct box_set *b)
{
	b->count = 0;
	for (int i = 0; i < f->options->nkept; i++)
		add_box(b, f->options->kept[i]);
	for (int i = 0; i < t->nnodes; i++) {
		const struct grown_node *node = &t->nodes[i];
		const int created = i ? (i + 1) / 2 : 0; /* number of splits after which it exists */

		if (created <= leaves - 1 && (!node->low || node->split >= leaves - 1))
			add_box(b, node->variant);
	}
	if (b->count < f->options->max_boxes)
		add_box(b, t->nodes[0].variant);
}

/* ---- trees over boxes ---- */

/* A leaf costs a comparison, a box costs a build, so trees may have more leaves than boxes. A curve also covers more
 * boxes than a table has. */
static int most_leaves(const struct fit *f, int box_leaves)
{
	const int most = LEAVES_A_BOX * f->options->max_boxes;

	return most > box_leaves ? most : box_leaves;
}

/* The leaves of a LEVEL_SHARES tree that provide the boxes, and these. */
struct beginning {
	const struct grown *tree;
	int leaves;
	struct box_set boxes;
};

static int beginning_init(struct beginning *b, const struct fit *f, const struct grown *t, int leaves, struct err *e)
{
	*b = (struct beginning){.tree = t, .leaves = leaves};
	if (box_set_init(&b->boxes, f, e))
		return -1;
	boxes_of(f, t, leaves, &b->boxes);
	return 0;
}

int fit_grow_over(const struct fit *f, enum selection_level level, int left_out, const struct box_list *boxes,
		  struct grown *t, struct err *e)
{
	struct growth g = growth_of(f, level, left_out);

	g.candidates = boxes->variants;
	g.ncandidates = boxes->count;
	g.may_have_gaps = 1;
	g.max_leaves = most_leaves(f, 1);
	return tree_grow(&g, t, e);
}

static int grow_over_boxes(const struct fit *f, enum selection_level level, int left_out, const struct beginning *from,
			   struct grown *t, struct err *e)
{
	struct growth g = growth_of(f, level, left_out);

	g.candidates = from->boxes.variants;
	g.ncandidates = from->boxes.count;
	g.max_leaves = most_leaves(f, from->leaves);
	return tree_extend(&g, level == LEVEL_SHARES ? from->tree : NULL, from->leaves, t, e);
}

/* The trees of one level without each family. */
struct fitting {
	const struct fit *fit;
	enum selection_level level;
	int box_leaves;
	struct picks *left_out;
};

static int fit_without(void *fitting, int64_t family, struct err *e)
{
	const struct fitting *x = fitting;
	const struct fit *f = x->fit;
	struct beginning from;
	struct grown t = {.nnodes = 0};
	int status;

	if (beginning_init(&from, f, &f->without[family], x->box_leaves, e))
		return -1;
	status = grow_over_boxes(f, x->level, (int)family, &from, &t, e) ||
				 picks_note(x->left_out, f->matrix, &t,
					    &(struct box_list){from.boxes.variants, from.boxes.count},
					    &(struct left_out){.family = (int)family, .group = -1}, e)
			 ? -1
			 : 0;
	tree_release(&t);
	free(from.boxes.variants);
	return status;
}

/* Fits the tree of a level over the boxes of `box_leaves` leaves, and records what trees of each size pick on left-out
 * families. *nboxes: the number of boxes. */
static int fit_level(const struct fit *f, enum selection_level level, int box_leaves, struct fitted *to, int *nboxes,
		     struct err *e)
{
	const int nfamilies = f->matrix->nfamilies;
	struct fitting x = {f, level, box_leaves, &to->left_out};
	struct beginning from;
	int status;

	if (picks_init(&to->left_out, most_leaves(f, box_leaves), f->matrix->ncases, e) ||
	    beginning_init(&from, f, &f->shares, box_leaves, e))
		return -1;
	status = (nfamilies > 1 && parallel_try(nfamilies, fit_without, &x, e)) ||
				 grow_over_boxes(f, level, -1, &from, &to->tree, e)
			 ? -1
			 : 0;
	*nboxes = from.boxes.count;
	free(from.boxes.variants);
	if (status == 0)
		fit_choose_leaves(f, to);
	return status;
}

void fitted_release(struct fitted *x)
{
	tree_release(&x->tree);
	free(x->left_out.regret);
	*x = (struct fitted){0};
}

int fit_most_boxes(const struct fit *f)
{
	const int most = f->options->max_leaves, variants = f->matrix->nvariants;

	return !f->smooth ? tree_leaves(&f->shares) : most < variants ? most : variants;
}

/* Compares means: the cost, which includes risk, rejected trees that saved a fifth on average because of one extreme
 * case. */
static int is_worse(const struct fit *f, const struct fitted *x, const struct fitted *y)
{
	return fit_regret(f, x, NULL).left_out_mean > fit_regret(f, y, NULL).left_out_mean + CV_NOISE;
}

/* As fit_guard does for the table's own number of boxes: the tree that knows least, where it loses less on left-out
 * families. */
static int fit_guarded_at(const struct fit *f, int box_leaves, struct fitted *to, int *boxes, struct err *e)
{
	struct fitted least = {0};
	int status = fit_level(f, LEVEL_SHARES, box_leaves, to, boxes, e);

	if (status == 0 && f->matrix->nfamilies > 1) {
		status = fit_level(f, LEVEL_UNKNOWN, box_leaves, &least, boxes, e);
		if (status == 0 && is_worse(f, to, &least)) {
			fitted_release(to);
			*to = least;
			least = (struct fitted){0};
		}
	}
	fitted_release(&least);
	return status;
}

int fit_curve(struct fit *f, struct err *e)
{
	return f->smooth ? fit_smooth_curve(f, fit_most_boxes(f), e) : 0;
}

int fit_at(struct fit *f, int box_leaves, struct fitted *to, int *boxes, struct err *e)
{
	*to = (struct fitted){0};
	return f->smooth ? fit_smooth_at(f, box_leaves, to, boxes, e) : fit_guarded_at(f, box_leaves, to, boxes, e);
}

static int fit_greedily(struct fit *f, const struct matrix *m, const struct fit_options *o, struct err *e)
{
	struct box_set boxes;
	int most, nboxes;

	*f = (struct fit){.matrix = m, .options = o};
	if (box_set_init(&boxes, f, e))
		return -1;
	f->boxes = boxes.variants;
	if (grow_all_shares(f, e))
		return -1;
	most = tree_leaves(&f->shares) < o->max_boxes ? tree_leaves(&f->shares) : o->max_boxes;
	/* LEVEL_SHARES first: it determines how many boxes are useful */
	for (int l = SELECTION_LEVELS - 1; l >= 0; l--) {
		if (fit_level(f, (enum selection_level)l, most, &f->levels[l], &nboxes, e))
			return -1;
		if (f->levels[LEVEL_SHARES].leaves < most)
			most = f->levels[LEVEL_SHARES].leaves;
	}
	boxes_of(f, &f->shares, most, &boxes);
	f->nboxes = boxes.count;
	return 0;
}

int fit_matrix(struct fit *f, const struct matrix *m, const struct fit_options *o, struct err *e)
{
	int status = fit_greedily(f, m, o, e);

	if (status == 0 && m->ncases >= MANY_CASES && !fit_is_few(m))
		status = fit_smoothly(f, e);
	if (status)
		fit_release(f);
	return status;
}

void fit_release(struct fit *f)
{
	fit_smooth_release(f->smooth);
	for (int i = 0; f->without && i < f->matrix->nfamilies; i++)
		tree_release(&f->without[i]);
	for (int i = 0; i < SELECTION_LEVELS; i++)
		fitted_release(&f->levels[i]);
	tree_release(&f->shares);
	free(f->without);
	free(f->boxes);
	free(f->estimated);
	*f = (struct fit){0};
}

/* ---- regret ---- */

struct regret_sum {
	double worst, mean, weight;
	int gaps;
};

static void add_regret(struct regret_sum *s, double regret, double weight)
{
	if (isnan(regret)) {
		s->gaps++;
		return;
	}
	s->worst = fmax(s->worst, regret);
	s->mean += weight * regret;
	s->weight += weight;
}

static struct selection_regret regret_from(const struct regret_sum *in, const struct regret_sum *out)
{
	return (struct selection_regret){.worst = in->worst,
					 .mean = in->weight > 0 ? in->mean / in->weight : 0,
					 .left_out_worst = out->weight > 0 ? out->worst : NAN,
					 .left_out_mean = out->weight > 0 ? out->mean / out->weight : NAN,
					 .gaps = in->gaps,
					 .left_out_gaps = out->gaps};
}

/* The regret on a case of a tree fitted without its family, which did not influence the number of leaves either. */
static double left_out_regret(const struct fit *f, const struct fitted *x, enum known known, int c)
{
	const int leaves = x->whole ? 1 : choose_leaves(f, x, f->matrix->cases[c].family);

	return *picks_regret(&x->left_out, known, leaves, c);
}

struct selection_regret fit_regret(const struct fit *f, const struct fitted *x, const char *kind)
{
	const struct matrix *m = f->matrix;
	struct regret_sum in = {0}, out = {0};

	for (int c = 0; c < m->ncases; c++) {
		if (!matrix_counts(m, c, kind))
			continue;
		add_regret(&in, picked_regret(m, &x->tree, x->leaves, c), m->cases[c].weight);
		if (m->nfamilies > 1)
			add_regret(&out, left_out_regret(f, x, KNOWN_TREE, c), m->cases[c].weight);
	}
	return regret_from(&in, &out);
}

int fit_loses_less(const struct fit *x, const struct fit *y)
{
	const struct selection_regret a = fit_regret(x, &x->levels[LEVEL_SHARES], NULL),
				      b = fit_regret(y, &y->levels[LEVEL_SHARES], NULL);

	return a.gaps <= b.gaps && a.left_out_gaps <= b.left_out_gaps && a.mean < b.mean - CV_NOISE &&
	       !(a.left_out_mean > b.left_out_mean + CV_NOISE);
}

static int knows_longest(const struct matrix *m, int c, enum selection_lookup_of what)
{
	return what == LOOKUP_ALL || selection_probe_sees_all(m->cases[c].features);
}

struct selection_regret fit_regret_lookup(const struct fit *f, enum selection_lookup_of what, const char *kind)
{
	const struct fitted *shares = &f->levels[LEVEL_SHARES], *all = &f->levels[LEVEL_LONGEST];
	const struct matrix *m = f->matrix;
	const struct regret_sum in = {0};
	struct regret_sum out = {0};

	if (!(fit_regret(f, all, NULL).left_out_mean < fit_regret(f, shares, NULL).left_out_mean))
		all = shares;
	for (int c = 0; c < m->ncases && m->nfamilies > 1; c++)
		if (matrix_counts(m, c, kind))
			add_regret(&out,
				   knows_longest(m, c, what) ? left_out_regret(f, all, KNOWN_ALL, c)
							     : left_out_regret(f, shares, KNOWN_SPAN, c),
				   m->cases[c].weight);
	return regret_from(&in, &out);
}

struct selection_regret fit_regret_estimated(const struct matrix *m, const double *estimated,
					     enum selection_lookup_of what, const char *kind)
{
	struct regret_sum in = {0}, out = {0};

	for (int c = 0; c < m->ncases; c++) {
		const double *left_out = estimated + (knows_longest(m, c, what) ? 2 * m->ncases : 0);

		if (!matrix_counts(m, c, kind))
			continue;
		add_regret(&out, left_out[c], m->cases[c].weight);
		add_regret(&in, left_out[m->ncases + c], m->cases[c].weight);
	}
	return regret_from(&in, &out);
}

struct selection_regret fit_bound(const struct fit *f)
{
	const struct matrix *m = f->matrix;
	struct regret_sum s = {0};

	for (int c = 0; c < m->ncases; c++) {
		double least = NAN;

		for (int i = 0; i < f->nboxes; i++)
			least = fmin(least, matrix_regret(m, c, f->boxes[i]));
		if (matrix_counts(m, c, NULL))
			add_regret(&s, least, m->cases[c].weight);
	}
	return (struct selection_regret){.worst = s.worst,
					 .mean = s.weight > 0 ? s.mean / s.weight : 0,
					 .left_out_worst = NAN,
					 .left_out_mean = NAN,
					 .gaps = s.gaps};
}

/* ---- a level that is no better than none ---- */

static int copy_fitted(const struct fitted *from, struct fitted *to, struct err *e)
{
	const size_t regrets = (size_t)KNOWNS * (size_t)from->left_out.most * (size_t)from->left_out.ncases;
	struct fitted copy = *from;

	copy.tree.nodes = calloc((size_t)from->tree.nnodes + 1, sizeof *copy.tree.nodes);
	copy.left_out.regret = calloc(regrets + 1, sizeof *copy.left_out.regret);
	if (!copy.tree.nodes || !copy.left_out.regret) {
		fitted_release(&copy);
		return err_set(e, "no memory for a tree of %d nodes", from->tree.nnodes);
	}
	memcpy(copy.tree.nodes, from->tree.nodes, (size_t)from->tree.nnodes * sizeof *copy.tree.nodes);
	memcpy(copy.left_out.regret, from->left_out.regret, regrets * sizeof *copy.left_out.regret);
	fitted_release(to);
	*to = copy;
	return 0;
}

/* On left-out families, a caller that provides more information about the lengths must not be served worse than one
 * that provides none. */
int fit_guard(struct fit *f, struct err *e)
{
	const struct fitted *least = &f->levels[LEVEL_UNKNOWN];

	for (int l = 0; l < SELECTION_LEVELS && f->matrix->nfamilies > 1; l++)
		if (l != LEVEL_UNKNOWN && is_worse(f, &f->levels[l], least) && copy_fitted(least, &f->levels[l], e))
			return -1;
	return 0;
}
