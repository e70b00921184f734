/* Which keys of a pool are equal, as a script's key type says: what keys of problems are chosen by. */
#include "keys.h"

/* equal[i * count + j]: is a key j behind a key i of the same run? A thread a pair. */
KERNEL BOUNDS(64, 0) void key_pool(GLOBAL const KEY_T *RESTRICT keys, i64 count, GLOBAL u32 *RESTRICT equal)
{
	const i64 pair = block_id() * 64 + thread_id();
	if (pair < count * count)
		equal[pair] = !(DIFFER(keys[pair / count], keys[pair % count]));
}
