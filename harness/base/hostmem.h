/* Memory of the host: how much is free, and large allocations. */
#ifndef SEGTUNE_HOSTMEM_H
#define SEGTUNE_HOSTMEM_H

#include <stddef.h>
#include <stdint.h>

/*
 * Bytes that can be allocated without swapping: MemAvailable of /proc/meminfo, or less where a control group (v2) sets
 * a limit. INT64_MAX where the system does not say.
 */
int64_t host_memory_free(void);

/*
 * Advise huge pages for a large allocation (a small one is left as it is): page faults of 4 KiB pages take longer than
 * what is computed in them.
 */
void host_memory_prefer_huge_pages(void *memory, size_t bytes);

/* malloc with that advice. */
void *host_memory_alloc(size_t bytes);

#endif
