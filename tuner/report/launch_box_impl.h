/*
 * What headers of launch boxes share, once in a program, for C99 and C++11: boxes, the trees that say which one serves
 * a call, and where a box can run. segtune puts this text into each header that it exports, and lookup_impl.h behind
 * it.
 */
#ifndef SEGTUNE_LAUNCH_BOX_VERSION
#define SEGTUNE_LAUNCH_BOX_VERSION 7

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define SEGTUNE_BOX_PARAMS 16
#define SEGTUNE_SPAN 128 /* consecutive segments: as many as blocks of many strategies take */

struct segtune_param {
	const char *name;
	int64_t value;
};

/* A strategy with its parameters, what it needs, and what it was measured on. */
struct segtune_box {
	const char *strategy;
	const char *params;   /* all as one text, sorted by name: "NT=128 VT=7" */
	int id;               /* of the strategy: SEGTUNE_OPERATION_STRATEGY */
	const char *backend;  /* the only one that can build it ("cuda"), or empty: any */
	const char *runs_on;  /* architectures, in words: "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120 amd intel cpu other" */
	int any_operator;     /* 0: only for plus, multiplies, minimum, maximum, bit_and, bit_or, bit_xor */
	int64_t max_n;        /* elements, segments and, of equal segments, lengths that it can handle */
	int64_t max_segments; /* at most */
	int64_t min_length, max_length;
	int64_t n_low, n_high; /* elements: least and most that it was measured on */
	int ncases;            /* that it was measured on */
	int reproducible; /* 1: results have the same bits in each run; 0: of floating point they may depend on timing
			   */
	int unaligned;    /* 1: arrays may begin at any element; 0: at multiples of 16 bytes only */
	int nparams;
	struct segtune_param param[SEGTUNE_BOX_PARAMS];
	/* So many elements of fast calls take as long as one element of the longest segment, which the box may leave to
	 * few threads (0: not known), and as the shortest call. */
	int64_t longest_worth, call_worth;
	/* As many as one element of the heaviest span, which it may leave to few blocks. */
	int64_t span_worth;
};

/* What a node of a tree asks about a call. Shares are of the elements: those in segments of at least so many. */
enum segtune_feature {
	SEGTUNE_N,        /* elements */
	SEGTUNE_MEAN,     /* n / segments */
	SEGTUNE_LONGEST,  /* elements of the longest segment */
	SEGTUNE_SHARE_1K, /* 1024 */
	SEGTUNE_SHARE_4K, /* 4096 */
	SEGTUNE_FEATURES
};

/* Below: go to node `low`, else to `high`. A leaf has box >= 0, the index of a box. */
struct segtune_node {
	int feature;
	double below;
	int low, high;
	int box;
};

struct segtune_tree {
	int nnodes;
	const struct segtune_node *nodes; /* [0] is the root */
};

#define SEGTUNE_TREES 3 /* for callers that know n and the mean length; the longest segment, too; the shares, too */

/* Of one device, element type, operator and key type (empty: without keys). */
struct segtune_table {
	const char *backend, *device, *arch;
	const char *type, *oper, *key_type;
	int nboxes; /* the most general one first */
	const struct segtune_box *boxes;
	struct segtune_tree trees[SEGTUNE_TREES];
	int tree_of_all; /* of them the better one for callers that know the longest segment and the shares */
	/* For callers that know the shares and the heaviest span: rows of the cases that were measured, each where it
	 * lies and how much each box tends to lose near it, if the longest segment is not known and if it is, after a
	 * row of what each loses on average. No cases: the trees serve these callers, too. In 1 / SEGTUNE_UNIT. */
	int ncases;
	const int *cases; /* [row * (SEGTUNE_AXES + 2 * nboxes)] */
};
#define SEGTUNE_AXES 7 /* the last is of the longest segment */
#define SEGTUNE_UNIT 4096

/* The tables of one header. Those of an operation are linked in the order in which they were included. */
struct segtune_tables {
	const char *name;
	int count;
	const struct segtune_table *tables; /* of a type and operator the most general one first */
	const struct segtune_tables *others;
};

/* ---- the call ---- */

/* What is known of the lengths of segments: negative is unknown, of a span 0, too. */
struct segtune_shape {
	double longest;            /* elements of the longest segment */
	double share_1k, share_4k; /* 0 to 1: elements that are in segments of at least 1024, 4096 elements */
	double span;               /* elements of the heaviest SEGTUNE_SPAN consecutive segments */
};

struct segtune_query {
	const char *backend;  /* "cuda", "opencl"; NULL: cuda if arch is one of its, else opencl */
	const char *device;   /* its name as the driver reports it, or NULL */
	const char *arch;     /* "sm_90"; for OpenCL the device's name, or NULL */
	int is_cpu;           /* 1: an OpenCL device that is a CPU */
	const char *type;     /* "f32" */
	const char *oper;     /* "plus" (or NULL) */
	const char *key_type; /* of operations with keys: "i32", or "none" if keys of runs are not needed; else NULL */
	int64_t n, segments;  /* elements; segments, or runs of equal keys: 0 is taken for 1 */
	struct segtune_shape shape;
};

/* Why a match is not what was measured for this very call. */
enum segtune_difference {
	SEGTUNE_OTHER_DEVICE = 1,   /* the table is of another device, or none was named */
	SEGTUNE_OTHER_ARCH = 2,     /* and of another architecture or backend */
	SEGTUNE_OTHER_OPERATOR = 4, /* of another operator */
	SEGTUNE_OTHER_BOX = 8,      /* the table's own choice cannot run here: the most general that can */
	SEGTUNE_SHAPE_IGNORED = 16  /* the tree asks for more of the shape than was given: one that asks for less */
};

struct segtune_match {
	const struct segtune_box *box;     /* NULL: nothing was measured for the type, or nothing of it can run here */
	const struct segtune_table *table; /* where it is from */
	int exact;                         /* 1: this device or architecture, type and operator were measured */
	unsigned why;                      /* segtune_difference, added up: 0 if none */
	int far; /* 1: the box was measured only on n further than a factor of 16 from the call's */
};

static inline struct segtune_shape segtune_shape_unknown(void)
{
	struct segtune_shape s;

	s.longest = s.share_1k = s.share_4k = s.span = -1;
	return s;
}

/* longest: elements of the longest segment. */
static inline struct segtune_shape segtune_shape_longest(int64_t longest)
{
	struct segtune_shape s = segtune_shape_unknown();

	s.longest = (double)longest;
	return s;
}

/* Shares of the elements that are in segments of at least 1024 and 4096 elements: 0 to 1. */
static inline struct segtune_shape segtune_shape_shares(double share_1k, double share_4k)
{
	struct segtune_shape s = segtune_shape_unknown();

	s.share_1k = share_1k;
	s.share_4k = share_4k;
	return s;
}

/*
 * Elements of the heaviest SEGTUNE_SPAN consecutive segments, for s->span: of offsets of 4 or 8 bytes, segments + 1 of
 * them, on the host; 0 if there are none. Which order segments have shows in no other figure.
 */
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

/* Count a segment of that many elements; begin with the shape {0, 0, 0, 0}, end with segtune_shape_end. */
static inline void segtune_shape_add(struct segtune_shape *s, int64_t length)
{
	s->longest = (double)length > s->longest ? (double)length : s->longest;
	s->share_1k += length >= 1024 ? (double)length : 0;
	s->share_4k += length >= 4096 ? (double)length : 0;
}

static inline void segtune_shape_end(struct segtune_shape *s, int64_t n)
{
	s->share_1k /= n > 0 ? (double)n : 1;
	s->share_4k /= n > 0 ? (double)n : 1;
}

/* Value of a box's parameter, or fallback if it has none of that name. */
static inline int64_t segtune_box_param(const struct segtune_box *box, const char *name, int64_t fallback)
{
	int i;

	for (i = 0; box && name && i < box->nparams; i++)
		if (strcmp(box->param[i].name, name) == 0)
			return box->param[i].value;
	return fallback;
}

/* ---- where a box can run ---- */

/* Is text given and not empty? */
static inline int segtune_given(const char *text)
{
	return text && *text;
}

/* 90 of "sm_90" or "sm_90a", 0 of anything else. */
static inline int segtune_sm(const char *arch)
{
	int number = 0;

	if (!arch || strncmp(arch, "sm_", 3) != 0)
		return 0;
	for (arch += 3; *arch >= '0' && *arch <= '9' && number < 1000; arch++)
		number = 10 * number + (*arch - '0');
	return number;
}

/* Is the word one of those in text? */
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

/* Is there "sm_NUMBER" among the words? */
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

/*
 * One that was not tried needs its neighbours among those that were, which are of its own generation if there are any:
 * what the generations have differs, as does the shared memory within one. Older than all: only what runs on the
 * oldest.
 */
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

/*
 * Of OpenCL. Which GPU it is shows in its name; one of NVIDIA needs a box for all with known guarantees, any other one
 * a box for OpenCL 1.2 without any.
 */
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

/* Is it the device, or one of the architecture, that the table was measured on? */
static inline int segtune_same_device(const struct segtune_table *t, const struct segtune_query *q)
{
	return segtune_given(q->device) && strcmp(t->device, q->device) == 0 && segtune_same_backend(t, q) &&
	       (!segtune_given(q->arch) || strcmp(t->arch, q->arch) == 0);
}

static inline int segtune_same_arch(const struct segtune_table *t, const struct segtune_query *q)
{
	return segtune_given(q->arch) && strcmp(t->arch, q->arch) == 0 && segtune_same_backend(t, q);
}

/* Operators whose elements are single values in any order: a box for one of them is one for all. */
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

/* The mean length; without segments n. */
static inline double segtune_mean(const struct segtune_query *q)
{
	return segtune_elements(q) / (q->segments > 0 ? (double)q->segments : 1);
}

/* Can a box of this table do it? */
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
#elif SEGTUNE_LAUNCH_BOX_VERSION != 7
#error "launch-box headers of different segtune releases: export them again with one"
#endif
