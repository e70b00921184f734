/* The progress of a sweep for people: one line that is rewritten on a terminal, plain lines elsewhere. */
#ifndef SEGTUNE_PROGRESS_H
#define SEGTUNE_PROGRESS_H

#include <stdint.h>

enum progress_mode { PROGRESS_AUTO, PROGRESS_QUIET, PROGRESS_JSON };

struct progress {
	enum progress_mode mode;
	char prefix[32]; /* at the start of each line if several processes write; then no line is rewritten */
	int terminal;    /* 1: standard error is a terminal */
	int columns;     /* width of the terminal */
	int shown;       /* 1: there is a line that must be overwritten */
	double last;     /* when it was last drawn, in monotonic seconds */
	double started;
	int64_t done, total;
	int behind;    /* stretches, similar to the current one, that will follow it */
	double left;   /* seconds left, as last shown; < 0: none shown */
	char best[96]; /* the best result of this case so far */
};

void progress_init(struct progress *p, enum progress_mode mode);

/* For one process of several: lines begin with its name. */
void progress_name(struct progress *p, const char *process);

/* Starts over with `total` steps. */
void progress_begin(struct progress *p, int64_t total);

/* Adds to the number of steps. */
void progress_add(struct progress *p, int64_t steps);

/* Reports that a step of the case `label` is done. left: seconds; < 0: to be estimated. Draws at most ten times a
 * second. */
void progress_step(struct progress *p, const char *label, double left);

/* The seconds left to display, given the value `shown` displayed `ago` seconds ago (< 0: none) and a new estimate: it
 * counts down and approaches the estimate, but does not jump to it. */
double progress_estimate(double shown, double ago, double estimate);

/* Prints a line that stays (a finished case, something skipped), wrapped to 80 columns on a terminal. In PROGRESS_AUTO
 * only. */
void progress_say(struct progress *p, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* The same for a row of a table whose last column begins at column `indent` and may take several lines. */
void progress_row(struct progress *p, int indent, const char *format, ...) __attribute__((format(printf, 3, 4)));

/* Like progress_say, but in every mode. */
void progress_warn(struct progress *p, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Erases the rewritten line. */
void progress_end(struct progress *p);

#endif
