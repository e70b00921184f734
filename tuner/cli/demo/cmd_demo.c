/* `segtune demo`: replays a recorded sweep and shows what comes of it, for a first look without a GPU. */
#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "harness/base/stop.h"
#include "tuner/base/atomic_file.h"
#include "tuner/base/figures.h"
#include "tuner/base/progress.h"
#include "tuner/base/wrap.h"
#include "tuner/cli/base/options.h"
#include "tuner/cli/commands.h"
#include "tuner/cli/demo/recording.h"
#include "tuner/gnuplot/plot_files.h"
#include "tuner/report/export.h"
#include "tuner/report/page/page.h"
#include "tuner/report/plot/plot.h"
#include "tuner/report/summary.h"
#include "tuner/session/session.h"

static const char usage[] = "segtune demo [options]\n"
			    "\n"
			    "Show what segtune does in a few seconds, without a GPU: replay a sweep recorded\n"
			    "on an NVIDIA H200, faster than it was, plot it, and show its launch boxes and\n"
			    "header. Nothing is measured; the output names the recording's device and date.";

#define HEADER "segtune_launch_boxes.h"
#define BOXES 8         /* as scripts/quick.lua; with four, the regret on the recording is 26% */
#define HEADER_LINES 10 /* lines of its opening comment that are shown */
#define SECONDS 6.0

/* ---- the replay ---- */

static int compare_taken(const void *left, const void *right)
{
	const struct store_row *a = left, *b = right;

	return (a->taken > b->taken) - (a->taken < b->taken);
}

/* A case of the recording during the replay. */
struct demo_case {
	const char *geometry;
	int total, done;
	const struct store_row *best;
};

/* The case of a row, added if it is new. The list has room for all. */
static struct demo_case *find_case(struct demo_case *cases, int *count, const struct store_row *row)
{
	for (int i = 0; i < *count; i++)
		if (strcmp(cases[i].geometry, row->geometry) == 0)
			return &cases[i];
	cases[*count] = (struct demo_case){.geometry = row->geometry};
	return &cases[(*count)++];
}

static void label_of(const struct store_row *row, char *label, size_t size)
{
	(void)snprintf(label, size, "%s %s %s", row->type, row->oper, row->geometry);
}

/* Shows a result as a sweep does: on the line that is rewritten, and on a line that stays when its case is done. */
static void show_row(struct progress *p, struct demo_case *c, const struct store_row *row, double left)
{
	char label[320], rate[24];

	if (!c->best || row->seconds < c->best->seconds)
		c->best = row;
	label_of(row, label, sizeof label);
	(void)rate_text(c->best->bytes / c->best->seconds / 1e9, rate, sizeof rate);
	(void)snprintf(p->best, sizeof p->best, "best %s GB/s (%.2f of copy) %s", rate, c->best->fraction,
		       c->best->strategy);
	progress_step(p, label, left);
	if (++c->done == c->total)
		progress_row(p, 42, "%-40s %5s GB/s, %.3f of copy: %s %s (%d replayed)", label, rate, c->best->fraction,
			     c->best->strategy, c->best->params, c->total);
}

static int pause_for(double seconds, struct err *e)
{
	const struct timespec time = {(time_t)seconds, (long)(fmod(seconds, 1) * 1e9)};

	(void)nanosleep(&time, NULL);
	return stop_requested(e);
}

static int replay(const struct store_row *rows, int nrows, double seconds, struct err *e)
{
	struct demo_case *cases = calloc((size_t)nrows, sizeof *cases);
	struct progress p;
	int count = 0, status = 0;

	if (!cases)
		return err_set(e, "no memory for the replay");
	progress_init(&p, PROGRESS_AUTO);
	progress_begin(&p, nrows);
	for (int i = 0; i < nrows; i++)
		find_case(cases, &count, &rows[i])->total++;
	for (int i = 0; i < nrows && status == 0; i++) {
		status = pause_for(seconds / nrows, e);
		if (status == 0)
			show_row(&p, find_case(cases, &count, &rows[i]), &rows[i], seconds * (nrows - i - 1) / nrows);
	}
	progress_end(&p);
	free(cases);
	return status;
}

/* Printed first: that these are not measurements of this machine. */
static void introduce(const struct store_row *row, int nrows)
{
	char date[32];

	wrap_printf(stdout, 0, 0,
		    "Replay of %d measurements made on an %s (%s, driver %s) on %s. Nothing is measured now, and no "
		    "GPU is used.",
		    nrows, row->device, row->backend, row->driver, day_text(row->taken, date, sizeof date));
	(void)putchar('\n');
	(void)fflush(stdout);
}

/* ---- the results ---- */

/* Plots as text, if gnuplot is installed; nothing else of the demo needs it. */
static int show_plot(struct store *s, const char *device, struct err *e)
{
	struct plot_request r;
	struct strings written = {0}, notes = {0};
	int status;

	plot_request_init(&r);
	(void)snprintf(r.device, sizeof r.device, "%s", device);
	(void)snprintf(r.out, sizeof r.out, "%s", PLOT_TEXT_OUT);
	(void)fflush(stdout);
	status = plot_draw(s, &r, &written, &notes, e);
	if (status != 0 && e->kind == ERR_ABSENT) {
		(void)printf("%s\n\n", e->text);
		status = 0;
	}
	strings_release(&written);
	strings_release(&notes);
	return status;
}

static int write_header(struct store *s, const char *out, struct err *e)
{
	struct export_request r;
	struct catalogue *cat;
	int status;

	if (catalogue_open(NULL, &cat, e) != 0)
		return -1;
	export_request_init(&r);
	(void)snprintf(r.out, sizeof r.out, "%s", out);
	r.max_boxes = BOXES;
	status = export_header(s, cat, &r, NULL, e);
	export_request_release(&r);
	catalogue_close(cat);
	return status;
}

/* Shows the start of the opening comment, and the boxes, cut to the width of the terminal. */
static int show_header(const char *path, struct err *e)
{
	const int columns = terminal_columns(stdout);
	FILE *from = fopen(path, "r");
	char *line = NULL;
	size_t size = 0;
	int number = 0, boxes = 0;

	if (!from)
		return err_errno(e, "cannot read '%s'", path);
	(void)printf("\nParts of %s, a header for C99 and C++11:\n\n", HEADER);
	while (getline(&line, &size, from) > 0) {
		const char *text = line + (line[0] == '\t');
		const int width = (int)strcspn(text, "\n"), is_short = width < columns;

		boxes |= strstr(line, "_boxes_0[] = {") != NULL;
		if (number++ < HEADER_LINES || boxes)
			(void)printf("%.*s%s\n", is_short ? width : columns - 5, text, is_short ? "" : " ...");
		if (number == HEADER_LINES)
			(void)puts("...");
		if (boxes && strncmp(line, "};", 2) == 0)
			break;
	}
	free(line);
	(void)fclose(from);
	return 0;
}

static int copy_file(const char *from_path, const char *to_path, struct err *e)
{
	struct atomic_file to;
	char block[16384];
	size_t got;
	FILE *from = fopen(from_path, "rb");

	if (!from)
		return err_errno(e, "cannot read '%s'", from_path);
	if (atomic_open(&to, to_path, e) != 0) {
		(void)fclose(from);
		return -1;
	}
	while ((got = fread(block, 1, sizeof block, from)) > 0)
		(void)fwrite(block, 1, got, to.stream);
	(void)fclose(from);
	return atomic_commit(&to, e);
}

static int write_page(struct store *s, const char *database, const char *path, struct err *e)
{
	struct store_filter filter = {.cold = -1, .driver = STORE_NEWEST_DRIVER};
	struct strings databases = {0};
	const struct page_request r = {&databases, &filter, "segtune demo", SEGTUNE_VERSION, BOXES, NULL};
	const int status = strings_add(&databases, database, e) || page_write_file(path, s, &r, e) ? -1 : 0;

	strings_release(&databases);
	return status;
}

/* Keeps the header, the page and the database for the user. */
static int keep_results(const struct demo_recording *r, const char *header, const char *folder, struct err *e)
{
	char path[1200], database[1200];

	(void)snprintf(path, sizeof path, "%s/" HEADER, folder);
	(void)snprintf(database, sizeof database, "%s/" DEMO_DATABASE, folder);
	if (copy_file(header, path, e) || copy_file(r->path, database, e))
		return -1;
	(void)printf("\n%s\n%s\n", path, database);
	(void)snprintf(path, sizeof path, "%s/index.html", folder);
	if (write_page(r->store, database, path, e) != 0)
		return -1;
	(void)printf("%s\n", path);
	return 0;
}

/* Before the replay: a folder that cannot be written should not be found out at its end. */
static int check_folder(const char *folder, struct err *e)
{
	char path[1200];
	struct atomic_file probe;

	(void)snprintf(path, sizeof path, "%s/" HEADER, folder);
	if (atomic_open(&probe, path, e))
		return -1;
	atomic_abort(&probe);
	return 0;
}

/* A command line that works as it is: by the name that the program was called by. file: NULL for none. */
static void suggest_one(const char *words, const char *file, const char *about)
{
	(void)fputs("  ", stdout);
	session_put_word(stdout, program_invocation_name);
	(void)printf(" %-*s", about && !file ? 12 : 0, words);
	if (file)
		session_put_word(stdout, file);
	(void)printf("%s%s\n", about ? "  " : "", about ? about : "");
}

static void suggest(const char *folder)
{
	char database[1200];

	(void)snprintf(database, sizeof database, "%s/" DEMO_DATABASE, folder);
	(void)puts("\nNext:");
	suggest_one("devices", NULL, "list the devices of this machine");
	suggest_one("run quick", NULL, "tune the best of them");
	if (folder[0])
		suggest_one("db best --db ", database, NULL);
	else
		suggest_one("demo -o DIR", NULL, "keep this header, its database, a page to look at");
	suggest_one("help", NULL, "commands and topics");
}

static int show_results(const struct demo_recording *r, const char *device, const char *folder, struct err *e)
{
	const struct selection_options limits = {.max_boxes = BOXES, .tolerance = REQUEST_TOLERANCE};
	char header[sizeof r->folder + 40];
	int status;

	(void)snprintf(header, sizeof header, "%s/" HEADER, r->folder);
	(void)putchar('\n');
	if (show_plot(r->store, device, e) || summary_print(r->store, device, NULL, NULL, &limits, e) ||
	    write_header(r->store, header, e))
		return -1;
	status = show_header(header, e);
	if (status == 0 && folder[0])
		status = keep_results(r, header, folder, e);
	(void)remove(header);
	return status;
}

static int demonstrate(struct demo_recording *r, double seconds, const char *folder, struct err *e)
{
	const struct store_filter filter = {.cold = -1, .driver = STORE_NEWEST_DRIVER};
	struct store_row *rows;
	char device[sizeof rows->device];
	int nrows, status;

	if ((*folder && check_folder(folder, e)) || demo_recording_open(r, e) ||
	    store_rows(r->store, &filter, &rows, &nrows, e))
		return -1;
	if (nrows == 0) {
		free(rows);
		return err_set(e, "the recorded sweep in this program is empty");
	}
	qsort(rows, (size_t)nrows, sizeof *rows, compare_taken);
	(void)snprintf(device, sizeof device, "%s", rows->device);
	introduce(rows, nrows);
	status = replay(rows, nrows, seconds, e) || show_results(r, device, folder, e) ? -1 : 0;
	free(rows);
	if (status == 0)
		suggest(folder);
	return status;
}

int cmd_demo(int argc, char **argv)
{
	double seconds = SECONDS;
	char out[1024] = "";
	const struct option options[] = {
		{"seconds", OPTION_SECONDS, &seconds, "TIME", "duration of the replay (default 6s)"},
		{"out", OPTION_CHARS(out), "DIR", "keep header, database and HTML page in this folder"},
		{0}};
	struct demo_recording recording = {0};
	struct err e;
	int operands, status = options_parse(argc, argv, options, usage, &operands);

	if (status != OPTIONS_GO_ON)
		return status;
	stop_on_signals();
	status = options_refuse_operands(argv, operands, &e) || demonstrate(&recording, seconds, out, &e) ? -1 : 0;
	demo_recording_close(&recording);
	return status ? report(&e) : 0;
}
