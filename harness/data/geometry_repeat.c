/* "FILE@SIZE", "FILE:width=16": repeats the lengths of a file as a whole until there are at least SIZE elements.
 * Profiles of real data are small; repeating them preserves the lengths and the order of long ones at the size that is
 * tuned for. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/data/geometry_impl.h"
#include "harness/data/geometry_spec.h"

/* The start of the row parameters, including the ":", or the end of text. A path may contain ":" as well. */
static const char *find_rows(const char *text)
{
	const char *at = strrchr(text, ':');
	const size_t word = at ? strspn(at + 1, "abcdefghijklmnopqrstuvwxyz") : 0;

	return word > 0 && at[1 + word] == '=' ? at : text + strlen(text);
}

int64_t repeat_size(const char *text, size_t *length, const char **rows)
{
	const char *end = find_rows(text), *at = end;
	char size[32];
	double n;

	*rows = *end ? end + 1 : NULL;
	*length = (size_t)(end - text);
	while (at > text && *at != '@')
		at--;
	(void)snprintf(size, sizeof size, "%.*s", (int)(end - at - (at < end)), at + (at < end));
	if (*at != '@' || end - at > (int)sizeof size || spec_number(size, &n) ||
	    !(n >= 1 && n <= (double)SPEC_MAX_ELEMENTS))
		return 0;
	*length = (size_t)(at - text);
	return (int64_t)n;
}

void offsets_repeat(int64_t *offsets, int64_t segments, int64_t times)
{
	const int64_t n = offsets[segments];

	for (int64_t i = segments; i < segments * times; i++)
		offsets[i + 1] = offsets[i + 1 - segments] + n;
}

int geometry_repeat(struct geometry *g, const char *name, int64_t n, struct err *e)
{
	const int64_t times = g->n ? (n + g->n - 1) / g->n : 1, segments = g->segments;
	int64_t *offsets = NULL, capacity = 0, columns = g->columns;
	struct geometry repeated;

	if (segments > SPEC_MAX_SEGMENTS / times)
		return err_as(e, ERR_TOO_LARGE, "'%s' has more than 2^33 segments", name);
	if (offsets_reserve(&offsets, &capacity, segments * times + 1, e))
		return err_context(e, "'%s'", name);
	memcpy(offsets, g->offsets, ((size_t)segments + 1) * sizeof *offsets);
	offsets_repeat(offsets, segments, times);
	if (geometry_adopt(name, g->kind, offsets, times * segments, &repeated, e))
		return -1;
	repeated.columns = columns;
	geometry_release(g);
	*g = repeated;
	return 0;
}
