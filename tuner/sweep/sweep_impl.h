/* What the files of the sweep share, and nobody else. README.md draws how they work together. */
#ifndef SEGTUNE_SWEEP_IMPL_H
#define SEGTUNE_SWEEP_IMPL_H

#include <math.h>

#include "harness/base/clock.h"
#include "tuner/catalogue/order.h"
#include "tuner/session/builds.h"
#include "tuner/sweep/sweep.h"

struct budget {
	double deadline;     /* monotonic seconds, INFINITY: none */
	int64_t evaluations; /* that may still be made, INT64_MAX: no limit */
};

/* Are evaluations counted? Then which of them are made must not depend on how long anything takes. */
static inline int budget_counts(const struct budget *b)
{
	return b->evaluations != INT64_MAX;
}

static inline int budget_is_limited(const struct budget *b)
{
	return isfinite(b->deadline) || budget_counts(b);
}

static inline int budget_is_spent(const struct budget *b)
{
	return clock_now() > b->deadline || b->evaluations <= 0;
}

/* A request on one device, and its totals so far. */
struct sweep {
	struct session *session;
	const struct sweep_request *request;
	struct case_queue *queue; /* shared with other devices, or NULL */
	int place;                /* in the queue */
	struct first_case *first; /* or NULL */
	struct sampling sampling;
	struct budget budget;
	double end; /* of the request's time, whatever part of it the budget has now; INFINITY: none */
	/* The pair under way: key type, element type and operator. */
	int pair;                          /* its number */
	const struct operation *operation; /* with the key type */
	const struct elem_type *type;
	const struct oper *oper;
	struct user_reference reference; /* of the cases, where the operator is a user's */
	struct builds builds;            /* as long as groups can share them */
	int right, wrong;                /* variants that were verified on some case, or were wrong */
	/* Totals. */
	uint64_t fitting; /* bit i: strategy i of the request had a variant on a case */
	struct sweep_found found;
	int ended;             /* 1: the budget ended a search */
	int64_t listed, tried; /* variants of all cases */
};

/* Seconds of the request, -1: no end. What a phase or a pair has of it would go up and down. */
static inline double sweep_time_left(const struct sweep *sw)
{
	return isfinite(sw->end) ? fmax(sw->end - clock_now(), 0) : -1;
}

struct case_group;

/* ---- check.c: names and operators of a request ---- */

/* Names of element type and operator i: the operation's defaults where the request names none. */
const char *sweep_type_name(const struct sweep_request *r, const struct operation *o, int i);
const char *sweep_oper_name(const struct sweep_request *r, const struct operation *o, int i);

/* A combination of key type, element type, input and operator. */
struct sweep_pair {
	const struct operation *operation;
	const char *type, *oper, *input;
};

/* How many there are in a request that was checked, and number i of them: operators change fastest. */
int sweep_pairs(const struct sweep_request *r);
void sweep_pair_at(const struct catalogue *cat, const struct sweep_request *r, int i, struct sweep_pair *pair);

/* Of a variant that a request names, "flat NT=128 VT=7": its strategy; returns its parameters. */
const char *sweep_split_named(const char *text, char *strategy, size_t size);

/* Why the operation does not take this type and operator. */
void sweep_explain_unsupported(const struct operation *o, const struct elem_type *type, const struct oper *oper,
			       char *out, size_t size);

/* Compile the script's operators for each type of the request, before anything is swept. */
int sweep_check_defined(struct sweep *sw, struct err *e);

/* ---- first_case.c ---- */

/* Index of the geometry to begin with (order_first); devices that share a queue take cases as they are listed. */
int first_case_index(const struct sweep_request *r, const struct operation *o, const struct case_queue *queue);

/* Take over what fits, 1; or 0. f may be NULL. */
int first_case_take_geometry(struct first_case *f, int index, struct geometry *g);
int first_case_take_data(struct first_case *f, const struct elem_type *type, const struct oper *oper, int64_t n,
			 struct dataset *data);

/* ---- variants.c: those that a request wants ---- */

/* Strategies on request are wanted by name, or where the request wants everything. */
int sweep_wants(const struct sweep_request *r, const struct family *f);

/* All variants of all wanted families on a case of that shape. Changes nothing but the catalogue. */
int sweep_variants(struct catalogue *cat, const struct sweep_request *r, const struct gpu_info *device,
		   const struct case_shape *shape, struct variant_list *l, struct err *e);

/* Of strategies that the request names and that had no variant anywhere, report why, as far as it is known. */
void sweep_report_unfit(struct sweep *sw);

/* ---- the stations of a group ---- */

/*
 * Each candidate on all cases that are ready, in the candidates' order; with a screen level by level, leaving out what
 * was slow on cases of smaller levels (exhaustive.c).
 */
int sweep_exhaustively(struct case_group *g, struct err *e);

/* Case by case, guided by a search strategy (guided.c). */
int sweep_guided(struct case_group *g, struct err *e);

/* The best few of each case on all other cases, as the request wants (cross.c). */
int sweep_cross(struct case_group *g, struct err *e);

/* Compare the best of each case once more, in turns, as far as there is time until end, monotonic seconds (finals.c).
 */
int sweep_hold_finals(struct case_group *g, double end, struct err *e);

/*
 * Launch the winner of each case many times, and find others for those that go wrong (confirm.c). seconds: for all
 * cases, INFINITY: as long as it takes.
 */
int sweep_confirm_winners(struct case_group *g, double seconds, struct err *e);

/* The same for those next to them, once each, until end, monotonic seconds. */
int sweep_confirm_others(struct case_group *g, double end, struct err *e);

/* ---- peers.c: what other libraries offer ---- */

/* Peers that the request wants in addition may be absent, with a warning; those it names must be there. */
int sweep_find_peers(struct session *s, const struct sweep_request *r, struct err *e);

/* Every peer on every case, whatever is left of the budget: without them there is nothing to compare with. */
int sweep_measure_peers(struct case_group *g, struct err *e);

#endif
