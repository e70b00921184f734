/* The registry of operations: each file with makers has a table of its own. */
#include <stddef.h>
#include <string.h>

#include "harness/operations/problem_impl.h"

static const struct operation *const tables[] = {
	reduce_operations, by_key_operations, scan_operations,    spmv_operations, image_operations,
	row_operations,    bag_operations,    softmax_operations, move_operations,
};

const struct operation *operation_at(int k)
{
	for (size_t i = 0; i < sizeof tables / sizeof *tables; i++)
		for (const struct operation *o = tables[i]; o->name; o++)
			if (k-- == 0)
				return o;
	return NULL;
}

const struct operation *operation_find(const char *name)
{
	const struct operation *o;

	for (int k = 0; (o = operation_at(k)); k++)
		if (strcmp(o->name, name) == 0)
			return o;
	return NULL;
}
