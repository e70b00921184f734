/* The fake device: the results of its kernels, the faults that they can be told to have, and the times that it
 * reports. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "../test.h"
#include "harness/device/fake.h"
#include "harness/measure/bench.h"
#include "harness/measure/rounds.h"
#include "harness/measure/sentinel.h"

/* segreduce on the fake device: values, offsets, segments, result. */
static const struct plan plan = {
	.nlaunches = 1,
	.launches = {{.kernel = "fake_segreduce",
		      .grid = 1,
		      .block = 1,
		      .nargs = 4,
		      .args = {{0, 0}, {1, 0}, {-1, 0}, {2, 0}}}},
};

static const int64_t lengths[] = {0, 3, 1, 0, 0, 1000, 17, 64, 0};

struct bed {
	struct test_counts *t;
	struct gpu *gpu;
	struct bench *bench;
	struct geometry geometry;
};

/* A problem on the device and a program for it. */
struct job {
	struct dataset dataset;
	struct problem problem;
	struct device_problem *on_device;
	struct plan plan;
	struct gpu_program *program;
};

/* defines: more lines for the program's text. */
static int job_open(struct bed *b, const struct elem_type *type, const struct oper *oper, const char *defines,
		    struct job *j, struct err *e)
{
	char text[512];

	memset(j, 0, sizeof *j);
	if (dataset_make(type, oper, DATA_SIGNED, b->geometry.n, &j->dataset, e) ||
	    problem_make(&j->problem, operation_find("segreduce"), &j->dataset, &b->geometry, e) ||
	    device_problem_open(b->bench, &j->problem, &j->on_device, e))
		return -1;
	j->plan = plan;
	j->plan.launches[0].args[2].scalar = b->geometry.segments;
	(void)snprintf(text, sizeof text, "#define T %s\n#define OPER_NAME %s\n#define OFF_T %s\n%s", type->name,
		       oper->name, j->problem.offset_type->name, defines);
	return b->gpu->ops->build(b->gpu, "fake.c", text, &j->program, e);
}

static void job_close(struct bed *b, struct job *j)
{
	b->gpu->ops->unbuild(j->program);
	device_problem_close(j->on_device);
	problem_release(&j->problem);
	dataset_release(&j->dataset);
}

static void check_operators(struct bed *b)
{
	for (const struct elem_type *type = elem_types; type->name; type++) {
		for (const struct oper *oper = opers; oper->name; oper++) {
			struct verdict v = {.wrong = 1};
			struct err e = {0};
			struct job j;
			int status;

			if (!oper_expression(oper, type) || !oper_is_plain(oper))
				continue;
			status = job_open(b, type, oper, "", &j, &e);
			if (status == 0)
				status = bench_verify(j.on_device, &j.plan, j.program, &v, &e);
			test_ok(b->t, status == 0 && !v.wrong, "%s %s: %s%s", type->name, oper->name, e.text,
				status ? "" : v.reason);
			job_close(b, &j);
		}
	}
}

/* A program with these defines must be found wrong for this reason. */
static void check_wrong(struct bed *b, const char *defines, const char *reason)
{
	struct verdict v = {0};
	struct err e = {0};
	struct job j;
	int status = job_open(b, elem_find("f32"), oper_find("plus"), defines, &j, &e);

	if (status == 0)
		status = bench_verify(j.on_device, &j.plan, j.program, &v, &e);
	test_ok(b->t, status == 0 && v.wrong && strstr(v.reason, reason), "%s: %s %s", reason, v.reason, e.text);
	job_close(b, &j);
}

/* A program with these defines must fail in this way, when it is built or when it runs. */
static void check_fails(struct bed *b, const char *defines, enum err_kind kind, const char *text)
{
	struct verdict v;
	struct err e = {0};
	struct job j;
	int status = job_open(b, elem_find("f32"), oper_find("plus"), defines, &j, &e);

	if (status == 0)
		status = bench_verify(j.on_device, &j.plan, j.program, &v, &e);
	test_ok(b->t, status == -1 && e.kind == kind && strstr(e.text, text), "%s", e.text);
	job_close(b, &j);
}

static void check_faults(struct bed *b)
{
	check_wrong(b, "#define FAKE_FAULT 3\n", "wrong result");
	check_wrong(b, "#define FAKE_FAULT 4\n", "guard of 'result' overwritten");
	check_wrong(b, "#define FAKE_FAULT 5\n", "input 'values' changed");
	check_wrong(b, "#define FAULT 3\n#define FAKE_FAULT FAULT\n#define FAKE_FAULT 0\n", "wrong result");
	check_fails(b, "#define FAKE_FAULT 1\n", ERR_BUILD, "build of 'fake.c' failed: ");
	check_fails(b, "#define FAKE_FAULT 2\n", ERR_LAUNCH, "launch of 'fake_segreduce'");
}

#define TOGETHER 3

/* Several checks in flight at once, of which only the one with the most segments fails. They share their values. */
static void check_one_of_several(struct bed *b, const char *fault, int status, const char *reason)
{
	static const int64_t few[] = {3, 1000, 0, 17}, many[50000] = {2, 1, 5};
	struct bed beds[TOGETHER];
	struct job jobs[TOGETHER];
	struct bench_check checks[TOGETHER];
	struct verdict v = {.check = -2};
	struct err e = {0};
	char defines[128];
	int good = 1, found;

	(void)snprintf(defines, sizeof defines, "#define FAKE_FAULT %s\n#define FAKE_FAULT_BYTES 300000\n", fault);
	for (int i = 0; i < TOGETHER; i++) {
		const int64_t *list = i == 1 ? many : few;
		const size_t count = i == 1 ? sizeof many / sizeof *many : sizeof few / sizeof *few;

		beds[i] = *b;
		/* Both calls are made in any case: everything is released below. */
		good &= geometry_from_lengths(i == 1 ? "many" : "few", list, (int64_t)count, &beds[i].geometry, &e) ==
			0;
		good &= job_open(&beds[i], elem_find("i32"), oper_find("plus"), defines, &jobs[i], &e) == 0;
		checks[i] = (struct bench_check){jobs[i].on_device, &jobs[i].plan};
	}
	found = good ? bench_verify_all(b->bench, &(struct check_list){checks, TOGETHER, jobs[0].program, 0}, &v, &e)
		     : -2;
	test_ok(b->t,
		found == status && v.check == 1 && strstr(status ? e.text : v.reason, reason) &&
			(status || strcmp(v.geometry, "many") == 0),
		"check %d of three, %s: %s%s", v.check, v.geometry, v.reason, e.text);
	for (int i = 0; i < TOGETHER; i++) {
		job_close(b, &jobs[i]);
		geometry_release(&beds[i].geometry);
	}
}

static int time_job(const struct job *j, const struct sampling *s, struct timing *timing, struct err *e)
{
	const struct bench_check check = {j->on_device, &j->plan};
	struct verdict v = {0};
	int status = bench_time(&check, j->program, s, timing, &v, e);

	return status == 0 && v.wrong ? err_set(e, "%s", v.reason) : status;
}

/* Device time of one launch, negative if it fails. */
static double time_of(struct bed *b, const char *defines)
{
	struct sampling sampling = sampling_default;
	struct timing timing = {0};
	struct err e = {0};
	double median = -1;
	struct job j;

	sampling.cold = 0;
	if (job_open(b, elem_find("f64"), oper_find("plus"), defines, &j, &e) == 0 &&
	    time_job(&j, &sampling, &timing, &e) == 0 &&
	    test_ok(b->t, timing.low == timing.high, "times do not scatter"))
		median = timing.median;
	timing_release(&timing);
	job_close(b, &j);
	return median;
}

static void check_time(struct bed *b, const char *defines, double nanoseconds)
{
	double seconds = time_of(b, defines);

	test_ok(b->t, fabs(seconds - 1e-9 * nanoseconds) < 1e-12, "%g s of %g ns", seconds, nanoseconds);
}

static void check_times(struct bed *b)
{
	const double n = (double)b->geometry.n, segments = (double)b->geometry.segments;
	double bytes = n * 8 + (segments + 1) * 4 + segments * 8, copied = 0;
	size_t copy_bytes = 1 << 20;
	struct timing timing = {0};
	struct err e = {0};
	int good;

	check_time(b, "", FAKE_OVERHEAD + round(bytes / FAKE_BANDWIDTH));
	check_time(b, "#define FAKE_COST 2\n", FAKE_OVERHEAD + 2 * n);
	check_time(b, "#define NT 3\n#define FAKE_COST NT\n#define FAKE_SEGMENT_COST 100\n",
		   FAKE_OVERHEAD + 3 * n + 100 * segments);
	check_time(b, "#define FAKE_COST 2\n#define FAKE_FAULT 6\n", FAKE_OVERHEAD + 2000 * n);
	good = bench_copy(b->bench, &copy_bytes, &sampling_default, &copied, &timing, &e) == 0;
	test_ok(b->t, good && copied > 0.9e9 * FAKE_BANDWIDTH && copied < 1e9 * FAKE_BANDWIDTH,
		"copies %g bytes a second %s", copied, e.text);
	timing_release(&timing);
}

/* Samples taken while the clock is throttled are taken again, at most three times. */
static void check_throttled(struct bed *b, int answers, int repeated, int throttled)
{
	struct timing timing = {0};
	struct err e = {0};
	struct job j;
	char defines[64];
	int good;

	(void)snprintf(defines, sizeof defines, "#define FAKE_THROTTLE %d\n", answers);
	good = job_open(b, elem_find("f32"), oper_find("plus"), defines, &j, &e) == 0 &&
	       time_job(&j, &sampling_default, &timing, &e) == 0;
	test_ok(b->t,
		good && timing.repeated == repeated && timing.throttled == throttled &&
			timing.count >= sampling_default.min_samples && strcmp(timing.stopped, "target") == 0,
		"%d times throttled: %d samples repeated, %d of %d kept as they were %s", answers, timing.repeated,
		timing.throttled, timing.count, e.text);
	timing_release(&timing);
	job_close(b, &j);
}

/* What follows a call takes a thousand times as long: the second call of the warm-up, then the flush of the cache. */
static void check_slow_warm_up(struct bed *b)
{
	struct sampling s = sampling_default;
	struct timing timing = {0};
	struct err e = {0};
	struct job j;
	int good;

	s.hopeless = 5e-4;
	s.time_cap = 1e3;
	good = job_open(b, elem_find("f32"), oper_find("plus"), "#define FAKE_DRIFT 1000\n#define FAKE_DRIFTING 1\n",
			&j, &e) == 0 &&
	       time_job(&j, &s, &timing, &e) == 0;
	test_ok(b->t, good && timing.count == s.min_samples && strcmp(timing.stopped, "target") == 0,
		"a slow call before the samples: %d of them, stopped by %s %s", timing.count, timing.stopped, e.text);
	timing_release(&timing);
	s.min_samples = s.max_samples = 3;
	good = good && time_job(&j, &s, &timing, &e) == 0;
	test_ok(b->t, good && timing.count == 3 && strcmp(timing.stopped, "max_samples") == 0,
		"three samples have no interval, stopped by %s %s", timing.stopped, e.text);
	timing_release(&timing);
	job_close(b, &j);
}

static void check_health(struct bed *b)
{
	struct gpu_health h = gpu_health_unknown;
	struct err e = {0};

	test_ok(b->t,
		gpu_health(b->gpu, 0, &h, &e) == 0 && h.sm_clock == FAKE_CLOCK && h.temperature == 40 &&
			h.power_limit > 0 && h.ecc == 1 && h.throttled == 0,
		"a healthy device: %d MHz", h.sm_clock);
	test_ok(b->t, gpu_health(b->gpu, 1, &h, &e) == 0 && h.sm_clock == -1 && h.throttled == 0,
		"in brief only whether it is throttled");
	check_throttled(b, 0, 0, 0);
	check_throttled(b, 1, 3, 0);
	check_throttled(b, 3, 9, 0);
	check_throttled(b, 4, 9, 3);
	check_throttled(b, 1000, 9, 11);
}

/* Two programs in turns. ratio: expected time of the second over the first; tied: whether they count as equal. */
static void check_rounds(struct bed *b, const char *first, const char *second, double ratio, int tied, int warm,
			 double estimate)
{
	const struct rounds_options options = {!warm, 0.005, 1, INFINITY};
	static struct rounds r;
	struct ranking ranks[ROUNDS_VARIANTS];
	struct rounds_variant variants[2];
	struct err e = {0};
	struct job j, k;
	int good = job_open(b, elem_find("f32"), oper_find("plus"), first, &j, &e) == 0;

	good = job_open(b, elem_find("f32"), oper_find("plus"), second, &k, &e) == 0 && good;
	variants[0] = (struct rounds_variant){&j.plan, j.program, estimate};
	variants[1] = (struct rounds_variant){&k.plan, k.program, estimate};
	good = good && bench_rounds(j.on_device, variants, 2, &options, &r, &e) == 0;
	if (good)
		rounds_rank(&r, 0, ranks);
	test_ok(b->t,
		good && fabs(ranks[1].ratio - ratio) < 1e-3 && ranks[1].tied == tied &&
			rounds_leader(&r) == (ratio < 1) && r.count == 7,
		"in turns %g times as slow, %s, %d rounds %s", good ? ranks[1].ratio : 0,
		tied ? "tied" : "distinguished", r.count, e.text);
	job_close(b, &j);
	job_close(b, &k);
}

/* Three in turns: the second can never be told apart from the first; the third is far behind, which is clear at
 * once. */
static void check_rounds_drop(struct bed *b)
{
	static const char *const texts[] = {"#define FAKE_COST 200\n",
					    "#define FAKE_COST 198\n#define FAKE_WOBBLE 1.02\n",
					    "#define FAKE_COST 300\n"};
	const struct rounds_options options = {1, 0.005, 60, INFINITY}, late = {1, 0.005, 60, 0};
	static struct rounds r;
	struct ranking ranks[ROUNDS_VARIANTS];
	struct rounds_variant variants[3];
	struct job jobs[3];
	struct err e = {0};
	int good = 1;

	for (int i = 0; i < 3; i++) {
		good = job_open(b, elem_find("f32"), oper_find("plus"), texts[i], &jobs[i], &e) == 0 && good;
		variants[i] = (struct rounds_variant){&jobs[i].plan, jobs[i].program, 1e-3};
	}
	test_ok(b->t,
		good && bench_rounds(jobs[0].on_device, variants, 3, &options, &r, &e) == 0 && r.count == ROUNDS_MAX &&
			r.counts[0] == r.count && r.counts[1] == r.count && r.counts[2] == 7,
		"who is far behind takes no further part: %d, %d and %d rounds %s", r.counts[0], r.counts[1],
		r.counts[2], e.text);
	r.seconds[2][0] = r.seconds[2][1] = r.seconds[2][2] = r.seconds[2][3] = 1e-9;
	rounds_rank(&r, 0, ranks);
	test_ok(b->t, rounds_leader(&r) < 2 && ranks[1].tied && !ranks[2].tied && ranks[2].ratio < 1,
		"it is neither the leader nor tied with it: %g", ranks[2].ratio);
	test_ok(b->t, good && bench_rounds(jobs[0].on_device, variants, 3, &late, &r, &e) == 0 && r.count == 0,
		"none where there is no time for the fewest: %d rounds %s", r.count, e.text);
	for (int i = 0; i < 3; i++)
		job_close(b, &jobs[i]);
}

static void check_many_rounds(struct bed *b)
{
	static struct rounds r = {.nvariants = 2, .count = 21, .counts = {21, 21}};
	struct ranking ranks[ROUNDS_VARIANTS];

	check_rounds(b, "#define FAKE_COST 200\n", "#define FAKE_COST 210\n", 1.05, 0, 0, 1e-3);
	check_rounds(b, "#define FAKE_COST 210\n", "#define FAKE_COST 200\n", 1 / 1.05, 1, 1, 1e-3);
	check_rounds(b, "#define FAKE_COST 200\n", "#define FAKE_COST 200\n", 1, 1, 0, 1e-3);
	check_rounds(b, "#define FAKE_COST 200\n", "#define FAKE_COST 200.4\n", 1.002, 1, 0, 1e-3);
	/* The time to fetch code does not count in short calls, just as in samples of a single variant. */
	check_rounds(b, "#define FAKE_COST 2\n#define FAKE_FETCH 1\n", "#define FAKE_COST 2\n#define FAKE_FETCH 900\n",
		     1, 1, 0, 1e-6);
	check_rounds_drop(b);
	/* On a device that slows down steadily, medians do not show what pairs show. */
	for (int i = 0; i < r.count; i++) {
		r.seconds[0][i] = 1 + i;
		r.seconds[1][i] = 1.01 * (1 + i);
	}
	rounds_rank(&r, 0, ranks);
	test_ok(b->t, fabs(ranks[1].ratio - 1.01) < 1e-9 && !ranks[1].tied && ranks[1].low > 1.009, "pair by pair: %g",
		ranks[1].ratio);
	for (int i = 0; i < r.count; i++)
		r.seconds[1][i] = (i % 2 ? 1.1 : 0.95) * (1 + i);
	rounds_rank(&r, 0, ranks);
	test_ok(b->t, ranks[1].tied && ranks[1].low < 1 && ranks[1].high > 1, "not distinguished: %g to %g",
		ranks[1].low, ranks[1].high);
}

/* A device that slows down, and the sentinel that notices it. */
static void check_sentinel(struct bed *b)
{
	struct sentinel s;
	struct err e = {0};

	if (sentinel_open(&s, b->bench, &e)) {
		test_ok(b->t, 0, "a sentinel: %s", e.text);
		return;
	}
	test_ok(b->t, sentinel_read(&s, 1, &e) == 0 && sentinel_drift(&s) == 1, "a steady device %s", e.text);
	(void)time_of(b, "#define FAKE_DRIFT 1.25\n");
	test_ok(b->t, sentinel_read(&s, 0, &e) == 0 && sentinel_drift(&s) == 1, "it is not asked all the time %s",
		e.text);
	test_ok(b->t, sentinel_read(&s, 1, &e) == 0 && fabs(sentinel_drift(&s) - 1.25) < 1e-3, "%g times as slow %s",
		sentinel_drift(&s), e.text);
	(void)time_of(b, "#define FAKE_DRIFT 1.25\n#define FAKE_DRIFTING 20\n");
	test_ok(b->t, sentinel_read(&s, 1, &e) == 0 && sentinel_drift(&s) == 1,
		"a device that is slow for a moment does not drift %s", e.text);
	(void)time_of(b, "#define FAKE_DRIFT 1\n");
	test_ok(b->t, sentinel_read(&s, 1, &e) == 0 && sentinel_drift(&s) == 1, "and as before %s", e.text);
	sentinel_close(&s);
	test_ok(b->t, sentinel_read(&s, 1, &e) == 0 && sentinel_drift(&s) == 0, "without one nothing is known");
}

static void check_bad_launches(struct bed *b)
{
	struct verdict v;
	struct err e = {0};
	struct job j;
	int good = job_open(b, elem_find("f32"), oper_find("plus"), "", &j, &e) == 0;

	j.plan.launches[0].args[2].scalar = b->geometry.segments + 1;
	good = good && bench_verify(j.on_device, &j.plan, j.program, &v, &e) == -1;
	test_ok(b->t, good && e.kind == ERR_LAUNCH, "too many segments: %s", e.text);
	j.plan.launches[0].nargs = 3;
	test_ok(b->t,
		good && bench_verify(j.on_device, &j.plan, j.program, &v, &e) == -1 && strstr(e.text, "3 arguments"),
		"too few arguments: %s", e.text);
	j.plan = plan;
	j.plan.launches[0].args[1] = (struct plan_arg){-1, 5};
	test_ok(b->t,
		good && bench_verify(j.on_device, &j.plan, j.program, &v, &e) == -1 && strstr(e.text, "argument 1"),
		"a scalar for an array: %s", e.text);
	job_close(b, &j);
}

/* An array that the device knows to be 0 after its first 4 MiB, until something is written there. */
static void check_fills(struct bed *b)
{
	enum { BYTES = 16 << 20 };
	static const ptrdiff_t places[] = {0, (4 << 20) - 4, 9 << 20, (12 << 20) + 4, BYTES - 4};
	const struct gpu_ops *ops = b->gpu->ops;
	unsigned char *found = calloc(1, BYTES);
	const uint32_t word = 0x01020304;
	struct gpu_mem *mem = NULL;
	struct err e = {0};
	int good = found && ops->alloc(b->gpu, BYTES, &mem, &e) == 0 && ops->fill(mem, 0, BYTES, 0, &e) == 0;
	size_t set = 0;

	for (size_t k = 0; good && k < sizeof places / sizeof *places; k++)
		good = (k % 2 ? ops->fill(mem, places[k], 4, word, &e) : ops->write(mem, places[k], &word, 4, &e)) == 0;
	good = good && ops->read(mem, 0, found, BYTES, &e) == 0;
	for (size_t i = 0; good && i < BYTES; i++)
		set += found[i] != 0;
	test_ok(b->t, good && set == 4 * sizeof places / sizeof *places, "what is written is there %s", e.text);
	good = good && ops->fill(mem, 0, BYTES, 0, &e) == 0 && ops->read(mem, 0, found, BYTES, &e) == 0;
	for (size_t i = 0; good && i < BYTES; i++)
		good = found[i] == 0;
	test_ok(b->t, good, "a fill with 0 clears it %s", e.text);
	ops->free(mem);
	free(found);
}

static void check_defines(struct test_counts *t)
{
	static const char text[] = "#define A 1\n  #define B 2\n#define AB\t3 /* three */\n#define C AB\n#define D D\n"
				   "#define A 9\n#define E\n";
	char value[8];

	test_ok(t, fake_number(text, "A", -1) == 1, "the first define counts");
	test_ok(t, fake_number(text, "B", -1) == -1, "indented ones do not");
	test_ok(t, fake_number(text, "C", -1) == 3, "a name leads to its value");
	test_ok(t, fake_define(text, "D", value, sizeof value) == 0 && strcmp(value, "D") == 0, "a circle ends");
	test_ok(t, fake_define(text, "E", value, sizeof value) == 0 && value[0] == '\0', "a value may be empty");
	test_ok(t, fake_define(text, "F", value, sizeof value) == -1, "what is not defined");
}

int main(void)
{
	struct test_counts t = {0};
	struct bed b = {.t = &t};
	struct err e = {0};

	check_defines(&t);
	if (geometry_from_lengths("test", lengths, sizeof lengths / sizeof *lengths, &b.geometry, &e) ||
	    gpu_open("fake:0", &b.gpu, &e) || bench_open(b.gpu, "", &b.bench, &e)) {
		test_ok(&t, 0, "%s", e.text);
	} else {
		check_operators(&b);
		check_faults(&b);
		check_one_of_several(&b, "3", 0, "wrong result");
		check_one_of_several(&b, "4", 0, "guard of 'result' overwritten");
		check_one_of_several(&b, "2", -1, "launch of 'fake_segreduce'");
		check_times(&b);
		check_slow_warm_up(&b);
		check_health(&b);
		check_many_rounds(&b);
		check_sentinel(&b);
		check_bad_launches(&b);
		check_fills(&b);
	}
	/* Last, since a lost device does not come back. */
	if (b.bench) {
		check_fails(&b, "#define FAKE_FAULT 7\n", ERR_LAUNCH, "crashed the device");
		test_ok(&t, gpu_finish(b.gpu, &e) == -1, "a lost device stays lost");
	}
	bench_close(b.bench);
	if (b.gpu)
		b.gpu->ops->close(b.gpu);
	geometry_release(&b.geometry);
	return test_end(&t);
}
