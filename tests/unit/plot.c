/* Plots: what is drawn, that text from a database is harmless, and that a failure leaves old files alone. */
#include "tuner/report/plot/plot.h"

#include <dirent.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../test.h"
#include "tuner/gnuplot/gnuplot.h"
#include "tuner/report/page/page.h"
#include "tuner/report/plot/effects.h"
#include "tuner/report/plot/panels.h"

/* The same for a browser, as a command and as a path. */
#define MARKUP "</pre></script><script>alert('1')</script> \x01\xff&amp;"
#define MARKUP_ESCAPED                                                                                                 \
	"&lt;/pre&gt;&lt;/script&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; \xef\xbf\xbd\xef\xbf\xbd&amp;amp;"

/* What gnuplot might read as the end of a string, an escape, a command or markup. */
#define NASTY "it's \"one\" \\n `touch executed` @x {/Bold b}_2"

/* ---- made-up measurements in the working folder ---- */

static int add_result_of(struct store *s, int64_t run, const char *operation, const char *kind, int length,
			 const char *strategy, double seconds, struct err *e)
{
	double samples[] = {seconds, seconds, seconds};
	struct timing t = {.count = 3, .batch = 1, .samples = samples, .stopped = "target"};
	struct store_build b = {.operation = operation,
				.type = "f32",
				.oper = "plus",
				.strategy = strategy,
				.params = "NT=128",
				.compiler = "cc",
				.arch = "t",
				.hash = (uint64_t)strategy[0],
				.seconds = 1};
	char name[80], its_kind[32];
	struct geometry g = {.name = name, .kind = its_kind, .n = 1 << 20, .segments = (1 << 20) / length};
	struct store_case c = {.operation = operation,
			       .type = "f32",
			       .oper = "plus",
			       .offset_type = "i32",
			       .dataset = "signed",
			       .geometry = &g,
			       .bytes = 4e6,
			       .cold = 1};
	int64_t case_id, build_id;

	(void)snprintf(its_kind, sizeof its_kind, "%s", kind);
	(void)snprintf(name, sizeof name, "%s%smean=%d", kind, strcmp(kind, "rowlen") == 0 ? "/" : ":n=1M,", length);
	g.stats = (struct geometry_stats){.n = g.n, .segments = g.segments, .mean = length, .max = length};
	timing_summarise(&t);
	if (store_case(s, &c, &case_id, e) != 0 || store_build(s, &b, &build_id, e) != 0)
		return -1;
	return store_measurement(s, run, build_id, case_id, &t, e);
}

static int add_result(struct store *s, int64_t run, const char *kind, int length, const char *strategy, double seconds,
		      struct err *e)
{
	return add_result_of(s, run, "segreduce", kind, length, strategy, seconds, e);
}

static int fill(struct store *s, struct err *e)
{
	static const char *const kinds[] = {"uniform", "rowlen"};
	const struct gpu_info device = {
		.backend = "fake", .name = NASTY, .driver = "1.0", .compiler = "cc 1", .arch = "t", .compute_units = 4};
	double samples[] = {1e-3};
	struct timing copy = {.count = 1, .batch = 1, .samples = samples, .low = 1e-3, .high = 1e-3};
	struct store_run run = {.device = &device,
				.command = "test " MARKUP,
				.version = "0",
				.host = "here",
				.host_compiler = "cc",
				.copy_bandwidth = 1e10,
				.copy = &copy,
				.copy_bytes = 1 << 20};
	int64_t id;

	if (store_run_begin(s, &run, &id, e) != 0)
		return -1;
	for (int k = 0; k < 2; k++)
		for (int length = 1; length <= 4096; length *= 4)
			if (add_result(s, id, kinds[k], length, "alpha", 1e-3, e) != 0 ||
			    add_result(s, id, kinds[k], length, "beta", 4e-3 / sqrt(length), e) != 0)
				return -1;
	return add_result(s, id, "fixed", 64, "alpha", 1e-3, e) ||
			       add_result_of(s, id, "reduce", "uniform", 1, "gamma", 2e-3, e) ||
			       add_result_of(s, id, "reduce", "uniform", 1, "delta", 1e-3, e) ||
			       add_result_of(s, id, "reduce", "uniform", 4096, "gamma", 2e-3, e)
		       ? -1
		       : 0;
}

/* ---- reading files ---- */

static int begins_with(const char *path, const char *magic)
{
	char head[16] = "";
	FILE *f = fopen(path, "rb");
	size_t got = f ? fread(head, 1, sizeof head - 1, f) : 0;

	if (f)
		(void)fclose(f);
	return got >= strlen(magic) && memcmp(head, magic, strlen(magic)) == 0;
}

static int contains(const char *path, const char *text)
{
	char *line = NULL;
	size_t size = 0;
	int found = 0;
	FILE *f = fopen(path, "r");

	while (f && getline(&line, &size, f) >= 0)
		found |= strstr(line, text) != NULL;
	free(line);
	if (f)
		(void)fclose(f);
	return found;
}

static int files_here(void)
{
	DIR *folder = opendir(".");
	int count = 0;

	if (!folder)
		return -1;
	while (readdir(folder))
		count++;
	(void)closedir(folder);
	return count;
}

static int draw(struct store *s, const char *y, const char *kind, const char *out, struct err *e)
{
	struct strings written = {0}, notes = {0};
	struct plot_request r;
	int result;

	plot_request_init(&r);
	(void)snprintf(r.y, sizeof r.y, "%s", y);
	(void)snprintf(r.kind, sizeof r.kind, "%s", kind);
	(void)snprintf(r.out, sizeof r.out, "%s", out);
	result = plot_draw(s, &r, &written, &notes, e);
	result = result == 0 ? written.count : -1;
	strings_release(&written);
	strings_release(&notes);
	return result;
}

/* ---- checks ---- */

static void check_drawn(struct test_counts *t, struct store *s)
{
	struct err e = {.text = ""};

	test_ok(t, draw(s, "fraction", "", "deep/er/plot", &e) == 2, "both files, in folders made for them %s", e.text);
	test_ok(t, begins_with("deep/er/plot.png", "\x89PNG\r\n"), "the PNG is one");
	test_ok(t, begins_with("deep/er/plot.svg", "<?xml"), "the SVG is one");
	test_ok(t, contains("deep/er/plot.svg", "alpha") && contains("deep/er/plot.svg", "beta"), "legend");
	test_ok(t, contains("deep/er/plot.svg", "uniform lengths, n = 1M"), "panel of synthetic lengths");
	test_ok(t, contains("deep/er/plot.svg", "lengths from files"), "panel of files");
	test_ok(t, contains("deep/er/plot.svg", ">mean=16<") && contains("deep/er/plot.svg", ">mean=4096<"),
		"which are named");
	test_ok(t, !contains("deep/er/plot.svg", "fixed lengths") && contains("deep/er/plot.svg", "1 panel not shown"),
		"no panel of one point beside curves");
	test_ok(t, draw(s, "fraction", "fixed", "point.svg", &e) == 1 && contains("point.svg", "fixed lengths"),
		"but alone it is drawn %s", e.text);
	test_ok(t, contains("deep/er/plot.svg", "copy 10.0 GB/s"), "copy bandwidth in the subtitle");
	test_ok(t,
		contains("deep/er/plot.svg", "it's &quot;one&quot; \\n `touch executed` @x {/Bold b}_2") ||
			contains("deep/er/plot.svg", "it's \"one\" \\n `touch executed` @x {/Bold b}_2"),
		"the device's name as it is");
	test_ok(t, access("executed", F_OK) != 0, "nothing in it was executed");
	test_ok(t, draw(s, "GB/s", "uniform", "one.svg", &e) == 1, "one file where the path names its kind %s", e.text);
	test_ok(t, draw(s, "fraction", "", "|touch piped;.svg", &e) == 1 && begins_with("|touch piped;.svg", "<?xml"),
		"a path that gnuplot would run is a file %s", e.text);
	test_ok(t, access("piped", F_OK) != 0, "and is not executed");
	(void)unlink("|touch piped;.svg");
	test_ok(t, draw(s, "fraction", "", "one.pdf", &e) == 1 && begins_with("one.pdf", "%PDF-"), "a PDF %s", e.text);
	test_ok(t, contains("one.svg", "GB/s") && !contains("one.svg", "lengths from files"), "one kind, in GB/s");
}

static void add_row(struct plot *p, const char *kind, const char *spec, double mean, double seconds)
{
	struct store_row *row = &p->rows[p->nrows++];

	(void)snprintf(row->kind, sizeof row->kind, "%s", kind);
	(void)snprintf(row->geometry, sizeof row->geometry, "%s:%s", kind, spec);
	(void)snprintf(row->strategy, sizeof row->strategy, "alpha");
	row->n = 20000000;
	row->segments = 1000;
	row->mean = mean;
	row->seconds = seconds;
}

/* Which rows share a panel, the panel's heading, and what is drawn of it. */
static void check_groups(struct test_counts *t)
{
	struct plot_request r;
	struct plot p = {.request = &r, .rows = calloc(7, sizeof *p.rows)};
	struct err e = {.text = ""};

	plot_request_init(&r);
	if (!test_ok(t, p.rows != NULL, "memory"))
		return;
	add_row(&p, "uniform", "n=20000000,mean=10,seed=1", 10, 9e-3);
	add_row(&p, "uniform", "n=20000000,mean=10,seed=1", 10, 1e-3);
	add_row(&p, "uniform", "n=20000000,mean=50,seed=1", 50, 1e-3);
	add_row(&p, "surrogate", "n=20000000,segments=1000,low=1,high=9,columns=1000,seed=1", 4, 1e-3);
	add_row(&p, "surrogate", "n=20000000,segments=1000,low=2,high=90,columns=1000,seed=1", 8, 1e-3);
	add_row(&p, "uniform", "segments=64M,mean=1/4,empty=0.9375,seed=1", 0.25, 1e-3);
	add_row(&p, "uniform", "segments=64M,mean=1/2,empty=0.875,seed=1", 0.5, 1e-3);
	test_ok(t, plot_group(&p, &e) == 0 && p.npanels == 3, "lengths of a kind, and what stands in for matrices %s",
		e.text);
	test_ok(t, strcmp(p.panels[0].heading, "uniform lengths, 64M segments") == 0 && p.panels[0].points == 2,
		"mostly empty segments: %s", p.panels[0].heading);
	test_ok(t, strcmp(p.panels[1].heading, "uniform lengths, n = 20000000") == 0,
		"the size as it was asked for: %s", p.panels[1].heading);
	test_ok(t, p.panels[0].joined && !p.panels[2].joined && p.panels[2].points == 2, "each a point of its own");
	for (int i = 0; i < p.nrows; i++)
		test_ok(t, plot_is_drawn(&p, i) == (p.rows[i].seconds < 5e-3), "the fastest of a curve is drawn");
	plot_release(&p);
	test_ok(t, plot_low_end(1.5) == 0 && plot_low_end(1) == 0 && plot_low_end(1.9) == 1 && plot_low_end(10) == 3,
		"an axis begins before its first point");
	test_ok(t, plot_high_end(1.4) == 1 && plot_high_end(1024) == 10 && plot_high_end(5e5) == 19,
		"and ends behind its last");
}

/* Another operation is a single curve, whatever its strategies, and counts for nothing else. */
static void check_beside(struct test_counts *t, struct store *s)
{
	struct strings written = {0}, notes = {0};
	struct plot_request r;
	struct err e = {.text = ""};

	plot_request_init(&r);
	(void)snprintf(r.operation, sizeof r.operation, "segreduce");
	(void)snprintf(r.y, sizeof r.y, "time");
	(void)snprintf(r.beside, sizeof r.beside, "reduce plus");
	(void)snprintf(r.out, sizeof r.out, "beside.svg");
	test_ok(t, plot_draw(s, &r, &written, &notes, &e) == 0, "an operation beside another %s", e.text);
	test_ok(t, contains("beside.svg", ">reduce<") && !contains("beside.svg", "gamma"), "one curve of that name");
	test_ok(t, contains("beside.svg", "alpha") && contains("beside.svg", ">segreduce, f32, plus on"),
		"the title is of the other");
	(void)snprintf(r.beside, sizeof r.beside, "scan");
	test_ok(t, plot_draw(s, &r, &written, &notes, &e) == 0 && !contains("beside.svg", ">scan<"),
		"one that was not measured is none");
	(void)snprintf(r.y, sizeof r.y, "regret");
	test_ok(t, plot_draw(s, &r, &written, &notes, &e) != 0 && e.kind == ERR_USAGE, "none beside regret: %s",
		e.text);
	(void)snprintf(r.operation, sizeof r.operation, "reduce");
	(void)snprintf(r.x, sizeof r.x, "elements");
	(void)snprintf(r.y, sizeof r.y, "GB/s");
	r.beside[0] = '\0';
	test_ok(t, plot_draw(s, &r, &written, &notes, &e) == 0 && contains("beside.svg", ">5<"),
		"a short logarithmic axis has numbers %s", e.text);
	strings_release(&written);
	strings_release(&notes);
}

/* ---- the page ---- */

/* Elements without an end tag. */
static int is_void(const char *name)
{
	return strcmp(name, "meta") == 0 || strcmp(name, "link") == 0 || strcmp(name, "input") == 0 ||
	       strcmp(name, "!DOCTYPE") == 0;
}

/* Whether all elements are closed in the reverse order of their opening. *scripts: how many scripts there are. */
static int is_balanced(const char *text, int *scripts)
{
	char open[64][32], name[32];
	int depth = 0;

	*scripts = 0;
	while ((text = strchr(text, '<'))) {
		const int closes = text[1] == '/';
		const char *end = strchr(text, '>');

		(void)snprintf(name, sizeof name, "%.*s", (int)strcspn(text + 1 + closes, " >/"), text + 1 + closes);
		if (!end || depth == 64 || (closes && (depth == 0 || strcmp(open[--depth], name) != 0)))
			return 0;
		*scripts += !closes && strcmp(name, "script") == 0;
		if (!closes && end[-1] != '/' && !is_void(name))
			memcpy(open[depth++], name, sizeof name);
		text = end;
		/* their text is not markup */
		if (!closes && (strcmp(name, "script") == 0 || strcmp(name, "style") == 0))
			text = strstr(text, name[1] == 'c' ? "</script" : "</style");
		if (!text)
			return 0;
	}
	return depth == 0;
}

static void check_page(struct test_counts *t, struct store *s)
{
	struct store_filter filter = {.cold = -1};
	struct strings databases = {0};
	struct page_request r = {&databases, &filter, "report " MARKUP, "0.0", 0, NULL};
	struct err e = {.text = ""};
	char *text = NULL;
	size_t size;
	FILE *to = open_memstream(&text, &size);
	int scripts = 0;

	if (!test_ok(t, to && strings_add(&databases, MARKUP, &e) == 0, "a stream for the page"))
		return;
	test_ok(t, page_write(to, s, &r, &e) == 0 && fclose(to) == 0, "a page %s", e.text);
	test_ok(t, is_balanced(text, &scripts) && scripts == 1, "all elements are closed, %d script", scripts);
	test_ok(t, !strstr(text, "<script>alert") && !strstr(text, "\x01"), "no text becomes markup");
	test_ok(t,
		strstr(text, "<code>" MARKUP_ESCAPED "</code>") &&
			strstr(text, "<pre>test " MARKUP_ESCAPED "\n</pre>") &&
			strstr(text, "<pre>report " MARKUP_ESCAPED "</pre>"),
		"commands and paths are there as text");
	test_ok(t, strstr(text, "it&#39;s &quot;one&quot; \\n") != NULL, "the device's name");
	test_ok(t, !strstr(text, "://") && !strstr(text, "@import") && !strstr(text, "src="), "it loads nothing");
	test_ok(t,
		strstr(text, ">alpha<") && strstr(text, "uniform lengths, n = 1M") && strstr(text, "launch box") &&
			strstr(text, ">mean=16<") && strstr(text, "in the order of their mean lengths"),
		"strategies, panels and boxes");
	free(text);
	filter.type = "f64";
	to = fopen("/dev/null", "w");
	test_ok(t, to && page_write(to, s, &r, &e) != 0 && strstr(e.text, "nothing to report"), "of nothing: %s",
		e.text);
	if (to)
		(void)fclose(to);
	strings_release(&databases);
}

/* Two values of A: 2 takes twice as long in one of two cases, and four times in the other. */
static void check_effects(struct test_counts *t)
{
	struct store_row rows[5] = {0};
	static const char *const params[] = {"A=1 B=7", "A=2 B=7", "A=2 B=7", "A=1 B=7", "A=10 B=7"};
	static const double seconds[] = {1, 2, 8, 2, 2};
	struct effect *list;
	struct err e;
	int count = 0;

	for (int i = 0; i < 5; i++) {
		(void)snprintf(rows[i].strategy, sizeof rows[i].strategy, "s");
		(void)snprintf(rows[i].params, sizeof rows[i].params, "%s", params[i]);
		(void)snprintf(rows[i].geometry, sizeof rows[i].geometry, "%d", i / 2);
		rows[i].seconds = seconds[i];
	}
	rows[4].geometry[0] = '1';
	if (!test_ok(t, effects_find(rows, 5, &list, &count, &e) == 0 && count == 3, "%d values of one parameter",
		     count))
		return;
	test_ok(t, strcmp(list[0].value, "1") == 0 && strcmp(list[2].value, "10") == 0, "in the order of numbers");
	test_ok(t, list[0].cases == 2 && fabs(list[0].mean - 1) < 1e-12 && list[0].worst < 1.0001, "the best value");
	test_ok(t, list[1].cases == 2 && fabs(list[1].mean - sqrt(8)) < 1e-12 && fabs(list[1].worst - 4) < 1e-12,
		"a slow one: %.3f", list[1].mean);
	test_ok(t, list[2].cases == 1 && fabs(list[2].mean - 1) < 1e-12, "one that is in one case");
	free(list);
}

static void check_refused(struct test_counts *t, struct store *s)
{
	struct err e = {.text = ""};
	int before = files_here();

	test_ok(t, draw(s, "furlongs", "", "x.png", &e) < 0 && e.kind == ERR_USAGE && strstr(e.text, "'furlongs'"),
		"unknown y: %s", e.text);
	test_ok(t, draw(s, "fraction", "", "x.gif", &e) < 0 && e.kind == ERR_USAGE && strstr(e.text, "x.gif"),
		"another kind of picture: %s", e.text);
	test_ok(t, draw(s, "fraction", "", "v1.2", &e) == 2 && unlink("v1.2.png") == 0 && unlink("v1.2.svg") == 0,
		"a number is no ending");
	test_ok(t, draw(s, "fraction", "pareto", "x.png", &e) < 0 && strstr(e.text, "nothing to plot"),
		"nothing to draw: %s", e.text);
	test_ok(t, draw(s, "fraction", "", "deep", &e) == 2 && unlink("deep.png") == 0 && unlink("deep.svg") == 0,
		"a path beside a folder of that name");
	test_ok(t, draw(s, "fraction", "", "test.db/x.png", &e) < 0 && strstr(e.text, "test.db"),
		"a folder that is a file: %s", e.text);
	(void)setenv("PATH", "/nonexistent", 1);
	test_ok(t, draw(s, "fraction", "", "one.svg", &e) < 0 && e.kind == ERR_ABSENT && strstr(e.text, "gnuplot-nox"),
		"no gnuplot: %s", e.text);
	test_ok(t, contains("one.svg", "GB/s"), "the old file is as it was");
	test_ok(t, files_here() == before, "nothing half-written stays");
}

static void check_gnuplot(struct test_counts *t)
{
	struct err e = {.text = ""};
	FILE *script = tmpfile(), *picture = tmpfile();

	test_ok(t, script && picture, "temporary files");
	if (!script || !picture)
		return;
	(void)fputs("set title 'fine'\nset nosuchthing\n", script);
	test_ok(t, gnuplot_run(script, picture, &e) < 0 && strstr(e.text, "option"), "gnuplot's complaint: %s", e.text);
	(void)fclose(script);
	(void)fclose(picture);
}

int main(void)
{
	struct test_counts t = {0};
	char folder[] = "/tmp/segtune-plot-XXXXXX", command[64], old_path[4096];
	const char *path = getenv("PATH");
	struct store *s = NULL;
	struct err e = {.text = ""};

	if (!path || !mkdtemp(folder) || chdir(folder) != 0)
		return 1;
	(void)snprintf(old_path, sizeof old_path, "%s", path);
	check_gnuplot(&t);
	check_effects(&t);
	check_groups(&t);
	if (test_ok(&t, store_open("test.db", STORE_WRITE, &s, &e) == 0 && fill(s, &e) == 0, "a database %s", e.text)) {
		check_drawn(&t, s);
		check_beside(&t, s);
		check_page(&t, s);
		check_refused(&t, s);
		(void)setenv("PATH", old_path, 1);
	}
	store_close(s);
	(void)snprintf(command, sizeof command, "rm -rf %s", folder);
	test_ok(&t, chdir("/") == 0 && system(command) == 0, "cleared away");
	return test_end(&t);
}
