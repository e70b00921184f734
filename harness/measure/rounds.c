#include "harness/measure/rounds.h"

#include <math.h>
#include <string.h>

#include "harness/base/clock.h"
#include "harness/measure/bench_impl.h"

#define LEAST 7 /* rounds before the first look: from 6 on there is an interval of 95% */
#define STEP 4  /* rounds between two looks */

_Static_assert(2 * ROUNDS_RIVALS <= GPU_EVENTS, "the marks of a round do not fit");

/* A rival on the device. */
struct entrant {
	const struct rival *rival;
	struct temps temps;
	int batch; /* calls a sample */
	int open;
	int out; /* it takes no further part */
};

static int queue(struct load *load, const struct entrant *x, int times, int once, struct err *e)
{
	for (int i = 0; i < times; i++)
		if (plan_queue(load, x->rival->plan, x->rival->program, &x->temps, once, e))
			return -1;
	return 0;
}

/* Temporaries, what is prepared once, and a call that brings everything into place. */
static int enter(struct load *load, const struct rival *rival, const struct rounds_options *o, struct entrant *x,
		 struct err *e)
{
	x->rival = rival;
	x->batch = bench_batch(o->cold, rival->about);
	if (temps_open(load, rival->plan, &x->temps, e))
		return -1;
	x->open = 1;
	return (plan_prepares(rival->plan) && queue(load, x, 1, 1, e)) || queue(load, x, 1, 0, e) ? -1 : 0;
}

/* What goes before a sample keeps the device busy while the sample is queued, and is the same for everybody. */
static int queue_sample(struct load *load, const struct entrant *x, int cold, int mark, struct err *e)
{
	struct gpu *gpu = load->bench->gpu;

	return (cold ? bench_flush(load->bench, e) : queue(load, x, 1, 0, e)) || gpu_record(gpu, mark, e) ||
			       queue(load, x, x->batch, 0, e) || gpu_record(gpu, mark + 1, e)
		       ? -1
		       : 0;
}

static int make_round(struct load *load, const struct entrant *list, int cold, struct rounds *r, struct err *e)
{
	struct gpu *gpu = load->bench->gpu;

	for (int k = 0; k < r->rivals; k++) {
		int i = (r->count + k) % r->rivals;

		if (!list[i].out && queue_sample(load, &list[i], cold, 2 * i, e))
			return -1;
	}
	for (int i = 0; i < r->rivals; i++) {
		if (list[i].out)
			continue;
		if (gpu_elapsed(gpu, 2 * i, 2 * i + 1, &r->seconds[i][r->count], e))
			return -1;
		r->seconds[i][r->count] /= list[i].batch;
		r->counts[i]++;
	}
	r->count++;
	return 0;
}

static int is_decided(const struct rounds *r)
{
	struct ranking ranks[ROUNDS_RIVALS];
	int leader = rounds_leader(r);

	rounds_rank(r, leader, ranks);
	for (int i = 0; i < r->rivals; i++)
		if (i != leader && ranks[i].tied && (ranks[i].low < 1 - r->tie || ranks[i].high > 1 + r->tie))
			return 0;
	return 1;
}

/* Who is slower than the fastest by more than a tie. */
static void drop_slow(const struct rounds *r, struct entrant *list)
{
	struct ranking ranks[ROUNDS_RIVALS];

	rounds_rank(r, rounds_leader(r), ranks);
	for (int i = 0; i < r->rivals; i++)
		list[i].out |= ranks[i].low > 1 + r->tie;
}

static int make_rounds(struct load *load, struct entrant *list, const struct rounds_options *o, struct rounds *r,
		       struct err *e)
{
	double end = clock_now() + o->time_cap;

	while (r->count < ROUNDS_MOST) {
		if (make_round(load, list, o->cold, r, e))
			return -1;
		if (r->count < LEAST)
			continue;
		if (clock_now() > end)
			return 0;
		if ((r->count - LEAST) % STEP == 0) {
			if (is_decided(r))
				return 0;
			drop_slow(r, list);
		}
	}
	return 0;
}

int bench_rounds(struct load *load, const struct rival *rivals, int count, const struct rounds_options *options,
		 struct rounds *r, struct err *e)
{
	struct entrant list[ROUNDS_RIVALS] = {{0}};
	int status;

	r->rivals = count;
	r->count = 0;
	memset(r->counts, 0, sizeof r->counts);
	r->tie = options->tie;
	if (count < 2 || count > ROUNDS_RIVALS)
		return err_as(e, ERR_USAGE, "cannot compare %d variants", count);
	status = load_repair(load, e);
	for (int i = 0; i < count && status == 0; i++)
		status = enter(load, &rivals[i], options, &list[i], e);
	if (status == 0)
		status = make_rounds(load, list, options, r, e);
	for (int i = 0; i < count; i++)
		if (list[i].open)
			temps_close(load, &list[i].temps);
	return status;
}

static struct timing summary(double *samples, int count)
{
	struct timing t = {.samples = samples, .count = count};

	timing_summarise(&t);
	return t;
}

static double median_of(const struct rounds *r, int i)
{
	double samples[ROUNDS_MOST];

	memcpy(samples, r->seconds[i], (size_t)r->counts[i] * sizeof *samples);
	return summary(samples, r->counts[i]).median;
}

static int took_part(const struct rounds *r, int i)
{
	return r->counts[i] == r->count;
}

int rounds_leader(const struct rounds *r)
{
	double least = INFINITY;
	int leader = 0;

	for (int i = 0; i < r->rivals; i++) {
		double median = took_part(r, i) ? median_of(r, i) : INFINITY;

		if (median < least) {
			least = median;
			leader = i;
		}
	}
	return leader;
}

void rounds_rank(const struct rounds *r, int against, struct ranking *ranks)
{
	for (int i = 0; i < r->rivals; i++) {
		double ratios[ROUNDS_MOST];
		struct timing ratio;

		for (int k = 0; k < r->counts[i]; k++)
			ratios[k] = r->seconds[i][k] / r->seconds[against][k];
		ratio = summary(ratios, r->counts[i]);
		ranks[i] = (struct ranking){.seconds = median_of(r, i),
					    .ratio = ratio.median,
					    .low = ratio.low,
					    .high = ratio.high,
					    .tied = took_part(r, i) && (!(ratio.low > 1) || ratio.high <= 1 + r->tie)};
	}
}
