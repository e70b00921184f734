/* Hashes that identify sources and seed random orders. */
#ifndef SEGTUNE_HASH_H
#define SEGTUNE_HASH_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* FNV-1a, 64 bits (Fowler, Noll, Vo). h: the hash of the preceding bytes, or HASH_START. */
#define HASH_START 0xcbf29ce484222325u
static inline uint64_t hash_bytes(uint64_t h, const void *data, size_t size)
{
	const unsigned char *byte = data;

	for (size_t i = 0; i < size; i++)
		h = (h ^ byte[i]) * 0x100000001b3u;
	return h;
}

/* The hash of a NUL-terminated text. */
static inline uint64_t hash_text(const char *text)
{
	return hash_bytes(HASH_START, text, strlen(text));
}

/* Spreads a number over all 64 bits: the finalizer of SplitMix64 (Steele, Lea, Flood 2014). */
static inline uint64_t hash_mix(uint64_t x)
{
	x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
	x = (x ^ x >> 27) * 0x94d049bb133111ebu;
	return x ^ x >> 31;
}

#endif
