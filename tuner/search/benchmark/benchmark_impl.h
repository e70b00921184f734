/* Private to the benchmark: reading its spaces and optimizers, before anything runs. */
#ifndef SEGTUNE_BENCHMARK_IMPL_H
#define SEGTUNE_BENCHMARK_IMPL_H

#include "tuner/search/benchmark/benchmark.h"
#include "tuner/search/benchmark/prior_hints.h"

int benchmark_read_file(struct benchmark *b, int file, struct err *e);

/* Finds hints for a space: winners of similar cases of its file, then those of the priors. */
int benchmark_find_hints(struct benchmark *b, int space, struct prior_hints *priors, struct err *e);

/* The index of an optimizer, which is added if it is new; search: NULL for another program's. -1 with e filled if out
 * of memory. */
int benchmark_add_optimizer(struct benchmark *b, const char *name, const char *search, struct err *e);

#endif
