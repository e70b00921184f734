/* No text can control the terminal through the output. */
#include "tuner/base/plain_output.h"

#include <string.h>

#include "../test.h"

static const struct sample {
	const char *what, *text, *want;
} samples[] = {
	{"words, tabs and lines", "a b\tc\nd", "a b\tc\nd"},
	{"letters beyond ASCII", "\xc3\x84 \xe2\x82\xac \xf0\x9f\x98\x80", "\xc3\x84 \xe2\x82\xac \xf0\x9f\x98\x80"},
	{"colours", "\x1b[31mred\x1b[0m", "?[31mred?[0m"},
	{"a title", "\x1b]0;owned\x07", "?]0;owned?"},
	{"a carriage return", "name\rroot", "name?root"},
	{"a backspace and DEL", "a\bb\x7f", "a?b?"},
	{"C1 as UTF-8",
	 "\xc2\x9b"
	 "31m \xc2\xa0",
	 "?31m \xc2\xa0"},
	{"C1 as bytes",
	 "\x9b"
	 "31m",
	 "?31m"},
	{"a sequence broken off",
	 "\xe2\x82"
	 "A\xc3",
	 "??A"},
	{"an overlong escape", "\xc0\x9b\xe0\x80\x9b", "?????"},
	{"an escape behind half a letter", "\xf0\x9f\x1b[31m", "???[31m"},
};

static void check_sample(struct test_counts *t, const struct sample *s)
{
	struct plain_text whole = {.count = 0}, bytes = {.count = 0};
	char at_once[64], one_by_one[64] = "";
	size_t size = strlen(s->text), used = 0, got;

	got = plain_text_filter(&whole, s->text, size, at_once);
	test_ok(t, got == strlen(s->want) && memcmp(at_once, s->want, got) == 0, "%s", s->what);
	for (size_t i = 0; i < size; i++)
		used += plain_text_filter(&bytes, s->text + i, 1, one_by_one + used);
	test_ok(t, used == got && memcmp(at_once, one_by_one, got) == 0, "... byte by byte");
}

/* Libraries keep the stream that they find, and flush it when the process exits. */
static void test_kept(struct test_counts *t)
{
	static struct plain_output output;
	FILE *kept;

	(void)fflush(stdout);
	plain_output_begin(&output);
	kept = stdout;
	plain_output_end(&output);
	test_ok(t, kept != stdout && fputs("# late\n", kept) != EOF && fflush(kept) == 0,
		"a stream that was kept can be written behind the end");
}

int main(void)
{
	struct test_counts t = {0};

	for (size_t i = 0; i < sizeof samples / sizeof *samples; i++)
		check_sample(&t, &samples[i]);
	test_kept(&t);
	return test_end(&t);
}
