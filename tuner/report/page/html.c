/* Escapes text for HTML. */
#include "tuner/report/page/html.h"

#include "tuner/base/figures.h"
#include "tuner/base/json.h"

static const char *reference(unsigned char c)
{
	switch (c) {
	case '&':
		return "&amp;";
	case '<':
		return "&lt;";
	case '>':
		return "&gt;";
	case '"':
		return "&quot;";
	case '\'':
		return "&#39;";
	default:
		return NULL;
	}
}

/* Whether a control character begins here: C0 and C1 controls are not allowed in HTML, and U+202A to U+202E and U+2066
 * to U+2069 would change the direction of the text after them. */
static int is_control(const unsigned char *p)
{
	if (p[0] < 32 || p[0] == 0x7f || (p[0] == 0xc2 && p[1] < 0xa0))
		return 1;
	return p[0] == 0xe2 &&
	       ((p[1] == 0x80 && p[2] >= 0xaa && p[2] <= 0xae) || (p[1] == 0x81 && p[2] >= 0xa6 && p[2] <= 0xa9));
}

void html_text(FILE *to, const char *text)
{
	const unsigned char *p = (const unsigned char *)text;

	while (*p) {
		const int length = json_utf8(p);
		const char *escaped = reference(*p);

		if (escaped)
			(void)fputs(escaped, to);
		else if (length == 0 || is_control(p))
			(void)fputs("\xef\xbf\xbd", to);
		else
			(void)fwrite(p, 1, (size_t)length, to);
		p += length ? length : 1;
	}
}

void html_element(FILE *to, const char *element, const char *class, const char *text)
{
	(void)fprintf(to, "<%s", element);
	if (class)
		(void)fprintf(to, " class=\"%s\"", class);
	(void)fputc('>', to);
	html_text(to, text);
	(void)fprintf(to, "</%s>", element);
}

void html_day(FILE *to, int64_t milliseconds)
{
	char text[32];

	html_text(to, day_text(milliseconds, text, sizeof text));
}
