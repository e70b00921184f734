/* Synthetic specs "KIND:name=value,...": parses and checks them, and writes the canonical form. */
#include "harness/data/geometry_spec.h"

#include <ctype.h>
#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/data/geometry_impl.h"

#define LARGEST_COUNT 0x1p53 /* integers are read as double */

enum value_kind { VALUE_WHOLE, VALUE_REAL, VALUE_ORDER };

/* All parameters, in the order of the canonical text. */
static const struct {
	const char *name;
	enum value_kind kind;
	size_t offset;
	double low, high;
} params[] = {
	{"n", VALUE_WHOLE, offsetof(struct spec, n), 0, (double)SPEC_MAX_ELEMENTS},
	{"segments", VALUE_WHOLE, offsetof(struct spec, segments), 0, (double)SPEC_MAX_SEGMENTS},
	{"mean", VALUE_REAL, offsetof(struct spec, mean), 0x1p-10, (double)SPEC_MAX_ELEMENTS},
	{"alpha", VALUE_REAL, offsetof(struct spec, alpha), 0.1, 100},
	{"sigma", VALUE_REAL, offsetof(struct spec, sigma), 0, 5},
	{"share", VALUE_REAL, offsetof(struct spec, share), 0, 1},
	{"length", VALUE_WHOLE, offsetof(struct spec, length), 1, (double)SPEC_MAX_ELEMENTS},
	{"low", VALUE_WHOLE, offsetof(struct spec, surrogate.low), 0, (double)SPEC_MAX_ELEMENTS},
	{"high", VALUE_WHOLE, offsetof(struct spec, surrogate.high), 0, (double)SPEC_MAX_ELEMENTS},
	{"std", VALUE_REAL, offsetof(struct spec, surrogate.std), 0, (double)SPEC_MAX_ELEMENTS},
	{"columns", VALUE_WHOLE, offsetof(struct spec, surrogate.columns), 0, (double)SPEC_MAX_ELEMENTS},
	{"run", VALUE_WHOLE, offsetof(struct spec, run), 0, (double)SPEC_MAX_SEGMENTS},
	{"empty", VALUE_REAL, offsetof(struct spec, empty), 0, 0.999},
	{"multiple", VALUE_WHOLE, offsetof(struct spec, multiple), 1, 65536},
	{"sorted", VALUE_ORDER, offsetof(struct spec, sorted), 0, 0},
	{"copies", VALUE_WHOLE, offsetof(struct spec, copies), 1, (double)SPEC_MAX_SEGMENTS},
	{"width", VALUE_WHOLE, offsetof(struct spec, row.width), 1, ROW_WIDTH_MOST},
	{"stride", VALUE_WHOLE, offsetof(struct spec, row.stride), 1, ROW_STRIDE_MOST},
	{"table", VALUE_WHOLE, offsetof(struct spec, table.rows), 1, (double)SPEC_MAX_ELEMENTS},
	{"skew", VALUE_REAL, offsetof(struct spec, table.skew), 0, 4},
	{"seed", VALUE_WHOLE, offsetof(struct spec, seed), 0, LARGEST_COUNT},
};
#define NPARAMS (sizeof params / sizeof *params)

#define ROWS " width stride table skew "

/* Indexed by enum spec_kind. allowed: its parameters; defaults: values of parameters that are not given. */
static const struct {
	const char *name, *allowed, *defaults;
} kinds[SPEC_KINDS + 1] = {
	[SPEC_FIXED] = {"fixed", " n segments mean empty multiple sorted copies seed" ROWS, "mean=32"},
	[SPEC_UNIFORM] = {"uniform", " n segments mean empty multiple sorted copies seed" ROWS, "mean=32"},
	[SPEC_POISSON] = {"poisson", " n segments mean empty multiple sorted copies seed" ROWS, "mean=32"},
	[SPEC_GEOMETRIC] = {"geometric", " n segments mean empty multiple sorted copies seed" ROWS, "mean=32"},
	[SPEC_LOGNORMAL] = {"lognormal", " n segments mean sigma empty multiple sorted copies seed" ROWS,
			    "mean=32,sigma=1.5"},
	[SPEC_PARETO] = {"pareto", " n segments mean alpha empty multiple sorted copies seed" ROWS,
			 "mean=32,alpha=1.5"},
	[SPEC_ZIPF] = {"zipf", " n segments mean alpha empty multiple sorted copies seed" ROWS, "mean=32,alpha=1"},
	[SPEC_BIMODAL] = {"bimodal", " n segments mean share empty multiple sorted copies seed" ROWS,
			  "mean=20,share=0.9"},
	[SPEC_HUGE] = {"huge", " n mean share empty multiple sorted copies seed" ROWS, "mean=8,share=0.5"},
	[SPEC_FRONT] = {"front", " n length empty sorted copies seed" ROWS, "length=4096"},
	[SPEC_GAP] = {"gap", " n mean run empty sorted copies seed" ROWS, "mean=16,run=1M"},
	[SPEC_EMPTY] = {"empty", " segments" ROWS, "segments=1M"},
	[SPEC_SURROGATE] = {"surrogate", " n segments low high std columns seed" ROWS, "low=0,high=0,std=0"},
	[SPEC_FILE] = {"file", ROWS, ""},
};

/* Programs parse the kinds from here: the word before the first colon of a line. */
const char *const geometry_kinds_help[] = {
	"fixed:n=,mean=             every segment has length mean",
	"uniform:n=,mean=           lengths uniform in [1, 2 mean - 1]",
	"poisson:n=,mean=           Poisson, some of length 0",
	"geometric:n=,mean=         geometric, at least 1",
	"lognormal:n=,mean=,sigma=  log-normal, at least 1, sigma=1.5",
	"pareto:n=,mean=,alpha=     Pareto, alpha=1.5, at least mean (alpha-1)/alpha",
	"zipf:n=,mean=,alpha=       Zipf: rank r gets 1 + c r^-alpha, alpha=1",
	"bimodal:n=,mean=,share=    share=0.9 have length mean/10, the rest are long",
	"huge:n=,mean=,share=       one has share=0.5 of n, the rest are uniform",
	"front:n=,length=           half of n in segments of 1, half in length=4096",
	"gap:n=,mean=,run=          uniform, with run=1M empty segments in a row",
	"empty:segments=            only empty segments",
	"surrogate:n=,segments=     drawn to match low=, high=, std=, columns=",
	"",
	"n=64M, n=2^26 and n=67108864 are the same. segments= instead of n= sets the",
	"number of segments (not for huge, front and gap). All but the last two take",
	"sorted=up, sorted=down and empty=0.5, which makes this share of the segments",
	"empty and keeps the mean (but for front, whose mean falls); all but empty take",
	"seed=1. The last segment is cut to fit n. copies=64 repeats lengths drawn for",
	"1/64 of n; FILE@64M repeats those of a file until n is at least this. With",
	"multiple=16 lengths are multiples of 16, as padding makes them (not for front",
	"and gap).",
	"",
	"width=16 makes each element of a segment a row of 16 values, stride=20 values",
	"apart; n counts values, all other numbers count rows. Bags pick their rows at",
	"random from table=1M rows (default: as many as they pick); with skew=1 they",
	"pick row r of a random order with probability ~ 1/r, with skew=0.5 r^-0.5.",
	"FILE:width=16 has rows, too; bags of a matrix pick its column indices.",
	NULL,
};

/* The index of the kind that text begins with, -1 if none. *rest: the parameters after the colon. */
static int find_kind(const char *text, const char **rest)
{
	for (int i = 0; i < SPEC_KINDS; i++) {
		size_t length = strlen(kinds[i].name);

		if (strncmp(text, kinds[i].name, length) == 0 && (text[length] == ':' || text[length] == '\0')) {
			*rest = text + length + (text[length] == ':');
			return i;
		}
	}
	return -1;
}

/* "WORD:" with a "=" is a misspelled kind, which deserves a better error than "no such file". */
int spec_matches(const char *text)
{
	const char *rest;
	size_t word = strspn(text, "abcdefghijklmnopqrstuvwxyz_");

	return find_kind(text, &rest) >= 0 || (word > 0 && text[word] == ':' && strchr(text, '='));
}

/* base^exponent by multiplication of doubles: exact whenever the result is representable, unlike some implementations
 * of pow(). */
static int read_power(double base, const char *text, char **end, double *value)
{
	long exponent;

	if (!isdigit((unsigned char)*text))
		return -1;
	exponent = strtol(text, end, 10);
	if (exponent > 1000)
		return -1;
	for (*value = 1; exponent > 0; exponent--)
		*value *= base;
	return 0;
}

/* "64M" (binary units), "2^26", "1000", "1.5", "6e7". strtod alone would also accept blanks, "nan" and "0x10". */
int spec_number(const char *text, double *value)
{
	static const char units[] = "KMGT";
	const char *unit;
	char *end;

	if (!isdigit((unsigned char)text[text[0] == '.']) || (text[0] == '0' && (text[1] | 32) == 'x'))
		return -1;
	*value = strtod(text, &end);
	if (*end == '^') {
		if (read_power(*value, end + 1, &end, value))
			return -1;
	} else if (*end && (unit = strchr(units, *end)) != NULL) {
		*value *= (double)((int64_t)1 << (10 * (unit - units + 1)));
		end++;
	}
	return *end || !isfinite(*value) ? -1 : 0;
}

static int read_order(const char *text, double *value)
{
	*value = strcmp(text, "up") == 0 ? 1 : strcmp(text, "down") == 0 ? -1 : 0;
	return *value == 0 && strcmp(text, "no") != 0 ? -1 : 0;
}

/* The index of a parameter in params; -1 if the kind does not have it. */
static int find_param(enum spec_kind kind, const char *name)
{
	char padded[40];

	(void)snprintf(padded, sizeof padded, " %s ", name);
	for (int i = 0; i < (int)NPARAMS; i++)
		if (strcmp(params[i].name, name) == 0)
			return strstr(kinds[kind].allowed, padded) ? i : -1;
	return -1;
}

static double *real_of(struct spec *s, int i)
{
	return (double *)(void *)((char *)s + params[i].offset);
}

static int64_t *whole_of(struct spec *s, int i)
{
	return (int64_t *)(void *)((char *)s + params[i].offset);
}

/* Sets a parameter and its bit in *given; setting it twice is an error. */
static int set_param(struct spec *s, const char *name, const char *text, unsigned *given, struct err *e)
{
	int i = find_param(s->kind, name);
	double value;

	if (i < 0)
		return err_as(e, ERR_USAGE, "'%s' has no parameter '%.60s'; its parameters:%.*s", kinds[s->kind].name,
			      name, (int)strlen(kinds[s->kind].allowed) - 1, kinds[s->kind].allowed);
	if (*given & 1u << i)
		return err_as(e, ERR_USAGE, "'%s' is given twice", name);
	*given |= 1u << i;
	if (params[i].kind == VALUE_ORDER ? read_order(text, &value) : spec_number(text, &value))
		return err_as(e, ERR_USAGE, "'%.60s' is not a value for '%s'", text, name);
	if (params[i].kind != VALUE_ORDER && (value < params[i].low || value > params[i].high))
		return err_as(e, ERR_USAGE,
			      params[i].kind == VALUE_WHOLE ? "'%s' must be from %.0f to %.0f, not '%.60s'"
							    : "'%s' must be from %.15g to %.15g, not '%.60s'",
			      name, params[i].low, params[i].high, text);
	if (params[i].kind == VALUE_WHOLE && value != floor(value))
		return err_as(e, ERR_USAGE, "'%s' must be a whole number, not '%.60s'", name, text);
	if (params[i].kind == VALUE_REAL)
		*real_of(s, i) = value;
	else
		*whole_of(s, i) = (int64_t)value;
	return 0;
}

static int set_params(struct spec *s, const char *list, unsigned *given, struct err *e)
{
	char copy[512], *save = NULL;

	if (strlen(list) >= sizeof copy)
		return err_as(e, ERR_USAGE, "longer than %zu characters", sizeof copy - 1);
	(void)snprintf(copy, sizeof copy, "%s", list);
	for (char *part = strtok_r(copy, ",", &save); part; part = strtok_r(NULL, ",", &save)) {
		char *equals = strchr(part, '=');

		if (!equals)
			return err_as(e, ERR_USAGE, "'%.60s' is not NAME=VALUE", part);
		*equals = '\0';
		if (set_param(s, part, equals + 1, given, e))
			return -1;
	}
	return 0;
}

/* given: one bit per entry of params. */
static int is_given(const struct spec *s, const char *name, unsigned given)
{
	int i = find_param(s->kind, name);

	return i >= 0 && (given & 1u << i);
}

/* Rejects statistics that no list of lengths can have. */
static int check_surrogate(const struct spec *s, int complete, struct err *e)
{
	const struct spec rows = spec_in_rows(s);

	if (!complete)
		return err_as(e, ERR_USAGE, "'n' or 'segments' is missing");
	if (s->surrogate.high < s->surrogate.low || (double)rows.n < (double)s->segments * (double)s->surrogate.low ||
	    (double)rows.n > (double)s->segments * (double)s->surrogate.high)
		return err_as(e, ERR_USAGE, "no %lld lengths from %lld to %lld have the sum %lld",
			      (long long)s->segments, (long long)s->surrogate.low, (long long)s->surrogate.high,
			      (long long)rows.n);
	return 0;
}

/* Checks constraints between parameters. */
static int check_spec(const struct spec *s, unsigned given, struct err *e)
{
	int takes_n = find_param(s->kind, "n") >= 0, takes_segments = find_param(s->kind, "segments") >= 0;

	if (s->row.stride && s->row.stride < s->row.width)
		return err_as(e, ERR_USAGE, "rows of 'width' %lld do not fit into a 'stride' of %lld",
			      (long long)s->row.width, (long long)s->row.stride);
	if (s->n > 0 && s->n < s->row.width)
		return err_as(e, ERR_USAGE, "'n' must be at least one row of %lld values, not %lld",
			      (long long)s->row.width, (long long)s->n);
	if (s->kind == SPEC_SURROGATE)
		return check_surrogate(s, is_given(s, "n", given) && is_given(s, "segments", given), e);
	if (is_given(s, "n", given) && is_given(s, "segments", given))
		return err_as(e, ERR_USAGE, "'n' and 'segments' exclude each other");
	if (takes_n && !is_given(s, "n", given) && !is_given(s, "segments", given))
		return err_as(e, ERR_USAGE, "'n'%s is missing", takes_segments ? " or 'segments'" : "");
	if (spec_in_rows(s).n % s->copies || s->segments % s->copies)
		return err_as(e, ERR_USAGE, "'%s' must be a multiple of 'copies', %lld", s->segments ? "segments" : "n",
			      (long long)s->copies);
	if (spec_in_rows(s).n / s->copies % s->multiple)
		return err_as(e, ERR_USAGE, "'n'%s must be a multiple of 'multiple', %lld",
			      s->copies > 1 ? " / 'copies'" : "", (long long)s->multiple);
	/* Non-empty segments have at least one element; Poisson draws empty ones by itself. */
	if (s->mean > 0 && s->kind != SPEC_POISSON && s->mean < (double)s->multiple * (1 - s->empty))
		return err_as(e, ERR_USAGE, "'mean' must be at least %.15g, not %.15g",
			      (double)s->multiple * (1 - s->empty), s->mean);
	if (s->kind == SPEC_PARETO && s->alpha <= 1)
		return err_as(e, ERR_USAGE, "'alpha' must be above 1: below, Pareto lengths have no mean");
	if (s->kind == SPEC_BIMODAL && s->share >= 1)
		return err_as(e, ERR_USAGE, "'share' must be below 1");
	return 0;
}

static int fail_unknown_kind(const char *text, struct err *e)
{
	char names[256] = "";

	for (int i = 0; i < SPEC_KINDS; i++)
		if (i != SPEC_FILE)
			(void)snprintf(names + strlen(names), sizeof names - strlen(names), " %s", kinds[i].name);
	return err_as(e, ERR_USAGE, "unknown kind of geometry in '%.200s'; kinds:%s", text, names);
}

static int parse(const char *text, struct spec *s, struct err *e)
{
	unsigned given = 0, defaults = 0;
	const char *rest;
	int kind = find_kind(text, &rest);

	if (kind < 0)
		return fail_unknown_kind(text, e);
	*s = (struct spec){.kind = (enum spec_kind)kind, .multiple = 1, .copies = 1, .seed = 1, .row.width = 1};
	if (set_params(s, kinds[kind].defaults, &defaults, e) || set_params(s, rest, &given, e) ||
	    check_spec(s, given, e))
		return err_context(e, "geometry '%.200s'", text);
	s->by_segments = s->kind == SPEC_EMPTY || is_given(s, "segments", given);
	return 0;
}

/* Writes an integer with the largest unit that divides it. */
void spec_whole_text(int64_t v, char *out, size_t size)
{
	static const char *const units[] = {"", "K", "M", "G"};
	int unit = 0;

	while (v && v % 1024 == 0 && unit < 3) {
		v /= 1024;
		unit++;
	}
	(void)snprintf(out, size, "%lld%s", (long long)v, units[unit]);
}

/* Writes the shortest decimal that reads back as the same number. */
static void real_text(double v, char *out, size_t size)
{
	if (v == floor(v) && v < LARGEST_COUNT) {
		spec_whole_text((int64_t)v, out, size);
		return;
	}
	for (int digits = 1; digits <= 17; digits++) {
		(void)snprintf(out, size, "%.*g", digits, v);
		if (strtod(out, NULL) == v)
			break;
	}
}

/* Whether the seed matters. */
static int is_random(const struct spec *s)
{
	int regular = s->kind == SPEC_FRONT || (s->kind == SPEC_FIXED && fmod(s->mean, (double)s->multiple) <= 0);

	return !regular || s->empty > 0;
}

/* Parameters without effect are omitted from the canonical text. */
static int is_omitted(const struct spec *s, int i)
{
	const char *name = params[i].name;

	if ((strcmp(name, "width") == 0 && s->row.width == 1) ||
	    (strcmp(name, "stride") == 0 && (!s->row.stride || s->row.stride == s->row.width)) ||
	    (strcmp(name, "table") == 0 && !s->table.rows) || (strcmp(name, "skew") == 0 && s->table.skew <= 0))
		return 1;
	if (s->kind == SPEC_SURROGATE)
		return find_param(s->kind, name) < 0 || (strcmp(name, "columns") == 0 && !s->surrogate.columns);
	return find_param(s->kind, name) < 0 || (strcmp(name, "n") == 0 && s->by_segments) ||
	       (strcmp(name, "segments") == 0 && !s->by_segments) || (strcmp(name, "empty") == 0 && s->empty <= 0) ||
	       (strcmp(name, "sorted") == 0 && !s->sorted) || (strcmp(name, "copies") == 0 && s->copies == 1) ||
	       (strcmp(name, "multiple") == 0 && s->multiple == 1) || (strcmp(name, "seed") == 0 && !is_random(s));
}

static int write_canonical(struct spec *s, char *out, size_t size, struct err *e)
{
	size_t used = (size_t)snprintf(out, size, "%s", kinds[s->kind].name);
	char separator = ':', value[40];

	for (int i = 0; i < (int)NPARAMS && used < size; i++) {
		if (is_omitted(s, i))
			continue;
		if (params[i].kind == VALUE_REAL)
			real_text(*real_of(s, i), value, sizeof value);
		else if (params[i].kind == VALUE_ORDER)
			(void)snprintf(value, sizeof value, "%s", s->sorted > 0 ? "up" : "down");
		else
			spec_whole_text(*whole_of(s, i), value, sizeof value);
		used += (size_t)snprintf(out + used, size - used, "%c%s=%s", separator, params[i].name, value);
		separator = ',';
	}
	/* A truncated text could be the identity of another geometry. */
	return used < size ? 0 : err_set(e, "no room for the canonical text of '%.60s...'", out);
}

int spec_canonical(const char *text, char *out, int size, struct err *e)
{
	struct spec s = {0};

	return parse(text, &s, e) ? -1 : write_canonical(&s, out, (size_t)size, e);
}

struct spec spec_in_rows(const struct spec *s)
{
	struct spec rows = *s;

	rows.n = s->n / s->row.width;
	return rows;
}

static struct row_shape row_of(const struct spec *s)
{
	return (struct row_shape){s->row.width, s->row.stride ? s->row.stride : s->row.width};
}

struct row_shape spec_row(const char *text)
{
	struct spec s = {.row.width = 1}; /* for static analysers, as below */

	return parse(text, &s, NULL) ? (struct row_shape){1, 1} : row_of(&s);
}

int spec_file_rows(const char *list, struct spec *s, struct err *e)
{
	unsigned given = 0;

	*s = (struct spec){.kind = SPEC_FILE, .multiple = 1, .copies = 1, .row.width = 1};
	return set_params(s, list, &given, e) || check_spec(s, given, e) ? -1 : 0;
}

int spec_file_rows_canonical(struct spec *s, char *out, size_t size, struct err *e)
{
	char text[256];

	if (write_canonical(s, text, sizeof text, e))
		return -1;
	(void)snprintf(out, size, "%s", text + strlen(kinds[SPEC_FILE].name));
	return 0;
}

void spec_shape(const struct spec *s, struct row_shape *row, struct table_shape *table)
{
	*row = row_of(s);
	*table = s->table;
}

int64_t spec_estimate_segments(const char *text)
{
	struct spec s = {.row.width = 1}, rows; /* static analysers do not see that parse fills it */

	if (parse(text, &s, NULL))
		return -1;
	rows = spec_in_rows(&s);
	return spec_estimate(&rows);
}

int spec_make(const volatile sig_atomic_t *stopped, const char *text, struct geometry *g, struct err *e)
{
	struct segments made;
	struct spec s, rows;
	char name[512];

	if (parse(text, &s, e) || write_canonical(&s, name, sizeof name, e))
		return -1;
	rows = spec_in_rows(&s);
	rows.stopped = stopped;
	if (spec_draw(&rows, &made, e))
		return err_context(e, "geometry '%s'", name);
	if (geometry_adopt(name, kinds[s.kind].name, made.offsets, made.count, g, e))
		return -1;
	g->columns = s.surrogate.columns;
	spec_shape(&s, &g->row, &g->table);
	return 0;
}
