/* What strategies and parameters in databases of format 6 and before are called now. */
#ifndef SEGTUNE_RENAMES_H
#define SEGTUNE_RENAMES_H

/* Today's name of a strategy, which may depend on the operation and (of peers) on the parameters. */
const char *renamed_strategy(const char *operation, const char *strategy, const char *params);

/*
 * The canonical parameters ("LDG=0 NT=128") of that strategy, called as it was, by today's names and in their order;
 * malloc'd, NULL without memory.
 */
char *renamed_params(const char *strategy, const char *params);

#endif
