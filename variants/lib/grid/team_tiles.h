/*
 * Resident teams walk through chunks tile by tile. A tile's TEAM * VT elements are loaded into registers, VECS vectors
 * per thread, while the tile before is folded in local memory. Tiles in which nothing ends are only summed. Carries of
 * finished chunks are joined by carry_join.h.
 */
#ifndef SEGTUNE_TEAM_TILES_H
#define SEGTUNE_TEAM_TILES_H

#ifndef BLOCKS_PER_SM
#define BLOCKS_PER_SM 4 /* blocks per multiprocessor, all resident */
#endif
#ifndef VECS
#define VECS 7 /* 16-byte vectors per thread and tile; odd numbers avoid bank conflicts */
#endif
#ifndef TILES
#define TILES 8 /* tiles per chunk */
#endif

#include "grid/carry_join.h"
#include "several.h"
#include "source.h"

#define VT (VECS * VEC) /* elements per thread and tile: at most 32 */
#define TILE (TEAM * VT)
#define TEAM_TILE_VECS (TILE / VEC)

/* Results are stored as vectors where possible. */
#define RESULT_VEC (T_BYTES < 16 ? 16 / T_BYTES : 1)
typedef union {
	uint4 raw;
	T e[RESULT_VEC];
} results_vec;

/* Adds the thread's elements of a tile to sum. */
FN T add_tile(T sum, const elements *v)
{
#pragma unroll
	for (i32 i = 0; i < VT; i++)
		sum = combine(sum, v[i / VEC].e[i % VEC]);
	return sum;
}

/* The same if none of them is an identity. */
#ifdef SEVERAL_BODY
FN T add_whole_tile(T sum, const elements *v)
{
	T e[VT];
#pragma unroll
	for (i32 i = 0; i < VT; i++)
		e[i] = v[i / VEC].e[i % VEC];
	return fold_several(sum, e, VT);
}
#else
FN T add_whole_tile(T sum, const elements *v)
{
	return add_tile(sum, v);
}
#endif

/* Moves the tile from registers to the team's buffer of TEAM_TILE_VECS entries, which nobody reads any more. */
FN void put_tile(LOCAL_PTR elements *buffer, i32 lane, const elements *v)
{
#pragma unroll
	for (i32 j = 0; j < VECS; j++)
		put_elements(buffer + j * TEAM + lane, &v[j]);
}

#endif
