/* Parses command-line options by tables, and prints their help. */
#include "tuner/cli/base/options.h"

#include <ctype.h>
#include <errno.h>
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/base/strings.h"
#include "tuner/base/wrap.h"
#include "tuner/request/request.h"
#include "tuner/session/session.h"

#define HELP_INDENT 26 /* column where descriptions begin */

/* Parses a finite decimal number; *end is set past it. strtod alone would also accept "nan", "inf", leading blanks and
 * hexadecimal. */
static int parse_real(const char *text, double *value, char **end)
{
	const char *p = text + (*text == '-' || *text == '+');

	if (p[0] == '0' && (p[1] == 'x' || p[1] == 'X'))
		return -1;
	if (!isdigit((unsigned char)p[*p == '.']))
		return -1;
	*value = strtod(text, end);
	return isfinite(*value) ? 0 : -1;
}

static const char *set_real(const char *text, void *value)
{
	double number;
	char *end;

	if (parse_real(text, &number, &end) != 0 || *end)
		return "is not a number";
	*(double *)value = number;
	return NULL;
}

static const char *set_positive(const char *text, void *value)
{
	const char *wrong = set_real(text, value);

	return wrong || *(double *)value > 0 ? wrong : "is not above 0";
}

#define MOST_SECONDS (366 * 24 * 3600.0) /* clocks overflow somewhere above */

static const char *set_seconds(const char *text, void *value)
{
	if (duration_read(text, value) != 0)
		return "is not a time such as 60s, 2m or 500ms";
	if (*(double *)value > MOST_SECONDS)
		return "is more than a year";
	return *(double *)value > 0 ? NULL : "is not above 0";
}

static const char *set_int(const char *text, void *value)
{
	long long number;
	char *end;

	if (!isdigit((unsigned char)text[*text == '-' || *text == '+']))
		return "is not a whole number";
	errno = 0;
	number = strtoll(text, &end, 10);
	if (*end)
		return "is not a whole number";
	if (errno == ERANGE)
		return "is out of range";
	*(int64_t *)value = number;
	return NULL;
}

static const char *set_natural(const char *text, void *value)
{
	const char *wrong = set_int(text, value);

	return wrong || *(int64_t *)value >= 0 ? wrong : "is below 0";
}

static const char *set_count(const char *text, void *value)
{
	const char *wrong = set_int(text, value);

	return wrong || *(int64_t *)value >= 1 ? wrong : "is below 1";
}

static const char *set_text(const char *text, void *value)
{
	*(const char **)value = text;
	return NULL;
}

static const char *set_array(const char *text, void *value)
{
	const struct option_array *array = value;

	return (size_t)snprintf(array->text, array->size, "%s", text) < array->size ? NULL : "is too long";
}

/* Told apart by its address: the text of the option is not at fault then. */
static const char no_memory[] = "does not fit into memory";

static const char *set_list(const char *text, void *value)
{
	const struct strings *list = value;

	strings_release(value);
	if (strings_split(value, text, NULL))
		return no_memory;
	return list->count ? NULL : "names nothing";
}

static const char *add_text(const char *text, void *value)
{
	return strings_add(value, text, NULL) ? no_memory : NULL;
}

/* Indexed by enum option_kind. A setter returns NULL, or what is wrong with the text. */
static const char *(*const setters[])(const char *text, void *value) = {
	[OPTION_TEXT] = set_text,       [OPTION_ARRAY] = set_array, [OPTION_LIST] = set_list,
	[OPTION_MANY] = add_text,       [OPTION_INT] = set_int,     [OPTION_NATURAL] = set_natural,
	[OPTION_COUNT] = set_count,     [OPTION_REAL] = set_real,   [OPTION_POSITIVE] = set_positive,
	[OPTION_SECONDS] = set_seconds,
};

static void print_option(const char *name, const char *argument, const char *about)
{
	int column = printf("  %s%s%s", name, argument ? " " : "", argument ? argument : "");

	if (column + 2 > HELP_INDENT)
		(void)printf("\n%*s", HELP_INDENT, "");
	else
		(void)printf("%*s", HELP_INDENT - column, "");
	wrap_print(stdout, about ? about : "", HELP_INDENT, HELP_INDENT, HELP_INDENT);
}

/* Prints the command line unchanged, then paragraphs, wrapped except for indented lines. */
static void print_usage(const char *usage)
{
	const char *end = strstr(usage, "\n\n");
	int length;

	(void)printf("usage: ");
	for (int first = 1; *usage; first = 0) {
		length = (int)(end ? end - usage : (ptrdiff_t)strlen(usage));
		if (first || *usage == ' ')
			(void)printf("%.*s\n", length, usage);
		else
			wrap_printf(stdout, 0, 0, "%.*s", length, usage);
		(void)putchar('\n');
		usage += length + (end ? 2 : 0);
		end = strstr(usage, "\n\n");
	}
}

static void print_help(const struct option *options, const char *usage)
{
	print_usage(usage);
	(void)puts("options:");
	for (const struct option *o = options; o->name; o++) {
		char name[64];

		if (o->kind == OPTION_RENAMED)
			continue;
		(void)snprintf(name, sizeof name, "%s--%s", strcmp(o->name, "out") == 0 ? "-o, " : "", o->name);
		print_option(name, o->kind == OPTION_FLAG ? NULL : o->argument, o->about);
	}
	print_option("-h, --help", NULL, "this help");
}

static const struct option *find(const struct option *options, const char *name, size_t length)
{
	for (const struct option *o = options; o->name; o++)
		if (strlen(o->name) == length && memcmp(o->name, name, length) == 0)
			return o;
	return NULL;
}

/* Lists the options for shell completion (scripts/completion), which runs this at each completion. */
static void list_options(const struct option *options)
{
	for (const struct option *o = options; o->name; o++)
		if (o->kind != OPTION_RENAMED)
			(void)printf("--%s\t%s\t%.*s\n", o->name, o->kind == OPTION_FLAG ? "" : o->argument,
				     (int)strcspn(o->about ? o->about : "", "\n"), o->about ? o->about : "");
	(void)puts("--help\t\tthis help");
}

/* Fails with "unknown option '--typ' (did you mean --type?)". */
static int fail_unknown(const struct option *options, const char *argument, const char *command, struct err *e)
{
	char name[64];
	struct nearest near;

	(void)snprintf(name, sizeof name, "%.*s", (int)strcspn(argument, "="), argument);
	near = nearest_to(name + strspn(name, "-"));
	for (const struct option *o = options; o->name; o++)
		if (o->kind != OPTION_RENAMED)
			nearest_offer(&near, o->name);
	if (near.best)
		return err_as(e, ERR_USAGE, "unknown option '%.200s': did you mean --%s? (segtune %s --help)", argument,
			      near.best, command);
	return err_as(e, ERR_USAGE, "unknown option '%.200s' (segtune %s --help lists them)", argument, command);
}

/* The option of that name. For an old name, warns and returns the option that replaced it. */
static const struct option *find_current(const struct option *options, const char *name, size_t length)
{
	const struct option *o = find(options, name, length);

	if (!o || o->kind != OPTION_RENAMED)
		return o;
	(void)fprintf(stderr, "segtune: option '--%s' is now called '--%s'\n", o->name, o->argument);
	o = find(options, o->argument, strlen(o->argument));
	return o && o->kind != OPTION_RENAMED ? o : NULL;
}

/* Takes the option at argv[*i] ("--..."), and its value after "=" or from the next argument. seen: a bit for each
 * option that was given a value. Returns 0, or -1 with e filled. */
static int take_option(int argc, char **argv, int *i, const struct option *options, uint64_t *seen, struct err *e)
{
	/* The only short option, as compilers have it. */
	const char *argument = strcmp(argv[*i], "-o") == 0 ? "--out" : argv[*i];
	const char *name = argument + 2, *equals = strchr(name, '='), *value, *wrong;
	const struct option *o = argument[1] == '-'
					 ? find_current(options, name, equals ? (size_t)(equals - name) : strlen(name))
					 : NULL;

	if (!o)
		return fail_unknown(options, argv[*i], argv[0], e);
	if (o->kind == OPTION_FLAG) {
		if (equals)
			return err_as(e, ERR_USAGE, "option '--%s' takes no value", o->name);
		*(int *)o->value = 1;
		return 0;
	}
	if (!equals && *i + 1 >= argc)
		return err_as(e, ERR_USAGE, "option '--%s' needs a value (%s)", o->name,
			      o->argument ? o->argument : "VALUE");
	value = equals ? equals + 1 : argv[++*i];
	/* A second value would silently replace the first. */
	if (o->kind != OPTION_MANY && *seen & UINT64_C(1) << (o - options))
		return err_as(e, ERR_USAGE, "option '--%s' is given twice", o->name);
	*seen |= UINT64_C(1) << (o - options);
	wrong = o->kind < OPTION_RENAMED && setters[o->kind] ? setters[o->kind](value, o->value) : "has no meaning";
	return wrong ? err_as(e, wrong == no_memory ? ERR_FAILED : ERR_USAGE, "option '--%s': '%.200s' %s", o->name,
			      value, wrong)
		     : 0;
}

int options_parse(int argc, char **argv, const struct option *options, const char *usage, int *operands)
{
	int only_operands = 0;
	uint64_t seen = 0;
	struct err e;

	*operands = 0;
	for (int i = 1; i < argc; i++) {
		char *argument = argv[i];

		/* "-" alone is an operand by convention. Operands move forward into slots that were read already. */
		if (only_operands || argument[0] != '-' || !argument[1]) {
			argv[1 + (*operands)++] = argument;
		} else if (strcmp(argument, "--") == 0) {
			only_operands = 1;
		} else if (strcmp(argument, "-h") == 0 || strcmp(argument, "--help") == 0) {
			print_help(options, usage);
			return 0;
		} else if (strcmp(argument, "--list-options") == 0) {
			list_options(options);
			return 0;
		} else if (strcmp(argument, "--list-words") == 0) {
			return 0; /* operands are files, unless the command completes them itself */
		} else if (take_option(argc, argv, &i, options, &seen, &e) != 0) {
			return report(&e);
		}
	}
	return OPTIONS_GO_ON;
}

static int is_in(const char *const *names, const char *name)
{
	while (*names && strcmp(*names, name) != 0)
		names++;
	return *names != NULL;
}

void options_put(FILE *f, int argc, char *const *argv, const struct option *options, const char *const *except)
{
	for (int i = 1; i < argc && strcmp(argv[i], "--") != 0; i++) {
		const char *equals = strchr(argv[i], '=');
		const struct option *o = NULL;
		int words;

		if (strncmp(argv[i], "--", 2) == 0)
			o = find(options, argv[i] + 2, equals ? (size_t)(equals - argv[i] - 2) : strlen(argv[i] + 2));
		if (!o)
			continue; /* an operand */
		words = o->kind == OPTION_FLAG || equals ? 1 : 2;
		for (int k = 0; k < words && i + k < argc && !is_in(except, o->name); k++) {
			(void)fputc(' ', f);
			session_put_word(f, argv[i + k]);
		}
		i += words - 1;
	}
}

int options_refuse_operands(char **argv, int operands, struct err *e)
{
	if (operands == 0)
		return 0;
	return err_as(e, ERR_USAGE, "%s takes no operand '%.200s' (segtune %s --help)", argv[0], argv[1], argv[0]);
}

/* Prints a message as one line: SQLite's messages about damage contain newlines. Only compiler logs are printed
 * unchanged. */
static void put_line(const char *text)
{
	for (; *text; text++)
		(void)fputc(*text == '\n' ? ' ' : *text, stderr);
}

int report(const struct err *e)
{
	(void)fflush(stdout); /* what was printed before it, where both go to one file */
	(void)fputs("segtune: ", stderr);
	if (e->kind == ERR_STOPPED) /* whatever it was about just then */
		(void)fputs("interrupted", stderr);
	else if (e->kind == ERR_BUILD)
		(void)fputs(e->text, stderr);
	else
		put_line(e->text);
	(void)fputc('\n', stderr);
	if (e->kind == ERR_USAGE)
		return 2;
	return e->kind == ERR_STOPPED ? 130 : 1;
}

int report_no_memory(void)
{
	struct err e;

	(void)err_as(&e, ERR_TOO_LARGE, "out of memory");
	return report(&e);
}
