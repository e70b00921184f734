/* The lookup of exported headers on random trees and random calls: it finds what the trees say, in C and C++ and with
 * headers in any order, never a box that cannot run, and it survives any query. */
#include <math.h>

#include "../compile.h"
#include "../estimate_by_hand.h"
#include "../test.h"
#include "tuner/catalogue/conditions.h"
#include "tuner/report/export_impl.h"
#include "tuner/report/read_header.h"

#define BOXES 6
#define NODES 64
#define CASES 20 /* of an estimate */
#define ASKED 3000

static const char *const segreduce[BOXES] = {"stream_bulk", "stream", "flat", "block", "thread", "split"};
static const char *const by_key[BOXES] = {"chunk", "lookback", "chunk", "lookback", "chunk", "lookback"};

/* The boxes for doubles on the H200. None can run on other devices, so that other tables must answer there. */
static const char *const bulk_alone[BOXES] = {"stream_bulk", "stream_bulk", "stream_bulk",
					      "stream_bulk", "stream_bulk", "stream_bulk"};

/* A table and its memory. */
struct made {
	struct selection_table table;
	struct selection_box boxes[BOXES];
	struct selection_node nodes[SELECTION_LEVELS][NODES];
	int rows[(CASES + 1) * (ESTIMATE_AXES + 2 * BOXES)];
};

static const struct place {
	const char *operation, *backend, *device, *arch, *type, *oper, *key_type;
} places[] = {
	{"segreduce", "cuda", "NVIDIA H200", "sm_90", "f32", "plus", ""},
	{"segreduce", "cuda", "NVIDIA H200", "sm_90", "f64", "plus", ""},
	{"segreduce", "cuda", "NVIDIA H200", "sm_90", "f32", "affine", ""},
	{"segreduce", "opencl", "cpu-host", "cpu-host", "f32", "plus", ""},
	{"segreduce", "cuda", "NVIDIA T4", "sm_75", "f64", "plus", ""},
	{"reduce_by_key", "cuda", "NVIDIA H200", "sm_90", "f32", "plus", "i32"},
	{"reduce_by_key", "cuda", "NVIDIA H200", "sm_90", "f32", "plus", "i64"},
};
#define PLACES ((int)(sizeof places / sizeof *places))

/* Which places each header holds. */
static const struct {
	const char *file, *operation;
	int from, count;
} headers[] = {{"a.h", "segreduce", 0, 3}, {"b.h", "segreduce", 3, 2}, {"c.h", "reduce_by_key", 5, 2}};

static struct made made[PLACES];

/* ---- random tables ---- */

static double random_threshold(enum selection_feature f, uint64_t *random)
{
	return f >= FEATURE_SHARE_1K ? next_random(random) : exp2(30 * next_random(random));
}

/* Appends a subtree and returns its root. */
static int add_subtree(struct selection_tree *tree, int level, int depth, uint64_t *random)
{
	static const int known[SELECTION_LEVELS] = {FEATURE_MEAN + 1, FEATURE_LONGEST + 1, TREE_FEATURES};
	const int at = tree->nnodes++;
	struct selection_node *node = &tree->nodes[at];

	*node = (struct selection_node){.box = (int)(next_random(random) * BOXES)};
	if (depth == 0 || next_random(random) < 0.1)
		return at;
	node->feature = (enum selection_feature)(next_random(random) * known[level]);
	node->below = random_threshold(node->feature, random);
	node->box = -1;
	node->low = add_subtree(tree, level, depth - 1, random);
	node->high = add_subtree(tree, level, depth - 1, random);
	return at;
}

/* Every second table has none. */
static void add_estimate(struct made *m, uint64_t *random)
{
	if ((m - made) % 2)
		return;
	m->table.estimate = (struct selection_estimate){CASES, BOXES, m->rows};
	random_rows(m->rows, CASES, BOXES, random);
}

static int make_table(struct made *m, const struct place *p, struct catalogue *cat, uint64_t *random, struct err *e)
{
	const char *const *names = p == &places[1]                          ? bulk_alone
				   : strcmp(p->operation, "segreduce") == 0 ? segreduce
									    : by_key;
	struct selection_table *t = &m->table;

	(void)snprintf(t->device, sizeof t->device, "%s", p->device);
	(void)snprintf(t->backend, sizeof t->backend, "%s", p->backend);
	(void)snprintf(t->arch, sizeof t->arch, "%s", p->arch);
	(void)snprintf(t->operation, sizeof t->operation, "%s", p->operation);
	(void)snprintf(t->type, sizeof t->type, "%s", p->type);
	(void)snprintf(t->oper, sizeof t->oper, "%s", p->oper);
	(void)snprintf(t->key_type, sizeof t->key_type, "%s", p->key_type);
	t->ncases = t->nboxes = BOXES;
	t->boxes = m->boxes;
	for (int k = 0; k < BOXES; k++) {
		const struct family *f = catalogue_find(cat, p->operation, names[k]);
		struct variant v;

		if (!f || variant_parse(f, "", &v, e) != 0)
			return -1;
		(void)snprintf(m->boxes[k].strategy, sizeof m->boxes[k].strategy, "%s", names[k]);
		(void)snprintf(m->boxes[k].params, sizeof m->boxes[k].params, "%s", v.params);
		m->boxes[k].ncases = k + 1;
		m->boxes[k].n_low = INT64_C(1) << (k + 6);
		m->boxes[k].n_high = INT64_C(1) << (2 * k + 12);
		m->boxes[k].pace.longest = k ? INT64_C(1) << (4 * k) : 0;
		m->boxes[k].pace.span = k ? INT64_C(3) << (3 * k) : 0;
		m->boxes[k].pace.call = INT64_C(1) << (3 * k);
	}
	t->trees[LEVEL_LONGEST].regret.left_out_mean = 0.5;
	t->trees[LEVEL_SHARES].regret.left_out_mean = (double)(m - made);
	for (int l = 0; l < SELECTION_LEVELS; l++) {
		t->trees[l].nodes = m->nodes[l];
		(void)add_subtree(&t->trees[l], l, 5, random);
	}
	add_estimate(m, random);
	return 0;
}

static int write_headers(struct catalogue *cat, struct err *e)
{
	struct store_row row = {.cold = 1};

	for (size_t h = 0; h < sizeof headers / sizeof *headers; h++) {
		struct export_request request = {.format = "c"};
		struct selection_table tables[PLACES];
		struct export_content x = {.request = &request,
					   .rows = &row,
					   .nrows = 1,
					   .selected = tables,
					   .nselected = headers[h].count,
					   .catalogue = cat};
		char path[128];
		FILE *f;
		int status;

		(void)snprintf(request.operation, sizeof request.operation, "%s", headers[h].operation);
		(void)snprintf(x.name, sizeof x.name, "%s", headers[h].operation);
		for (int i = 0; i < headers[h].count; i++)
			tables[i] = made[headers[h].from + i].table;
		path_in(path, sizeof path, headers[h].file);
		f = fopen(path, "w");
		if (!f)
			return err_set(e, "cannot write %s", path);
		status = export_c(f, &x, e);
		if (fclose(f) != 0 || status != 0)
			return -1;
	}
	return 0;
}

/* ---- the program that looks up ---- */

/* Lines of words: operation backend device arch is_cpu type oper key_type n segments longest share_1k share_4k span
 * share_16 longest_seen; "-" is NULL. '_' stands for a blank. */
static const char program[] =
	"#ifdef REVERSED\n"
	"#include \"c.h\"\n"
	"#include \"b.h\"\n"
	"#include \"a.h\"\n"
	"#include \"b.h\"\n"
	"#else\n"
	"#include \"a.h\"\n"
	"#include \"b.h\"\n"
	"#include \"copy_of_a.h\"\n"
	"#include \"c.h\"\n"
	"#endif\n"
	"#include <stdio.h>\n"
	"#include <stdlib.h>\n"
	"static const char *text(char *word)\n"
	"{\n"
	"\treturn strcmp(word, \"-\") == 0 ? NULL : word;\n"
	"}\n"
	"int main(void)\n"
	"{\n"
	"\tstatic const int32_t narrow[4] = {0, 7, 7, 9};\n"
	"\tstatic int64_t wide[400];\n"
	"\tchar w[16][64];\n"
	"\tstruct segtune_shape counted = {0, 0, 0, 0, 0, 0};\n"
	"\tint i;\n"
	"\tfor (i = 15; i <= 4096; i = i < 16 ? 16 : 8 * i)\n"
	"\t\tsegtune_shape_add(&counted, i);\n"
	"\tsegtune_shape_end(&counted, 8192);\n"
	"\tif (counted.longest != 1024 || counted.share_1k * 8192 != 1024 || counted.share_4k != 0 ||\n"
	"\t    counted.share_16 * 8192 != 16 + 128 + 1024)\n"
	"\t\treturn 2;\n"
	"\tfor (i = 0; i < 400; i++)\n"
	"\t\twide[i] = (int64_t)i * i << 33;\n"
	"\tif (segtune_span(narrow, 4, 3) != 9 || segtune_span(narrow + 2, 4, 1) != 2 || segtune_span(narrow, 4, 0) != "
	"0)\n"
	"\t\treturn 2;\n"
	"\tif (segtune_span(wide, 8, 399) != wide[399] - wide[399 - SEGTUNE_SPAN])\n"
	"\t\treturn 2;\n"
	"\tif (segtune_span(NULL, 4, 0) != 0 || segtune_span(NULL, 8, 3) != 0 || segtune_span(wide, 8, -3) != 0)\n"
	"\t\treturn 2;\n"
	"\tif (segtune_lookup(NULL, NULL).box || segtune_segreduce_box(NULL).box || "
	"segtune_reduce_by_key_box(NULL).box)\n"
	"\t\treturn 1;\n"
	"\tif (segtune_box_param(NULL, \"NT\", 7) != 7)\n"
	"\t\treturn 1;\n"
	"\twhile (scanf(\"%63s %63s %63s %63s %63s %63s %63s %63s %63s %63s %63s %63s %63s %63s %63s %63s\", w[0], "
	"w[1], "
	"w[2], "
	"w[3], "
	"w[4], w[5], w[6],\n"
	"\t\t     w[7], w[8], w[9], w[10], w[11], w[12], w[13], w[14], w[15]) == 16) {\n"
	"\t\tstruct segtune_query q = {text(w[1]), text(w[2]), text(w[3]), atoi(w[4]), text(w[5]), text(w[6]), "
	"text(w[7]),\n"
	"\t\t\t\t\t  atoll(w[8]), atoll(w[9]), segtune_shape_shares(atof(w[11]), atof(w[12]))};\n"
	"\t\tstruct segtune_match m;\n"
	"\t\tchar *at;\n"
	"\t\tfor (at = w[2]; *at; at++)\n"
	"\t\t\tif (*at == '_')\n"
	"\t\t\t\t*at = ' ';\n"
	"\t\tq.shape.longest = segtune_shape_longest(atoll(w[10])).longest;\n"
	"\t\tq.shape.span = atof(w[13]);\n"
	"\t\tq.shape.share_16 = atof(w[14]);\n"
	"\t\tq.shape.longest_seen = atof(w[15]);\n"
	"\t\tm = strcmp(w[0], \"segreduce\") == 0 ? segtune_segreduce_box(&q) : segtune_reduce_by_key_box(&q);\n"
	"\t\tif (m.box)\n"
	"\t\t\tprintf(\"%s|%s|%d|%u|%d|%s,%s|%s\\n\", m.box->strategy, m.table->device, m.exact, m.why, m.far, "
	"m.box->backend,\n"
	"\t\t\t       m.box->runs_on, m.box->params);\n"
	"\t\telse\n"
	"\t\t\tputs(\"none\");\n"
	"\t}\n"
	"\treturn 0;\n"
	"}\n";

static int write_lines(const char *name, char **lines, int count)
{
	char path[128];
	FILE *f;
	int bad = 0;

	path_in(path, sizeof path, name);
	f = fopen(path, "w");
	if (!f)
		return -1;
	for (int i = 0; i < count; i++)
		bad |= fputs(lines[i], f) < 0 || fputc('\n', f) < 0;
	return fclose(f) != 0 || bad ? -1 : 0;
}

/* Looks up each line in all languages and both orders of headers; the answers must be those in `got`. */
static void ask(struct test_counts *t, const char *what)
{
	for (int i = 0; i < 8; i++) {
		const char *const *language = languages[i / 2];
		char command[512];

		if (!has_command(language[0])) {
			test_skip(t, what, "no such compiler");
			continue;
		}
		(void)snprintf(command, sizeof command,
			       "%s " FLAGS " -O1 -fsanitize=undefined -fno-sanitize-recover=undefined %s -o a.out "
			       "source.c && ./a.out <asked >now && "
			       "{ test -e got || cp now got; } && cmp now got",
			       language[1], i % 2 ? "-DREVERSED" : "");
		test_ok(t, in_folder(command), "%s: %s%s", what, language[1], i % 2 ? ", in reverse order" : "");
	}
}

/* ---- what is expected ---- */

static double value_of(const struct call *c, enum selection_feature f)
{
	const double values[SELECTION_FEATURES] = {[FEATURE_N] = c->n,
						   [FEATURE_MEAN] = c->mean,
						   [FEATURE_LONGEST] = c->longest,
						   [FEATURE_SHARE_1K] = c->share_1k,
						   [FEATURE_SHARE_4K] = c->share_4k,
						   [FEATURE_SHARE_16] = c->share_16,
						   [FEATURE_LONGEST_SEEN] = c->longest_seen};

	return values[f];
}

static int pick(const struct selection_tree *tree, int at, const struct call *c)
{
	const struct selection_node *node = &tree->nodes[at];
	const double value = value_of(c, node->feature);

	if (node->box >= 0)
		return node->box;
	return value < 0 ? -1 : pick(tree, value < node->below ? node->low : node->high, c);
}

static int is_held_up(const struct selection_box *b, const struct call *c)
{
	return fmax(c->longest * (double)b->pace.longest, c->span * (double)b->pace.span) >
	       2 * ((double)b->pace.call + c->n);
}

static int least_expected(const struct selection_estimate *s, const struct call *c)
{
	int best = 0;

	for (int b = 1; b < s->nboxes; b++)
		if (loss_by_hand(s->rows, s->ncases, s->nboxes, c, b, NULL) <
		    loss_by_hand(s->rows, s->ncases, s->nboxes, c, best, NULL))
			best = b;
	return best;
}

/*
 * Where shares and span are known and the table has cases: the box with the lowest expected loss. Else the pick of the
 * tree for the most that is known, or of a simpler tree where that one asks for more than is known. If the longest
 * segment or the heaviest span would delay that box, the pick of the tree for the longest, else the first box that
 * neither delays.
 */
static int expected_box(const struct selection_table *t, const struct call *c)
{
	const int with_longest = c->longest >= 0 ? LEVEL_LONGEST : LEVEL_UNKNOWN;
	int level = c->share_1k >= 0 && c->share_4k >= 0 ? LEVEL_SHARES : with_longest, box;

	if (t->estimate.ncases > 0 && level == LEVEL_SHARES && c->span > 0) {
		struct call less = *c;

		box = least_expected(&t->estimate, c);
		less.longest = less.longest_seen = -1;
		return c->longest > 0 && is_held_up(&t->boxes[box], c) ? least_expected(&t->estimate, &less) : box;
	}
	if (c->longest >= 0 && t->trees[LEVEL_SHARES].regret.left_out_mean > 0.5)
		level = with_longest;
	do
		box = pick(&t->trees[level], 0, c);
	while (box < 0 && --level >= 0);
	if (!is_held_up(&t->boxes[box], c))
		return box;
	box = pick(&t->trees[LEVEL_LONGEST], 0, c);
	return box >= 0 && !is_held_up(&t->boxes[box], c) ? box : 0; /* box 0 has no known delay */
}

/* -1 (unknown) or a random value up to most. */
static double sometimes(uint64_t *random, double most)
{
	return next_random(random) < 0.4 ? -1 : floor(most * next_random(random) * 1024) / 1024;
}

/* What segtune's own lookup picks if everything is known; 1 if that is the same box. */
static int is_looked_up(const struct selection_table *t, const struct call *c, int box)
{
	double features[SELECTION_FEATURES];

	for (int f = 0; f < SELECTION_FEATURES; f++)
		features[f] = value_of(c, (enum selection_feature)f);
	return c->longest < 0 || c->share_1k < 0 || c->share_4k < 0 ||
	       selection_lookup(t, selection_level_of_all(t), features, c->longest, fmax(c->span, 0)) == box;
}

/* On devices that were measured: the line of the query, and how the answer must begin. Returns 1 if segtune's own
 * lookup agrees. */
static int random_exact(char *line, char *answer, size_t size, uint64_t *random)
{
	const int i = (int)(next_random(random) * PLACES);
	const struct selection_table *t = &made[i].table;
	const int64_t n = (int64_t)exp2(40 * next_random(random)) - 1;
	const int64_t segments = (int64_t)exp2(30 * next_random(random)) - 1;
	const struct call c = {(double)n,
			       segments > 0 ? (double)n / (double)segments : (double)n,
			       floor(sometimes(random, exp2(30 * next_random(random)))),
			       sometimes(random, 1),
			       sometimes(random, 1),
			       floor(sometimes(random, exp2(30 * next_random(random)))),
			       sometimes(random, 1),
			       floor(sometimes(random, exp2(30 * next_random(random))))};
	const int box = expected_box(t, &c);
	const struct selection_box *b = &t->boxes[box];
	char device[64];

	(void)snprintf(device, sizeof device, "%s", t->device);
	for (char *at = device; *at; at++)
		*at = (char)(*at == ' ' ? '_' : *at);
	(void)snprintf(line, size, "%s %s %s %s 0 %s %s %s %lld %lld %.0f %.17g %.17g %.0f %.17g %.0f", t->operation,
		       t->backend, device, t->arch, t->type, t->oper, t->key_type[0] ? t->key_type : "-", (long long)n,
		       (long long)segments, c.longest, c.share_1k, c.share_4k, c.span, c.share_16, c.longest_seen);
	(void)snprintf(answer, size, "%s|%s|1|", b->strategy, t->device);
	return is_looked_up(t, &c, box);
}

#define LINE 320

/* Reads `got` into lines, which point into text; returns their number. */
static int read_got(char **lines, int most, char *text, size_t size)
{
	char path[128];
	size_t used;
	FILE *f;
	int count = 0;

	path_in(path, sizeof path, "got");
	f = fopen(path, "r");
	if (!f)
		return 0;
	used = fread(text, 1, size - 1, f);
	(void)fclose(f);
	text[used] = '\0';
	for (char *at = strtok(text, "\n"); at && count < most; at = strtok(NULL, "\n"))
		lines[count++] = at;
	return count;
}

static char text[ASKED * 1024];

static void test_exact(struct test_counts *t)
{
	static char lines[ASKED][LINE], answers[ASKED][LINE];
	char *asked[ASKED], *got[ASKED];
	uint64_t random = 88172645463325252u;
	int count, wrong = 0, far = 0, agree = 0;

	for (int i = 0; i < ASKED; i++) {
		agree += random_exact(lines[i], answers[i], LINE, &random);
		asked[i] = lines[i];
	}
	test_ok(t, write_lines("asked", asked, ASKED) == 0 && in_folder("rm -f got"), "questions");
	ask(t, "devices that were measured");
	count = read_got(got, ASKED, text, sizeof text);
	for (int i = 0; i < count; i++) {
		if (strncmp(got[i], answers[i], strlen(answers[i])) != 0 && wrong++ < 3)
			(void)printf("asked %s\nexpected %s\ngot      %s\n", asked[i], answers[i], got[i]);
		far += strstr(got[i], "|1|,") != NULL || strstr(got[i], "|1|cuda,") != NULL;
	}
	test_ok(t, count == ASKED && wrong == 0, "the boxes of the trees: %d of %d answers are others", wrong, count);
	test_ok(t, agree == ASKED, "segtune's own lookup: %d of %d are the same", agree, ASKED);
	test_ok(t, far > 0 && far < count, "some were measured far from n, not all: %d", far);
}

/* Devices that no table is of, and a word that boxes for them must have. */
static const struct {
	const char *line, *word;
	int some; /* 1: there must be a box */
} strangers[] = {
	{"cuda NVIDIA_A100 sm_80 0", "sm_80", 1},
	{"- - sm_80 0", "sm_80", 1},
	{"cuda NVIDIA_L40S sm_89 0", "sm_89", 1},
	{"cuda NVIDIA_A10 sm_86 0", "sm_89", 1},
	{"cuda NVIDIA_B200 sm_100 0", "sm_100", 1},
	{"cuda NVIDIA_GB300 sm_103 0", "sm_100", 1},
	{"cuda NVIDIA_RTX_5090 sm_120 0", "sm_120", 1},
	{"cuda next sm_200 0", "sm_120", 1},
	{"cuda NVIDIA_V100 sm_70 0", "sm_75", 1},
	{"opencl AMD_Instinct_MI210 gfx90a 0", "amd", 1},
	{"opencl gfx1100 gfx1100 0", "amd", 1},
	{"- - gfx90a:sramecc+ 0", "amd", 1},
	{"opencl Intel(R)_Arc(TM)_A770 - 0", "intel", 1},
	{"opencl cpu-haswell-other cpu-haswell-other 1", "cpu", 1},
	{"opencl Intel(R)_Xeon(R) - 1", "cpu", 1},
	{"opencl strange strange 0", "cpu", 1},
	{"- - - 0", "cpu", 1},
	{"opencl NVIDIA_H100 NVIDIA_H100 0", "amd", 1},
};
#define STRANGERS ((int)(sizeof strangers / sizeof *strangers))

/* Whether word is one of those in the answer's field "backend,word word word". */
static int is_for(const char *answer, const char *word)
{
	const char *at = strchr(answer, ',');
	size_t length = strlen(word);

	for (; at && *at != '|'; at = strpbrk(at + 1, " |"))
		if (strncmp(at + 1, word, length) == 0 && strchr(" |", at[1 + length]))
			return 1;
	return 0;
}

static void test_strangers(struct test_counts *t)
{
	static const char *const types[] = {"f32 plus", "f64 plus", "f32 maximum", "f32 max_subarray", "f64 mine"};
	static char lines[ASKED][LINE];
	char *asked[ASKED], *got[ASKED];
	uint64_t random = 4711;
	int count, wrong = 0, none = 0, bulk = 0;

	for (int i = 0; i < ASKED; i++) {
		(void)snprintf(lines[i], LINE, "segreduce %s %s - %.0f %.0f %.0f %g %g -1 -1 -1",
			       strangers[i % STRANGERS].line, types[(i / STRANGERS) % 5],
			       exp2(35 * next_random(&random)), exp2(30 * next_random(&random)),
			       exp2(30 * next_random(&random)), next_random(&random), next_random(&random));
		asked[i] = lines[i];
	}
	test_ok(t, write_lines("asked", asked, ASKED) == 0 && in_folder("rm -f got"), "questions");
	ask(t, "devices that were not measured");
	count = read_got(got, ASKED, text, sizeof text);
	for (int i = 0; i < count; i++) {
		const int cuda = strncmp(strangers[i % STRANGERS].word, "sm_", 3) == 0;
		const int hopper = cuda && strtol(strangers[i % STRANGERS].word + 3, NULL, 10) >= 90;

		if (strcmp(got[i], "none") == 0) {
			none++;
			continue;
		}
		bulk += strncmp(got[i], "stream_bulk|", 12) == 0;
		if ((strncmp(got[i], "stream_bulk|", 12) == 0 && !hopper) ||
		    !is_for(got[i], strangers[i % STRANGERS].word)) {
			if (wrong++ < 3)
				(void)printf("asked %s\ngot   %s\n", asked[i], got[i]);
		}
	}
	test_ok(t, count == ASKED && wrong == 0, "boxes that can run: %d of %d cannot", wrong, count);
	test_ok(t, bulk > 0 && none < count / 10, "bulk copies where there are any: %d; no box: %d", bulk, none);
}

/* Invalid words in any place. */
static void test_nonsense(struct test_counts *t)
{
	static const char *const words[] = {"-",
					    "",
					    "sm_",
					    "sm_99999999999999999999",
					    "cuda",
					    "f32",
					    "plus",
					    "opencl",
					    "-1",
					    "0",
					    "nan",
					    "inf",
					    "-1e300",
					    "1e300",
					    "12345",
					    "9223372036854775807",
					    "-9223372036854775808"};
	enum { WORDS = sizeof words / sizeof *words };
	static char lines[ASKED][LINE];
	char *asked[ASKED], *got[ASKED];
	uint64_t random = 12345;

	for (int i = 0; i < ASKED; i++) {
		size_t used = (size_t)snprintf(lines[i], LINE, "segreduce");

		for (int k = 0; k < 15; k++) {
			const char *word = k == 4 && next_random(&random) < 0.8
						   ? "f32"
						   : words[(int)(next_random(&random) * WORDS)];

			used += (size_t)snprintf(lines[i] + used, LINE - used, " %s", *word ? word : "-");
		}
		asked[i] = lines[i];
	}
	test_ok(t, write_lines("asked", asked, ASKED) == 0 && in_folder("rm -f got"), "questions");
	ask(t, "nonsense");
	test_ok(t, read_got(got, ASKED, text, sizeof text) == ASKED, "an answer each");
}

/* ---- reading headers back ---- */

static int same_table(const struct selection_table *a, const struct selection_table *b)
{
	int same = strcmp(a->device, b->device) == 0 && strcmp(a->arch, b->arch) == 0 &&
		   strcmp(a->type, b->type) == 0 && strcmp(a->oper, b->oper) == 0 &&
		   strcmp(a->key_type, b->key_type) == 0 && strcmp(a->backend, b->backend) == 0 &&
		   strcmp(a->operation, b->operation) == 0 && a->nboxes == b->nboxes;

	for (int k = 0; same && k < a->nboxes; k++)
		same = strcmp(a->boxes[k].strategy, b->boxes[k].strategy) == 0 &&
		       strcmp(a->boxes[k].params, b->boxes[k].params) == 0 && a->boxes[k].n_low == b->boxes[k].n_low &&
		       a->boxes[k].n_high == b->boxes[k].n_high && a->boxes[k].ncases == b->boxes[k].ncases &&
		       a->boxes[k].pace.longest == b->boxes[k].pace.longest &&
		       a->boxes[k].pace.call == b->boxes[k].pace.call && a->boxes[k].pace.span == b->boxes[k].pace.span;
	same = same && a->estimate.ncases == b->estimate.ncases;
	for (int i = 0; same && a->estimate.ncases > 0 && i < (CASES + 1) * (ESTIMATE_AXES + 2 * BOXES); i++)
		same = a->estimate.rows[i] == b->estimate.rows[i];
	for (int l = 0; same && l < SELECTION_LEVELS; l++) {
		const struct selection_tree *x = &a->trees[l], *y = &b->trees[l];

		same = x->nnodes == y->nnodes;
		for (int i = 0; same && i < x->nnodes; i++)
			same = x->nodes[i].box == y->nodes[i].box &&
			       (x->nodes[i].box >= 0 ||
				(x->nodes[i].feature == y->nodes[i].feature && x->nodes[i].low == y->nodes[i].low &&
				 x->nodes[i].high == y->nodes[i].high &&
				 fabs(x->nodes[i].below - y->nodes[i].below) <= 0));
	}
	return same;
}

static void test_read(struct test_counts *t)
{
	for (size_t h = 0; h < sizeof headers / sizeof *headers; h++) {
		struct selection_table *tables;
		struct err e = {0};
		char path[128];
		int count, same = 1;

		path_in(path, sizeof path, headers[h].file);
		test_ok(t, header_read_tables(path, headers[h].operation, &tables, &count, &e) == 0, "%s is read: %s",
			headers[h].file, e.text);
		for (int i = 0; i < count; i++)
			same &= same_table(&made[headers[h].from + i].table, &tables[i]);
		test_ok(t, count == headers[h].count && same, "and has what was written: %d tables", count);
		selection_free(tables, count);
		test_ok(t, header_read_tables(path, "scan", &tables, &count, &e) != 0 && !tables, "of scan: %s",
			e.text);
	}
}

/* Whether each path ends in a box, in any tree read from damaged text. */
static int ends(const struct selection_table *t, uint64_t *random)
{
	const double features[SELECTION_FEATURES] = {1e6 * next_random(random), 1e3 * next_random(random),
						     1e6 * next_random(random), next_random(random),
						     next_random(random)};
	int sound = 1;

	for (int l = 0; l < SELECTION_LEVELS; l++) {
		const int box = selection_pick(t, (enum selection_level)l, features);

		sound &= box >= 0 && box < t->nboxes;
	}
	if (t->estimate.ncases > 0) {
		const int box = selection_lookup(t, LEVEL_SHARES, features, 0, 1e4 * next_random(random));

		sound &= box >= 0 && box < t->nboxes;
	}
	return sound;
}

static void test_damaged(struct test_counts *t)
{
	static const char marks[] = "{}[],\"\\0123456789-_/*#\n&";
	char path[128];
	uint64_t random = 99;
	size_t size = 0, tables_at;
	FILE *f;
	int refused = 0, wrong = 0;

	path_in(path, sizeof path, "c.h");
	f = fopen(path, "r");
	if (f) {
		size = fread(text, 1, sizeof text - 1, f);
		(void)fclose(f);
	}
	text[size] = '\0';
	tables_at = strstr(text, "static const struct segtune_box segtune_")
			    ? (size_t)(strstr(text, "static const struct segtune_box segtune_") - text)
			    : 0;
	test_ok(t, tables_at > 0, "a header to damage");
	path_in(path, sizeof path, "damaged.h");
	for (int i = 0; i < 500; i++) {
		const size_t at = tables_at + (size_t)(next_random(&random) * (double)(size - tables_at));
		const size_t kept = i % 5 ? size : at; /* or truncated */
		const char before = text[at];
		struct selection_table *tables;
		struct err e = {0};
		int count;

		text[at] = marks[(size_t)(next_random(&random) * (sizeof marks - 1))];
		f = fopen(path, "w");
		wrong += !f || fwrite(text + tables_at, 1, kept - tables_at, f) != kept - tables_at;
		wrong += f && fclose(f) != 0;
		text[at] = before;
		if (header_read_tables(path, "reduce_by_key", &tables, &count, &e) != 0) {
			refused++;
			continue;
		}
		for (int k = 0; k < count; k++)
			wrong += !ends(&tables[k], &random);
		selection_free(tables, count);
	}
	test_ok(t, wrong == 0 && refused > 100, "damaged headers: %d of 500 refused", refused);
}

/* The same text a second time in one program, under another name, is skipped. */
static int copy_header(void)
{
	return in_folder("cp a.h copy_of_a.h") ? 0 : -1;
}

int main(void)
{
	struct test_counts t = {0};
	struct catalogue *cat = NULL;
	struct err e = {0};
	uint64_t random = 20260101;
	int status = make_folder() || catalogue_open(NULL, &cat, &e) ? -1 : 0;

	for (int i = 0; i < PLACES && status == 0; i++)
		status = make_table(&made[i], &places[i], cat, &random, &e);
	if (status || write_headers(cat, &e) != 0 || copy_header() != 0 || write_text("source.c", program) != 0) {
		(void)printf("FAIL headers of random tables: %s\n", e.text);
		return 1;
	}
	test_exact(&t);
	test_strangers(&t);
	test_nonsense(&t);
	test_read(&t);
	test_damaged(&t);
	catalogue_close(cat);
	remove_folder();
	return test_end(&t);
}
