/* What a person sees while a sweep runs: one line that is rewritten on a terminal, plain lines elsewhere. */
#ifndef SEGTUNE_PROGRESS_H
#define SEGTUNE_PROGRESS_H

#include <stdint.h>

enum progress_mode { PROGRESS_AUTO, PROGRESS_QUIET, PROGRESS_JSON };

struct progress {
	enum progress_mode mode;
	char who[32]; /* stands before each line where several processes write; then none is rewritten */
	int terminal; /* standard error is one */
	int columns;  /* of it */
	int shown;    /* a line stands there that has to be overwritten */
	double last;  /* when it was last drawn, monotonic seconds */
	double started;
	int64_t done, total;
	char best[96]; /* best so far on this case */
};

void progress_init(struct progress *p, enum progress_mode mode);

/* This process is one of several: who it is. */
void progress_name(struct progress *p, const char *who);

/* Monotonic seconds. */
double progress_clock(void);

/* Work to come: total steps from now on, none done. */
void progress_begin(struct progress *p, int64_t total);

/* So many steps more. */
void progress_expect(struct progress *p, int64_t more);

/* One step done on the case named, with seconds left (< 0: guessed from the steps). Draws at most ten times a second.
 */
void progress_step(struct progress *p, const char *label, double left);

/* A line that stays (a finished case, something skipped), on a terminal broken to 80 columns. PROGRESS_AUTO only.
 */
void progress_say(struct progress *p, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* The same as a row of a table: its last column, which begins at column indent, may take several lines. */
void progress_row(struct progress *p, int indent, const char *format, ...) __attribute__((format(printf, 3, 4)));

/* As progress_say, but whatever the mode. */
void progress_complain(struct progress *p, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Take the rewritten line away. */
void progress_end(struct progress *p);

#endif
