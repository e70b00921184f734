/* Growing lists. */
#include "harness/base/list.h"

#include <limits.h>
#include <stdlib.h>

#define FIRST 64 /* initial capacity in items */

void *list_grow(void *list, int count, int *capacity, size_t size)
{
	int wanted;

	if (count < *capacity)
		return list;
	if (*capacity > INT_MAX / 2)
		return NULL;
	wanted = *capacity ? 2 * *capacity : FIRST;
	list = reallocarray(list, (size_t)wanted, size);
	if (list)
		*capacity = wanted;
	return list;
}
