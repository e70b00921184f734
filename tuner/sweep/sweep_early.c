/* What a sweep can make while its device opens: the first geometry, and values for it. */
#include <string.h>

#include "harness/base/stop.h"
#include "tuner/sweep/sweep_parts.h"

int sweep_first(const struct sweep_request *r, const struct operation *o)
{
	return r->share ? 0 : order_first(o, r->geometries.items, r->geometries.count);
}

int sweep_early_make(struct sweep_early *early, const struct operation *operation, const struct sweep_request *r,
		     struct err *e)
{
	const struct elem_type *type = elem_find(sweep_type_name(r, operation, 0));
	const struct oper *oper = user_oper_find(r->defined, sweep_oper_name(r, operation, 0));

	early->index = sweep_first(r, operation);
	if (geometry_make_until(stop_flag(), r->geometries.items[early->index], &early->geometry, e))
		return -1;
	early->has_geometry = 1;
	/* What the pair is not for is told, and passed over, once there is a device. */
	if (!operation_takes(operation, type, oper))
		return 0;
	if (dataset_make_until(stop_flag(), type, oper, early->geometry.n, &early->data, e))
		return -1;
	early->has_data = 1;
	return 0;
}

int sweep_early_geometry(struct sweep_early *early, int index, struct geometry *g)
{
	if (!early || !early->has_geometry || early->index != index)
		return 0;
	*g = early->geometry;
	early->has_geometry = 0;
	return 1;
}

int sweep_early_data(struct sweep_early *early, const struct elem_type *type, const struct oper *oper, int64_t n,
		     struct dataset *data)
{
	if (!early || !early->has_data || early->data.type != type || early->data.oper != oper || early->data.n < n)
		return 0;
	*data = early->data;
	early->has_data = 0;
	return 1;
}

void sweep_early_release(struct sweep_early *early)
{
	if (early->has_geometry)
		geometry_release(&early->geometry);
	if (early->has_data)
		dataset_release(&early->data);
	memset(early, 0, sizeof *early);
}
