/* Writes runs, cases, builds, measurements, failures and final comparisons. */
#include "tuner/store/store.h"

#include <stdio.h>
#include <time.h>

#include "harness/data/input.h"
#include "tuner/store/store_sql.h"

/* Samples are stored in their memory format. */
_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "the store's blobs are little-endian");

static int64_t milliseconds_now(void)
{
	struct timespec now;

	(void)clock_gettime(CLOCK_REALTIME, &now);
	return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* The id of the row that `find` returns, else of the one that `add` inserts. Both get the same values, first those that
 * identify the row. Looks first because the row almost always exists and reading takes no lock. `add` ends in ON
 * CONFLICT DO NOTHING, so that of two concurrent writers of the same row the second one finds it. */
static int find_or_add(struct store *s, const char *find, const char *add, struct values values, int64_t *id,
		       struct err *e)
{
	if (store_int(s, find, values, id, e) != 0)
		return -1;
	if (*id != 0)
		return 0;
	if (store_put(s, add, values, e) != 0 || store_int(s, find, values, id, e) != 0)
		return -1;
	return *id != 0 ? 0 : err_set(e, "database '%s': an added row is missing", s->path);
}

static int add_device(struct store *s, const struct gpu_info *d, int64_t *id, struct err *e)
{
	static const char find[] = "SELECT id FROM device WHERE name=?1 AND uuid=?2 AND backend=?3 AND arch=?4 AND "
				   "compute_units=?5";
	static const char add[] =
		"INSERT INTO device(name, uuid, backend, arch, compute_units, is_cpu, has_f64, has_shuffle, warp, "
		"max_block, local_bytes, local_bytes_sm, memory_bytes, l2_bytes) "
		"VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12,?13,?14) ON CONFLICT DO NOTHING";

	return find_or_add(s, find, add,
			   VALUES(value_text(d->name), value_text(d->uuid), value_text(d->backend), value_text(d->arch),
				  value_int(d->compute_units), value_int(d->is_cpu), value_int(d->has_f64),
				  value_int(d->has_shuffle), value_int(d->warp), value_int(d->max_block),
				  value_int(d->local_bytes), value_int(d->local_bytes_sm), value_int(d->memory_bytes),
				  value_int(d->l2_bytes)),
			   id, e);
}

static int add_environment(struct store *s, const struct store_run *run, int64_t *id, struct err *e)
{
	static const char find[] = "SELECT id FROM environment WHERE driver=?1 AND compiler=?2 AND host=?3 AND "
				   "host_compiler=?4 AND version=?5";
	static const char add[] = "INSERT INTO environment(driver, compiler, host, host_compiler, version) "
				  "VALUES(?1,?2,?3,?4,?5) ON CONFLICT DO NOTHING";

	return find_or_add(s, find, add,
			   VALUES(value_text(run->device->driver), value_text(run->device->compiler),
				  value_text(run->host), value_text(run->host_compiler), value_text(run->version)),
			   id, e);
}

static int add_run(struct store *s, const struct store_run *run, int64_t *id, struct err *e)
{
	static const char add[] =
		"INSERT INTO run(device, environment, started, command, copy_bandwidth, copy_bytes, "
		"copy_low, copy_high, copy_samples, ecc, power_limit, sm_clock, memory_clock, temperature) "
		"VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12,?13,?14)";
	static const struct timing none = {0};
	const struct gpu_health *h = run->health ? run->health : &gpu_health_unknown;
	const struct timing *copy = run->copy ? run->copy : &none;
	int64_t device, environment;

	if (add_device(s, run->device, &device, e) != 0 || add_environment(s, run, &environment, e) != 0)
		return -1;
	if (store_put(s, add,
		      VALUES(value_int(device), value_int(environment), value_int(milliseconds_now()),
			     value_text(run->command), value_real(run->copy_bandwidth),
			     value_int((int64_t)run->copy_bytes), value_real(copy->low), value_real(copy->high),
			     value_blob(copy->samples, (int64_t)sizeof(double) * copy->count), value_maybe(h->ecc),
			     h->power_limit < 0 ? value_maybe(-1) : value_real(h->power_limit),
			     value_maybe(h->sm_clock), value_maybe(h->memory_clock), value_maybe(h->temperature)),
		      e) != 0)
		return -1;
	*id = sqlite3_last_insert_rowid(s->db);
	return 0;
}

int store_run_begin(struct store *s, const struct store_run *run, int64_t *id, struct err *e)
{
	if (store_exec(s, "BEGIN IMMEDIATE", e) != 0)
		return -1;
	return store_end(s, add_run(s, run, id, e), e);
}

int store_run_end(struct store *s, int64_t run, const char *status, const struct gpu_health *health, struct err *e)
{
	static const char add[] = "INSERT INTO run_end(run, ended, status, sm_clock, memory_clock, temperature) "
				  "VALUES(?1,?2,?3,?4,?5,?6)";
	const struct gpu_health *h = health ? health : &gpu_health_unknown;

	return store_put(s, add,
			 VALUES(value_int(run), value_int(milliseconds_now()), value_text(status),
				value_maybe(h->sm_clock), value_maybe(h->memory_clock), value_maybe(h->temperature)),
			 e);
}

/* Writes the buckets up to the last nonzero one as a JSON array. */
static void histogram_text(const int64_t *buckets, char *out, size_t size)
{
	int last = GEOMETRY_BUCKETS - 1;
	size_t used = 0;

	while (last > 0 && buckets[last] == 0)
		last--;
	for (int i = 0; i <= last && used < size; i++)
		used += (size_t)snprintf(out + used, size - used, "%s%lld", i ? "," : "[", (long long)buckets[i]);
	if (used < size)
		(void)snprintf(out + used, size - used, "]");
}

static int add_geometry(struct store *s, const struct geometry *g, int64_t *id, struct err *e)
{
	static const char find[] =
		"SELECT id FROM geometry WHERE name=?1 AND kind=?2 AND n=?3 AND segments=?4 AND columns=?5 AND "
		"min=?6 AND max=?7 AND std=?8 AND empty=?9 AND histogram=?10 "
		"UNION ALL SELECT id FROM geometry WHERE content=?15 AND content<>0 AND kind=?2 AND n=?3 AND "
		"segments=?4 AND columns=?5 LIMIT 1";
	static const char add[] =
		"INSERT INTO geometry(name, kind, n, segments, columns, min, max, std, empty, histogram, mean, cv, "
		"share_1k, share_4k, content) VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12,?13,?14,?15) ON CONFLICT "
		"DO "
		"NOTHING";
	char histogram[GEOMETRY_BUCKETS * 21 + 2]; /* 19 digits, sign, comma */
	const struct geometry_stats *f = &g->stats;

	histogram_text(f->histogram, histogram, sizeof histogram);
	if (find_or_add(s, find, add,
			VALUES(value_text(g->name), value_text(g->kind), value_int(g->n), value_int(g->segments),
			       value_int(g->columns), value_int(f->min), value_int(f->max), value_real(f->std),
			       value_int(f->empty), value_text(histogram), value_real(f->mean), value_real(f->cv),
			       value_real(f->share_1k), value_real(f->share_4k), value_int((int64_t)g->content)),
			id, e) != 0)
		return -1;
	return f->span > 0 ? store_add_span(s, *id, f->span, e) : 0;
}

#define STORE_DATASET 300

/* The dataset's name, followed by a blank and the input; INPUT_OF in store_sql.h extracts it. */
static int dataset_text(const struct store_case *c, char out[STORE_DATASET], struct err *e)
{
	const int is_array = input_is_array(c->input);
	const int length =
		snprintf(out, STORE_DATASET, "%s%s%s", c->dataset, is_array ? "" : " ", is_array ? "" : c->input);

	return length < STORE_DATASET ? 0 : err_set(e, "input '%.40s...' is too long to be stored", c->input);
}

int store_case(struct store *s, const struct store_case *c, int64_t *id, struct err *e)
{
	static const char find[] =
		"SELECT id FROM tuning_case WHERE operation=?1 AND type=?2 AND oper=?3 AND "
		"offset_type=?4 AND dataset=?5 AND geometry=?6 AND cold=?7 AND bytes=?8 AND key_type=?9";
	static const char add[] =
		"INSERT INTO tuning_case(operation, type, oper, offset_type, dataset, geometry, cold, bytes, key_type) "
		"VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?9) ON CONFLICT DO NOTHING";
	char dataset[STORE_DATASET];
	int64_t geometry;

	if (add_geometry(s, c->geometry, &geometry, e) != 0 || dataset_text(c, dataset, e) != 0)
		return -1;
	return find_or_add(s, find, add,
			   VALUES(value_text(c->operation), value_text(c->type), value_text(c->oper),
				  value_text(c->offset_type), value_text(dataset), value_int(geometry),
				  value_int(c->cold), value_real(c->bytes), value_text(c->key_type)),
			   id, e);
}

int store_build(struct store *s, const struct store_build *b, int64_t *id, struct err *e)
{
	static const char find[] = "SELECT id FROM build WHERE hash=?1 AND operation=?2 AND type=?3 AND oper=?4 AND "
				   "strategy=?5 AND params=?6 AND arch=?7";
	static const char add[] = "INSERT INTO build(hash, operation, type, oper, strategy, params, arch, compiler, "
				  "seconds, registers, spill_bytes, local_bytes, key_type) "
				  "VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12,?13) ON CONFLICT DO NOTHING";
	struct value seconds = b->seconds < 0 ? value_maybe(-1) : value_real(b->seconds);

	return find_or_add(s, find, add,
			   VALUES(value_int((int64_t)b->hash), value_text(b->operation), value_text(b->type),
				  value_text(b->oper), value_text(b->strategy), value_text(b->params),
				  value_text(b->arch), value_text(b->compiler), seconds, value_maybe(b->registers),
				  value_maybe(b->spill_bytes), value_maybe(b->local_bytes), value_text(b->key_type)),
			   id, e);
}

int store_measurement(struct store *s, int64_t run, int64_t build, int64_t case_id, const struct timing *t,
		      struct err *e)
{
	static const char add[] =
		"INSERT INTO measurement(run, build, tuning_case, taken, median, low, high, min, mean, count, batch, "
		"stopped, samples, prepare, repeated, throttled, drift) "
		"VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12,?13,?14,?15,?16,?17)";
	struct value prepare = t->prepare > 0 ? value_real(t->prepare) : value_maybe(-1);

	return store_put(s, add,
			 VALUES(value_int(run), value_int(build), value_int(case_id), value_int(milliseconds_now()),
				value_real(t->median), value_real(t->low), value_real(t->high), value_real(t->min),
				value_real(t->mean), value_int(t->count), value_int(t->batch), value_text(t->stopped),
				value_blob(t->samples, (int64_t)sizeof(double) * t->count), prepare,
				value_maybe(t->repeated), value_maybe(t->throttled),
				t->drift > 0 ? value_real(t->drift) : value_maybe(-1)),
			 e);
}

int store_failure(struct store *s, const struct store_failure *f, struct err *e)
{
	static const char add[] =
		"INSERT INTO failure(run, build, tuning_case, taken, outcome, reason, geometry, array, bad_index, "
		"expected, actual, bad) VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12)";
	const struct value none = value_maybe(-1);
	const struct verdict *v = f->verdict;

	return store_put(s, add,
			 VALUES(value_int(f->run), value_int(f->build), f->case_id ? value_int(f->case_id) : none,
				value_int(milliseconds_now()), value_text(f->outcome), value_text(f->reason),
				v ? value_text(v->geometry) : none, v ? value_text(v->array) : none,
				v ? value_int(v->index) : none, v ? value_text(v->expected) : none,
				v ? value_text(v->actual) : none, v ? value_int(v->bad) : none),
			 e);
}

int store_search_end(struct store *s, int64_t run, int64_t case_id, const char *outcome, int listed, struct err *e)
{
	static const char add[] =
		"INSERT INTO search_end(run, tuning_case, taken, outcome, listed) VALUES(?1,?2,?3,?4,?5)";

	return store_put(s, add,
			 VALUES(value_int(run), value_int(case_id), value_int(milliseconds_now()), value_text(outcome),
				value_int(listed)),
			 e);
}

int store_confirmation(struct store *s, int64_t run, int64_t build, int64_t case_id, int launches, struct err *e)
{
	static const char add[] =
		"INSERT INTO confirmation(run, build, tuning_case, taken, launches) VALUES(?1,?2,?3,?4,?5)";

	return store_put(s, add,
			 VALUES(value_int(run), value_int(build), value_int(case_id), value_int(milliseconds_now()),
				value_int(launches)),
			 e);
}

/* Now, or just after the last comparison of the case, so that the later one is always newer. */
static int time_of_final(struct store *s, int64_t case_id, int64_t *taken, struct err *e)
{
	const int64_t now = milliseconds_now();

	if (store_int(s, "SELECT max(taken) + 1 FROM final WHERE tuning_case = ?1", VALUES(value_int(case_id)), taken,
		      e))
		return -1;
	*taken = *taken > now ? *taken : now;
	return 0;
}

int store_finals(struct store *s, int64_t run, int64_t case_id, const struct store_final *list, int count,
		 struct err *e)
{
	static const char add[] =
		"INSERT INTO final(run, build, tuning_case, taken, rank, tied, ratio, low, high, seconds, count) "
		"VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11)";
	int64_t taken;
	int status = 0;

	if (store_exec(s, "BEGIN IMMEDIATE", e) != 0)
		return -1;
	status = time_of_final(s, case_id, &taken, e);
	for (int i = 0; i < count && status == 0; i++) {
		const struct store_final *f = &list[i];

		status =
			store_put(s, add,
				  VALUES(value_int(run), value_int(f->build), value_int(case_id), value_int(taken),
					 value_int(i + 1), value_int(f->tied), value_real(f->ratio), value_real(f->low),
					 value_real(f->high), value_real(f->seconds), value_int(f->samples)),
				  e);
	}
	return store_end(s, status, e);
}
