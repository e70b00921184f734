/* Synthetic geometries: "KIND:name=value,...", the same on every machine for the same text. */
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "geometry_impl.h"
#include "rng.h"

#define MAX_ELEMENTS ((int64_t)1 << 40)
#define MAX_SEGMENTS ((int64_t)1 << 33)
/* Streams of random numbers, far enough apart for the tries of rejection loops. */
#define STREAM_EMPTY 1000000u
#define STREAM_SHUFFLE 2000000u

struct spec {
	int kind;
	int64_t n, segments; /* one is given, the other 0 */
	double mean, alpha, sigma, share, empty;
	int64_t length, run;
	int64_t sorted; /* 0 no, 1 up, -1 down */
	int64_t seed;
};

enum value_kind { VALUE_SIZE, VALUE_REAL, VALUE_ORDER };

/* Every parameter, in the order of the canonical text. */
static const struct {
	const char *name;
	enum value_kind kind;
	size_t offset;
	double low, high;
} params[] = {
	{"n", VALUE_SIZE, offsetof(struct spec, n), 0, (double)MAX_ELEMENTS},
	{"segments", VALUE_SIZE, offsetof(struct spec, segments), 0, (double)MAX_SEGMENTS},
	{"mean", VALUE_REAL, offsetof(struct spec, mean), 1, (double)MAX_ELEMENTS},
	{"alpha", VALUE_REAL, offsetof(struct spec, alpha), 0.1, 100},
	{"sigma", VALUE_REAL, offsetof(struct spec, sigma), 0, 5},
	{"share", VALUE_REAL, offsetof(struct spec, share), 0, 1},
	{"length", VALUE_SIZE, offsetof(struct spec, length), 1, (double)MAX_ELEMENTS},
	{"run", VALUE_SIZE, offsetof(struct spec, run), 0, (double)MAX_SEGMENTS},
	{"empty", VALUE_REAL, offsetof(struct spec, empty), 0, 0.999},
	{"sorted", VALUE_ORDER, offsetof(struct spec, sorted), 0, 0},
	{"seed", VALUE_SIZE, offsetof(struct spec, seed), 0, 9e15},
};
#define NPARAMS (sizeof params / sizeof *params)

/* Segments under construction. */
struct lengths {
	int64_t *offsets, room, count; /* count segments so far */
	int64_t n;                     /* to reach; -1: as many as come */
};

static int64_t at_least_one(double x)
{
	return x < 1 ? 1 : (int64_t)x;
}

static int64_t draw_fixed(const struct spec *s, double mean, uint64_t i)
{
	/* A mean that is no whole number is met by mixing its neighbours. */
	int64_t floor_mean = (int64_t)mean;
	double rest = mean - (double)floor_mean;

	return floor_mean + (rest > 0 && rng_uniform((uint64_t)s->seed, 0, i) < rest);
}

static int64_t draw_uniform(const struct spec *s, double mean, uint64_t i)
{
	return 1 + (int64_t)(rng_uniform((uint64_t)s->seed, 0, i) * (2 * mean - 1));
}

static int64_t draw_poisson(const struct spec *s, double mean, uint64_t i)
{
	return rng_poisson(mean, (uint64_t)s->seed, 0, i);
}

static int64_t draw_geometric(const struct spec *s, double mean, uint64_t i)
{
	return mean <= 1 ? 1 : at_least_one(1 + rng_log(rng_uniform((uint64_t)s->seed, 0, i)) / rng_log(1 - 1 / mean));
}

static int64_t draw_lognormal(const struct spec *s, double mean, uint64_t i)
{
	double z = rng_normal((uint64_t)s->seed, 0, i);

	return at_least_one(rng_exp(rng_log(mean) - s->sigma * s->sigma / 2 + s->sigma * z) + 0.5);
}

/* Minimum mean * (alpha - 1) / alpha, at least 1, rounded down: mean / 3 at alpha 1.5. */
static int64_t draw_pareto(const struct spec *s, double mean, uint64_t i)
{
	double least = s->alpha > 1 ? fmax(1, mean * (s->alpha - 1) / s->alpha) : 1;
	double power = rng_log(rng_uniform((uint64_t)s->seed, 0, i)) / s->alpha;

	return at_least_one(fmin(1e12, least * rng_exp(fmax(-600, -power))));
}

static int64_t draw_bimodal(const struct spec *s, double mean, uint64_t i)
{
	double share = s->share, small = fmax(1, floor(mean / 10));

	return rng_uniform((uint64_t)s->seed, 0, i) < share ? (int64_t)small
							    : at_least_one((mean - share * small) / (1 - share) + 0.5);
}

typedef int64_t (*draw_fn)(const struct spec *s, double mean, uint64_t i);

/* Draws one length; an empty one with probability s->empty, and then the others longer so that the mean stays. */
static int64_t draw(const struct spec *s, draw_fn fn, uint64_t i)
{
	if (s->empty <= 0)
		return fn(s, s->mean, i);
	if (rng_uniform((uint64_t)s->seed, STREAM_EMPTY, i) < s->empty)
		return 0;
	return fn(s, s->mean / (1 - s->empty), i);
}

/* Add a segment, cut to what is left of n. Returns 1 when n is reached, 0 to go on, -1 on an error. */
static int add(struct lengths *l, int64_t length, struct err *e)
{
	int64_t left = l->n < 0 ? INT64_MAX - l->offsets[l->count] : l->n - l->offsets[l->count];

	if (l->count >= MAX_SEGMENTS)
		return err_set(e, "more than 2^33 segments");
	if (l->count + 2 > l->room && grow_list(&l->offsets, &l->room, l->count + 2, e))
		return -1;
	l->offsets[l->count + 1] = l->offsets[l->count] + (length < left ? length : left);
	l->count++;
	return l->n >= 0 && l->offsets[l->count] == l->n;
}

/* Draw until the target is reached: n elements, or a number of segments. */
static int draw_until(struct lengths *l, const struct spec *s, draw_fn fn, int64_t n, int64_t segments, struct err *e)
{
	int got = 0;

	if (n == 0 && segments == 0)
		return 0;
	l->n = n > 0 ? n : -1;
	for (uint64_t i = (uint64_t)l->count; got == 0 && (n > 0 || l->count < segments); i++)
		got = add(l, draw(s, fn, i), e);
	return got < 0 ? -1 : 0;
}

static int make_drawn(struct lengths *l, const struct spec *s, draw_fn fn, struct err *e)
{
	return draw_until(l, s, fn, s->n, s->segments, e);
}

static int64_t elements_of(const struct spec *s)
{
	return s->n ? s->n : (int64_t)(s->mean * (double)s->segments);
}

/* Length of rank r is proportional to r^-alpha (Zipf), ranks shuffled; as many segments as n / mean. */
static int make_zipf(struct lengths *l, const struct spec *s, draw_fn fn, struct err *e)
{
	int64_t n = elements_of(s), count = s->segments ? s->segments : (int64_t)ceil((double)n / s->mean), left;
	double sum = 0, scale;

	(void)fn;
	if (grow_list(&l->offsets, &l->room, count + 1, e))
		return -1;
	for (int64_t r = 1; r <= count; r++)
		sum += rng_exp(-s->alpha * rng_log((double)r));
	scale = count ? (double)n / sum : 0;
	left = n;
	for (int64_t r = 1; r <= count; r++) {
		int64_t length = (int64_t)(scale * rng_exp(-s->alpha * rng_log((double)r)) + 0.5);

		length = length < left ? length : left;
		left -= length;
		l->offsets[r] = length;
	}
	if (count)
		l->offsets[1] += left; /* what rounding left over goes to the longest */
	for (int64_t i = count; i > 1; i--) {
		int64_t k = 1 + (int64_t)(rng_bits((uint64_t)s->seed, STREAM_SHUFFLE, (uint64_t)i) % (uint64_t)i);
		int64_t swap = l->offsets[i];

		l->offsets[i] = l->offsets[k];
		l->offsets[k] = swap;
	}
	for (int64_t i = 1; i <= count; i++)
		l->offsets[i] += l->offsets[i - 1];
	l->count = count;
	return 0;
}

/* Uniform lengths around one segment of share * n elements in the middle. */
static int make_huge(struct lengths *l, const struct spec *s, draw_fn fn, struct err *e)
{
	int64_t n = elements_of(s), huge = (int64_t)(s->share * (double)n), before = (n - huge) / 2;

	if (before > 0 && draw_until(l, s, fn, before, 0, e))
		return -1;
	l->n = n;
	if (huge > 0 && add(l, huge, e) < 0)
		return -1;
	return l->offsets[l->count] < n ? draw_until(l, s, fn, n, 0, e) : 0;
}

/* Half of the elements in segments of length 1, the rest in segments of `length`. */
static int make_front(struct lengths *l, const struct spec *s, draw_fn fn, struct err *e)
{
	int64_t n = elements_of(s);
	int got = 0;

	(void)fn;
	l->n = n;
	while (got == 0 && n > 0)
		got = add(l, l->offsets[l->count] < n / 2 ? 1 : s->length, e);
	return got < 0 ? -1 : 0;
}

/* Uniform lengths with `run` empty segments in a row in the middle. */
static int make_gap(struct lengths *l, const struct spec *s, draw_fn fn, struct err *e)
{
	int64_t n = elements_of(s);

	if (n / 2 > 0 && draw_until(l, s, fn, n / 2, 0, e))
		return -1;
	l->n = -1;
	for (int64_t i = 0; i < s->run; i++)
		if (add(l, 0, e) < 0)
			return -1;
	return n > l->offsets[l->count] ? draw_until(l, s, fn, n, 0, e) : 0;
}

/* Only empty segments. */
static int make_empty(struct lengths *l, const struct spec *s, draw_fn fn, struct err *e)
{
	(void)fn;
	l->n = -1;
	for (int64_t i = 0; i < s->segments; i++)
		if (add(l, 0, e) < 0)
			return -1;
	return 0;
}

/* defaults: text of a spec that fills in what the user leaves out. allowed: names in the canonical text. */
static const struct {
	const char *name;
	int (*make)(struct lengths *l, const struct spec *s, draw_fn fn, struct err *e);
	draw_fn draw;
	const char *allowed, *defaults;
} kinds[] = {
	{"fixed", make_drawn, draw_fixed, " n segments mean empty sorted seed ", "mean=32"},
	{"uniform", make_drawn, draw_uniform, " n segments mean empty sorted seed ", "mean=32"},
	{"poisson", make_drawn, draw_poisson, " n segments mean empty sorted seed ", "mean=32"},
	{"geometric", make_drawn, draw_geometric, " n segments mean empty sorted seed ", "mean=32"},
	{"lognormal", make_drawn, draw_lognormal, " n segments mean sigma empty sorted seed ", "mean=32,sigma=1.5"},
	{"pareto", make_drawn, draw_pareto, " n segments mean alpha empty sorted seed ", "mean=32,alpha=1.5"},
	{"zipf", make_zipf, NULL, " n segments mean alpha sorted seed ", "mean=32,alpha=1"},
	{"bimodal", make_drawn, draw_bimodal, " n segments mean share empty sorted seed ", "mean=20,share=0.9"},
	{"huge", make_huge, draw_uniform, " n segments mean share empty sorted seed ", "mean=8,share=0.5"},
	{"front", make_front, NULL, " n length sorted ", "length=4096"},
	{"gap", make_gap, draw_uniform, " n mean run empty sorted seed ", "mean=16,run=1M"},
	{"empty", make_empty, NULL, " segments ", "segments=1M"},
};
#define NKINDS (sizeof kinds / sizeof *kinds)

const char *const geometry_kinds_help[] = {
	"fixed:n=,mean=            every segment of length mean",
	"uniform:n=,mean=          lengths uniform in [1, 2 mean - 1]",
	"poisson:n=,mean=          Poisson, may be empty",
	"geometric:n=,mean=        geometric from 1",
	"lognormal:n=,mean=,sigma= log-normal, sigma 1.5",
	"pareto:n=,mean=,alpha=    power law, alpha 1.5, from max(1, mean (alpha-1)/alpha)",
	"zipf:n=,mean=,alpha=      length of rank r as r^-alpha, ranks shuffled",
	"bimodal:n=,mean=,share=   a share (0.9) of length mean/10, the rest long",
	"huge:n=,mean=,share=      one segment of share n (0.5) among uniform ones",
	"front:n=,length=          half of the elements in segments of 1, the rest of length",
	"gap:n=,mean=,run=         uniform, with run empty segments in the middle",
	"empty:segments=           only empty segments",
	"",
	"n=64M, n=2^26 or n=67108864; segments= in place of n= draws so many segments.",
	"On most kinds: empty=0.5 (share of empty segments, the mean stays),",
	"sorted=up or sorted=down, seed= (default 1). The last segment is cut to fit n.",
	NULL,
};

/* Index of the kind that text begins with, -1 if none. *rest moves behind the colon. */
static int find_kind(const char *text, const char **rest)
{
	for (int i = 0; i < (int)NKINDS; i++) {
		size_t length = strlen(kinds[i].name);

		if (strncmp(text, kinds[i].name, length) == 0 && (text[length] == ':' || text[length] == '\0')) {
			*rest = text + length + (text[length] == ':');
			return i;
		}
	}
	return -1;
}

/* A word and a colon, but no such kind: a slip of the pen, which deserves a better answer than "no such file". */
int spec_is(const char *text)
{
	const char *rest;
	size_t word = strspn(text, "abcdefghijklmnopqrstuvwxyz_");

	return find_kind(text, &rest) >= 0 || (word > 0 && text[word] == ':' && strchr(text, '='));
}

/* "64M", "2^26", "1000": binary units. */
static int read_size(const char *text, double *value)
{
	static const char units[] = "KMGT";
	const char *unit;
	char *end;

	errno = 0;
	*value = strtod(text, &end);
	if (end == text || errno || !(*value >= 0))
		return -1;
	if (*end == '^') {
		char *end2;
		double power = strtod(end + 1, &end2);

		if (end2 == end + 1 || !(power >= 0 && power <= 62))
			return -1;
		*value = pow(*value, power);
		end = end2;
	} else if (*end && (unit = strchr(units, *end)) != NULL) {
		*value *= ldexp(1, 10 * (int)(unit - units + 1));
		end++;
	}
	return *end ? -1 : 0;
}

static int read_order(const char *text, double *value)
{
	*value = strcmp(text, "up") == 0 ? 1 : strcmp(text, "down") == 0 ? -1 : 0;
	return *value == 0 && strcmp(text, "no") != 0 ? -1 : 0;
}

static int set_param(struct spec *s, const char *spec, const char *name, const char *text, struct err *e)
{
	char padded[40];
	double value;

	(void)snprintf(padded, sizeof padded, " %s ", name);
	for (size_t i = 0; i < NPARAMS; i++) {
		if (strcmp(params[i].name, name) != 0 || !strstr(kinds[s->kind].allowed, padded))
			continue;
		if (params[i].kind == VALUE_ORDER ? read_order(text, &value) : read_size(text, &value))
			return err_as(e, ERR_USAGE, "%s: '%s' is no value for %s", spec, text, name);
		if (params[i].kind != VALUE_ORDER && (value < params[i].low || value > params[i].high))
			return err_as(e, ERR_USAGE, "%s: %s must be from %.15g to %.15g, not '%s'", spec, name,
				      params[i].low, params[i].high, text);
		if (params[i].kind == VALUE_REAL)
			memcpy((char *)s + params[i].offset, &value, sizeof value);
		else
			*(int64_t *)(void *)((char *)s + params[i].offset) = (int64_t)value;
		return 0;
	}
	return err_as(e, ERR_USAGE, "%s: kind %s has no parameter '%s'", spec, kinds[s->kind].name, name);
}

static int set_params(struct spec *s, const char *spec, const char *list, struct err *e)
{
	char copy[512], *save = NULL;

	if (strlen(list) >= sizeof copy)
		return err_as(e, ERR_USAGE, "%.60s...: too long for a spec", spec);
	(void)snprintf(copy, sizeof copy, "%s", list);
	for (char *part = strtok_r(copy, ",", &save); part; part = strtok_r(NULL, ",", &save)) {
		char *equals = strchr(part, '=');

		if (!equals)
			return err_as(e, ERR_USAGE, "%s: '%s' is not NAME=VALUE", spec, part);
		*equals = '\0';
		if (set_param(s, spec, part, equals + 1, e))
			return -1;
	}
	return 0;
}

static int parse(const char *text, struct spec *s, struct err *e)
{
	const char *rest;

	memset(s, 0, sizeof *s);
	s->seed = 1;
	s->kind = find_kind(text, &rest);
	if (s->kind < 0)
		return err_as(e, ERR_USAGE, "%s: unknown kind of geometry (segtune geometry --help lists them)", text);
	if (set_params(s, text, kinds[s->kind].defaults, e) || set_params(s, text, rest, e))
		return -1;
	if (s->n && s->segments)
		return err_as(e, ERR_USAGE, "%s: n and segments exclude each other", text);
	if (strcmp(kinds[s->kind].name, "bimodal") == 0 && s->share >= 1)
		return err_as(e, ERR_USAGE, "%s: share must be below 1", text);
	return 0;
}

/* Whole numbers with the largest unit that divides them. */
static void size_text(int64_t v, char *out, size_t size)
{
	static const char units[] = "KMGT";
	int unit = 0;

	while (v && v % 1024 == 0 && unit < 4) {
		v /= 1024;
		unit++;
	}
	(void)snprintf(out, size, unit ? "%lld%c" : "%lld", (long long)v, unit ? units[unit - 1] : ' ');
}

/* Is this parameter left out of the canonical text? Those that change nothing are, so that texts stay short. */
static int is_silent(const struct spec *s, size_t i)
{
	char padded[40];

	(void)snprintf(padded, sizeof padded, " %s ", params[i].name);
	if (!strstr(kinds[s->kind].allowed, padded))
		return 1;
	return (strcmp(params[i].name, "n") == 0 && s->segments) ||
	       (strcmp(params[i].name, "segments") == 0 && !s->segments) ||
	       (strcmp(params[i].name, "empty") == 0 && s->empty <= 0) ||
	       (strcmp(params[i].name, "sorted") == 0 && !s->sorted);
}

static void write_canonical(const struct spec *s, char *out, size_t size)
{
	size_t used = (size_t)snprintf(out, size, "%s", kinds[s->kind].name);
	char separator = ':', value[40];

	for (size_t i = 0; i < NPARAMS && used < size; i++) {
		const char *at = (const char *)s + params[i].offset;

		if (is_silent(s, i))
			continue;
		if (params[i].kind == VALUE_REAL &&
		    *(const double *)(const void *)at == floor(*(const double *)(const void *)at))
			size_text((int64_t) * (const double *)(const void *)at, value, sizeof value);
		else if (params[i].kind == VALUE_REAL)
			(void)snprintf(value, sizeof value, "%.15g", *(const double *)(const void *)at);
		else if (params[i].kind == VALUE_ORDER)
			(void)snprintf(value, sizeof value, "%s", s->sorted > 0 ? "up" : "down");
		else
			size_text(*(const int64_t *)(const void *)at, value, sizeof value);
		used += (size_t)snprintf(out + used, size - used, "%c%s=%s", separator, params[i].name, value);
		separator = ',';
	}
}

int spec_canonical(const char *text, char *out, int size, struct err *e)
{
	struct spec s;

	if (parse(text, &s, e))
		return -1;
	write_canonical(&s, out, (size_t)size);
	return 0;
}

static int ascending(const void *left, const void *right)
{
	int64_t a = *(const int64_t *)left, b = *(const int64_t *)right;

	return (a > b) - (a < b);
}

/* Turn offsets into lengths, sort them, turn them back. */
static void sort_lengths(struct lengths *l, int64_t order)
{
	for (int64_t i = l->count; i >= 1; i--)
		l->offsets[i] -= l->offsets[i - 1];
	qsort(l->offsets + 1, (size_t)l->count, sizeof *l->offsets, ascending);
	for (int64_t a = 1, b = l->count; order < 0 && a < b; a++, b--) {
		int64_t swap = l->offsets[a];

		l->offsets[a] = l->offsets[b];
		l->offsets[b] = swap;
	}
	for (int64_t i = 1; i <= l->count; i++)
		l->offsets[i] += l->offsets[i - 1];
}

/* How many segments there will be about: saves growing the list step by step. */
static int64_t segments_about(const struct spec *s)
{
	double count = s->segments ? (double)s->segments : s->mean > 0 ? (double)s->n / s->mean : (double)s->n / 2;

	return (int64_t)(1.02 * count) + s->run + 1024;
}

int spec_make(const char *text, struct geometry *g, struct err *e)
{
	struct lengths l = {.n = 0};
	struct spec s;
	char name[512];

	if (parse(text, &s, e))
		return -1;
	if (grow_list(&l.offsets, &l.room, segments_about(&s), e))
		return err_context(e, "%s", text);
	l.offsets[0] = 0;
	if (kinds[s.kind].make(&l, &s, kinds[s.kind].draw, e)) {
		free(l.offsets);
		return err_context(e, "%s", text);
	}
	if (s.sorted)
		sort_lengths(&l, s.sorted);
	write_canonical(&s, name, sizeof name);
	return geometry_take(name, kinds[s.kind].name, l.offsets, l.count, 0, g, e);
}
