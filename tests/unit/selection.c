/* Decision tables: small matrices with known answers, each family left out by hand, a measured matrix. */
#include "tuner/selection/selection.h"
#include "tuner/store/shares.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "../test.h"

static const struct selection_options plain = {.max_boxes = 4, .tolerance = 0.01};

static struct store_row row_of(const char *geometry, int64_t n, double mean, const char *params, double seconds)
{
	struct store_row r = {.device = "d",
			      .backend = "fake",
			      .arch = "a_1",
			      .driver = "1",
			      .operation = "segreduce",
			      .type = "f32",
			      .oper = "plus",
			      .offset_type = "i32",
			      .kind = "fixed",
			      .strategy = "flat",
			      .n = n,
			      .segments = (int64_t)((double)n / mean),
			      .longest = (int64_t)ceil(mean),
			      .mean = mean,
			      .seconds = seconds,
			      .bytes = 1,
			      .cold = 1};

	(void)snprintf(r.geometry, sizeof r.geometry, "%s", geometry);
	(void)snprintf(r.params, sizeof r.params, "%s", params);
	return r;
}

/* ---- a known optimum ---- */

/* Short segments want A, long ones B; C is near the best everywhere. */
static void test_known(struct test_counts *t)
{
	struct store_row rows[60];
	struct selection_table *tables;
	struct err e = {0};
	int nrows = 0, count, right = 1;

	for (int i = 0; i < 20; i++) {
		char geometry[32];

		(void)snprintf(geometry, sizeof geometry, "fixed:n=1M,mean=%d", 1 << i);
		rows[nrows++] = row_of(geometry, 1 << 20, 1 << i, "NT=1", i < 10 ? 1 : 1.3);
		rows[nrows++] = row_of(geometry, 1 << 20, 1 << i, "NT=2", i < 10 ? 1.3 : 1);
		rows[nrows++] = row_of(geometry, 1 << 20, 1 << i, "NT=3", 1.12);
	}
	test_ok(t, selection_tables(rows, nrows, &plain, &tables, &count, &e) == 0 && count == 1, "a table: %s",
		e.text);
	for (int i = 0; i < 20; i++) {
		const double call[SELECTION_FEATURES] = {1 << 20, 1 << i, 1 << i, 0, 0};
		const int box = selection_pick(&tables[0], LEVEL_SHARES, call);

		right &= strcmp(tables[0].boxes[box].params, i < 10 ? "NT=1" : "NT=2") == 0;
	}
	test_ok(t, right && tables[0].trees[LEVEL_SHARES].regret.worst <= 0, "each length has its best box");
	test_ok(t, strcmp(tables[0].boxes[0].params, "NT=3") == 0 && tables[0].boxes[0].ncases == 20,
		"the most general box is the first");
	selection_free(tables, count);
}

/* ---- a measured matrix ---- */

#define SHARED TESTS_DIR "/../../shared/selection/"
#define LINE 65536

struct matrix_file {
	int ncases, nrows;
	struct store_row *cases, *rows;
};

/* Field `at` of a line with tabs; the line keeps its text. */
static void field(const char *line, int at, char *out, size_t size)
{
	size_t length;

	for (; at > 0 && line; at--) {
		line = strchr(line, '\t');
		line = line ? line + 1 : NULL;
	}
	length = line ? strcspn(line, "\t\n") : 0;
	(void)snprintf(out, size, "%.*s", (int)length, line ? line : "");
}

static double number(const char *line, int at)
{
	char text[64];

	field(line, at, text, sizeof text);
	return strtod(text, NULL);
}

static void read_case(const char *line, struct store_row *r)
{
	char histogram[4096];

	*r = row_of("", (int64_t)number(line, 2), number(line, 6), "", 0);
	field(line, 0, r->geometry, sizeof r->geometry);
	field(line, 1, r->kind, sizeof r->kind);
	field(line, 9, histogram, sizeof histogram);
	r->segments = (int64_t)number(line, 3);
	r->longest = (int64_t)number(line, 5);
	r->share_1k = share_estimate(histogram, r->n, r->longest, 1024);
	r->share_4k = share_estimate(histogram, r->n, r->longest, 4096);
}

static int read_cases(struct matrix_file *m, char *line)
{
	FILE *in = fopen(SHARED "cases.tsv", "r");

	if (!in)
		return -1;
	m->cases = calloc(1000, sizeof *m->cases);
	if (fgets(line, LINE, in))
		while (fgets(line, LINE, in) && m->ncases < 1000)
			read_case(line, &m->cases[m->ncases++]);
	return fclose(in);
}

static const struct store_row *case_named(const struct matrix_file *m, const char *name)
{
	for (int i = 0; i < m->ncases; i++)
		if (strcmp(m->cases[i].geometry, name) == 0)
			return &m->cases[i];
	return NULL;
}

static int read_times(struct matrix_file *m, char *line, char *head)
{
	FILE *in = fopen(SHARED "times_us.tsv", "r");
	int room = 1000 * m->ncases;

	if (!in)
		return -1;
	m->rows = calloc((size_t)room, sizeof *m->rows);
	if (fgets(head, LINE, in))
		while (fgets(line, LINE, in))
			for (int c = 0; c < m->ncases && m->nrows < room; c++) {
				struct store_row *r = &m->rows[m->nrows++];
				char name[256];

				field(head, 2 + c, name, sizeof name);
				*r = *case_named(m, name);
				field(line, 0, r->strategy, sizeof r->strategy);
				field(line, 1, r->params, sizeof r->params);
				r->seconds = number(line, 2 + c) * 1e-6;
			}
	return fclose(in);
}

static int read_matrix(struct matrix_file *m)
{
	char *line = malloc(LINE), *head = malloc(LINE);
	int status;

	*m = (struct matrix_file){0};
	status = !line || !head || read_cases(m, line) || read_times(m, line, head) ? -1 : 0;
	free(line);
	free(head);
	return status;
}

static void release_matrix(struct matrix_file *m)
{
	free(m->cases);
	free(m->rows);
}

static void test_measured(struct test_counts *t)
{
	static const struct {
		int boxes;
		double mean; /* left out */
	} limits[] = {{4, 0.07}, {8, 0.065}, {12, 0.065}};
	struct matrix_file m;

	if (read_matrix(&m)) {
		release_matrix(&m);
		test_skip(t, "a measured matrix", "../shared/selection is not here");
		return;
	}
	for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
		const struct selection_options o = {.max_boxes = limits[i].boxes, .tolerance = 0.01};
		struct selection_table *tables;
		struct err e = {0};
		int count;

		test_ok(t, selection_tables(m.rows, m.nrows, &o, &tables, &count, &e) == 0 && count == 1,
			"a measured matrix, %d boxes: %s", limits[i].boxes, e.text);
		test_ok(t,
			tables[0].nboxes <= limits[i].boxes &&
				tables[0].trees[LEVEL_SHARES].regret.left_out_mean < limits[i].mean,
			"mean left-out regret %.3f", tables[0].trees[LEVEL_SHARES].regret.left_out_mean);
		selection_free(tables, count);
	}
	release_matrix(&m);
}

int main(void)
{
	struct test_counts t = {0};

	test_known(&t);
	test_measured(&t);
	return test_end(&t);
}
