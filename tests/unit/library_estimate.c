/* The boxes of an exported library in order of their expected loss: the same as computed here, one after the other, and
 * the first is the box that a header with the same rows picks. */
#include "tuner/library/runtime/estimate.c" /* NOLINT(bugprone-suspicious-include): parts of libraries are not linked */

#include "tuner/report/lookup_impl.h"

#include "../estimate_by_hand.h"
#include "../test.h"

#define CASES 30
#define BOXES 21 /* more than one walk over the cases handles */
#define PROBLEMS 500

static int rows[(CASES + 1) * (CASE_AXES + 2 * BOXES)];
static float lanes[LANES_SIZE(CASES, BOXES)]; /* of the rows */
static const struct table table = {.nmeasured = BOXES, .nboxes = BOXES + 2, .ncases = CASES, .cases = lanes};

static struct segred_problem random_problem(uint64_t *random)
{
	const double n = 30 * next_random(random), mean = n * next_random(random);
	struct segred_problem p = {.n = (int64_t)exp2(n), .segments = (int64_t)exp2(n - mean)};

	p.longest = next_random(random) < 0.5 ? -1 : (int64_t)((double)p.n * next_random(random));
	p.longest_seen = next_random(random) < 0.5 ? 0 : (int64_t)((double)p.n * next_random(random));
	p.share_16 = next_random(random) < 0.3 ? -1 : next_random(random);
	p.share_1k = next_random(random) < 0.3 ? 0 : next_random(random);
	p.share_4k = p.share_1k * next_random(random);
	p.span = 1 + (int64_t)((double)(p.n - 1) * next_random(random));
	return p;
}

/* 1: each box comes once, and none before one with a lower expected loss. */
static int is_in_order(const struct segred_problem *p)
{
	const struct call c = {(double)p->n,       (double)p->n / (double)p->segments,
			       (double)p->longest, p->share_1k,
			       p->share_4k,        (double)p->span,
			       p->share_16,        (double)p->longest_seen};
	double loss = 0, before = -HUGE_VAL;
	int seen[BOXES] = {0}, count = 0, box = -1;

	while ((box = next_expected(&table, p, box, &loss)) >= 0 && count++ < BOXES) {
		double off;
		const double by_hand = loss_by_hand(rows, CASES, BOXES, &c, box, &off);

		off *= ROUNDED;
		if (seen[box]++ || by_hand < before - 2 * off || fabs(loss / CASE_UNIT - by_hand) > off)
			return 0;
		before = by_hand;
	}
	return count == BOXES;
}

/* The number of the box that a header picks, where any box can run; -1: none. */
static int picked_by_header(const struct segred_problem *p)
{
	static struct segtune_box boxes[BOXES];
	const struct segtune_table header = {.backend = "cuda",
					     .device = "this",
					     .arch = "sm_90",
					     .oper = "plus",
					     .nboxes = BOXES,
					     .boxes = boxes,
					     .ncases = CASES,
					     .cases = lanes};
	struct segtune_query q = {.backend = "cuda", .device = "this", .n = p->n, .segments = p->segments};
	const struct segtune_box *box;
	unsigned why;

	for (int i = 0; i < BOXES; i++)
		boxes[i].max_n = boxes[i].max_segments = boxes[i].max_length = INT64_MAX;
	q.shape.longest = (double)p->longest;
	q.shape.longest_seen = (double)p->longest_seen;
	q.shape.share_16 = p->share_16;
	q.shape.share_1k = p->share_1k;
	q.shape.share_4k = p->share_4k;
	q.shape.span = (double)p->span;
	box = segtune_table_pick(&header, &q, &why);
	return box ? (int)(box - boxes) : -1;
}

/* Whether a problem of that mean length and share lies among the cases where one of the other share does. */
static int is_same_place(int64_t mean, double share, double other)
{
	struct segred_problem p = {.n = 256, .segments = 256 / mean, .longest = 256, .span = 256, .share_16 = share};
	float place[CASE_AXES], there[CASE_AXES];

	place_problem(&p, place);
	p.share_16 = other;
	place_problem(&p, there);
	for (int i = 0; i < CASE_AXES; i++)
		if (place[i] != there[i])
			return 0;
	return 1;
}

static void test_share_16(struct test_counts *t)
{
	test_ok(t, is_same_place(1, -1, 0) && is_same_place(4, -1, 0), "unknown share_16: none up to a mean of 4");
	test_ok(t, is_same_place(8, -1, 0.25) && is_same_place(16, -1, 0.5), "then a quarter more by octave");
	test_ok(t, is_same_place(64, -1, 1) && is_same_place(256, -1, 1), "all from 64 on");
	test_ok(t, is_same_place(16, NAN, -1), "no number is unknown, too");
	test_ok(t, is_same_place(16, 1e300, 1), "more than all is all");
	test_ok(t, !is_same_place(16, 0, 1) && !is_same_place(16, 0.5, 0.51), "others differ");
}

int main(void)
{
	struct test_counts t = {0};
	uint64_t random = 88172645463325252u;
	struct segred_problem p;
	double loss = 0;
	int in_order = 0, same = 0;

	random_rows(rows, CASES, BOXES, &random);
	rows_to_lanes(rows, CASES, BOXES, lanes);
	for (int i = 0; i < PROBLEMS; i++) {
		p = random_problem(&random);
		in_order += is_in_order(&p);
		same += next_expected(&table, &p, -1, &loss) == picked_by_header(&p);
	}
	test_ok(&t, in_order == PROBLEMS, "%d of %d problems have all boxes in order", in_order, PROBLEMS);
	test_ok(&t, same == PROBLEMS, "%d of %d get the box of a header", same, PROBLEMS);
	memset(rows, 0, sizeof rows);
	rows_to_lanes(rows, CASES, BOXES, lanes);
	test_ok(&t, is_in_order(&p), "boxes that lose alike come once each");

	test_share_16(&t);
	p.span = 0;
	test_ok(&t, !is_estimated(&table, &p), "a span of 0 is not known");
	p.span = 1;
	test_ok(&t, is_estimated(&table, &p), "one of 1 is");
	p.share_4k = -1;
	test_ok(&t, !is_estimated(&table, &p), "nor are shares below 0");
	p.share_4k = NAN;
	test_ok(&t, !is_estimated(&table, &p), "or no numbers");
	p.share_4k = 0;
	test_ok(&t, !is_estimated(&(struct table){.nmeasured = 1}, &p), "a table without cases has no estimate");
	return test_end(&t);
}
