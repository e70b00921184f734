/* Parses inputs, and prepends their expressions to the operators' lifts. */
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

/* No strings: they would allow inline assembly, which would run on the host if the device is a CPU. */
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

/* Whether the expression contains this identifier. */
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

/* Trims blanks and collapses them, so that layout does not make a different input. */
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

/* what: names it in the message. */
static int parse_number(const char *what, const char *text, double *value, struct err *e)
{
	char *end;

	*value = strtod(text, &end);
	if (end == text || *end || !isfinite(*value))
		return err_as(e, ERR_USAGE, "%s needs a number: '%s'", what, text);
	return 0;
}

static int make_constant(const char *number, struct input *in, struct err *e)
{
	double value;

	if (parse_number("constant input", number, &value, e))
		return -1;
	(void)snprintf(in->expression, sizeof in->expression, "%.17g", value);
	(void)snprintf(in->text, sizeof in->text, "constant:%.17g", value);
	return 0;
}

/* kind: including its colon. */
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

/* The rest of text after kind; NULL if text is of another kind. */
static const char *rest_of(const char *text, const char *kind)
{
	return strncmp(text, kind, strlen(kind)) == 0 ? text + strlen(kind) : NULL;
}

/* Parses the source of the elements. */
static int read_source(const char *text, struct input *in, struct err *e)
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
		      "multiply:EXPRESSION, initial:NUMBER, in_place",
		      text);
}

#define INITIAL "initial:"
#define IN_PLACE "in_place"

static int is_option(const char *text)
{
	return strcmp(text, IN_PLACE) == 0 || rest_of(text, INITIAL) != NULL;
}

static int read_option(const char *text, struct input *in, struct err *e)
{
	double value;

	if (!is_option(text))
		return err_as(e, ERR_USAGE, "input has no option '%s': initial:NUMBER or in_place", text);
	if (*in->initial && rest_of(text, INITIAL))
		return err_as(e, ERR_USAGE, "input has a second initial value: '%s'", text);
	if (strcmp(text, IN_PLACE) == 0) {
		in->in_place = 1;
		return 0;
	}
	if (parse_number("initial value", rest_of(text, INITIAL), &value, e))
		return -1;
	(void)snprintf(in->initial, sizeof in->initial, "%.17g", value);
	return 0;
}

/* Cuts the part before the next ";" off *rest and trims it. */
static char *next_part(char **rest)
{
	char *part = *rest, *end = part + strcspn(part, ";");

	*rest = *end ? end + 1 : NULL;
	while (end > part && (end[-1] == ' ' || end[-1] == '\t'))
		end--;
	*end = '\0';
	return part + strspn(part, " \t");
}

/* Appends the options to the canonical text, in fixed order. */
static int add_options(struct input *in, struct err *e)
{
	char source[INPUT_TEXT];
	int length;

	(void)snprintf(source, sizeof source, "%s", in->text);
	length = snprintf(in->text, sizeof in->text, "%s%s%s%s%s%s", source, *source && *in->initial ? "; " : "",
			  *in->initial ? INITIAL : "", in->initial,
			  in->in_place && (*source || *in->initial) ? "; " : "", in->in_place ? IN_PLACE : "");
	return length < INPUT_TEXT ? 0 : err_as(e, ERR_USAGE, "input has more than %d characters", INPUT_TEXT - 1);
}

/* Parses the source, then options; options alone imply an array. */
static int read_parts(const char *text, struct input *in, struct err *e)
{
	char copy[2 * INPUT_TEXT], *rest = copy, *part;

	if ((size_t)snprintf(copy, sizeof copy, "%s", text) >= sizeof copy)
		return err_as(e, ERR_USAGE, "input has more than %d characters", INPUT_TEXT - 1);
	part = next_part(&rest);
	in->is_array = is_option(part) || (rest && strcmp(part, INPUT_ARRAY) == 0);
	if (in->is_array)
		(void)snprintf(in->expression, sizeof in->expression, "x");
	if (is_option(part) ? read_option(part, in, e) : !in->is_array && read_source(part, in, e))
		return -1;
	while (rest)
		if (read_option(next_part(&rest), in, e))
			return -1;
	return add_options(in, e);
}

int input_parse(const char *text, struct input *in, struct err *e)
{
	*in = (struct input){.gathers = strncmp(text, "gather", 6) == 0,
			     .multiplies = strncmp(text, "multiply:", 9) == 0};
	if (read_parts(text, in, e))
		return -1;
	if (in->multiplies) { /* the matrix is always read, and has no index */
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

/* Whether x is a value of an integer type. For 64 bits, doubles up to the last one below 2^63 are accepted. */
static int is_of_type(const struct elem_type *type, double x)
{
	const double bits = type->bytes == 4 ? 0x1p31 : 0x1p63;

	return !(x < floor(x) || x > floor(x)) && (type->kind == 'u' ? x >= 0 && x < 2 * bits : x >= -bits && x < bits);
}

int input_initial(const struct input *in, const struct elem_type *type, int64_t *whole, double *real, struct err *e)
{
	const double x = strtod(in->initial, NULL);

	*whole = 0;
	*real = type->kind == 'f' && type->bytes == 4 ? (double)(float)x : x;
	if (type->kind == 'f' ? !isfinite(*real) : !is_of_type(type, x))
		return err_as(e, ERR_USAGE, "initial value %s is not a number of type %s", in->initial, type->name);
	if (type->kind != 'f')
		*whole = (int64_t)x;
	return 0;
}

/* The computation of the value, followed by the operator's lift. Both fit, because expressions are short. */
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
	/* Inputs that need the segment, or a factor, are computed where elements are loaded (variants/lib/source.h). */
	if (to->input.is_array || to->input.uses_segment || to->input.multiplies)
		return 0;
	to->oper.lift = extend_lift(base->lift, to->lift, sizeof to->lift);
	if (base->lift_float)
		to->oper.lift_float = extend_lift(base->lift_float, to->lift_float, sizeof to->lift_float);
	return 0;
}
