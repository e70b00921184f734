/* Arithmetic of recipes: whole numbers divide as in Lua. Both sides of a choice are computed, so nothing traps. */
#ifndef SEGRED_NUMBERS_H
#define SEGRED_NUMBERS_H

#include <math.h>
#include <stdint.h>

#define CEIL_DIV(a, b) ((b) <= 0 ? 0 : (a) / (b) + ((a) % (b) > 0))
#define FLOOR_DIV(a, b) ((b) == 0 ? 0 : (a) / (b) - ((a) % (b) != 0 && ((a) < 0) != ((b) < 0)))
#define FLOOR_MOD(a, b) ((a)-FLOOR_DIV(a, b) * (b))
#define SHIFT_LEFT(a, by)                                                                                              \
	((by) >= 64 || (by) <= -64 ? 0                                                                                 \
	 : (by) >= 0               ? (int64_t)((uint64_t)(a) << (by))                                                  \
				   : (int64_t)((uint64_t)(a) >> -(by)))
#define LESSER(a, b) ((a) < (b) ? (a) : (b))
#define GREATER(a, b) ((a) > (b) ? (a) : (b))
/* Of a double that is whole; 0 out of range. */
#define WHOLE_OF(x) ((x) >= -9.2e18 && (x) <= 9.2e18 ? (int64_t)(x) : 0)

#endif
