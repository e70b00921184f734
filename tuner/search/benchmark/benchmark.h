/* Benchmark of search strategies: each runs on recorded spaces in simulated time, with many seeds, and is scored. */
#ifndef SEGTUNE_BENCHMARK_H
#define SEGTUNE_BENCHMARK_H

#include <stdint.h>

#include "tuner/base/strings.h"
#include "tuner/search/benchmark/recording.h"
#include "tuner/search/benchmark/score.h"

#define BENCHMARK_STEPS 101 /* number of points of a curve */

struct benchmark_request {
	struct strings files;    /* databases, Kernel Tuner caches, T4 results */
	struct strings searches; /* empty: all */
	const char *trace;       /* runs of other programs (trace.h), or NULL */
	int64_t runs;
	uint64_t seed;    /* of the first run; incremented for each further run */
	double cutoff;    /* defines the end of the budget (SCORE_CUTOFF) */
	int64_t min_size; /* cases of a database with fewer configurations are omitted */
	int64_t hints;    /* start from the winners of this many similar cases of the same database */
	/* Also start from the winners of the nearest cases in these databases. A device's own results are not used for
	 * it. */
	struct strings priors;
	double within; /* count evaluations until a run is within this regret of the optimum; 0: do not */
};

struct benchmark_space {
	struct recording recording;
	struct baseline baseline;
	int file;
	int *hints, nhints;
};

/* A search strategy of ours, or of another program. */
struct optimizer {
	char name[48];
	const char *search; /* NULL: another program's */
};

/* One run of one optimizer on one space. */
struct optimizer_run {
	int done;        /* 0: no such run */
	double score;    /* NAN: random search has reached the target from the start */
	int evaluations; /* within the budget */
	double overhead; /* total seconds spent in the search itself */
	double found;    /* best time found / optimum */
	double first;    /* time of the first trial / optimum */
	int reached;     /* evaluations until the requested regret was reached; 0: not within the budget */
	double curve[BENCHMARK_STEPS];
};

struct benchmark {
	const struct benchmark_request *request;
	int nspaces, noptimizers;
	struct benchmark_space *spaces;
	struct optimizer *optimizers;
	struct optimizer_run *runs; /* [space][optimizer][run] */
};

/* Reads the files and executes all runs. The caller calls benchmark_release in any case. */
int benchmark_execute(const struct benchmark_request *r, struct benchmark *b, struct err *e);
void benchmark_release(struct benchmark *b);

struct optimizer_run *benchmark_run(const struct benchmark *b, int space, int optimizer, int run);

/* Mean score of an optimizer on a space, and the standard deviation over its runs; NAN without runs. */
double benchmark_score(const struct benchmark *b, int space, int optimizer, double *deviation);

/* Mean over the spaces of a file; -1: over all files, with equal weights. */
double benchmark_file_score(const struct benchmark *b, int file, int optimizer);

/* Standard error of the score over all files, due to the choice of seeds. */
double benchmark_error(const struct benchmark *b, int optimizer);

/* How soon the runs of an optimizer come near the optimum. */
struct benchmark_reach {
	double first;        /* median over runs of the first trial's time / optimum */
	double share;        /* fraction of the runs that reach it within their budget */
	double median, most; /* evaluations that half and nine tenths of the runs need; NAN: more than the budget */
};
int benchmark_reach(const struct benchmark *b, int optimizer, struct benchmark_reach *reach, struct err *e);

/* Mean curve over the spaces of a file, BENCHMARK_STEPS points. */
void benchmark_curve(const struct benchmark *b, int file, int optimizer, double *curve);

/* Writes one line per run; missing figures are empty. */
int benchmark_write_csv(const struct benchmark *b, const char *path, struct err *e);

/* Plots the curves, one panel per file: .png, .svg, or both. written: receives the paths. */
int benchmark_plot(const struct benchmark *b, const char *out, struct strings *written, struct err *e);

#endif
