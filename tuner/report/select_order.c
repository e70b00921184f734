/* Orders of the rows that launch boxes are selected from. */
#include <string.h>

#include "tuner/report/select_impl.h"

int compare_real(double a, double b)
{
	return (a > b) - (a < b);
}

static int compare_int(int64_t a, int64_t b)
{
	return (a > b) - (a < b);
}

int compare_table(const struct store_row *a, const struct store_row *b)
{
	int c = strcmp(a->device, b->device);

	c = c ? c : strcmp(a->backend, b->backend);
	c = c ? c : strcmp(a->operation, b->operation);
	c = c ? c : strcmp(a->key_type, b->key_type);
	c = c ? c : strcmp(a->type, b->type);
	return c ? c : strcmp(a->oper, b->oper);
}

int compare_case(const struct store_row *a, const struct store_row *b)
{
	int c = compare_int(a->n, b->n);

	c = c ? c : compare_real(a->mean, b->mean);
	c = c ? c : strcmp(a->geometry, b->geometry);
	c = c ? c : compare_int(a->segments, b->segments);
	c = c ? c : compare_int(a->cold, b->cold);
	c = c ? c : strcmp(a->offset_type, b->offset_type);
	return c ? c : compare_real(a->bytes, b->bytes);
}

int compare_variant(const struct store_row *a, const struct store_row *b)
{
	int c = strcmp(a->strategy, b->strategy);

	return c ? c : strcmp(a->params, b->params);
}

int entry_by_case(const void *a, const void *b)
{
	const struct store_row *x = ((const struct entry *)a)->row, *y = ((const struct entry *)b)->row;
	int c = compare_table(x, y);

	c = c ? c : compare_case(x, y);
	return c ? c : compare_real(x->seconds, y->seconds);
}
