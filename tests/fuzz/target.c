/*
 * Fuzz targets in one program: FUZZ_TARGET of the environment chooses what reads the bytes. Built with clang's
 * libFuzzer by tests/fuzz/build.sh. What is wrong shows as a crash, a sanitizer's report, a leak, or an input that
 * takes too long.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "harness/data/geometry.h"
#include "tuner/catalogue/catalogue_impl.h"
#include "tuner/cli/base/options.h"
#include "tuner/lua/script.h"
#include "tuner/report/read_header.h"
#include "tuner/request/param_filter.h"
#include "tuner/request/request.h"
#include "tuner/search/benchmark/recording.h"
#include "tuner/store/store.h"

/* Files are written to the folder of this process (LLVMFuzzerInitialize). */
static void write_file(const char *path, const uint8_t *data, size_t size)
{
	FILE *f = fopen(path, "wb");

	if (!f || fwrite(data, 1, size, f) != size)
		abort();
	(void)fclose(f);
}

static void geometry(const char *text)
{
	struct err e;
	struct geometry g;

	if (geometry_make(text, &g, &e) == 0)
		geometry_release(&g);
}

static void geometry_file(const char *path, const uint8_t *data, size_t size)
{
	write_file(path, data, size);
	geometry(path);
}

static void fuzz_mtx(const uint8_t *data, size_t size)
{
	geometry_file("f.mtx", data, size);
}

static void fuzz_rowlen(const uint8_t *data, size_t size)
{
	geometry_file("f.rowlen", data, size);
}

/* gzip or plain, as the reader finds it. */
static void fuzz_gz(const uint8_t *data, size_t size)
{
	geometry_file("f.mtx.gz", data, size);
}

static void fuzz_offsets(const uint8_t *data, size_t size)
{
	geometry_file("f.i32", data, size);
	geometry_file("f.i64", data, size);
}

static void fuzz_csv(const uint8_t *data, size_t size)
{
	geometry_file("f.csv", data, size);
}

static void fuzz_npy(const uint8_t *data, size_t size)
{
	geometry_file("f.npy", data, size);
}

/* Specs are only read, not made: a correct one may ask for all memory. Also filters and durations. */
static void fuzz_spec(const uint8_t *data, size_t size)
{
	char *text = malloc(size + 1), out[512];
	struct param_filter filter = {0};
	struct err e;
	double seconds;

	if (!text)
		return;
	memcpy(text, data, size);
	text[size] = '\0';
	(void)geometry_canonical(text, out, sizeof out, &e);
	(void)geometry_estimate_segments(text);
	(void)param_filter_parse(&filter, text, &e);
	(void)duration_read(text, &seconds);
	free(text);
}

static void fuzz_script(const uint8_t *data, size_t size)
{
	static const struct gpu_info device = {.backend = "fake", .name = "fake", .arch = "t", .max_block = 1024};
	const struct script_host host = {.device = &device};
	struct err e;

	write_file("f.lua", data, size);
	(void)script_run("f.lua", &host, &e);
}

#define RENEWED 1000 /* inputs, after which a new catalogue is read: Lua keeps what it was given */

/* As the strategy of an operation that is there, in a catalogue that is read once for many inputs. */
static void fuzz_descriptor(const uint8_t *data, size_t size)
{
	static struct catalogue *catalogue;
	static int count;
	struct family f = {.operation = "segreduce", .strategy = "fuzzed"};
	char *text = malloc(size + 1);
	struct err e;

	if (catalogue && count++ % RENEWED == 0) {
		catalogue_close(catalogue);
		catalogue = NULL;
	}
	if (!text || (!catalogue && catalogue_open(NULL, &catalogue, &e) != 0))
		abort();
	memcpy(text, data, size);
	text[size] = '\0';
	(void)catalogue_read_family(catalogue, &f, "variants/segreduce/fuzzed.lua", text, &e);
	family_release(&f);
	free(text);
}

/* The command line, an argument a line. What is printed goes nowhere. */
static void fuzz_options(const uint8_t *data, size_t size)
{
	char *text = malloc(size + 1), array[16], name[] = "command", *argv[64] = {name}, *rest = NULL;
	struct strings list = {0}, many = {0};
	const char *word;
	int64_t numbers[3];
	double reals[3];
	int argc = 1, flag, operands;
	const struct option options[] = {{"flag", OPTION_FLAG, &flag, NULL, "a flag"},
					 {"text", OPTION_TEXT, &word, "TEXT", "a text"},
					 {"array", OPTION_CHARS(array), "TEXT", "a short one"},
					 {"list", OPTION_LIST, &list, "LIST", "a list"},
					 {"many", OPTION_MANY, &many, "TEXT", "several"},
					 {"int", OPTION_INT, &numbers[0], "N", "a number"},
					 {"natural", OPTION_NATURAL, &numbers[1], "N", "0 or more"},
					 {"count", OPTION_COUNT, &numbers[2], "N", "1 or more"},
					 {"real", OPTION_REAL, &reals[0], "X", "a real number"},
					 {"positive", OPTION_POSITIVE, &reals[1], "X", "above 0"},
					 {"seconds", OPTION_SECONDS, &reals[2], "TIME", "a time"},
					 {NULL, OPTION_FLAG, NULL, NULL, NULL}};
	static FILE *nowhere;

	if (!nowhere)
		nowhere = stdout = stderr = fopen("/dev/null", "w");
	if (!text || !nowhere)
		abort();
	memcpy(text, data, size);
	text[size] = '\0';
	for (char *line = strtok_r(text, "\n", &rest); line && argc < 63; line = strtok_r(NULL, "\n", &rest))
		argv[argc++] = line;
	(void)options_parse(argc, argv, options, "segtune command [options]\n\nDo it.", &operands);
	strings_release(&list);
	strings_release(&many);
	free(text);
}

static int ignore(void *context, const struct store_cell *cells, int count, struct err *e)
{
	(void)context;
	(void)cells;
	(void)count;
	(void)e;
	return 0;
}

static void fuzz_database(const uint8_t *data, size_t size)
{
	const struct store_sink to = {ignore, NULL};
	const struct store_filter all = {.cold = -1};
	struct store_row *rows = NULL;
	struct store *s = NULL;
	int count;

	write_file("f.db", data, size);
	if (store_open("f.db", STORE_READ, &s, NULL) != 0)
		return;
	(void)store_check(s, &to, &count, NULL);
	for (const struct store_listing *l = store_listings; l->name; l++)
		(void)store_list(s, l->name, &all, 40, &to, NULL);
	if (store_rows(s, &all, &rows, &count, NULL) == 0)
		free(rows);
	store_close(s);
	(void)unlink("f.db-wal");
	(void)unlink("f.db-shm");
}

static void fuzz_header(const uint8_t *data, size_t size)
{
	struct selection_table *tables = NULL;
	int count = 0;
	struct err e;

	write_file("f.h", data, size);
	if (header_read_tables("f.h", "segreduce", &tables, &count, &e) == 0)
		selection_free(tables, count);
}

static void fuzz_recording(const uint8_t *data, size_t size)
{
	struct recording r = {.name = ""};
	struct err e;

	write_file("f.json", data, size);
	(void)recording_read_json("f.json", &r, &e);
	recording_release(&r);
}

static const struct target {
	const char *name;
	void (*read)(const uint8_t *data, size_t size);
} targets[] = {
	{"mtx", fuzz_mtx},
	{"rowlen", fuzz_rowlen},
	{"csv", fuzz_csv},
	{"npy", fuzz_npy},
	{"gz", fuzz_gz},
	{"offsets", fuzz_offsets},
	{"spec", fuzz_spec},
	{"options", fuzz_options},
	{"script", fuzz_script},
	{"header", fuzz_header},
	{"descriptor", fuzz_descriptor},
	{"recording", fuzz_recording},
	{"database", fuzz_database},
};
static const struct target *chosen;

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
	const char *name = getenv("FUZZ_TARGET");
	char folder[] = "process-XXXXXX"; /* several processes run beside each other */

	(void)argc;
	(void)argv;
	for (size_t i = 0; name && i < sizeof targets / sizeof *targets; i++)
		if (strcmp(targets[i].name, name) == 0)
			chosen = &targets[i];
	if (chosen && mkdtemp(folder) && chdir(folder) == 0)
		return 0;
	(void)fprintf(stderr, "FUZZ_TARGET is none of");
	for (size_t i = 0; i < sizeof targets / sizeof *targets; i++)
		(void)fprintf(stderr, " %s", targets[i].name);
	(void)fprintf(stderr, "\n");
	exit(2);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	chosen->read(data, size);
	return 0;
}
