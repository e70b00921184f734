/* Text in HTML: whatever a database holds stays text. */
#ifndef SEGTUNE_HTML_H
#define SEGTUNE_HTML_H

#include <stdint.h>
#include <stdio.h>

/* Text, also between double quotes of an attribute: markup is escaped, control characters and bytes that are no UTF-8
 * become U+FFFD. */
void html_text(FILE *to, const char *text);

/* An element's name, its class (NULL: none) and its text. */
void html_element(FILE *to, const char *element, const char *class, const char *text);

/* Milliseconds since 1970 as "2026-11-23". */
void html_day(FILE *to, int64_t milliseconds);

#endif
