/* What a person sees while a sweep runs: one line that is rewritten on a terminal, plain lines elsewhere. */
#ifndef SEGTUNE_PROGRESS_H
#define SEGTUNE_PROGRESS_H

#include <stdint.h>

enum progress_mode { PROGRESS_AUTO, PROGRESS_QUIET, PROGRESS_JSON };

struct progress {
	enum progress_mode mode;
	char prefix[32]; /* of each line, where several processes write; then none is rewritten */
	int terminal;    /* 1: standard error is one */
	int columns;     /* of the terminal */
	int shown;       /* 1: a line is there that must be overwritten */
	double last;     /* when it was last drawn, monotonic seconds */
	double started;
	int64_t done, total;
	int behind;    /* stretches like the one from progress_begin on that are to come after it */
	double left;   /* seconds, as shown last; < 0: nothing was */
	char best[96]; /* the best of this case so far */
};

void progress_init(struct progress *p, enum progress_mode mode);

/* This process is one of several: lines begin with its name. */
void progress_name(struct progress *p, const char *process);

/* Start over with total steps to do. */
void progress_begin(struct progress *p, int64_t total);

/* Add to the steps to do. */
void progress_add(struct progress *p, int64_t steps);

/* A step of the case named is done; left: seconds (< 0: estimated). Draws at most ten times a second. */
void progress_step(struct progress *p, const char *label, double left);

/*
 * What to show of an estimate of the seconds left, where `shown` was, so many seconds ago (< 0: nothing): it counts
 * down and comes near the new one, but does not jump to it.
 */
double progress_estimate(double shown, double ago, double estimate);

/* Print a line that stays (a finished case, something skipped); a terminal's is broken to 80 columns. PROGRESS_AUTO. */
void progress_say(struct progress *p, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* The same for a row of a table, whose last column begins at column indent and may take several lines. */
void progress_row(struct progress *p, int indent, const char *format, ...) __attribute__((format(printf, 3, 4)));

/* As progress_say in every mode. */
void progress_warn(struct progress *p, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Erase the rewritten line. */
void progress_end(struct progress *p);

#endif
