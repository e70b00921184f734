/* Which keys of a pool are equal by a script's key type; the keys of test problems are chosen accordingly. */
#include "keys.h"

/* equal[i * count + j]: whether key j, following key i, belongs to the same run. One thread per pair. */
KERNEL BOUNDS(64, 0) void key_pool(GLOBAL const KEY_T *RESTRICT keys, i64 count, GLOBAL u32 *RESTRICT equal)
{
	const i64 pair = block_id() * 64 + thread_id();
	if (pair < count * count)
		equal[pair] = !(DIFFER(keys[pair / count], keys[pair % count]));
}
