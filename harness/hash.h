/* Hash of a text: the identity of sources and the seed of orders. */
#ifndef SEGTUNE_HASH_H
#define SEGTUNE_HASH_H

#include <stdint.h>

/* FNV-1a, 64 bits (Fowler, Noll, Vo). */
static inline uint64_t hash_text(const char *text)
{
	uint64_t h = 0xcbf29ce484222325u;

	for (; *text; text++)
		h = (h ^ (unsigned char)*text) * 0x100000001b3u;
	return h;
}

#endif
