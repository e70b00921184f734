/* How much memory the host can still give. */
#ifndef SEGTUNE_HOSTMEM_H
#define SEGTUNE_HOSTMEM_H

#include <stdint.h>

/*
 * Bytes that can be taken without swapping: MemAvailable of /proc/meminfo, or what the control group (v2) leaves where
 * that is less. INT64_MAX where the system tells nothing.
 */
int64_t host_memory_free(void);

#endif
