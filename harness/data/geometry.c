#include "harness/data/geometry.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/hostmem.h"
#include "harness/base/parallel.h"
#include "harness/data/geometry_impl.h"

#define LARGE_LIST ((int64_t)1 << 22) /* entries: 32 MiB */

/* Class of a length in the histogram: 0 for empty, k for [2^(k-1), 2^k). */
static int length_class(int64_t length)
{
	return length == 0 ? 0 : 64 - __builtin_clzll((unsigned long long)length);
}

/* Statistics are made of pieces of the list, always the same ones: a sum of squares depends on their order. */
#define PIECES 128
#define PIECE_LEAST ((int64_t)1 << 16)

struct pieces {
	const int64_t *offsets;
	int64_t segments, each;
	double mean;
	struct geometry_stats of[PIECES];
	double squares[PIECES];
};

static void look_at_piece(void *context, int64_t k)
{
	struct pieces *p = context;
	struct geometry_stats *s = &p->of[k];
	int64_t from = k * p->each, to = from + p->each < p->segments ? from + p->each : p->segments;
	double squares = 0;

	*s = (struct geometry_stats){.min = INT64_MAX};
	for (int64_t i = from; i < to; i++) {
		int64_t length = p->offsets[i + 1] - p->offsets[i];
		double off = (double)length - p->mean;

		if (length < s->min)
			s->min = length;
		if (length > s->max)
			s->max = length;
		s->histogram[length_class(length)]++;
		squares += off * off;
	}
	p->squares[k] = squares;
}

void geometry_stats(const int64_t *offsets, int64_t segments, struct geometry_stats *stats)
{
	struct pieces p = {.offsets = offsets, .segments = segments, .each = (segments + PIECES - 1) / PIECES};
	double squares = 0;
	int64_t count;

	memset(stats, 0, sizeof *stats);
	if (segments == 0)
		return;
	stats->segments = segments;
	stats->n = offsets[segments];
	stats->mean = p.mean = (double)stats->n / (double)segments;
	stats->min = INT64_MAX;
	p.each = p.each > PIECE_LEAST ? p.each : PIECE_LEAST;
	count = (segments + p.each - 1) / p.each;
	parallel_each(count, look_at_piece, &p);
	for (int64_t k = 0; k < count; k++) {
		stats->min = p.of[k].min < stats->min ? p.of[k].min : stats->min;
		stats->max = p.of[k].max > stats->max ? p.of[k].max : stats->max;
		for (size_t c = 0; c < sizeof stats->histogram / sizeof *stats->histogram; c++)
			stats->histogram[c] += p.of[k].histogram[c];
		squares += p.squares[k];
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
	int64_t *offsets = NULL, room = 0;

	memset(g, 0, sizeof *g);
	if (segments < 0 || segments >= INT64_MAX / 16)
		return err_set(e, "'%s' has %lld segments", name, (long long)segments);
	if (grow_list(&offsets, &room, segments + 1, e))
		return err_context(e, "'%s'", name);
	offsets[0] = 0;
	for (int64_t i = 0; i < segments; i++)
		if (lengths[i] < 0 || __builtin_add_overflow(offsets[i], lengths[i], &offsets[i + 1])) {
			free(offsets);
			return err_set(e, "length %lld of '%s' is negative or too large: %lld", (long long)i, name,
				       (long long)lengths[i]);
		}
	return geometry_take(name, "lengths", offsets, segments, 0, g, e);
}

void geometry_drop_rest(struct geometry *g)
{
	int64_t last = g->segments - 1;

	if (last < 1 || g->offsets[g->segments] - g->offsets[last] >= g->offsets[1])
		return;
	g->segments = last;
	g->n = g->offsets[last];
	geometry_stats(g->offsets, g->segments, &g->stats);
}

void geometry_release(struct geometry *g)
{
	free(g->name);
	free(g->kind);
	free(g->offsets);
	memset(g, 0, sizeof *g);
}

/* Memory that can be taken without pushing others out, in bytes; "unlimited" where the system does not tell. */
static int64_t memory_available(void)
{
	FILE *f = fopen("/proc/meminfo", "r");
	long long kib = 0;
	char line[128];

	if (!f)
		return INT64_MAX;
	while (fgets(line, sizeof line, f))
		if (strncmp(line, "MemAvailable:", 13) == 0)
			kib = strtoll(line + 13, NULL, 10);
	(void)fclose(f);
	return kib > 0 ? kib * 1024 : INT64_MAX;
}

int check_memory(int64_t count, struct err *e)
{
	/* Small lists are not worth reading a file for. */
	if (count < LARGE_LIST)
		return 0;
	if (count > INT64_MAX / 16 || count * (int64_t)sizeof count > memory_available())
		return err_as(e, ERR_TOO_LARGE, "%lld segments do not fit into the memory that is free",
			      (long long)count);
	return 0;
}

int grow_list(int64_t **list, int64_t *room, int64_t count, struct err *e)
{
	int64_t wanted = *room + *room / 2;
	int64_t *grown;

	if (*list && count <= *room)
		return 0;
	if (wanted < count)
		wanted = count < 1024 ? 1024 : count;
	if (check_memory(wanted - *room, e))
		return -1;
	grown = realloc(*list, (size_t)wanted * sizeof **list);
	if (!grown) {
		(void)err_as(e, ERR_TOO_LARGE, "out of memory for %lld segments", (long long)wanted);
		return -1;
	}
	host_memory_prefer_huge_pages(grown, (size_t)wanted * sizeof *grown);
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
		      ".i32, .off32, .i64 or .off64",
		      text);
}

int geometry_make(const char *text, struct geometry *g, struct err *e)
{
	return geometry_make_until(NULL, text, g, e);
}

int geometry_make_until(const volatile sig_atomic_t *stopped, const char *text, struct geometry *g, struct err *e)
{
	int reader;

	memset(g, 0, sizeof *g);
	if (spec_is(text))
		return spec_make(stopped, text, g, e);
	reader = reader_for(text);
	return reader < 0 ? unknown(text, e) : readers[reader].read(text, g, e);
}

int geometry_is_there(const char *text, struct err *e)
{
	struct reader r;

	if (spec_is(text))
		return 0;
	if (reader_open(&r, text, e))
		return -1;
	reader_close(&r);
	return 0;
}

int64_t geometry_foresee(const char *text)
{
	return spec_is(text) ? spec_foresee(text) : -1;
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
