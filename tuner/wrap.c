#include "wrap.h"

#include <stdlib.h>
#include <string.h>

#define BLANKS " \n"

void wrap_print(FILE *to, const char *text, int column, int first, int rest)
{
	int blanks = (column > first) + (int)strspn(text, BLANKS);

	if (column < first)
		column += fprintf(to, "%*s", first - column, "");
	for (text += strspn(text, BLANKS); *text; text += strspn(text, BLANKS)) {
		int length = (int)strcspn(text, BLANKS);

		if (blanks > 0 && column + blanks + length > WRAP_COLUMNS) {
			(void)fputc('\n', to);
			column = 0;
			blanks = rest;
		}
		column += blanks + length;
		(void)fprintf(to, "%*s%.*s", blanks, "", length, text);
		text += length;
		blanks = (int)strspn(text, BLANKS);
	}
	(void)fputc('\n', to);
}

void wrap_vprintf(FILE *to, int first, int rest, const char *format, va_list args)
{
	va_list again;
	char *text;

	va_copy(again, args);
	if (vasprintf(&text, format, args) < 0) {
		(void)vfprintf(to, format, again);
		(void)fputc('\n', to);
	} else {
		wrap_print(to, text, 0, first, rest);
		free(text);
	}
	va_end(again);
}

void wrap_printf(FILE *to, int first, int rest, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	wrap_vprintf(to, first, rest, format, args);
	va_end(args);
}
