/* Parses inputs, and puts their expressions in front of what operators do with a value. */
#include "harness/data/input.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int check_line(const char *what, const char *text, struct err *e)
{
	size_t length = strlen(text);

	for (const char *c = text; *c; c++)
		if (iscntrl((unsigned char)*c) && *c != '\t')
			return err_as(e, ERR_USAGE, "%s must be a single line", what);
	if ((length && text[length - 1] == '\\') || strstr(text, "//") || strstr(text, "/*"))
		return err_as(e, ERR_USAGE, "%s must have neither comments nor a backslash at its end", what);
	return 0;
}

/* With strings there would be inline assembly, which runs on the host where the device is a CPU. */
int input_check_line(const char *what, const char *text, struct err *e)
{
	if (check_line(what, text, e))
		return -1;
	if (strpbrk(text, "{};#\"'"))
		return err_as(e, ERR_USAGE, "%s must be an expression without any of { } ; # \" '", what);
	return 0;
}

int input_check_statements(const char *what, const char *text, struct err *e)
{
	if (check_line(what, text, e))
		return -1;
	if (strpbrk(text, "#\"'") || strstr(text, "%:") || strstr(text, "asm"))
		return err_as(e, ERR_USAGE, "%s must be statements without any of # \" ' and without assembly", what);
	return 0;
}

int input_is_array(const char *text)
{
	return !text || !*text || strcmp(text, INPUT_ARRAY) == 0;
}

const char *input_text(const struct oper *oper)
{
	return oper->input ? oper->input->text : INPUT_ARRAY;
}

static int is_word(char c)
{
	return isalnum((unsigned char)c) || c == '_';
}

/* Does the expression have that identifier? */
static int has_word(const char *expression, const char *word)
{
	const size_t length = strlen(word);

	for (const char *at = expression; *at;) {
		size_t run = 0;

		while (is_word(at[run]))
			run++;
		if (run == length && strncmp(at, word, length) == 0)
			return 1;
		at += run ? run : 1;
	}
	return 0;
}

/* Without blanks around it, and one in place of several: another layout is no other input. */
static void copy_expression(const char *from, char *to)
{
	char *at = to;

	for (; *from; from++)
		if (*from != ' ' && *from != '\t')
			*at++ = *from;
		else if (at > to && at[-1] != ' ')
			*at++ = ' ';
	while (at > to && at[-1] == ' ')
		at--;
	*at = '\0';
}

static int make_constant(const char *number, struct input *in, struct err *e)
{
	char *end;
	const double value = strtod(number, &end);

	if (end == number || *end || !isfinite(value))
		return err_as(e, ERR_USAGE, "constant input wants a number: '%s'", number);
	(void)snprintf(in->expression, sizeof in->expression, "%.17g", value);
	(void)snprintf(in->text, sizeof in->text, "constant:%.17g", value);
	return 0;
}

/* kind: with its colon. */
static int make_expression(const char *kind, const char *expression, struct input *in, struct err *e)
{
	const size_t room = sizeof in->text - strlen(kind) - 1;

	if (input_check_line("the expression of an input", expression, e))
		return -1;
	if (strlen(expression) > room)
		return err_as(e, ERR_USAGE, "the expression of an input has more than %zu characters", room);
	copy_expression(expression, in->expression);
	if (!*in->expression)
		return err_as(e, ERR_USAGE, "input '%s' has no expression", kind);
	(void)snprintf(in->text, sizeof in->text, "%s%.*s", kind, (int)room, in->expression);
	return 0;
}

/* What follows kind in text; NULL if text is of another kind. */
static const char *rest_of(const char *text, const char *kind)
{
	return strncmp(text, kind, strlen(kind)) == 0 ? text + strlen(kind) : NULL;
}

static int read_kind(const char *text, struct input *in, struct err *e)
{
	static const char constant[] = "constant:", *const with_expression[] = {"transform:", "gather:", "multiply:"};

	if (strcmp(text, "counting") == 0 || strcmp(text, "gather") == 0) {
		(void)snprintf(in->text, sizeof in->text, "%s", text);
		(void)snprintf(in->expression, sizeof in->expression, "%s", *text == 'c' ? "i" : "x");
		return 0;
	}
	if (rest_of(text, constant))
		return make_constant(rest_of(text, constant), in, e);
	for (size_t k = 0; k < sizeof with_expression / sizeof *with_expression; k++)
		if (rest_of(text, with_expression[k]))
			return make_expression(with_expression[k], rest_of(text, with_expression[k]), in, e);
	return err_as(e, ERR_USAGE,
		      "unknown input '%s': array, constant:NUMBER, counting, gather, transform:EXPRESSION or "
		      "multiply:EXPRESSION",
		      text);
}

int input_parse(const char *text, struct input *in, struct err *e)
{
	*in = (struct input){.gathers = strncmp(text, "gather", 6) == 0,
			     .multiplies = strncmp(text, "multiply:", 9) == 0};
	if (read_kind(text, in, e))
		return -1;
	if (in->multiplies) { /* the matrix is always read, and knows no places */
		in->reads = 1;
		return 0;
	}
	in->reads = has_word(in->expression, "x");
	in->uses_index = has_word(in->expression, "i");
	in->uses_segment = has_word(in->expression, "segment") || has_word(in->expression, "rank");
	if (in->gathers && (!in->reads || in->uses_segment))
		return err_as(e, ERR_USAGE, "input '%s' must be an expression of x, or of x and i", in->text);
	return 0;
}

/* Behind the value's computation what the operator does with it. Both fit: expressions are short. */
static const char *extend_lift(const char *lift, char *to, size_t size)
{
	(void)snprintf(to, size, "x = INPUT_VALUE; %s", lift ? lift : "return x;");
	return to;
}

int input_apply(struct input_oper *to, const struct oper *base, const char *text, struct err *e)
{
	if (input_parse(text, &to->input, e))
		return -1;
	if (base->index_only)
		return err_as(e, ERR_USAGE, "operator '%s' makes its own elements: it takes no input", base->name);
	to->input.base = base;
	to->oper = *base;
	to->oper.input = &to->input;
	to->oper.index_only = !to->input.reads;
	/* What needs the segment, or a factor, is computed where elements are loaded (variants/lib/source.h). */
	if (to->input.uses_segment || to->input.multiplies)
		return 0;
	to->oper.lift = extend_lift(base->lift, to->lift, sizeof to->lift);
	if (base->lift_float)
		to->oper.lift_float = extend_lift(base->lift_float, to->lift_float, sizeof to->lift_float);
	return 0;
}
