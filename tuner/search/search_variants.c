/* A search over variants: their space, and proposals prefetched while others are evaluated. */
#include "tuner/search/search_variants.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/catalogue/order.h"
#include "tuner/search/search.h"

#define TEXT (sizeof "strategy=" + sizeof((struct family *)0)->strategy + sizeof((struct variant *)0)->params)

static void text_of(const struct variant *v, char *text)
{
	(void)snprintf(text, TEXT, "strategy=%s %s", v->family->strategy, v->params);
}

/* Makes the space of the variants; configuration i is list[i]. */
static int make_space(const struct variant *list, int count, struct space *space, struct err *e)
{
	const char *values[SPACE_PARAMS];
	char text[TEXT];

	for (int i = 0; i < count; i++) {
		text_of(&list[i], text);
		if (space_declare(space, text, e))
			return -1;
	}
	for (int i = 0; i < count; i++) {
		text_of(&list[i], text);
		space_split(space, text, values);
		if (space_add(space, values, e) < 0)
			return -1;
	}
	return space_close(space, e);
}

/* Indexes of what to try first; room for nhints + count. */
static int list_hints(const struct variant_search *vs, int *first)
{
	int n = 0;

	for (int i = 0; i < vs->nhints; i++) {
		int index = variant_find(vs->list, vs->count, &vs->hints[i]);

		if (index >= 0)
			first[n++] = index;
	}
	for (int i = 0; i < vs->count; i++)
		if (i == 0 || vs->list[i].family != vs->list[i - 1].family)
			first[n++] = (int)(variant_default(vs->list, vs->count, vs->list[i].family) - vs->list);
	return n;
}

/* Trials proposed but not evaluated yet. */
struct queue {
	struct search *search;
	const struct variant *list;
	const struct search_evaluator *evaluator;
	struct trial trials[1 + SEARCH_LOOKAHEAD]; /* oldest first */
	int count;
};

static int fill_queue(struct queue *q, struct err *e)
{
	const struct search_evaluator *ev = q->evaluator;

	while (q->count < 1 + ev->lookahead && search_next(q->search, &q->trials[q->count]) == SEARCH_TRIAL) {
		const struct variant *v = &q->list[q->trials[q->count++].config];

		if (ev->lookahead && ev->prefetch(ev->context, v, e))
			return -1;
	}
	return 0;
}

static struct trial take(struct queue *q)
{
	const struct trial oldest = q->trials[0];

	q->count--;
	memmove(q->trials, q->trials + 1, (size_t)q->count * sizeof *q->trials);
	return oldest;
}

/* Runs until everything is tried or the evaluator ends it. tried: one flag per list entry. */
static int run(struct queue *q, char *tried, int *best, struct err *e)
{
	const struct search_evaluator *ev = q->evaluator;
	double lowest = INFINITY;

	while (fill_queue(q, e) == 0) {
		double seconds = INFINITY;
		struct trial t;
		int status;

		if (q->count == 0)
			return 0;
		t = take(q);
		status = ev->evaluate(ev->context, &q->list[t.config], t.share, tried[t.config], &seconds, e);
		if (status)
			return status < 0 ? -1 : 0;
		tried[t.config] = 1;
		if (seconds < lowest) {
			lowest = seconds;
			*best = t.config;
		}
		search_report(q->search, &t, seconds);
	}
	return -1;
}

int search_variants(const struct variant_search *vs, const struct search_evaluator *evaluator, int *best, struct err *e)
{
	int *first = malloc(((size_t)vs->nhints + (size_t)vs->count + 1) * sizeof *first), status = -1;
	char *tried = calloc((size_t)vs->count + 1, 1), *later = calloc((size_t)vs->count + 1, 1);
	struct queue q = {.list = vs->list, .evaluator = evaluator};
	struct search_options o = {.seed = vs->seed, .hints = first, .later = later};
	struct space space = {0};

	*best = -1;
	if (!first || !tried || !later) {
		(void)err_as(e, ERR_TOO_LARGE, "out of memory to search %d variants", vs->count);
	} else if (vs->count == 0) {
		status = 0;
	} else if (make_space(vs->list, vs->count, &space, e) == 0) {
		for (int i = 0; i < vs->count; i++)
			later[i] = !vs->list[i].hinted;
		o.nhints = list_hints(vs, first);
		status = search_open(vs->method, &space, &o, &q.search, e);
		if (status == 0)
			status = run(&q, tried, best, e);
	}
	search_close(q.search);
	space_release(&space);
	free(later);
	free(tried);
	free(first);
	return status;
}
