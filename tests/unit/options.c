/* Option parsing: values, errors, operands, help. */
#include <stdint.h>
#include <string.h>
#include <unistd.h>

#include "../test.h"
#include "tuner/cli/options.h"

struct values {
	int flag;
	const char *text;
	int64_t count;
	double real, seconds;
};

static int parse(struct values *v, const char *a, const char *b, const char *c, const char **operand, int *operands)
{
	const struct option options[] = {
		{"quiet", OPTION_FLAG, &v->flag, NULL, "say less"},
		{"db", OPTION_TEXT, &v->text, "FILE", "the database"},
		{"count", OPTION_INT, &v->count, "N", "how many of them, said in words that need more than one line"},
		{"ratio", OPTION_REAL, &v->real, "X", "a ratio"},
		{"budget", OPTION_SECONDS, &v->seconds, "TIME", "60s, 2m"},
		{NULL, OPTION_FLAG, NULL, NULL, NULL},
	};
	char name[] = "thing", words[3][64];
	char *argv[5] = {name, words[0], words[1], words[2], NULL};
	const char *given[] = {a, b, c};
	int argc = 1, status;

	*v = (struct values){0, NULL, 0, 0, 0};
	for (int i = 0; i < 3 && given[i]; i++, argc++)
		(void)snprintf(words[i], sizeof words[i], "%s", given[i]);
	status = options_parse(argc, argv, options, "segtune thing [options]", operands);
	*operand = NULL;
	for (int i = 0; *operands > 0 && i < 3 && given[i]; i++)
		if (strcmp(argv[1], given[i]) == 0)
			*operand = given[i];
	if (v->text) /* points into words, which end here */
		for (int i = 0; i < 3 && given[i]; i++)
			if (strstr(given[i], v->text)) {
				v->text = strstr(given[i], v->text);
				break;
			}
	return status;
}

static const char *const wrong[][2] = {
	{"--nothing", NULL},  {"-q", NULL},        {"--quiet=1", NULL},   {"--db", NULL},
	{"--count", "12x"},   {"--count", ""},     {"--count", " 1"},     {"--count=99999999999999999999", NULL},
	{"--ratio", "nan"},   {"--ratio", "0x10"}, {"--ratio", "1e999"},  {"--ratio", "1.5 "},
	{"--budget", "60 s"}, {"--budget", "-1s"}, {"--budget=5d", NULL}, {"--coun", "3"},
	{"--db=a", "--db=b"},
};

int main(void)
{
	struct test_counts t = {0, 0, 0};
	struct values v;
	const char *operand;
	int operands, keep;

	test_ok(&t, parse(&v, "--count=-5", "file", "--quiet", &operand, &operands) == OPTIONS_GO_ON, "mixed order");
	test_ok(&t, v.count == -5 && v.flag == 1 && operands == 1 && operand && !strcmp(operand, "file"), "values");
	test_ok(&t,
		parse(&v, "--db", "a=b", NULL, &operand, &operands) == OPTIONS_GO_ON && v.text &&
			!strcmp(v.text, "a=b") && operands == 0,
		"value as the next argument");
	test_ok(&t, parse(&v, "--", "--quiet", "-", &operand, &operands) == OPTIONS_GO_ON && operands == 2 && !v.flag,
		"-- ends options");
	test_ok(&t, parse(&v, "--budget", "2m", NULL, &operand, &operands) == OPTIONS_GO_ON && v.seconds == 120.0,
		"2m is 120 seconds");
	test_ok(&t,
		parse(&v, "--budget=500ms", "--ratio", "-.5e1", &operand, &operands) == OPTIONS_GO_ON &&
			v.seconds == 0.5 && v.real == -5.0,
		"500ms and -.5e1");
	(void)fflush(stdout);
	keep = dup(STDERR_FILENO);
	if (!freopen("/dev/null", "w", stderr))
		return 1;
	(void)setvbuf(stderr, NULL, _IONBF, 0); /* else some C libraries keep it all for the file that comes back */
	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
		test_ok(&t, parse(&v, wrong[i][0], wrong[i][1], NULL, &operand, &operands) == 2, "refused: %s %s",
			wrong[i][0], wrong[i][1] ? wrong[i][1] : "");
	(void)dup2(keep, STDERR_FILENO);
	test_ok(&t, parse(&v, "-h", NULL, NULL, &operand, &operands) == 0, "help");
	return test_end(&t);
}
