/* Geometries: every synthetic kind compared with known hashes and with its definition, every kind of file, errors,
 * damaged files. */
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../test.h"
#include "harness/base/rng.h"
#include "harness/data/geometry.h"

/* FNV-1a over the offsets as 8-byte little-endian numbers. */
static uint64_t fingerprint(const struct geometry *g)
{
	uint64_t hash = 0xcbf29ce484222325u;

	for (int64_t i = 0; i <= g->segments; i++)
		for (int byte = 0; byte < 8; byte++)
			hash = (hash ^ ((uint64_t)g->offsets[i] >> (8 * byte) & 255)) * 0x100000001b3u;
	return hash;
}

static int is_sound(const struct geometry *g)
{
	if (g->offsets[0] != 0 || g->offsets[g->segments] != g->n)
		return 0;
	for (int64_t i = 0; i < g->segments; i++)
		if (g->offsets[i + 1] < g->offsets[i])
			return 0;
	return g->stats.n == g->n && g->stats.segments == g->segments;
}

/* Known hashes: if one changes, so does the meaning of stored results. mean is the requested mean over all segments,
 * tolerance a relative deviation that chance explains; 0: the kind does not promise a mean. */
static const struct {
	const char *text, *canonical;
	uint64_t fingerprint;
	double mean, tolerance;
} kinds[] = {
	{"fixed:n=100000,mean=32", "fixed:n=100000,mean=32", 0x6c5cd05f0b788d39, 32, 0.001},
	{"fixed:n=100000,mean=2.5", "fixed:n=100000,mean=2.5,seed=1", 0xebf5ca94bdcc0853, 2.5, 0.01},
	{"uniform:n=100K,mean=32", "uniform:n=100K,mean=32,seed=1", 0x4060a59f6b0e9764, 32, 0.03},
	{"uniform:seed=7,mean=1.25,n=2^17", "uniform:n=128K,mean=1.25,seed=7", 0x6d0576898473685c, 1.25, 0.01},
	{"poisson:n=100K,mean=4", "poisson:n=100K,mean=4,seed=1", 0x66e2232d1fe96fca, 4, 0.02},
	{"poisson:n=4M,mean=300", "poisson:n=4M,mean=300,seed=1", 0x4fb8828ab98f333e, 300, 0.01},
	{"geometric:n=100K,mean=8", "geometric:n=100K,mean=8,seed=1", 0x97c1d9f5774bbe35, 8, 0.03},
	{"lognormal:n=1M,mean=64", "lognormal:n=1M,mean=64,sigma=1.5,seed=1", 0x98f5fbbc54cf059b, 64, 0.06},
	{"lognormal:n=1M,mean=64,sigma=0.5", "lognormal:n=1M,mean=64,sigma=0.5,seed=1", 0x2567a2870c78b8c2, 64, 0.02},
	{"pareto:n=1M,mean=32", "pareto:n=1M,mean=32,alpha=1.5,seed=1", 0x137b6f0df3ddbd7e, 0, 0},
	{"pareto:n=1M,mean=96,alpha=3", "pareto:n=1M,mean=96,alpha=3,seed=1", 0x959335d68ada7856, 0, 0},
	{"zipf:n=1M,mean=16", "zipf:n=1M,mean=16,alpha=1,seed=1", 0xc948493e472d6135, 16, 0.01},
	{"zipf:n=1M,mean=16,alpha=0.7,empty=0.5", "zipf:n=1M,mean=16,alpha=0.7,empty=0.5,seed=1", 0x0c15acb30db344f1,
	 16, 0.01},
	{"zipf:segments=30K,mean=8,alpha=1.2", "zipf:segments=30K,mean=8,alpha=1.2,seed=1", 0xdc49eda0f480dc6c, 8,
	 0.01},
	{"bimodal:n=1M,mean=20", "bimodal:n=1M,mean=20,share=0.9,seed=1", 0x63700724b086bf93, 20, 0.02},
	{"huge:n=1M,mean=8", "huge:n=1M,mean=8,share=0.5,seed=1", 0x3f87f4aaa7a943e4, 0, 0},
	{"front:n=64K", "front:n=64K,length=4K", 0x4d3e334f3c03038c, 0, 0},
	{"front:n=64K,length=100,empty=0.25", "front:n=64K,length=100,empty=0.25,seed=1", 0x179e4107dfa1dbd9, 0, 0},
	{"gap:n=64K,mean=4,run=1000", "gap:n=64K,mean=4,run=1000,seed=1", 0x6d46189809f7f8f2, 0, 0},
	{"surrogate:n=1000,segments=100,low=1,high=50,std=9,columns=70",
	 "surrogate:n=1000,segments=100,low=1,high=50,std=9,columns=70,seed=1", 0xa7718a90818c9997, 10, 0},
	{"empty:segments=1000", "empty:segments=1000", 0xa56e1ecc3b7e2ac5, 0, 0},
	{"uniform:n=1M,mean=32.0,empty=0.5", "uniform:n=1M,mean=32,empty=0.5,seed=1", 0xfa3298993e2edb4c, 32, 0.03},
	{"fixed:n=1e6,mean=8,empty=.25", "fixed:n=1000000,mean=8,empty=0.25,seed=1", 0xa3b9ec2f40a6300a, 8, 0.02},
	{"geometric:segments=10000,mean=100", "geometric:segments=10000,mean=100,seed=1", 0x73d1b9a39aef2f1e, 100,
	 0.04},
	{"uniform:n=100K,mean=16,sorted=up", "uniform:n=100K,mean=16,sorted=up,seed=1", 0xbd1192e67acdc38c, 16, 0.03},
	{"pareto:segments=64K,mean=8,sorted=up,copies=64",
	 "pareto:segments=64K,mean=8,alpha=1.5,sorted=up,copies=64,seed=1", 0x20b15cd5ada773c6, 8, 0.2},
	{"uniform:n=64K,mean=8,copies=1", "uniform:n=64K,mean=8,seed=1", 0xfb49565bad998b9c, 8, 0.03},
	{"poisson:n=1M,mean=96,copies=4,multiple=32,empty=0.5",
	 "poisson:n=1M,mean=96,empty=0.5,multiple=32,copies=4,seed=1", 0xda36899b82671855, 96, 0.02},
	{"fixed:n=100K,mean=48,multiple=16", "fixed:n=100K,mean=48,multiple=16", 0xe625d67e979eefa9, 48, 0.001},
	{"uniform:n=64K,mean=8,multiple=1", "uniform:n=64K,mean=8,seed=1", 0xfb49565bad998b9c, 8, 0.03},
	{"pareto:n=1M,mean=1K,sorted=down", "pareto:n=1M,mean=1K,alpha=1.5,sorted=down,seed=1", 0xdb15f37e75105c7d, 0,
	 0},
};

static void test_kinds(struct test_counts *t, int print)
{
	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
		struct geometry g, again;
		struct err e = {0};
		char canonical[256];

		if (!test_ok(t, geometry_make(kinds[i].text, &g, &e) == 0, "made: %s %s", kinds[i].text, e.text))
			continue;
		if (print)
			(void)printf("%s 0x%016llx\n", g.name, (unsigned long long)fingerprint(&g));
		test_ok(t, is_sound(&g), "sound: %s", kinds[i].text);
		test_ok(t, fingerprint(&g) == kinds[i].fingerprint, "as ever: %s", kinds[i].text);
		test_ok(t, strcmp(g.name, kinds[i].canonical) == 0, "named %s", g.name);
		test_ok(t,
			geometry_canonical(kinds[i].text, canonical, sizeof canonical, &e) == 0 &&
				strcmp(canonical, g.name) == 0 &&
				geometry_canonical(g.name, canonical, sizeof canonical, &e) == 0 &&
				strcmp(canonical, g.name) == 0,
			"canonical text is stable: %s", g.name);
		if (kinds[i].mean > 0)
			test_ok(t, fabs(g.stats.mean / kinds[i].mean - 1) <= kinds[i].tolerance, "mean %g of %g: %s",
				g.stats.mean, kinds[i].mean, g.name);
		if (geometry_make(g.name, &again, &e) == 0) {
			test_ok(t, fingerprint(&again) == kinds[i].fingerprint, "made again from its name: %s", g.name);
			geometry_release(&again);
		}
		geometry_release(&g);
	}
}

/* One property of the geometry of a spec. */
static int64_t figure(const char *text, char what)
{
	struct geometry g;
	struct err e;
	int64_t value = -1, place = 0;

	if (geometry_make(text, &g, &e))
		return -1;
	for (int64_t i = 0; i < g.segments; i++)
		if (g.offsets[i + 1] - g.offsets[i] == g.stats.max)
			place = i;
	switch (what) {
	case 'n':
		value = g.n;
		break;
	case 's':
		value = g.segments;
		break;
	case 'm':
		value = g.stats.min;
		break;
	case 'M':
		value = g.stats.max;
		break;
	case 'e':
		value = g.stats.empty;
		break;
	case 'p': /* position of the longest, in thousandths of the elements */
		value = g.offsets[place] * 1000 / g.n;
		break;
	case 'o': /* sorted: 1 ascending, -1 descending, 0 neither */
		value = 0;
		for (int order = -1; order <= 1; order += 2) {
			int64_t i = 1;

			while (i < g.segments && order * (g.offsets[i + 1] - 2 * g.offsets[i] + g.offsets[i - 1]) >= 0)
				i++;
			value = i == g.segments ? order : value;
		}
		break;
	case 'd': /* places where a segment is shorter than the one before */
	case 'r': /* segments of another length than the one a 64th of all later */
		value = 0;
		place = what == 'r' ? g.segments / 64 : 1;
		for (int64_t i = 0; i + place < g.segments; i++) {
			int64_t grows =
				g.offsets[i + place + 1] - g.offsets[i + place] - g.offsets[i + 1] + g.offsets[i];

			value += what == 'r' ? grows != 0 : grows < 0;
		}
		break;
	case 'g': /* what all offsets are multiples of */
		value = 0;
		for (int64_t i = 0; i <= g.segments; i++)
			for (int64_t rest = g.offsets[i]; rest;) {
				int64_t divisor = rest;

				rest = value ? value % rest : 0;
				value = divisor;
			}
		break;
	default:
		break;
	}
	geometry_release(&g);
	return value;
}

static const struct {
	const char *text;
	char what;
	int64_t low, high;
} figures[] = {
	{"fixed:n=1000,mean=7", 's', 143, 143},
	{"fixed:n=1000,mean=7", 'm', 6, 6}, /* the last one is truncated */
	{"fixed:n=100K,mean=7.25", 'M', 8, 8},
	{"fixed:segments=1000,mean=7", 'n', 7000, 7000},
	{"fixed:n=0,mean=7", 's', 0, 0},
	{"fixed:n=1,mean=1024G", 's', 1, 1},
	{"uniform:n=1M,mean=8", 'M', 15, 15},
	{"uniform:n=1M,mean=8", 'm', 1, 1},
	{"uniform:n=1M,mean=1", 'M', 1, 1},
	{"uniform:n=1M,mean=8,empty=0.5", 'e', 64000, 67000},
	{"uniform:n=1M,mean=8,empty=0.5", 'M', 31, 31},
	{"geometric:n=1M,mean=1", 's', 1048576, 1048576},
	{"pareto:n=1M,mean=12", 'm', 1, 4}, /* 4 = 12 / 3, less only for the truncated one */
	{"pareto:n=64K,mean=1M", 'n', 65536, 65536},
	{"lognormal:n=1M,mean=8,sigma=5", 'm', 1, 1},
	{"zipf:n=1M,mean=8,empty=0.25", 'e', 32700, 32768},
	{"zipf:segments=1000,mean=1", 'n', 1000, 1000},
	{"bimodal:n=1M", 'M', 182, 182}, /* 0.9 of length 2, 0.1 of length 182: mean 20 */
	{"bimodal:n=1M,sorted=up", 'm', 1, 2},
	{"huge:n=1M", 'M', 524288, 524288},
	{"huge:n=1M", 'p', 249, 250},
	{"huge:n=1M,share=1", 's', 1, 1},
	{"front:n=1M", 's', 524288 + 128, 524288 + 128},
	{"front:n=1M,length=1", 'M', 1, 1},
	{"gap:n=1M,run=10000", 'e', 10000, 10000},
	{"surrogate:n=11284032,segments=4284,low=2,high=56182,std=4209", 'n', 11284032, 11284032},
	{"surrogate:n=11284032,segments=4284,low=2,high=56182,std=4209", 'm', 2, 2},
	{"surrogate:n=11284032,segments=4284,low=2,high=56182,std=4209", 'M', 56182, 56182},
	{"surrogate:n=50,segments=10,low=5,high=5", 'M', 5, 5},
	{"surrogate:n=0,segments=0", 's', 0, 0},
	{"empty:segments=12345", 's', 12345, 12345},
	{"empty:segments=12345", 'n', 0, 0},
	{"empty:segments=0", 's', 0, 0},
	{"poisson:n=1M,mean=0.5", 'e', 1000000, 1600000}, /* exp(-0.5) = 0.61 of 2M */
	{"poisson:n=1M,mean=1000", 'm', 1, 1000},
	{"uniform:n=1M,mean=8,sorted=up", 'o', 1, 1},
	{"uniform:n=1M,mean=8,sorted=down,empty=0.1", 'o', -1, -1},
	{"pareto:n=16M,mean=4096,sorted=up", 'o', 1, 1}, /* lengths above those that sorting counts */
	{"pareto:n=1M,mean=8", 'o', 0, 0},
	{"zipf:n=1M,mean=16,sorted=down,copies=64", 'o', 0, 0},
	{"zipf:n=1M,mean=16,sorted=down,copies=64", 'n', 1048576, 1048576},
	{"zipf:n=1M,mean=16,sorted=down,copies=64", 's', 66112, 66112}, /* 64 times as many as of n=16K */
	{"zipf:n=1M,mean=16,sorted=down,copies=64", 'r', 0, 0},
	{"zipf:n=1M,mean=16,sorted=down", 'r', 1000, 65536},
	{"lognormal:n=1M,mean=16,sorted=up,copies=64", 'd', 63, 63},
	{"huge:n=1M,copies=4", 'M', 131072, 131072},
	{"huge:n=1M,width=16,copies=4", 'M', 131072 / 16, 131072 / 16},
	{"huge:n=1M,sorted=up", 'p', 500, 500},
	{"uniform:n=1M,mean=64,multiple=16", 'g', 16, 16},
	{"uniform:n=1M,mean=64,multiple=16", 'M', 112, 112},
	{"lognormal:n=1M,mean=100,multiple=32", 'g', 32, 32},
	{"zipf:segments=1K,mean=64,multiple=8,sorted=up", 'g', 8, 8},
	{"zipf:segments=1K,mean=64,multiple=8,sorted=up", 'o', 1, 1},
	{"poisson:n=64K,mean=96,multiple=32,copies=4", 'g', 32, 32},
	{"uniform:n=64K,mean=16,multiple=8,width=4", 'g', 8, 8},
	{"huge:n=1M,mean=32,multiple=8", 'M', 524288, 524288},
};

static void test_figures(struct test_counts *t)
{
	for (size_t i = 0; i < sizeof figures / sizeof *figures; i++) {
		int64_t value = figure(figures[i].text, figures[i].what);

		test_ok(t, value >= figures[i].low && value <= figures[i].high, "%s: %c is %lld", figures[i].text,
			figures[i].what, (long long)value);
	}
}

static const char *const wrong_specs[] = {
	"frob:n=1K",
	"uniform",
	"uniform:mean=4",
	"uniform:n=1K,segments=4",
	"surrogate:n=100,low=1,high=2",
	"surrogate:n=100,segments=10,low=11,high=20",
	"surrogate:n=100,segments=10,low=1,high=9",
	"surrogate:n=1,segments=16M,low=1T,high=1T",
	"uniform:n=1K,mean=0",
	"uniform:n=1K,mean=0.5",
	"uniform:n=1K,mean=-3",
	"uniform:n=1K,mean=nan",
	"uniform:n=0x10",
	"uniform:n= 5",
	"uniform:n=1.5",
	"uniform:n=",
	"uniform:n",
	"uniform:n=1K,n=2K",
	"uniform:n=1K,alpha=2",
	"uniform:n=1K,frob=2",
	"uniform:n=1K,empty=1",
	"uniform:n=1K,sorted=sideways",
	"uniform:n=1K,copies=3",
	"uniform:n=1K,width=4,copies=512",
	"uniform:segments=10,copies=4",
	"uniform:n=1K,copies=0",
	"uniform:n=1000,mean=64,multiple=16",
	"uniform:n=1K,mean=64,multiple=64,copies=32",
	"uniform:n=1K,mean=8,multiple=16",
	"uniform:n=1K,mean=8,multiple=0",
	"uniform:n=1K,mean=8,multiple=64K",
	"front:n=1K,multiple=2",
	"fixed:segments=1M,mean=2^24,multiple=65536",
	"surrogate:n=100,segments=10,low=1,high=50,copies=2",
	"uniform:n=2^41",
	"uniform:n=2^99999",
	"uniform:n=1e400",
	"uniform:n=99999999999999999999",
	"uniform:n=-1",
	"uniform:n=1K,seed=-1",
	"lognormal:n=1K,sigma=6",
	"bimodal:n=1K,share=1",
	"front:segments=4",
	"huge:segments=4",
	"empty:n=4",
	"zipf:n=1K,alpha=0",
	"pareto:n=1K,alpha=1",
	"fixed:segments=1M,mean=2^30",
	"nothing",
	"",
	"x.txt",
};

static void test_wrong_specs(struct test_counts *t)
{
	const volatile sig_atomic_t raised = 1;
	char out[512], small[20];
	struct geometry g;
	struct err e;

	for (size_t i = 0; i < sizeof wrong_specs / sizeof *wrong_specs; i++) {
		e.text[0] = '\0';
		test_ok(t,
			geometry_make(wrong_specs[i], &g, &e) == -1 && e.kind == ERR_USAGE && e.text[0] &&
				!strchr(e.text, '\n'),
			"refused: '%s': %s", wrong_specs[i], e.text);
	}
	test_ok(t, geometry_canonical("frob:n=1K", out, sizeof out, &e) == -1, "no canonical text of a wrong spec");
	test_ok(t, geometry_canonical("uniform:n=1K,mean=4", small, sizeof small, &e) == -1, "no cut canonical text");
	test_ok(t, geometry_canonical("a/b.mtx", out, sizeof out, &e) == 0 && strcmp(out, "a/b.mtx") == 0,
		"a path is its own canonical text");
	test_ok(t, geometry_make_until(&raised, "pareto:n=1K,mean=4", &g, &e) == -1 && e.kind == ERR_STOPPED,
		"once the flag is raised nothing is drawn: %s", e.text);
	test_ok(t, geometry_make("fixed:n=2^40,mean=1", &g, &e) == -1 && e.kind == ERR_TOO_LARGE,
		"8 TiB of offsets are refused before the work: %s", e.text);
}

/* Long segments far apart, then the same ones together where the parts counted by two threads meet. */
static void test_span(struct test_counts *t)
{
	enum { SEGMENTS = 300000, PART = 1 << 16 };
	int64_t *lengths = calloc(SEGMENTS, sizeof *lengths);
	struct geometry g;
	struct err e = {0};

	for (int i = 0; lengths && i < SEGMENTS; i++)
		lengths[i] = i % GEOMETRY_SPAN == 5 ? 1000 : 1;
	test_ok(t,
		lengths && geometry_from_lengths("apart", lengths, SEGMENTS, &g, &e) == 0 &&
			g.stats.span == 1000 + GEOMETRY_SPAN - 1,
		"the heaviest span: %s", e.text);
	geometry_release(&g);
	for (int i = 0; lengths && i < GEOMETRY_SPAN; i++)
		lengths[PART - 50 + i] = 1000;
	test_ok(t,
		lengths && geometry_from_lengths("together", lengths, SEGMENTS, &g, &e) == 0 &&
			g.stats.span == 1000 * GEOMETRY_SPAN,
		"of neighbours: %lld", (long long)g.stats.span);
	geometry_release(&g);
	free(lengths);
}

/* One long segment among short ones, and what a probe knows of it. */
static void test_seen(struct test_counts *t)
{
	static const struct {
		int segments, place;
		int64_t length;
		int seen; /* 1: some of 1024 elements lie in the long segment; else only in short ones */
	} cases[] = {
		{300000, 150000, 1000, 1}, /* more than every 1024th part of all elements */
		{300000, 150200, 100, 0},  /* elements 300400 to 300499, between samples 512 and 513 */
		{300000, 0, 700, 1},       {300000, 299999, 700, 1},
		{262144, 65750, 100, 0},   {500, 7, 3, 1}, /* as many samples as elements */
	};
	int64_t *lengths = malloc(300000 * sizeof *lengths);

	for (size_t k = 0; lengths && k < sizeof cases / sizeof *cases; k++) {
		struct geometry g;
		struct err e = {0};

		for (int i = 0; i < cases[k].segments; i++)
			lengths[i] = i == cases[k].place ? cases[k].length : 2;
		if (!test_ok(t, geometry_from_lengths("one", lengths, cases[k].segments, &g, &e) == 0, "lengths"))
			continue;
		test_ok(t, g.stats.seen == (cases[k].seen ? cases[k].length : 2), "one of %lld among %d: %lld seen",
			(long long)cases[k].length, cases[k].segments, (long long)g.stats.seen);
		test_ok(t,
			geometry_probed_longest(&g.stats, 4) ==
				(cases[k].segments > 262144 ? g.stats.seen : g.stats.max),
			"a probe looks at all of at most 262144");
		geometry_release(&g);
	}
	free(lengths);
	test_ok(t,
		geometry_is_scanned(0, 0, 4) && geometry_is_scanned(128 << 20, 1 << 20, 4) &&
			!geometry_is_scanned((128 << 20) - 1, 1 << 20, 4) &&
			!geometry_is_scanned(128 << 20, 1 << 20, 8) && geometry_is_scanned(256 << 20, 1 << 20, 8),
		"and of long ones");
}

static void test_lengths(struct test_counts *t)
{
	static const int64_t lengths[] = {0, 3, 0, 1, 8}, negative[] = {1, -1}, large[] = {INT64_MAX, 1};
	struct geometry g;
	struct err e;

	test_ok(t, geometry_from_lengths("five", lengths, 5, &g, &e) == 0 && is_sound(&g) && g.n == 12, "from lengths");
	test_ok(t,
		g.stats.min == 0 && g.stats.max == 8 && g.stats.empty == 2 && g.stats.mean == 2.4 &&
			fabs(g.stats.std - 3.0066592756745814) < 1e-14 && fabs(g.stats.cv - g.stats.std / 2.4) < 1e-14,
		"figures of five lengths");
	test_ok(t,
		g.stats.histogram[0] == 2 && g.stats.histogram[1] == 1 && g.stats.histogram[2] == 1 &&
			g.stats.histogram[4] == 1,
		"histogram of five lengths");
	test_ok(t, g.stats.span == g.n, "the heaviest span of few segments is all of them");
	geometry_release(&g);
	test_ok(t, geometry_from_lengths("none", lengths, 0, &g, &e) == 0 && g.n == 0 && g.stats.mean == 0,
		"no lengths");
	geometry_release(&g);
	test_ok(t, geometry_from_lengths("bad", negative, 2, &g, &e) == -1, "negative: %s", e.text);
	test_ok(t, geometry_from_lengths("bad", large, 2, &g, &e) == -1, "too large: %s", e.text);
	test_ok(t, geometry_from_lengths("bad", large, -1, &g, &e) == -1, "minus one segment: %s", e.text);
}

static void test_rng(struct test_counts *t)
{
	double log_error = 0, exp_error = 0, normal_error = 0, sum = 0, squares = 0;
	struct rng_order order;
	unsigned char seen[1000] = {0};
	int once = 1;

	for (uint64_t i = 0; i < 200000; i++) {
		double u = rng_uniform(1, 2, i), x = (u - 0.5) * 1300, z = rng_normal(1, 2, i);

		log_error = fmax(log_error, fabs(rng_log(u) / log(u) - 1));
		exp_error = fmax(exp_error, fabs(rng_exp(x) / exp(x) - 1));
		normal_error = fmax(normal_error, fabs(0.5 * erfc(-z / sqrt(2)) - u) / exp(-z * z / 2) * 2.5066);
		sum += z;
		squares += z * z;
	}
	test_ok(t, log_error < 1e-15 && exp_error < 1e-15, "log and exp: %g, %g", log_error, exp_error);
	test_ok(t, normal_error < 1e-6, "normal quantiles: %g", normal_error);
	test_ok(t, fabs(sum) / 200000 < 0.01 && fabs(squares / 200000 - 1) < 0.01, "normal: mean 0, variance 1");
	rng_order_init(&order, 1, 2, sizeof seen);
	for (uint64_t i = 0; i < sizeof seen; i++)
		once = once && seen[rng_order_place(&order, i)]++ == 0;
	test_ok(t, once, "an order has every place once");
}

static const struct {
	const char *path, *kind;
	int64_t segments, n, min, max, empty, columns;
	double std;
} files[] = {
	{"tests/data/LFAT5_hypersparse.mtx", "mtx coordinate real symmetric", 2000, 46, 0, 5, 1986, 2000, 0.2872},
	{"tests/data/citeseer_words.rowlen", "rowlen", 3312, 105165, 8, 54, 0, 3703, 5.9729},
	{"tests/data/empty.mtx", "mtx coordinate real general", 3, 0, 0, 0, 3, 4, 0},
	{"tests/data/full_symmetric.mtx", "mtx array real symmetric", 4, 16, 4, 4, 0, 4, 0},
	{"tests/data/hermitian.mtx", "mtx coordinate complex hermitian", 4, 9, 2, 3, 0, 4, 0.4330},
	{"tests/data/karate.mtx", "mtx coordinate pattern symmetric", 34, 156, 1, 17, 0, 34, 3.8204},
	{"tests/data/lp_afiro.mtx", "mtx coordinate real general", 27, 102, 2, 10, 0, 51, 1.8122},
	{"tests/data/matrix_int32.mtx", "mtx coordinate integer general", 7, 12, 1, 3, 0, 7, 0.6999},
	{"tests/data/photo_kmeans256.rowlen", "rowlen", 256, 786432, 409, 10612, 0, 0, 1611.1265},
	{"tests/data/skew_fp64.mtx", "mtx coordinate real skew-symmetric", 6, 20, 3, 4, 0, 6, 0.4714},
	{"tests/data/west0067.mtx.gz", "mtx coordinate real general", 67, 294, 1, 6, 0, 67, 1.1324},
};
#define NFILES (sizeof files / sizeof *files)

static void test_files(struct test_counts *t)
{
	for (size_t i = 0; i < NFILES; i++) {
		struct geometry g;
		struct err e = {0};

		if (!test_ok(t, geometry_make(files[i].path, &g, &e) == 0, "read: %s %s", files[i].path, e.text))
			continue;
		test_ok(t, is_sound(&g) && strcmp(g.name, files[i].path) == 0 && strcmp(g.kind, files[i].kind) == 0,
			"kind: %s", g.kind);
		test_ok(t,
			g.segments == files[i].segments && g.n == files[i].n && g.stats.min == files[i].min &&
				g.stats.max == files[i].max && g.stats.empty == files[i].empty &&
				g.columns == files[i].columns && fabs(g.stats.std - files[i].std) < 6e-5,
			"figures: %s", files[i].path);
		geometry_release(&g);
	}
}

static int write_file(const char *path, const void *bytes, size_t size)
{
	FILE *f = fopen(path, "wb");
	int status;

	if (!f)
		return -1;
	status = fwrite(bytes, 1, size, f) == size ? 0 : -1;
	return fclose(f) == 0 ? status : -1;
}

static unsigned char *read_whole(const char *path, size_t *size)
{
	FILE *f = fopen(path, "rb");
	unsigned char *bytes = f ? malloc(1 << 16) : NULL;

	*size = bytes ? fread(bytes, 1, 1 << 16, f) : 0;
	if (f)
		(void)fclose(f);
	return bytes;
}

#define BANNER "%%MatrixMarket matrix coordinate real general\n"

/* Texts that are read (n >= 0 elements), or refused with an error that contains `message`. */
static const struct {
	const char *about, *ending, *text;
	int64_t n;
	const char *message;
} texts[] = {
	{"CRLF, blanks and comments", "mtx",
	 "%%MATRIXMARKET MATRIX COORDINATE REAL GENERAL\r\n% c\r\n\r\n  2 3\t4 \r\n%\r\n1 1 1\r\n\r\n 2\t3 -1.e-3 \r\n"
	 "2 3 0\r\n1 2 NaN\r\n",
	 4, NULL},
	{"no newline at the end", "mtx", BANNER "2 2 1\n1 1 5", 1, NULL},
	{"double is real", "mtx", "%%MatrixMarket matrix array double general\n2 2\n1\n2\n3\n4\n", 4, NULL},
	{"array general", "mtx", "%%MatrixMarket matrix array complex general\n2 1\n1 2\n3 4\n", 2, NULL},
	{"array skew", "mtx", "%%MatrixMarket matrix array real skew-symmetric\n3 3\n1\n2\n3\n", 9, NULL},
	{"array of no column", "mtx", "%%MatrixMarket matrix array real general\n3 0\n", 0, NULL},
	{"pattern", "mtx", "%%MatrixMarket matrix coordinate pattern general\n2 2 1\n2 2\n", 1, NULL},
	{"integer skew", "mtx", "%%MatrixMarket matrix coordinate integer skew-symmetric\n2 2 1\n2 1 7\n", 2, NULL},
	{"empty file", "mtx", "", -1, "empty"},
	{"only a banner", "mtx", BANNER, -1, "sizes"},
	{"no banner", "mtx", "1 1 1\n", -1, ":1: "},
	{"a vector", "mtx", "%%MatrixMarket vector coordinate real general\n1 1\n1 1\n", -1, ":1: "},
	{"unknown field", "mtx", "%%MatrixMarket matrix coordinate quaternion general\n1 1 0\n", -1, ":1: "},
	{"pattern array", "mtx", "%%MatrixMarket matrix array pattern general\n1 1\n", -1, ":1: "},
	{"two sizes of three", "mtx", BANNER "2 2\n", -1, ":2: "},
	{"a size that is no number", "mtx", BANNER "2 x 1\n", -1, ":2: "},
	{"negative size", "mtx", BANNER "2 -2 1\n", -1, ":2: "},
	{"2^31 rows", "mtx", BANNER "2147483648 1 1\n1 1 1\n", -1, ":2: more than 2^31"},
	{"2^62 entries and more", "mtx", BANNER "2 2 9000000000000000000\n1 1 1\n", -1, ":2: more than 2^62"},
	{"2^64 entries", "mtx", BANNER "2 2 18446744073709551617\n1 1 1\n", -1, ":2: "},
	{"symmetric but not square", "mtx", "%%MatrixMarket matrix coordinate real symmetric\n2 3 0\n", -1, "square"},
	{"fewer entries", "mtx", BANNER "2 2 3\n1 1 1\n2 2 2\n", -1, "ends after 2 entries"},
	{"more entries", "mtx", BANNER "2 2 1\n1 1 1\n2 2 2\n", -1, ":4: "},
	{"row 0", "mtx", BANNER "2 2 1\n0 1 1\n", -1, ":3: row index"},
	{"row too large", "mtx", BANNER "2 2 1\n3 1 1\n", -1, ":3: row index"},
	{"negative row", "mtx", BANNER "2 2 1\n-1 1 1\n", -1, ":3: row index"},
	{"row 2^32 + 1", "mtx", BANNER "2 2 1\n4294967297 1 1\n", -1, ":3: row index"},
	{"column too large", "mtx", BANNER "2 2 1\n1 3 1\n", -1, ":3: column index"},
	{"row that is no number", "mtx", BANNER "2 2 1\na 1 1\n", -1, ":3: "},
	{"column with a fraction", "mtx", BANNER "2 2 1\n1 1.5 1\n", -1, ":3: "},
	{"value missing", "mtx", BANNER "2 2 1\n1 1\n", -1, ":3: a value is missing"},
	{"value that is a word", "mtx", BANNER "2 2 1\n1 1 fat\n", -1, ":3: a value is not a number"},
	{"value that is a sign", "mtx", BANNER "2 2 1\n1 1 -\n", -1, ":3: a value is not a number"},
	{"value with an empty exponent", "mtx", BANNER "2 2 1\n1 1 1e\n", -1, ":3: a value is not a number"},
	{"value and more", "mtx", BANNER "2 2 1\n1 1 1 1\n", -1, ":3: more on the line"},
	{"control characters are not shown", "mtx", BANNER "2 2 1\n\033[2J\r\t1\n", -1,
	 ":3: row and column cannot be read: '?[2J?"},
	{"lengths", "rowlen", "% rows: 4\n% nnz: 10\n3\n 2x3 \r\n1\n", -1, "ends after 5"},
	{"lengths and counts", "rowlen", "% name: x\n% rows: 5\n% nnz: 10\n3\n2x3\r\n\n1", 10, NULL},
	{"lengths without a head", "rowlen", "0\n0\n5", 5, NULL},
	{"sum against the head", "rowlen", "% nnz: 11\n3\n", -1, "nnz"},
	{"no lengths", "rowlen", "% name: x\n", -1, "no lengths"},
	{"no lengths, as its header says", "rowlen", "% rows: 0\n", 0, NULL},
	{"negative length", "rowlen", "3\n-1\n", -1, ":2: negative"},
	{"negative count", "rowlen", "3x-1\n", -1, ":1: negative"},
	{"length that is a word", "rowlen", "3\nabc\n", -1, ":2: neither"},
	{"length and a word", "rowlen", "3 y\n", -1, ":1: neither"},
	{"count missing", "rowlen", "3x\n", -1, ":1: neither"},
	{"2^31 segments", "rowlen", "1x2147483648\n", -1, ":1: more than 2^31"},
	{"2^63 elements", "rowlen", "9000000000000000000\n9000000000000000000\n", -1, ":2: more elements"},
	{"2^64 elements at once", "rowlen", "9000000000000000000x3\n", -1, ":1: more elements"},
	{"head that is no count", "rowlen", "% rows: many\n", -1, ":1: not a count"},
};

static void test_texts(struct test_counts *t, const char *folder)
{
	for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
		char path[256];
		struct geometry g;
		struct err e = {0};
		int got;

		(void)snprintf(path, sizeof path, "%s/text.%s", folder, texts[i].ending);
		if (write_file(path, texts[i].text, strlen(texts[i].text)))
			e.text[0] = '\0';
		got = geometry_make(path, &g, &e);
		if (texts[i].n >= 0)
			test_ok(t, got == 0 && g.n == texts[i].n, "read: %s %s", texts[i].about, e.text);
		else
			test_ok(t, got == -1 && strstr(e.text, texts[i].message) != NULL, "refused: %s: %s",
				texts[i].about, e.text);
		if (got == 0)
			geometry_release(&g);
		(void)unlink(path);
	}
}

static void expect_offsets(struct test_counts *t, const char *path, const void *bytes, size_t size, int64_t n,
			   const char *message)
{
	struct geometry g;
	struct err e = {0};
	int got;

	if (write_file(path, bytes, size))
		return;
	got = geometry_make(path, &g, &e);
	test_ok(t, message ? got == -1 && strstr(e.text, message) : got == 0 && g.n == n && is_sound(&g),
		"%zu bytes of offsets: %s", size, message ? e.text : "read");
	if (got == 0)
		geometry_release(&g);
	(void)unlink(path);
}

/* Little-endian files, written in this machine's byte order: on a big-endian machine this test would fail, not the
 * reader. */
static void test_offsets(struct test_counts *t, const char *folder)
{
	static const int32_t good[] = {0, 3, 3, 10}, one[] = {0}, negative[] = {0, 3, -1}, down[] = {0, 3, 2},
			     late[] = {1, 2};
	static const int64_t wide[] = {0, INT64_C(1) << 40, INT64_MAX}, wide_down[] = {0, INT64_C(1) << 40, 5};
	char path32[256], path64[256];

	(void)snprintf(path32, sizeof path32, "%s/x.i32", folder);
	(void)snprintf(path64, sizeof path64, "%s/x.off64", folder);
	expect_offsets(t, path32, good, sizeof good, 10, NULL);
	expect_offsets(t, path32, one, sizeof one, 0, NULL);
	expect_offsets(t, path32, good, 0, 0, "no offsets");
	expect_offsets(t, path32, good, sizeof good - 1, 0, "multiple of 4");
	expect_offsets(t, path32, negative, sizeof negative, 0, "offset 2 is negative: -1");
	expect_offsets(t, path32, down, sizeof down, 0, "offset 2 is 2");
	expect_offsets(t, path32, late, sizeof late, 0, "first offset is 1");
	expect_offsets(t, path64, wide, sizeof wide, INT64_MAX, NULL);
	expect_offsets(t, path64, wide_down, sizeof wide_down, 0, "offset 2 is 5");
}

/* Truncated and damaged gzip data, and lines beyond the limit. */
static void test_damage(struct test_counts *t, const char *folder)
{
	size_t size;
	unsigned char *bytes = read_whole("tests/data/west0067.mtx.gz", &size);
	char path[256], *line = malloc(200000);
	struct geometry g;
	struct err e = {0};

	(void)snprintf(path, sizeof path, "%s/x.mtx.gz", folder);
	if (bytes && line && size > 200) {
		test_ok(t,
			write_file(path, bytes, size / 2) == 0 && geometry_make(path, &g, &e) == -1 &&
				strstr(e.text, "gzip"),
			"cut: %s", e.text);
		test_ok(t,
			write_file(path, bytes, size - 4) == 0 && geometry_make(path, &g, &e) == -1 &&
				strstr(e.text, "gzip"),
			"cut in the trailer: %s", e.text);
		bytes[size - 8] ^= 1;
		test_ok(t,
			write_file(path, bytes, size) == 0 && geometry_make(path, &g, &e) == -1 &&
				strstr(e.text, "gzip"),
			"wrong check sum: %s", e.text);
		memset(line, '7', 200000);
		test_ok(t,
			write_file(path, line, 200000) == 0 && geometry_make(path, &g, &e) == -1 &&
				strstr(e.text, ":1: line is longer"),
			"a line too long: %s", e.text);
		test_ok(t,
			write_file(path, "1\0002\n", 4) == 0 && geometry_make(path, &g, &e) == -1 &&
				strstr(e.text, ":1: a zero byte"),
			"a zero byte: %s", e.text);
	} else {
		test_ok(t, 0, "tests/data/west0067.mtx.gz can be read");
	}
	(void)unlink(path);
	free(line);
	free(bytes);
}

/* Changes, removes, duplicates or cuts a few bytes. Returns the new size; there is room for twice the size. */
static size_t mutate(unsigned char *bytes, size_t size, uint64_t seed)
{
	static const char likely[] = "0123456789 -+.x%\n\r\teE";
	int changes = 1 + (int)(rng_bits(seed, 0, 0) % 4);

	for (int i = 0; i < changes && size > 1; i++) {
		uint64_t r = rng_bits(seed, 1, (uint64_t)i);
		size_t at = (size_t)((r >> 8) % size), length = 1 + (size_t)(r >> 40) % 16;

		length = length < size - at ? length : size - at;
		switch (r % 5) {
		case 0:
			bytes[at] = (unsigned char)(r >> 56);
			break;
		case 1:
			bytes[at] = (unsigned char)likely[(r >> 56) % (sizeof likely - 1)];
			break;
		case 2:
			memmove(bytes + at, bytes + at + length, size - at - length);
			size -= length;
			break;
		case 3:
			memmove(bytes + at + length, bytes + at, size - at);
			size += length;
			break;
		default:
			if (r % 7 == 0)
				size = at;
			break;
		}
	}
	return size;
}

/* A count of 10^9 rows would be valid, but too slow for a test: breaks up integers of more than 6 digits. */
static void tame(unsigned char *bytes, size_t size)
{
	int digits = 0, fraction = 0;

	for (size_t i = 0; i < size; i++) {
		int digit = bytes[i] >= '0' && bytes[i] <= '9';

		digits = digit ? digits + 1 : 0;
		fraction = digit ? fraction : bytes[i] == '.';
		if (digits > 6 && !fraction)
			bytes[i] = '.';
	}
}

/* Whatever a file contains, it is read correctly or refused with one line. */
static void fuzz(struct test_counts *t, const char *source, const char *ending, const char *folder, int rounds)
{
	size_t size, changed;
	unsigned char *bytes = read_whole(source, &size), *copy = malloc(1 << 17);
	int good = 0, refused = 0, bad = 0;
	char path[256];

	(void)snprintf(path, sizeof path, "%s/fuzz.%s", folder, ending);
	for (int i = 0; bytes && copy && i < rounds; i++) {
		struct geometry g;
		struct err e = {0};
		int got;

		memcpy(copy, bytes, size);
		changed = mutate(copy, size, (uint64_t)i + 1);
		if (strcmp(ending, "mtx") == 0 || strcmp(ending, "rowlen") == 0)
			tame(copy, changed);
		if (write_file(path, copy, changed))
			break;
		got = geometry_make(path, &g, &e);
		if (got == 0) {
			good++;
			bad += !is_sound(&g);
			geometry_release(&g);
		} else {
			refused++;
			bad += got != -1 || !e.text[0] || strchr(e.text, '\n') != NULL;
		}
	}
	test_ok(t, bad == 0 && good + refused == rounds && refused > 0, "%s damaged %d times: %d read, %d refused",
		source, rounds, good, refused);
	(void)unlink(path);
	free(bytes);
	free(copy);
}

static void test_fuzz(struct test_counts *t, const char *folder)
{
	static const int32_t offsets[] = {0, 3, 3, 10, 11, 64, 64, 100};
	char path[256];

	for (size_t i = 0; i < NFILES; i++) {
		const char *p = files[i].path;

		fuzz(t, p, strstr(p, ".gz") ? "mtx.gz" : strstr(p, ".mtx") ? "mtx" : "rowlen", folder, 300);
	}
	(void)snprintf(path, sizeof path, "%s/offsets.i32", folder);
	if (write_file(path, offsets, sizeof offsets) == 0)
		fuzz(t, path, "off32", folder, 300);
	(void)unlink(path);
}

/* The order in which geometries are made relies on estimates. */
static void test_estimates(struct test_counts *t)
{
	static const char *const specs[] = {"fixed:n=1M,mean=4",     "uniform:n=1M,mean=4",
					    "geometric:n=1M,mean=4", "zipf:n=1M,mean=4",
					    "huge:n=1M,mean=2",      "front:n=1M,length=1K",
					    "empty:segments=500K",   "surrogate:n=1M,segments=300K,high=9,std=2"};

	for (size_t i = 0; i < sizeof specs / sizeof *specs; i++) {
		const int64_t about = geometry_estimate_segments(specs[i]);
		struct geometry g = {0};
		struct err e = {ERR_FAILED, ""};

		const int status = geometry_make(specs[i], &g, &e);

		test_ok(t, status == 0 && about > g.segments / 2 && about < 2 * g.segments + 100000,
			"%s: %lld segments, %lld estimated %s", specs[i], (long long)g.segments, (long long)about,
			e.text);
		geometry_release(&g);
	}
	test_ok(t,
		geometry_estimate_segments("uniform:n=1M,mean=64") < geometry_estimate_segments("uniform:n=1M,mean=32"),
		"fewer of longer segments");
	test_ok(t, geometry_estimate_segments("lengths.rowlen") == -1, "no estimate for a file");
}

int main(int argc, char **argv)
{
	struct test_counts t = {0, 0, 0};
	char folder[] = "/tmp/segtune-geometry-XXXXXX";

	if (!mkdtemp(folder))
		return 1;
	test_rng(&t);
	test_kinds(&t, argc > 1 && strcmp(argv[1], "--print") == 0);
	test_figures(&t);
	test_wrong_specs(&t);
	test_lengths(&t);
	test_span(&t);
	test_seen(&t);
	test_files(&t);
	test_texts(&t, folder);
	test_offsets(&t, folder);
	test_damage(&t, folder);
	test_fuzz(&t, folder);
	test_estimates(&t);
	test_ok(&t, rmdir(folder) == 0, "nothing is left behind");
	return test_end(&t);
}
