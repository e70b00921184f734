/* segreduce/flat_persistent with whole rows as elements (whole_rows.h). */
#include "whole_rows.h"

#if V_BYTES == 16
/* A row is a vector by itself: one mark. */
typedef u8 mark_word;
#define MARK_BITS(word) (u32)(word)
#endif

#include "segreduce/flat_persistent.cl"
