/* The boxes of an exported library in order of their expected loss: the same as computed here, one after the other. */
#include "tuner/library/runtime/estimate.c" /* NOLINT(bugprone-suspicious-include): parts of libraries are not linked */

#include "../estimate_by_hand.h"
#include "../test.h"

#define CASES 30
#define BOXES 21 /* more than one walk over the cases handles */
#define PROBLEMS 500

static int rows[(CASES + 1) * (CASE_AXES + 2 * BOXES)];
static const struct table table = {.nmeasured = BOXES, .nboxes = BOXES + 2, .ncases = CASES, .cases = rows};

static struct segred_problem random_problem(uint64_t *random)
{
	const double n = 30 * next_random(random), mean = n * next_random(random);
	struct segred_problem p = {.n = (int64_t)exp2(n), .segments = (int64_t)exp2(n - mean)};

	p.longest = next_random(random) < 0.5 ? -1 : (int64_t)((double)p.n * next_random(random));
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
			       p->share_4k,        (double)p->span};
	double loss = 0, before = -HUGE_VAL;
	int seen[BOXES] = {0}, count = 0, box = -1;

	while ((box = next_expected(&table, p, box, &loss)) >= 0 && count++ < BOXES) {
		const double by_hand = loss_by_hand(rows, CASES, BOXES, &c, box);

		if (seen[box]++ || by_hand < before - 1e-9 || fabs(loss / CASE_UNIT - by_hand) > 1e-9)
			return 0;
		before = by_hand;
	}
	return count == BOXES;
}

int main(void)
{
	struct test_counts t = {0};
	uint64_t random = 88172645463325252u;
	struct segred_problem p;
	int in_order = 0;

	random_rows(rows, CASES, BOXES, &random);
	for (int i = 0; i < PROBLEMS; i++) {
		p = random_problem(&random);
		in_order += is_in_order(&p);
	}
	test_ok(&t, in_order == PROBLEMS, "%d of %d problems have all boxes in order", in_order, PROBLEMS);
	memset(rows, 0, sizeof rows);
	test_ok(&t, is_in_order(&p), "boxes that lose alike come once each");

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
