/* The cases that two databases share, and which of them is faster there. */
#ifndef SEGTUNE_CLI_COMPARE_ROWS_H
#define SEGTUNE_CLI_COMPARE_ROWS_H

#include "tuner/store/store.h"

/* How B compares with A: beyond the threshold for certain, within it for certain, or neither. Worst first. */
enum comparison_verdict { COMPARED_SLOWER, COMPARED_AMBIGUOUS, COMPARED_FASTER, COMPARED_SAME, COMPARED_VERDICTS };

/* "SLOWER", ...: by enum comparison_verdict. */
extern const char *const comparison_names[];

struct comparison {
	const struct store_row *a, *b;
	double ratio, low, high; /* of B's seconds to A's, with the interval that follows from those of both */
	enum comparison_verdict verdict;
};

struct comparison_options {
	double threshold;   /* 0.02: within 2% is the same */
	int variants;       /* 1: each variant that both have, 0: the fastest of each case */
	int across_devices; /* 1: rows of one device against those of another */
};

/* Rows as store_rows returns them. */
struct compared_rows {
	struct store_row *rows;
	int count;
};

/* What came of it: the slowest first. */
struct comparisons {
	struct comparison *list; /* malloc'd, pointing into the rows */
	int count;
	int only_a, only_b; /* how many cases (or variants) only one of them has */
};

/* Compare two sides. The caller frees out->list in any case. */
int compare_rows(const struct comparison_options *o, const struct compared_rows *a, const struct compared_rows *b,
		 struct comparisons *out, struct err *e);

#endif
