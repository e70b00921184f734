#include "harness/base/list.h"

#include <limits.h>
#include <stdlib.h>

#define FIRST 64 /* items */

void *list_grow(void *list, int count, int *room, size_t size)
{
	int wanted;

	if (count < *room)
		return list;
	if (*room > INT_MAX / 2)
		return NULL;
	wanted = *room ? 2 * *room : FIRST;
	list = reallocarray(list, (size_t)wanted, size);
	if (list)
		*room = wanted;
	return list;
}
