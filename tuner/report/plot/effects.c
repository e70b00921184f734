/* Effects of parameters: how much slower the fastest variant with a given value is than the fastest of its strategy. */
#include "tuner/report/plot/effects.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/list.h"

struct effects {
	struct effect *list;
	int count, room;
};

const char *effects_value(const char *params, const char *parameter, int *length)
{
	const size_t size = strlen(parameter);

	for (const char *p = params; *p; p += strcspn(p, " "), p += strspn(p, " "))
		if (strncmp(p, parameter, size) == 0 && p[size] == '=') {
			*length = (int)strcspn(p + size + 1, " ");
			return p + size + 1;
		}
	return NULL;
}

/* Finds or adds the effect of a pair. pair: "NT=128", `whole` characters of which the first `name` are the
 * parameter. */
static struct effect *find(struct effects *all, const char *strategy, const char *pair, int name, int whole,
			   struct err *e)
{
	struct effect new = {.worst = 1, .fastest = INFINITY}, *grown;

	(void)snprintf(new.strategy, sizeof new.strategy, "%s", strategy);
	(void)snprintf(new.parameter, sizeof new.parameter, "%.*s", name, pair);
	(void)snprintf(new.value, sizeof new.value, "%.*s", whole - name - 1, pair + name + 1);
	for (int i = 0; i < all->count; i++)
		if (strcmp(all->list[i].value, new.value) == 0 && strcmp(all->list[i].parameter, new.parameter) == 0 &&
		    strcmp(all->list[i].strategy, new.strategy) == 0)
			return &all->list[i];
	grown = list_grow(all->list, all->count, &all->room, sizeof *grown);
	if (!grown) {
		(void)err_set(e, "no memory for the effects of parameters");
		return NULL;
	}
	all->list = grown;
	all->list[all->count] = new;
	return &all->list[all->count++];
}

/* Notes the row's time for each of its values, if it is the fastest so far in this case. */
static int add_variant(struct effects *all, const struct store_row *row, struct err *e)
{
	const char *p = row->params;

	while (*p) {
		const int name = (int)strcspn(p, "= "), whole = (int)strcspn(p, " ");

		if (p[name] == '=') {
			struct effect *f = find(all, row->strategy, p, name, whole, e);

			if (!f)
				return -1;
			f->fastest = fmin(f->fastest, row->seconds);
		}
		p += whole;
		p += strspn(p, " ");
	}
	return 0;
}

/* The fastest time of the strategy in the case, over all values of the same parameter. */
static double fastest_of(const struct effects *all, const struct effect *f)
{
	double least = f->fastest;

	for (int i = 0; i < all->count; i++)
		if (strcmp(all->list[i].strategy, f->strategy) == 0 &&
		    strcmp(all->list[i].parameter, f->parameter) == 0)
			least = fmin(least, all->list[i].fastest);
	return least;
}

/* Adds the ratios of a finished case. */
static void end_case(struct effects *all)
{
	for (int i = 0; i < all->count; i++) {
		struct effect *f = &all->list[i];
		double ratio;

		if (!isfinite(f->fastest))
			continue;
		ratio = f->fastest / fastest_of(all, f);
		f->cases++;
		f->logarithms += log(ratio);
		f->worst = fmax(f->worst, ratio);
	}
	for (int i = 0; i < all->count; i++)
		all->list[i].fastest = INFINITY;
}

/* Orders values as numbers, also pairs of values, "128,7". */
static int compare_values(const char *a, const char *b)
{
	char *end_a, *end_b;
	const double x = strtod(a, &end_a), y = strtod(b, &end_b);

	if (end_a > a && end_b > b && (!*end_a || *end_a == ',') && (!*end_b || *end_b == ',')) {
		if (x < y || x > y)
			return x < y ? -1 : 1;
		if (*end_a && *end_b)
			return compare_values(end_a + 1, end_b + 1);
	}
	return strcmp(a, b);
}

static int compare_effects(const void *left, const void *right)
{
	const struct effect *a = left, *b = right;
	int order = strcmp(a->strategy, b->strategy);

	if (order == 0)
		order = strcmp(a->parameter, b->parameter);
	return order ? order : compare_values(a->value, b->value);
}

static int is_same_parameter(const struct effect *a, const struct effect *b)
{
	return strcmp(a->strategy, b->strategy) == 0 && strcmp(a->parameter, b->parameter) == 0;
}

/* Drops parameters with one value, which have no effect to show. The list is sorted. */
static void keep_varied(struct effects *all)
{
	int kept = 0;

	for (int i = 0, end; i < all->count; i = end) {
		for (end = i; end < all->count && is_same_parameter(&all->list[i], &all->list[end]);)
			end++;
		for (int k = i; k < end && end - i > 1; k++)
			all->list[kept++] = all->list[k];
	}
	all->count = kept;
}

static int is_same_case(const struct store_row *a, const struct store_row *b)
{
	return strcmp(a->geometry, b->geometry) == 0 && a->cold == b->cold && strcmp(a->backend, b->backend) == 0;
}

int effects_find(const struct store_row *rows, int nrows, struct effect **list, int *count, struct err *e)
{
	struct effects all = {0};

	for (int i = 0; i < nrows; i++) {
		if (i > 0 && !is_same_case(&rows[i], &rows[i - 1]))
			end_case(&all);
		if (add_variant(&all, &rows[i], e) != 0) {
			free(all.list);
			return -1;
		}
	}
	end_case(&all);
	for (int i = 0; i < all.count; i++)
		all.list[i].mean = all.list[i].cases ? exp(all.list[i].logarithms / all.list[i].cases) : 1;
	if (all.count)
		qsort(all.list, (size_t)all.count, sizeof *all.list, compare_effects);
	keep_varied(&all);
	*list = all.list;
	*count = all.count;
	return 0;
}
