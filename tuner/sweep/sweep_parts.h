/*
 * What the files of the sweep share, and nobody else: sweep.c takes cases in groups, sweep_entries.c lists their
 * variants, sweep_all.c or sweep_search.c has them tried, sweep_try.c tries one, sweep_finals.c and sweep_peers.c
 * close.
 */
#ifndef SEGTUNE_SWEEP_PARTS_H
#define SEGTUNE_SWEEP_PARTS_H

#include "tuner/catalogue/order.h"
#include "tuner/sweep/screen.h"
#include "tuner/sweep/sweep.h"
#include "tuner/sweep/sweep_case.h"

/* A candidate and the cases of the group on which it is possible and sensible. */
struct entry {
	struct variant variant;
	int case_index;
	double seconds; /* that it took there; 0: not known; INFINITY: it failed, or was left out */
};

struct sweep;

/* Where the cases come from (sweep_supply.c). */
struct supply {
	const struct sweep *sweep;
	struct gpu_info device;
	int from, next, to;       /* places in the sweep's order: those before next were taken, or passed over */
	struct task drawing;      /* of the next */
	int index;                /* of it in the request */
	struct geometry geometry; /* once it is drawn */
	int lists;                /* 1: its variants are listed as well, by this: */
	struct catalogue *catalogue;
	struct variant *list; /* NULL: they were not */
	int count;
	int is_known; /* it was told, and is wanted */
};

struct sweep {
	struct session *session;
	const struct sweep_request *request;
	const struct operation *operation; /* with the key type of the pair */
	struct sampling sampling;
	const struct elem_type *type;
	const struct oper *oper;
	int first;   /* of the request's geometries: the one that is taken before all others */
	int is_lazy; /* 1: cases are taken in when their turn comes, or meanwhile; 0: all of a group first */
	struct supply supply;
	struct data_list *data;
	struct user_reference reference; /* of the cases, where the operator is a user's */
	struct builds builds;            /* of the pair, as long as groups can share them */
	double deadline;                 /* monotonic seconds, INFINITY: none */
	int64_t evaluations;             /* that may still be made, INT64_MAX: no limit */
	int place;                       /* in the request's share */
	int pair;                        /* of key type, element type and operator: its number */
	int right, wrong;                /* of the pair: variants that were verified on some case, or were wrong */
	uint64_t fitting;                /* bit i: strategy i of the request had a variant on a case */
	struct sweep_found found;        /* so far */
	int ended;                       /* 1: the budget ended a search */
	int64_t listed, tried;           /* variants of all cases so far */
	/* The group under way. */
	int ncases;
	struct sweep_case *cases;
	int is_full; /* the next one does not fit beside them */
	int opened;  /* cases that are on the device, or skipped */
	double footprint;
	int nentries;
	struct entry *entries; /* once sorted, by family and params: all of one variant are neighbours */
	int ncandidates;
	struct candidate *candidates; /* each variant once, in the order of the search */
	int expected;                 /* of the candidates: the pool builds those up to here */
	int next;                     /* the one behind that which is tried now */
	struct screen *plan;          /* of each case, where the request has a screen; else NULL */
	int level;                    /* of the cases that are tried now */
	int left_out;                 /* entries */
};

/* ---- the group's cases (sweep_supply.c) ---- */

/* The geometry that is taken before all others (order.h). Devices that share the cases take them as they are listed: 0.
 */
int sweep_first(const struct sweep_request *r, const struct operation *o);

/* Begin with the geometries at places from .. to - 1 of the order. Ends with supply_close. */
void supply_open(struct sweep *sw, int from, int to);
void supply_close(struct sweep *sw);
void supply_close_group(struct sweep *sw);

/*
 * Take the next case into the group, with its variants. 1: done; 0: it is not drawn yet (wait: it is waited for), none
 * is left, or the group is full.
 */
int sweep_take(struct sweep *sw, int wait, struct err *e);

/* Put the next case on the device, or skip it. 1: done; 0: it is not ready (wait: it is waited for), or none is left.
 */
int sweep_open_next(struct sweep *sw, int wait, struct err *e);

void sweep_release_data(struct sweep *sw);
void sweep_release_builds(struct sweep *sw);

/* ---- what was made before there was a device (sweep_early.c): 1 where it serves, taken over ---- */

int sweep_early_geometry(struct sweep_early *early, int index, struct geometry *g);
int sweep_early_data(struct sweep_early *early, const struct elem_type *type, const struct oper *oper, int64_t n,
		     struct dataset *data);

/* ---- names and operators of a request (sweep_check.c) ---- */

/* Names of element type and operator i, those that the operation has by itself where the request names none. */
const char *sweep_type_name(const struct sweep_request *r, const struct operation *o, int i);
const char *sweep_oper_name(const struct sweep_request *r, const struct operation *o, int i);

/* A combination of key type, element type and operator. */
struct sweep_pair {
	const struct operation *operation;
	const char *type, *oper;
};

/* How many there are in a request that was checked, and number i of them: operators change fastest. */
int sweep_pairs(const struct sweep_request *r);
void sweep_pair_at(const struct catalogue *cat, const struct sweep_request *r, int i, struct sweep_pair *pair);

/* Why the operation does not take this type and operator. */
void sweep_tell_untaken(const struct operation *o, const struct elem_type *type, const struct oper *oper, char *out,
			size_t size);

/* Compile what the script has defined before anything is swept, each operator for each type that the sweep has. */
int sweep_check_defined(struct sweep *sw, struct err *e);

/* ---- its variants (sweep_entries.c) ---- */

/* One that is there on request only is asked for by its name, or with everything there is. */
int sweep_asks_for(const struct sweep_request *r, const struct family *f);

/*
 * All variants of all families that a request wants on a case of that shape; *list is malloc'd. Nothing but the
 * catalogue is changed.
 */
int sweep_variants(struct catalogue *cat, const struct sweep_request *r, const struct gpu_info *device,
		   const struct case_shape *shape, struct variant **list, int *count, struct err *e);

/* Those of case k into entries, sorted among themselves. */
int sweep_add_entries(struct sweep *sw, int k, const struct variant *list, int count, struct err *e);

/* Is v among those of case k? */
int sweep_lists(const struct sweep *sw, int k, const struct variant *v);

/* All cases of the group are there: sort the entries. */
void sweep_sort_entries(struct sweep *sw);

/* Each variant of the sorted entries once, in the order of the search. */
int sweep_list_candidates(struct sweep *sw, struct err *e);

/* Of strategies that the request names and that had no variant anywhere, why, as far as it is known. */
void sweep_say_unfit(struct sweep *sw);

/* Of sorted entries the first of v: the others follow it for as long as sweep_is_of. */
struct entry *sweep_first_entry(const struct sweep *sw, const struct variant *v);
int sweep_is_of(const struct sweep *sw, const struct entry *entry, const struct variant *v);

/* The variants meant for case k into list, which has room for all entries; their number. */
int sweep_variants_of_case(const struct sweep *sw, int k, struct variant *list);

/* ---- one variant within the budget (sweep_try.c) ---- */

/* Is there a budget, and what is left of it in seconds (-1: no end)? Has it ended? */
int sweep_limited(const struct sweep *sw);
double sweep_time_left(const struct sweep *sw);
int sweep_is_spent(const struct sweep *sw);

/*
 * Build and verify unless that was done. A build that fails is stored once, for every case; with a length of segments
 * compiled in, or offsets of 64 bits, it is stored for case c, as it says nothing of others; and so is one that timed
 * out while it was checked on c, too, as it is where the sweep has one geometry.
 */
int sweep_prepare(struct sweep *sw, struct build *b, struct sweep_case *c, struct err *e);

/* One variant on one case, unless it has been there. hopeful: even if its family has done badly there. */
int sweep_try_on_case(struct sweep *sw, struct build *b, struct sweep_case *c, int hopeful, struct err *e);

/* ---- many of them ---- */

/*
 * Each candidate on all cases that are ready, in the candidates' order; with a screen level by level, without what
 * cases of smaller levels say is slow (sweep_all.c).
 */
int sweep_try_all(struct sweep *sw, struct err *e);

/* Case by case, each asking a search what to try next (sweep_search.c). */
int sweep_search_cases(struct sweep *sw, struct err *e);

/* The finals of all cases of the group, as far as there is time until end, monotonic seconds (sweep_finals.c). */
int sweep_hold_finals(struct sweep *sw, double end, struct err *e);

/* ---- peers (sweep_peers.c) ---- */

/* Peers that are asked for beside variants may be absent: that is told. Asked for by name they must be there. */
int sweep_find_peers(struct session *s, const struct sweep_request *r, struct err *e);

/* Every peer on every case, whatever is left of the budget: without them there is nothing to compare with. */
int sweep_measure_peers(struct sweep *sw, struct err *e);

#endif
