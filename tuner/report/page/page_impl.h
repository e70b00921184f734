/* Private to the page: its sections about measurements. */
#ifndef SEGTUNE_PAGE_IMPL_H
#define SEGTUNE_PAGE_IMPL_H

#include <stdio.h>

#include "tuner/request/request.h"
#include "tuner/store/store.h"

/* Rows of one device, backend, operation, key type, element type and operator, cold ones if there are any, sorted by
 * case, the fastest first. */
struct page_group {
	const struct store_row *rows;
	int count, max_boxes;
	char device[128];
	char table[REQUEST_TABLE_NAME];          /* "segreduce f32 plus" */
	char name[REQUEST_TABLE_NAME + 128 + 8]; /* and " on NVIDIA H200" */
};

/* Does row i begin a case, so that it is its fastest variant? */
static inline int page_begins_case(const struct page_group *g, int i)
{
	return i == 0 || strcmp(g->rows[i].geometry, g->rows[i - 1].geometry) != 0;
}

/* Curves of strategies, the best of each case, launch boxes with regret against their number, effects of parameters. */
int page_group_write(FILE *to, const struct page_group *g, int index, const char *heading, struct err *e);

/* Do several devices have one table? */
int page_compares_devices(const struct page_group *groups, int ngroups);

/* Curves of the best variant of each device; nothing unless rows of one operation, type and operator have several. */
int page_devices_write(FILE *to, const struct page_group *groups, int ngroups, struct err *e);

#endif
