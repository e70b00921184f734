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

/* The space of the variants: configuration i is list[i]. */
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
static int list_hints(const struct variant *list, int count, const struct variant *hints, int nhints, int *first)
{
	int n = 0;

	for (int i = 0; i < nhints; i++) {
		int index = variant_find(list, count, &hints[i]);

		if (index >= 0)
			first[n++] = index;
	}
	for (int i = 0; i < count; i++)
		if (i == 0 || list[i].family != list[i - 1].family)
			first[n++] = (int)(variant_default(list, count, list[i].family) - list);
	return n;
}

struct run {
	struct search *search;
	const struct variant *list;
	char *tried; /* marks of the list */
	const struct search_bench *bench;
	struct trial asked[1 + SEARCH_ADVANCE]; /* the next one first */
	int nasked;
};

static int ask(struct run *r, struct err *e)
{
	const struct search_bench *b = r->bench;

	while (r->nasked < 1 + b->advance && search_ask(r->search, &r->asked[r->nasked]) == SEARCH_TRIAL) {
		const struct variant *v = &r->list[r->asked[r->nasked++].config];

		if (b->advance && b->expect(b->context, v, e))
			return -1;
	}
	return 0;
}

/* The first of those asked for that is ready: its place in *at. Returns 0 where none is. */
static int find_ready(const struct run *r, int *at, struct err *e)
{
	const struct search_bench *b = r->bench;

	for (*at = 0; *at < r->nasked; ++*at) {
		int ready;

		if (b->is_ready(b->context, &r->list[r->asked[*at].config], &ready, e))
			return -1;
		if (ready)
			return 1;
	}
	*at = 0;
	return 0;
}

/* Which of those asked for is next, *at: the first that is ready; once there is nothing else to do, the first. */
static int choose(const struct run *r, int *at, struct err *e)
{
	const struct search_bench *b = r->bench;
	int found = 0, did = 1;

	*at = 0;
	while (b->is_ready && did && (found = find_ready(r, at, e)) == 0)
		if (b->meanwhile(b->context, &did, e))
			return -1;
	return found < 0 ? -1 : 0;
}

/* Ask, try, tell, until there is nothing left or enough. */
static int run(struct run *r, int *best, struct err *e)
{
	const struct search_bench *b = r->bench;
	double lowest = INFINITY;

	*best = -1;
	while (ask(r, e) == 0) {
		double seconds = INFINITY;
		struct trial t;
		int status, at;

		if (r->nasked == 0)
			return 0;
		if (choose(r, &at, e))
			return -1;
		t = r->asked[at];
		memmove(r->asked + at, r->asked + at + 1, (size_t)(--r->nasked - at) * sizeof *r->asked);
		status = b->try(b->context, &r->list[t.config], t.share, r->tried[t.config], &seconds, e);
		if (status)
			return status < 0 ? -1 : 0;
		r->tried[t.config] = 1;
		if (seconds < lowest) {
			lowest = seconds;
			*best = t.config;
		}
		search_tell(r->search, &t, seconds);
	}
	return -1;
}

int search_variants(const char *name, uint64_t seed, const struct variant *list, int count, const struct variant *hints,
		    int nhints, const struct search_bench *bench, int *best, struct err *e)
{
	int *first = malloc(((size_t)nhints + (size_t)count + 1) * sizeof *first), status = -1;
	struct run r = {.list = list, .bench = bench};
	struct search_options o = {.seed = seed, .hints = first};
	struct space space = {0};

	*best = -1;
	r.tried = calloc((size_t)count + 1, 1);
	if (!first || !r.tried) {
		(void)err_as(e, ERR_TOO_LARGE, "out of memory to search %d variants", count);
	} else if (count == 0) {
		status = 0;
	} else if (make_space(list, count, &space, e) == 0) {
		o.nhints = list_hints(list, count, hints, nhints, first);
		status = search_open(name, &space, &o, &r.search, e);
		if (status == 0)
			status = run(&r, best, e);
	}
	search_close(r.search);
	space_release(&space);
	free(r.tried);
	free(first);
	return status;
}
