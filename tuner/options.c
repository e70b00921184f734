#include "options.h"

#include <errno.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "request.h"

int report(const struct err *e)
{
	(void)fprintf(stderr, "segtune: %s\n", e->text);
	return e->kind == ERR_USAGE ? 2 : e->kind == ERR_STOPPED ? 130 : 1;
}

static void print_help(const struct option *o, const char *usage)
{
	(void)printf("usage: %s\n\n", usage);
	for (; o->name; o++) {
		char left[64];

		(void)snprintf(left, sizeof left, "--%s%s%s", o->name, o->argument ? " " : "",
			       o->argument ? o->argument : "");
		(void)printf("  %-22s %s\n", left, o->about);
	}
	(void)printf("  %-22s %s\n", "--help", "this text");
}

/* The whole text must be the number. */
static int read_int(const char *text, int64_t *value)
{
	char *end;
	long long v;

	errno = 0;
	v = strtoll(text, &end, 10);
	if (end == text || *end || errno)
		return -1;
	*value = v;
	return 0;
}

static int read_real(const char *text, char **end, double *value)
{
	errno = 0;
	*value = strtod(text, end);
	return *end == text || errno || !isfinite(*value) ? -1 : 0;
}

static int store_value(const struct option *o, const char *text, struct err *e)
{
	char *end;
	double real;

	switch (o->kind) {
	case OPTION_FLAG:
		break;
	case OPTION_TEXT:
		*(const char **)o->value = text;
		return 0;
	case OPTION_INT:
		if (read_int(text, o->value) == 0)
			return 0;
		break;
	case OPTION_REAL:
		if (read_real(text, &end, &real) == 0 && !*end) {
			*(double *)o->value = real;
			return 0;
		}
		break;
	case OPTION_SECONDS:
		if (duration_read(text, o->value) == 0)
			return 0;
		break;
	}
	return err_as(e, ERR_USAGE, "option '--%s' cannot be '%s'", o->name, text);
}

static const struct option *find(const struct option *options, const char *name, size_t length)
{
	for (const struct option *o = options; o->name; o++)
		if (strlen(o->name) == length && strncmp(o->name, name, length) == 0)
			return o;
	return NULL;
}

/* One option at argv[*i]; *i moves past its value. */
static int take_option(int argc, char **argv, int *i, const struct option *options, struct err *e)
{
	const char *name = argv[*i] + 2, *equals = strchr(name, '=');
	const struct option *o = find(options, name, equals ? (size_t)(equals - name) : strlen(name));

	if (argv[*i][1] != '-' || !o)
		return err_as(e, ERR_USAGE, "unknown option '%s' (--help lists them)", argv[*i]);
	if (o->kind == OPTION_FLAG) {
		if (equals)
			return err_as(e, ERR_USAGE, "option '--%s' takes no value", o->name);
		*(int *)o->value = 1;
		return 0;
	}
	if (equals)
		return store_value(o, equals + 1, e);
	if (*i + 1 >= argc)
		return err_as(e, ERR_USAGE, "option '--%s' needs a value", o->name);
	return store_value(o, argv[++*i], e);
}

int options_parse(int argc, char **argv, const struct option *options, const char *usage, int *operands)
{
	int only_operands = 0;
	struct err e = {0};

	*operands = 0;
	for (int i = 1; i < argc; i++) {
		if (only_operands || argv[i][0] != '-' || !argv[i][1]) {
			argv[1 + (*operands)++] = argv[i];
		} else if (strcmp(argv[i], "--") == 0) {
			only_operands = 1;
		} else if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0) {
			print_help(options, usage);
			return 0;
		} else if (take_option(argc, argv, &i, options, &e)) {
			return report(&e);
		}
	}
	return OPTIONS_GO_ON;
}
