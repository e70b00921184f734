/* A case of rows: its geometry, values and problem, from a spec. For tests of operations on rows. */
#ifndef SEGTUNE_TESTS_ROW_CASE_H
#define SEGTUNE_TESTS_ROW_CASE_H

#include <string.h>

#include "harness/operations/problem.h"
#include "test.h"

#define COUNT(list) ((int)(sizeof(list) / sizeof *(list)))

struct cell {
	struct geometry g;
	struct dataset d;
	struct problem p;
	struct err e;
};

/* Returns 0, or -1 with c->e filled; the caller calls close_cell in either case. */
static inline int open_cell(struct cell *c, const struct operation *o, const char *type, const char *oper,
			    const char *spec)
{
	memset(c, 0, sizeof *c);
	return geometry_make(spec, &c->g, &c->e) ||
			       dataset_make(elem_find(type), oper_find(oper), DATA_SIGNED, problem_values(o, &c->g),
					    &c->d, &c->e) ||
			       problem_make(&c->p, o, &c->d, &c->g, &c->e)
		       ? -1
		       : 0;
}

static inline void close_cell(struct cell *c)
{
	problem_release(&c->p);
	dataset_release(&c->d);
	geometry_release(&c->g);
}

/* Invalid specs, and what the error says. */
struct wrong_spec {
	const char *text, *why;
};

static inline void refuse_specs(struct test_counts *t, const struct wrong_spec *list, int count)
{
	for (int k = 0; k < count; k++) {
		struct geometry g = {0};
		struct err e = {0};

		test_ok(t,
			geometry_make(list[k].text, &g, &e) == -1 && e.kind == ERR_USAGE && strstr(e.text, list[k].why),
			"%s: %s", list[k].text, e.text);
		geometry_release(&g);
	}
}

#endif
