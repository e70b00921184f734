/*
 * Moves of intervals where empty segments have places outside the arrays, which no kernel may use, with an exported
 * library of interval_move, through OpenCL. Exits 77 without a device.
 */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "segred.h"

enum { N = 100, SEGMENTS = 5 };

int main(void)
{
	static const int32_t offsets[SEGMENTS + 1] = {0, 0, 40, 40, N, N}, gather[SEGMENTS] = {-7, 60, -9, 0, 1000},
						scatter[SEGMENTS] = {-1, 0, -3, 40, -2};
	float values[N], found[N];
	void *arrays[5] = {NULL};
	struct segred_problem p;
	segred_context *c;
	segred_plan *plan;
	int i, box, wrong = 0, boxes;

	if (segred_open("opencl:0", &c) != SEGRED_OK)
		return 77;
	for (i = 0; i < N; i++)
		values[i] = (float)i;
	if (!segred_included(0, &p) || segred_memory_make(c, sizeof values, values, &arrays[0]) != SEGRED_OK ||
	    segred_memory_make(c, sizeof offsets, offsets, &arrays[1]) != SEGRED_OK ||
	    segred_memory_make(c, sizeof gather, gather, &arrays[2]) != SEGRED_OK ||
	    segred_memory_make(c, sizeof scatter, scatter, &arrays[3]) != SEGRED_OK)
		return 2;
	p.n = N;
	p.segments = SEGMENTS;
	p.offsets = arrays[1];
	boxes = segred_box_count(c, &p);
	for (box = 0; box < boxes; box++) {
		memset(found, 0xff, sizeof found); /* NaN */
		if (segred_memory_make(c, sizeof found, found, &arrays[4]) != SEGRED_OK ||
		    segred_plan_box(c, &p, box, &plan) != SEGRED_OK)
			return 2;
		if (segred_execute_arrays(plan, arrays, NULL) != SEGRED_OK ||
		    segred_memory_read(c, arrays[4], sizeof found, found) != SEGRED_OK)
			return 2;
		for (i = 0; i < N; i++)
			wrong += !(found[i] == (float)(i < 40 ? 60 + i : i - 40));
		segred_plan_free(plan);
		segred_memory_free(c, arrays[4]);
	}
	for (i = 0; i < 4; i++)
		segred_memory_free(c, arrays[i]);
	segred_close(c);
	(void)printf("%d boxes, %d wrong\n", boxes, wrong);
	return wrong != 0 || boxes < 1;
}
