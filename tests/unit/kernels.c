/* Every family builds with NVRTC for an H200, for some element types and operators (all of them with --all, as in `make
 * test-all`); this needs no GPU. The variants are the defaults and, for f32 sums, others from all parts of each
 * family's space. */
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../h200.h"
#include "../test.h"
#include "harness/device/nvrtc.h"
#include "tuner/catalogue/catalogue.h"
#include "tuner/request/key_list.h"

#define TURNS 8
#define TYPES 5

struct context {
	struct test_counts *t;
	struct catalogue *catalogue;
	struct nvrtc nvrtc;
	int all;  /* 1: all operators with every family */
	int turn; /* number of the family */
};

static void build(struct context *c, const struct variant *v, const struct case_shape *shape)
{
	struct gpu_code code = {0};
	struct err e = {0};
	char *text = NULL;
	int status = catalogue_source(c->catalogue, v, shape, &text, &e) ||
		     nvrtc_compile(&c->nvrtc, v->family->source, text, 90, &code, &e);

	test_ok(c->t, status == 0 && is_cubin(&code), "%s %s %s %s %s builds %.400s", v->family->name,
		shape->type->name, shape->oper->name, shape->key ? shape->key->name : "", v->params, e.text);
	free(code.bytes);
	free(text);
}

/* Whether a partial result is wider than a value. tiles_bulk has no room for that, whichever operators it is given. */
static int is_wider(const struct elem_type *type, const struct oper *oper)
{
	return oper_result(oper, type)->bytes > type->bytes;
}

/* Builds `count` variants spread evenly over the possible ones, the first included. */
static void build_family(struct context *c, const struct family *f, const struct operation *operation,
			 const struct elem_type *type, const struct oper *oper, int count)
{
	struct case_shape shape = {.type = type,
				   .offset_type = elem_find("i32"),
				   .key = operation_key(operation),
				   .writes_keys = operation_writes_keys(operation),
				   .oper = oper,
				   .n = 1 << 20,
				   .segments = 1 << 15,
				   .min = 32,
				   .max = 32,
				   .length = operation->regular ? 32 : 0,
				   .row = family_sample_row(f, operation),
				   .mean = 32};
	struct variant *list = NULL;
	struct err e = {0};
	int n = 0;

	if (family_unsupported_reason(f, type, oper))
		return;
	if (catalogue_variants(
		    c->catalogue, f,
		    &(struct variant_query){&h200, &shape, .space = SPACE_POSSIBLE, .most = count == 1 ? 1 : 0}, &list,
		    &n, &e) ||
	    (n == 0 && oper->commutative && !oper->finish && (!shape.key || shape.writes_keys) &&
	     !(is_wider(type, oper) && strcmp(f->name, "segreduce/tiles_bulk") == 0)))
		test_ok(c->t, 0, "%s has possible variants of %s %s: %s", f->name, type->name, oper->name, e.text);
	for (int i = 0; i < count && i < n; i++)
		build(c, &list[(int64_t)i * n / count], &shape);
	free(list);
}

/* The last type that the operation takes with this operator, or NULL. */
static const struct elem_type *type_for(const struct operation *o, const struct oper *oper)
{
	const struct elem_type *found = NULL;

	for (const struct elem_type *type = elem_types; type->name; type++)
		if (operation_takes(o, type, oper))
			found = type;
	return found;
}

/* Whether the family is lent by another operation, whose build already covers its source except for a few
 * definitions. */
static int is_lent(const struct family *f)
{
	char folder[48];

	(void)snprintf(folder, sizeof folder, "/%s/", f->operation);
	return strstr(f->origin, folder) == NULL;
}

/* Builds the type it is swept with and one more, or (--all) every type, with plus or no operator. Of the other
 * operators, one in TURNS with one type, other ones for the next family. Of a lent family one variant, or (without
 * --all) one for every third family. */
static void build_types(struct context *c, const struct family *f, const struct operation *o)
{
	const struct oper *plus = operation_default_oper(o);

	if (is_lent(f)) {
		if (!c->all && c->turn % 3 != 0)
			return;
		build_family(c, f, o, elem_find(operation_default_type(o)), plus, 1);
		return;
	}
	for (const struct elem_type *type = elem_types; type->name; type++) {
		const int usual = strcmp(type->name, operation_default_type(o)) == 0;

		if (operation_takes(o, type, plus) && (c->all || usual || (c->turn + type - elem_types) % TYPES == 0))
			build_family(c, f, o, type, plus, !usual ? 1 : c->all ? 3 : 2);
	}
	for (const struct oper *oper = opers; oper->name; oper++)
		if (oper != plus && type_for(o, oper) && (c->all || (c->turn + oper - opers) % TURNS == 0))
			build_family(c, f, o, type_for(o, oper), oper, 1);
}

/* An initial value, and results stored in place: in kernels that support them, and by a launch after the others. */
static void build_inputs(struct context *c)
{
	static const struct {
		const char *operation, *strategy, *input;
	} list[] = {
		{"scan", "lookback_resident", "initial:2"},
		{"scan", "flat", "initial:2; in_place"},
		{"segscan_exclusive", "lookback", "transform:x * x; initial:2; in_place"},
		{"segreduce", "flat_persistent", "initial:2"},
		{"segreduce", "stream_bulk", "initial:2"},
	};

	for (size_t k = 0; k < sizeof list / sizeof *list; k++) {
		const struct family *f = catalogue_find(c->catalogue, list[k].operation, list[k].strategy);
		struct input_oper over;
		struct err e = {0};

		test_ok(c->t,
			f && input_apply(&over, oper_find("plus"), list[k].input, &e) == 0 &&
				!family_unsupported_reason(f, elem_find("f32"), &over.oper),
			"%s/%s takes '%s' %s", list[k].operation, list[k].strategy, list[k].input, e.text);
		build_family(c, f, catalogue_operation_at(c->catalogue, list[k].operation, 0), elem_find("f32"),
			     &over.oper, 1);
	}
}

/* Results computed from partial results: by kernels that store them, and by a launch after the others. */
static void build_results(struct context *c)
{
	static const struct {
		const char *operation, *strategy, *type, *oper;
	} list[] = {
		{"segreduce", "stream_bulk", "bf16:f32", "variance"},
		{"segreduce", "flat_persistent", "bf16:f32:bf16", "mean"},
		{"segreduce", "lookback", "f16:f32:f16", "logsumexp"},
		{"segreduce_rows", "lanes", "bf16:f32:bf16", "plus"},
		{"segreduce_rows", "buffer_bulk", "f16:f32", "arg_maximum"},
		{"segreduce_rows", "even", "bf16:f32:bf16", "mean"},
		{"segreduce", "stream_bulk", "i8:i32", "plus"},
		{"segreduce", "stream_bulk", "u8", "minimum"},
		{"segreduce", "flat_persistent", "i16", "plus"},
		{"segreduce", "thread", "i8", "plus"},
		{"segreduce_rows", "even_bulk", "u8", "maximum"},
		{"scan", "lookback_resident", "u16", "plus"},
		{"reduce_by_key", "lookback_resident", "i8", "plus"},
	};

	for (size_t k = 0; k < sizeof list / sizeof *list; k++)
		build_family(c, catalogue_find(c->catalogue, list[k].operation, list[k].strategy),
			     catalogue_operation_at(c->catalogue, list[k].operation, 0), elem_find(list[k].type),
			     oper_find(list[k].oper), 1);
	for (const struct elem_type *type = elem_widened; c->all && type->name; type++)
		for (const struct oper *oper = oper_find("mean"); oper->name; oper++) {
			const struct family *f;
			const int n = catalogue_families(c->catalogue, &f);

			for (int i = 0; i < n; i++)
				if (!f[i].peer && !is_lent(&f[i]) &&
				    operation_takes(catalogue_operation_at(c->catalogue, f[i].operation, 0), type,
						    oper))
					build_family(c, &f[i], catalogue_operation_at(c->catalogue, f[i].operation, 0),
						     type, oper, 1);
		}
}

/* Key types of a script: numbers and structures of each size, in kernels that store keys in each way. */
static void build_keys(struct context *c)
{
	static const struct key_request requests[] = {
		{.name = "page", .type = "u32", .equal = "(a >> 8) == (b >> 8)"},
		{.name = "near", .type = "f64", .equal = "fabs(a - b) < 1"},
		{.name = "point", .structure = "u16 x; u16 y"},
		{.name = "edge", .structure = "i32 row; i32 column", .equal = "a.row == b.row"},
		{.name = "wide", .structure = "i64 id; i32 kind; f32 place"},
	};
	static const struct {
		const char *operation, *strategy, *key_type, *params;
	} list[] = {
		{"reduce_by_key", "lookback_resident", "edge", ""},
		{"reduce_by_key", "lookback_resident", "near", ""},
		{"reduce_by_key", "lookback_resident", "point", "VT=12"},
		{"reduce_by_key", "lookback", "wide", "NT=128 VT=7 STORE=2 STORE_MODIFIER=1 LOAD_MODIFIER=2"},
		{"reduce_by_key", "flat", "edge", "STORE=0"},
		{"reduce_by_key", "flat", "page", "STORE=2 STORE_MODIFIER=3"},
		{"reduce_by_key_apply", "bitmap", "wide", "LOAD_MODIFIER=1"},
	};
	struct user_key *keys = NULL;
	struct gpu_code code = {0};
	struct err e = {0};
	char *text = NULL;

	for (size_t k = 0; k < sizeof requests / sizeof *requests; k++)
		test_ok(c->t, key_list_add(&keys, &requests[k], "test", &e) == 0, "key type %s %s", requests[k].name,
			e.text);
	test_ok(c->t, catalogue_add_keys(c->catalogue, keys, &e) == 0, "the catalogue takes key types %s", e.text);
	for (size_t k = 0; k < sizeof list / sizeof *list; k++) {
		const struct operation *o = catalogue_operation(c->catalogue, list[k].operation, list[k].key_type);
		const struct case_shape shape = {.type = elem_find("f32"),
						 .offset_type = elem_find("i32"),
						 .key = o ? operation_key(o) : NULL,
						 .writes_keys = 1,
						 .oper = oper_find("plus")};
		struct variant v;

		if (test_ok(c->t,
			    o && variant_parse(catalogue_find(c->catalogue, list[k].operation, list[k].strategy),
					       list[k].params, &v, &e) == 0,
			    "%s has keys %s %s", list[k].operation, list[k].key_type, e.text))
			build(c, &v, &shape);
	}
	test_ok(c->t,
		catalogue_key_source(c->catalogue, &keys->type, &text, &e) == 0 &&
			nvrtc_compile(&c->nvrtc, KEY_POOL_SOURCE, text, 90, &code, &e) == 0,
		"what compares keys builds %.400s", e.text);
	free(code.bytes);
	free(text);
	key_list_release(&keys);
}

/* Builds baselines that are more than parameters of another strategy. */
static void build_baselines(struct context *c)
{
	static const char *const names[] = {"peer_futhark", "peer_segmented_scan"};
	const struct operation *rows = catalogue_operation_at(c->catalogue, "segreduce_regular", 0);

	for (size_t k = 0; k < sizeof names / sizeof *names; k++) {
		const struct family *f = catalogue_find(c->catalogue, "segreduce_regular", names[k]);

		if (test_ok(c->t, f != NULL, "there is %s", names[k]))
			build_family(c, f, rows, elem_find("i32"), oper_find("max_subarray"), 1);
	}
}

static void build_all(struct context *c)
{
	const struct family *families;
	int n = catalogue_families(c->catalogue, &families);

	for (c->turn = 0; c->turn < n; c->turn++) {
		const struct family *f = &families[c->turn];
		const struct operation *o;

		if (f->peer)
			continue;
		build_types(c, f, catalogue_operation_at(c->catalogue, f->operation, 0));
		/* Other key types, with one element type each. */
		for (int k = 1; (o = catalogue_operation_at(c->catalogue, f->operation, k)); k++)
			if (c->all || !is_lent(f))
				build_family(c, f, o, elem_find(operation_default_type(o)), oper_find("plus"), 1);
	}
}

/* Compiles the family's kernel file by itself, without the definitions that the tuner puts before it. */
static void build_by_hand(struct context *c, const struct family *f)
{
	const struct operation *o = catalogue_operation_at(c->catalogue, f->operation, 0);
	const struct case_shape shape = {.type = elem_find(operation_default_type(o)),
					 .offset_type = elem_find("i32"),
					 .key = operation_key(o),
					 .oper = operation_default_oper(o)};
	struct gpu_code code = {0};
	struct err e = {0};
	struct variant v;
	char *text = NULL;
	int status = variant_parse(f, "", &v, &e) || catalogue_source(c->catalogue, &v, &shape, &text, &e) ||
		     nvrtc_compile(&c->nvrtc, f->source, strstr(text, "#line 1 "), 90, &code, &e);

	test_ok(c->t, status == 0, "%s builds by hand %.400s", f->source, e.text);
	free(code.bytes);
	free(text);
}

/* Compiles the files for CUDA, and with --all also those for OpenCL, which tests/by_hand.sh compiles as OpenCL C. */
static void build_all_by_hand(struct context *c)
{
	const struct family *families;
	int n = catalogue_families(c->catalogue, &families);

	for (int i = 0; i < n; i++)
		if (!families[i].peer && !is_lent(&families[i]) && (c->all || strstr(families[i].source, ".cu")))
			build_by_hand(c, &families[i]);
}

/* Counts in PTX: loads from global memory, and instructions on f32 other than moves. */
struct cost {
	int loads, computed;
};

static int starts_with(const char *text, const char *start)
{
	return strncmp(text, start, strlen(start)) == 0;
}

static struct cost cost_of(char *ptx)
{
	struct cost found = {0, 0};
	char *rest = NULL;

	for (char *line = strtok_r(ptx, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest)) {
		char *word = line + strspn(line, " \t");

		if (*word == '@') { /* a predicate */
			word += strcspn(word, " \t");
			word += strspn(word, " \t");
		}
		word[strcspn(word, " \t")] = '\0';
		if (starts_with(word, "ld."))
			found.loads += strstr(word, ".global") != NULL;
		else if (!starts_with(word, "st.") && !starts_with(word, "mov.") && !starts_with(word, "."))
			found.computed += strstr(word, ".f32") != NULL;
	}
	return found;
}

/* The PTX of a variant for sm_90, as users get it from an NVRTC that knows nothing newer when something newer is asked
 * for. width: of rows, 0: the usual one. */
static int ptx_of_rows(struct context *c, const struct variant *v, const char *type, const char *oper, int width,
		       struct gpu_code *code, struct err *e)
{
	const struct operation *o = catalogue_operation_at(c->catalogue, v->family->operation, 0);
	const struct case_shape shape = {.type = elem_find(type),
					 .row = {.width = width, .stride = width},
					 .offset_type = elem_find("i32"),
					 .key = operation_key(o),
					 .writes_keys = operation_writes_keys(o),
					 .oper = oper_find(oper)};
	struct nvrtc nvrtc = c->nvrtc;
	char *text = NULL;
	int status;

	nvrtc.newest = 90;
	nvrtc.extra[0] = NULL;
	status = catalogue_source(c->catalogue, v, &shape, &text, e) ||
		 nvrtc_compile(&nvrtc, v->family->source, text, 91, code, e);
	free(text);
	return status ? -1 : 0;
}

static int ptx_with(struct context *c, const struct variant *v, const char *type, const char *oper,
		    struct gpu_code *code, struct err *e)
{
	return ptx_of_rows(c, v, type, oper, 0, code, e);
}

static int cost_with(struct context *c, const struct variant *v, const char *oper, struct cost *cost, struct err *e)
{
	struct gpu_code code = {0};
	int status = ptx_with(c, v, "f32", oper, &code, e);

	if (status == 0)
		*cost = cost_of(code.bytes);
	free(code.bytes);
	return status;
}

/* That minimum skips NaN costs an instruction where a reduction starts and nothing per element: it has the loads of
 * plus, and computes as much except for `starts`. A comparison for each element, above all where it is loaded under a
 * condition, made kernels up to twice as slow. */
static void compare_costs(struct context *c)
{
	static const struct {
		const char *operation, *strategy, *params;
		int starts;
	} cases[] = {
		{"segreduce", "block", "NT=64 UNROLL=8 VEC=4", 0},
		{"segreduce", "flat", "LDG=0 NT=128 VT=11", 2},
		{"segreduce", "flat", "LDG=1 NT=128 VT=11", 2},
		{"segreduce", "flat_persistent", "", 1},
		{"segreduce", "stream_bulk", "", 0},
		{"segreduce", "thread", "", 0},
		{"reduce", "persistent", "", 0},
		{"scan", "lookback_resident", "", 2},
		{"segscan", "lookback", "", 1},
		{"reduce_by_key", "lookback", "", 1},
	};

	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct cost plus = {0, 0}, minimum = {0, 0};
		struct err e = {0};
		struct variant v;
		const struct family *f = catalogue_find(c->catalogue, cases[i].operation, cases[i].strategy);

		if (!test_ok(c->t,
			     f && variant_parse(f, cases[i].params, &v, &e) == 0 &&
				     cost_with(c, &v, "plus", &plus, &e) == 0 &&
				     cost_with(c, &v, "minimum", &minimum, &e) == 0,
			     "%s/%s compiles to PTX %.400s", cases[i].operation, cases[i].strategy, e.text))
			continue;
		test_ok(c->t,
			plus.loads > 0 && minimum.loads == plus.loads &&
				minimum.computed <= plus.computed + cases[i].starts,
			"%s %s: minimum loads %d times and computes %d times, plus %d and %d", f->name, cases[i].params,
			minimum.loads, minimum.computed, plus.loads, plus.computed);
	}
}

/* The binary of a variant for f32, from its source unchanged or without the line that `left_out` names. */
static int build_without(struct context *c, const struct family *f, const char *params, const char *oper,
			 const char *left_out, struct gpu_code *code)
{
	const struct operation *o = catalogue_operation_at(c->catalogue, f->operation, 0);
	const struct case_shape shape = {.type = elem_find("f32"),
					 .offset_type = elem_find("i32"),
					 .row = family_sample_row(f, o),
					 .oper = oper_find(oper)};
	struct variant v;
	struct err e = {0};
	char *text = NULL, *line;
	int status = variant_parse(f, params, &v, &e) || catalogue_source(c->catalogue, &v, &shape, &text, &e);

	if (status == 0 && left_out && (line = strstr(text, left_out)))
		memset(line, ' ', strcspn(line, "\n"));
	status = status || nvrtc_compile(&c->nvrtc, f->source, text, 90, code, &e);
	free(text);
	return status ? -1 : 0;
}

/* Kernels that hold several elements of a segment combine them together, where the operator says how. */
static void fold_together(struct context *c)
{
	static const char *const names[][3] = {
		{"segreduce", "subwarp", ""},
		{"segreduce", "block", ""},
		{"segreduce", "stream_bulk", ""},
		{"segreduce", "stream", ""},
		{"segreduce", "flat_persistent", "VECS=3"}, /* tiles of structures fit */
		{"segreduce_rows", "lanes", ""},
		{"segreduce_rows", "even", ""},
		{"segreduce_rows", "even_bulk", ""},
		{"segreduce_rows", "buffer", ""},
		{"segreduce_rows", "buffer_bulk", ""},
		{"segreduce_rows", "columns_bulk", ""},
		{"segreduce_rows", "even_block", ""},
	};

	for (size_t k = 0; k < sizeof names / sizeof *names; k++) {
		const struct family *f = catalogue_find(c->catalogue, names[k][0], names[k][1]);
		const char *oper = k % 2 ? "variance" : "logsumexp";
		struct gpu_code with = {0}, without = {0};

		test_ok(c->t,
			build_without(c, f, names[k][2], oper, NULL, &with) == 0 &&
				build_without(c, f, names[k][2], oper, "#define SEVERAL_BODY", &without) == 0 &&
				(with.size != without.size || memcmp(with.bytes, without.bytes, with.size) != 0),
			"%s of %s folds several elements together", f->name, oper);
		free(with.bytes);
		free(without.bytes);
	}
}

/* The last position of the word in the text; -1: none. */
static ptrdiff_t last_place(const char *text, const char *word)
{
	ptrdiff_t last = -1;

	for (const char *at = text; (at = strstr(at, word)); at++)
		last = at - text;
	return last;
}

/* Values of 16 bits: loads of 16 bytes are issued before the first value is added, so that none waits for a vector to
 * be widened; shared memory is read in words; a single instruction narrows results. */
static void keep_packed(struct context *c)
{
	static const struct {
		const char *strategy, *params;
		int streams;
	} cases[] = {
		{"block", "VEC=8 UNROLL=4", 0},
		{"split", "VEC=8 UNROLL=4", 0},
		{"subwarp", "VEC=8 UNROLL=4", 0},
		{"stream_bulk", "", 1},
	};
	static const char *const types[] = {"bf16:f32:bf16", "f16:f32:f16"};

	for (size_t i = 0; i < sizeof cases / sizeof *cases * 2; i++) {
		const char *type = types[i % 2], *narrowing = i % 2 ? "cvt.rn.f16.f32" : "cvt.rn.bf16.f32";
		const struct family *f = catalogue_find(c->catalogue, "segreduce", cases[i / 2].strategy);
		struct gpu_code code = {0};
		struct err e = {0};
		struct variant v;
		const char *ptx, *adds;

		if (test_ok(c->t,
			    f && variant_parse(f, cases[i / 2].params, &v, &e) == 0 &&
				    ptx_with(c, &v, type, "plus", &code, &e) == 0,
			    "%s of %s compiles to PTX %.400s", cases[i / 2].strategy, type, e.text)) {
			ptx = code.bytes;
			adds = strstr(ptx, "add.rn.f32");
			test_ok(c->t, strstr(ptx, narrowing) != NULL, "%s narrows by %s", f->name, narrowing);
			if (cases[i / 2].streams)
				test_ok(c->t, !strstr(ptx, "ld.shared.u16") && !strstr(ptx, "ld.shared.b16"),
					"%s of %s reads words", f->name, type);
			else
				test_ok(c->t, adds && adds - ptx > last_place(ptx, ".v4.u32") && strstr(ptx, ".v4.u32"),
					"%s of %s adds when all is on its way", f->name, type);
		}
		free(code.bytes);
	}
}

static int count_places(const char *text, const char *word)
{
	int count = 0;

	for (const char *at = text; (at = strstr(at, word)); at++)
		count++;
	return count;
}

/* 20 columns of 16 bits in rows whose 200 bytes begin at multiples of 8 are read as vectors of 8 bytes; 7 columns in
 * rows of 14 bytes as words. So are results stored, but for one of 7. */
static void columns_of_halves(struct context *c)
{
	static const struct {
		const char *params, *as;
		int width, reads, stores; /* reads, stores: by 16 bits, at most */
	} cases[] = {{"COLUMNS=20 NT=64 SEGMENTS=16 UNROLL=2", "ld.shared.v2.", 100, 5, 1},
		     {"COLUMNS=7 NT=64 SEGMENTS=64 UNROLL=4", "ld.shared.u32", 7, 5, 2}};
	const struct family *f = catalogue_find(c->catalogue, "segreduce_rows", "columns_bulk");

	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct gpu_code code = {0};
		struct err e = {0};
		struct variant v;
		const char *ptx;

		if (test_ok(c->t,
			    f && variant_parse(f, cases[i].params, &v, &e) == 0 &&
				    ptx_of_rows(c, &v, "bf16:f32:bf16", "plus", cases[i].width, &code, &e) == 0,
			    "columns_bulk of width %d compiles to PTX %.400s", cases[i].width, e.text)) {
			ptx = code.bytes;
			test_ok(c->t,
				strstr(ptx, cases[i].as) && count_places(ptx, "ld.shared.u16") <= cases[i].reads &&
					count_places(ptx, "st.shared.u16") <= cases[i].stores,
				"%s: %d reads and %d stores of 16 bits", cases[i].params,
				count_places(ptx, "ld.shared.u16"), count_places(ptx, "st.shared.u16"));
		}
		free(code.bytes);
	}
}

/* A tile of narrow rows of 16 bits has room for its values, 240 rows of 32, not for as many of the wider partial
 * results; results are stored as vectors. */
static void tile_of_halves(struct context *c)
{
	const struct family *f = catalogue_find(c->catalogue, "segreduce_rows", "even_bulk");
	struct gpu_code code = {0};
	struct err e = {0};
	struct variant v;

	if (test_ok(c->t,
		    f && variant_parse(f, "COLUMNS=8 NT=64 VT=15", &v, &e) == 0 &&
			    ptx_with(c, &v, "bf16:f32:bf16", "plus", &code, &e) == 0,
		    "even_bulk of 16 bits compiles to PTX %.400s", e.text)) {
		const char *buffer = strstr(code.bytes, "buffer[");

		test_ok(c->t, buffer && strtol(buffer + 7, NULL, 10) < 240 * 32 * 2 + 256,
			"its tile has room for values");
		test_ok(c->t, strstr(code.bytes, "st.global.v4") != NULL, "it stores results as vectors");
	}
	free(code.bytes);
}

/* Kernels with partial results wider than values append elements, where the operator says how. */
static void append_elements(struct context *c)
{
	static const char *const names[] = {"variance", "arg_maximum", "arg_minimum"};
	const struct family *f = catalogue_find(c->catalogue, "segreduce", "flat_values");

	for (size_t k = 0; k < sizeof names / sizeof *names; k++) {
		struct gpu_code with = {0}, without = {0};

		test_ok(c->t,
			build_without(c, f, "VECS=3", names[k], NULL, &with) == 0 &&
				build_without(c, f, "VECS=3", names[k], "#define APPEND_BODY", &without) == 0 &&
				(with.size != without.size || memcmp(with.bytes, without.bytes, with.size) != 0),
			"%s of %s appends elements", f->name, names[k]);
		free(with.bytes);
		free(without.bytes);
	}
}

/* The kernels that check and time other kernels. */
static void build_tools(struct context *c)
{
	struct gpu_code code = {0};
	struct err e = {0};
	char *text = NULL;
	int status =
		catalogue_tools(c->catalogue, &text, &e) || nvrtc_compile(&c->nvrtc, "tools.cl", text, 90, &code, &e);

	test_ok(c->t, status == 0 && is_cubin(&code), "the harness's kernels build %.400s", e.text);
	free(code.bytes);
	free(text);
}

int main(int argc, char **argv)
{
	struct test_counts t = {0};
	struct context c = {.t = &t, .all = argc > 1 && strcmp(argv[1], "--all") == 0};
	struct err e = {0};

	if (nvrtc_open(&c.nvrtc, &e)) {
		test_skip(&t, "kernels built by NVRTC", e.text);
		return test_end(&t);
	}
	nvrtc_hurry(&c.nvrtc);
	if (test_ok(&t, catalogue_open(NULL, &c.catalogue, &e) == 0, "the catalogue opens %s", e.text)) {
		build_tools(&c);
		build_all(&c);
		build_inputs(&c);
		build_results(&c);
		build_keys(&c);
		build_baselines(&c);
		build_all_by_hand(&c);
		compare_costs(&c);
		fold_together(&c);
		keep_packed(&c);
		columns_of_halves(&c);
		tile_of_halves(&c);
		append_elements(&c);
		catalogue_close(c.catalogue);
	}
	nvrtc_close(&c.nvrtc);
	return test_end(&t);
}
