/* Compares two databases on the cases that they share. */
#ifndef SEGTUNE_CLI_COMPARE_ROWS_H
#define SEGTUNE_CLI_COMPARE_ROWS_H

#include "tuner/store/store.h"

/* B compared with A: certainly beyond the threshold, certainly within it, or ambiguous. Worst first. */
enum comparison_verdict { COMPARED_SLOWER, COMPARED_AMBIGUOUS, COMPARED_FASTER, COMPARED_SAME, COMPARED_VERDICTS };

/* "SLOWER", ...: indexed by enum comparison_verdict. */
extern const char *const comparison_names[];

struct comparison {
	const struct store_row *a, *b;
	double ratio, low, high; /* of B's time to A's, with the interval that follows from both intervals */
	enum comparison_verdict verdict;
};

struct comparison_options {
	double threshold;   /* 0.02: differences within 2% count as equal */
	int variants;       /* 1: each variant that both have; 0: the fastest of each case */
	int across_devices; /* 1: compares rows of different devices */
};

/* Rows as returned by store_rows. */
struct compared_rows {
	struct store_row *rows;
	int count;
};

/* The result, largest slowdown first. */
struct comparisons {
	struct comparison *list; /* malloc'd; points into the rows */
	int count;
	int only_a, only_b; /* number of cases (or variants) that only one side has */
};

/* Compares two sides. The caller frees out->list in any case. */
int compare_rows(const struct comparison_options *o, const struct compared_rows *a, const struct compared_rows *b,
		 struct comparisons *out, struct err *e);

#endif
