/* Work spread over threads that may fail: either all of it is done, or the first failure is reported. */
#include "../test.h"

#include <stdatomic.h>
#include <string.h>

#include "harness/base/parallel.h"

#define COUNT 1000

struct work {
	atomic_int begun[COUNT];
	int fails_from, fails_to; /* calls in [from, to) fail */
};

static int body(void *context, int64_t i, struct err *e)
{
	struct work *w = context;

	w->begun[i]++;
	return i >= w->fails_from && i < w->fails_to ? err_as(e, ERR_USAGE, "call %d", (int)i) : 0;
}

static void all_done(struct test_counts *t)
{
	struct work w = {.fails_from = COUNT, .fails_to = COUNT};
	struct err e = {.text = "untouched"};
	int once = 0;

	test_ok(t, parallel_try(COUNT, body, &w, &e) == 0, "work that succeeds");
	for (int i = 0; i < COUNT; i++)
		once += w.begun[i] == 1;
	test_ok(t, once == COUNT, "each call is made once, %d of %d", once, COUNT);
	test_ok(t, strcmp(e.text, "untouched") == 0, "no error is reported");
	test_ok(t, parallel_try(0, body, &w, &e) == 0, "no work");
}

static void first_failure(struct test_counts *t)
{
	struct work w = {.fails_from = 7, .fails_to = COUNT};
	struct err e = {.text = ""};
	int begun = 0;

	test_ok(t, parallel_try(COUNT, body, &w, &e) == -1, "work that fails");
	test_ok(t, strcmp(e.text, "call 7") == 0 && e.kind == ERR_USAGE, "the error of the least index: '%s'", e.text);
	for (int i = 0; i < COUNT; i++)
		begun += w.begun[i];
	test_ok(t, begun < COUNT, "none is begun after a failure, %d of %d", begun, COUNT);
	test_ok(t, parallel_try(COUNT, body, &w, NULL) == -1, "nobody asks for the error");
}

int main(void)
{
	struct test_counts t = {0};

	all_done(&t);
	first_failure(&t);
	return test_end(&t);
}
