/* Wraps text to the width of a terminal. */
#include "tuner/base/wrap.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "tuner/base/plain_output.h"

#define BLANKS " \n"
#define LEAST_COLUMNS 40  /* columns of text are unreadable with less */
#define MOST_COLUMNS 4096 /* wider terminals do not exist */

int terminal_columns(FILE *to)
{
	const char *columns = getenv("COLUMNS");
	const long wanted = columns ? strtol(columns, NULL, 10) : 0;
	struct winsize size;

	if (wanted >= LEAST_COLUMNS && wanted <= MOST_COLUMNS)
		return (int)wanted;
	if (!isatty(plain_output_fd(to)) || ioctl(plain_output_fd(to), TIOCGWINSZ, &size) != 0)
		return WRAP_COLUMNS;
	return size.ws_col >= LEAST_COLUMNS && size.ws_col <= MOST_COLUMNS ? size.ws_col : WRAP_COLUMNS;
}

/* Long lines are hard to read, however wide the terminal is. */
static int columns_of(FILE *to)
{
	int columns = terminal_columns(to);

	return columns < WRAP_COLUMNS ? columns : WRAP_COLUMNS;
}

void wrap_print(FILE *to, const char *text, int column, int first, int rest)
{
	int blanks = (column > first) + (int)strspn(text, BLANKS), columns = columns_of(to);

	if (column < first)
		column += fprintf(to, "%*s", first - column, "");
	for (text += strspn(text, BLANKS); *text; text += strspn(text, BLANKS)) {
		int length = (int)strcspn(text, BLANKS);

		if (blanks > 0 && column + blanks + length > columns) {
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

void wrap_printf(FILE *to, int first, int rest, const char *format, ...)
{
	va_list args;
	char *text;
	int length;

	va_start(args, format);
	length = vasprintf(&text, format, args);
	va_end(args);
	if (length >= 0) {
		wrap_print(to, text, 0, first, rest);
		free(text);
		return;
	}
	va_start(args, format);
	(void)vfprintf(to, format, args);
	va_end(args);
	(void)fputc('\n', to);
}

void wrap_last(FILE *to, const char *text, int column)
{
	if (isatty(plain_output_fd(to)) && column + (int)strlen(text) > terminal_columns(to))
		(void)fputs("\n    ", to);
	(void)fprintf(to, "%s\n", text);
}
