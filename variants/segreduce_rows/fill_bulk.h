/* The buffer of buffered.h and evenly_buffered.h is filled by bulk copies (CUDA from sm_90 on), one a pass. */
#ifndef SEGTUNE_FILL_BULK_H
#define SEGTUNE_FILL_BULK_H

#include "cuda/bulk_copy.h"
#include "source.h"

/* Values at whose multiples copies should begin: those of a line of the cache, as copies from elsewhere take longer. */
#define FILL_ALIGN (128 / V_BYTES)

#define FILL_DECL LOCAL_DECL u64 arrival[1]
#define FILL arrival,
#define WAIT_FOR_BUFFER(pass) arrival_wait(arrival, pass)
#define RELEASE_BUFFER() release_to_copies()

/* Values from base to before end, of `all`, once they have been waited for; base is at a vector. */
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
}

#endif
