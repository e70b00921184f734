/* Serial folds from memory, by one thread. */
#ifndef SEGTUNE_SERIAL_REDUCE_H
#define SEGTUNE_SERIAL_REDUCE_H

#include "dialect.h"
#include "source.h"
#include "thread/halves.h"

#ifndef UNROLL
#define UNROLL 8 /* independent accumulators; more than 1 needs an operator that commutes */
#endif

/*
 * Folds elements at .. end - 1; n is the size of the array. With one accumulator each addition would wait for the one
 * before; UNROLL accumulators, of elements at + u, at + u + UNROLL, ..., also let CPU compilers vectorise. The last,
 * partial row is masked, not looped over: branches on the length of a short segment are mispredicted.
 */
FN T fold(SOURCE_PARAMS, i64 n, i64 at, i64 end)
{
#if UNROLL > 1
	T part[UNROLL];
#pragma unroll
	for (i32 u = 0; u < UNROLL; u++)
		part[u] = IDENTITY;
	for (; end - at >= UNROLL; at += UNROLL) {
#pragma unroll
		for (i32 u = 0; u < UNROLL; u++)
			part[u] = combine(part[u], load_element(SOURCE, at + u));
	}
	if (at + UNROLL <= n) {
		const i32 left = (i32)(end - at);
#pragma unroll
		for (i32 u = 0; u < UNROLL; u++) {
			const T value = load_element(SOURCE, at + u);
			part[u] = combine(part[u], u < left ? value : IDENTITY);
		}
		at = end;
	}
	T sum = fold_by_halves(part, UNROLL);
#else
	T sum = IDENTITY;
#endif
	for (; at < end; at++)
		sum = combine(sum, load_element(SOURCE, at));
	return sum;
}

#endif
