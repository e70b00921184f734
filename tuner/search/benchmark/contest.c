#include "tuner/search/benchmark/contest.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/parallel.h"
#include "tuner/base/atomic_file.h"
#include "tuner/base/progress.h"
#include "tuner/search/benchmark/contest_trace.h"
#include "tuner/search/search.h"

static int no_memory(struct err *e)
{
	return err_as(e, ERR_TOO_LARGE, "out of memory for the runs");
}

/* ---- arenas ---- */

static int add_arena(struct contest *c, struct recording *r, int file, struct err *e)
{
	struct arena *grown = realloc(c->arenas, (size_t)(c->narenas + 1) * sizeof *grown);

	if (!grown) {
		recording_release(r);
		return no_memory(e);
	}
	c->arenas = grown;
	memset(&grown[c->narenas], 0, sizeof *grown);
	grown[c->narenas].recording = *r;
	grown[c->narenas].file = file;
	memset(r, 0, sizeof *r);
	c->narenas++;
	return baseline_make(&grown[c->narenas - 1].recording, c->request->cutoff, &grown[c->narenas - 1].baseline, e);
}

static int ends_with(const char *text, const char *end)
{
	size_t length = strlen(text), tail = strlen(end);

	return length >= tail && strcmp(text + length - tail, end) == 0;
}

static int read_file(struct contest *c, int file, struct err *e)
{
	const char *path = c->request->files.items[file];
	struct recording one, *list;
	int count, status = 0;

	if (ends_with(path, ".json") || ends_with(path, ".json.gz"))
		return recording_read_json(path, &one, e) || add_arena(c, &one, file, e) ? -1 : 0;
	if (recording_read_db(path, (int)c->request->min_size, &list, &count, e))
		return -1;
	if (count == 0)
		status = err_set(e, "'%s' has no case with at least %d measured variants", path,
				 (int)c->request->min_size);
	for (int i = 0; i < count && status == 0; i++)
		status = add_arena(c, &list[i], file, e);
	recording_list_release(list, count);
	return status;
}

/* ---- hints ---- */

static int winner(const struct recording *r)
{
	int best = 0;

	for (int i = 1; i < r->space.nconfigs; i++)
		if (r->outcomes[i].seconds < r->outcomes[best].seconds)
			best = i;
	return best;
}

/* Cases of a file stand in the order of their mean lengths: neighbours before and behind are near. */
static int take_hints(struct contest *c, int arena, struct err *e)
{
	struct arena *a = &c->arenas[arena];

	a->hints = calloc((size_t)c->request->hints + 1, sizeof *a->hints);
	if (!a->hints)
		return no_memory(e);
	for (int step = 1; step < c->narenas && a->nhints < c->request->hints; step++)
		for (int side = -1; side <= 1 && a->nhints < c->request->hints; side += 2) {
			int other = arena + side * step, hint;

			if (other < 0 || other >= c->narenas || c->arenas[other].file != a->file)
				continue;
			hint = recording_translate(&c->arenas[other].recording, winner(&c->arenas[other].recording),
						   &a->recording);
			if (hint >= 0)
				a->hints[a->nhints++] = hint;
		}
	return 0;
}

/* ---- entrants ---- */

int contest_add_entrant(struct contest *c, const char *name, const char *search, struct err *e)
{
	struct entrant *grown;

	for (int i = 0; i < c->nentrants; i++)
		if (strcmp(c->entrants[i].name, name) == 0 && (c->entrants[i].search != NULL) == (search != NULL))
			return i;
	grown = realloc(c->entrants, (size_t)(c->nentrants + 1) * sizeof *grown);
	if (!grown)
		return no_memory(e);
	c->entrants = grown;
	grown[c->nentrants].search = search;
	(void)snprintf(grown[c->nentrants].name, sizeof grown->name, "%s", name);
	return c->nentrants++;
}

static int name_entrants(struct contest *c, struct err *e)
{
	const struct strings *wanted = &c->request->searches;

	for (int i = 0; i < wanted->count; i++)
		if (!search_name(wanted->items[i]))
			return err_as(e, ERR_USAGE, "unknown search '%s' (bench-search --list lists them)",
				      wanted->items[i]);
	for (int i = 0; i < (wanted->count ? wanted->count : search_count()); i++) {
		const char *name = wanted->count ? search_name(wanted->items[i]) : search_list(i).name;

		if (contest_add_entrant(c, name, name, e) < 0)
			return -1;
	}
	return 0;
}

/* ---- one run ---- */

static size_t bout_index(const struct contest *c, int arena, int entrant, int run)
{
	return ((size_t)arena * (size_t)c->nentrants + (size_t)entrant) * (size_t)c->request->runs + (size_t)run;
}

const struct bout *contest_bout(const struct contest *c, int arena, int entrant, int run)
{
	return &c->bouts[bout_index(c, arena, entrant, run)];
}

/* What is known in the course of a run. */
struct course {
	const struct arena *arena;
	struct run_point *points;
	int npoints;
	double clock, best; /* simulated; what the best trial told so far */
	char *built;        /* configurations that were compiled */
};

static int course_open(struct course *course, const struct arena *a)
{
	size_t configs = (size_t)a->recording.space.nconfigs + 1;

	*course = (struct course){.arena = a, .best = INFINITY};
	/* A race may try a configuration thrice. */
	course->points = malloc(4 * configs * sizeof *course->points);
	course->built = calloc(configs, 1);
	return course->points && course->built ? 0 : -1;
}

static void course_close(struct course *course)
{
	free(course->points);
	free(course->built);
}

/* A trial: its cost passes; the configuration that now seems best counts with its time in full. */
static double course_try(struct course *course, const struct trial *t)
{
	const struct recording *r = &course->arena->recording;
	double cost, seconds = recording_try(r, t->config, t->share, course->built[t->config], &cost);

	course->built[t->config] = 1;
	course->clock += cost;
	if (seconds < course->best) {
		course->best = seconds;
		course->points[course->npoints++] = (struct run_point){course->clock, r->outcomes[t->config].seconds};
	}
	return seconds;
}

static void course_score(const struct course *course, struct bout *b)
{
	const struct baseline *base = &course->arena->baseline;

	b->done = 1;
	b->score = score_run(base, course->points, course->npoints, b->curve, CONTEST_STEPS);
	b->found = NAN;
	for (int i = 0; i < course->npoints && course->points[i].at <= base->end; i++)
		b->found = course->points[i].seconds / base->optimum;
}

static void search_course(struct course *course, struct search *s, struct bout *b)
{
	struct trial t;

	for (;;) {
		double before = progress_clock();
		enum search_status answer = search_next(s, &t);

		b->thinking += progress_clock() - before;
		if (answer != SEARCH_TRIAL)
			break;
		search_report(s, &t, course_try(course, &t));
		if (course->clock > course->arena->baseline.end)
			break;
		b->evaluations++;
	}
}

struct task {
	struct contest *contest;
	int failed; /* set by any of the threads, never cleared */
};

/* Run number i of all that are ours. */
static void run_one(void *context, int64_t i)
{
	struct task *task = context;
	struct contest *c = task->contest;
	int run = (int)(i % c->request->runs), rest = (int)(i / c->request->runs);
	const struct entrant *entrant = &c->entrants[rest % c->nentrants];
	const struct arena *a = &c->arenas[rest / c->nentrants];
	struct search_options o = {c->request->seed + (uint64_t)run, a->hints, a->nhints};
	struct search *s = NULL;
	struct course course;

	if (!entrant->search)
		return;
	if (course_open(&course, a) || search_open(entrant->search, &a->recording.space, &o, &s, NULL)) {
		__atomic_store_n(&task->failed, 1, __ATOMIC_RELAXED);
	} else {
		search_course(&course, s, &c->bouts[i]);
		course_score(&course, &c->bouts[i]);
	}
	search_close(s);
	course_close(&course);
}

int contest_score_trace(struct contest *c, int arena, int entrant, int run, const int *configs, int count)
{
	struct bout *b = &c->bouts[bout_index(c, arena, entrant, run)];
	struct course course;
	int status = course_open(&course, &c->arenas[arena]);

	for (int i = 0; i < count && status == 0; i++) {
		struct trial t = {configs[i], 1};

		if (course.built[t.config])
			continue;
		(void)course_try(&course, &t);
		if (course.clock <= course.arena->baseline.end)
			b->evaluations++;
	}
	if (status == 0)
		course_score(&course, b);
	course_close(&course);
	return status;
}

/* ---- all runs ---- */

static int run_all(struct contest *c, struct err *e)
{
	int64_t nbouts = (int64_t)c->narenas * c->nentrants * c->request->runs;
	struct task task = {c, 0};

	c->bouts = calloc((size_t)nbouts + 1, sizeof *c->bouts);
	if (!c->bouts)
		return no_memory(e);
	for (int64_t i = 0; i < nbouts; i++)
		c->bouts[i].score = NAN;
	parallel_each(nbouts, run_one, &task);
	return task.failed ? no_memory(e) : 0;
}

int contest_run(const struct contest_request *r, struct contest *c, struct err *e)
{
	struct trace_list traces = {0};
	int status = 0;

	*c = (struct contest){.request = r};
	if (name_entrants(c, e))
		return -1;
	for (int i = 0; i < r->files.count && status == 0; i++)
		status = read_file(c, i, e);
	for (int i = 0; i < c->narenas && status == 0; i++)
		status = take_hints(c, i, e);
	for (int i = 0; i < r->traces.count && status == 0; i++)
		status = trace_read(r->traces.items[i], c, &traces, e);
	if (status == 0)
		status = run_all(c, e) || trace_score(&traces, c, e) ? -1 : 0;
	trace_release(&traces);
	if (status)
		contest_release(c);
	return status;
}

void contest_release(struct contest *c)
{
	for (int i = 0; i < c->narenas; i++) {
		recording_release(&c->arenas[i].recording);
		baseline_release(&c->arenas[i].baseline);
		free(c->arenas[i].hints);
	}
	free(c->arenas);
	free(c->entrants);
	free(c->bouts);
	memset(c, 0, sizeof *c);
}

/* ---- results ---- */

double contest_score(const struct contest *c, int arena, int entrant, double *deviation)
{
	double sum = 0, squares = 0;
	int runs = 0;

	for (int k = 0; k < c->request->runs; k++) {
		double score = contest_bout(c, arena, entrant, k)->score;

		if (isnan(score))
			continue;
		sum += score;
		squares += score * score;
		runs++;
	}
	if (deviation)
		*deviation = runs > 1 ? sqrt(fmax(squares - sum * sum / runs, 0) / (runs - 1)) : 0;
	return runs ? sum / runs : NAN;
}

double contest_file_score(const struct contest *c, int file, int entrant)
{
	double sum = 0;
	int counted = 0;

	for (int i = 0; file < 0 && i < c->request->files.count; i++) {
		double score = contest_file_score(c, i, entrant);

		if (!isnan(score)) {
			sum += score;
			counted++;
		}
	}
	for (int i = 0; file >= 0 && i < c->narenas; i++) {
		double score = c->arenas[i].file == file ? contest_score(c, i, entrant, NULL) : NAN;

		if (!isnan(score)) {
			sum += score;
			counted++;
		}
	}
	return counted ? sum / counted : NAN;
}

/* Sum over the arenas of a file of the variance of their mean scores; their number to *counted. */
static double file_variance(const struct contest *c, int file, int entrant, int *counted)
{
	double sum = 0, deviation;

	*counted = 0;
	for (int i = 0; i < c->narenas; i++) {
		if (c->arenas[i].file != file || isnan(contest_score(c, i, entrant, &deviation)))
			continue;
		sum += deviation * deviation / (double)c->request->runs;
		(*counted)++;
	}
	return sum;
}

double contest_error(const struct contest *c, int entrant)
{
	double sum = 0;
	int files = 0, counted;

	for (int f = 0; f < c->request->files.count; f++) {
		double variance = file_variance(c, f, entrant, &counted);

		if (counted == 0)
			continue;
		sum += variance / counted / counted;
		files++;
	}
	return files ? sqrt(sum) / files : NAN;
}

void contest_curve(const struct contest *c, int file, int entrant, double *curve)
{
	for (int step = 0; step < CONTEST_STEPS; step++) {
		double sum = 0;
		int counted = 0;

		for (int a = 0; a < c->narenas; a++)
			for (int run = 0; c->arenas[a].file == file && run < c->request->runs; run++) {
				const struct bout *b = contest_bout(c, a, entrant, run);

				if (b->done && !isnan(b->curve[step])) {
					sum += b->curve[step];
					counted++;
				}
			}
		curve[step] = counted ? sum / counted : NAN;
	}
}

static void write_quoted(FILE *to, const char *text)
{
	(void)fputc('"', to);
	for (; *text; text++) {
		if (*text == '"')
			(void)fputc('"', to);
		(void)fputc(*text, to);
	}
	(void)fputc('"', to);
}

static void write_bout(const struct contest *c, int arena, int entrant, int run, FILE *to)
{
	const struct arena *a = &c->arenas[arena];
	const struct bout *b = contest_bout(c, arena, entrant, run);

	if (!b->done)
		return;
	write_quoted(to, c->request->files.items[a->file]);
	(void)fputc(',', to);
	write_quoted(to, a->recording.name);
	(void)fprintf(to, ",%d,%d,%.6g,", a->recording.space.nconfigs, a->baseline.evaluations, a->baseline.end);
	write_quoted(to, c->entrants[entrant].name);
	(void)fprintf(to, ",%s,%d,", c->entrants[entrant].search ? "segtune" : "other", run);
	if (!isnan(b->score))
		(void)fprintf(to, "%.6f", b->score);
	(void)fprintf(to, ",%d,", b->evaluations);
	if (!isnan(b->found))
		(void)fprintf(to, "%.6f", b->found);
	(void)fputc('\n', to);
}

int contest_write_csv(const struct contest *c, const char *path, struct err *e)
{
	struct atomic_file file;

	if (atomic_open(&file, path, e))
		return -1;
	(void)fputs("file,space,configurations,budget_evaluations,budget_seconds,search,program,run,score,evaluations,"
		    "found_over_optimum\n",
		    file.stream);
	for (int a = 0; a < c->narenas; a++)
		for (int k = 0; k < c->nentrants; k++)
			for (int run = 0; run < c->request->runs; run++)
				write_bout(c, a, k, run, file.stream);
	return atomic_commit(&file, e);
}
