/* Where a search begins that knows other devices: with the winners there, without the device's own, CPUs and GPUs kept
 * apart. */
#include "tuner/search/benchmark/prior_hints.h"

#include <stdlib.h>
#include <string.h>

#include "../compile.h"
#include "../made_up.h"
#include "../test.h"

#define MOST_RESULTS 3

static const struct made_up {
	struct gpu_info device;
	struct {
		const char *params;
		double seconds;
	} results[MOST_RESULTS];
} devices[] = {
	{{.backend = "fake", .name = "other GPU"}, {{"NT=192 VT=7", 1e-3}, {"NT=64 VT=7", 2e-3}}},
	{{.backend = "fake", .name = "CPU", .is_cpu = 1}, {{"NT=512 VT=9", 1e-3}, {"NT=64 VT=7", 2e-3}}},
	{{.backend = "fake", .name = "this GPU"}, {{"NT=64 VT=7", 1e-3}, {"NT=256 VT=7", 3e-3}, {"NT=512 VT=9", 2e-3}}},
};

static int make_database(const char *path, struct err *e)
{
	const struct made_up_case made = {.geometry = "fixed:n=1000,mean=10", .offset_type = "i32", .segments = 100};
	struct store *s;
	int64_t run, case_id, build;
	int failed = store_open(path, STORE_WRITE, &s, e) != 0;

	for (size_t d = 0; d < sizeof devices / sizeof *devices && !failed; d++) {
		failed = begin_run_of(s, &devices[d].device, "test", 1e12, &run, e) ||
			 add_case_of(s, &made, &case_id, e);
		for (int i = 0; i < MOST_RESULTS && devices[d].results[i].params && !failed; i++)
			failed = add_build(s, devices[d].results[i].params, 10 * d + (uint64_t)i, &build, e) ||
				 measure(s, run, build, case_id, devices[d].results[i].seconds, e);
	}
	store_close(s);
	return failed ? -1 : 0;
}

/* Whether the hint is the configuration with these parameters. */
static int is_config(const struct recording *r, int hint, const char *params)
{
	char text[128];

	space_text(&r->space, hint, text, sizeof text);
	return strcmp(text + strlen("strategy=flat "), params) == 0;
}

static void test_hints(struct test_counts *t, const struct strings *files, const struct recording *r)
{
	struct prior_hints h = {.files = files};
	struct err e = {0};
	int hints[PRIORS_FIRST], count = prior_hints_find(&h, r, 1, hints, &e);

	test_ok(t, count == 1 && is_config(r, hints[0], "NT=256 VT=7"),
		"what is most like the other GPU's winner, none of the CPU, none of its own: %d %s", count, e.text);
	count = prior_hints_find(&h, r, 0, hints, &e);
	test_ok(t, count == 2 && is_config(r, hints[0], "NT=64 VT=7") && is_config(r, hints[1], "NT=256 VT=7"),
		"its own first, where it is not left out");
	prior_hints_release(&h);
	h = (struct prior_hints){.files = &(struct strings){0}};
	test_ok(t, prior_hints_find(&h, r, 1, hints, &e) == 0, "none without databases");
}

int main(void)
{
	struct test_counts t = {0};
	struct recording *list = NULL;
	struct err e = {0};
	char path[128], *files[] = {path};
	int count = 0, found = -1;

	if (make_folder())
		return 1;
	path_in(path, sizeof path, "x.db");
	if (test_ok(&t, make_database(path, &e) == 0 && recording_read_db(path, 1, &list, &count, &e) == 0,
		    "three devices: %s", e.text))
		for (int i = 0; i < count; i++)
			if (strcmp(list[i].device, "this GPU") == 0)
				found = i;
	if (test_ok(&t, found >= 0, "one of them is to be tuned"))
		test_hints(&t, &(struct strings){1, files}, &list[found]);
	recording_list_release(list, count);
	remove_folder();
	return test_end(&t);
}
