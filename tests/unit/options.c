/* Option parsing: values, errors, operands, help. */
#include <stdint.h>
#include <string.h>
#include <unistd.h>

#include "../test.h"
#include "tuner/base/strings.h"
#include "tuner/cli/base/options.h"

struct values {
	int flag;
	const char *text;
	int64_t count, natural, positive;
	double real, above, seconds;
	char name[8];
	struct strings list;
};

static int parse(struct values *v, const char *a, const char *b, const char *c, const char **operand, int *operands)
{
	const struct option options[] = {
		{"quiet", OPTION_FLAG, &v->flag, NULL, "say less"},
		{"db", OPTION_TEXT, &v->text, "FILE", "the database"},
		{"count", OPTION_INT, &v->count, "N", "how many of them, said in words that need more than one line"},
		{"seed", OPTION_NATURAL, &v->natural, "N", "0 or more"},
		{"times", OPTION_COUNT, &v->positive, "N", "1 or more"},
		{"ratio", OPTION_REAL, &v->real, "X", "a ratio"},
		{"above", OPTION_POSITIVE, &v->above, "X", "above 0"},
		{"name", OPTION_CHARS(v->name), "NAME", "7 characters at most"},
		{"types", OPTION_LIST, &v->list, "LIST", "f32,f64"},
		{"budget", OPTION_SECONDS, &v->seconds, "TIME", "60s, 2m"},
		{NULL, OPTION_FLAG, NULL, NULL, NULL},
	};
	char name[] = "thing", words[3][64];
	char *argv[5] = {name, words[0], words[1], words[2], NULL};
	const char *given[] = {a, b, c};
	int argc = 1, status;

	strings_release(&v->list);
	*v = (struct values){.name = "none"};
	for (int i = 0; i < 3 && given[i]; i++, argc++)
		(void)snprintf(words[i], sizeof words[i], "%s", given[i]);
	status = options_parse(argc, argv, options, "segtune thing [options]", operands);
	*operand = NULL;
	for (int i = 0; *operands > 0 && i < 3 && given[i]; i++)
		if (strcmp(argv[1], given[i]) == 0)
			*operand = given[i];
	if (v->text) /* points into words, whose lifetime ends here */
		for (int i = 0; i < 3 && given[i]; i++)
			if (strstr(given[i], v->text)) {
				v->text = strstr(given[i], v->text);
				break;
			}
	return status;
}

static const char *const wrong[][2] = {
	{"--nothing", NULL},  {"-q", NULL},           {"--quiet=1", NULL},   {"--db", NULL},
	{"--count", "12x"},   {"--count", ""},        {"--count", " 1"},     {"--count=99999999999999999999", NULL},
	{"--ratio", "nan"},   {"--ratio", "0x10"},    {"--ratio", "1e999"},  {"--ratio", "1.5 "},
	{"--budget", "60 s"}, {"--budget", "-1s"},    {"--budget=5d", NULL}, {"--coun", "3"},
	{"--db=a", "--db=b"}, {"--seed", "-1"},       {"--times", "0"},      {"--above", "0"},
	{"--budget", "0s"},   {"--name", "longest1"},
};

int main(void)
{
	struct test_counts t = {0, 0, 0};
	struct values v = {0};
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
	test_ok(&t,
		parse(&v, "--name=longest", "--types", "f32,f64", &operand, &operands) == OPTIONS_GO_ON &&
			strcmp(v.name, "longest") == 0 && v.list.count == 2 && strcmp(v.list.items[1], "f64") == 0,
		"an array and a list");
	test_ok(&t,
		parse(&v, "--seed=0", "--times=1", "--above=1e-3", &operand, &operands) == OPTIONS_GO_ON &&
			v.natural == 0 && v.positive == 1 && v.above > 0 && strcmp(v.name, "none") == 0,
		"numbers with a lower bound");
	(void)fflush(stdout);
	keep = dup(STDERR_FILENO);
	if (!freopen("/dev/null", "w", stderr))
		return 1;
	/* Otherwise some C libraries keep the output for the file that is restored. */
	(void)setvbuf(stderr, NULL, _IONBF, 0);
	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
		test_ok(&t, parse(&v, wrong[i][0], wrong[i][1], NULL, &operand, &operands) == 2, "refused: %s %s",
			wrong[i][0], wrong[i][1] ? wrong[i][1] : "");
	(void)dup2(keep, STDERR_FILENO);
	test_ok(&t, parse(&v, "-h", NULL, NULL, &operand, &operands) == 0, "help");
	strings_release(&v.list);
	return test_end(&t);
}
