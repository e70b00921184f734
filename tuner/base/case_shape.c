/* Shapes of cases, from a problem or before one exists. */
#include "tuner/base/case_shape.h"

void case_shape_make(struct case_shape *shape, const struct operation *o, const struct elem_type *type,
		     const struct oper *oper, const struct geometry *g)
{
	const struct geometry_stats *stats = &g->stats;

	*shape = (struct case_shape){
		.type = type,
		.offset_type = problem_offset_type(g),
		.key = operation_key(o),
		.writes_keys = operation_writes_keys(o),
		.oper = oper,
		.n = stats->n,
		.segments = stats->segments,
		.min = stats->min,
		.max = stats->max,
		.empty = stats->empty,
		.longest = geometry_probed_longest(stats, problem_offset_type(g)->bytes),
		.span = stats->span,
		.length = problem_length(o, g),
		.columns = g->columns,
		.row = problem_row(o, g),
		.mean = stats->mean,
		.cv = stats->cv,
	};
}

void case_shape_of(struct case_shape *shape, const struct problem *problem)
{
	case_shape_make(shape, problem->operation, problem->dataset->type, problem->dataset->oper, problem->geometry);
	shape->offset_type = problem->offset_type;
	shape->longest = geometry_probed_longest(&problem->geometry->stats, problem->offset_type->bytes);
}
