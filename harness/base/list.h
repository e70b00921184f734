/* Lists that grow by one item at a time. */
#ifndef SEGTUNE_LIST_H
#define SEGTUNE_LIST_H

#include <stddef.h>

/*
 * Room for one item more in a list of `count` items of `size` bytes, malloc'd or NULL with *room 0: where it is full it
 * moves to twice the room. Returns the list, or NULL without memory; then list and *room are as they were.
 */
void *list_grow(void *list, int count, int *room, size_t size);

#endif
