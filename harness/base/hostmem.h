/* Host memory: how much is available, and large allocations. */
#ifndef SEGTUNE_HOSTMEM_H
#define SEGTUNE_HOSTMEM_H

#include <stddef.h>
#include <stdint.h>

/* Bytes that can be allocated without swapping: MemAvailable of /proc/meminfo, or less if a control group (v2) limits
 * them. INT64_MAX if unknown. */
int64_t host_memory_free(void);

/* Requests huge pages for a large allocation; does nothing for a small one. With 4 KiB pages, page faults take longer
 * than the computation on the data. */
void host_memory_prefer_huge_pages(void *memory, size_t bytes);

/* malloc followed by host_memory_prefer_huge_pages. */
void *host_memory_alloc(size_t bytes);

#endif
