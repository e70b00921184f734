/* Available host memory, and allocations on huge pages. */
#include "harness/base/hostmem.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

/* Reads a file of "key number" lines and returns the number after key (key "": a file with a single number); -1 if
 * there is none. */
static int64_t number_in(const char *path, const char *key)
{
	char line[256], format[64];
	int64_t number = -1;
	FILE *file = fopen(path, "r");

	if (!file)
		return -1;
	(void)snprintf(format, sizeof format, "%s%%" SCNd64, key);
	while (number < 0 && fgets(line, sizeof line, file))
		if (sscanf(line, format, &number) != 1)
			number = -1;
	(void)fclose(file);
	return number;
}

int64_t host_memory_free(void)
{
	int64_t kibibytes = number_in("/proc/meminfo", "MemAvailable:");
	int64_t limit = number_in("/sys/fs/cgroup/memory.max", ""); /* "max" is not a number: no limit */
	int64_t used = number_in("/sys/fs/cgroup/memory.current", "");
	/* Page cache that the kernel reclaims when needed. */
	int64_t cache = number_in("/sys/fs/cgroup/memory.stat", "inactive_file ");
	int64_t left = kibibytes < 0 ? INT64_MAX : kibibytes * 1024;

	if (limit >= 0 && used >= 0) {
		int64_t group = limit - used + (cache > 0 ? cache : 0);

		if (group < left)
			left = group > 0 ? group : 0;
	}
	return left;
}

#define LARGE ((size_t)32 << 20) /* bytes; smaller allocations would waste huge pages */

void host_memory_prefer_huge_pages(void *memory, size_t bytes)
{
	uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE), begin = ((uintptr_t)memory + page - 1) / page * page;

	if (bytes >= LARGE)
		(void)madvise((void *)begin, ((uintptr_t)memory + bytes - begin) / page * page, MADV_HUGEPAGE);
}

void *host_memory_alloc(size_t bytes)
{
	void *memory = malloc(bytes);

	if (memory)
		host_memory_prefer_huge_pages(memory, bytes);
	return memory;
}
