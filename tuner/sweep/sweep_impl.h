/* Shared by the files of the sweep, private to them. README.md shows how they work together. */
#ifndef SEGTUNE_SWEEP_IMPL_H
#define SEGTUNE_SWEEP_IMPL_H

#include <math.h>

#include "harness/base/clock.h"
#include "tuner/catalogue/order.h"
#include "tuner/session/builds.h"
#include "tuner/sweep/sweep.h"

struct budget {
	double deadline;     /* monotonic seconds; INFINITY: none */
	int64_t evaluations; /* evaluations left; INT64_MAX: no limit */
	double end;          /* end of the request's time, of which the deadline may cover a part; INFINITY: none */
};

/* Whether evaluations are limited. If so, which of them are made must not depend on timing. */
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

/* A request on one device, with totals so far. */
struct sweep {
	struct session *session;
	const struct sweep_request *request;
	struct case_queue *queue; /* shared with other devices, or NULL */
	int place;                /* of this device in the queue */
	struct first_case *first; /* or NULL */
	struct sampling sampling;
	struct budget budget;
	/* The current pair: key type, element type and operator. */
	int pair;                          /* its number */
	const struct operation *operation; /* with the key type */
	const struct elem_type *type;
	const struct oper *oper;
	struct user_reference reference; /* for the cases, if the operator is a user's */
	struct builds builds;            /* kept as long as groups can share them */
	int right, wrong;                /* variants verified on some case; variants that were wrong */
	/* Totals. */
	uint64_t fitting; /* bit i: strategy i of the request had a variant on some case */
	struct sweep_found found;
	int ended;             /* 1: the budget ended a search */
	int64_t listed, tried; /* variants, over all cases */
};

/* Seconds left for the request; -1: unlimited. (The time left for a phase or a pair would go up and down.) */
static inline double sweep_time_left(const struct sweep *sw)
{
	return isfinite(sw->budget.end) ? fmax(sw->budget.end - clock_now(), 0) : -1;
}

struct case_group;

/* ---- check.c: names and operators of a request ---- */

/* The name of element type or operator i; the operation's default if the request names none. */
const char *sweep_type_name(const struct sweep_request *r, const struct operation *o, int i);
const char *sweep_oper_name(const struct sweep_request *r, const struct operation *o, int i);

/* A combination of key type, element type, input and operator. */
struct sweep_pair {
	const struct operation *operation;
	const char *type, *oper, *input;
};

/* The number of pairs in a checked request, and pair i; operators vary fastest. */
int sweep_pairs(const struct sweep_request *r);
void sweep_pair_at(const struct catalogue *cat, const struct sweep_request *r, int i, struct sweep_pair *pair);

/* Splits a variant named in a request, "flat NT=128 VT=7", into its strategy and its parameters, which are returned. */
const char *sweep_split_named(const char *text, char *strategy, size_t size);

/* Explains why the operation does not support this type and operator. */
void sweep_explain_unsupported(const struct operation *o, const struct elem_type *type, const struct oper *oper,
			       char *out, size_t size);

/* Compiles the script's operators for each type of the request, before anything is measured. */
int sweep_check_defined(struct sweep *sw, struct err *e);

/* ---- first_case.c ---- */

/* The index of the geometry to begin with (order_first); devices that share a queue take cases in list order. */
int first_case_index(const struct sweep_request *r, const struct operation *o, const struct case_queue *queue);

/* Take over what fits: 1, or 0 if nothing does. f may be NULL. */
int first_case_take_geometry(struct first_case *f, int index, struct geometry *g);
int first_case_take_data(struct first_case *f, const struct elem_type *type, const struct oper *oper, int64_t n,
			 struct dataset *data);

/* ---- variants.c: the variants that a request wants ---- */

/* Strategies `on_request` are wanted only if named, or if the request wants everything. */
int sweep_wants(const struct sweep_request *r, const struct family *f);

/* All variants of all wanted families for a case of this shape. Modifies nothing but the catalogue. */
int sweep_variants(struct catalogue *cat, const struct sweep_request *r, const struct gpu_info *device,
		   const struct case_shape *shape, struct variant_list *l, struct err *e);

/* Reports why strategies that the request names had no variant anywhere, as far as it is known. */
void sweep_report_unfit(struct sweep *sw);

/* ---- phases of a group ---- */

/* Tries each candidate on all cases that are ready, in candidate order; with a screen, level by level, omitting what
 * was slow on cases of lower levels (exhaustive.c). */
int sweep_exhaustively(struct case_group *g, struct err *e);

/* Case by case, guided by a search strategy (guided.c). */
int sweep_guided(struct case_group *g, struct err *e);

/* Measures the best few of each case on all other cases, if the request wants that (cross.c). */
int sweep_cross(struct case_group *g, struct err *e);

/* Compares the best variants of each case once more, in turns, as long as there is time until `end`, monotonic seconds
 * (finals.c). */
int sweep_hold_finals(struct case_group *g, double end, struct err *e);

/* Launches the winner of each case many times, and finds a replacement if it fails (confirm.c). seconds: for all cases;
 * INFINITY: no limit. */
int sweep_confirm_winners(struct case_group *g, double seconds, struct err *e);

/* The same for the runners-up, once each, until `end`, monotonic seconds. */
int sweep_confirm_others(struct case_group *g, double end, struct err *e);

/* ---- peers.c: other libraries ---- */

/* Peers that the request adds may be missing, with a warning; those it names must be there. */
int sweep_find_peers(struct session *s, const struct sweep_request *r, struct err *e);

/* Measures every peer on every case even if the budget is spent: without them there is nothing to compare with. */
int sweep_measure_peers(struct case_group *g, struct err *e);

#endif
