/* Text and numbers made safe for an exported header: comments, literals, identifiers, parameters. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/report/export_impl.h"

void export_comment(FILE *out, const char *text)
{
	char before = 0;

	for (; *text; text++) {
		char c = isprint((unsigned char)*text) && *text != '\\' ? *text : ' ';

		if ((before == '*' && c == '/') || (before == '/' && c == '*') || (before == '?' && c == '?'))
			(void)fputc(' ', out);
		(void)fputc(c, out);
		before = c;
	}
}

void export_literal(FILE *out, const char *text)
{
	(void)fputc('"', out);
	for (; *text; text++) {
		unsigned char c = (unsigned char)*text;

		if (c == '"' || c == '\\' || c == '?') /* ? could start a trigraph */
			(void)fprintf(out, "\\%c", c);
		else if (c < 0x20 || c >= 0x7f)
			(void)fprintf(out, "\\%03o", c);
		else
			(void)fputc(c, out);
	}
	(void)fputc('"', out);
}

static int identifier_char(unsigned char c, int upper)
{
	if (c >= 0x80 || !isalnum(c))
		return '_';
	return upper ? toupper(c) : c;
}

void export_identifier(char *out, size_t size, const char *text, int upper)
{
	size_t used = 0;

	for (; *text && used + 1 < size; text++)
		out[used++] = (char)identifier_char((unsigned char)*text, upper);
	out[used] = '\0';
}

int export_same_identifier(const char *a, const char *b)
{
	while (*a && *b && identifier_char((unsigned char)*a, 1) == identifier_char((unsigned char)*b, 1)) {
		a++;
		b++;
	}
	return !*a && !*b;
}

void export_kind(FILE *out, const char *type, const char *oper, const char *key_type)
{
	export_comment(out, type);
	(void)fputc(' ', out);
	export_comment(out, oper);
	if (key_type[0]) {
		(void)fputs(" keys=", out);
		export_comment(out, key_type);
	}
}

int export_same_kind(const struct selection_table *a, const struct selection_table *b)
{
	return strcmp(a->key_type, b->key_type) == 0 && strcmp(a->type, b->type) == 0 && strcmp(a->oper, b->oper) == 0;
}

int export_sm(const char *arch)
{
	return strncmp(arch, "sm_", 3) == 0 ? (int)strtol(arch + 3, NULL, 10) : 0;
}

int export_param(const char **at, char *name, size_t size, int64_t *value, struct err *e)
{
	const char *text = *at + strspn(*at, " "), *equals = strchr(text, '=');
	char *end;

	if (!*text)
		return 0;
	if (!equals || equals == text || (size_t)(equals - text) >= size)
		return err_set(e, "parameters '%s' are not of the form NAME=VALUE", text);
	(void)snprintf(name, size, "%.*s", (int)(equals - text), text);
	*value = strtoll(equals + 1, &end, 10);
	if (end == equals + 1 || (*end && *end != ' '))
		return err_set(e, "parameter '%s' in '%s' is not a whole number", name, text);
	*at = end;
	return 1;
}
