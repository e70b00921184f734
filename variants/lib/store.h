/*
 * STORE_MODIFIER, how results are stored: 0: as the compiler does; CUDA: 1: streaming (cs), 2: L2 only (cg), 3:
 * write-through (wt). PUT stores a result, plainly if it is a structure; PUT_RAW a built-in vector.
 */
#ifndef SEGTUNE_STORE_H
#define SEGTUNE_STORE_H

#include "dialect.h"

#ifndef STORE_MODIFIER
#define STORE_MODIFIER 0
#endif

#if STORE_MODIFIER == 1
#define PUT_RAW(place, x) __stcs(&(place), x)
#elif STORE_MODIFIER == 2
#define PUT_RAW(place, x) __stcg(&(place), x)
#elif STORE_MODIFIER == 3
#define PUT_RAW(place, x) __stwt(&(place), x)
#else
#define PUT_RAW(place, x) place = x
#endif
#if STORE_MODIFIER && !defined(RESULT_BODY) && (defined(FINISH_BODY) || !defined(T_BODY))
#define PUT(place, x) PUT_RAW(place, x)
#else
#define PUT(place, x) place = x
#endif

#endif
