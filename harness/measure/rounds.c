/* Compares variants in interleaved rounds: bench_rounds and its statistics. */
#include "harness/measure/rounds.h"

#include <math.h>
#include <string.h>

#include "harness/base/clock.h"
#include "harness/measure/bench_impl.h"

#define MIN_ROUNDS 7       /* before the first decision; a 95% interval needs at least 6 */
#define ROUNDS_PER_CHECK 4 /* rounds between two decisions */
/* In longer calls, in seconds, the time to fetch code does not matter. */
#define CODE_MATTERS_BELOW 50e-6

_Static_assert(2 * ROUNDS_VARIANTS <= GPU_EVENTS, "the events of a round do not fit");

/* A variant on the device. */
struct entry {
	struct plan_run run;
	int batch;        /* calls per sample */
	int calls_before; /* untimed calls before each sample; the same for all variants */
	int dropped;
};

static int queue_calls(const struct entry *x, int times, int once, struct err *e)
{
	for (int i = 0; i < times; i++)
		if (once ? plan_run_prepare(&x->run, e) : plan_run_timed(&x->run, e))
			return -1;
	return 0;
}

/* Allocates temporaries, runs the preparing launches and a warm-up call. */
static int open_entry(struct device_problem *p, const struct rounds_variant *v, int cold, struct entry *x,
		      struct err *e)
{
	x->run = (struct plan_run){.problem = p, .plan = v->plan, .program = v->program};
	x->batch = device_problem_in_place(p) ? 1 : bench_batch(v->program, cold, v->estimate);
	if (plan_run_open(&x->run, e))
		return -1;
	return (plan_prepares(v->plan) && queue_calls(x, 1, 1, e)) || queue_calls(x, 1, 0, e) ? -1 : 0;
}

/* A flush or a call goes first: it keeps the device busy while the sample is enqueued, and is the same for all
 * variants. A short cold call also gets a call before the flush: the other variants of the round evicted its code from
 * the instruction caches, where samples of a single variant would find it. */
static int queue_sample(const struct entry *x, int cold, int event, struct err *e)
{
	struct bench *b = x->run.problem->bench;
	struct gpu *gpu = b->gpu;

	return queue_calls(x, x->calls_before, 0, e) || outputs_take_values(x->run.problem, 0, e) ||
			       (cold && bench_flush(b, e)) || gpu_record(gpu, event, e) ||
			       queue_calls(x, x->batch, 0, e) || gpu_record(gpu, event + 1, e)
		       ? -1
		       : 0;
}

static int make_round(const struct entry *list, int cold, struct rounds *r, struct err *e)
{
	struct gpu *gpu = list->run.problem->bench->gpu;

	for (int k = 0; k < r->nvariants; k++) {
		int i = (r->count + k) % r->nvariants;

		if (!list[i].dropped && queue_sample(&list[i], cold, 2 * i, e))
			return -1;
	}
	for (int i = 0; i < r->nvariants; i++) {
		if (list[i].dropped)
			continue;
		if (gpu_elapsed(gpu, 2 * i, 2 * i + 1, &r->seconds[i][r->count], e))
			return -1;
		r->seconds[i][r->count] /= list[i].batch;
		r->counts[i]++;
	}
	r->count++;
	return 0;
}

/* Whether each variant is either slower than the leader or within the tie. */
static int is_decided(const struct rounds *r, int leader, const struct ranking *ranks)
{
	for (int i = 0; i < r->nvariants; i++)
		if (i != leader && ranks[i].tied && (ranks[i].low < 1 - r->tie || ranks[i].high > 1 + r->tie))
			return 0;
	return 1;
}

/* Whether the minimum number of rounds would exceed its limit, judging by the rounds made so far. */
static int is_too_long(const struct rounds *r, double begin, double limit)
{
	return r->count < MIN_ROUNDS && (clock_now() - begin) / r->count * MIN_ROUNDS > limit;
}

static int make_rounds(struct entry *list, const struct rounds_options *o, struct rounds *r, struct err *e)
{
	const double begin = clock_now();

	while (r->count < ROUNDS_MAX) {
		struct ranking ranks[ROUNDS_VARIANTS];
		int leader;

		if (make_round(list, o->cold, r, e))
			return -1;
		if (is_too_long(r, begin, o->limit)) {
			r->count = 0;
			return 0;
		}
		if (r->count < MIN_ROUNDS)
			continue;
		if (clock_now() - begin > o->time_cap)
			return 0;
		if ((r->count - MIN_ROUNDS) % ROUNDS_PER_CHECK != 0)
			continue;
		leader = rounds_leader(r);
		rounds_rank(r, leader, ranks);
		if (is_decided(r, leader, ranks))
			return 0;
		for (int i = 0; i < r->nvariants; i++)
			list[i].dropped |= ranks[i].low > 1 + r->tie;
	}
	return 0;
}

static int has_short_call(const struct rounds_variant *variants, int count)
{
	for (int i = 0; i < count; i++)
		if (variants[i].estimate < CODE_MATTERS_BELOW)
			return 1;
	return 0;
}

int bench_rounds(struct device_problem *p, const struct rounds_variant *variants, int count,
		 const struct rounds_options *options, struct rounds *r, struct err *e)
{
	const int before = !options->cold || has_short_call(variants, count);
	struct entry list[ROUNDS_VARIANTS] = {{.batch = 0}};
	int status;

	r->nvariants = count;
	r->count = 0;
	memset(r->counts, 0, sizeof r->counts);
	r->tie = options->tie;
	if (count < 2 || count > ROUNDS_VARIANTS)
		return err_as(e, ERR_USAGE, "cannot compare %d variants", count);
	status = device_problem_repair(p, e);
	for (int i = 0; i < count && status == 0; i++) {
		list[i].calls_before = before;
		status = open_entry(p, &variants[i], options->cold, &list[i], e);
	}
	if (status == 0)
		status = make_rounds(list, options, r, e);
	for (int i = 0; i < count; i++)
		plan_run_close(&list[i].run);
	return status;
}

/* Whether variant i took part in every round. */
static int is_complete(const struct rounds *r, int i)
{
	return r->counts[i] == r->count;
}

int rounds_leader(const struct rounds *r)
{
	double least = INFINITY;
	int leader = 0;

	for (int i = 0; i < r->nvariants; i++) {
		double median = is_complete(r, i) ? timing_of(r->seconds[i], r->counts[i]).median : INFINITY;

		if (median < least) {
			least = median;
			leader = i;
		}
	}
	return leader;
}

void rounds_rank(const struct rounds *r, int against, struct ranking *ranks)
{
	for (int i = 0; i < r->nvariants; i++) {
		double ratios[ROUNDS_MAX];
		struct timing ratio;

		for (int k = 0; k < r->counts[i]; k++)
			ratios[k] = r->seconds[i][k] / r->seconds[against][k];
		ratio = timing_of(ratios, r->counts[i]);
		ranks[i] =
			(struct ranking){.seconds = timing_of(r->seconds[i], r->counts[i]).median,
					 .ratio = ratio.median,
					 .low = ratio.low,
					 .high = ratio.high,
					 .tied = is_complete(r, i) && (!(ratio.low > 1) || ratio.high <= 1 + r->tie)};
	}
}
