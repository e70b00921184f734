/* Unit tests. Each tests/unit/NAME.c is a program that prints "ok TEXT", "FAIL TEXT" or "skip TEXT: reason" for each
 * check and ends with test_end(), whose line the runner adds up. */
#ifndef SEGTUNE_TEST_H
#define SEGTUNE_TEST_H

#include <stdarg.h>
#include <stdio.h>

/* The Makefile passes the absolute path, so that fixtures are found from any working directory. */
#ifndef TESTS_DIR
#define TESTS_DIR "tests"
#endif

struct test_counts {
	int passed, failed, skipped;
};

/* Counts and prints one check. Returns condition. */
__attribute__((format(printf, 3, 4))) static inline int test_ok(struct test_counts *t, int condition,
								const char *format, ...)
{
	va_list args;

	if (condition)
		t->passed++;
	else
		t->failed++;
	(void)fputs(condition ? "ok " : "FAIL ", stdout);
	va_start(args, format);
	(void)vprintf(format, args);
	va_end(args);
	(void)putchar('\n');
	(void)fflush(stdout); /* shows what came before a crash, and keeps children of fork() from printing it again */
	return condition;
}

static inline void test_skip(struct test_counts *t, const char *text, const char *reason)
{
	t->skipped++;
	(void)printf("skip %s: %s\n", text, reason);
}

/* Prints the last line; returns the exit status. */
static inline int test_end(const struct test_counts *t)
{
	(void)printf("%d passed, %d failed, %d skipped\n", t->passed, t->failed, t->skipped);
	return t->failed ? 1 : 0;
}

#endif
