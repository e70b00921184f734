/*
 * Cases that are on the device at once, with their variants. Variants are the outer loop, so that each build is used on
 * every case while it is there; where not all cases fit at once, they are taken in groups.
 */
#ifndef SEGTUNE_CASE_GROUP_H
#define SEGTUNE_CASE_GROUP_H

#include "tuner/base/tasks.h"
#include "tuner/sweep/case_source.h"

#define STANDINGS 64

/* What the measurements of each strategy on a case say of it. */
struct standings {
	double worst; /* seconds, of all */
	int count;
	struct standing {
		const struct family *family;
		int tried;
		double best; /* seconds */
	} list[STANDINGS];
};

struct trial_counts {
	int measured, reused, failed;
};

struct sweep_case {
	struct session *session;
	const struct operation *operation;
	const struct dataset *data;
	int index; /* of the geometry in the request */
	struct geometry geometry;
	struct case_shape shape;
	struct task making; /* of the problem, by a thread; until it is done others may use all but the problem */
	struct problem problem;
	struct device_problem *on_device; /* the problem on the device; NULL: it cannot be measured (yet) */
	int skipped;                      /* 1: nor ever */
	int64_t id;                       /* in the store */
	double bytes;
	char label[400];
	double best; /* seconds */
	double last; /* seconds of the last result, measured or stored; INFINITY: it failed */
	struct variant winner;
	struct trial_counts count;
	int valid;                   /* 1: it has a right result, measured now or before */
	const struct build *checked; /* known to be right on it since it was prepared; NULL: none */
	struct standings standings;
};

/* A variant that is wanted on a case. */
struct entry {
	struct variant variant;
	int case_index;
	double seconds; /* that it took there; 0: not known; INFINITY: it failed, or was left out */
	int elsewhere;  /* 1: another process was trying it when its turn came */
};

struct case_group {
	struct sweep *sweep;
	struct case_source *source;
	int ncases;
	struct sweep_case *cases;
	int is_full; /* 1: the source's next case does not fit in */
	int opened;  /* cases that are on the device, or skipped */
	double footprint;
	int nentries;
	struct entry *entries; /* once sorted, by variant, then by case */
	int ncandidates;
	struct candidate *candidates; /* each variant once, in the order of the search */
};

/* ---- cases (case_group.c) ---- */

/*
 * Take the source's next case, with its variants. 1: done; 0: it is not drawn yet (never with wait), none is left, or
 * the group is full.
 */
int case_group_take(struct case_group *g, int wait, struct err *e);
int case_group_take_all(struct case_group *g, struct err *e);

/* Put the next case on the device, or skip it. 1: done; 0: it is not made yet (never with wait), or none is left. */
int case_group_open_next(struct case_group *g, int wait, struct err *e);

void case_group_close(struct case_group *g);

/* 1 in *valid if the store has a right result for the case, else *valid is left. */
int case_find_valid(const struct sweep_case *c, int *valid, struct err *e);

/* One line with the winner; none of a case that was skipped. */
void case_report(const struct sweep_case *c);

/* ---- what times on some cases say of others (case_group.c) ---- */

/* The times of one variant on the cases of a group. */
struct outlook {
	double *seconds;    /* of each case; 0: not known */
	const double *best; /* of each case: of any variant; 0: not known */
};

/*
 * How many times as slow as the best the variant is on the case nearest to k of those that it ran on; 0: none of these
 * is like k. Cases are near where n, the mean length, the longest segment and the shares of long segments are alike.
 */
double outlook_nearest(const struct case_group *g, const struct outlook *o, int k);

/*
 * Will the longest segment of case k hold the variant up, so long that it is hopeless there? By the case whose longest
 * segment bounds best what an element of one may cost it: it says so if the variant was hopeless on that, too.
 */
int outlook_is_held_up(const struct case_group *g, const struct outlook *o, int k);

/* ---- entries and candidates (variants.c) ---- */

/*
 * The variants that the request names, or else those that the store has a valid result of on the case, as far as they
 * still are possible: free l->list.
 */
int case_variants_again(const struct sweep_case *c, const struct sweep_request *r, struct variant_list *l,
			struct err *e);

/* Those of case k, sorted among themselves. */
int case_group_add_entries(struct case_group *g, int k, const struct variant_list *l, struct err *e);

/* All cases are taken: sort the entries. */
void case_group_sort_entries(struct case_group *g);

/* Of sorted entries those of v: the first, and how many. */
struct entry *case_group_entries_of(const struct case_group *g, const struct variant *v, int *count);

/* The entry's variant of case k that the store calls so; NULL: there is none (any more). */
const struct variant *case_group_variant(const struct case_group *g, int k, const struct store_candidate *c);

/* Each variant of the sorted entries once, in the order of the search. */
int case_group_list_candidates(struct case_group *g, struct err *e);

/* The variants wanted on case k into *l; free l->list. */
int case_group_variants(const struct case_group *g, int k, struct variant_list *l, struct err *e);

#endif
