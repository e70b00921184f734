/* Shapes of cases, from a problem or before one exists. */
#include "tuner/base/case_shape.h"

/* What a probe finds depends on it. */
static void set_offset_type(struct case_shape *shape, const struct elem_type *type, const struct geometry_stats *stats)
{
	shape->offset_type = type;
	shape->longest = geometry_probed_longest(stats, type->bytes);
}

void case_shape_make(struct case_shape *shape, const struct operation *o, const struct elem_type *type,
		     const struct oper *oper, const struct geometry *g)
{
	const struct geometry_stats *stats = &g->stats;

	*shape = (struct case_shape){
		.type = type,
		.key = operation_key(o),
		.writes_keys = operation_writes_keys(o),
		.oper = oper,
		.n = stats->n,
		.segments = stats->segments,
		.min = stats->min,
		.max = stats->max,
		.empty = stats->empty,
		.span = stats->span,
		.length = problem_length(o, g),
		.columns = g->columns,
		.row = problem_row(o, g),
		.mean = stats->mean,
		.cv = stats->cv,
	};
	set_offset_type(shape, problem_offset_type(g), stats);
}

void case_shape_of(struct case_shape *shape, const struct problem *problem)
{
	case_shape_make(shape, problem->operation, problem->dataset->type, problem->dataset->oper, problem->geometry);
	set_offset_type(shape, problem->offset_type, &problem->geometry->stats);
}
