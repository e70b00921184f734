/* Cases that are on the device at the same time, with their variants. Variants are the outer loop, so that each build
 * is used on every case while it is loaded; if the cases do not all fit, they are handled in groups. */
#ifndef SEGTUNE_CASE_GROUP_H
#define SEGTUNE_CASE_GROUP_H

#include "tuner/base/tasks.h"
#include "tuner/sweep/case_source.h"

#define STANDINGS 64

/* What the measurements of each strategy on a case imply about it. */
struct standings {
	double worst; /* seconds, over all */
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
	/* Makes the problem on a thread; until it is done, other code may use everything but the problem. */
	struct task making;
	struct problem problem;
	struct device_problem *on_device; /* the uploaded problem; NULL: it cannot be measured (yet) */
	int skipped;                      /* 1: it never will be */
	int64_t id;                       /* in the store */
	double bytes;
	char label[400];
	double best; /* seconds */
	double last; /* seconds of the last result, measured or stored; INFINITY: it failed */
	struct variant winner;
	struct trial_counts count;
	int valid;                   /* 1: it has a correct result, measured now or earlier */
	const struct build *checked; /* known to be correct on this case since it was prepared; NULL: none */
	struct standings standings;
};

/* A variant to be tried on a case. */
struct entry {
	struct variant variant;
	int case_index;
	double seconds; /* measured there; 0: unknown; INFINITY: it failed or was omitted */
	int elsewhere;  /* 1: another process was trying it when its turn came */
};

struct case_group {
	struct sweep *sweep;
	struct case_source *source;
	int ncases;
	struct sweep_case *cases;
	int is_full; /* 1: the source's next case does not fit */
	int opened;  /* number of cases that are uploaded or skipped */
	double footprint;
	int nentries;
	struct entry *entries; /* once sorted: by variant, then by case */
	int ncandidates;
	struct candidate *candidates; /* each variant once, in search order */
};

/* ---- cases (case_group.c) ---- */

/* Takes the source's next case, with its variants. 1: done; 0: it is not drawn yet (never with wait), none is left, or
 * the group is full. */
int case_group_take(struct case_group *g, int wait, struct err *e);
int case_group_take_all(struct case_group *g, struct err *e);

/* Uploads the next case, or skips it. 1: done; 0: it is not made yet (never with wait), or none is left. */
int case_group_open_next(struct case_group *g, int wait, struct err *e);

void case_group_close(struct case_group *g);

/* Sets *valid to 1 if the store has a correct result for the case; otherwise leaves it. */
int case_find_valid(const struct sweep_case *c, int *valid, struct err *e);

/* Prints one line with the winner; nothing for a skipped case. */
void case_report(const struct sweep_case *c);

/* ---- predictions from the times on other cases (case_group.c) ---- */

/* The times of one variant on the cases of a group. */
struct outlook {
	double *seconds;    /* per case; 0: unknown */
	const double *best; /* per case, of any variant; 0: unknown */
};

/* The slowdown of the variant, relative to the best, on the case nearest to k among those that it ran on; 0: none is
 * similar to k. Cases are similar if n, mean length, longest segment and the shares of long segments are. */
double outlook_nearest(const struct case_group *g, const struct outlook *o, int k);

/* Whether the longest segment of case k will delay the variant so much that it is hopeless there. Judged by the case
 * whose longest segment gives the best bound for the cost of one of its elements, and only if the variant was hopeless
 * on that case, too. */
int outlook_is_held_up(const struct case_group *g, const struct outlook *o, int k);

/* ---- entries and candidates (variants.c) ---- */

/* The variants that the request names, or else those with a valid result for the case in the store, as far as they are
 * still possible. The caller frees l->list. */
int case_variants_again(const struct sweep_case *c, const struct sweep_request *r, struct variant_list *l,
			struct err *e);

/* Adds the variants of case k, sorted among themselves. */
int case_group_add_entries(struct case_group *g, int k, const struct variant_list *l, struct err *e);

/* Sorts the entries, once all cases are taken. */
void case_group_sort_entries(struct case_group *g);

/* The sorted entries of v: returns the first; *count: their number. */
struct entry *case_group_entries_of(const struct case_group *g, const struct variant *v, int *count);

/* The variant of case k's entry that corresponds to a result in the store; NULL: there is none (any more). */
const struct variant *case_group_variant(const struct case_group *g, int k, const struct store_candidate *c);

/* Lists each variant of the sorted entries once, in search order. */
int case_group_list_candidates(struct case_group *g, struct err *e);

/* The variants to be tried on case k, in *l; the caller frees l->list. */
int case_group_variants(const struct case_group *g, int k, struct variant_list *l, struct err *e);

#endif
