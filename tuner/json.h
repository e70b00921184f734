/* Writing JSON. */
#ifndef SEGTUNE_JSON_H
#define SEGTUNE_JSON_H

#include <stdio.h>

/* A string with its quotes; what JSON forbids is escaped. Bytes above 127 pass as they are. */
static inline void json_string(FILE *f, const char *text)
{
	(void)fputc('"', f);
	for (; *text; text++) {
		unsigned char c = (unsigned char)*text;

		if (c == '"' || c == '\\')
			(void)fprintf(f, "\\%c", c);
		else if (c < 32)
			(void)fprintf(f, "\\u%04x", c);
		else
			(void)fputc(c, f);
	}
	(void)fputc('"', f);
}

#endif
