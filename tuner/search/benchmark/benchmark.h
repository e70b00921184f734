/* Benchmark of search strategies: each runs on recorded spaces in simulated time, with many seeds, and is scored. */
#ifndef SEGTUNE_BENCHMARK_H
#define SEGTUNE_BENCHMARK_H

#include <stdint.h>

#include "tuner/base/strings.h"
#include "tuner/search/benchmark/recording.h"
#include "tuner/search/benchmark/score.h"

#define BENCHMARK_STEPS 101 /* points of a curve */

struct benchmark_request {
	struct strings files;    /* databases, Kernel Tuner caches, T4 results */
	struct strings searches; /* empty: all */
	const char *trace;       /* runs of other programs (trace.h), or NULL */
	int64_t runs;
	uint64_t seed;    /* of the first run; the others count up */
	double cutoff;    /* where the budget ends */
	int64_t min_size; /* cases of a database with fewer configurations are left out */
	int64_t hints;    /* start from the winners of so many neighbouring cases of the same database */
	/* And from those of the nearest cases of other devices in these databases: a device is left out of its own. */
	struct strings priors;
	double within; /* count evaluations until a run is within this regret of the optimum; 0: do not */
};

struct benchmark_space {
	struct recording recording;
	struct baseline baseline;
	int file;
	int *hints, nhints;
};

/* A search strategy of ours, or another program's. */
struct optimizer {
	char name[48];
	const char *search; /* NULL: another program's */
};

/* One run of one optimizer on one space. */
struct optimizer_run {
	int done;        /* 0: there is none */
	double score;    /* NAN: random search is at the target from the start */
	int evaluations; /* within the budget */
	double overhead; /* seconds that the search itself took, in all */
	double found;    /* best time found / optimum */
	double first;    /* that of the first trial */
	int reached;     /* evaluations until it was within the regret asked for; 0: not within the budget */
	double curve[BENCHMARK_STEPS];
};

struct benchmark {
	const struct benchmark_request *request;
	int nspaces, noptimizers;
	struct benchmark_space *spaces;
	struct optimizer *optimizers;
	struct optimizer_run *runs; /* [space][optimizer][run] */
};

/* Read the files, run everything. */
int benchmark_execute(const struct benchmark_request *r, struct benchmark *b, struct err *e);
void benchmark_release(struct benchmark *b);

struct optimizer_run *benchmark_run(const struct benchmark *b, int space, int optimizer, int run);

/* Mean score of an optimizer on a space, and the standard deviation among its runs; NAN without runs. */
double benchmark_score(const struct benchmark *b, int space, int optimizer, double *deviation);

/* Mean over the spaces of a file (-1: over the files, each counting the same). */
double benchmark_file_score(const struct benchmark *b, int file, int optimizer);

/* Standard error of the score over all files: what other seeds might change. */
double benchmark_error(const struct benchmark *b, int optimizer);

/* How soon the runs of an optimizer are near the optimum. */
struct benchmark_reach {
	double first;        /* median of the first trial's time / optimum */
	double share;        /* of the runs that get there within their budget */
	double median, most; /* evaluations that half of the runs and nine of ten need; NAN: more than the budget */
};
int benchmark_reach(const struct benchmark *b, int optimizer, struct benchmark_reach *reach, struct err *e);

/* Mean curve over the spaces of a file, BENCHMARK_STEPS points. */
void benchmark_curve(const struct benchmark *b, int file, int optimizer, double *curve);

/* One line a run; figures that do not exist stay empty. */
int benchmark_write_csv(const struct benchmark *b, const char *path, struct err *e);

/* The curves, one panel a file: .png, .svg, or both. written gets the paths. */
int benchmark_plot(const struct benchmark *b, const char *out, struct strings *written, struct err *e);

#endif
