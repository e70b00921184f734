/* Segmented reduction, one block per segment. The launch may set the block size. */
#include "dialect.h"

#ifndef NT
#define NT 256 /* threads per block; 0: set by the launch */
#endif
#if NT
#define AND_THREADS_PARAM
#define THREADS NT
#else
#undef NT
#define NT 1024 /* at most */
#define AND_THREADS_PARAM , i64 threads
#define THREADS ((i32)threads)
#endif

#include "block/whole_segments.h"

KERNEL BOUNDS(NT, 0) void segreduce_block(SOURCE_PARAMS, OFFSETS_PARAM i64 n, i64 segments,
					  GLOBAL RESULT_T *RESTRICT result AND_THREADS_PARAM)
{
	LOCAL_DECL T scratch[FOLD_SIZE];
	fold_whole_segments(SOURCE, OFFSETS (OFF_T)n, segments, THREADS, UNROLL, scratch, result);
}
