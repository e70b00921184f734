/* Models regrets as a random field over the logarithms of features, known at the cases except for noise, to predict
 * them in between (krige.h). Length scales are long, so that the prediction is smooth from case to case and extends to
 * regions with few or no cases. */
#include "tuner/selection/smooth.h"

#include <math.h>
#include <stdlib.h>

#include "harness/base/rng.h"
#include "harness/base/stop.h"
#include "tuner/selection/kriging/krige.h"

/* Length scales in octaves. On 295 cases of an H200, with ten groups of families left out in turn and known shares,
 * half of these scales lost 11% on average, a third of the noise 12%, instead of 8%; three times the noise also lost
 * 8%. */
static const double scales[TREE_FEATURES] = {
	[FEATURE_N] = 16, [FEATURE_MEAN] = 8, [FEATURE_LONGEST] = 16, [FEATURE_SHARE_1K] = 16, [FEATURE_SHARE_4K] = 16};
#define NOISE 0.1 /* variance, relative to the field's */

/* Log2 of a share; less counts as none, because a probe of 1024 samples usually misses it. */
#define SHARE_LEAST (-12)

#define POINTS_A_CASE 32
#define SPREAD 1.0 /* octaves: standard deviation of the points around their case */
#define SEED 1

static const char known[SELECTION_LEVELS][TREE_FEATURES] = {
	[LEVEL_LONGEST] = {[FEATURE_N] = 1, [FEATURE_MEAN] = 1, [FEATURE_LONGEST] = 1},
	[LEVEL_SHARES] = {[FEATURE_N] = 1, [FEATURE_MEAN] = 1, [FEATURE_SHARE_1K] = 1, [FEATURE_SHARE_4K] = 1}};

static int is_share(int f)
{
	return f == FEATURE_SHARE_1K || f == FEATURE_SHARE_4K;
}

/* ---- points ---- */

static double place_of(int f, const struct matrix_case *c)
{
	return is_share(f) ? fmax(log2(fmax(c->features[f], 0)), SHARE_LEAST) : c->x[f];
}

static double between(double low, double x, double high)
{
	return fmin(fmax(x, low), high);
}

/* Restricts a point to possible lengths: no segment is longer than n, and the longest is not shorter than the mean. */
static void keep_possible(double *place, const struct matrix_case *c, const double n_range[2])
{
	place[FEATURE_N] = between(n_range[0], place[FEATURE_N], n_range[1]);
	place[FEATURE_LONGEST] = fmin(fmax(place[FEATURE_LONGEST], place[FEATURE_MEAN]), place[FEATURE_N]);
	for (int f = FEATURE_SHARE_1K; f <= FEATURE_SHARE_4K; f++) {
		const int is_none = place_of(f, c) <= SHARE_LEAST;

		place[f] = is_none ? SHARE_LEAST : between(SHARE_LEAST, place[f], 0);
	}
	place[FEATURE_SHARE_4K] = fmin(place[FEATURE_SHARE_4K], place[FEATURE_SHARE_1K]);
}

static void set_point(struct smooth *s, int at, const double n_range[2])
{
	const struct matrix *m = s->matrix;
	const int c = at % m->ncases, copy = at / m->ncases;
	double *place = s->places + (size_t)at * TREE_FEATURES;
	struct smooth_point *p = &s->points[at];

	*p = (struct smooth_point){.weight = m->cases[c].weight, .near = c};
	for (int f = 0; f < TREE_FEATURES; f++) {
		const uint64_t stream = (uint64_t)copy * TREE_FEATURES + (uint64_t)f;

		place[f] = place_of(f, &m->cases[c]);
		if (copy > 0)
			place[f] += SPREAD * rng_normal(SEED, stream, (uint64_t)c);
	}
	if (copy > 0)
		keep_possible(place, &m->cases[c], n_range);
	for (int f = 0; f < TREE_FEATURES; f++) {
		if (known[s->level][f])
			p->features[f] = copy == 0                                ? m->cases[c].features[f]
					 : is_share(f) && place[f] <= SHARE_LEAST ? 0
										  : exp2(place[f]);
		place[f] = known[s->level][f] ? place[f] / scales[f] : 0;
	}
}

static void set_points(struct smooth *s)
{
	const struct matrix *m = s->matrix;
	double n_range[2] = {INFINITY, -INFINITY};

	for (int c = 0; c < m->ncases; c++) {
		n_range[0] = fmin(n_range[0], m->cases[c].x[FEATURE_N]);
		n_range[1] = fmax(n_range[1], m->cases[c].x[FEATURE_N]);
	}
	for (int i = 0; i < s->npoints; i++)
		set_point(s, i, n_range);
}

static int sort_points(struct smooth *s)
{
	struct placed *placed = malloc(((size_t)s->npoints + 1) * sizeof *placed);

	if (!placed)
		return -1;
	for (int f = 0; f < TREE_FEATURES; f++) {
		for (int p = 0; p < s->npoints; p++)
			placed[p] = (struct placed){s->points[p].features[f], p};
		placed_sort(placed, s->npoints);
		for (int i = 0; i < s->npoints; i++)
			s->orders[f * s->npoints + i] = placed[i].at;
	}
	free(placed);
	return 0;
}

/* Matern covariance of once differentiable fields. */
static double likeness(const double *a, const double *b)
{
	double squares = 0, distance;

	for (int f = 0; f < TREE_FEATURES; f++)
		squares += (a[f] - b[f]) * (a[f] - b[f]);
	distance = sqrt(3 * squares);
	return (1 + distance) * exp(-distance);
}

int smooth_init(struct smooth *s, const struct matrix *m, enum selection_level level, struct err *e)
{
	const size_t cases = (size_t)m->ncases, points = POINTS_A_CASE * cases;

	*s = (struct smooth){.matrix = m, .level = level, .npoints = (int)points};
	s->points = calloc(points + 1, sizeof *s->points);
	s->places = calloc((points + 1) * TREE_FEATURES, sizeof *s->places);
	s->orders = calloc((points + 1) * TREE_FEATURES, sizeof *s->orders);
	s->likeness = calloc(points * cases + 1, sizeof *s->likeness);
	if (!s->points || !s->places || !s->orders || !s->likeness)
		return err_set(e, "no memory for %d points near %d cases", s->npoints, m->ncases);
	set_points(s);
	if (sort_points(s))
		return err_set(e, "no memory for %d points", s->npoints);
	for (size_t i = 0; i < points; i++)
		for (size_t c = 0; c < cases; c++)
			s->likeness[i * cases + c] =
				likeness(s->places + i * TREE_FEATURES, s->places + c * TREE_FEATURES);
	return 0;
}

/* ---- prediction at the points ---- */

/* Number of variants that are predicted together. */
#define TOGETHER 4

struct smooth_known {
	int ncases, *cases;
	struct krige krige;
	double **regrets; /* per variant: at all points; NULL: not asked for yet */
};

static void known_free(struct smooth_known *k, int nvariants)
{
	if (!k)
		return;
	for (int v = 0; k->regrets && v < nvariants; v++)
		free(k->regrets[v]);
	krige_close(&k->krige);
	free(k->regrets);
	free(k->cases);
	free(k);
}

void smooth_release(struct smooth *s)
{
	for (int i = 0; i <= MATRIX_GROUPS; i++)
		known_free(s->known[i], s->matrix ? s->matrix->nvariants : 0);
	free(s->points);
	free(s->places);
	free(s->orders);
	free(s->likeness);
	*s = (struct smooth){0};
}

/* Lists the cases of all groups of families but one. */
static void list_known(const struct matrix *m, int left_out, struct smooth_known *k)
{
	for (int c = 0; c < m->ncases; c++)
		if (matrix_group(m, c) != left_out && m->cases[c].weight > 0)
			k->cases[k->ncases++] = c;
}

static void fill_factor(const struct smooth *s, struct smooth_known *k)
{
	for (int i = 0; i < k->ncases; i++) {
		const double *alike = s->likeness + (size_t)k->cases[i] * (size_t)s->matrix->ncases;

		for (int j = 0; j <= i; j++)
			k->krige.factor[(size_t)i * (size_t)k->ncases + (size_t)j] =
				alike[k->cases[j]] + (i == j ? NOISE : 0);
	}
	krige_factorize(&k->krige);
}

static struct smooth_known *known_new(const struct smooth *s, int left_out)
{
	struct smooth_known *k = calloc(1, sizeof *k);

	if (!k)
		return NULL;
	k->cases = calloc((size_t)s->matrix->ncases + 1, sizeof *k->cases);
	k->regrets = calloc((size_t)s->matrix->nvariants + 1, sizeof *k->regrets);
	if (k->cases)
		list_known(s->matrix, left_out, k);
	if (!k->cases || !k->regrets || krige_open(&k->krige, k->ncases)) {
		known_free(k, s->matrix->nvariants);
		return NULL;
	}
	fill_factor(s, k);
	return k;
}

/* Expected values of TOGETHER fields at a point. alike: its similarity to all cases. */
static void expect_at(const struct smooth_known *k, const double *alike, const double *weights, double *const *to,
		      size_t p)
{
	const double *mean = weights + (size_t)k->ncases * TOGETHER;
	double a = mean[0], b = mean[1], c = mean[2], d = mean[3];

	for (int i = 0; i < k->ncases; i++, weights += TOGETHER) {
		const double by = alike[k->cases[i]];

		a += by * weights[0];
		b += by * weights[1];
		c += by * weights[2];
		d += by * weights[3];
	}
	to[0][p] = a;
	to[1][p] = b;
	to[2][p] = c;
	to[3][p] = d;
}

/* Predicts TOGETHER variants, some of which may be the same. */
static int expect(const struct smooth *s, struct smooth_known *k, const int variants[TOGETHER])
{
	const struct matrix *m = s->matrix;
	double *weights = calloc(((size_t)k->ncases + 1) * TOGETHER, sizeof *weights), *to[TOGETHER];
	int status = weights ? 0 : -1;

	for (int v = 0; v < TOGETHER; v++) {
		if (!k->regrets[variants[v]])
			k->regrets[variants[v]] = malloc(((size_t)s->npoints + 1) * sizeof **k->regrets);
		to[v] = k->regrets[variants[v]];
		status = to[v] ? status : -1;
	}
	for (int i = 0; i < k->ncases && status == 0; i++)
		for (int v = 0; v < TOGETHER; v++)
			weights[i * TOGETHER + v] = log1p(matrix_filled(m, k->cases[i], variants[v]));
	if (status == 0) {
		krige_solve(&k->krige, TOGETHER, weights);
		for (size_t p = 0; p < (size_t)s->npoints; p++)
			expect_at(k, s->likeness + p * (size_t)m->ncases, weights, to, p);
	}
	free(weights);
	return status;
}

/* Predicts those of the variants that were not asked for before. */
static int expect_new(const struct smooth *s, struct smooth_known *k, const int *variants, int n)
{
	int wanted[TOGETHER], count = 0;

	for (int i = 0; i < n; i++) {
		if (!k->regrets[variants[i]])
			wanted[count++] = variants[i];
		if (count > 0 && (count == TOGETHER || i == n - 1)) {
			while (count < TOGETHER)
				wanted[count++] = wanted[0];
			if (expect(s, k, wanted))
				return -1;
			count = 0;
		}
	}
	return 0;
}

int smooth_regrets(struct smooth *s, int left_out, const int *variants, int n, double **regrets, struct err *e)
{
	struct smooth_known **k = &s->known[left_out < 0 ? MATRIX_GROUPS : left_out];

	*regrets = NULL;
	if (stop_requested(e))
		return -1;
	*k = *k ? *k : known_new(s, left_out);
	*regrets = malloc(((size_t)s->npoints * (size_t)n + 1) * sizeof **regrets);
	if (!*k || !*regrets || expect_new(s, *k, variants, n)) {
		free(*regrets);
		*regrets = NULL;
		return err_set(e, "no memory for %d variants on %d points", n, s->npoints);
	}
	for (int i = 0; i < n; i++)
		for (size_t p = 0; p < (size_t)s->npoints; p++)
			(*regrets)[p * (size_t)n + (size_t)i] = (*k)->regrets[variants[i]][p];
	return 0;
}
