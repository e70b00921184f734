/* Scores, curves and the CSV file of a benchmark. */
#include <math.h>
#include <stdio.h>

#include "tuner/base/atomic_file.h"
#include "tuner/search/benchmark/benchmark.h"

struct optimizer_run *benchmark_run(const struct benchmark *b, int space, int optimizer, int run)
{
	size_t row = (size_t)space * (size_t)b->noptimizers + (size_t)optimizer;

	return &b->runs[row * (size_t)b->request->runs + (size_t)run];
}

/* A mean that leaves NAN out. */
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

/* Variance of the mean score over the spaces of a file; NAN without any. */
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
	(void)fputc('\n', to);
}

int benchmark_write_csv(const struct benchmark *b, const char *path, struct err *e)
{
	struct atomic_file file;

	if (atomic_open(&file, path, e))
		return -1;
	(void)fputs("file,space,configurations,budget_evaluations,budget_seconds,search,program,run,score,evaluations,"
		    "found_over_optimum\n",
		    file.stream);
	for (int i = 0; i < b->nspaces; i++)
		for (int o = 0; o < b->noptimizers; o++)
			for (int k = 0; k < b->request->runs; k++)
				write_run(b, i, o, k, file.stream);
	return atomic_commit(&file, e);
}
