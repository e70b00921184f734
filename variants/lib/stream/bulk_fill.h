/*
 * Fills the buffer (buffer.h) by one bulk copy per pass (CUDA from sm_90 on). One thread issues it, so blocks need few
 * registers and instructions, and many blocks have their elements in flight. The buffer holds whole vectors.
 */
#ifndef SEGTUNE_BULK_FILL_H
#define SEGTUNE_BULK_FILL_H

#define STAGE_VALUES 1
#define PLACE(j) (j)

#include "cuda/bulk_copy.h"
#include "stream/buffer.h"

FN void fill(SOURCE_PARAMS, OFF_T base, OFF_T end, OFF_T n, staged_vec *buffer, u64 *arrival, i32 pass)
{
	const OFF_T stop = end - base < BUFFER_ITEMS ? end : base + BUFFER_ITEMS, cut = n / VEC * VEC;
	const OFF_T whole = stop <= cut ? (stop + VEC - 1) / VEC * VEC : cut;
	if (thread_id() == 0) {
		if (pass == 0)
			arrival_open(arrival);
		copy_bulk(buffer, values + base, (u32)(whole - base) * STAGED_BYTES, arrival);
	}
	if (stop > cut && thread_id() == 1) { /* the array's last, partial vector */
		staged_vec v;
		load_staged(SOURCE, cut, n, &v);
		put_staged(&buffer[(cut - base) / VEC], &v);
	}
}

#define ARRIVAL_DECL LOCAL_DECL u64 arrival[1];
#define ARRIVAL , arrival, pass
#define WAIT_FOR_BUFFER(pass) arrival_wait(arrival, pass)
#define RELEASE_BUFFER() release_to_copies()

#endif
