/*
 * The work of `segtune verify`: units of one operation, element type, operator and compiled-in length each. Builds are
 * prefetched across units, since most have only a variant or two of a family.
 */
#ifndef SEGTUNE_VERIFY_UNITS_H
#define SEGTUNE_VERIFY_UNITS_H

#include "tuner/request/request.h"
#include "tuner/session/builds.h"
#include "tuner/session/session.h"

/* Which variants. */
struct verify_choice {
	const struct strings *strategies; /* only these; none: all but libraries */
	const char *params;               /* of the one variant wanted; NULL: any */
	const struct elem_type *offset_type;
	int64_t most;     /* elements a geometry; 0: any number */
	int64_t variants; /* of a family and unit at most; 0: no limit */
	int all;          /* every possible one, not a fair subset */
	int cover;        /* a subset with one type and operator of a family, one variant with others */
};

struct verify_unit {
	const struct operation *operation;
	const struct elem_type *type;
	const struct oper *oper;
	int64_t length;       /* 0: none is compiled in */
	struct row_shape row; /* likewise */

	struct builds builds;
	int open;                     /* 1: what follows is valid */
	struct variant_list variants; /* of all families, in the catalogue's order */
	int prefetched;               /* how many of them were given to the pool */
};

/* Is the family of this operation, and wanted? */
int verify_wants(const struct verify_choice *c, const struct operation *operation, const struct family *f);

/* List the variants of a unit, if that was not done yet. The unit must stay where it is until verify_unit_close. */
int verify_unit_open(struct verify_unit *u, struct session *s, const struct verify_choice *c, struct err *e);
void verify_unit_close(struct verify_unit *u);

/* Units in order; those before `front` have nothing left to build. */
struct verify_units {
	struct verify_unit *list; /* owned, verify_units_release */
	int count, capacity, front;
};
/*
 * Add the units of unit's operation, type and operator, *count of them: its length and row where they are compiled in,
 * or, where they are 0, several.
 */
int verify_units_add_all(struct verify_units *units, const struct verify_unit *unit, int *count, struct err *e);
void verify_units_release(struct verify_units *units);

/* Are the parameters that are wanted those of a variant of each family? Before anything is built. */
int verify_units_check(const struct verify_units *units, const struct session *s, const struct verify_choice *c,
		       struct err *e);

/* Have the pool build what comes next, as far as it has room. */
int verify_units_prefetch(struct verify_units *units, struct session *s, const struct verify_choice *c, struct err *e);

#endif
