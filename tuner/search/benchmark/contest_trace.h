/* Private to contest*.c: runs of other programs. */
#ifndef SEGTUNE_CONTEST_TRACE_H
#define SEGTUNE_CONTEST_TRACE_H

#include "tuner/search/benchmark/contest.h"

struct trace_step {
	int arena, entrant, run, config, order;
};

struct trace_list {
	int count, room;
	struct trace_step *steps;
};

/* Read a file of traces; its strategies become entrants. Spaces that the contest does not have are passed over. */
int trace_read(const char *path, struct contest *c, struct trace_list *list, struct err *e);
/* Score all that was read. */
int trace_score(struct trace_list *list, struct contest *c, struct err *e);
void trace_release(struct trace_list *list);

/* Index of the entrant, added where it is new; -1 without memory. */
int contest_add_entrant(struct contest *c, const char *name, const char *search, struct err *e);

/* Score a run that tried these configurations in this order. */
int contest_score_trace(struct contest *c, int arena, int entrant, int run, const int *configs, int count);

#endif
