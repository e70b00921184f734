/* Segmented reduction through a buffer that bulk copies fill: staged_bulk.h by offsets. */
#include "dialect.h"

#ifndef NT
#define NT 128 /* threads a block */
#endif
#ifndef SPT
#define SPT 4 /* segments a thread (or LANES threads) */
#endif
#ifndef NV
#define NV 3072 /* elements in the buffer: whole vectors */
#endif
#ifndef LANES
#define LANES 1 /* threads a segment: a power of two, at most 32 */
#endif
#ifndef OCC
#define OCC 0 /* blocks that a multiprocessor should hold; 0: as the compiler likes */
#endif

#define STAGED_KERNEL segreduce_bulk
#include "staged_bulk.h"
