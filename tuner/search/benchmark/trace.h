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

/* Reads a trace file; its strategies become optimizers. Each line has four tab-separated fields: name of the space (as
 * recording.name), strategy, run number, configuration ("A=1 B=2"), in the order in which that program evaluated them;
 * '#' begins a comment. Lines about spaces that the benchmark does not have are skipped. */
int trace_read(const char *path, struct benchmark *b, struct trace_list *list, struct err *e);

/* Scores everything that was read. Each configuration costs what it costs in our runs, once; an unknown one costs
 * nothing. */
int trace_score(struct trace_list *list, struct benchmark *b, struct err *e);
void trace_release(struct trace_list *list);

#endif
