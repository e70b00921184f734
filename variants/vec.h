/* Loads of VEC values at a time, for kernels that take them as they are. */
#ifndef SEGTUNE_VEC_H
#define SEGTUNE_VEC_H

#include "source.h"

/* As load_elements. */
FN vec load_vec(SOURCE_PARAMS, OFF_T at, OFF_T n)
{
	vec v;
	load_elements(SOURCE, at, n, v.e);
	return v;
}

#endif
