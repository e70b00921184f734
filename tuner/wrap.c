#include "wrap.h"

#include <stdio.h>
#include <string.h>

void wrap_print(const char *text, int column, int indent)
{
	while (*text) {
		int length = (int)strcspn(text, " ");

		if (column > indent && column + 1 + length > WRAP_COLUMNS) {
			(void)putchar('\n');
			column = 0;
		}
		if (column < indent) {
			(void)printf("%*s", indent - column, "");
			column = indent;
		} else if (column > indent) {
			(void)putchar(' ');
			column++;
		}
		(void)printf("%.*s", length, text);
		column += length;
		text += length;
		text += strspn(text, " ");
	}
	(void)putchar('\n');
}
