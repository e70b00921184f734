/* Searches run against recordings in simulated time, many seeds each, and scored. */
#ifndef SEGTUNE_CONTEST_H
#define SEGTUNE_CONTEST_H

#include "tuner/request/request.h"
#include "tuner/search/benchmark/recording.h"
#include "tuner/search/benchmark/score.h"

#define CONTEST_STEPS 101 /* points of a curve */

struct contest_request {
	struct strings files;    /* databases, Kernel Tuner caches, T4 results */
	struct strings searches; /* empty: all */
	struct strings traces;   /* runs of other programs: see contest_run */
	int64_t runs;
	uint64_t seed;    /* of the first run; the others count up */
	double cutoff;    /* where the budget ends */
	int64_t min_size; /* cases of a database with fewer configurations are left out */
	int64_t hints;    /* start from the winners of so many neighbouring cases of the same database */
};

/* One tuning space. */
struct arena {
	struct recording recording;
	struct baseline baseline;
	int file;
	int *hints, nhints;
};

/* A strategy: one of ours, or another program's. */
struct entrant {
	char name[48];
	const char *search; /* NULL: another program's */
};

/* One run of one entrant on one arena. */
struct bout {
	int done;        /* 0: was not run */
	double score;    /* NAN: random search is at the target from the start */
	int evaluations; /* within the budget */
	double thinking; /* seconds that the search itself took, in all */
	double found;    /* best time found / optimum */
	double curve[CONTEST_STEPS];
};

struct contest {
	const struct contest_request *request;
	int narenas, nentrants;
	struct arena *arenas;
	struct entrant *entrants;
	struct bout *bouts; /* [arena][entrant][run] */
};

/*
 * Read the files, run everything. A trace is text in lines of four fields with tabs between, name of the space (as
 * recording.name), strategy, number of the run, configuration ("A=1 B=2"), in the order in which that program asked for
 * them; '#' begins a comment. Each configuration costs what it costs ours, once; one that the space does not have costs
 * nothing.
 */
int contest_run(const struct contest_request *r, struct contest *c, struct err *e);
void contest_release(struct contest *c);

const struct bout *contest_bout(const struct contest *c, int arena, int entrant, int run);

/* Mean score of an entrant on an arena, and the standard deviation among its runs; NAN without runs. */
double contest_score(const struct contest *c, int arena, int entrant, double *deviation);

/* Mean over the arenas of a file (-1: over the files, each counting the same). */
double contest_file_score(const struct contest *c, int file, int entrant);

/* Standard error of the score over all files: what other seeds might change. */
double contest_error(const struct contest *c, int entrant);

/* Mean curve over the arenas of a file, CONTEST_STEPS points. */
void contest_curve(const struct contest *c, int file, int entrant, double *curve);

/* One line a run; figures that there are not stay empty. */
int contest_write_csv(const struct contest *c, const char *path, struct err *e);

/* The curves, one panel a file: .png, .svg, or both. written gets the paths. */
int contest_plot(const struct contest *c, const char *out, struct strings *written, struct err *e);

#endif
