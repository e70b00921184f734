#include "geometry.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "geometry_impl.h"

/* Class of a length in the histogram: 0 for empty, k for [2^(k-1), 2^k). */
static int length_class(int64_t length)
{
	return length == 0 ? 0 : 64 - __builtin_clzll((unsigned long long)length);
}

void geometry_stats(const int64_t *offsets, int64_t segments, struct geometry_stats *stats)
{
	double squares = 0;

	memset(stats, 0, sizeof *stats);
	if (segments == 0)
		return;
	stats->segments = segments;
	stats->n = offsets[segments];
	stats->mean = (double)stats->n / (double)segments;
	stats->min = INT64_MAX;
	for (int64_t i = 0; i < segments; i++) {
		int64_t length = offsets[i + 1] - offsets[i];
		double off = (double)length - stats->mean;

		if (length < stats->min)
			stats->min = length;
		if (length > stats->max)
			stats->max = length;
		stats->histogram[length_class(length)]++;
		squares += off * off;
	}
	stats->empty = stats->histogram[0];
	stats->std = sqrt(squares / (double)segments);
	stats->cv = stats->mean > 0 ? stats->std / stats->mean : 0;
}

int geometry_take(const char *name, const char *kind, int64_t *offsets, int64_t segments, int64_t columns,
		  struct geometry *g, struct err *e)
{
	*g = (struct geometry){.name = strdup(name),
			       .kind = strdup(kind),
			       .n = offsets[segments],
			       .segments = segments,
			       .columns = columns,
			       .offsets = offsets};
	if (!g->name || !g->kind) {
		geometry_release(g);
		return err_as(e, ERR_TOO_LARGE, "out of memory for geometry '%s'", name);
	}
	geometry_stats(offsets, segments, &g->stats);
	return 0;
}

int geometry_from_lengths(const char *name, const int64_t *lengths, int64_t segments, struct geometry *g, struct err *e)
{
	int64_t *offsets = segments < (int64_t)(SIZE_MAX / sizeof *offsets) - 1
				   ? malloc(((size_t)segments + 1) * sizeof *offsets)
				   : NULL;

	if (!offsets)
		return err_as(e, ERR_TOO_LARGE, "out of memory for %lld segments of '%s'", (long long)segments, name);
	offsets[0] = 0;
	for (int64_t i = 0; i < segments; i++)
		offsets[i + 1] = offsets[i] + lengths[i];
	return geometry_take(name, "lengths", offsets, segments, 0, g, e);
}

void geometry_release(struct geometry *g)
{
	free(g->name);
	free(g->kind);
	free(g->offsets);
	memset(g, 0, sizeof *g);
}

int grow_list(int64_t **list, int64_t *room, int64_t count, struct err *e)
{
	int64_t wanted = *room ? *room : 1024;
	int64_t *grown;

	if (count <= *room)
		return 0;
	while (wanted < count)
		wanted += wanted / 2;
	grown = realloc(*list, (size_t)wanted * sizeof **list);
	if (!grown)
		return err_as(e, ERR_TOO_LARGE, "out of memory for %lld segments", (long long)wanted);
	*list = grown;
	*room = wanted;
	return 0;
}

static int read_off32(const char *path, struct geometry *g, struct err *e)
{
	return offsets_read(path, 4, g, e);
}

static int read_off64(const char *path, struct geometry *g, struct err *e)
{
	return offsets_read(path, 8, g, e);
}

static const struct {
	const char *ending;
	int (*read)(const char *path, struct geometry *g, struct err *e);
} readers[] = {
	{".mtx", mtx_read},     {".mtx.gz", mtx_read}, {".rowlen", rowlen_read}, {".rowlen.gz", rowlen_read},
	{".off32", read_off32}, {".i32", read_off32},  {".off64", read_off64},   {".i64", read_off64},
};

static int ends_with(const char *text, const char *ending)
{
	size_t a = strlen(text), b = strlen(ending);

	return a > b && strcmp(text + a - b, ending) == 0;
}

/* Index of the reader for a file of this name, -1 if there is none. */
static int reader_for(const char *path)
{
	for (int i = 0; i < (int)(sizeof readers / sizeof *readers); i++)
		if (ends_with(path, readers[i].ending))
			return i;
	return -1;
}

static int unknown(const char *text, struct err *e)
{
	return err_as(e, ERR_USAGE,
		      "'%s' is no geometry: neither a spec like uniform:n=1M,mean=32 nor a file .mtx, .rowlen (.gz), "
		      ".i32 or .i64",
		      text);
}

int geometry_make(const char *text, struct geometry *g, struct err *e)
{
	int reader;

	memset(g, 0, sizeof *g);
	if (spec_is(text))
		return spec_make(text, g, e);
	reader = reader_for(text);
	return reader < 0 ? unknown(text, e) : readers[reader].read(text, g, e);
}

int geometry_canonical(const char *text, char *out, int size, struct err *e)
{
	if (spec_is(text))
		return spec_canonical(text, out, size, e);
	if (reader_for(text) < 0)
		return unknown(text, e);
	if (strlen(text) >= (size_t)size)
		return err_set(e, "path is too long: '%s'", text);
	memcpy(out, text, strlen(text) + 1);
	return 0;
}
