/* Segmented reduction of rows through a buffer in local memory (buffered.h) that bulk copies fill. */
#include "dialect.h"

#ifndef NT
#define NT 128 /* threads a block */
#endif
#ifndef SEGMENTS
#define SEGMENTS 8 /* segments a block */
#endif
#ifndef ROWS
#define ROWS 1 /* threads that share a segment's column: a power of two, at most 32 */
#endif
#ifndef BUFFER_ITEMS
#define BUFFER_ITEMS 4096 /* values in the buffer: whole vectors */
#endif
#ifndef MIN_BLOCKS
#define MIN_BLOCKS 0 /* blocks that a multiprocessor should hold; 0: as the compiler likes */
#endif

#include "cuda/bulk_copy.h"
#include "source.h"

#define FILL_DECL LOCAL_DECL u64 arrival[1]
#define FILL arrival,
#define RELEASE_BUFFER() release_to_copies()

/* Values from base to before end, of `all`; base is at a vector. */
FN void fill_buffer(const V *RESTRICT values, i64 base, i64 end, i64 all, values_vec *buffer, u64 *arrival, i32 pass)
{
	const i64 cut = all / VEC * VEC, whole = end <= cut ? (end + VEC - 1) / VEC * VEC : cut;
	if (thread_id() == 0) {
		if (pass == 0)
			arrival_open(arrival);
		copy_bulk(buffer, values + base, (u32)(whole - base) * V_BYTES, arrival);
	}
	if (pass == 0)
		BARRIER(); /* nobody waits before the arrival is open */
	/* The array's last values, fewer than a vector. */
	if (thread_id() < end - whole)
		((V *)buffer)[whole - base + thread_id()] = values[whole + thread_id()];
	arrival_wait(arrival, pass);
}

#define BUFFERED_KERNEL segreduce_rows_buffer_bulk
#include "buffered.h"
