/* Recordings read from other tools' files and written back, and the score, compared with numbers computed by hand. */
#include "tuner/search/benchmark/recording.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../test.h"
#include "tuner/base/file.h"
#include "tuner/search/benchmark/score.h"

static int close_to(double a, double b)
{
	return fabs(a - b) <= 1e-9 * fmax(fabs(a), fabs(b));
}

/* ---- readers ---- */

/* The outcome of the configuration with that text; NULL if there is none. */
static const struct outcome *find(const struct recording *r, const char *text)
{
	char other[128];

	for (int i = 0; i < r->space.nconfigs; i++) {
		space_text(&r->space, i, other, sizeof other);
		if (strcmp(text, other) == 0)
			return &r->outcomes[i];
	}
	return NULL;
}

static void check_toy(struct test_counts *t, const struct recording *r, const char *from)
{
	const struct outcome *first = find(r, "block size=32 unroll=1 mode=a");
	const struct outcome *failed = find(r, "block size=64 unroll=2 mode=b");
	const struct outcome *old = find(r, "block size=128 unroll=2 mode=a");

	test_ok(t, strcmp(r->space.params[0].values[2], "128") == 0, "%s: values in the order of numbers", from);
	test_ok(t, r->space.nconfigs == 6 && strcmp(r->name, "toy") == 0 && strcmp(r->device, "Test device") == 0,
		"%s: configurations, kernel, device", from);
	test_ok(t,
		first && close_to(first->seconds, 4e-3) && close_to(first->build, 0.11) &&
			close_to(first->bench, 0.02) && first->nsamples == 3 && close_to(first->samples[1], 3e-3),
		"%s: times in seconds", from);
	test_ok(t, failed && isinf(failed->seconds) && close_to(failed->build, 0.05), "%s: a failure costs its build",
		from);
	test_ok(t, old && isinf(old->seconds) && strcmp(old->reason, "RuntimeFailedConfig") == 0,
		"%s: an error in place of the time", from);
}

static void check_trials(struct test_counts *t, const struct recording *r)
{
	int config = -1;
	double cost, seconds;

	for (int i = 0; i < r->space.nconfigs; i++)
		if (&r->outcomes[i] == find(r, "block size=32 unroll=1 mode=a"))
			config = i;
	seconds = recording_try(r, config, 1, 0, &cost);
	test_ok(t, close_to(seconds, 4e-3) && close_to(cost, 0.13), "a trial costs build and samples");
	seconds = recording_try(r, config, 0.5, 1, &cost);
	test_ok(t, close_to(seconds, 4e-3) && close_to(cost, 0.01), "half the samples, built before");
	seconds = recording_try(r, config, 0.25, 0, &cost);
	test_ok(t, close_to(seconds, 5e-3) && close_to(cost, 0.115), "one sample of three");
}

static void check_cache(struct test_counts *t)
{
	char path[] = "/tmp/segtune_recording_XXXXXX";
	struct recording r, again;
	struct err e;
	int file;

	if (recording_read_json(TESTS_DIR "/data/cache.json", &r, &e) != 0) {
		test_ok(t, 0, "cache.json is read: %s", e.text);
		return;
	}
	check_toy(t, &r, "cache");
	check_trials(t, &r);
	file = mkstemp(path);
	if (file >= 0)
		(void)close(file);
	if (recording_write_cache(&r, path, &e) == 0 && recording_read_json(path, &again, &e) == 0) {
		check_toy(t, &again, "written and read");
		recording_release(&again);
	} else {
		test_ok(t, 0, "a cache is written and read: %s", e.text);
	}
	(void)unlink(path);
	recording_release(&r);
}

/* Values that strtod reads as numbers, but JSON does not, and one that needs escapes in the configuration's name,
 * too. */
static void check_escapes(struct test_counts *t)
{
	static const char *const values[] = {"nan", "0x10", "007", "-1.5e3", "a\"b"};
	static const char *const expected[] = {"\"A\": \"nan\"", "\"A\": \"0x10\"", "\"A\": \"007\"", "\"A\": -1.5e3,",
					       "\"a\\\"b\": {\"A\": \"a\\\"b\""};
	char path[] = "/tmp/segtune_recording_XXXXXX", *text = NULL;
	struct recording r = {0};
	struct err e = {.text = ""};
	size_t size;
	int file = mkstemp(path), status = space_add_param(&r.space, "A", &e) < 0;

	if (file >= 0)
		(void)close(file);
	for (int i = 0; i < 5 && status == 0; i++)
		status = recording_add(&r, &values[i], &(struct outcome){.seconds = 1}, &e) < 0;
	if (status == 0 && recording_close(&r, &e) == 0 && recording_write_cache(&r, path, &e) == 0 &&
	    file_read(path, 1 << 16, &text, &size, &e) == 0)
		for (int i = 0; i < 5; i++)
			test_ok(t, strstr(text, expected[i]) != NULL, "%s as JSON", values[i]);
	else
		test_ok(t, 0, "values written: %s", e.text);
	free(text);
	(void)unlink(path);
	recording_release(&r);
}

static void check_t4(struct test_counts *t)
{
	const struct outcome *first, *second, *failed;
	struct recording r;
	struct err e;

	if (recording_read_json(TESTS_DIR "/data/t4.json", &r, &e) != 0) {
		test_ok(t, 0, "t4.json is read: %s", e.text);
		return;
	}
	first = find(&r, "NT=64 LDG=1");
	second = find(&r, "NT=128 LDG=1");
	failed = find(&r, "NT=64 LDG=0");
	test_ok(t,
		first && close_to(first->seconds, 4e-3) && close_to(first->build, 0.11) && close_to(first->bench, 8e-3),
		"T4: without a benchmark time the samples are the cost");
	test_ok(t, second && close_to(second->bench, 7e-3), "T4: benchmark time");
	test_ok(t, failed && isinf(failed->seconds) && strcmp(failed->reason, "runtime") == 0, "T4: failure");
	test_ok(t, strcmp(r.name, "t4.json") == 0, "T4: named by its file");
	recording_release(&r);
}

/* Files that are refused, with the expected reason. An unfinished cache is read. */
#define HEAD "{\"tune_params_keys\": [\"A\"], \"cache\": {"
static const struct {
	const char *what, *text, *reason; /* reason NULL: the file is read */
} files[] = {
	{"no JSON", "{\"cache\": ", "it is not JSON"},
	{"JSON of something else", "[1, 2]", "neither a Kernel Tuner cache"},
	{"an empty file", "", "it is not JSON"},
	{"no parameters", "{\"tune_params_keys\": [], \"cache\": {}}", "names no parameters"},
	{"no configurations", HEAD "}}", "no configuration has a time"},
	{"T4 without results", "{\"results\": []}", "names no parameters"},
	{"a missing parameter", HEAD "\"1\": {\"B\": 1, \"time\": 1}}}", "configuration '1' lacks parameter 'A'"},
	{"neither time nor error", HEAD "\"1\": {\"A\": 1}}}", "'1' has neither a time above 0 nor an error"},
	{"an infinite time of its build", HEAD "\"1\": {\"A\": 1, \"time\": 1, \"compile_time\": 1e999}}}",
	 "'1' has a time that is infinite or below 0"},
	{"a time below 0 among the samples", HEAD "\"1\": {\"A\": 1, \"time\": 1, \"times\": [1, -1]}}}",
	 "'1' has a time that is infinite or below 0"},
	{"a time of 0", HEAD "\"1\": {\"A\": 1, \"time\": 0}}}", "'1' has neither a time above 0 nor an error"},
	{"a negative cost", HEAD "\"1\": {\"A\": 1, \"time\": 1, \"compile_time\": -1}}}",
	 "'1' has a time that is infinite"},
	{"a configuration twice", HEAD "\"1\": {\"A\": 1, \"time\": 1}, \"1,\": {\"A\": 1, \"time\": 1}}}",
	 "'A=1' occurs twice"},
	{"only failures", HEAD "\"1\": {\"A\": 1, \"__error__\": \"x\"}}}", "no configuration has a time"},
	{"an unfinished cache", HEAD "\n\"1\": {\"A\": 1, \"time\": 1},\n\"2\": {\"A\": 2, \"time\": 2},\n", NULL},
};

static void check_files(struct test_counts *t)
{
	char path[] = "/tmp/segtune_recording_XXXXXX";
	int file = mkstemp(path);

	if (file >= 0)
		(void)close(file);
	for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
		struct recording r = {0};
		struct err e = {0};
		FILE *to = fopen(path, "w");
		int status;

		if (!to)
			break;
		(void)fputs(files[i].text, to);
		(void)fclose(to);
		status = recording_read_json(path, &r, &e);
		if (files[i].reason)
			test_ok(t, status != 0 && strstr(e.text, files[i].reason) && strstr(e.text, path),
				"%s is refused: %s", files[i].what, e.text);
		else
			test_ok(t, status == 0 && r.space.nconfigs == 2, "%s is read", files[i].what);
		recording_release(&r);
	}
	(void)unlink(path);
}

static void check_absent(struct test_counts *t)
{
	struct recording r, *list;
	struct err e = {0};
	int count;

	test_ok(t, recording_read_json("/nowhere/x.json", &r, &e) != 0 && strstr(e.text, "/nowhere/x.json"),
		"a missing file: %s", e.text);
	test_ok(t, recording_read_json("/tmp", &r, &e) != 0 && strstr(e.text, "/tmp"), "a directory: %s", e.text);
	test_ok(t, recording_read_db(TESTS_DIR "/data/t4.json", 1, &list, &count, &e) != 0 && strstr(e.text, "t4.json"),
		"no database: %s", e.text);
}

/* ---- score ---- */

/* Nine configurations of 18, 16, ..., 2 seconds, each costing one second. By hand: median 10, optimum 2. For a cutoff
 * of 0.95 the target is 2.4, first reached at index 8: ceil(8 / 2) = 4 evaluations; for 0.01 it is 9.92, index 5: one.
 * Expected after 1, 2, 3 evaluations: index round(5) = 5, round(6.67) = 7, round(7.5) = 8 (to even), values 8, 4, 2. */
static int make_hand(struct recording *r, struct err *e)
{
	memset(r, 0, sizeof *r);
	if (space_add_param(&r->space, "A", e) < 0)
		return -1;
	for (int i = 1; i <= 9; i++) {
		char text[12];
		const char *value = text;
		struct outcome o = {.seconds = 2 * i, .build = 0.75, .bench = 0.25};

		(void)snprintf(text, sizeof text, "%d", i);
		if (recording_add(r, &value, &o, e) < 0)
			return -1;
	}
	return recording_close(r, e);
}

static void check_score(struct test_counts *t)
{
	const struct run_point at_once[] = {{0.5, 2}}, middling[] = {{0.5, 6}}, late[] = {{3.5, 2}};
	double curve[2], flat;
	struct recording r;
	struct baseline b;
	struct err e;

	if (make_hand(&r, &e) != 0 || baseline_make(&r, SCORE_CUTOFF, &b, &e) != 0) {
		test_ok(t, 0, "a recording made by hand: %s", e.text);
		return;
	}
	test_ok(t, close_to(b.median, 10) && close_to(b.optimum, 2) && close_to(b.target, 2.4),
		"median, optimum, target");
	test_ok(t, b.evaluations == 4 && baseline_evaluations(&b, SCORE_START) == 1, "budget in evaluations");
	test_ok(t, close_to(b.start, 1) && close_to(b.end, 4), "budget in seconds");
	test_ok(t,
		close_to(baseline_value(&b, 1), 8) && close_to(baseline_value(&b, 2), 4) &&
			close_to(baseline_value(&b, 3), 2) && close_to(baseline_value(&b, 0.3), 8),
		"random search after whole evaluations");
	/* Slopes: at 1 (3 * -4 - -2) / 2 = -5, at 2 the harmonic mean of -4 and -2. In the middle: 6 + (-5 + 8/3) /
	 * 8. */
	test_ok(t, close_to(baseline_value(&b, 1.5), 6 + (-5 + 8.0 / 3) / 8), "and between them: %.6f",
		baseline_value(&b, 1.5));
	test_ok(t, close_to(score_at(&b, middling, 1, 1), 1.0 / 3) && close_to(score_at(&b, middling, 1, 2), -1),
		"score at a moment");
	test_ok(t, isnan(score_at(&b, middling, 1, 3.5)), "nothing to compare once random search is there");
	test_ok(t, close_to(score_run(&b, at_once, 1, curve, 2), 1) && close_to(curve[0], 1) && isnan(curve[1]),
		"the optimum at once scores 1");
	flat = score_run(&b, late, 1, NULL, 0);
	test_ok(t, flat >= 0 && flat <= 0, "before anything is found the score is 0");
	baseline_release(&b);
	for (int i = 0; i < r.space.nconfigs; i++)
		r.outcomes[i].build = r.outcomes[i].bench = 0;
	test_ok(t, baseline_make(&r, SCORE_CUTOFF, &b, &e) != 0 && strstr(e.text, "cost"), "without costs: %s", e.text);
	recording_release(&r);
}

int main(void)
{
	struct test_counts t = {0};

	check_cache(&t);
	check_escapes(&t);
	check_t4(&t);
	check_files(&t);
	check_absent(&t);
	check_score(&t);
	return test_end(&t);
}
