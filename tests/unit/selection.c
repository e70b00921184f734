/* Decision tables: small matrices with known answers, families left out by hand, a measured matrix. */
#include "tuner/selection/selection.h"
#include "tuner/store/shares.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "../table_row.h"
#include "../test.h"

static const struct selection_options plain = {.max_boxes = 4, .tolerance = 0.01};

static struct store_row row_of(const char *geometry, int64_t n, double mean, const char *params, double seconds)
{
	struct store_row r = table_row;

	r.n = n;
	r.segments = (int64_t)((double)n / mean);
	r.longest = (int64_t)ceil(mean);
	r.mean = mean;
	r.seconds = seconds;
	(void)snprintf(r.geometry, sizeof r.geometry, "%s", geometry);
	(void)snprintf(r.params, sizeof r.params, "%s", params);
	return r;
}

/* ---- estimated shares ---- */

static void test_shares(struct test_counts *t)
{
	test_ok(t, fabs(share_estimate("[0,0,0,0,0,0,0,0,0,0,0,0,1]", 3000, 3000, 1024) - 1) < 1e-9,
		"one long segment");
	test_ok(t, share_estimate("[0,0,0,0,0,0,0,0,0,0,0,0,1]", 3000, 3000, 4096) <= 0, "none that is longer");
	test_ok(t, fabs(share_estimate("[0,1000,0,0,0,0,0,0,0,0,0,0,0,1]", 6000, 5000, 4096) - 5.0 / 6) < 1e-9,
		"among a thousand short ones");
	test_ok(t,
		share_estimate("", 10, 10, 1024) <= 0 && share_estimate("[x]", 10, 10, 1024) <= 0 &&
			share_estimate("[1,", 10, 10, 1024) <= 0 && share_estimate("[-1]", 10, 10, 1024) <= 0,
		"what is no histogram");
}

/* ---- a known optimum ---- */

/* A is best for short segments, B for long ones; C is nearly the best everywhere. */
static void test_known(struct test_counts *t)
{
	struct store_row rows[78];
	struct selection_table *tables;
	struct err e = {0};
	int nrows = 0, count, right = 1;

	for (int i = 0; i < 26; i++) {
		char geometry[32];

		(void)snprintf(geometry, sizeof geometry, "fixed:n=128M,mean=%d", 1 << i);
		rows[nrows++] = row_of(geometry, 1 << 27, 1 << i, "NT=1", i < 13 ? 1 : 1.3);
		rows[nrows++] = row_of(geometry, 1 << 27, 1 << i, "NT=2", i < 13 ? 1.3 : 1);
		rows[nrows++] = row_of(geometry, 1 << 27, 1 << i, "NT=3", 1.12);
	}
	test_ok(t, selection_tables(rows, nrows, &plain, &tables, &count, &e) == 0 && count == 1, "a table: %s",
		e.text);
	for (int i = 0; i < 26; i++) {
		const double call[SELECTION_FEATURES] = {1 << 27, 1 << i, 1 << i, 0, 0};
		const int box = selection_pick(&tables[0], LEVEL_SHARES, call);

		right &= strcmp(tables[0].boxes[box].params, i < 13 ? "NT=1" : "NT=2") == 0;
	}
	test_ok(t, right && tables[0].trees[LEVEL_SHARES].regret.worst <= 0, "each length has its best box");
	test_ok(t, strcmp(tables[0].boxes[0].params, "NT=3") == 0 && tables[0].boxes[0].ncases == 26,
		"the most general box is the first");
	selection_free(tables, count);
}

/* A probe that looks at all segments finds the longest one, which delays the box of the table's tree. */
static void test_probed(struct test_counts *t, struct selection_table *table)
{
	static const struct {
		double segments, mean;
		int sees_all;
	} calls[] = {{262144, 100, 1}, {262145, 100, 0}, {1 << 20, 127, 0}, {1 << 20, 128, 1}};
	const int held_up = strcmp(table->boxes[1].params, "NT=1") == 0;

	table->trees[LEVEL_SHARES].nodes[0] = (struct selection_node){.box = held_up};
	table->level_of_all = LEVEL_SHARES;
	for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
		const double n = calls[i].segments * calls[i].mean;
		const double features[SELECTION_FEATURES] = {n, calls[i].mean, n / 2, 0.5, 0.5};

		test_ok(t, (selection_lookup_probed(table, features, 0) == held_up) != calls[i].sees_all,
			"as probed, %.0f segments of %.0f: the longest is %sknown", calls[i].segments, calls[i].mean,
			calls[i].sees_all ? "" : "not ");
	}
}

/* One segment has nine tenths of all elements, the others are short. NT=1 takes 0.5 ns for an element of the long one,
 * 1 ps for the others, and 4 us for a call. NT=2 takes half as long again, but is not delayed. */
static void test_pace(struct test_counts *t)
{
	struct store_row rows[64];
	struct selection_table *tables;
	struct err e = {0};
	int nrows = 0, count, right = 0;

	for (int i = 0; i < 20; i++) {
		const int64_t n = INT64_C(1) << (16 + i % 10), longest = i < 10 ? n / 10 * 9 : 16;
		const double least = 4e-6 + 1e-12 * (double)n;
		char geometry[32];

		(void)snprintf(geometry, sizeof geometry, "made:%d", i);
		rows[nrows++] = row_of(geometry, n, 8, "NT=1", fmax(least, 0.5e-9 * (double)longest));
		/* Slow on three small arrays for another reason: the other arrays show that the segment does not delay
		 * it. */
		rows[nrows++] = row_of(geometry, n, 8, "NT=2", (i < 3 ? 4.5 : 1.5) * least);
		rows[nrows - 1].longest = rows[nrows - 2].longest = longest;
		rows[nrows - 1].share_1k = rows[nrows - 2].share_1k = i < 10 ? 0.9 : 0;
	}
	test_ok(t, selection_tables(rows, nrows, &plain, &tables, &count, &e) == 0 && count == 1,
		"one long segment: %s", e.text);
	for (int k = 0; count == 1 && k < tables[0].nboxes; k++) {
		const struct selection_box *b = &tables[0].boxes[k];
		const int is_first = strcmp(b->params, "NT=1") == 0;

		/* An element takes at least 4 us / 2^25 + 1 ps = 1.1 ps: the delay of 0.5 ns is 447 of those, and 4 us
		 * is 3.6 million. */
		right += is_first ? b->pace.longest == 512 && b->pace.call == 1 << 22 : b->pace.longest == 0;
	}
	test_ok(t, count == 1 && tables[0].nboxes >= 2 && right == tables[0].nboxes,
		"the box that it holds up is known: %d of %d", right, count == 1 ? tables[0].nboxes : 0);
	if (count == 1)
		test_probed(t, &tables[0]);
	selection_free(tables, count);
}

/* Each block of NT=1 takes adjacent segments. Half of the cases have a heavy run of them, of which an element takes 0.5
 * ns; the longest segment is short. NT=2 divides elements evenly, and takes 1.5 times as long as NT=1 at its best. */
static void test_order(struct test_counts *t)
{
	const double call = 1e9, features[SELECTION_FEATURES] = {call, 8, 64, 0, 0};
	struct store_row rows[64];
	struct selection_table *tables;
	struct err e = {0};
	int nrows = 0, count, first = 0, even;

	for (int i = 0; i < 20; i++) {
		const int64_t n = INT64_C(1) << (12 + i % 10), span = i < 10 ? n / 2 : 1024;
		const double least = 4e-6 + 1e-12 * (double)n;
		char geometry[32];

		(void)snprintf(geometry, sizeof geometry, "made:%d", i);
		rows[nrows++] = row_of(geometry, n, 8, "NT=1", fmax(least, 0.5e-9 * (double)span));
		rows[nrows++] = row_of(geometry, n, 8, "NT=2", 1.5 * least);
		rows[nrows - 1].longest = rows[nrows - 2].longest = 64;
		rows[nrows - 1].span = rows[nrows - 2].span = span;
	}
	test_ok(t,
		selection_tables(rows, nrows, &plain, &tables, &count, &e) == 0 && count == 1 && tables[0].nboxes == 2,
		"a heavy run of neighbours: %s", e.text);
	if (count == 1 && tables[0].nboxes == 2) {
		first = strcmp(tables[0].boxes[1].params, "NT=1") == 0;
		even = 1 - first;
		/* An element takes at least 2.9 ps: 0.5 ns is 172 of those. NT=2 takes at least 6 us with a span of
		 * 2^20, only 1.3 times its own best time for that many elements. */
		test_ok(t, tables[0].boxes[first].pace.span == 192 && tables[0].boxes[even].pace.span == 0,
			"an element of it takes %lld and %lld others", (long long)tables[0].boxes[first].pace.span,
			(long long)tables[0].boxes[even].pace.span);
		tables[0].trees[LEVEL_SHARES].nodes[0] = (struct selection_node){.box = first};
		test_ok(t,
			selection_lookup(&tables[0], LEVEL_SHARES, features, 0, 0) == first &&
				selection_lookup(&tables[0], LEVEL_SHARES, features, 0, call / 100) == first &&
				selection_lookup(&tables[0], LEVEL_SHARES, features, 0, call / 50) == even,
			"the box that it holds up is not taken");
	}
	selection_free(tables, count);
	for (int i = 0; i < nrows; i++)
		rows[i].span = 0; /* as in databases of older versions */
	test_ok(t,
		selection_tables(rows, nrows, &plain, &tables, &count, &e) == 0 && count == 1 &&
			tables[0].boxes[0].pace.span == 0 && tables[0].boxes[1].pace.span == 0,
		"nothing is known of spans that are not");
	selection_free(tables, count);
}

/* Of `count` lengths over two and a half octaves the longest fifth is best with B, the others with A. Returns how many
 * get their best. */
static int ends_served(struct test_counts *t, int count)
{
	struct store_row *rows = calloc(2 * (size_t)count, sizeof *rows);
	struct selection_table *tables;
	struct err e = {0};
	int ntables, right = 0;

	for (int i = 0; i < 2 * count; i++) {
		const int wants = 5 * (i / 2) / count == 4;
		char geometry[32];

		(void)snprintf(geometry, sizeof geometry, "fixed:%d", i / 2);
		rows[i] = row_of(geometry, 1 << 27, 32 * pow(2, 1.25 * (i - i % 2) / count), i % 2 ? "NT=2" : "NT=1",
				 wants == i % 2 ? 1 : 1.2);
	}
	test_ok(t, selection_tables(rows, 2 * count, &plain, &tables, &ntables, &e) == 0 && ntables == 1,
		"%d lengths: %s", count, e.text);
	for (int i = 0; i < count; i++) {
		const double call[SELECTION_FEATURES] = {1 << 27, rows[2 * i].mean, 0, 0, 0};
		const char *params = tables[0].boxes[selection_pick(&tables[0], LEVEL_SHARES, call)].params;

		right += strcmp(params, 5 * i / count == 4 ? "NT=2" : "NT=1") == 0;
	}
	selection_free(tables, ntables);
	free(rows);
	return right;
}

/* A box for half an octave at the end: a few cases do not show where that begins, many do. */
static void test_width(struct test_counts *t)
{
	const int few = ends_served(t, 60), many_cases = ends_served(t, 200);

	test_ok(t, few == 48, "60 cases have one box: it is right for %d", few);
	test_ok(t, many_cases > 190, "200 cases have two: they are right for %d", many_cases);
}

/* ---- gaps, weights, drivers ---- */

static int has_box(const struct selection_table *t, const char *params)
{
	for (int i = 0; i < t->nboxes; i++)
		if (strcmp(t->boxes[i].params, params) == 0)
			return 1;
	return 0;
}

/* A variant that is by far the fastest in one case, and was measured nowhere else, serves no other case. */
static void test_gaps(struct test_counts *t)
{
	const struct selection_options one = {.max_boxes = 1};
	struct selection_table *tables;
	struct store_row rows[9];
	struct err e = {0};
	int count;

	for (int i = 0; i < 4; i++) {
		char geometry[32];

		(void)snprintf(geometry, sizeof geometry, "fixed:n=1M,mean=%d", 4 << i);
		rows[2 * i] = row_of(geometry, 1 << 20, 4 << i, "NT=1", 2);
		rows[2 * i + 1] = row_of(geometry, 1 << 20, 4 << i, "NT=2", 3);
	}
	rows[8] = row_of("fixed:n=1M,mean=4", 1 << 20, 4, "NT=3", 0.1);
	test_ok(t, selection_tables(rows, 9, &one, &tables, &count, &e) == 0 && count == 1, "with gaps: %s", e.text);
	test_ok(t,
		strcmp(tables[0].boxes[0].params, "NT=1") == 0 && tables[0].trees[LEVEL_SHARES].regret.gaps == 0 &&
			fabs(tables[0].trees[LEVEL_SHARES].regret.worst - 19) < 1e-9,
		"the box ran on all cases");
	selection_free(tables, count);
	rows[2] = row_of("fixed:n=1M,mean=8", 1 << 20, 8, "NT=4", 1); /* now no variant ran on all of them */
	rows[3] = rows[2];
	test_ok(t, selection_tables(rows, 9, &one, &tables, &count, &e) == 0 && count == 1, "gaps everywhere: %s",
		e.text);
	test_ok(t, tables[0].trees[LEVEL_SHARES].regret.gaps == 1, "the fewest gaps, and counted");
	selection_free(tables, count);
}

#define APART 11 /* lengths, each searched separately */
#define ROBUST 9 /* variants that were tried on all lengths */

/* Each length has a variant of its own that is far faster than those that ran on all lengths: the table uses them. */
static void test_apart(struct test_counts *t)
{
	const struct selection_options eight = {.max_boxes = 8};
	struct store_row rows[APART * (ROBUST + 1)];
	struct selection_table *tables;
	struct err e = {0};
	int nrows = 0, count;

	for (int c = 0; c < APART; c++) {
		const double mean = (double)(INT64_C(1) << 2 * c);
		char geometry[40], params[16];

		(void)snprintf(geometry, sizeof geometry, "uniform:n=64M,mean=%.0f", mean);
		for (int v = 0; v < ROBUST; v++) {
			(void)snprintf(params, sizeof params, "NT=%d", v);
			rows[nrows++] = row_of(geometry, 1 << 26, mean, params, 1.4 + 0.01 * v);
		}
		(void)snprintf(params, sizeof params, "VT=%d", c);
		rows[nrows++] = row_of(geometry, 1 << 26, mean, params, 1);
	}
	test_ok(t, selection_tables(rows, nrows, &eight, &tables, &count, &e) == 0 && count == 1,
		"lengths searched one by one: %s", e.text);
	test_ok(t, tables[0].nboxes == 8 && tables[0].trees[LEVEL_SHARES].regret.mean < 0.4 * 5 / APART,
		"seven of eleven have the box of their own: %d boxes, mean regret %.3f", tables[0].nboxes,
		tables[0].trees[LEVEL_SHARES].regret.mean);
	selection_free(tables, count);
}

static void test_weights(struct test_counts *t)
{
	const struct selection_weight weights[] = {{"*mean=4", 100}, {"*", 1}, {"*", 50}};
	struct selection_options o = {.max_boxes = 1};
	struct selection_table *tables;
	struct store_row rows[8];
	struct err e = {0};
	int count;

	for (int i = 0; i < 4; i++) {
		char geometry[32];

		(void)snprintf(geometry, sizeof geometry, "fixed:n=1M,mean=%d", 4 << i);
		rows[2 * i] = row_of(geometry, 1 << 20, 4 << i, "NT=1", i == 0 ? 1 : 1.5);
		rows[2 * i + 1] = row_of(geometry, 1 << 20, 4 << i, "NT=2", i == 0 ? 1.5 : 1);
	}
	test_ok(t, selection_tables(rows, 8, &o, &tables, &count, &e) == 0 && has_box(&tables[0], "NT=2"),
		"most cases decide");
	selection_free(tables, count);
	o.weights = weights;
	o.nweights = 3;
	test_ok(t, selection_tables(rows, 8, &o, &tables, &count, &e) == 0 && has_box(&tables[0], "NT=1"),
		"or the one that counts most");
	selection_free(tables, count);
}

/* Of two drivers the newer; the older if asked for; cold rows before warm ones. */
static void test_drivers(struct test_counts *t)
{
	struct selection_options o = {.max_boxes = 1};
	struct selection_table *tables;
	struct store_row rows[3];
	struct err e = {0};
	int count;

	rows[0] = row_of("g", 1 << 20, 4, "NT=1", 1);
	rows[1] = row_of("g", 1 << 20, 4, "NT=2", 2);
	rows[2] = row_of("g", 1 << 20, 4, "NT=3", 0.5);
	rows[1].taken = 5;
	rows[2].taken = 6;
	(void)snprintf(rows[1].driver, sizeof rows[1].driver, "2");
	(void)snprintf(rows[2].driver, sizeof rows[2].driver, "2");
	rows[2].cold = 0;
	test_ok(t,
		selection_tables(rows, 3, &o, &tables, &count, &e) == 0 && count == 1 && tables[0].ncases == 1 &&
			strcmp(tables[0].boxes[0].params, "NT=2") == 0 && strcmp(tables[0].driver, "2") == 0,
		"the newest driver, cold");
	selection_free(tables, count);
	o.driver = "1";
	test_ok(t,
		selection_tables(rows, 3, &o, &tables, &count, &e) == 0 && count == 1 &&
			strcmp(tables[0].boxes[0].params, "NT=1") == 0,
		"the driver asked for");
	selection_free(tables, count);
	o.driver = "3";
	test_ok(t, selection_tables(rows, 3, &o, &tables, &count, &e) == 0 && count == 0, "one that was not measured");
	selection_free(tables, count);
}

/* ---- repeated sweeps ---- */

static double next_random(uint64_t *state) /* xorshift64 (Marsaglia 2003), 0 to 1 */
{
	*state ^= *state << 13;
	*state ^= *state >> 7;
	*state ^= *state << 17;
	return (double)(*state >> 11) / 9007199254740992.0;
}

/* 24 lengths in 3 regions, each with a strategy of its own, in 8 variants within 1% of each other. */
#define NOISY_ROWS (24 * 24)
static void make_noisy(struct store_row *rows, uint64_t *state)
{
	for (int c = 0; c < 24; c++)
		for (int v = 0; v < 24; v++) {
			const int apart = abs(c / 8 - v / 8);
			const double noise = 1 + 0.01 * (next_random(state) + next_random(state) - 1);
			char geometry[32], params[16];

			(void)snprintf(geometry, sizeof geometry, "fixed:n=16M,mean=%d", 1 << c);
			(void)snprintf(params, sizeof params, "NT=%d", 10 + v);
			rows[24 * c + v] =
				row_of(geometry, 1 << 24, 1 << c, params, (1 + 0.4 * apart + 0.001 * (v % 8)) * noise);
		}
}

static int same_boxes(const struct selection_table *a, const struct selection_name *names, int count)
{
	int same = a->nboxes == count;

	for (int i = 0; i < count; i++)
		same &= has_box(a, names[i].params);
	return same;
}

static int same_tree(const struct selection_tree *a, const struct selection_tree *b)
{
	int same = a->nnodes == b->nnodes;

	for (int i = 0; same && i < a->nnodes; i++) {
		const struct selection_node *x = &a->nodes[i], *y = &b->nodes[i];

		same = x->feature == y->feature && !(x->below < y->below) && !(x->below > y->below) &&
		       x->low == y->low && x->high == y->high && x->box == y->box;
	}
	return same;
}

/* Whether both tables are the same as text. */
static int same_table(const struct selection_table *a, const struct selection_table *b)
{
	int same = a->nboxes == b->nboxes;

	for (int i = 0; same && i < a->nboxes; i++)
		same = strcmp(a->boxes[i].params, b->boxes[i].params) == 0;
	for (int l = 0; same && l < SELECTION_LEVELS; l++)
		same = same_tree(&a->trees[l], &b->trees[l]);
	return same;
}

/* From rows with 1% of noise, counts how many of `times` tables are the same as the one kept. */
static int count_same(const struct store_row *rows, int nrows, int max_boxes, int times, uint64_t *state)
{
	struct store_row *noisy = calloc((size_t)nrows, sizeof *noisy);
	struct selection_options o = {.max_boxes = max_boxes, .tolerance = 0.01};
	struct selection_table *first = NULL, *tables;
	struct err e = {0};
	int same = 0, count;

	for (int i = 0; i <= times && noisy; i++) {
		memcpy(noisy, rows, (size_t)nrows * sizeof *noisy);
		for (int k = 0; k < nrows; k++)
			noisy[k].seconds *= 1 + 0.01 * (next_random(state) + next_random(state) - 1);
		if (selection_tables(noisy, nrows, &o, &tables, &count, &e) != 0 || count != 1)
			break;
		if (!first) {
			first = tables;
			o.keep_tables = first;
			o.nkeep_tables = 1;
			continue;
		}
		same += tables[0].kept == 2 && same_table(&tables[0], first);
		selection_free(tables, count);
	}
	selection_free(first, first != NULL);
	free(noisy);
	return same;
}

/* The whole table is kept, but dropped once it is no longer good. */
static void test_kept_table(struct test_counts *t)
{
	struct store_row *rows = calloc(NOISY_ROWS, sizeof *rows);
	struct selection_options o = {.max_boxes = 8, .tolerance = 0.01};
	uint64_t state = 88172645463325252u;
	struct selection_table *old = NULL, *tables = NULL;
	struct err e = {0};
	int same, nold = 0, count = 0;

	if (!rows)
		return;
	make_noisy(rows, &state);
	same = count_same(rows, NOISY_ROWS, 8, 20, &state);
	test_ok(t, same >= 19, "%d of 20 exports of repeated sweeps are the same", same);
	test_ok(t, selection_tables(rows, NOISY_ROWS, &o, &old, &nold, &e) == 0, "a table to keep");
	o.keep_tables = old;
	o.nkeep_tables = nold;
	for (int i = 0; i < NOISY_ROWS; i++) /* one box is slower now */
		if (strcmp(rows[i].params, old[0].boxes[0].params) == 0)
			rows[i].seconds *= 1.5;
	test_ok(t, selection_tables(rows, NOISY_ROWS, &o, &tables, &count, &e) == 0 && tables[0].kept != 2,
		"a table with a box that is slow goes");
	selection_free(tables, count);
	selection_free(old, nold);
	free(rows);
}

/* Tables with few boxes, whose curve continues to more of them. */
static void test_few_boxes(struct test_counts *t)
{
	struct store_row *rows = calloc(NOISY_ROWS, sizeof *rows);
	uint64_t state = 88172645463325252u;

	if (!rows)
		return;
	for (int c = 0; c < 24; c++) /* each length has a best variant of its own */
		for (int v = 0; v < 24; v++) {
			char geometry[32], params[16];

			(void)snprintf(geometry, sizeof geometry, "fixed:n=16M,mean=%d", 1 << c);
			(void)snprintf(params, sizeof params, "NT=%d", 10 + v);
			rows[24 * c + v] = row_of(geometry, 1 << 24, 1 << c, params,
						  1 + 0.3 * abs(c - v) + 0.01 * next_random(&state));
		}
	for (int boxes = 1; boxes <= 3; boxes++) {
		const struct selection_options o = {.max_boxes = boxes, .with_curve = 1};
		struct selection_table *tables;
		struct err e = {0};
		int count;

		test_ok(t, selection_tables(rows, NOISY_ROWS, &o, &tables, &count, &e) == 0 && count == 1,
			"a table of %d boxes: %s", boxes, e.text);
		test_ok(t, tables[0].nboxes <= boxes && tables[0].curve[tables[0].ncurve - 1].boxes >= 8,
			"%d boxes, and a curve up to %d", tables[0].nboxes,
			tables[0].curve[tables[0].ncurve - 1].boxes);
		selection_free(tables, count);
	}
	free(rows);
}

static void test_repeats(struct test_counts *t)
{
	struct store_row *rows = calloc(NOISY_ROWS, sizeof *rows);
	struct selection_name names[SELECTION_BOXES];
	struct selection_options o = {.max_boxes = 8, .tolerance = 0.01, .keep = names};
	uint64_t state = 88172645463325252u;
	struct err e = {0};
	int same = 0;

	for (int i = 0; i <= 20 && rows; i++) {
		struct selection_table *tables;
		int count;

		make_noisy(rows, &state);
		if (selection_tables(rows, NOISY_ROWS, &o, &tables, &count, &e) != 0 || count != 1)
			break;
		for (int k = 0; k < tables[0].nboxes && i == 0; k++) {
			(void)snprintf(names[k].strategy, sizeof names[k].strategy, "%s", tables[0].boxes[k].strategy);
			(void)snprintf(names[k].params, sizeof names[k].params, "%s", tables[0].boxes[k].params);
			o.nkeep++;
		}
		same += i > 0 && same_boxes(&tables[0], names, o.nkeep);
		selection_free(tables, count);
	}
	test_ok(t, same >= 19 && o.nkeep >= 3, "%d of 20 repeated sweeps keep the %d boxes", same, o.nkeep);
	/* Boxes that lose more than a tie are dropped. */
	o.nkeep = 1;
	if (rows) {
		struct selection_table *tables;
		int count;

		test_ok(t,
			selection_tables(rows, NOISY_ROWS, &o, &tables, &count, &e) == 0 && !tables[0].kept &&
				tables[0].nboxes >= 3,
			"one box is no longer enough");
		selection_free(tables, count);
	}
	free(rows);
}

/* ---- the bound ---- */

#define BOUND_CASES 14
#define BOUND_VARIANTS 9

/* The lowest mean regret of any three variants, by trying all. */
static double best_three(double regret[BOUND_CASES][BOUND_VARIANTS])
{
	double least = INFINITY;

	for (int i = 0; i < BOUND_VARIANTS; i++)
		for (int j = i + 1; j < BOUND_VARIANTS; j++)
			for (int k = j + 1; k < BOUND_VARIANTS; k++) {
				double sum = 0;

				for (int c = 0; c < BOUND_CASES; c++)
					sum += fmin(regret[c][i], fmin(regret[c][j], regret[c][k]));
				least = fmin(least, sum / BOUND_CASES);
			}
	return least;
}

static void test_bound(struct test_counts *t)
{
	const struct selection_options o = {.max_boxes = 3, .tolerance = 0.01};
	struct store_row rows[BOUND_CASES * BOUND_VARIANTS];
	uint64_t state = 362436069;
	int exact = 0, right = 0;

	for (int round = 0; round < 40; round++) {
		double regret[BOUND_CASES][BOUND_VARIANTS];
		struct selection_table *tables;
		struct err e = {0};
		int count;

		for (int c = 0; c < BOUND_CASES; c++) {
			const int fastest = (int)(next_random(&state) * BOUND_VARIANTS);

			for (int v = 0; v < BOUND_VARIANTS; v++) {
				char geometry[32], params[16];

				regret[c][v] = v == fastest ? 0 : next_random(&state);
				(void)snprintf(geometry, sizeof geometry, "g%d", c);
				(void)snprintf(params, sizeof params, "NT=%d", v);
				rows[BOUND_VARIANTS * c + v] =
					row_of(geometry, 1 << 20, 1 << c, params, 1e-3 * (1 + regret[c][v]));
			}
		}
		if (selection_tables(rows, BOUND_CASES * BOUND_VARIANTS, &o, &tables, &count, &e) != 0)
			break;
		exact += tables[0].median.exact;
		right += fabs(tables[0].median.mean - best_three(regret)) < 1e-4 &&
			 tables[0].bound.mean >= tables[0].median.mean - 1e-4;
		selection_free(tables, count);
	}
	test_ok(t, exact == 40 && right == 40, "the best boxes of all: %d exact and %d right of 40", exact, right);
}

/* ---- callers who know more ---- */

/* Times that do not depend on the longest segment: a tree that uses it must not do worse. */
static void test_guard(struct test_counts *t)
{
	enum { CASES = 36, VARIANTS = 10 };
	const struct selection_options o = {.max_boxes = 8, .tolerance = 0.001};
	static struct store_row rows[CASES * VARIANTS];
	uint64_t state = 521288629;
	int guarded = 0;

	for (int round = 0; round < 12; round++) {
		struct selection_table *tables;
		struct err e = {0};
		int count;

		for (int c = 0; c < CASES; c++)
			for (int v = 0; v < VARIANTS; v++) {
				struct store_row *r = &rows[VARIANTS * c + v];
				char geometry[32], params[16];

				(void)snprintf(geometry, sizeof geometry, "g%d", c);
				(void)snprintf(params, sizeof params, "NT=%d", v);
				*r = row_of(geometry, 1 << 24, 1 << c / 4, params,
					    1e-3 * (1 + 0.2 * abs(c / 12 - v % 3) + next_random(&state)));
				r->longest = 1 + (int64_t)((c * 7919) % 1000) * 1000;
			}
		if (selection_tables(rows, CASES * VARIANTS, &o, &tables, &count, &e) != 0)
			break;
		for (int l = 0; l < SELECTION_LEVELS; l++) {
			const struct selection_regret *a = &tables[0].trees[LEVEL_UNKNOWN].regret;
			const struct selection_regret *b = &tables[0].trees[l].regret;

			guarded += b->left_out_mean <= a->left_out_mean + 1e-9 || b->left_out_worst < a->left_out_worst;
		}
		selection_free(tables, count);
	}
	test_ok(t, guarded == 12 * SELECTION_LEVELS, "who says more is not served worse: %d of %d", guarded,
		12 * SELECTION_LEVELS);
}

/* ---- left out, computed directly ---- */

static const struct selection_options many = {.max_boxes = 12, .tolerance = 0.05};

/* The regret on a geometry of a table made from the other rows; with_span: the heaviest span is known, too. */
static int by_hand(const struct store_row *rows, int nrows, const char *geometry, int with_span, double *regret)
{
	struct store_row *others = calloc((size_t)nrows, sizeof *others);
	const struct store_row *best = NULL, *one = NULL;
	struct selection_table *tables;
	double call[SELECTION_FEATURES];
	struct err e = {0};
	int count, kept = 0, found = 0;

	for (int i = 0; i < nrows && others; i++)
		if (strcmp(rows[i].geometry, geometry) != 0)
			others[kept++] = rows[i];
		else if (!best || rows[i].seconds < best->seconds)
			best = &rows[i];
	if (best && selection_tables(others, kept, &many, &tables, &count, &e) == 0) {
		int box;

		selection_features(best, call);
		box = selection_lookup(&tables[0], LEVEL_SHARES, call, 0, with_span ? (double)best->span : 0);
		for (int i = 0; i < nrows; i++)
			if (strcmp(rows[i].geometry, geometry) == 0 &&
			    strcmp(rows[i].params, tables[0].boxes[box].params) == 0)
				one = &rows[i];
		found = one != NULL;
		*regret = one ? one->seconds / best->seconds - 1 : 0;
		selection_free(tables, count);
	}
	free(others);
	return found;
}

/* With few families, left-out costs do not choose the number of leaves, so each refit is one table. */
static void test_left_out(struct test_counts *t)
{
	struct store_row rows[12 * 5];
	uint64_t state = 1234567;
	struct selection_table *tables;
	struct err e = {0};
	double worst = 0, sum = 0;
	int count, found = 0;

	for (int c = 0; c < 12; c++)
		for (int v = 0; v < 5; v++) {
			char geometry[32], params[16];

			(void)snprintf(geometry, sizeof geometry, "g%d", c);
			(void)snprintf(params, sizeof params, "NT=%d", v);
			rows[5 * c + v] = row_of(geometry, 1 << 20, 1 << c, params,
						 1 + 0.3 * fabs(c / 3.0 - v) + 0.2 * next_random(&state));
		}
	for (int c = 0; c < 12; c++) {
		double regret = 0;

		found += by_hand(rows, 60, rows[5 * c].geometry, 0, &regret);
		worst = fmax(worst, regret);
		sum += regret;
	}
	test_ok(t, selection_tables(rows, 60, &many, &tables, &count, &e) == 0 && found == 12, "refits by hand");
	test_ok(t,
		fabs(tables[0].trees[LEVEL_SHARES].regret.left_out_worst - worst) < 1e-9 &&
			fabs(tables[0].trees[LEVEL_SHARES].regret.left_out_mean - sum / 12) < 1e-9,
		"are the regrets left out: worst %.3f and %.3f, mean %.3f and %.3f", worst,
		tables[0].trees[LEVEL_SHARES].regret.left_out_worst, sum / 12,
		tables[0].trees[LEVEL_SHARES].regret.left_out_mean);
	selection_free(tables, count);
}

/* NT=1 is faster with short segments, NT=2 with longer ones. One case in five has a heavy run of adjacent segments,
 * which delays NT=1: trees cannot tell, lookups can. */
static void test_left_out_lookups(struct test_counts *t)
{
	struct store_row rows[44];
	struct selection_table *tables;
	struct err e = {0};
	double worst = 0, sum = 0;
	int nrows = 0, count, found = 0;

	for (int i = 0; i < 22; i++) {
		const int is_heavy = i % 5 == 4, is_long = i >= 20;
		const int64_t n = INT64_C(1) << (24 + i % 20 / 2), span = is_heavy ? n / 4 : 1024;
		const double least = 4e-6 + 1e-12 * (double)n;
		char geometry[32];

		(void)snprintf(geometry, sizeof geometry, "made:%d", i);
		rows[nrows++] = row_of(geometry, n, is_long ? 256 : 8, "NT=1",
				       (is_long    ? 4
					: is_heavy ? 2.7
						   : 1) *
					       least);
		rows[nrows++] = row_of(geometry, n, is_long ? 256 : 8, "NT=2", (1.5 + 0.01 * i) * least);
		rows[nrows - 1].longest = rows[nrows - 2].longest = 64;
		rows[nrows - 1].span = rows[nrows - 2].span = span;
	}
	for (int c = 0; c < 22; c++) {
		double regret = 0;

		found += by_hand(rows, nrows, rows[2 * c].geometry, 1, &regret);
		worst = fmax(worst, regret);
		sum += regret;
	}
	test_ok(t, selection_tables(rows, nrows, &many, &tables, &count, &e) == 0 && found == 22, "refits by hand");
	test_ok(t,
		tables[0].nspans == 22 && fabs(tables[0].lookups[LOOKUP_PROBED].left_out_worst - worst) < 1e-9 &&
			fabs(tables[0].lookups[LOOKUP_PROBED].left_out_mean - sum / 22) < 1e-9 &&
			tables[0].lookups[LOOKUP_PROBED].left_out_mean <
				0.8 * tables[0].trees[LEVEL_SHARES].regret.left_out_mean,
		"lookups that know the span, left out: worst %.3f and %.3f, mean %.3f and %.3f; trees %.3f", worst,
		tables[0].lookups[LOOKUP_PROBED].left_out_worst, sum / 22,
		tables[0].lookups[LOOKUP_PROBED].left_out_mean, tables[0].trees[LEVEL_SHARES].regret.left_out_mean);
	selection_free(tables, count);
}

/* A profile and the same one repeated are left out together, and so is a kind at two sizes. */
static void test_families(struct test_counts *t)
{
	static const char *const names[][2] = {{"data/a.rowlen", "data/a.rowlen@64M"},
					       {"b.mtx@1M", "/elsewhere/b.mtx"},
					       {"uniform:n=1K,mean=4,seed=1", "uniform:n=1M,mean=4,seed=2"}};
	struct store_row rows[24];
	struct selection_table *tables;
	struct err e = {0};
	int count;

	/* Each pair has a variant of its own, twice as fast as the last one, which is the best elsewhere. */
	for (int i = 0; i < 24; i++) {
		const int pair = i / 8, size = i / 4 % 2, variant = i % 4;
		char params[16];

		(void)snprintf(params, sizeof params, "NT=%d", variant);
		rows[i] = row_of(names[pair][size], 1 << (20 + 4 * size), 4 << 6 * pair, params,
				 variant == pair ? 1
				 : variant == 3  ? 2
						 : 4);
	}
	test_ok(t, selection_tables(rows, 24, &plain, &tables, &count, &e) == 0 && count == 1, "families: %s", e.text);
	test_ok(t,
		tables[0].trees[LEVEL_SHARES].regret.worst <= 0 &&
			tables[0].trees[LEVEL_SHARES].regret.left_out_mean > 2,
		"sizes of one geometry are left out together: mean %.2f",
		tables[0].trees[LEVEL_SHARES].regret.left_out_mean);
	selection_free(tables, count);
}

/* ---- a measured matrix ---- */

#define SHARED TESTS_DIR "/../../shared/selection/"
#define LINE 65536

struct matrix_file {
	int ncases, nrows;
	struct store_row *cases, *rows;
};

/* Copies field `at` of a line separated by tabs; the line is not changed. */
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

/* The targets for 8 boxes on real profiles left out: regret of 15% at worst, 4.5% on average. */
static void test_real(struct test_counts *t, const struct selection_table *table)
{
	for (int i = 0; i < table->nkinds; i++) {
		const struct selection_regret *r = &table->kinds[i].regret;

		if (strcmp(table->kinds[i].kind, "real") == 0)
			test_ok(t, table->kinds[i].ncases == 20 && r->left_out_worst < 0.15 && r->left_out_mean < 0.045,
				"real profiles left out: worst %.3f, mean %.3f", r->left_out_worst, r->left_out_mean);
	}
}

static void test_measured(struct test_counts *t)
{
	static const struct {
		int boxes;
		double mean; /* left out */
	} limits[] = {{4, 0.07}, {8, 0.065}, {12, 0.065}};
	const char *const all = getenv("ALL");
	const int times = all && strcmp(all, "1") == 0 ? 20 : 5; /* with sanitizers each takes 0.6 s */
	struct matrix_file m;
	uint64_t state;
	int same;

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
		test_real(t, &tables[0]);
		selection_free(tables, count);
	}
	state = 88172645463325252u;
	same = count_same(m.rows, m.nrows, 12, times, &state);
	test_ok(t, same >= times - times / 20, "%d of %d exports of repeated sweeps are the same", same, times);
	release_matrix(&m);
}

int main(void)
{
	struct test_counts t = {0};

	test_known(&t);
	test_pace(&t);
	test_order(&t);
	test_width(&t);
	test_gaps(&t);
	test_apart(&t);
	test_weights(&t);
	test_drivers(&t);
	test_repeats(&t);
	test_few_boxes(&t);
	test_kept_table(&t);
	test_bound(&t);
	test_guard(&t);
	test_left_out(&t);
	test_left_out_lookups(&t);
	test_families(&t);
	test_shares(&t);
	test_measured(&t);
	return test_end(&t);
}
