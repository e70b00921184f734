/* Makes the data for the first case while the device opens: its geometry, and values for it. */
#include <string.h>

#include "harness/base/stop.h"
#include "tuner/catalogue/order.h"
#include "tuner/sweep/sweep_impl.h"

int first_case_index(const struct sweep_request *r, const struct operation *o, const struct case_queue *queue)
{
	return queue ? 0 : order_first(o, r->geometries.items, r->geometries.count);
}

int first_case_make(struct first_case *f, const struct operation *operation, const struct sweep_request *r,
		    struct err *e)
{
	const struct elem_type *type = elem_find(sweep_type_name(r, operation, 0));
	const struct oper *oper = sweep_request_oper(r, sweep_oper_name(r, operation, 0), sweep_request_input(r, 0));

	f->index = first_case_index(r, operation, NULL);
	if (geometry_make_until(stop_flag(), r->geometries.items[f->index], &f->geometry, e))
		return -1;
	f->has_geometry = 1;
	/* A pair that the operation does not support is reported once there is a device. */
	if (!operation_takes(operation, type, oper))
		return 0;
	if (dataset_make_until(stop_flag(), type, oper, problem_values(operation, &f->geometry), &f->data, e))
		return -1;
	f->has_data = 1;
	return 0;
}

int first_case_take_geometry(struct first_case *f, int index, struct geometry *g)
{
	if (!f || !f->has_geometry || f->index != index)
		return 0;
	*g = f->geometry;
	f->has_geometry = 0;
	return 1;
}

int first_case_take_data(struct first_case *f, const struct elem_type *type, const struct oper *oper, int64_t n,
			 struct dataset *data)
{
	if (!f || !f->has_data || f->data.type != type || f->data.oper != oper || f->data.n < n)
		return 0;
	*data = f->data;
	f->has_data = 0;
	return 1;
}

void first_case_release(struct first_case *f)
{
	if (f->has_geometry)
		geometry_release(&f->geometry);
	if (f->has_data)
		dataset_release(&f->data);
	memset(f, 0, sizeof *f);
}
