/* Makes a geometry, with its statistics, from a list of offsets; and the growing list that all readers fill. */
#include "harness/data/geometry.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/hostmem.h"
#include "harness/base/parallel.h"
#include "harness/data/geometry_impl.h"

#define LARGE_LIST ((int64_t)1 << 22) /* entries: 32 MiB */

/* The histogram bucket of a length: 0 for empty, k for [2^(k-1), 2^k). */
static int bucket_of(int64_t length)
{
	return length == 0 ? 0 : 64 - __builtin_clzll((unsigned long long)length);
}

/* Chunks do not depend on the number of threads, because the result of a floating-point sum depends on its order. */
#define CHUNKS 128
#define CHUNK_MIN ((int64_t)1 << 16)

struct chunks {
	const int64_t *offsets;
	int64_t segments, each;
	double mean;
	struct geometry_stats stats[CHUNKS];
	double squares[CHUNKS];
	int64_t in_16[CHUNKS], in_1k[CHUNKS], in_4k[CHUNKS]; /* elements in segments of at least 16, 1024 and 4096 */
};

/* The number of elements in the GEOMETRY_SPAN segments from i on. */
static int64_t span_from(const struct chunks *c, int64_t i)
{
	const int64_t to = c->segments - i > GEOMETRY_SPAN ? i + GEOMETRY_SPAN : c->segments;

	return c->offsets[to] - c->offsets[i];
}

static void chunk_stats(void *context, int64_t k)
{
	struct chunks *c = context;
	struct geometry_stats *s = &c->stats[k];
	int64_t from = k * c->each, to = from + c->each < c->segments ? from + c->each : c->segments;
	double squares = 0;

	*s = (struct geometry_stats){.min = INT64_MAX};
	for (int64_t i = from; i < to; i++) {
		int64_t length = c->offsets[i + 1] - c->offsets[i];
		double deviation = (double)length - c->mean;

		if (length < s->min)
			s->min = length;
		if (length > s->max)
			s->max = length;
		s->histogram[bucket_of(length)]++;
		squares += deviation * deviation;
		c->in_16[k] += length >= 16 ? length : 0;
		c->in_1k[k] += length >= 1024 ? length : 0;
		c->in_4k[k] += length >= 4096 ? length : 0;
		s->span = span_from(c, i) > s->span ? span_from(c, i) : s->span;
	}
	c->squares[k] = squares;
}

/* The segment of element e. */
static int64_t segment_of(const int64_t *offsets, int64_t segments, int64_t e)
{
	int64_t low = 0, high = segments;

	while (high - low > 1) {
		const int64_t middle = low + (high - low) / 2;

		*(offsets[middle] <= e ? &low : &high) = middle;
	}
	return low;
}

/* At the same elements as probe_sample in variants/probe.cl. */
static int64_t longest_seen(const int64_t *offsets, int64_t segments)
{
	const int64_t n = offsets[segments], samples = n < GEOMETRY_SAMPLES ? n : GEOMETRY_SAMPLES;
	int64_t longest = 0;

	for (int64_t k = 0; k < samples; k++) {
		const int64_t e = n / samples * k + n % samples * k / samples + n / samples / 2;
		const int64_t s = segment_of(offsets, segments, e), length = offsets[s + 1] - offsets[s];

		longest = length > longest ? length : longest;
	}
	return longest;
}

#define SCANNED 262144 /* segments that a probe loads at once */

int geometry_is_scanned(int64_t n, int64_t segments, int offset_bytes)
{
	return segments <= SCANNED || n / segments >= (int64_t)32 * offset_bytes;
}

int64_t geometry_probed_longest(const struct geometry_stats *stats, int offset_bytes)
{
	return geometry_is_scanned(stats->n, stats->segments, offset_bytes) ? stats->max : stats->seen;
}

void geometry_stats(const int64_t *offsets, int64_t segments, struct geometry_stats *stats)
{
	struct chunks c = {.offsets = offsets, .segments = segments, .each = (segments + CHUNKS - 1) / CHUNKS};
	double squares = 0, n;
	int64_t in_16 = 0, in_1k = 0, in_4k = 0, count;

	memset(stats, 0, sizeof *stats);
	if (segments == 0)
		return;
	stats->segments = segments;
	stats->n = offsets[segments];
	stats->mean = c.mean = (double)stats->n / (double)segments;
	stats->min = INT64_MAX;
	c.each = c.each > CHUNK_MIN ? c.each : CHUNK_MIN;
	count = (segments + c.each - 1) / c.each;
	parallel_each(count, chunk_stats, &c);
	for (int64_t k = 0; k < count; k++) {
		stats->min = c.stats[k].min < stats->min ? c.stats[k].min : stats->min;
		stats->max = c.stats[k].max > stats->max ? c.stats[k].max : stats->max;
		for (int b = 0; b < GEOMETRY_BUCKETS; b++)
			stats->histogram[b] += c.stats[k].histogram[b];
		stats->span = c.stats[k].span > stats->span ? c.stats[k].span : stats->span;
		squares += c.squares[k];
		in_16 += c.in_16[k];
		in_1k += c.in_1k[k];
		in_4k += c.in_4k[k];
	}
	n = stats->n > 0 ? (double)stats->n : 1;
	stats->share_16 = (double)in_16 / n;
	stats->share_1k = (double)in_1k / n;
	stats->share_4k = (double)in_4k / n;
	stats->empty = stats->histogram[0];
	stats->seen = longest_seen(offsets, segments);
	stats->std = sqrt(squares / (double)segments);
	stats->cv = stats->mean > 0 ? stats->std / stats->mean : 0;
}

int geometry_adopt(const char *name, const char *kind, int64_t *offsets, int64_t segments, struct geometry *g,
		   struct err *e)
{
	*g = (struct geometry){.name = strdup(name),
			       .kind = strdup(kind),
			       .n = offsets[segments],
			       .segments = segments,
			       .row = {1, 1},
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
	int64_t *offsets = NULL, capacity = 0;

	memset(g, 0, sizeof *g);
	if (segments < 0 || segments >= INT64_MAX / 16)
		return err_set(e, "'%s' has %lld segments", name, (long long)segments);
	if (offsets_reserve(&offsets, &capacity, segments + 1, e))
		return err_context(e, "'%s'", name);
	offsets[0] = 0;
	for (int64_t i = 0; i < segments; i++)
		if (lengths[i] < 0 || __builtin_add_overflow(offsets[i], lengths[i], &offsets[i + 1])) {
			free(offsets);
			return err_set(e, "length %lld of '%s' is negative or too large: %lld", (long long)i, name,
				       (long long)lengths[i]);
		}
	return geometry_adopt(name, "lengths", offsets, segments, g, e);
}

void geometry_drop_remainder(struct geometry *g)
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

int segments_check_limit(int64_t segments, struct err *e)
{
	const char *text = getenv("SEGTUNE_MAX_SEGMENTS");
	const long long asked = text ? strtoll(text, NULL, 10) : 0;
	const int64_t most = asked > 0 ? asked : (int64_t)1 << 28;

	if (segments <= most)
		return 0;
	return err_as(e, ERR_TOO_LARGE,
		      "%lld segments or more are beyond the limit of %lld for files (SEGTUNE_MAX_SEGMENTS=N raises it)",
		      (long long)segments, (long long)most);
}

int offsets_check_memory(int64_t count, struct err *e)
{
	/* Not worth reading /proc/meminfo for a small list. */
	if (count < LARGE_LIST)
		return 0;
	if (count > INT64_MAX / 16 || count * (int64_t)sizeof count > host_memory_free())
		return err_as(e, ERR_TOO_LARGE, "%lld segments do not fit into the memory that is free",
			      (long long)count);
	return 0;
}

int offsets_reserve(int64_t **list, int64_t *capacity, int64_t count, struct err *e)
{
	int64_t wanted = *capacity + *capacity / 2;
	int64_t *grown;

	if (*list && count <= *capacity)
		return 0;
	if (wanted < count)
		wanted = count < 1024 ? 1024 : count;
	/* How many there will be is not known: a list grows as it is drawn or read. */
	grown = offsets_check_memory(wanted - *capacity, NULL) ? NULL : realloc(*list, (size_t)wanted * sizeof **list);
	if (!grown) {
		(void)err_as(e, ERR_TOO_LARGE, "its segments do not fit into the memory that is free");
		return -1;
	}
	host_memory_prefer_huge_pages(grown, (size_t)wanted * sizeof *grown);
	*list = grown;
	*capacity = wanted;
	return 0;
}
