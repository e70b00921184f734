/* Arrays that grow one item at a time. */
#ifndef SEGTUNE_LIST_H
#define SEGTUNE_LIST_H

#include <stddef.h>

/* Makes room for one more item in a malloc'd list (initially NULL) of `count` items of `size` bytes each. *capacity, in
 * items, doubles when it is full. Returns the list; NULL if out of memory, and then the list and *capacity are
 * unchanged. */
void *list_grow(void *list, int count, int *capacity, size_t size);

#endif
