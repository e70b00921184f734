#include "search_variants.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "order.h"
#include "search.h"

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

static int find_variant(const struct variant *list, int count, const struct variant *v)
{
	for (int i = 0; i < count; i++)
		if (list[i].family == v->family && strcmp(list[i].params, v->params) == 0)
			return i;
	return -1;
}

/* Indexes of what to try first; room for nhints + count. */
static int list_hints(const struct variant *list, int count, const struct variant *hints, int nhints, int *first)
{
	int n = 0;

	for (int i = 0; i < nhints; i++) {
		int index = find_variant(list, count, &hints[i]);

		if (index >= 0)
			first[n++] = index;
	}
	for (int i = 0; i < count; i++)
		if (variant_is_default(&list[i]))
			first[n++] = i;
	return n;
}

/* Ask, try, tell, until there is nothing left or enough. */
static int run(struct search *s, const struct variant *list, char *tried, try_variant_on body, void *context, int *best,
	       struct err *e)
{
	double lowest = INFINITY;
	struct trial t;

	*best = -1;
	while (search_ask(s, &t) == SEARCH_TRIAL) {
		double seconds = INFINITY;
		int status = body(context, &list[t.config], t.share, tried[t.config], &seconds, e);

		if (status)
			return status < 0 ? -1 : 0;
		tried[t.config] = 1;
		if (seconds < lowest) {
			lowest = seconds;
			*best = t.config;
		}
		search_tell(s, &t, seconds);
	}
	return 0;
}

int search_variants(const char *name, uint64_t seed, const struct variant *list, int count, const struct variant *hints,
		    int nhints, try_variant_on body, void *context, int *best, struct err *e)
{
	int *first = malloc(((size_t)nhints + (size_t)count + 1) * sizeof *first), status = -1;
	char *tried = calloc((size_t)count + 1, 1);
	struct search_options o = {.seed = seed, .hints = first};
	struct space space = {0};
	struct search *s = NULL;

	*best = -1;
	if (!first || !tried) {
		(void)err_as(e, ERR_TOO_LARGE, "out of memory to search %d variants", count);
	} else if (count == 0) {
		status = 0;
	} else if (make_space(list, count, &space, e) == 0) {
		o.nhints = list_hints(list, count, hints, nhints, first);
		status = search_open(name, &space, &o, &s, e);
		if (status == 0)
			status = run(s, list, tried, body, context, best, e);
	}
	search_close(s);
	space_release(&space);
	free(tried);
	free(first);
	return status;
}
