/* A tuning space as plain data: parameters, their values, and the configurations that are valid. Knows no device. */
#ifndef SEGTUNE_SPACE_H
#define SEGTUNE_SPACE_H

#include "harness/base/err.h"

#define SPACE_PARAMS 64   /* parameters at most */
#define SPACE_VALUES 4096 /* values of a parameter at most */

struct space_param {
	char *name;
	int nvalues;
	char **values; /* sorted once the space is closed: as numbers where all are ("" before them), else as text */
};

/* Zero-initialised is empty. */
struct space {
	int nparams;
	struct space_param params[SPACE_PARAMS];
	int nconfigs, room;
	int *values; /* nconfigs x nparams: index into the parameter's values */
	int *slots;  /* of a hash table of configurations, -1: free */
	unsigned nslots;
};

/* A further parameter, -1 on failure; else its index. Only before the first configuration. */
int space_add_param(struct space *s, const char *name, struct err *e);

/* Parameters of a text "A=1 B=2" that are not there yet are added, in its order. */
int space_declare(struct space *s, const char *text, struct err *e);

/* The values of such a text in the order of the parameters, "" for one that it does not name. values point into text,
 * which is cut up. */
void space_split(const struct space *s, char *text, const char **values);

/* A valid configuration as texts in the order of the parameters. Returns its index, or -1. */
int space_add(struct space *s, const char *const *values, struct err *e);

/* Sort the values, make configurations findable. An error if two are the same. Nothing can be added any more. */
int space_close(struct space *s, struct err *e);
void space_release(struct space *s);

/* Indexes of the values of a configuration, nparams of them. */
const int *space_values(const struct space *s, int config);

/* The configuration with these value indexes (s is closed), or -1 where that is not valid. */
int space_find(const struct space *s, const int *values);

/*
 * The valid configurations that differ from this one in one parameter; adjacent: by one step of it. list has room for
 * space_neighbour_room(s). Returns how many.
 */
int space_neighbours(const struct space *s, int config, int adjacent, int *list);
int space_neighbour_room(const struct space *s);

/* "A=1 B=2 C=x" of a configuration; parameters whose value is empty are left out. */
void space_text(const struct space *s, int config, char *text, int size);

#endif
