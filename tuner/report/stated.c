/* What a header states about its tables, written as lines of its comment and read back from them. */
#include "tuner/report/stated.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/base/strings.h"

#define TABLE " *   "  /* start of a table's line */
#define LINE " *     " /* start of the lines below it */
#define WORST "worst regret "
#define LEFT_OUT "geometries left out: worst "
#define MEAN ", mean "

static const char *const known[SELECTION_LEVELS + SELECTION_LOOKUPS] = {
	[LEVEL_UNKNOWN] = "n and the mean length known",
	[LEVEL_LONGEST] = "the longest segment, too",
	[LEVEL_SHARES] = "shares of long segments, too",
	[SELECTION_LEVELS + LOOKUP_PROBED] =
		"as probed (shares, heaviest span, longest sampled segment; of few or long segments the longest)",
	[SELECTION_LEVELS + LOOKUP_ALL] = "all of these",
};

static const struct selection_regret not_stated = {NAN, NAN, NAN, NAN, 0, 0};

/* ---- to a header ---- */

void stated_write_regret(FILE *out, const char *left_out, const struct selection_regret *r)
{
	(void)fprintf(out, ": " WORST "%.1f%%" MEAN "%.1f%%", 100 * r->worst, 100 * r->mean);
	if (isfinite(r->left_out_worst) && isfinite(r->left_out_mean))
		(void)fprintf(out, "; %s%.1f%%" MEAN "%.1f%%", left_out, 100 * r->left_out_worst,
			      100 * r->left_out_mean);
}

static void write_line(FILE *out, const char *name, const struct selection_regret *r)
{
	(void)fprintf(out, LINE "%s", name);
	stated_write_regret(out, LEFT_OUT, r);
	if (r->gaps + r->left_out_gaps > 0)
		(void)fprintf(out, "; picked where it was not measured: %d times, left out %d", r->gaps,
			      r->left_out_gaps);
	(void)fputc('\n', out);
}

void stated_write(FILE *out, const struct selection_table *t)
{
	for (int l = 0; l < SELECTION_LEVELS; l++)
		write_line(out, known[l], &t->trees[l].regret);
	for (int l = 0; l < SELECTION_LOOKUPS && t->nspans; l++)
		write_line(out, known[SELECTION_LEVELS + l], &t->lookups[l]);
}

/* ---- from a header ---- */

/* What follows word in the line at `at`, if the line begins with word; else NULL. */
static const char *behind(const char *at, const char *word)
{
	return strncmp(at, word, strlen(word)) == 0 ? at + strlen(word) : NULL;
}

/* Reads "A%, mean B%" at `at` and moves it past that; -1 if the text is another. */
static int read_pair(const char **at, double *first, double *mean)
{
	double *const values[] = {first, mean};
	const char *c = *at;

	for (int i = 0; i < 2; i++) {
		char *end;
		double percent;

		c = i ? behind(c, MEAN) : c;
		percent = c ? strtod(c, &end) : NAN;
		if (!c || end == c || *end != '%' || !(percent >= 0 && isfinite(percent)))
			return -1;
		*values[i] = percent / 100;
		c = end + 1;
	}
	*at = c;
	return 0;
}

/* Reads what follows a name: ": worst regret A%, mean B%; geometries left out: worst C%, mean D%". */
static struct selection_regret read_line(const char *at)
{
	struct selection_regret r = not_stated;

	at = behind(at, ": " WORST);
	if (!at || read_pair(&at, &r.worst, &r.mean))
		return not_stated;
	at = behind(at, "; " LEFT_OUT);
	if (at && read_pair(&at, &r.left_out_worst, &r.left_out_mean))
		r.left_out_worst = r.left_out_mean = NAN;
	return r;
}

/* The line of a table, " * f32 plus keys=i64 on NVIDIA H200, 462 cases", below the title of its operation, since a file
 * may hold headers of several; NULL if there is none. */
static const char *find_table(const char *header, const struct selection_table *t)
{
	char title[sizeof STATED_TITLE + sizeof t->operation + 2];
	char line[sizeof TABLE + sizeof t->type + sizeof t->oper + sizeof t->key_type + sizeof t->device + 16];
	int is_ours = 0;

	(void)snprintf(title, sizeof title, STATED_TITLE "%s,", t->operation);
	(void)snprintf(line, sizeof line, TABLE "%s %s%s%s on %s, ", t->type, t->oper, *t->key_type ? " keys=" : "",
		       t->key_type, t->device);
	for (const char *at = header; *at; at = text_next_line(at)) {
		if (behind(at, STATED_TITLE))
			is_ours = behind(at, title) != NULL;
		if (is_ours && behind(at, line))
			return at;
	}
	return NULL;
}

/* Reads the regret of that name from the lines of the table that begins at `at`. */
static struct selection_regret read_named(const char *at, const char *name)
{
	for (; behind(at, LINE); at = text_next_line(at)) {
		const char *rest = behind(at + strlen(LINE), name);

		if (rest && *rest == ':')
			return read_line(rest);
	}
	return not_stated;
}

void stated_read(const char *header, struct selection_table *t)
{
	const char *lines = find_table(header, t);

	lines = lines ? text_next_line(lines) : "";
	for (int l = 0; l < SELECTION_LEVELS; l++)
		t->trees[l].regret = read_named(lines, known[l]);
	for (int l = 0; l < SELECTION_LOOKUPS; l++)
		t->lookups[l] = read_named(lines, known[SELECTION_LEVELS + l]);
}
