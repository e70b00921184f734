/* Private to the benchmark: its spaces and optimizers as they are read, before anything runs. */
#ifndef SEGTUNE_BENCHMARK_IMPL_H
#define SEGTUNE_BENCHMARK_IMPL_H

#include "tuner/search/benchmark/benchmark.h"
#include "tuner/search/benchmark/prior_hints.h"

int benchmark_read_file(struct benchmark *b, int file, struct err *e);

/* Hints for a space: the winners of the neighbouring cases of its file, then those of the priors. */
int benchmark_find_hints(struct benchmark *b, int space, struct prior_hints *priors, struct err *e);

/* Index of the optimizer, added if it is new; search: NULL for another program's. -1 with e filled without memory. */
int benchmark_add_optimizer(struct benchmark *b, const char *name, const char *search, struct err *e);

#endif
