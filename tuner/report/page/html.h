/* Text in HTML: whatever a database contains is shown as text. */
#ifndef SEGTUNE_HTML_H
#define SEGTUNE_HTML_H

#include <stdint.h>
#include <stdio.h>

/* Writes text, also for double-quoted attributes: markup is escaped; control characters and invalid UTF-8 become
 * U+FFFD. */
void html_text(FILE *to, const char *text);

/* Writes an element with its name, class (NULL: none) and text. */
void html_element(FILE *to, const char *element, const char *class, const char *text);

/* Writes milliseconds since 1970 as "2026-11-23". */
void html_day(FILE *to, int64_t milliseconds);

#endif
