/* The adversarial problems that every variant must solve, and the run of a variant on all of them. */
#include "harness/measure/verify.h"

#include <stdio.h>
#include <stdlib.h>

#include "harness/data/adversarial.h"

#define TABLE_MAX 64                  /* maximum entries of adversarials[] */
#define KINDS 3                       /* all of enum dataset_kind that a dataset can have */
#define REPEATED 4096                 /* maximum elements of the problem used for many launches */
#define ROW_VALUES ((int64_t)1 << 22) /* with wide rows, geometries with more values are omitted */
#define EMPTY_COST 16                 /* number of segments that cost a simulator as much as an element */

struct verify_set {
	struct bench *bench;
	struct dataset data[KINDS]; /* indexed by dataset_kind */
	struct geometry geometries[TABLE_MAX];
	int large[TABLE_MAX], special[TABLE_MAX]; /* as in adversarials[] */
	int ngeometries, count, shifted;
	const struct elem_type *offset_type;
	struct problem problems[KINDS * TABLE_MAX];
	struct device_problem *on_device[KINDS * TABLE_MAX];
};

/* Adds segments of one length, in the numbers from adversarial_counts. */
static int make_rows(struct verify_set *set, int64_t length, int64_t tile, int64_t most, struct err *e)
{
	int64_t *counts = adversarial_counts(length, tile, e);
	int status = counts ? 0 : -1;

	for (int k = 0; status == 0 && counts[k] >= 0 && set->ngeometries < TABLE_MAX; k++)
		if (counts[k] <= most / length) {
			struct geometry *g = &set->geometries[set->ngeometries];

			status = adversarial_rows(length, counts[k], g, e);
			set->special[set->ngeometries] = counts[k] == 33;
			set->large[set->ngeometries++] = counts[k] > 1000;
		}
	free(counts);
	return status;
}

static int make_geometries(struct verify_set *set, int64_t tile, int64_t most, struct err *e)
{
	for (int k = 0; set->ngeometries < TABLE_MAX && adversarials[k].name; k++) {
		struct geometry *g = &set->geometries[set->ngeometries];

		if (adversarial_make(&adversarials[k], tile, g, e))
			return -1;
		if (g->n > most || g->segments / EMPTY_COST > most) {
			geometry_release(g);
			continue;
		}
		set->special[set->ngeometries] = adversarials[k].special;
		set->large[set->ngeometries++] = adversarials[k].large;
	}
	return 0;
}

/* Sorts by the longest segment, so that a wrong variant is reported on the simplest geometry on which it fails. */
static void sort_by_longest(struct verify_set *set)
{
	for (int i = 1; i < set->ngeometries; i++) {
		const struct geometry g = set->geometries[i];
		const int large = set->large[i], special = set->special[i];
		int at = i;

		for (; at > 0 && set->geometries[at - 1].stats.max > g.stats.max; at--) {
			set->geometries[at] = set->geometries[at - 1];
			set->large[at] = set->large[at - 1];
			set->special[at] = set->special[at - 1];
		}
		set->geometries[at] = g;
		set->large[at] = large;
		set->special[at] = special;
	}
}

/* NaN is not tested for operators and inputs defined by scripts, which may treat it as they like, nor if no values are
 * read. */
static int meets_special(const struct elem_type *type, const struct oper *oper)
{
	return type->kind == 'f' && !oper_needs_device(oper) && !oper->index_only;
}

/* One dataset of each kind serves all geometries, so that kernels that read past their input still find values
 * there. */
static int make_data(struct verify_set *set, const struct verify_spec *spec, struct err *e)
{
	const struct elem_type *type = spec->type;
	const struct oper *oper = spec->oper;
	int64_t n = 0, n_special = 0;

	for (int k = 0; k < set->ngeometries; k++) {
		const int64_t here = problem_values(spec->operation, &set->geometries[k]);

		n = here > n ? here : n;
		n_special = set->special[k] && here > n_special ? here : n_special;
	}
	return dataset_make(type, oper, DATA_SIGNED, n, &set->data[DATA_SIGNED], e) ||
			       dataset_make(type, oper, DATA_SMALL, n, &set->data[DATA_SMALL], e) ||
			       (meets_special(type, oper) &&
				dataset_make(type, oper, DATA_SPECIAL, n_special, &set->data[DATA_SPECIAL], e))
		       ? -1
		       : 0;
}

static int expect_all(const struct verify_set *set, const struct verify_reference *reference, struct err *e)
{
	for (int k = 0; k < set->count; k++) {
		const struct problem *p = &set->problems[k];
		struct plan plan = {0};
		int at;

		if (reference->planner(reference->context, p, 1, &plan, &at, e) ||
		    device_problem_expect(set->on_device[k], &plan, reference->program, e))
			return err_context(e, "geometry '%s'", p->geometry->name);
	}
	return 0;
}

static int add_problem(struct verify_set *set, const struct operation *operation, enum dataset_kind kind,
		       const struct geometry *g, struct err *e)
{
	const struct elem_type *offsets = set->offset_type ? set->offset_type : problem_offset_type(g);

	if (problem_make_as(&set->problems[set->count], operation, offsets, &set->data[kind], g, e))
		return -1;
	set->problems[set->count++].shifted = set->shifted;
	return 0;
}

static int add_problems(struct verify_set *set, const struct operation *operation, struct err *e)
{
	const struct dataset *d = &set->data[DATA_SIGNED];
	const int special = meets_special(d->type, d->oper);

	for (int k = 0; k < set->ngeometries; k++)
		if (add_problem(set, operation, DATA_SIGNED, &set->geometries[k], e) ||
		    (set->large[k] && add_problem(set, operation, DATA_SMALL, &set->geometries[k], e)) ||
		    (special && set->special[k] && add_problem(set, operation, DATA_SPECIAL, &set->geometries[k], e)))
			return -1;
	return 0;
}

static int64_t most_elements(const struct verify_spec *spec)
{
	const int64_t rows = spec->row.width > 1 ? ROW_VALUES / spec->row.stride : INT64_MAX;

	return spec->max_elements < rows ? spec->max_elements : rows;
}

static int choose_geometries(struct verify_set *set, const struct verify_spec *spec, struct err *e)
{
	const int64_t tile = spec->tile > 0 ? spec->tile : 1, most = most_elements(spec);

	if (spec->length ? make_rows(set, spec->length, tile, most, e) : make_geometries(set, tile, most, e))
		return -1;
	if (set->ngeometries == 0)
		return err_as(e, ERR_USAGE, "no geometry to check has at most %lld elements", (long long)most);
	for (int k = 0; spec->row.width && k < set->ngeometries; k++)
		set->geometries[k].row = spec->row;
	sort_by_longest(set);
	return 0;
}

int verify_make(const struct verify_spec *spec, struct verify_set **set, struct err *e)
{
	struct verify_set *v = calloc(1, sizeof *v);

	*set = NULL;
	if (!v)
		return err_as(e, ERR_TOO_LARGE, "no memory for a set of adversarial geometries");
	v->shifted = spec->shifted;
	v->offset_type = spec->offset_type;
	if (choose_geometries(v, spec, e) || make_data(v, spec, e) || add_problems(v, spec->operation, e)) {
		verify_close(v);
		return -1;
	}
	*set = v;
	return 0;
}

int verify_load(struct verify_set *set, struct bench *bench, const struct verify_reference *reference, struct err *e)
{
	const struct oper *oper = set->data[DATA_SIGNED].oper;

	if (oper_needs_device(oper) && !reference)
		return err_as(e, ERR_USAGE, "operator '%s' has no reference", oper->name);
	set->bench = bench;
	return device_problem_open_all(bench, set->problems, set->count, set->on_device, e) ||
			       (reference && expect_all(set, reference, e))
		       ? -1
		       : 0;
}

void verify_close(struct verify_set *set)
{
	if (!set)
		return;
	for (int k = 0; k < set->count; k++) {
		device_problem_close(set->on_device[k]);
		problem_release(&set->problems[k]);
	}
	for (int k = 0; k < set->ngeometries; k++)
		geometry_release(&set->geometries[k]);
	for (int kind = 0; kind < KINDS; kind++)
		dataset_release(&set->data[kind]);
	free(set);
}

int verify_count(const struct verify_set *set)
{
	return set->count;
}

const struct problem *verify_problem(const struct verify_set *set, int index)
{
	return &set->problems[index];
}

int verify_run(struct verify_set *set, const struct verify_request *r, struct verdict *verdict, struct err *e)
{
	struct plan *plans = calloc((size_t)set->count + 1, sizeof *plans);
	struct bench_check checks[KINDS * TABLE_MAX + 1];
	const struct check_list list = {checks, set->count + (r->extra != NULL), r->program, r->sequential};
	const char *name;
	int status;

	*verdict = (struct verdict){.index = -1};
	if (!plans)
		return err_as(e, ERR_TOO_LARGE, "no memory for %d plans", set->count);
	for (int k = 0; k < set->count; k++)
		checks[k] = (struct bench_check){set->on_device[k], &plans[k]};
	if (r->extra)
		checks[set->count] = *r->extra;
	status = r->planner(r->context, set->problems, set->count, plans, &verdict->check, e) ||
				 bench_verify_all(set->bench, &list, verdict, e)
			 ? -1
			 : 0;
	if (status && verdict->check >= 0 && verdict->check < set->count) {
		name = set->problems[verdict->check].geometry->name;
		(void)snprintf(verdict->geometry, sizeof verdict->geometry, "%s", name);
		(void)err_context(e, "geometry '%s'", name);
	} else if (status) {
		(void)err_context(e, "one of %d geometries", list.count);
	}
	free(plans);
	return status;
}

/* Only segments of ordinary numbers: a NaN may hide errors next to it. */
static int has_numbers(const struct verify_set *set, int k)
{
	return set->problems[k].dataset == &set->data[DATA_SIGNED] && set->problems[k].geometry->segments > 0;
}

/* The largest problem with at most REPEATED elements. */
static int problem_to_repeat(const struct verify_set *set)
{
	int best = 0;

	for (int k = 0; k < set->count; k++) {
		const int64_t n = set->problems[k].geometry->n;

		if (has_numbers(set, k) && n <= REPEATED && n > set->problems[best].geometry->n)
			best = k;
	}
	return best;
}

/* The problem with the longest segment, to which most tiles and blocks contribute: the order in which their parts are
 * combined may differ between runs. */
static int problem_to_reproduce(const struct verify_set *set)
{
	int best = 0;

	for (int k = 0; k < set->count; k++)
		if (has_numbers(set, k) &&
		    set->problems[k].geometry->stats.max > set->problems[best].geometry->stats.max)
			best = k;
	return best;
}

/* The check of one problem. Its plan is one of *plans, which the caller frees. */
static int plan_one(struct verify_set *set, const struct verify_request *r, int k, struct bench_check *check,
		    struct plan **plans, struct err *e)
{
	int at;

	*plans = calloc((size_t)set->count + 1, sizeof **plans);
	if (!*plans)
		return err_as(e, ERR_TOO_LARGE, "no memory for %d plans", set->count);
	*check = (struct bench_check){set->on_device[k], &(*plans)[k]};
	return r->planner(r->context, set->problems, set->count, *plans, &at, e);
}

int verify_repeat(struct verify_set *set, const struct verify_request *r, const struct repetition *repetition,
		  struct verdict *verdict, struct err *e)
{
	struct plan *plans;
	struct bench_check check;
	int launches, status = plan_one(set, r, problem_to_repeat(set), &check, &plans, e) ||
					       bench_repeat(&check, r->program, repetition, &launches, verdict, e)
				       ? -1
				       : 0;

	free(plans);
	return status;
}

int verify_reproduce(struct verify_set *set, const struct verify_request *r, int launches, int *differing,
		     struct err *e)
{
	struct plan *plans;
	struct bench_check check;
	int status = plan_one(set, r, problem_to_reproduce(set), &check, &plans, e) ||
				     bench_reproduce(&check, r->program, launches, differing, e)
			     ? -1
			     : 0;

	free(plans);
	return status;
}
