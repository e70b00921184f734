/* The work of `segtune verify`: units of one operation, element type, operator and compiled-in length. Builds are
 * prefetched across units, because most units have only one or two variants of a family. */
#ifndef SEGTUNE_VERIFY_UNITS_H
#define SEGTUNE_VERIFY_UNITS_H

#include "tuner/request/request.h"
#include "tuner/session/builds.h"
#include "tuner/session/session.h"

/* Selects variants. */
struct verify_choice {
	const struct strings *strategies; /* only these; none: all except libraries */
	const char *params;               /* of the only variant wanted; NULL: any */
	const struct elem_type *offset_type;
	int64_t most;     /* maximum elements per geometry; 0: no limit */
	int64_t variants; /* maximum variants per family and unit; 0: no limit */
	int all;          /* 1: all possible ones instead of a fair subset */
	int cover;        /* 1: the subset with one type and operator per family, one variant with the others */
};

struct verify_unit {
	const struct operation *operation;
	const struct elem_type *type;
	const struct oper *oper;
	int64_t length;       /* 0: not compiled in */
	struct row_shape row; /* 0, 0: not compiled in */

	struct builds builds;
	int open;                     /* 1: the fields below are valid */
	struct variant_list variants; /* of all families, in catalogue order */
	int prefetched;               /* number of them given to the pool */
};

/* Whether the family belongs to this operation and is wanted. */
int verify_wants(const struct verify_choice *c, const struct operation *operation, const struct family *f);

/* Lists the variants of a unit, unless that was done. The unit must not move until verify_unit_close. */
int verify_unit_open(struct verify_unit *u, struct session *s, const struct verify_choice *c, struct err *e);
void verify_unit_close(struct verify_unit *u);

/* Units in order; those before `front` have nothing left to build. */
struct verify_units {
	struct verify_unit *list; /* owned; freed by verify_units_release */
	int count, capacity, front;
};
/* Adds the units of unit's operation, type and operator; *count: their number. If length or row is compiled in but 0,
 * adds several. */
int verify_units_add_all(struct verify_units *units, const struct verify_unit *unit, int *count, struct err *e);
void verify_units_release(struct verify_units *units);

/* Checks, before anything is built, that the wanted parameters are those of a variant of each family. */
int verify_units_check(const struct verify_units *units, const struct session *s, const struct verify_choice *c,
		       struct err *e);

/* Lets the pool compile the next builds, as far as it has room. */
int verify_units_prefetch(struct verify_units *units, struct session *s, const struct verify_choice *c, struct err *e);

#endif
