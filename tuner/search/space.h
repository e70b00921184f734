/* A tuning space as plain data: parameters, their values, and the valid configurations. Independent of devices. */
#ifndef SEGTUNE_SPACE_H
#define SEGTUNE_SPACE_H

#include "harness/base/err.h"

#define SPACE_PARAMS 64   /* maximum number of parameters */
#define SPACE_VALUES 4096 /* maximum number of values per parameter */

struct space_param {
	char *name;
	int nvalues;
	/* Sorted once the space is closed: numerically if all are numbers ("" first), else as text. */
	char **values;
};

/* Zero-initialized: empty. */
struct space {
	int nparams;
	struct space_param params[SPACE_PARAMS];
	int nconfigs, room;
	int *values; /* nconfigs x nparams indexes into the parameters' values */
	int *slots;  /* hash table of configurations; -1: free */
	unsigned nslots;
};

/* Adds a parameter. Returns its index, -1 with e filled on failure. Only before the first configuration. */
int space_add_param(struct space *s, const char *name, struct err *e);

/* Adds the parameters of a text "A=1 B=2" that are not there yet, in its order. */
int space_declare(struct space *s, const char *text, struct err *e);

/* The values in such a text, in parameter order; "" for a parameter that it does not contain. values point into text,
 * which is modified. */
void space_split(const struct space *s, char *text, const char **values);

/* Adds a valid configuration, given as texts in parameter order. Returns its index, or -1 with e filled. */
int space_add(struct space *s, const char *const *values, struct err *e);

/* Sorts the values and makes configurations findable. Fails if two are equal. Nothing can be added after that. */
int space_close(struct space *s, struct err *e);
void space_release(struct space *s);

/* The nparams value indexes of a configuration. */
const int *space_values(const struct space *s, int config);

/* The configuration with these value indexes, or -1 if it is not valid. s must be closed. */
int space_find(const struct space *s, const int *values);

/* The valid configurations that differ in one parameter; adjacent: by one step. list has room for
 * space_neighbour_room(s). Returns their number. */
int space_neighbours(const struct space *s, int config, int adjacent, int *list);
int space_neighbour_room(const struct space *s);

/* "A=1 B=2 C=x" of a configuration; parameters with an empty value are omitted. */
void space_text(const struct space *s, int config, char *text, int size);

#endif
