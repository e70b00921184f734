/* The best set of boxes if each case used the best of them. The constraint that each case is served once is relaxed
 * with a price per case: a variant is worth what it costs less than the prices, and the boxes with the highest worth
 * give a bound. Prices follow the subgradient (Held, Karp 1971). */
#include "tuner/selection/median.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define ROOT_STEPS 300
#define STEPS 30
#define EQUAL 1e-5 /* mean regrets that differ by less are equal */
#define WORK 4e8   /* pairs of variant and case examined before a search gives up */

enum state { FREE, IN, OUT };

struct median {
	int ncases, nvariants, boxes;
	double *cost;  /* [case * nvariants + variant]: contribution to the mean regret */
	double *price; /* per case */
	double *worth; /* per variant, <= 0: its cost minus the prices */
	char *state;   /* per variant */
	char *chosen;  /* per variant: 1: among the boxes of the relaxation */
	int *list;     /* the chosen ones, in ascending order */
	int nlist;
	double best; /* over all choices examined */
	double open; /* lowest bound of the branches that were abandoned */
	double work;
};

static double cost_of(const struct median *d, int c, int v)
{
	return d->cost[(size_t)c * (size_t)d->nvariants + (size_t)v];
}

/* ---- relaxation ---- */

static void compute_worth(struct median *d)
{
	memset(d->worth, 0, (size_t)d->nvariants * sizeof *d->worth);
	for (int c = 0; c < d->ncases; c++) {
		const double *cost = d->cost + (size_t)c * (size_t)d->nvariants, price = d->price[c];

		for (int v = 0; v < d->nvariants; v++)
			d->worth[v] += cost[v] < price ? cost[v] - price : 0;
	}
	d->work += (double)d->ncases * d->nvariants;
}

static void list_chosen(struct median *d)
{
	d->nlist = 0;
	for (int v = 0; v < d->nvariants; v++)
		if (d->chosen[v])
			d->list[d->nlist++] = v;
}

/* Chooses the boxes of highest worth, required ones first. Returns their total worth. */
static double choose(struct median *d)
{
	double sum = 0;

	memset(d->chosen, 0, (size_t)d->nvariants);
	for (int k = 0; k < d->boxes; k++) {
		int next = -1;

		for (int v = 0; v < d->nvariants; v++)
			if (!d->chosen[v] && d->state[v] != OUT &&
			    (next < 0 || (d->state[v] == IN) > (d->state[next] == IN) ||
			     ((d->state[v] == IN) == (d->state[next] == IN) && d->worth[v] < d->worth[next])))
				next = v;
		if (next < 0)
			break;
		d->chosen[next] = 1;
		sum += d->worth[next];
	}
	list_chosen(d);
	return sum;
}

/* The cost of the chosen boxes. */
static double evaluate(const struct median *d)
{
	double sum = 0;

	for (int c = 0; c < d->ncases; c++) {
		double least = INFINITY;

		for (int i = 0; i < d->nlist; i++)
			least = fmin(least, cost_of(d, c, d->list[i]));
		sum += least;
	}
	return sum;
}

/* Lowers the prices of cases that several boxes would serve, and raises those of cases that none serves. */
static void move_prices(struct median *d, double bound, double step)
{
	double squares = 0;

	for (int pass = 0; pass < 2; pass++)
		for (int c = 0; c < d->ncases; c++) {
			int slope = 1;

			for (int i = 0; i < d->nlist; i++)
				slope -= cost_of(d, c, d->list[i]) < d->price[c];
			if (pass == 0)
				squares += (double)slope * slope;
			else if (squares > 0)
				d->price[c] += step * (d->best - bound) / squares * slope;
		}
}

/* The best bound of several subgradient steps. */
static double relax(struct median *d, int steps)
{
	double highest = -INFINITY, step = 1;
	int since = 0;

	for (int i = 0; i < steps && highest < d->best - EQUAL; i++) {
		double bound;

		compute_worth(d);
		bound = choose(d);
		for (int c = 0; c < d->ncases; c++)
			bound += d->price[c];
		d->best = fmin(d->best, evaluate(d));
		since = bound > highest ? 0 : since + 1;
		highest = fmax(highest, bound);
		if (since == 10) {
			step /= 2;
			since = 0;
		}
		move_prices(d, bound, step);
	}
	return highest;
}

/* ---- branch and bound ---- */

static int count_state(const struct median *d, enum state state)
{
	int count = 0;

	for (int v = 0; v < d->nvariants; v++)
		count += d->state[v] == (char)state;
	return count;
}

/* The undecided variant with the highest worth; -1: none. */
static int most_worth(const struct median *d)
{
	int most = -1;

	for (int v = 0; v < d->nvariants; v++)
		if (d->state[v] == FREE && (most < 0 || d->worth[v] < d->worth[most]))
			most = v;
	return most;
}

static void branch(struct median *d, int steps)
{
	const double bound = relax(d, steps);
	const int in = count_state(d, IN), v = most_worth(d);

	if (bound >= d->best - EQUAL || in == d->boxes || v < 0)
		return;
	if (d->work > WORK) {
		d->open = fmin(d->open, bound);
		return;
	}
	d->state[v] = IN;
	branch(d, STEPS);
	d->state[v] = OUT;
	branch(d, STEPS);
	d->state[v] = FREE;
}

/* ---- a matrix ---- */

static int open_median(struct median *d, const struct matrix *m, int boxes, struct err *e)
{
	const size_t cases = (size_t)m->ncases + 1, variants = (size_t)m->nvariants + 1;
	double weight = 0;

	*d = (struct median){.ncases = m->ncases, .nvariants = m->nvariants, .boxes = boxes, .open = INFINITY};
	d->cost = calloc(cases * variants, sizeof *d->cost);
	d->price = calloc(cases, sizeof *d->price);
	d->worth = calloc(variants, sizeof *d->worth);
	d->state = calloc(variants, 1);
	d->chosen = calloc(variants, 1);
	d->list = calloc(variants, sizeof *d->list);
	if (!d->cost || !d->price || !d->worth || !d->state || !d->chosen || !d->list)
		return err_set(e, "no memory for the bound of %d variants", m->nvariants);
	for (int c = 0; c < m->ncases; c++)
		weight += m->cases[c].weight;
	for (int c = 0; c < m->ncases; c++)
		for (int v = 0; v < m->nvariants; v++) {
			const double regret = matrix_regret(m, c, v), most = isnan(regret) ? REGRET_MOST : regret;

			d->cost[(size_t)c * (size_t)m->nvariants + (size_t)v] =
				weight > 0 ? m->cases[c].weight / weight * fmin(most, REGRET_MOST) : 0;
		}
	return 0;
}

static void close_median(struct median *d)
{
	free(d->cost);
	free(d->price);
	free(d->worth);
	free(d->state);
	free(d->chosen);
	free(d->list);
}

/* Initial prices and choice: adds boxes one at a time, each time the one that saves most. */
static void begin(struct median *d)
{
	for (int c = 0; c < d->ncases; c++)
		d->price[c] = INFINITY;
	for (int k = 0; k < d->boxes && k < d->nvariants; k++) {
		double least = INFINITY;
		int next = -1;

		for (int v = 0; v < d->nvariants; v++) {
			double sum = 0;

			for (int c = 0; c < d->ncases && !d->chosen[v]; c++)
				sum += fmin(d->price[c], cost_of(d, c, v));
			if (!d->chosen[v] && (next < 0 || sum < least)) {
				least = sum;
				next = v;
			}
		}
		d->chosen[next] = 1;
		for (int c = 0; c < d->ncases; c++)
			d->price[c] = fmin(d->price[c], cost_of(d, c, next));
	}
	list_chosen(d);
	d->best = evaluate(d);
}

int median_bound(const struct matrix *m, int boxes, struct selection_median *to, struct err *e)
{
	struct median d;
	const int status = open_median(&d, m, boxes < m->nvariants ? boxes : m->nvariants, e);

	if (status == 0) {
		begin(&d);
		branch(&d, ROOT_STEPS);
		*to = (struct selection_median){.boxes = boxes,
						.variants = m->nvariants,
						.mean = fmax(0, fmin(d.best, d.open)),
						.exact = d.open >= d.best - EQUAL};
	}
	close_median(&d);
	return status;
}
