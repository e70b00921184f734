/* Runs of other programs, scored like ours. */
#ifndef SEGTUNE_TRACE_H
#define SEGTUNE_TRACE_H

#include "tuner/search/benchmark/benchmark.h"

struct trace_step {
	int space, optimizer, run, config, order;
};

struct trace_list {
	int count, room;
	struct trace_step *steps;
};

/*
 * Read a file of traces; its strategies become optimizers. Each line has four fields with tabs between: name of the
 * space (as recording.name), strategy, number of the run, configuration ("A=1 B=2"), in the order in which that program
 * evaluated them; '#' begins a comment. Lines of spaces that the benchmark does not have are passed over.
 */
int trace_read(const char *path, struct benchmark *b, struct trace_list *list, struct err *e);

/* Score all that was read. Each configuration has the cost that it has for us, once; an unknown one costs nothing. */
int trace_score(struct trace_list *list, struct benchmark *b, struct err *e);
void trace_release(struct trace_list *list);

#endif
