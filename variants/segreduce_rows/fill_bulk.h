/* Fills the buffer of buffered.h and evenly_buffered.h by bulk copies (CUDA from sm_90 on), one per pass. */
#ifndef SEGTUNE_FILL_BULK_H
#define SEGTUNE_FILL_BULK_H

#include "cuda/bulk_copy.h"
#include "source.h"

/* Copies should begin at multiples of that many values, a cache line: from elsewhere they take longer. */
#define FILL_ALIGN (128 / V_BYTES)

#define FILL_DECL LOCAL_DECL u64 arrival[1]
#define FILL arrival,
#define WAIT_FOR_BUFFER(pass) arrival_wait(arrival, pass)
#define RELEASE_BUFFER() release_to_copies()

/* Starts the copy of values base .. end - 1, of `all` in the array; base is a multiple of VEC. */
FN void fill_buffer(const V *RESTRICT values, i64 base, i64 end, i64 all, values_vec *buffer, u64 *arrival, i32 pass)
{
	const i64 cut = all / VEC * VEC, whole = end <= cut ? (end + VEC - 1) / VEC * VEC : cut;
	if (thread_id() == 0) {
		if (pass == 0)
			arrival_open(arrival);
		copy_bulk(buffer, values + base, (u32)(whole - base) * V_BYTES, arrival);
	}
	if (pass == 0)
		BARRIER(); /* nobody may wait before the mbarrier is initialised */
	/* The array's last values, less than a vector. */
	if (thread_id() < end - whole)
		((V *)buffer)[whole - base + thread_id()] = values[whole + thread_id()];
}

#endif
