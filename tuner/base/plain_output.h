/* Standard output and error as streams that no text can use to control the terminal. */
#ifndef SEGTUNE_PLAIN_OUTPUT_H
#define SEGTUNE_PLAIN_OUTPUT_H

#include <stddef.h>
#include <stdio.h>

/* What is kept of the bytes of a stream between two writes. Zero-initialised is the start of a text. */
struct plain_text {
	unsigned char held[4]; /* an UTF-8 sequence that has begun */
	int count;
};

/*
 * Copy size bytes of text to out, which has room for 4 + 4 * size. '?' stands for each control character (C0 but tab
 * and newline, DEL, C1) and for each byte that is no UTF-8, which a terminal of 8 bits would take for one. A sequence
 * that is not complete is held for the next call. Returns the number of bytes in out.
 */
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

/*
 * Let all that the program prints on stdout and stderr go through the filter until plain_output_end; p must live as
 * long as the process, and stay where it is, since libraries may print when it exits. They stay as they are without
 * memory for it. What must come out as it is (pictures) is written to the descriptor: see atomic_open.
 */
void plain_output_begin(struct plain_output *p);
void plain_output_end(struct plain_output *p);

/* The descriptor of a stream: fileno() knows none for filtered ones. */
int plain_output_fd(FILE *stream);

#endif
