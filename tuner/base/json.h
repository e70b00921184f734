/* Writes JSON. */
#ifndef SEGTUNE_JSON_H
#define SEGTUNE_JSON_H

#include <stdio.h>

/* The length of the UTF-8 sequence at text, 0 if it is invalid: a path may contain any bytes. */
static inline int json_utf8(const unsigned char *text)
{
	int length = text[0] < 0x80 ? 1 : text[0] < 0xc2 ? 0 : text[0] < 0xe0 ? 2 : text[0] < 0xf0 ? 3 : 4;

	if (text[0] > 0xf4 || (text[0] == 0xe0 && text[1] < 0xa0) || (text[0] == 0xed && text[1] > 0x9f) ||
	    (text[0] == 0xf0 && text[1] < 0x90) || (text[0] == 0xf4 && text[1] > 0x8f))
		return 0;
	for (int i = 1; i < length; i++)
		if ((text[i] & 0xc0) != 0x80)
			return 0;
	return length;
}

/* Writes part of a string, escaped; bytes that are not valid UTF-8 become U+FFFD. */
static inline void json_part(FILE *f, const char *text)
{
	const unsigned char *p = (const unsigned char *)text;

	while (*p) {
		int length = json_utf8(p);

		if (length == 0)
			(void)fputs("\\ufffd", f);
		else if (*p == '"' || *p == '\\')
			(void)fprintf(f, "\\%c", *p);
		else if (*p < 32 || *p == 0x7f)
			(void)fprintf(f, "\\u%04x", *p);
		else if (*p == 0xc2 && p[1] < 0xa0) /* C1 control characters: a terminal might obey them */
			(void)fprintf(f, "\\u%04x", p[1]);
		else
			(void)fwrite(p, 1, (size_t)length, f);
		p += length ? length : 1;
	}
}

/* Writes a string with quotes. */
static inline void json_string(FILE *f, const char *text)
{
	(void)fputc('"', f);
	json_part(f, text);
	(void)fputc('"', f);
}

/* Writes another field of an object: ,"name":"text", or null for NULL. */
static inline void json_field(FILE *f, const char *name, const char *text)
{
	(void)fprintf(f, ",\"%s\":", name);
	if (text)
		json_string(f, text);
	else
		(void)fputs("null", f);
}

#endif
