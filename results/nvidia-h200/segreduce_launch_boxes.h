/*
 * Launch boxes of segreduce, chosen by segtune from measurements. Generated: do not edit, export again.
 *
 * command:  segtune export --format c --operation segreduce --max-boxes 6 --tolerance 0.01
 * date:     2026-11-29
 * database: ac1fe2432d9af0ab
 * sources:  ebced4abd5486aca
 * cache:    cold (flushed before each call)
 * devices:
 *   NVIDIA H200 (cuda, sm_90), driver 580.159.04, compiler NVRTC 13.0
 * tables; regret is the box's time / the fastest measured variant's time - 1:
 *   f32 plus on NVIDIA H200, 81 cases
 *     n and the mean length known: worst regret 28.0%, mean 4.4%; geometries left out: worst 74.7%, mean 6.2%
 *     the longest segment, too: worst regret 28.0%, mean 4.4%; geometries left out: worst 74.7%, mean 6.2%
 *     shares of long segments, too: worst regret 28.0%, mean 3.4%; geometries left out: worst 74.7%, mean 5.9%
 *     fixed lengths, 27 cases: worst regret 28.0%, mean 6.5%; left out: worst 74.7%, mean 10.1%
 *     uniform lengths, 27 cases: worst regret 12.6%, mean 3.1%; left out: worst 74.7%, mean 6.4%
 *     pareto lengths, 27 cases: worst regret 5.8%, mean 0.7%; left out: worst 10.3%, mean 1.0%
 *     the best of the boxes for each case: worst regret 28.0%, mean 3.1%
 *     the best of the best 6 of all 556 variants for each case: mean regret 2.3% (exact, by branch and bound)
 *     flat_persistent BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=14 TILES=8 VECS=7:
 *       measured on 81 cases, n = 268435456; serves 49 (fixed uniform pareto): worst regret 28.0%, mean 5.1%
 *       never launched many times in a row with all results compared
 *     flat END_MARKS=1 HALF_CAPACITY=0 LDG=0 LOAD_MODIFIER=0 MIN_BLOCKS=4 NT=256 SCAN=1 STORE=1 TRANSPOSE=0 VT=11:
 *       measured on 81 cases, n = 268435456; serves 8 (uniform pareto fixed): worst regret 3.7%, mean 1.5%
 *       never launched many times in a row with all results compared
 *     split FINISH=0 LDG=1 LOAD_MODIFIER=0 NT=512 SPLIT_ITEMS=65536 UNROLL=8 VEC=4:
 *       measured on 31 cases, n = 268435456; serves 17 (fixed uniform pareto): worst regret 5.8%, mean 0.8%
 *       never launched many times in a row with all results compared
 *     stream_bulk BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=4096 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 3 cases, n = 268435456; serves 3 (pareto): worst regret 0.3%, mean 0.1%
 *       never launched many times in a row with all results compared
 *     stream_bulk BALANCED=0 BUFFER_ITEMS=1536 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=4 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0:
 *       measured on 2 cases, n = 268435456; serves 2 (uniform fixed): worst regret 0.0%, mean 0.0%
 *       never launched many times in a row with all results compared
 *     thread LDG=1 LOAD_MODIFIER=0 NT=128 SEGMENTS_PER_THREAD=1 UNROLL=1 VECTOR_UNIT_SEGMENTS=1:
 *       measured on 2 cases, n = 268435456; serves 2 (fixed uniform): worst regret 0.0%, mean 0.0%
 *       never launched many times in a row with all results compared
 *
 * A table is a guess on any other device than those above. The lookup for a query that names another device or
 * architecture says so: exact is 0, why has what differs, table->device is the one that was measured.
 *
 * Needs C99 or C++11.
 */
#ifndef SEGTUNE_SEGREDUCE_A601BAB51D85DA25
#define SEGTUNE_SEGREDUCE_A601BAB51D85DA25

/* Shared by all launch-box headers, and defined once per program, for C99 and C++11: boxes, the trees that say which
 * box to use for a call, and where a box can run. segtune puts this text into each header that it exports, followed by
 * lookup_impl.h. */
#ifndef SEGTUNE_LAUNCH_BOX_VERSION
#define SEGTUNE_LAUNCH_BOX_VERSION 9

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define SEGTUNE_BOX_PARAMS 16
#define SEGTUNE_SPAN 128 /* consecutive segments: what a block of many strategies processes */

struct segtune_param {
	const char *name;
	int64_t value;
};

/* A launch box: a strategy with its parameters, what it requires, and what it was measured on. */
struct segtune_box {
	const char *strategy;
	const char *params;   /* all parameters as one text, sorted by name: "NT=128 VT=7" */
	int id;               /* number of the strategy: SEGTUNE_OPERATION_STRATEGY */
	const char *backend;  /* the only backend that can build it ("cuda"); "": any */
	const char *runs_on;  /* architectures, as words: "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120 amd intel cpu other" */
	int any_operator;     /* 0: only for plus, multiplies, minimum, maximum, bit_and, bit_or, bit_xor */
	int64_t max_n;        /* maximum number of elements */
	int64_t max_segments; /* maximum number of segments */
	/* For segments of equal length: the range of lengths. */
	int64_t min_length, max_length;
	int64_t n_low, n_high; /* range of n for which it was measured */
	int ncases;            /* number of cases on which it was measured */
	/* 1: results are bitwise identical in every run; 0: floating-point results may depend on timing. */
	int reproducible;
	int unaligned; /* 1: arrays may begin at any element; 0: only at multiples of 16 bytes */
	int nparams;
	struct segtune_param param[SEGTUNE_BOX_PARAMS];
	/* Cost of imbalance, in elements processed at full speed: one element of the longest segment, which the box may
	 * leave to few threads, takes as long as longest_worth elements (0: unknown); the shortest possible call takes
	 * as long as call_worth. */
	int64_t longest_worth, call_worth;
	/* The same for one element of the heaviest span, which the box may leave to few blocks. */
	int64_t span_worth;
};

/* What a tree node asks about a call. Shares are fractions of the elements: those in segments of at least that
 * length. */
enum segtune_feature {
	SEGTUNE_N,        /* number of elements */
	SEGTUNE_MEAN,     /* n / segments */
	SEGTUNE_LONGEST,  /* longest segment, in elements */
	SEGTUNE_SHARE_1K, /* in segments of at least 1024 */
	SEGTUNE_SHARE_4K, /* in segments of at least 4096 */
	SEGTUNE_FEATURES
};

/* value < below: go to node `low`, else to `high`. A leaf has box >= 0, the index of a box. */
struct segtune_node {
	int feature;
	double below;
	int low, high;
	int box;
};

struct segtune_tree {
	int nnodes;
	const struct segtune_node *nodes; /* nodes[0] is the root */
};

/* For callers that know n and the mean length; also the longest segment; also the shares. */
#define SEGTUNE_TREES 3

/* The table for one device, element type, operator and key type ("" without keys). */
struct segtune_table {
	const char *backend, *device, *arch;
	const char *type, *oper, *key_type;
	int nboxes; /* the most general box first */
	const struct segtune_box *boxes;
	struct segtune_tree trees[SEGTUNE_TREES];
	int tree_of_all; /* the better tree if both the longest segment and the shares are known */
	/*
	 * Measured cases, for callers that know the shares and the heaviest span. ncases 0: the trees serve these
	 * callers as well. For each case its position, then one weight per box for an unknown longest segment, then one
	 * for a known one: one such column after the other of SEGTUNE_LANES cases, then those of the next ones. Before
	 * all that the mean losses per box, for an unknown and a known longest segment. In units of 1 / SEGTUNE_UNIT.
	 */
	int ncases;
	const float *cases;
};
#define SEGTUNE_AXES 8 /* the last axis needs the longest segment */
#define SEGTUNE_UNIT 4096
#define SEGTUNE_TOGETHER 16 /* boxes whose losses are expected in one pass over the cases */
#define SEGTUNE_LANES 8     /* cases that compilers handle together, with vector instructions */

/* The tables of one header. Those of an operation are linked in the order of inclusion. */
struct segtune_tables {
	const char *name;
	int count;
	const struct segtune_table *tables; /* for a type and operator, the most general table first */
	const struct segtune_tables *others;
};

/* ---- the call ---- */

/* What is known about the segment lengths; negative: unknown. A span of 0 is unknown, too. */
struct segtune_shape {
	double longest;            /* longest segment, in elements */
	double share_1k, share_4k; /* fraction (0 to 1) of the elements in segments of at least 1024, 4096 elements */
	double span;               /* elements of the heaviest SEGTUNE_SPAN consecutive segments */
	double share_16;           /* as share_1k, for 16 elements; unknown: guessed from the mean length */
	/* Longest segment in a sample, best the segments of a thousand evenly spaced elements: used with the shares and
	 * the span if `longest` is unknown. 0 or less: unknown. */
	double longest_seen;
};

struct segtune_query {
	const char *backend; /* "cuda" or "opencl"; NULL: cuda if arch is a CUDA architecture, else opencl */
	const char *device;  /* name as reported by the driver, or NULL */
	const char *arch;    /* for example "sm_90"; for OpenCL the device name; or NULL */
	int is_cpu;          /* 1: an OpenCL device that is a CPU */
	const char *type;    /* for example "f32" */
	const char *oper;    /* for example "plus"; NULL: plus */
	/* For operations with keys: "i32", or "none" if the keys of the runs are not needed; otherwise NULL. */
	const char *key_type;
	int64_t n, segments; /* number of elements; of segments or runs of equal keys, where 0 counts as 1 */
	struct segtune_shape shape;
};

/* Why a match is not a measurement for exactly this call. */
enum segtune_difference {
	SEGTUNE_OTHER_DEVICE = 1,   /* the table is for another device, or no device was given */
	SEGTUNE_OTHER_ARCH = 2,     /* also for another architecture or backend */
	SEGTUNE_OTHER_OPERATOR = 4, /* for another operator */
	SEGTUNE_OTHER_BOX = 8, /* the box that the table would choose cannot run here; this is another one that can */
	SEGTUNE_SHAPE_IGNORED = 16 /* the shape lacks what the better tree asks for; another tree was used */
};

struct segtune_match {
	const struct segtune_box *box;     /* NULL: nothing was measured for the type, or nothing that can run here */
	const struct segtune_table *table; /* the table that contains it */
	int exact;                         /* 1: this device or architecture, type and operator were measured */
	unsigned why;                      /* bits of enum segtune_difference; 0: none */
	int far;                           /* 1: the box was measured only for n more than a factor of 16 away */
};

static inline struct segtune_shape segtune_shape_unknown(void)
{
	struct segtune_shape s;

	s.longest = s.share_1k = s.share_4k = s.span = s.share_16 = s.longest_seen = -1;
	return s;
}

/* longest: longest segment, in elements. */
static inline struct segtune_shape segtune_shape_longest(int64_t longest)
{
	struct segtune_shape s = segtune_shape_unknown();

	s.longest = (double)longest;
	return s;
}

/* Fractions (0 to 1) of the elements in segments of at least 1024 and of at least 4096 elements. */
static inline struct segtune_shape segtune_shape_shares(double share_1k, double share_4k)
{
	struct segtune_shape s = segtune_shape_unknown();

	s.share_1k = share_1k;
	s.share_4k = share_4k;
	return s;
}

/* The number of elements of the heaviest SEGTUNE_SPAN consecutive segments, for s->span. offsets: segments + 1 host
 * offsets of 4 or 8 bytes; NULL gives 0. The only figure that reveals the order of the segments. */
static inline int64_t segtune_span(const void *offsets, int offset_bytes, int64_t segments)
{
	const int32_t *narrow = (const int32_t *)offsets;
	const int64_t *wide = (const int64_t *)offsets;
	int64_t most = 0, i, to = 0, span;

	for (i = 0; offsets && to < segments; i++) {
		to = segments - i > SEGTUNE_SPAN ? i + SEGTUNE_SPAN : segments;
		span = offset_bytes == 8 ? wide[to] - wide[i] : (int64_t)narrow[to] - narrow[i];
		most = span > most ? span : most;
	}
	return most;
}

/* Adds a segment of this length to the shape. Start with {0, 0, 0, 0, 0, 0}, finish with segtune_shape_end. */
static inline void segtune_shape_add(struct segtune_shape *s, int64_t length)
{
	s->longest = (double)length > s->longest ? (double)length : s->longest;
	s->share_1k += length >= 1024 ? (double)length : 0;
	s->share_4k += length >= 4096 ? (double)length : 0;
	s->share_16 += length >= 16 ? (double)length : 0;
}

static inline void segtune_shape_end(struct segtune_shape *s, int64_t n)
{
	s->share_1k /= n > 0 ? (double)n : 1;
	s->share_4k /= n > 0 ? (double)n : 1;
	s->share_16 /= n > 0 ? (double)n : 1;
}

/* The value of a box's parameter; fallback if it does not have it. */
static inline int64_t segtune_box_param(const struct segtune_box *box, const char *name, int64_t fallback)
{
	int i;

	for (i = 0; box && name && i < box->nparams; i++)
		if (strcmp(box->param[i].name, name) == 0)
			return box->param[i].value;
	return fallback;
}

/* ---- where a box can run ---- */

/* Whether text is neither NULL nor empty. */
static inline int segtune_given(const char *text)
{
	return text && *text;
}

/* The number in "sm_90" or "sm_90a"; 0 for anything else. */
static inline int segtune_sm(const char *arch)
{
	int number = 0;

	if (!arch || strncmp(arch, "sm_", 3) != 0)
		return 0;
	for (arch += 3; *arch >= '0' && *arch <= '9' && number < 1000; arch++)
		number = 10 * number + (*arch - '0');
	return number;
}

/* Whether the word is one of those in text. */
static inline int segtune_has_word(const char *text, const char *word)
{
	size_t length = strlen(word);

	while (*text) {
		size_t here = strcspn(text, " ");

		if (here == length && strncmp(text, word, length) == 0)
			return 1;
		text += here + (text[here] == ' ');
	}
	return 0;
}

/* Whether "sm_NUMBER" is among the words. */
static inline int segtune_has_sm(const char *text, int sm)
{
	while (*text) {
		if (segtune_sm(text) == sm)
			return 1;
		text += strcspn(text, " ");
		text += *text == ' ';
	}
	return 0;
}

/* For an architecture that was not tried, the box must run on its neighbours among those that were, within its own
 * generation if possible: generations differ in features, and members of a generation in shared memory. Older than all:
 * what runs on the oldest. */
static inline int segtune_runs_on_sm(const char *runs_on, int sm)
{
	static const int tried[] = {75, 80, 89, 90, 100, 120};
	int i, below = 0, above = 0;

	if (segtune_has_sm(runs_on, sm))
		return 1;
	for (i = 0; i < (int)(sizeof tried / sizeof *tried); i++) {
		if (tried[i] == sm)
			return 0;
		if (tried[i] < sm)
			below = tried[i];
		else if (!above)
			above = tried[i];
	}
	if (below && above && below / 10 == sm / 10 && above / 10 != sm / 10)
		above = 0;
	if (below && above && above / 10 == sm / 10 && below / 10 != sm / 10)
		below = 0;
	return (!below || segtune_has_sm(runs_on, below)) && (!above || segtune_has_sm(runs_on, above));
}

/* For OpenCL. The device name shows which GPU it is. An NVIDIA GPU needs a box that runs on all devices with known
 * guarantees, any other GPU one that runs on OpenCL 1.2 without guarantees. */
static inline int segtune_runs_on_opencl(const char *runs_on, const struct segtune_query *q)
{
	const char *device = q->device ? q->device : "", *arch = segtune_given(q->arch) ? q->arch : device;
	const char *name = *device ? device : arch;
	int cpu = segtune_has_word(runs_on, "cpu"), amd = segtune_has_word(runs_on, "amd");
	int intel = segtune_has_word(runs_on, "intel"), other = segtune_has_word(runs_on, "other");

	if (q->is_cpu || strncmp(arch, "cpu", 3) == 0)
		return cpu;
	if (strncmp(arch, "gfx", 3) == 0 || strncmp(name, "AMD", 3) == 0)
		return amd;
	if (strncmp(name, "Intel", 5) == 0 && strstr(name, "CPU") == NULL)
		return intel;
	return cpu && amd && intel && (other || strncmp(name, "NVIDIA", 6) == 0);
}

static inline int segtune_same(const char *a, const char *b)
{
	return strcmp(a ? a : "", b ? b : "") == 0;
}

static inline int segtune_is_cuda(const struct segtune_query *q)
{
	return segtune_given(q->backend) ? strcmp(q->backend, "cuda") == 0 : segtune_sm(q->arch) > 0;
}

static inline int segtune_same_backend(const struct segtune_table *t, const struct segtune_query *q)
{
	return !segtune_given(q->backend) || strcmp(t->backend, q->backend) == 0;
}

/* Whether the table was measured on this device, or on this architecture. */
static inline int segtune_same_device(const struct segtune_table *t, const struct segtune_query *q)
{
	return segtune_given(q->device) && strcmp(t->device, q->device) == 0 && segtune_same_backend(t, q) &&
	       (!segtune_given(q->arch) || strcmp(t->arch, q->arch) == 0);
}

static inline int segtune_same_arch(const struct segtune_table *t, const struct segtune_query *q)
{
	return segtune_given(q->arch) && strcmp(t->arch, q->arch) == 0 && segtune_same_backend(t, q);
}

/* Operators on single values that allow any order: a box for one of them works for all. */
static inline int segtune_is_plain(const char *oper)
{
	return segtune_has_word("plus multiplies minimum maximum bit_and bit_or bit_xor", oper);
}

static inline const char *segtune_oper(const struct segtune_query *q)
{
	return segtune_given(q->oper) ? q->oper : "plus";
}

static inline double segtune_elements(const struct segtune_query *q)
{
	return q->n > 0 ? (double)q->n : 0;
}

/* The mean length; n if there are no segments. */
static inline double segtune_mean(const struct segtune_query *q)
{
	return segtune_elements(q) / (q->segments > 0 ? (double)q->segments : 1);
}

/* Whether a box of this table can run the call. */
static inline int segtune_box_runs(const struct segtune_table *t, const struct segtune_box *b,
				   const struct segtune_query *q)
{
	double mean = segtune_mean(q);

	if (q->n > b->max_n || q->segments > b->max_segments || mean < (double)b->min_length ||
	    mean > (double)b->max_length)
		return 0;
	if (!b->any_operator && strcmp(t->oper, segtune_oper(q)) != 0 && !segtune_is_plain(segtune_oper(q)))
		return 0;
	if (segtune_same_device(t, q) || segtune_same_arch(t, q))
		return 1;
	if (b->backend[0] && strcmp(b->backend, segtune_is_cuda(q) ? "cuda" : "opencl") != 0)
		return 0;
	return segtune_is_cuda(q) ? segtune_sm(q->arch) > 0 && segtune_runs_on_sm(b->runs_on, segtune_sm(q->arch))
				  : segtune_runs_on_opencl(b->runs_on, q);
}
#elif SEGTUNE_LAUNCH_BOX_VERSION != 9
#error "launch-box headers of different segtune releases: export them again with one"
#endif
/* The lookup of launch boxes, defined once per program: trees, estimates, and the choice among several tables. */
#ifndef SEGTUNE_LOOKUP
#define SEGTUNE_LOOKUP


/* A feature of the call; negative: unknown. NaN is unknown, too. */
static inline double segtune_feature_of(const struct segtune_query *q, int feature)
{
	double value = feature == SEGTUNE_N          ? segtune_elements(q)
		       : feature == SEGTUNE_MEAN     ? segtune_mean(q)
		       : feature == SEGTUNE_LONGEST  ? q->shape.longest
		       : feature == SEGTUNE_SHARE_1K ? q->shape.share_1k
		       : feature == SEGTUNE_SHARE_4K ? q->shape.share_4k
						     : -1;

	return value >= 0 ? value : -1;
}

/* The index of the box that a tree picks; -1: the tree asks for something unknown. */
static inline int segtune_tree_pick(const struct segtune_tree *tree, const struct segtune_query *q)
{
	int at = 0;

	while (at >= 0 && at < tree->nnodes) {
		const struct segtune_node *node = &tree->nodes[at];
		double value;

		if (node->box >= 0)
			return node->box;
		value = segtune_feature_of(q, node->feature);
		if (value < 0)
			return -1;
		at = value < node->below ? node->low : node->high;
	}
	return -1;
}

/* The number of trees that can be used with the known shape: the last one and those before it. */
static inline int segtune_known_trees(const struct segtune_table *t, const struct segtune_query *q)
{
	if (!(q->shape.share_1k >= 0 && q->shape.share_4k >= 0))
		return q->shape.longest >= 0 ? 2 : 1;
	return q->shape.longest >= 0 ? t->tree_of_all + 1 : 3;
}

/* The time that the longest segment or the heaviest span takes by itself, if known, in elements processed at full
 * speed. */
static inline double segtune_delay(const struct segtune_box *b, const struct segtune_query *q)
{
	double longest = q->shape.longest >= 0 ? q->shape.longest * (double)b->longest_worth : 0;
	double span = q->shape.span >= 0 ? q->shape.span * (double)b->span_worth : 0;

	return longest > span ? longest : span;
}

/* Whether that exceeds by far the time for all elements: the shares need not reveal one long segment, nor adjacent long
 * ones. */
static inline int segtune_is_held_up(const struct segtune_box *b, const struct segtune_query *q)
{
	return segtune_delay(b, q) > 2 * ((double)b->call_worth + segtune_elements(q));
}

/* For a call whose longest segment or span would dominate the time of the chosen box: the box from the tree for the
 * longest segment if it is not dominated itself, else the first (most general) such box, else the one with the least
 * delay. */
static inline const struct segtune_box *segtune_for_held_up(const struct segtune_table *t,
							    const struct segtune_query *q)
{
	int i, best = segtune_tree_pick(&t->trees[1], q);

	if (best >= 0 && best < t->nboxes && segtune_box_runs(t, &t->boxes[best], q) &&
	    !segtune_is_held_up(&t->boxes[best], q))
		return &t->boxes[best];
	for (i = 0, best = -1; i < t->nboxes; i++) {
		if (!segtune_box_runs(t, &t->boxes[i], q))
			continue;
		if (!segtune_is_held_up(&t->boxes[i], q))
			return &t->boxes[i];
		if (best < 0 || segtune_delay(&t->boxes[i], q) < segtune_delay(&t->boxes[best], q))
			best = i;
	}
	return best < 0 ? NULL : &t->boxes[best];
}

/* log2(x), interpolated linearly between powers of two: the bits of a double, read as an integer, are just that. */
static inline double segtune_octaves(double x, double least)
{
	uint64_t bits;
	double octaves;

	memcpy(&bits, &x, sizeof bits);
	octaves = x > 0 ? (double)bits / 4503599627370496.0 - 1023 : least;
	return octaves > least ? octaves : least;
}

static inline float segtune_units(double x)
{
	double units = SEGTUNE_UNIT * x + 0.5;
	int whole = (int)units;

	return (float)(whole - (whole > units));
}

/* Unknown: guessed from the mean length in octaves, as none up to 4 and all from 64 on. */
static inline double segtune_share_16(double known, double mean)
{
	double share = known >= 0 ? known : (mean - 2) / 4;

	return share < 0 ? 0 : share > 1 ? 1 : share;
}

/* A sample sees the longest segments, unless they are very few; 0 or less: unknown. */
static inline double segtune_longest(const struct segtune_query *q)
{
	return q->shape.longest > 0 ? q->shape.longest : q->shape.longest_seen;
}

/* The position of a call among the cases. Two cases correlate by half at 32 octaves of distance, by mean length or span
 * at 16, by the share of segments of 1024 at 64. */
static inline void segtune_place(const struct segtune_query *q, float place[SEGTUNE_AXES])
{
	double n = segtune_octaves(segtune_elements(q), 0), mean = segtune_octaves(segtune_mean(q), -10);
	/* Elements in SEGTUNE_SPAN segments of the mean length. */
	double span = segtune_octaves(q->shape.span, 0), even = mean + 7;

	even = even < n ? even : n;
	place[0] = segtune_units(n / 32);
	place[1] = segtune_units(mean / 16);
	place[2] = segtune_units(segtune_octaves(q->shape.share_1k, -12) / 64);
	place[3] = segtune_units(segtune_octaves(q->shape.share_4k, -12) / 32);
	place[4] = segtune_units((span - even) / 16);
	place[5] = segtune_units((span - n) / 16);
	place[6] = segtune_units(segtune_share_16(q->shape.share_16, mean) / 4);
	place[7] = segtune_units((segtune_octaves(segtune_longest(q), 0) - n) / 32);
}

/* The square root of x to five digits: Newton's method from half the exponent, so that headers do not need <math.h>. */
static inline float segtune_root(float x)
{
	float inverse, half = 0.5f * x;
	uint32_t bits;
	int step;

	memcpy(&bits, &x, sizeof bits);
	bits = 0x5f375a86u - (bits >> 1);
	memcpy(&inverse, &bits, sizeof inverse);
	for (step = 0; step < 2; step++)
		inverse *= 1.5f - half * inverse * inverse;
	return x * inverse;
}

/* The similarity of a position to each of SEGTUNE_LANES cases. */
static inline void segtune_find_similarity(const float *cases, const float *place, int axes, float *alike)
{
	float squares[SEGTUNE_LANES] = {0};
	int axis, i;

	for (axis = 0; axis < axes; axis++)
		for (i = 0; i < SEGTUNE_LANES; i++) {
			float apart = place[axis] - cases[axis * SEGTUNE_LANES + i];

			squares[i] += apart * apart;
		}
	for (i = 0; i < SEGTUNE_LANES; i++)
		alike[i] = SEGTUNE_UNIT / (SEGTUNE_UNIT + segtune_root(squares[i]));
}

/* The expected losses of `count` boxes, at most SEGTUNE_TOGETHER, at a position, as log(1 + regret) with regret capped
 * at 1, by kriging. axes: how many axes to use; first: number of the first weight. */
static inline void segtune_expect(const struct segtune_table *t, const float *place, int axes, int first, int count,
				  double *sums)
{
	const float *cases = t->cases + 2 * t->nboxes;
	float by_lane[SEGTUNE_TOGETHER * SEGTUNE_LANES] = {0};
	int i, b, k;

	for (i = 0; i < t->ncases; i += SEGTUNE_LANES) {
		const float *weights = cases + (SEGTUNE_AXES + first) * SEGTUNE_LANES;
		float alike[SEGTUNE_LANES];

		segtune_find_similarity(cases, place, axes, alike);
		for (b = 0; b < count; b++)
			for (k = 0; k < SEGTUNE_LANES; k++)
				by_lane[b * SEGTUNE_LANES + k] += alike[k] * weights[b * SEGTUNE_LANES + k];
		cases += (SEGTUNE_AXES + 2 * t->nboxes) * SEGTUNE_LANES;
	}
	for (b = 0; b < count; b++) {
		sums[b] = (double)t->cases[first + b];
		for (k = 0; k < SEGTUNE_LANES; k++)
			sums[b] += (double)by_lane[b * SEGTUNE_LANES + k];
	}
}

/* The runnable box with the least expected loss; NULL: none can run. *why: whether another box would have less. */
static inline const struct segtune_box *segtune_least_expected(const struct segtune_table *t,
							       const struct segtune_query *q, unsigned *why)
{
	const struct segtune_box *best = NULL;
	double sums[SEGTUNE_TOGETHER], least = 0, least_of_all = 0;
	int longest = segtune_longest(q) > 0;
	float place[SEGTUNE_AXES];
	int from, i;

	segtune_place(q, place);
	for (from = 0; from < t->nboxes; from += SEGTUNE_TOGETHER) {
		int count = t->nboxes - from < SEGTUNE_TOGETHER ? t->nboxes - from : SEGTUNE_TOGETHER;

		segtune_expect(t, place, longest ? SEGTUNE_AXES : SEGTUNE_AXES - 1, (longest ? t->nboxes : 0) + from,
			       count, sums);
		for (i = 0; i < count; i++) {
			least_of_all = from + i == 0 || sums[i] < least_of_all ? sums[i] : least_of_all;
			if ((best && sums[i] >= least) || !segtune_box_runs(t, &t->boxes[from + i], q))
				continue;
			best = &t->boxes[from + i];
			least = sums[i];
		}
	}
	*why |= best && least <= least_of_all ? 0u : (unsigned)SEGTUNE_OTHER_BOX;
	return best;
}

/* The same. If the longest segment is known, and it or the span would dominate the box's time, chooses again without
 * it. */
static inline const struct segtune_box *segtune_expected_pick(const struct segtune_table *t,
							      const struct segtune_query *q, unsigned *why)
{
	const struct segtune_box *box = segtune_least_expected(t, q, why);
	struct segtune_query less = *q;

	if (!box || !(q->shape.longest > 0) || !segtune_is_held_up(box, q))
		return box;
	less.shape.longest = less.shape.longest_seen = -1;
	*why = 0;
	return segtune_least_expected(t, &less, why);
}

/* The box from table t; NULL if none of its boxes can run. *why: differences caused by that. */
static inline const struct segtune_box *segtune_table_pick(const struct segtune_table *t, const struct segtune_query *q,
							   unsigned *why)
{
	int level, i, known = segtune_known_trees(t, q), picked = -1;

	*why = 0;
	if (t->ncases > 0 && q->shape.share_1k >= 0 && q->shape.share_4k >= 0 && q->shape.span > 0)
		return segtune_expected_pick(t, q, why);
	for (level = known - 1; level >= 0 && picked < 0; level--)
		picked = segtune_tree_pick(&t->trees[level], q);
	if (level + 2 < known)
		*why |= SEGTUNE_SHAPE_IGNORED;
	if (picked >= 0 && picked < t->nboxes && segtune_box_runs(t, &t->boxes[picked], q))
		return segtune_is_held_up(&t->boxes[picked], q) ? segtune_for_held_up(t, q) : &t->boxes[picked];
	*why |= SEGTUNE_OTHER_BOX;
	for (i = 0; i < t->nboxes; i++)
		if (segtune_box_runs(t, &t->boxes[i], q))
			return &t->boxes[i];
	return NULL;
}

/* How well a table fits, higher is better: this device; else its architecture; else the newest older sm_ architecture;
 * else its backend; else any. Within each: the same operator, else plus, else any. */
static inline int segtune_table_rank(const struct segtune_table *t, const struct segtune_query *q)
{
	const char *oper = segtune_oper(q);
	int rank = strcmp(t->oper, oper) == 0 ? 2 : strcmp(t->oper, "plus") == 0 ? 1 : 0;
	int sm = segtune_sm(q->arch), table_sm = segtune_sm(t->arch);

	if (segtune_same_device(t, q))
		return rank + 500000;
	if (segtune_given(q->device) && strcmp(t->device, q->device) == 0)
		return rank + 400000;
	if (segtune_same_arch(t, q))
		return rank + 300000;
	if (q->arch && strcmp(t->arch, q->arch) == 0)
		return rank + 200000;
	if (segtune_is_cuda(q) && table_sm > 0 && table_sm < sm)
		return rank + 100 + 4 * table_sm;
	return rank + (strcmp(t->backend, segtune_is_cuda(q) ? "cuda" : "opencl") == 0 ? 50 : 0);
}

static inline unsigned segtune_table_differs(const struct segtune_table *t, const struct segtune_query *q)
{
	unsigned why = strcmp(t->oper, segtune_oper(q)) == 0 ? 0u : (unsigned)SEGTUNE_OTHER_OPERATOR;

	if (!segtune_same_device(t, q))
		why |= SEGTUNE_OTHER_DEVICE | (segtune_same_arch(t, q) ? 0u : (unsigned)SEGTUNE_OTHER_ARCH);
	return why;
}

/* Whether the box was measured only for n more than a factor of 16 away from this one. */
static inline int segtune_is_far(const struct segtune_box *b, int64_t n)
{
	return (double)n * 16 < (double)b->n_low || (double)n > (double)b->n_high * 16;
}

/* Whether table a of set x is preferred to table b of set y with the same rank. Must not depend on the order of
 * #include lines. */
static inline int segtune_comes_first(const struct segtune_tables *x, const struct segtune_table *a,
				      const struct segtune_tables *y, const struct segtune_table *b)
{
	ptrdiff_t place = (a - x->tables) - (b - y->tables);

	return place != 0 ? place < 0 : strcmp(x->name, y->name) < 0;
}

/* The box for a call, from all tables of the operation (SEGTUNE_OPERATION_TABLES): the best fitting table for its types
 * with a box that can run provides it. Returns a box that can run for every query, if there is one. */
static inline struct segtune_match segtune_lookup(const struct segtune_tables *tables, const struct segtune_query *q)
{
	const struct segtune_tables *from = NULL;
	struct segtune_match match = {NULL, NULL, 0, 0, 0};
	int i, rank, best = -1;
	unsigned why;

	for (; q && tables; tables = tables->others)
		for (i = 0; i < tables->count; i++) {
			const struct segtune_table *t = &tables->tables[i];
			const struct segtune_box *box;

			if (!q->type || strcmp(t->type, q->type) != 0 || !segtune_same(t->key_type, q->key_type))
				continue;
			rank = segtune_table_rank(t, q);
			if (rank < best || (rank == best && !segtune_comes_first(tables, t, from, match.table)))
				continue;
			box = segtune_table_pick(t, q, &why);
			if (!box)
				continue;
			best = rank;
			from = tables;
			match.box = box;
			match.table = t;
			match.why = why;
		}
	if (!match.box)
		return match;
	match.why |= segtune_table_differs(match.table, q);
	match.exact = !(match.why & (unsigned)(SEGTUNE_OTHER_ARCH | SEGTUNE_OTHER_OPERATOR | SEGTUNE_OTHER_BOX)) &&
		      !(match.why & (unsigned)SEGTUNE_OTHER_DEVICE && segtune_given(q->device));
	match.far = segtune_is_far(match.box, q->n);
	return match;
}
#endif

#define SEGTUNE_SEGREDUCE_FLAT_PERSISTENT 4537640
#define SEGTUNE_SEGREDUCE_FLAT 14021345
#define SEGTUNE_SEGREDUCE_SPLIT 6282106
#define SEGTUNE_SEGREDUCE_STREAM_BULK 13053190
#define SEGTUNE_SEGREDUCE_THREAD 5854747

/* f32 plus on NVIDIA H200 */
static const struct segtune_box segtune_segreduce_a601bab51d85da25_boxes_0[] = {
	{ "flat_persistent", "BLOCKS_PER_SM=4 LDG=0 LOAD_MODIFIER=0 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=14 TILES=8 VECS=7", SEGTUNE_SEGREDUCE_FLAT_PERSISTENT, "", "sm_80 sm_90 sm_100 amd intel cpu", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 268435456, 268435456, 81, 1, 0, 9, { { "BLOCKS_PER_SM", 4 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "PREFETCH", 4 }, { "SEGMENT_COST", 3 }, { "STATIC_SHARE", 14 }, { "TILES", 8 }, { "VECS", 7 } }, 0, 268435456, 0 },
	{ "flat", "END_MARKS=1 HALF_CAPACITY=0 LDG=0 LOAD_MODIFIER=0 MIN_BLOCKS=4 NT=256 SCAN=1 STORE=1 TRANSPOSE=0 VT=11", SEGTUNE_SEGREDUCE_FLAT, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120", 1, INT64_MAX, INT64_MAX, 0, INT64_MAX, 268435456, 268435456, 81, 1, 0, 10, { { "END_MARKS", 1 }, { "HALF_CAPACITY", 0 }, { "LDG", 0 }, { "LOAD_MODIFIER", 0 }, { "MIN_BLOCKS", 4 }, { "NT", 256 }, { "SCAN", 1 }, { "STORE", 1 }, { "TRANSPOSE", 0 }, { "VT", 11 } }, 0, 268435456, 0 },
	{ "split", "FINISH=0 LDG=1 LOAD_MODIFIER=0 NT=512 SPLIT_ITEMS=65536 UNROLL=8 VEC=4", SEGTUNE_SEGREDUCE_SPLIT, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120", 0, INT64_MAX, 2147483647, 0, INT64_MAX, 268435456, 268435456, 31, 1, 0, 7, { { "FINISH", 0 }, { "LDG", 1 }, { "LOAD_MODIFIER", 0 }, { "NT", 512 }, { "SPLIT_ITEMS", 65536 }, { "UNROLL", 8 }, { "VEC", 4 } }, 0, 268435456, 0 },
	{ "stream_bulk", "BALANCED=1 BUFFER_ITEMS=3584 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=8 SPLIT_SEGMENT_MIN=4096 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100", 0, INT64_MAX, INT64_MAX, 0, INT64_MAX, 268435456, 268435456, 3, 1, 0, 8, { { "BALANCED", 1 }, { "BUFFER_ITEMS", 3584 }, { "MIN_BLOCKS", 16 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 8 }, { "SPLIT_SEGMENT_MIN", 4096 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 0, 268435456, 0 },
	{ "stream_bulk", "BALANCED=0 BUFFER_ITEMS=1536 MIN_BLOCKS=16 NT=128 SEGMENTS_PER_THREAD=4 SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=0", SEGTUNE_SEGREDUCE_STREAM_BULK, "cuda", "sm_90 sm_100", 1, INT64_MAX, 1099511627264, 0, INT64_MAX, 268435456, 268435456, 2, 1, 0, 8, { { "BALANCED", 0 }, { "BUFFER_ITEMS", 1536 }, { "MIN_BLOCKS", 16 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 4 }, { "SPLIT_SEGMENT_MIN", 0 }, { "THREADS_PER_SEGMENT", 1 }, { "WARP_SEGMENT_MIN", 0 } }, 0, 268435456, 0 },
	{ "thread", "LDG=1 LOAD_MODIFIER=0 NT=128 SEGMENTS_PER_THREAD=1 UNROLL=1 VECTOR_UNIT_SEGMENTS=1", SEGTUNE_SEGREDUCE_THREAD, "", "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120", 1, INT64_MAX, 1099511627264, 0, INT64_MAX, 268435456, 268435456, 2, 1, 0, 6, { { "LDG", 1 }, { "LOAD_MODIFIER", 0 }, { "NT", 128 }, { "SEGMENTS_PER_THREAD", 1 }, { "UNROLL", 1 }, { "VECTOR_UNIT_SEGMENTS", 1 } }, 0, 268435456, 0 }
};

static const struct segtune_node segtune_segreduce_a601bab51d85da25_unknown_0[] = {
	{ SEGTUNE_MEAN, 1.4099999999999999, 1, 2, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 2730000.0, 3, 6, -1 },
	{ SEGTUNE_MEAN, 265000.0, 4, 5, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
};

static const struct segtune_node segtune_segreduce_a601bab51d85da25_longest_0[] = {
	{ SEGTUNE_LONGEST, 1.4099999999999999, 1, 2, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 2730000.0, 3, 6, -1 },
	{ SEGTUNE_MEAN, 265000.0, 4, 5, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
};

static const struct segtune_node segtune_segreduce_a601bab51d85da25_shares_0[] = {
	{ SEGTUNE_MEAN, 1.4099999999999999, 1, 2, -1 },
	{ 0, 0.0, 0, 0, 5 },
	{ SEGTUNE_MEAN, 3.7200000000000002, 3, 6, -1 },
	{ SEGTUNE_SHARE_1K, 0.0161, 4, 5, -1 },
	{ 0, 0.0, 0, 0, 4 },
	{ 0, 0.0, 0, 0, 3 },
	{ SEGTUNE_MEAN, 1940000.0, 7, 10, -1 },
	{ SEGTUNE_MEAN, 265000.0, 8, 9, -1 },
	{ 0, 0.0, 0, 0, 0 },
	{ 0, 0.0, 0, 0, 1 },
	{ 0, 0.0, 0, 0, 2 },
};

/* Per type and operator the first is the most general of all devices measured. */
static const struct segtune_table segtune_segreduce_a601bab51d85da25_tables[] = {
	{ "cuda", "NVIDIA H200", "sm_90", "f32", "plus", "", 6, segtune_segreduce_a601bab51d85da25_boxes_0,
	  { { 7, segtune_segreduce_a601bab51d85da25_unknown_0 }, { 7, segtune_segreduce_a601bab51d85da25_longest_0 }, { 11, segtune_segreduce_a601bab51d85da25_shares_0 } }, 2, 0, NULL },
};

#ifndef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES NULL
#endif
static const struct segtune_tables segtune_segreduce_a601bab51d85da25 = { "segtune_segreduce_a601bab51d85da25", 1, segtune_segreduce_a601bab51d85da25_tables, SEGTUNE_SEGREDUCE_TABLES };
#undef SEGTUNE_SEGREDUCE_TABLES
#define SEGTUNE_SEGREDUCE_TABLES &segtune_segreduce_a601bab51d85da25

/* struct segtune_match of a struct segtune_query *, from all headers of the operation that are included so far. */
#ifndef segtune_segreduce_box
#define segtune_segreduce_box(query) segtune_lookup(SEGTUNE_SEGREDUCE_TABLES, query)
#endif
#endif
