/* Private to the page: its sections about measurements. */
#ifndef SEGTUNE_PAGE_IMPL_H
#define SEGTUNE_PAGE_IMPL_H

#include <stdio.h>

#include "tuner/request/request.h"
#include "tuner/store/store.h"

/* The rows of one device, backend, operation, key type, element type and operator; cold ones if there are any; sorted
 * by case, fastest first. */
struct page_group {
	const struct store_row *rows;
	int count, max_boxes;
	char device[128];
	char table[REQUEST_TABLE_NAME];          /* "segreduce f32 plus" */
	char name[REQUEST_TABLE_NAME + 128 + 8]; /* the same with " on NVIDIA H200" */
};

/* Whether row i is the first, so the fastest, of its case. */
static inline int page_begins_case(const struct page_group *g, int i)
{
	return i == 0 || strcmp(g->rows[i].geometry, g->rows[i - 1].geometry) != 0;
}

/* Writes curves of strategies, the best variant of each case, launch boxes with regret by their number, effects of
 * parameters. */
int page_group_write(FILE *to, const struct page_group *g, int index, const char *heading, struct err *e);

/* Whether several devices have the same table. */
int page_compares_devices(const struct page_group *groups, int ngroups);

/* Writes curves of the best variant of each device; nothing unless several devices have rows of the same operation,
 * type and operator. */
int page_devices_write(FILE *to, const struct page_group *groups, int ngroups, struct err *e);

#endif
