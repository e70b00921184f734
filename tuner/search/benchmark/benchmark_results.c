/* Scores, curves and the CSV file of a benchmark. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "tuner/base/atomic_file.h"
#include "tuner/base/figures.h"
#include "tuner/search/benchmark/benchmark.h"

struct optimizer_run *benchmark_run(const struct benchmark *b, int space, int optimizer, int run)
{
	size_t row = (size_t)space * (size_t)b->noptimizers + (size_t)optimizer;

	return &b->runs[row * (size_t)b->request->runs + (size_t)run];
}

/* A mean that ignores NAN. */
struct mean {
	double sum, squares;
	int count;
};

static void mean_add(struct mean *m, double value)
{
	if (isnan(value))
		return;
	m->sum += value;
	m->squares += value * value;
	m->count++;
}

static double mean_of(const struct mean *m)
{
	return m->count ? m->sum / m->count : NAN;
}

static double deviation_of(const struct mean *m)
{
	return m->count > 1 ? sqrt(fmax(m->squares - m->sum * m->sum / m->count, 0) / (m->count - 1)) : 0;
}

double benchmark_score(const struct benchmark *b, int space, int optimizer, double *deviation)
{
	struct mean mean = {0};

	for (int k = 0; k < b->request->runs; k++)
		mean_add(&mean, benchmark_run(b, space, optimizer, k)->score);
	if (deviation)
		*deviation = deviation_of(&mean);
	return mean_of(&mean);
}

static double score_of_file(const struct benchmark *b, int file, int optimizer)
{
	struct mean mean = {0};

	for (int i = 0; i < b->nspaces; i++)
		if (b->spaces[i].file == file)
			mean_add(&mean, benchmark_score(b, i, optimizer, NULL));
	return mean_of(&mean);
}

double benchmark_file_score(const struct benchmark *b, int file, int optimizer)
{
	struct mean mean = {0};

	if (file >= 0)
		return score_of_file(b, file, optimizer);
	for (int i = 0; i < b->request->files.count; i++)
		mean_add(&mean, score_of_file(b, i, optimizer));
	return mean_of(&mean);
}

/* The variance of the mean score over the spaces of a file; NAN if there are none. */
static double file_variance(const struct benchmark *b, int file, int optimizer)
{
	double sum = 0, deviation;
	int count = 0;

	for (int i = 0; i < b->nspaces; i++) {
		if (b->spaces[i].file != file || isnan(benchmark_score(b, i, optimizer, &deviation)))
			continue;
		sum += deviation * deviation / (double)b->request->runs;
		count++;
	}
	return count ? sum / count / count : NAN;
}

double benchmark_error(const struct benchmark *b, int optimizer)
{
	struct mean mean = {0};

	for (int f = 0; f < b->request->files.count; f++)
		mean_add(&mean, file_variance(b, f, optimizer));
	return mean.count ? sqrt(mean.sum) / mean.count : NAN;
}

void benchmark_curve(const struct benchmark *b, int file, int optimizer, double *curve)
{
	for (int step = 0; step < BENCHMARK_STEPS; step++) {
		struct mean mean = {0};

		for (int i = 0; i < b->nspaces; i++)
			for (int k = 0; b->spaces[i].file == file && k < b->request->runs; k++) {
				const struct optimizer_run *run = benchmark_run(b, i, optimizer, k);

				if (run->done)
					mean_add(&mean, run->curve[step]);
			}
		curve[step] = mean_of(&mean);
	}
}

/* The quantile: `share` of the values are no greater. */
static double quantile(const double *sorted, int count, double share)
{
	return count ? sorted[(int)fmax(ceil(share * (double)count) - 1, 0)] : NAN;
}

static double finite_or_nan(double value)
{
	return isfinite(value) ? value : NAN;
}

int benchmark_reach(const struct benchmark *b, int optimizer, struct benchmark_reach *reach, struct err *e)
{
	const size_t room = (size_t)b->nspaces * (size_t)b->request->runs + 1;
	double *first = malloc(2 * room * sizeof *first), *evaluations;
	int count = 0, reached = 0;

	if (!first)
		return err_as(e, ERR_TOO_LARGE, "out of memory for the runs");
	evaluations = first + room;
	for (int i = 0; i < b->nspaces; i++)
		for (int k = 0; k < b->request->runs; k++) {
			const struct optimizer_run *run = benchmark_run(b, i, optimizer, k);

			if (!run->done)
				continue;
			first[count] = run->first;
			evaluations[count++] = run->reached ? (double)run->reached : (double)INFINITY;
			reached += run->reached > 0;
		}
	qsort(first, (size_t)count, sizeof *first, compare_doubles);
	qsort(evaluations, (size_t)count, sizeof *evaluations, compare_doubles);
	*reach = (struct benchmark_reach){quantile(first, count, 0.5), count ? (double)reached / (double)count : NAN,
					  finite_or_nan(quantile(evaluations, count, 0.5)),
					  finite_or_nan(quantile(evaluations, count, 0.9))};
	free(first);
	return 0;
}

/* ---- CSV ---- */

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

static void write_run(const struct benchmark *b, int space, int optimizer, int k, FILE *to)
{
	const struct benchmark_space *s = &b->spaces[space];
	const struct optimizer *o = &b->optimizers[optimizer];
	const struct optimizer_run *run = benchmark_run(b, space, optimizer, k);

	if (!run->done)
		return;
	write_quoted(to, b->request->files.items[s->file]);
	(void)fputc(',', to);
	write_quoted(to, s->recording.name);
	(void)fprintf(to, ",%d,%d,%.6g,", s->recording.space.nconfigs, s->baseline.evaluations, s->baseline.end);
	write_quoted(to, o->name);
	(void)fprintf(to, ",%s,%d,", o->search ? "segtune" : "other", k);
	if (!isnan(run->score))
		(void)fprintf(to, "%.6f", run->score);
	(void)fprintf(to, ",%d,", run->evaluations);
	if (!isnan(run->found))
		(void)fprintf(to, "%.6f", run->found);
	(void)fputc(',', to);
	if (isfinite(run->first))
		(void)fprintf(to, "%.6f", run->first);
	(void)fputc(',', to);
	if (run->reached)
		(void)fprintf(to, "%d", run->reached);
	(void)fputc('\n', to);
}

int benchmark_write_csv(const struct benchmark *b, const char *path, struct err *e)
{
	struct atomic_file file;

	if (atomic_open(&file, path, e))
		return -1;
	(void)fputs("file,space,configurations,budget_evaluations,budget_seconds,search,program,run,score,evaluations,"
		    "found_over_optimum,first_over_optimum,reached\n",
		    file.stream);
	for (int i = 0; i < b->nspaces; i++)
		for (int o = 0; o < b->noptimizers; o++)
			for (int k = 0; k < b->request->runs; k++)
				write_run(b, i, o, k, file.stream);
	return atomic_commit(&file, e);
}
