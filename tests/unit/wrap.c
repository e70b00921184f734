/* Text broken to the width of a terminal. */
#include "tuner/base/wrap.h"

#include <stdlib.h>
#include <string.h>

#include "../test.h"

#define TEN "123456789 "
#define WORD "123456789/123456789/123456789/123456789/123456789/123456789/123456789/123456789/123456789/"
#define SEVENTY TEN TEN TEN TEN TEN TEN TEN

static const struct sample {
	const char *what, *text;
	int column, first, rest;
	const char *want;
} samples[] = {
	{"a short line", "two words", 0, 0, 4, "two words\n"},
	{"no text", "", 0, 0, 4, "\n"},
	{"an indent", "word", 0, 3, 5, "   word\n"},
	{"an indent begun", "word", 2, 3, 5, " word\n"},
	{"an indent passed", "word", 9, 3, 5, " word\n"},
	{"blanks of the text", "  a   b", 0, 0, 4, "  a   b\n"},
	{"line ends are blanks", "a\nb\n", 0, 0, 4, "a b\n"},
	{"a line of 80", SEVENTY "1234567890", 0, 0, 4, SEVENTY "1234567890\n"},
	{"one more is too many", SEVENTY "12345678901", 0, 0, 4,
	 "123456789 123456789 123456789 123456789 123456789 123456789 123456789\n    12345678901\n"},
	{"a hanging indent", SEVENTY TEN "a", 10, 10, 12,
	 "123456789 123456789 123456789 123456789 123456789 123456789 123456789\n            123456789 a\n"},
	{"a word longer than a line", "a " WORD " b", 0, 0, 2, "a\n  " WORD "\n  b\n"},
};

static char *wrapped(const struct sample *s)
{
	char *out = NULL;
	size_t size;
	FILE *to = open_memstream(&out, &size);

	if (!to)
		return NULL;
	wrap_print(to, s->text, s->column, s->first, s->rest);
	(void)fclose(to);
	return out;
}

int main(void)
{
	struct test_counts t = {0};
	char *out = NULL;
	size_t size;
	FILE *to = open_memstream(&out, &size);

	for (size_t i = 0; i < sizeof samples / sizeof *samples; i++) {
		char *text = wrapped(&samples[i]);

		test_ok(&t, text && strcmp(text, samples[i].want) == 0, "%s", samples[i].what);
		free(text);
	}
	if (to) {
		wrap_printf(to, 2, 4, "%d %s", 12, "things");
		(void)fclose(to);
	}
	test_ok(&t, out && strcmp(out, "  12 things\n") == 0, "a format '%s'", out ? out : "");
	free(out);
	return test_end(&t);
}
