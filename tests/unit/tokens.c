/* Which changes of a source's comments and layout leave its tokens the same, and which do not. */
#include "harness/base/tokens.h"

#include <stdlib.h>
#include <string.h>

#include "../test.h"

static const struct pair {
	const char *what, *a, *b;
} same[] =
	{
		{"a line comment", "int a; // one\nint b;", "int a; // two\nint b;"},
		{"a comment between two names", "int/* one */a;", "int a;"},
		{"a comment of several lines", "int a; /* one\n two */ int b;", "int a; int b;"},
		{"no comment's end in its mark", "a /*/ b */ c", "a c"},
		{"a quote in a comment", "a // don't\nb", "a b"},
		{"a continued line comment", "a // b \\\nc\nd", "a d"},
		{"a mark of a comment over two lines", "a /\\\n/ b\nc", "a c"},
		{"white space", "a\t+ b ;", "a+b;"},
		{"blank lines", "a\n\n\n\nb", "a\nb"},
		{"lines outside of directives", "a\nb", "a b"},
		{"line ends of another system", "a\r\n#define B 1\r\nc \\\r\n d", "a\n#define B 1\nc d"},
		{"a continued line", "#define A(x) \\\n\tx + \\\n\t1\nb", "#define A(x) x + 1\nb"},
		{"a name over two lines", "na\\\nme", "name"},
		{"a number over two lines", "12\\\n34", "1234"},
		{"a string over two lines", "\"a\\\nb\"", "\"ab\""},
		{"an operator over two lines", "a <\\\n<= b", "a <<= b"},
		{"a line mark", "a\n#line 3 \"one.h\"\nb", "a\n#line 4 \"two.h\"\nb"},
		{"none at all", "a\n#line 3 \"one.h\"\nb", "a b"},
		{"a line mark with a comment", "a\n # /* x\n */ line 3 // y\nb", "a b"},
		{"a line mark of a compiler", "a\n# 12 \"one.h\" 1\nb", "a b"},
		{"a line mark between directives", "#define A\n#line 7 \"f\"\n#define B\n", "#define A\n#define B\n"},
		{"a directive behind a comment", "/* one\n */ # define A 1\nb", "#define A 1\nb"},
		{"a comment of several lines in a directive", "#define A /* one\n two */ 1\nb", "#define A 1\nb"},
		{"a comment behind a directive", "#endif // A\nb", "#endif\nb"},
		{"white space in a macro's parameters", "#define F( x,y ) x\n", "#define F(x, y) x\n"},
		{"the call of a macro", "F (x)", "F(x)"},
		{"a quote without another", "#error don't // one\nb", "#error don't // two\nb"},
		{"the other spelling of a directive", "%: define A 1\nb", "#define A 1\nb"},
		{"the end without a line end", "#define A 1", "#define A 1\n"},
		{"an unfinished comment", "a /* b", "a"},
		{"a comment behind a raw string", "R\"(x)\" // one", "R\"(x)\" // two"},
},
  different[] = {
	  {"two names", "a b", "ab"},
	  {"a comment is a blank", "a/**/b", "ab"},
	  {"two signs", "a + +b", "a ++b"},
	  {"two ampersands", "a & &b", "a && b"},
	  {"two ends of templates", "a<b<c> >", "a<b<c>>"},
	  {"a default and an operator", "int * = 0", "int *= 0"},
	  {"a joined parameter", "#define F(a) # #a\n", "#define F(a) ##a\n"},
	  {"a macro's parameters and its text", "#define F (x)\n", "#define F(x)\n"},
	  {"the same over two lines", "#define F \\\n(x)\n", "#define F\\\n(x)\n"},
	  {"a comment before the parenthesis", "#define F/**/(x)\n", "#define F(x)\n"},
	  {"the end of a directive", "#define A 1\nb", "#define A 1 b"},
	  {"the end of another spelling", "%:define A 1\nb", "%:define A 1 b"},
	  {"the start of a directive", "a\n#define B", "a #define B"},
	  {"two directives", "#define A\n#undef B\n", "#define A #undef B\n"},
	  {"a line mark ends nothing", "#define A\n#line 3\nb", "#define A b"},
	  {"a pragma", "#pragma unroll 4\nb", "#pragma unroll 8\nb"},
	  {"a name like a line mark's", "#lines 3\n", "#lines 4\n"},
	  {"a line mark in a macro", "#define A line 3\n", "#define A line 4\n"},
	  {"blanks in a string", "\"a  b\"", "\"a b\""},
	  {"a comment in a string", "\"a // b\"", "\"a // c\""},
	  {"a comment in a string of several", "\"/*\" a \"*/\"", "\"/*\" b \"*/\""},
	  {"an escaped quote", "\"\\\" // a\"", "\"\\\" // b\""},
	  {"an escaped backslash", "\"\\\\\" // a\nb", "\"\\\\\" // a\nc"},
	  {"a character", "' '", "'\t'"},
	  {"a quote as a character", "'\"' a '\"'", "'\"' b '\"'"},
	  {"an escaped character", "'\\'' // a\nb", "'\\'' // a\nc"},
	  {"what a quote without another does not hide", "#error don't\nb", "#error don't\nc"},
	  {"a string is not two quotes", "\" a\n\"", "\" a \""},
	  {"a string's prefix", "L\"a\"", "L \"a\""},
	  {"a literal's suffix", "\"a\"_s", "\"a\" _s"},
	  {"a raw string", "R\"(a // b)\"", "R\"(a // c)\""},
	  {"lines of a raw string", "R\"(a\nb)\"", "R\"(a b)\""},
	  {"a backslash in a raw string", "R\"(a\\\nb)\"", "R\"(ab)\""},
	  {"a raw string's delimiter", "u8R\"x()\" // a)x\" c", "u8R\"x()\" // b)x\" c"},
	  {"a number with an exponent", "1e+5", "1e + 5"},
	  {"a number that begins with a point", ".5", ". 5"},
	  {"quotes in a number", "1'000'000 // a\nb", "1'000'000 // a\nc"},
	  {"a division", "a / b", "a / c"},
	  {"a pointer", "a->b", "a- >b"},
	  {"a name beyond ASCII", "\xc3\xa4", "\xc3 \xa4"},
	  {"text behind a backslash and a blank", "// a \\ \nb", "// a \\ \nc"},
};

static int is_same(const struct pair *p)
{
	char *a = tokens_of(p->a), *b = tokens_of(p->b);
	int equal = a && b ? strcmp(a, b) == 0 : -1;

	free(a);
	free(b);
	return equal;
}

static void test_form(struct test_counts *t)
{
	static const char source[] = "#line 1 \"flat.cl\"\n/* Sum. */\n#define F(x) (x + 1.5e-3f) // x\nint a[F(2)];\n";
	char *tokens = tokens_of(source);

	test_ok(t,
		tokens && strcmp(tokens, "\n#\ndefine\nF(\nx\n)\n(\nx\n+\n1.5e-3f\n)\n\n"
					 "int\na\n[\nF\n(\n2\n)\n]\n;\n") == 0,
		"one token a line");
	free(tokens);
}

/* Dense sources, and each prefix of one: nothing is read or written past an end, which sanitizers check. */
static void test_ends(struct test_counts *t)
{
	static const char *const dense[] = {"#\n#\n#\n#", "%:\n%:",   "#a\n#b\n#c", "+-*",        "\"",  "'\\",
					    "R\"(",       "R\"a(b)a", "\\\n\\\n",   "\\\r\n\\\r", "a\\", "/",
					    "/*",         "/**",      "//\\\n",     "1e+",        "..",  "L'a"};
	int made = 1;

	for (size_t i = 0; i < sizeof dense / sizeof *dense; i++)
		for (size_t length = 0; length <= strlen(dense[i]); length++) {
			char *text = strndup(dense[i], length), *tokens = text ? tokens_of(text) : NULL;

			made &= tokens != NULL;
			free(tokens);
			free(text);
		}
	test_ok(t, made, "every end of a source");
}

int main(void)
{
	struct test_counts t = {0};

	for (size_t i = 0; i < sizeof same / sizeof *same; i++)
		test_ok(&t, is_same(&same[i]) == 1, "the same: %s", same[i].what);
	for (size_t i = 0; i < sizeof different / sizeof *different; i++)
		test_ok(&t, is_same(&different[i]) == 0, "different: %s", different[i].what);
	test_form(&t);
	test_ends(&t);
	return test_end(&t);
}
