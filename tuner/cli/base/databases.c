/* Which databases a command reads. */
#include "tuner/cli/base/databases.h"

int databases_default(struct strings *list, struct err *e)
{
	return list->count ? 0 : strings_add(list, SEGTUNE_DEFAULT_DB, e);
}
