/* Filters standard output and error, so that no printed text can control the terminal. */
#ifndef SEGTUNE_PLAIN_OUTPUT_H
#define SEGTUNE_PLAIN_OUTPUT_H

#include <stddef.h>
#include <stdio.h>

/* State of a stream between two writes. Zero-initialized: the start of a text. */
struct plain_text {
	unsigned char held[4]; /* an incomplete UTF-8 sequence */
	int count;
};

/* Copies `size` bytes of text to out, which has room for 4 + 4 * size. Control characters (C0 except tab and newline,
 * DEL, C1) and bytes that are not valid UTF-8, which an 8-bit terminal would take for such, become '?'. An incomplete
 * sequence is held back for the next call. Returns the number of bytes written. */
size_t plain_text_filter(struct plain_text *p, const char *text, size_t size, char *out);

/* Private to plain_output.c. */
struct filtered_output {
	FILE *before, *stream;
	int fd;
	struct plain_text text;
};

struct plain_output {
	struct filtered_output out, errors;
};

/* Routes stdout and stderr through the filter until plain_output_end. p must live as long as the process and must not
 * move, because libraries may print at exit. If memory is short the streams stay unfiltered. Binary output (pictures)
 * is written to the file descriptor instead: see atomic_open. */
void plain_output_begin(struct plain_output *p);
void plain_output_end(struct plain_output *p);

/* The descriptor of a stream; fileno() fails for filtered ones. */
int plain_output_fd(FILE *stream);

#endif
