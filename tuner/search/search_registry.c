/* The table of search strategies; add new ones here. */
#include <string.h>

#include "tuner/base/strings.h"
#include "tuner/search/search_impl.h"

extern const struct search_method search_exhaustive, search_random_order, search_race, search_local, search_genetic,
	search_forest;

static const struct search_method *const methods[] = {
	&search_exhaustive, &search_random_order, &search_race, &search_local, &search_genetic, &search_forest,
};
#define METHODS ((int)(sizeof methods / sizeof *methods))

int search_count(void)
{
	return METHODS;
}

struct search_listing search_list(int i)
{
	return (struct search_listing){methods[i]->name, methods[i]->about};
}

const struct search_method *search_method_find(const char *name)
{
	if (strcmp(name, "auto") == 0)
		name = SEARCH_DEFAULT;
	for (int i = 0; i < METHODS; i++)
		if (strcmp(methods[i]->name, name) == 0)
			return methods[i];
	return NULL;
}

const char *search_name(const char *name)
{
	const struct search_method *method = search_method_find(name);

	return method ? method->name : NULL;
}

int search_unknown(const char *name, struct err *e)
{
	struct nearest near = nearest_to(name);

	for (int i = 0; i < METHODS; i++)
		nearest_offer(&near, methods[i]->name);
	nearest_offer(&near, "auto");
	return nearest_fail(&near, "search", "segtune bench-search --list lists them", e);
}
