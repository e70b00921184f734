/* Lists that grow by one item at a time. */
#ifndef SEGTUNE_LIST_H
#define SEGTUNE_LIST_H

#include <stddef.h>

/*
 * Make room for one more item in a malloc'd list (NULL at first) of `count` items of `size` bytes; *capacity, its
 * capacity in items, doubles when it is full. Returns the list, or NULL without memory, with list and *capacity as they
 * were.
 */
void *list_grow(void *list, int count, int *capacity, size_t size);

#endif
