/* Checked and timed runs on a device: a correct kernel passes, every seeded fault is found and named. */
#include "../dialect.h"
#include "../test.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/poison.h"
#include "harness/measure/bench_impl.h"
#include "tuner/base/assets.h"

#define COUNT(a) ((int)(sizeof(a) / sizeof *(a)))

/* One thread per segment, with a fault chosen by `mode`. The temporary count is zeroed before each call; scratch holds
 * arbitrary bytes. */
static const char kernel_text[] =
	"KERNEL void seg(GLOBAL const f32 *values, GLOBAL const i32 *offsets, GLOBAL f32 *result, GLOBAL u32 *count,\n"
	"                GLOBAL u32 *scratch, i64 segments, i64 mode)\n"
	"{\n"
	"        i64 s = block_id() * block_size() + thread_id();\n"
	"        f32 sum = 0;\n"
	"        i64 i;\n"
	"        if (s >= segments)\n"
	"                return;\n"
	"        for (i = offsets[s]; i < offsets[s + 1]; i++)\n"
	"                if (mode != 1 || i != offsets[s] + 777)\n"
	"                        sum += values[i];\n"
	"        if ((mode == 2 || mode == 13) && s == 5)\n"
	"                sum += 1;\n"
	"        if (mode == 3 && s == 5)\n"
	"                sum = sum / 0.0f - sum / 0.0f;\n"
	"        if (mode == 9 && count[0] != 0 && s == 3)\n"
	"                sum += 1;\n"
	"        if (mode == 10 && scratch[2] != 0xdeadbeefu && s == 3)\n"
	"                sum += 1;\n"
	"        if (mode == 11 && scratch[2] == 0xdeadbeefu && s == 3)\n"
	"                sum += 1;\n"
	"        if (mode != 4 || s != 7)\n"
	"                result[s] = sum;\n"
	"        if (s != 0)\n"
	"                return;\n"
	"        if (mode == 5)\n"
	"                result[-1] = 1;\n"
	"        if (mode == 6 || mode == 13)\n"
	"                result[segments] = 1;\n"
	"        if (mode == 7)\n"
	"                scratch[16] = 1;\n"
	"        if (mode == 8)\n"
	"                ((GLOBAL f32 *)values)[13000] = 1;\n"
	"        if (mode == 12)\n"
	"                ((GLOBAL i32 *)offsets)[1] = 2;\n"
	"        if (mode == 9)\n"
	"                count[0] = 1;\n"
	"}\n";

static const struct fault {
	int mode;
	const char *about, *reason; /* expected in the verdict */
	int64_t index;
} faults[] = {
	{0, "right kernel", "", -1},
	{1, "element lost in a long segment", "wrong result", 2},
	{2, "wrong value", "wrong result", 5},
	{3, "NaN", "wrong result", 5},
	{4, "result not written", "wrong result", 7},
	{5, "write before the result", "guard of 'result' overwritten", -1},
	{6, "write behind the result", "guard of 'result' overwritten", -1},
	{7, "write behind a temporary", "guard of 'scratch' overwritten", -1},
	{8, "input changed", "input 'values' changed", -1},
	{9, "temporary not left zero", "wrong result", 3},
	{10, "garbage of the first run read", "wrong result", 3},
	{11, "garbage of the second run read", "wrong result", 3},
	{12, "offsets changed", "input 'offsets' changed", 1},
	{13, "wrong value, and a write behind the result", "guard of 'result' overwritten", 5},
};

struct fixture {
	struct gpu *gpu;
	struct bench *bench;
	struct gpu_program *program;
	struct geometry geometry;
	struct dataset data;
	struct problem problem;
	struct device_problem *on_device;
};

static int open_device(struct fixture *f, const char *name, struct err *e)
{
	char *tools = with_dialect(asset_find("variants/tools.cl")->text), *text = with_dialect(kernel_text);
	int status = gpu_open(name, &f->gpu, e);

	status = status || bench_open(f->gpu, tools, &f->bench, e) ||
		 f->gpu->ops->build(f->gpu, "test", text, &f->program, e);
	free(tools);
	free(text);
	return status ? -1 : 0;
}

static int open_problem(struct fixture *f, struct err *e)
{
	static const int64_t lengths[] = {10, 0, 10000, 1, 300, 7, 0, 33, 100, 2000, 1};
	struct geometry *g = &f->geometry;

	*g = (struct geometry){0};
	g->name = strdup("eleven segments");
	g->segments = COUNT(lengths);
	g->offsets = calloc((size_t)COUNT(lengths) + 1, sizeof *g->offsets);
	for (int64_t s = 0; s < g->segments; s++)
		g->offsets[s + 1] = g->offsets[s] + lengths[s];
	g->n = g->offsets[g->segments];
	if (dataset_make(elem_find("f32"), oper_find("plus"), DATA_SIGNED, g->n + 1000, &f->data, e))
		return -1;
	((float *)f->data.values)[10 + 777] = 100; /* the element that a fault loses: the tolerance is about 0.1 */
	if (problem_make(&f->problem, operation_find("segreduce"), &f->data, g, e))
		return -1;
	return device_problem_open(f->bench, &f->problem, &f->on_device, e);
}

static void close_all(struct fixture *f)
{
	device_problem_close(f->on_device);
	problem_release(&f->problem);
	dataset_release(&f->data);
	free(f->geometry.name);
	free(f->geometry.offsets);
	f->gpu->ops->unbuild(f->program);
	bench_close(f->bench);
	f->gpu->ops->close(f->gpu);
}

static struct plan plan_of(const struct problem *p, int mode)
{
	struct plan plan = {0};
	struct plan_launch *l = &plan.launches[0];

	plan.nlaunches = 2; /* the second is skipped, as it has no blocks */
	(void)strcpy(plan.launches[1].kernel, "none");
	(void)strcpy(l->kernel, "seg");
	l->block = 8;
	l->grid = (p->geometry->segments + 7) / 8;
	l->nargs = 7;
	for (int k = 0; k < 5; k++)
		l->args[k].buffer = k;
	l->args[5] = (struct plan_arg){-1, p->geometry->segments};
	l->args[6] = (struct plan_arg){-1, mode};
	plan.ntemps = 2;
	plan.temps[0] = (struct plan_temp){"count", 4, 1};
	plan.temps[1] = (struct plan_temp){"scratch", 62, 0}; /* rounded up to 64 */
	return plan;
}

static void check_faults(struct test_counts *t, struct fixture *f)
{
	for (int k = 0; k < COUNT(faults); k++) {
		struct plan plan = plan_of(&f->problem, faults[k].mode), right = plan_of(&f->problem, 0);
		struct verdict v, after;
		struct err e = {ERR_FAILED, ""};
		int status = bench_verify(f->on_device, &plan, f->program, &v, &e);

		test_ok(t,
			status == 0 && v.wrong == (k > 0) && strcmp(v.reason, faults[k].reason) == 0 &&
				v.index == faults[k].index && strcmp(v.geometry, "eleven segments") == 0,
			"%s: '%s' %s[%lld] %s for %s, %lld bad %s", faults[k].about, v.reason, v.array,
			(long long)v.index, v.actual, v.expected, (long long)v.bad, e.text);
		status = bench_verify(f->on_device, &right, f->program, &after, &e);
		test_ok(t, status == 0 && !after.wrong, "the right kernel passes after it %s", after.reason);
	}
}

/* Times a plan whose results are correct. */
static int time_plan(struct fixture *f, const struct plan *plan, const struct sampling *s, struct timing *timing,
		     struct err *e)
{
	const struct bench_check check = {f->on_device, plan};
	struct verdict v = {0};
	int status = bench_time(&check, f->program, s, timing, &v, e);

	return status == 0 && v.wrong ? err_set(e, "%s", v.reason) : status;
}

/* Preparation runs once before the calls, which must not depend on another one. */
static void check_preparation(struct test_counts *t, struct fixture *f)
{
	struct plan plan = plan_of(&f->problem, 0), lost;
	struct timing timing;
	struct verdict v;
	struct err e = {ERR_FAILED, ""};

	plan.launches[1] = plan.launches[0];
	plan.launches[0].once = 1;
	test_ok(t, bench_verify(f->on_device, &plan, f->program, &v, &e) == 0 && !v.wrong,
		"a plan that prepares passes %s%s", v.reason, e.text);
	test_ok(t, time_plan(f, &plan, &sampling_default, &timing, &e) == 0 && timing.prepare > 0,
		"and its preparation is timed apart: %g s", timing.prepare);
	timing_release(&timing);
	lost = plan;
	/* All results come from the preparation: the third run, which goes without it, leaves poison. */
	lost.nlaunches = 1;
	test_ok(t, bench_verify(f->on_device, &lost, f->program, &v, &e) == 0 && v.wrong,
		"results that only the preparation writes are found: %s", v.reason);
	plan = plan_of(&f->problem, 0);
	plan.fetch = 1 + 2;
	test_ok(t, time_plan(f, &plan, &sampling_default, &timing, &e) == 0 && !(timing.prepare > 0),
		"a result is read back");
	timing_release(&timing);
}

static void check_errors(struct test_counts *t, struct fixture *f)
{
	struct plan plan = plan_of(&f->problem, 0);
	struct verdict v;
	struct timing timing;
	struct err e = {ERR_FAILED, ""};

	(void)strcpy(plan.launches[0].kernel, "absent");
	test_ok(t, bench_verify(f->on_device, &plan, f->program, &v, &e) == -1 && e.kind == ERR_LAUNCH,
		"no such kernel: %s", e.text);
	test_ok(t, time_plan(f, &plan, &sampling_default, &timing, &e) == -1 && !timing.samples,
		"no such kernel to time");
	plan = plan_of(&f->problem, 0);
	plan.launches[0].args[4].buffer = 5;
	test_ok(t, bench_verify(f->on_device, &plan, f->program, &v, &e) == -1, "no such array: %s", e.text);
	plan = plan_of(&f->problem, 0);
	plan.temps[1].bytes = (size_t)1 << 50;
	test_ok(t, bench_verify(f->on_device, &plan, f->program, &v, &e) == -1 && e.kind == ERR_TOO_LARGE,
		"temporary too large: %s", e.text);
}

/* A second load of the same dataset shares device memory; damage to it is found and repaired. */
static void check_sharing(struct test_counts *t, struct fixture *f)
{
	struct plan spoil = plan_of(&f->problem, 8), right = plan_of(&f->problem, 0);
	struct device_problem *second;
	struct verdict v;
	struct err e;

	if (!test_ok(t, device_problem_open(f->bench, &f->problem, &second, &e) == 0, "a second upload"))
		return;
	(void)bench_verify(f->on_device, &spoil, f->program, &v, &e);
	test_ok(t, bench_verify(second, &right, f->program, &v, &e) == 0 && !v.wrong,
		"values that another load's kernel spoilt are repaired first %s", v.reason);
	device_problem_close(second);
	(void)bench_verify(f->on_device, &spoil, f->program, &v, &e);
	if (!test_ok(t, device_problem_open(f->bench, &f->problem, &second, &e) == 0,
		     "values that are corrupted already"))
		return;
	test_ok(t, bench_verify(second, &right, f->program, &v, &e) == 0 && !v.wrong, "they are repaired, too %s",
		v.reason);
	device_problem_close(second);
	test_ok(t, bench_verify(f->on_device, &right, f->program, &v, &e) == 0 && !v.wrong,
		"closing the second load leaves the values to the first %s", v.reason);
}

/* The bench keeps values longer than the operator they were made for exists: an operator over an input ends with its
 * sweep. */
static void check_forgotten(struct test_counts *t, struct fixture *f)
{
	struct oper gone = *oper_find("plus");
	const struct oper *const of[] = {&gone, oper_find("minimum")};
	struct dataset data[2] = {{0}};
	struct problem problem[2] = {{0}};
	struct device_problem *on_device;
	struct device_values *before = f->bench->kept;
	struct err e = {0};
	int status = 0;

	for (int i = 0; i < 2 && status == 0; i++) {
		status = dataset_make(elem_find("f32"), of[i], DATA_SMALL, f->data.n, &data[i], &e) ||
			 problem_make(&problem[i], operation_find("segreduce"), &data[i], &f->geometry, &e) ||
			 device_problem_open(f->bench, &problem[i], &on_device, &e);
		if (status)
			break;
		test_ok(t, f->bench->kept && f->bench->kept != before, "problem %d has values of its own", i);
		before = f->bench->kept;
		device_problem_close(on_device);
		gone.name = "minimum"; /* another operator at the same address */
	}
	test_ok(t, status == 0, "problems of two operators %s", e.text);
	for (int i = 0; i < 2; i++) {
		problem_release(&problem[i]);
		dataset_release(&data[i]);
	}
}

static int ordered(const struct timing *t)
{
	return t->count > 0 && t->min > 0 && t->min <= t->low && t->low <= t->median && t->median <= t->high &&
	       t->mean > 0;
}

static void check_timing(struct test_counts *t, struct fixture *f)
{
	struct plan plan = plan_of(&f->problem, 0);
	struct sampling s = sampling_default;
	struct timing timing;
	struct err e = {ERR_FAILED, ""};

	s.max_samples = 20;
	s.time_cap = 5;
	if (test_ok(t, time_plan(f, &plan, &s, &timing, &e) == 0, "cold timing %s", e.text))
		test_ok(t, ordered(&timing) && timing.count >= 11 && timing.count <= 20 && timing.batch == 1,
			"cold: %d samples, median %.3g us, stopped by %s", timing.count, timing.median * 1e6,
			timing.stopped);
	timing_release(&timing);
	s.cold = 0;
	if (test_ok(t, time_plan(f, &plan, &s, &timing, &e) == 0, "warm timing %s", e.text))
		test_ok(t, ordered(&timing), "warm: %d samples of %d calls, median %.3g us, stopped by %s",
			timing.count, timing.batch, timing.median * 1e6, timing.stopped);
	timing_release(&timing);
	s.hopeless = 1e-12;
	(void)time_plan(f, &plan, &s, &timing, &e);
	test_ok(t, timing.count == 1 && strcmp(timing.stopped, "hopeless") == 0, "hopeless after %d samples",
		timing.count);
	timing_release(&timing);
	s.hopeless = 0;
	s.time_cap = 1e-12;
	(void)time_plan(f, &plan, &s, &timing, &e);
	test_ok(t, timing.count == 3 && strcmp(timing.stopped, "time_cap") == 0, "time cap after %d samples",
		timing.count);
	timing_release(&timing);
	s = (struct sampling){0, 1, 1, 0, 1, 0, 0};
	(void)time_plan(f, &plan, &s, &timing, &e);
	test_ok(t, timing.count == 1 && strcmp(timing.stopped, "max_samples") == 0, "one sample when one is asked for");
	timing_release(&timing);
	s.min_samples = 0;
	test_ok(t, time_plan(f, &plan, &s, &timing, &e) == -1 && e.kind == ERR_USAGE, "no samples asked for: %s",
		e.text);
}

static void check_copy(struct test_counts *t, struct fixture *f)
{
	struct sampling s = sampling_default;
	struct timing timing;
	struct err e = {ERR_FAILED, ""};
	size_t bytes = (size_t)8 << 20;
	double bandwidth = 0;

	s.time_cap = 0.2;
	s.cold = 0;
	if (test_ok(t, bench_copy(f->bench, &bytes, &s, &bandwidth, &timing, &e) == 0, "copy %s", e.text))
		test_ok(t, ordered(&timing) && bandwidth > 1e6 && bytes == (size_t)8 << 20, "copies %.3g GB/s",
			bandwidth * 1e-9);
	timing_release(&timing);
}

/* Time on the fake device is computed, so the decisions of the sampling are known in advance. */
static void check_fake_timing(struct test_counts *t, struct fixture *f, const struct plan *plan)
{
	struct sampling s = sampling_default;
	struct timing timing;
	struct err e = {ERR_FAILED, ""};
	size_t bytes = (size_t)1 << 30; /* more memory than the device has */
	double bandwidth = 0;
	int status = time_plan(f, plan, &s, &timing, &e);

	test_ok(t,
		status == 0 && timing.count == 11 && strcmp(timing.stopped, "target") == 0 &&
			!(timing.high > timing.low) && timing.min > 0,
		"equal samples stop at the least count: %d of %.3g us", timing.count, timing.median * 1e6);
	s.cold = 0;
	s.target = 0; /* never reached */
	timing_release(&timing);
	status = time_plan(f, plan, &s, &timing, &e);
	test_ok(t,
		status == 0 && timing.count == s.max_samples && timing.batch > 1 &&
			timing.batch * timing.median >= 50e-6 && timing.batch * timing.median < 100e-6,
		"short calls in batches: %d samples of %d calls", timing.count, timing.batch);
	s.time_cap = 20 * timing.median * timing.batch;
	timing_release(&timing);
	status = time_plan(f, plan, &s, &timing, &e);
	test_ok(t, status == 0 && timing.count >= 11 && timing.count <= 21 && strcmp(timing.stopped, "time_cap") == 0,
		"the time of some 20 samples is spent on %d", timing.count);
	timing_release(&timing);
	status = bench_copy(f->bench, &bytes, &sampling_default, &bandwidth, &timing, &e);
	test_ok(t, status == 0 && bandwidth > 50e9 && bandwidth < 200e9, "copies %.3g GB/s", bandwidth * 1e-9);
	test_ok(t, bytes >= 1 << 20 && 2 * (int64_t)bytes < f->gpu->info.memory_bytes, "says that it copied %zu bytes",
		bytes);
	timing_release(&timing);
}

static struct plan fake_plan(const struct problem *p)
{
	struct plan plan = {0};
	struct plan_launch *l = &plan.launches[0];

	plan.nlaunches = 1;
	(void)strcpy(l->kernel, "fake_segreduce");
	l->grid = l->block = 1;
	l->nargs = 4;
	l->args[0].buffer = 0;
	l->args[1].buffer = 1;
	l->args[2] = (struct plan_arg){-1, p->geometry->segments};
	l->args[3].buffer = 2;
	return plan;
}

/* Faults built into the fake device's own kernel. */
static const struct {
	int fault;
	const char *reason;
} stock[] = {{3, "wrong result"}, {4, "guard of 'result' overwritten"}, {5, "input 'values' changed"}, {0, ""}};

static int build_fake(struct fixture *f, int fault, const char *more, struct err *e)
{
	char text[256];

	if (f->program)
		f->gpu->ops->unbuild(f->program);
	(void)snprintf(text, sizeof text,
		       "#define T f32\n#define OFF_T i32\n#define OPER_NAME plus\n#define FAKE_FAULT %d\n%s", fault,
		       more);
	return f->gpu->ops->build(f->gpu, "fake", text, &f->program, e);
}

/* A launch makes the `work` after it, or every other group of `pulse` of it, take five times as long, then 15 samples
 * are taken. Where half of them are that long, their median is only known to within a factor of five, and they are
 * taken again, more than once if need be. times: the ratio expected. */
static void check_disturbed(struct test_counts *t, struct fixture *f, int work, int pulse, double times)
{
	static const struct sampling one = {.max_samples = 1, .min_samples = 1, .time_cap = 1};
	static const struct sampling all = {.warmup = 1, .min_samples = 15, .max_samples = 15, .time_cap = 1};
	const struct plan plan = fake_plan(&f->problem);
	struct timing steady = {0}, disturbing = {0}, timing = {0};
	struct err e = {ERR_FAILED, ""};
	char drift[96];
	int status;

	(void)snprintf(drift, sizeof drift,
		       "#define FAKE_DRIFT 5\n#define FAKE_DRIFTING %d\n#define FAKE_DRIFT_PULSE %d\n", work, pulse);
	status = build_fake(f, 0, "", &e) || time_plan(f, &plan, &all, &steady, &e) || build_fake(f, 0, drift, &e) ||
		 time_plan(f, &plan, &one, &disturbing, &e) || build_fake(f, 0, "", &e) ||
		 time_plan(f, &plan, &all, &timing, &e);
	test_ok(t, status == 0 && timing.count == 15 && fabs(timing.median / steady.median / times - 1) < 0.01,
		"the work behind a launch, %d in all, disturbed in groups of %d: %.2f times as long %s", work, pulse,
		timing.median / steady.median, e.text);
	timing_release(&steady);
	timing_release(&disturbing);
	timing_release(&timing);
}

/* Appends a copy of one word to the plan. */
static void add_copy(struct plan *plan, int from, int to)
{
	struct plan_launch *l = &plan->launches[plan->nlaunches++];

	(void)strcpy(l->kernel, "tool_copy");
	l->grid = l->block = 1;
	l->nargs = 3;
	l->args[0].buffer = from;
	l->args[1].buffer = to;
	l->args[2] = (struct plan_arg){-1, 1};
}

/* Verifies two checks on a device with streams: each on a load of its own, all runs in flight at once. */
static int verify_two(struct fixture *f, struct device_problem *second, const struct plan *plan, struct verdict *v,
		      struct err *e)
{
	const struct bench_check checks[] = {{f->on_device, plan}, {second, plan}};
	const struct check_list list = {checks, 2, f->program, 0};

	return bench_verify_all(f->bench, &list, v, e);
}

/* Runs that overlap; runs one after the other, because a temporary is kept from call to call; runs with a
 * preparation. */
static void check_together(struct test_counts *t, struct fixture *f)
{
	struct plan plans[3] = {fake_plan(&f->problem), fake_plan(&f->problem), fake_plan(&f->problem)};
	struct device_problem *second = NULL;
	struct verdict v;
	struct err e = {ERR_FAILED, ""};

	plans[1].ntemps = 1;
	plans[1].temps[0] = (struct plan_temp){"count", 4, 1};
	plans[2].launches[plans[2].nlaunches++] = plans[2].launches[0];
	plans[2].launches[0].once = 1;
	test_ok(t, device_problem_open(f->bench, &f->problem, &second, &e) == 0, "the same problem a second time");
	for (int i = 0; i < COUNT(plans); i++)
		for (int k = 0; k < COUNT(stock); k++) {
			int status = build_fake(f, stock[k].fault, "", &e) || verify_two(f, second, &plans[i], &v, &e);

			test_ok(t, status == 0 && strcmp(v.reason, stock[k].reason) == 0 && (v.check == 0 || !v.wrong),
				"plan %d, fault %d of two checks: '%s' %s", i, stock[k].fault, v.reason, e.text);
		}
	device_problem_close(second);
}

/* The result of the first segment, which is empty, is copied from a temporary that holds 0 at first, but another value
 * after the first call. */
static void check_second_run(struct test_counts *t, struct fixture *whole)
{
	static const int64_t lengths[] = {0, 5};
	struct fixture f = *whole;
	struct plan plan;
	struct verdict v = {0};
	struct device_problem *second = NULL;
	struct err e = {ERR_FAILED, ""};
	int status;

	status = geometry_from_lengths("empty, five", lengths, 2, &f.geometry, &e) ||
		 problem_make(&f.problem, operation_find("segreduce"), &f.data, &f.geometry, &e) ||
		 device_problem_open(f.bench, &f.problem, &f.on_device, &e) ||
		 device_problem_open(f.bench, &f.problem, &second, &e) || build_fake(&f, 0, "", &e);
	plan = fake_plan(&f.problem);
	plan.ntemps = 1;
	plan.temps[0] = (struct plan_temp){"state", 4, 1};
	add_copy(&plan, 3, 2);
	add_copy(&plan, 0, 3);
	status = status || verify_two(&f, second, &plan, &v, &e);
	test_ok(t, status == 0 && v.wrong && v.index == 0 && strtod(v.actual, NULL) == (double)*(float *)f.data.values,
		"what goes wrong in a second run only: %s is %s for %s %s", v.array, v.actual, v.expected, e.text);
	plan.nlaunches--;
	status = verify_two(&f, second, &plan, &v, &e);
	test_ok(t, status == 0 && !v.wrong, "a temporary that stays zero: %s %s", v.reason, e.text);
	plan.temps[0].zeroed = 0;
	status = verify_two(&f, second, &plan, &v, &e);
	test_ok(t, status == 0 && v.wrong && v.index == 0, "one that is not made zero: %s %s", v.reason, e.text);
	device_problem_close(second);
	device_problem_close(f.on_device);
	problem_release(&f.problem);
	geometry_release(&f.geometry);
	whole->program = f.program;
}

/* One element equal to the poison of the output in a first run, and one equal to that of temporaries: a plan that
 * writes nothing, and one that copies a temporary to the result, are correct in the first run only. */
static void check_poisons(struct test_counts *t, struct fixture *whole)
{
	static const int64_t one[] = {1};
	struct fixture f = *whole;
	struct plan nothing = {0}, copying = {.ntemps = 2, .temps = {{"zero", 4, 1}, {"garbage", 4, 0}}};
	struct err e = {ERR_FAILED, ""};
	int status;

	add_copy(&copying, 4, 2);
	status = geometry_from_lengths("one", one, 1, &f.geometry, &e) ||
		 dataset_make(elem_find("i32"), oper_find("plus"), DATA_SIGNED, 1, &f.data, &e);
	for (int k = 0; k < 2 && status == 0; k++) {
		const struct plan *plan = k ? &copying : &nothing;
		struct device_problem *second = NULL;
		struct verdict v = {0};
		char again[16];

		memcpy(f.data.values, &poison_patterns[k], sizeof poison_patterns[k]);
		status = problem_make(&f.problem, operation_find("segreduce"), &f.data, &f.geometry, &e) ||
			 device_problem_open(f.bench, &f.problem, &f.on_device, &e) ||
			 device_problem_open(f.bench, &f.problem, &second, &e) || verify_two(&f, second, plan, &v, &e);
		(void)snprintf(again, sizeof again, "%d", (int)poison_patterns[!k]);
		test_ok(t, status == 0 && v.wrong && strcmp(v.actual, again) == 0,
			"%s is found in the second run: %s for %s %s",
			k ? "garbage of a temporary" : "a result that is not written", v.actual, v.expected, e.text);
		device_problem_close(second);
		device_problem_close(f.on_device);
		problem_release(&f.problem);
	}
	dataset_release(&f.data);
	geometry_release(&f.geometry);
}

/* Launches after a call count for its results, but not for its time: the fake device's clock is exact. */
static void check_behind(struct test_counts *t, struct fixture *f)
{
	struct plan plans[3] = {fake_plan(&f->problem), fake_plan(&f->problem), fake_plan(&f->problem)};
	double seconds[3] = {0};
	struct timing timing;
	struct verdict v = {0};
	struct err e = {ERR_FAILED, ""};
	int status = build_fake(f, 0, "", &e);

	for (int k = 1; k < 3; k++)
		plans[k].launches[plans[k].nlaunches++] = plans[k].launches[0];
	plans[2].launches[1].after = 1;
	for (int k = 0; k < 3; k++)
		if (status == 0 && (status = time_plan(f, &plans[k], &sampling_default, &timing, &e)) == 0) {
			seconds[k] = timing.median;
			timing_release(&timing);
		}
	test_ok(t, seconds[0] > 0 && seconds[1] > 1.9 * seconds[0] && !(fabs(seconds[2] - seconds[0]) > 1e-12),
		"a launch behind a call is not timed: %g s, two %g, one behind %g %s", seconds[0], seconds[1],
		seconds[2], e.text);
	plans[2].launches[0].grid = 0; /* all results come from the launches after the call */
	test_ok(t, status == 0 && bench_verify(f->on_device, &plans[2], f->program, &v, &e) == 0 && !v.wrong,
		"its results are checked %s%s", v.reason, e.text);
	status = time_plan(f, &plans[2], &sampling_default, &timing, &e);
	test_ok(t, status == 0, "and compared after the timing %s", e.text);
	timing_release(&timing);
}

static void check_fake(struct test_counts *t)
{
	struct fixture f = {0};
	struct plan plan;
	struct verdict v;
	struct err e;

	if (!test_ok(t,
		     gpu_open("fake:0", &f.gpu, &e) == 0 && bench_open(f.gpu, "", &f.bench, &e) == 0 &&
			     open_problem(&f, &e) == 0,
		     "a problem is uploaded to the fake device"))
		return;
	plan = fake_plan(&f.problem);
	for (int k = 0; k < COUNT(stock); k++) {
		int status =
			build_fake(&f, stock[k].fault, "", &e) || bench_verify(f.on_device, &plan, f.program, &v, &e);

		test_ok(t, status == 0 && strcmp(v.reason, stock[k].reason) == 0, "fake fault %d: '%s'", stock[k].fault,
			v.reason);
	}
	check_together(t, &f);
	check_second_run(t, &f);
	check_poisons(t, &f);
	check_fake_timing(t, &f, &plan);
	check_behind(t, &f);
	check_forgotten(t, &f);
	check_disturbed(t, &f, 24, 0, 1);
	check_disturbed(t, &f, 44, 0, 1);
	check_disturbed(t, &f, 140, 16, 1);
	check_disturbed(t, &f, 180, 16, 1);
	check_disturbed(t, &f, 100, 0, 5); /* all samples are kept, as good as they are */
	close_all(&f);
}

static void check_device(struct test_counts *t, const char *name)
{
	struct fixture f = {0};
	struct err e;

	if (open_device(&f, name, &e)) {
		if (!f.gpu)
			test_skip(t, name, e.text);
		else
			test_ok(t, 0, "%s: %s", name, e.text);
		return;
	}
	(void)printf("# %s\n", f.gpu->info.name);
	if (test_ok(t, open_problem(&f, &e) == 0, "a problem is uploaded")) {
		check_faults(t, &f);
		check_preparation(t, &f);
		check_errors(t, &f);
		check_sharing(t, &f);
		check_timing(t, &f);
		check_copy(t, &f);
	}
	close_all(&f);
}

int main(void)
{
	struct test_counts t = {0, 0, 0};

	check_fake(&t);
	check_device(&t, "opencl");
	return test_end(&t);
}
