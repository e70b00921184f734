/* Finds the cases that two databases have in common. */
#include "tuner/cli/db/compare_rows.h"

#include <stdlib.h>
#include <string.h>

#include "tuner/base/strings.h"

const char *const comparison_names[] = {"SLOWER", "AMBIGUOUS", "FASTER", "SAME"};

/* The rows of one side, sorted by what identifies a case. */
struct side {
	const struct store_row **rows;
	int count;
};

/* Machines may keep a file under different paths, so it is recognized by its name, n and the statistics of its
 * lengths. */
static int compare_geometries(const struct store_row *a, const struct store_row *b)
{
	int order = strcmp(path_name(a->geometry), path_name(b->geometry));

	if (order == 0)
		order = (a->longest > b->longest) - (a->longest < b->longest);
	return order ? order : (a->cv > b->cv) - (a->cv < b->cv);
}

static int compare_cases(const struct comparison_options *o, const struct store_row *a, const struct store_row *b)
{
	int order = o->across_devices ? 0 : strcmp(a->device, b->device);

#define BY_TEXT(field) order = order ? order : strcmp(a->field, b->field)
#define BY_NUMBER(field) order = order ? order : (a->field > b->field) - (a->field < b->field)
	if (!o->across_devices)
		BY_TEXT(backend);
	BY_TEXT(operation);
	BY_TEXT(key_type);
	BY_TEXT(type);
	BY_TEXT(oper);
	BY_TEXT(offset_type);
	BY_NUMBER(n);
	BY_NUMBER(mean);
	order = order ? order : compare_geometries(a, b);
	BY_NUMBER(segments);
	BY_NUMBER(cold);
	if (o->variants) {
		BY_TEXT(strategy);
		BY_TEXT(params);
	}
#undef BY_TEXT
#undef BY_NUMBER
	return order;
}

static int compare_sorted(const void *left, const void *right, void *context)
{
	const struct store_row *a = *(const struct store_row *const *)left,
			       *b = *(const struct store_row *const *)right;
	int order = compare_cases(context, a, b);

	return order ? order : (a->seconds > b->seconds) - (a->seconds < b->seconds);
}

/* Sorts the rows and keeps the fastest of each case, or of each variant. */
static int make_side(struct side *s, const struct comparison_options *o, const struct compared_rows *from,
		     struct err *e)
{
	struct comparison_options options = *o;
	const struct store_row **rows = calloc((size_t)from->count + 1, sizeof *rows);
	int kept = 0;

	*s = (struct side){rows, 0};
	if (!rows)
		return err_as(e, ERR_TOO_LARGE, "out of memory");
	for (int i = 0; i < from->count; i++)
		rows[i] = &from->rows[i];
	qsort_r(rows, (size_t)from->count, sizeof *rows, compare_sorted, &options);
	for (int i = 0; i < from->count; i++)
		if (kept == 0 || compare_cases(o, rows[kept - 1], rows[i]) != 0)
			rows[kept++] = rows[i];
	s->count = kept;
	return 0;
}

static struct comparison compare_two(const struct comparison_options *o, const struct store_row *a,
				     const struct store_row *b)
{
	const double faster = 1 - o->threshold, slower = 1 + o->threshold;
	struct comparison c = {.a = a,
			       .b = b,
			       .ratio = b->seconds / a->seconds,
			       .low = b->low / a->high,
			       .high = b->high / a->low,
			       .verdict = COMPARED_AMBIGUOUS};

	if (c.low > slower)
		c.verdict = COMPARED_SLOWER;
	else if (c.high < faster)
		c.verdict = COMPARED_FASTER;
	else if (c.low >= faster && c.high <= slower)
		c.verdict = COMPARED_SAME;
	return c;
}

static int compare_ratios(const void *left, const void *right)
{
	const struct comparison *a = left, *b = right;

	return (b->ratio > a->ratio) - (b->ratio < a->ratio);
}

/* Joins both sides, which are sorted the same way. */
static int join(const struct comparison_options *o, const struct side *a, const struct side *b, struct comparisons *out,
		struct err *e)
{
	struct comparison *list = calloc((size_t)a->count + 1, sizeof *list);
	int i = 0, j = 0;

	out->list = list;
	if (!list)
		return err_as(e, ERR_TOO_LARGE, "out of memory");
	while (i < a->count || j < b->count) {
		int order = i == a->count ? 1 : j == b->count ? -1 : compare_cases(o, a->rows[i], b->rows[j]);

		if (order == 0)
			list[out->count++] = compare_two(o, a->rows[i], b->rows[j]);
		out->only_a += order < 0;
		out->only_b += order > 0;
		i += order <= 0;
		j += order >= 0;
	}
	qsort(list, (size_t)out->count, sizeof *list, compare_ratios);
	return 0;
}

int compare_rows(const struct comparison_options *o, const struct compared_rows *a, const struct compared_rows *b,
		 struct comparisons *out, struct err *e)
{
	struct side x = {0}, y = {0};
	int status;

	*out = (struct comparisons){0};
	status = make_side(&x, o, a, e) || make_side(&y, o, b, e) || join(o, &x, &y, out, e) ? -1 : 0;
	free(x.rows);
	free(y.rows);
	return status;
}
