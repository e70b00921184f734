/* Memory of the host: how much it can still give, and large pieces of it. */
#ifndef SEGTUNE_HOSTMEM_H
#define SEGTUNE_HOSTMEM_H

#include <stddef.h>
#include <stdint.h>

/*
 * Bytes that can be taken without swapping: MemAvailable of /proc/meminfo, or what the control group (v2) leaves where
 * that is less. INT64_MAX where the system tells nothing.
 */
int64_t host_memory_free(void);

/*
 * First touches of 4 KiB pages take longer than what is computed in them: ask for huge ones. Only a hint, for what is
 * of some size, and it may fail.
 */
void host_memory_prefer_huge_pages(void *memory, size_t bytes);

/* malloc with that hint. */
void *host_memory_take(size_t bytes);

#endif
