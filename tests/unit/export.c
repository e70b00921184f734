/* Exported headers: they compile without warnings in C and C++, and their lookup gives what the table gives. */
#include "tuner/report/export.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "../compile.h"
#include "../test.h"
#include "tuner/base/atomic_file.h"
#include "tuner/selection/selection.h"

/* ---- a database with several devices, types and operators ---- */

struct scene {
	struct store *s;
	struct catalogue *catalogue;
	struct err e;
	uint64_t random;
	int failed;
};

static void measure(struct scene *x, int64_t run, const char *type, const char *oper, int64_t n, int64_t segments,
		    const char *strategy, const char *params, double seconds)
{
	char name[64], kind[] = "fixed";
	struct geometry g = {.name = name, .kind = kind, .n = n, .segments = segments};
	struct store_case c = {.operation = "segreduce",
			       .type = type,
			       .oper = oper,
			       .offset_type = "i32",
			       .dataset = "signed",
			       .geometry = &g,
			       .bytes = 4.0 * (double)n,
			       .cold = 1};
	struct store_build b = {.operation = "segreduce",
				.type = type,
				.oper = oper,
				.strategy = strategy,
				.params = params,
				.compiler = "cc",
				.arch = "a",
				.seconds = -1,
				.hash = (uint64_t)(next_random(&x->random) * 1e18)};
	struct timing t = {.count = 1, .batch = 1, .samples = &seconds, .stopped = "target"};
	int64_t case_id, build;

	(void)snprintf(name, sizeof name, "fixed:n=%lld,segments=%lld", (long long)n, (long long)segments);
	g.stats = (struct geometry_stats){
		.n = n, .segments = segments, .mean = segments ? (double)n / (double)segments : 0};
	t.median = t.low = t.high = t.min = t.mean = seconds;
	x->failed |= store_case(x->s, &c, &case_id, &x->e) != 0 || store_build(x->s, &b, &build, &x->e) != 0 ||
		     store_measurement(x->s, run, build, case_id, &t, &x->e) != 0;
}

static int64_t begin(struct scene *x, const char *backend, const char *name, const char *arch)
{
	struct gpu_info d = {.driver = "580 */ /* ?\?/", .compiler = "NVRTC \"13\"\\"};
	struct store_run run = {.device = &d,
				.command = "test",
				.version = "0",
				.host = "here",
				.host_compiler = "cc",
				.copy_bandwidth = 1e9};
	int64_t id = 0;

	(void)snprintf(d.backend, sizeof d.backend, "%s", backend);
	(void)snprintf(d.name, sizeof d.name, "%s", name);
	(void)snprintf(d.arch, sizeof d.arch, "%s", arch);
	x->failed |= store_run_begin(x->s, &run, &id, &x->e) != 0;
	return id;
}

/* All variants on mean lengths 1, 4, ..., for two values of n; which one is fastest depends on the mean. */
static void measure_all(struct scene *x, int64_t run, const char *type, const char *oper)
{
	static const char *const variants[][2] = {{"flat", "HALF_CAPACITY=0 LDG=1 NT=128 VT=7"},
						  {"flat", "HALF_CAPACITY=1 LDG=0 NT=256 VT=15"},
						  {"sub-warp", "W=8"},
						  {"block", ""}};

	for (int64_t n = 1 << 16; n <= 1 << 24; n <<= 8)
		for (int64_t mean = 1; mean <= n; mean *= 4)
			for (int v = 0; v < 4; v++)
				measure(x, run, type, oper, n, n / mean, variants[v][0], variants[v][1],
					1e-3 * (1 + next_random(&x->random) + fabs(log2((double)mean) - 5 * v)));
}

static int make_scene(struct scene *x)
{
	char path[128];

	*x = (struct scene){.random = 88172645463325252u};
	path_in(path, sizeof path, "x.db");
	if (store_open(path, STORE_WRITE, &x->s, &x->e) != 0 || catalogue_open(NULL, &x->catalogue, &x->e) != 0)
		return -1;
	for (int d = 0; d < 3; d++) {
		static const char *const devices[][3] = {{"cuda", "NVIDIA H200", "sm_90"},
							 {"cuda", "NVIDIA \"old\" */ ?\?) \\", "sm_70"},
							 {"opencl", "cpu-host", "cpu-host"}};
		int64_t run = begin(x, devices[d][0], devices[d][1], devices[d][2]);

		measure_all(x, run, "f32", "plus");
		measure_all(x, run, "f32", "minimum");
		if (d != 1)
			measure_all(x, run, "f64", "plus");
	}
	return x->failed ? -1 : 0;
}

/* ---- a request without request.c: lists point into the test ---- */

static struct export_request request_of(const char *format, const char *name)
{
	struct export_request r = {.operation = "segreduce", .max_boxes = 3, .tolerance = 0};

	(void)snprintf(r.format, sizeof r.format, "%s", format);
	path_in(r.out, sizeof r.out, name);
	return r;
}

/* Looks up lines "device|arch|type|oper|n|segments" and prints strategy and parameters. */
static const char lookup_program[] =
	"#include \"boxes.h\"\n"
	"#include \"boxes.h\"\n"
	"#include \"f64.h\"\n"
	"#include <stdio.h>\n"
	"#include <stdlib.h>\n"
	"int main(void)\n"
	"{\n"
	"\tchar line[512], *part[6];\n"
	"\twhile (fgets(line, (int)sizeof line, stdin)) {\n"
	"\t\tstruct segtune_query q = {NULL, NULL, NULL, 0, NULL, NULL, NULL, 0, 0, segtune_shape_unknown()};\n"
	"\t\tstruct segtune_match m;\n"
	"\t\tchar *at = line;\n"
	"\t\tint i;\n"
	"\t\tfor (i = 0; i < 6; i++) {\n"
	"\t\t\tpart[i] = at;\n"
	"\t\t\tat += strcspn(at, \"|\\n\");\n"
	"\t\t\t*at++ = 0;\n"
	"\t\t}\n"
	"\t\tq.device = part[0];\n"
	"\t\tq.arch = part[1];\n"
	"\t\tq.type = part[2];\n"
	"\t\tq.oper = part[3];\n"
	"\t\tq.n = atoll(part[4]);\n"
	"\t\tq.segments = atoll(part[5]);\n"
	"\t\tm = segtune_segreduce_box(&q);\n"
	"\t\tif (m.box)\n"
	"\t\t\tprintf(\"%s|%s|%d|%lld|%d\\n\", m.box->strategy, m.box->params,\n"
	"\t\t\t       m.box->id == SEGTUNE_SEGREDUCE_FLAT, (long long)segtune_box_param(m.box, \"NT\", -1),\n"
	"\t\t\t       m.exact);\n"
	"\t\telse\n"
	"\t\t\tputs(\"none\");\n"
	"\t}\n"
	"\treturn 0;\n"
	"}\n";

/* The answer that the header must give: the table's own pick. */
static void expect(FILE *out, const struct selection_table *t, int64_t n, int64_t segments, int exact)
{
	const double call[SELECTION_FEATURES] = {
		[FEATURE_N] = (double)n, [FEATURE_MEAN] = segments > 0 ? (double)n / (double)segments : (double)n};
	const struct selection_box *b = t ? &t->boxes[selection_pick(t, LEVEL_UNKNOWN, call)] : NULL;
	const char *nt = b ? strstr(b->params, "NT=") : NULL;

	if (b)
		(void)fprintf(out, "%s|%s|%d|%ld|%d\n", b->strategy, b->params, strcmp(b->strategy, "flat") == 0,
			      nt ? strtol(nt + 3, NULL, 10) : -1L, exact);
	else
		(void)fputs("none\n", out);
}

static const struct selection_table *table_of(const struct selection_table *tables, int count, const char *arch,
					      const char *type, const char *oper)
{
	for (int i = 0; i < count; i++)
		if (strcmp(tables[i].arch, arch) == 0 && strcmp(tables[i].type, type) == 0 &&
		    strcmp(tables[i].oper, oper) == 0)
			return &tables[i];
	return NULL;
}

/* Queries that the table of (arch, type, oper) must answer; all devices and architectures were measured. */
static const struct {
	const char *device, *arch, *type, *oper; /* of the query */
	const char *table_arch, *table_oper;     /* of the table that answers */
	int exact;
} questions[] = {
	{"NVIDIA H200", "sm_90", "f32", "plus", "sm_90", "plus", 1},
	{"NVIDIA H200", "sm_90", "f32", "minimum", "sm_90", "minimum", 1},
	{"NVIDIA H200", "sm_90", "f32", "maximum", "sm_90", "plus", 0}, /* unknown operator: plus */
	{"NVIDIA H100", "sm_90", "f64", "plus", "sm_90", "plus", 0},    /* same architecture */
	{"", "sm_90", "f64", "plus", "sm_90", "plus", 1},               /* no device named */
	{"cpu-host", "cpu-host", "f32", "plus", "cpu-host", "plus", 1},
	{"NVIDIA \"old\" */ ?\?) \\", "", "f32", "plus", "sm_70", "plus", 1}, /* by name only */
};

/* Writes random queries and the expected answers, runs a.out on the queries and compares. */
static int lookup_agrees(const struct selection_table *tables, int count)
{
	char path[128];
	uint64_t random = 1234567;
	FILE *asked, *answers;

	path_in(path, sizeof path, "asked");
	asked = fopen(path, "w");
	path_in(path, sizeof path, "expected");
	answers = fopen(path, "w");
	for (int i = 0; asked && answers && i < 4000; i++) {
		size_t q = (size_t)i % (sizeof questions / sizeof *questions);
		int64_t n = (int64_t)exp2(30 * next_random(&random)) - 1;
		int64_t segments = (int64_t)exp2(30 * next_random(&random)) - 1;

		(void)fprintf(asked, "%s|%s|%s|%s|%lld|%lld\n", questions[q].device, questions[q].arch,
			      questions[q].type, questions[q].oper, (long long)n, (long long)segments);
		expect(answers,
		       table_of(tables, count, questions[q].table_arch, questions[q].type, questions[q].table_oper), n,
		       segments, questions[q].exact);
	}
	if (!asked || !answers || fputs("NVIDIA H200|sm_90|i8|plus|5|1\n", asked) < 0 || fputs("none\n", answers) < 0)
		return 0;
	if (fclose(asked) != 0 || fclose(answers) != 0)
		return 0;
	return in_folder("./a.out <asked >got && diff expected got");
}

static void test_c(struct test_counts *t, struct scene *x)
{
	struct export_request r = request_of("c", "boxes.h");
	char type[] = "f64", *types[] = {type};
	struct store_filter all = {.cold = -1};
	struct store_row *rows = NULL;
	struct selection_table *tables = NULL;
	int nrows = 0, count = 0;

	test_ok(t, export_header(x->s, x->catalogue, &r, NULL, &x->e) == 0, "export: %s", x->e.text);
	r = request_of("c", "f64.h"); /* same operation and devices: the tables of both headers are searched */
	r.types = (struct strings){1, types};
	test_ok(t, export_header(x->s, x->catalogue, &r, NULL, &x->e) == 0, "export of one type: %s", x->e.text);
	test_ok(t, write_text("source.c", lookup_program) == 0, "a program that includes both");
	compiles(t, "compiles", 0);
	if (store_rows(x->s, &all, &rows, &nrows, &x->e) != 0 ||
	    selection_tables(rows, nrows, &(struct selection_options){.max_boxes = 3}, &tables, &count, &x->e) != 0)
		test_ok(t, 0, "tables: %s", x->e.text);
	if (file_exists("a.out"))
		test_ok(t, lookup_agrees(tables, count), "its lookup is the table's, device by device");
	else
		test_skip(t, "lookup", "no compiler");
	test_ok(t,
		in_folder("test $(grep -c 'sub_warp\\|SUB_WARP' boxes.h) -gt 0 && grep -q 'max-boxes 3 --tolerance 0' "
			  "boxes.h && "
			  "grep -q 'driver 580' boxes.h"),
		"identifiers are clean, the command and the driver are named");
	selection_free(tables, count);
	free(rows);
}

static void test_refused(struct test_counts *t, struct scene *x)
{
	struct export_request r = request_of("pascal", "boxes.pas");
	char type[] = "f16", *types[] = {type};

	test_ok(t, export_header(x->s, x->catalogue, &r, NULL, &x->e) != 0 && x->e.kind == ERR_USAGE, "%s", x->e.text);
	r = request_of("c", "none.h");
	(void)snprintf(r.device, sizeof r.device, "nowhere");
	test_ok(t, export_header(x->s, x->catalogue, &r, NULL, &x->e) != 0 && strstr(x->e.text, "nowhere"), "%s",
		x->e.text);
	r = request_of("c", "none.h");
	r.types = (struct strings){1, types};
	test_ok(t, export_header(x->s, x->catalogue, &r, NULL, &x->e) != 0 && strstr(x->e.text, "f16"), "%s",
		x->e.text);
	r = request_of("c", "none.h");
	(void)snprintf(r.operation, sizeof r.operation, "sort");
	test_ok(t, export_header(x->s, x->catalogue, &r, NULL, &x->e) != 0 && strstr(x->e.text, "sort"), "%s",
		x->e.text);
	test_ok(t, !file_exists("none.h") && !file_exists("boxes.pas"), "and nothing is written");
	(void)snprintf(r.operation, sizeof r.operation, "segreduce");
	r.max_boxes = 0;
	test_ok(t, export_header(x->s, x->catalogue, &r, NULL, &x->e) != 0, "%s", x->e.text);
	r = request_of("c", "");
	test_ok(t, export_header(x->s, x->catalogue, &r, NULL, &x->e) != 0 && strstr(x->e.text, "folder"), "%s",
		x->e.text);
	r = request_of("c", "boxes.h/x.h");
	test_ok(t, export_header(x->s, x->catalogue, &r, NULL, &x->e) != 0, "%s", x->e.text);
}

/* In a database of its own: names that differ only in characters that C identifiers cannot have. */
static void test_clash(struct test_counts *t)
{
	struct scene x = {.random = 1};
	struct export_request r = request_of("c", "clash.h");
	char path[128];
	int64_t run;

	path_in(path, sizeof path, "clash.db");
	if (!test_ok(t, store_open(path, STORE_WRITE, &x.s, &x.e) == 0 && catalogue_open(NULL, &x.catalogue, &x.e) == 0,
		     "a database: %s", x.e.text))
		return;
	run = begin(&x, "cuda", "NVIDIA H200", "sm_90");
	measure(&x, run, "f32", "plus", 1 << 20, 1 << 20, "ser-a", "", 1e-3);
	measure(&x, run, "f32", "plus", 1 << 20, 1, "SER_a", "", 1e-3);
	measure(&x, run, "f32", "plus", 1 << 20, 1, "flat", "NT=128 VT=7", 2e-3);
	test_ok(t, !x.failed, "measurements: %s", x.e.text);
	test_ok(t,
		export_header(x.s, x.catalogue, &r, NULL, &x.e) != 0 && strstr(x.e.text, "ser-a") &&
			strstr(x.e.text, "SER_a"),
		"strategies of one enumerator: %s", x.e.text);
	test_ok(t, !file_exists("clash.h"), "and nothing is written");
	catalogue_close(x.catalogue);
	store_close(x.s);
}

static void test_atomic(struct test_counts *t)
{
	struct atomic_file f;
	struct err e = {0};
	char path[128];

	path_in(path, sizeof path, "new/folder/file");
	test_ok(t, atomic_open(&f, path, &e) == 0 && fputs("text", f.stream) >= 0 && !file_exists("new/folder/file"),
		"not there while it is written: %s", e.text);
	test_ok(t, atomic_commit(&f, &e) == 0 && file_exists("new/folder/file"), "there when it is whole");
	test_ok(t, atomic_open(&f, path, &e) == 0 && fputs("other", f.stream) >= 0, "written again");
	atomic_abort(&f);
	test_ok(t, in_folder("test \"$(cat new/folder/file)\" = text && test \"$(ls new/folder)\" = file"),
		"and broken off: as it was, nothing beside it");
	test_ok(t, in_folder("ln -s new/folder/file link"), "a link to it");
	path_in(path, sizeof path, "link");
	test_ok(t, atomic_open(&f, path, &e) == 0 && fputs("third", f.stream) >= 0 && atomic_commit(&f, &e) == 0,
		"written through the link: %s", e.text);
	test_ok(t, in_folder("test -h link && test \"$(cat new/folder/file)\" = third"), "which stays one");
	test_ok(t, atomic_open(&f, "/dev/full", &e) == 0 && fputs("text", f.stream) >= 0 && atomic_commit(&f, &e) != 0,
		"a full disk is an error: %s", e.text);
	test_ok(t, access("/dev/full", F_OK) == 0, "and the device is still there");
}

int main(void)
{
	struct test_counts t = {0};
	struct scene x;
	if (make_folder() != 0 || make_scene(&x) != 0) {
		(void)printf("FAIL the test's database: %s\n", x.e.text);
		return 1;
	}
	test_c(&t, &x);
	test_refused(&t, &x);
	test_clash(&t);
	test_atomic(&t);
	catalogue_close(x.catalogue);
	store_close(x.s);
	remove_folder();
	return test_end(&t);
}
