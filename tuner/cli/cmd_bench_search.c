/* `segtune bench-search`: compares search strategies on recorded measurements. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "tuner/base/atomic_file.h"
#include "tuner/cli/base/options.h"
#include "tuner/cli/commands.h"
#include "tuner/gnuplot/plot_files.h"
#include "tuner/search/benchmark/benchmark.h"
#include "tuner/search/search.h"

static const char usage[] = "segtune bench-search [options] FILE ...\n"
			    "\n"
			    "Compare search strategies in simulated time on recorded measurements: the cases\n"
			    "of segtune databases, Kernel Tuner cache files and T4 results (.json, .json.gz).\n"
			    "A score of 0 is what random search is expected to find, 1 is finding the optimum\n"
			    "at once; it is averaged over a budget in which random search covers 95% of the\n"
			    "way from the median to the optimum (Willemsen et al. 2024). The expectation is\n"
			    "the value at the expected rank: if some variants are far slower than the median,\n"
			    "the mean score of random search itself is below 0, far below if the tail is\n"
			    "heavy.";

struct bench_options {
	struct benchmark_request request;
	const char *csv, *plot, *caches;
	int list;
};

/* Prints the spaces of a file, averaged. */
static void print_file(const struct benchmark *b, int file)
{
	int spaces = 0;
	double configs = 0, evaluations = 0, seconds = 0;

	for (int i = 0; i < b->nspaces; i++)
		if (b->spaces[i].file == file) {
			spaces++;
			configs += b->spaces[i].recording.space.nconfigs;
			evaluations += b->spaces[i].baseline.evaluations;
			seconds += b->spaces[i].baseline.end;
		}
	if (spaces == 0)
		return;
	(void)printf("%d: %s: %d space%s of %.0f configurations, budget %.0f evaluations, %.3g s%s\n", file + 1,
		     path_name(b->request->files.items[file]), spaces, spaces == 1 ? "" : "s", configs / spaces,
		     evaluations / spaces, seconds / spaces, spaces == 1 ? "" : " on average");
}

/* The mean over all runs of an optimizer: milliseconds that it computes for each trial. */
static double overhead(const struct benchmark *b, int optimizer)
{
	double seconds = 0;
	int64_t trials = 0;

	for (int i = 0; i < b->nspaces; i++)
		for (int k = 0; k < b->request->runs; k++) {
			const struct optimizer_run *run = benchmark_run(b, i, optimizer, k);

			seconds += run->overhead;
			trials += run->evaluations;
		}
	return trials ? 1e3 * seconds / (double)trials : 0;
}

static void print_score(double score)
{
	if (isnan(score))
		(void)printf(" %8s", "-");
	else
		(void)printf(" %8.3f", score);
}

static void print_table(const struct benchmark *b)
{
	(void)printf("\n%-24s %8s %8s", "search", "score", "+-");
	for (int f = 0; f < b->request->files.count; f++)
		(void)printf(" %8d", f + 1);
	(void)printf(" %8s\n", "ms/trial");
	for (int k = 0; k < b->noptimizers; k++) {
		(void)printf("%-24.24s", b->optimizers[k].name);
		print_score(benchmark_file_score(b, -1, k));
		print_score(benchmark_error(b, k));
		for (int f = 0; f < b->request->files.count; f++)
			print_score(benchmark_file_score(b, f, k));
		if (b->optimizers[k].search)
			(void)printf(" %8.3f\n", overhead(b, k));
		else
			(void)printf(" %8s\n", "-");
	}
}

static void print_count(double value)
{
	if (isnan(value))
		(void)printf(" %8s", "-");
	else
		(void)printf(" %8.0f", value);
}

/* Prints how good the first trial is, which the priors name, and how many evaluations the optimizers need after it. */
static int print_reach(const struct benchmark *b, struct err *e)
{
	struct benchmark_reach reach;
	char head[40];

	(void)snprintf(head, sizeof head, "evaluations to %.3g%%", 100 * b->request->within);
	(void)printf("\n%-24s %8s %8s %8s %8s\n", head, "first", "reached", "median", "90%");
	for (int k = 0; k < b->noptimizers; k++) {
		if (benchmark_reach(b, k, &reach, e))
			return -1;
		(void)printf("%-24.24s %+7.1f%% %7.0f%%", b->optimizers[k].name, 100 * (reach.first - 1),
			     100 * reach.share);
		print_count(reach.median);
		print_count(reach.most);
		(void)putchar('\n');
	}
	return 0;
}

/* Writes DIR/1.json, 2.json, ..., and DIR/spaces.tsv: file, name of the space, budget in evaluations. */
static int write_caches(const struct benchmark *b, const char *folder, struct err *e)
{
	struct atomic_file index;
	char path[1024];
	int status = 0;

	(void)snprintf(path, sizeof path, "%s/spaces.tsv", folder);
	if (atomic_open(&index, path, e))
		return -1;
	for (int i = 0; i < b->nspaces && status == 0; i++) {
		const struct benchmark_space *s = &b->spaces[i];

		(void)fprintf(index.stream, "%d.json\t%s\t%d\n", i + 1, s->recording.name, s->baseline.evaluations);
		(void)snprintf(path, sizeof path, "%s/%d.json", folder, i + 1);
		status = recording_write_cache(&s->recording, path, e);
	}
	if (status == 0)
		return atomic_commit(&index, e);
	atomic_abort(&index);
	return -1;
}

static int draw(const struct benchmark *b, const char *out, struct err *e)
{
	struct strings written = {0};
	int status = benchmark_plot(b, out, &written, e);

	for (int i = 0; i < written.count; i++)
		(void)fprintf(stderr, "wrote %s\n", written.items[i]);
	strings_release(&written);
	return status;
}

static int write_results(const struct benchmark *b, const struct bench_options *o, struct err *e)
{
	for (int f = 0; f < b->request->files.count; f++)
		print_file(b, f);
	print_table(b);
	if (b->request->within > 0 && print_reach(b, e))
		return -1;
	if (o->csv && benchmark_write_csv(b, o->csv, e))
		return -1;
	if (o->caches && write_caches(b, o->caches, e))
		return -1;
	return o->plot ? draw(b, o->plot, e) : 0;
}

static int check_request(const struct bench_options *o, struct err *e)
{
	const struct benchmark_request *r = &o->request;

	if (r->files.count == 0)
		return err_as(e, ERR_USAGE, "no file to run searches against");
	if (r->runs < 1 || r->runs > 100000)
		return err_as(e, ERR_USAGE, "--runs must be from 1 to 100000");
	if (r->within < 0)
		return err_as(e, ERR_USAGE, "--within cannot be %g", r->within);
	if (!(r->cutoff > SCORE_START && r->cutoff < 1))
		return err_as(e, ERR_USAGE, "--cutoff must be above %g and below 1", SCORE_START);
	return o->plot ? plot_check_path(o->plot, e) : 0;
}

static int bench(struct bench_options *o, int nfiles, char **files, struct err *e)
{
	struct benchmark b = {0};
	int status = 0;

	for (int i = 0; i < nfiles && status == 0; i++)
		status = strings_add(&o->request.files, files[i], e);
	if (status == 0)
		status = check_request(o, e) || benchmark_execute(&o->request, &b, e) || write_results(&b, o, e) ? -1
														 : 0;
	benchmark_release(&b);
	return status;
}

static int list_searches(void)
{
	for (int i = 0; i < search_count(); i++) {
		struct search_listing s = search_list(i);

		(void)printf("%-12s %s%s\n", s.name, s.about, strcmp(s.name, SEARCH_DEFAULT) == 0 ? " (auto)" : "");
	}
	return 0;
}

static int parse_and_bench(int argc, char **argv, struct bench_options *o)
{
	struct benchmark_request *r = &o->request;
	const struct option options[] = {
		{"search", OPTION_LIST, &r->searches, "LIST", "strategies, comma separated (default: all)"},
		{"list", OPTION_FLAG, &o->list, NULL, "list the strategies and exit"},
		{"runs", OPTION_INT, &r->runs, "N", "runs of each strategy, each with its own seed (25)"},
		{"seed", OPTION_INT, &r->seed, "N", "seed of the first run (1)"},
		{"cutoff", OPTION_REAL, &r->cutoff, "SHARE",
		 "the budget ends at this share of the way to the optimum (0.95)"},
		{"min-size", OPTION_INT, &r->min_size, "N",
		 "skip cases of a database with fewer measured variants (50)"},
		{"hints", OPTION_NATURAL, &r->hints, "N",
		 "start with the winners of N neighbouring cases of the database (0)"},
		{"priors", OPTION_LIST, &r->priors, "LIST",
		 "then try the winners of the nearest cases of other devices in these databases"},
		{"within", OPTION_REAL, &r->within, "REGRET",
		 "also count evaluations until this close to the fastest: 0.03 (0: no)"},
		{"trace", OPTION_TEXT, &r->trace, "FILE", "also score the runs of another program"},
		{"csv", OPTION_TEXT, &o->csv, "FILE", "write one line per run"},
		{"out", OPTION_TEXT, &o->plot, "PATH", "plot to a .png or .svg file; without extension both"},
		{"caches", OPTION_TEXT, &o->caches, "DIR",
		 "write each space as a Kernel Tuner cache file to this folder"},
		{NULL, OPTION_FLAG, NULL, NULL, NULL},
	};
	int operands, status = options_parse(argc, argv, options, usage, &operands);
	struct err e = {0};

	if (status != OPTIONS_GO_ON)
		return status;
	if (o->list)
		return list_searches();
	return bench(o, operands, argv + 1, &e) ? report(&e) : 0;
}

int cmd_bench_search(int argc, char **argv)
{
	struct bench_options o = {.request = {.runs = 25, .seed = 1, .min_size = 50, .cutoff = SCORE_CUTOFF}};
	int status = parse_and_bench(argc, argv, &o);

	strings_release(&o.request.files);
	strings_release(&o.request.searches);
	strings_release(&o.request.priors);
	return status;
}
