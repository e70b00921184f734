/* Current names of strategies and parameters in databases of format 6 and earlier. */
#ifndef SEGTUNE_RENAMES_H
#define SEGTUNE_RENAMES_H

/* The current name of a strategy, which may depend on the operation and, for peers, on the parameters. */
const char *renamed_strategy(const char *operation, const char *strategy, const char *params);

/* The canonical parameters ("LDG=0 NT=128") of a strategy, given by its old name, with current names in their order;
 * malloc'd, NULL if out of memory. */
char *renamed_params(const char *strategy, const char *params);

#endif
