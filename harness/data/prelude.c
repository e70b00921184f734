/* Writes the #define lines of types and operator. */
#include "harness/data/prelude.h"

#include <ctype.h>
#include <string.h>

#include "harness/data/input.h"

static void put_members(FILE *out, const struct elem_type *structure)
{
	for (const struct elem_member *m = structure->members; m->name; m++)
		(void)fprintf(out, " %s %s;", m->type, m->name);
	(void)fputc('\n', out);
}

/* Type V or T: its name and size, and T_F32 (or the like) and UT; for structures the members. */
static void put_type(FILE *out, char word, const struct elem_type *type)
{
	(void)fprintf(out, "#define %c %s\n#define %c_BYTES %d\n", word, type->kernel, word, type->bytes);
	if (type->kind == 's') {
		(void)fprintf(out, "#define %c_BODY", word);
		put_members(out, type);
		return;
	}
	(void)fprintf(out, "#define %c_", word);
	for (const char *c = type->name; *c && *c != ':'; c++)
		(void)fputc(toupper((unsigned char)*c), out);
	(void)fprintf(out, " 1\n#define U%c %s\n", word, type->wrapping);
}

/* Modern GPU's names of other functions; anything else is an expression. */
static const char *multiplication(const struct input *input, const struct elem_type *type)
{
	if (strcmp(input->expression, "minus") == 0)
		return type->kind == 'f' ? "(a) - (b)" : "(UV)(a) - (UV)(b)";
	if (strcmp(input->expression, "modulus") == 0)
		return type->kind == 'f' ? "fmod(a, b)" : "(a) % (b)";
	return input->expression;
}

/* A word of an operator's text and its replacement. type: only for values widened to this type; NULL: any. */
struct word {
	const char *word, *type, *instead;
};

#define U64_MAX "((u64)0xffffffffffffffffUL)"
#define U64_MIN "((u64)0)"

/* For elements that are plain widened values: T. */
static const struct word plain_words[] = {
	{"V", NULL, "T"},
	{"UV", NULL, "UT"},
	{"T_MAX", "i32", "0x7fffffff"},
	{"T_MIN", "i32", "(-0x7fffffff - 1)"},
	{"T_MAX", "u32", "0xffffffffu"},
	{"T_MIN", "u32", "0u"},
	{"T_MAX", "i64", "((T)0x7fffffffffffffffL)"},
	{"T_MIN", "i64", "((T)(-0x7fffffffffffffffL - 1))"},
	{"T_MAX", "u64", U64_MAX},
	{"T_MIN", "u64", U64_MIN},
	{"T_MAX", "i8", "127"},
	{"T_MIN", "i8", "(-128)"},
	{"T_MAX", "u8", "255u"},
	{"T_MIN", "u8", "0u"},
	{"T_MAX", "i16", "32767"},
	{"T_MIN", "i16", "(-32768)"},
	{"T_MAX", "u16", "65535u"},
	{"T_MIN", "u16", "0u"},
	{"T_INF", "f32", "F32_INF"},
	{"T_INF", "f64", "F64_INF"},
	{NULL, NULL, NULL},
};

/* For values that are not widened: limits that the dialect does not define. */
static const struct word limit_words[] = {
	{"T_MAX", "u64", U64_MAX}, {"T_MIN", "u64", U64_MIN}, {"V_MAX", "u64", U64_MAX},
	{"V_MIN", "u64", U64_MIN}, {NULL, NULL, NULL},
};

/* For elements that are structures of widened values. */
static const struct word structure_words[] = {
	{"V", "i32", "i32"},
	{"V", "u32", "u32"},
	{"V", "i64", "i64"},
	{"V", "u64", "u64"},
	{"V", "f32", "f32"},
	{"V", "f64", "f64"},
	{"V_MAX", "i32", "0x7fffffff"},
	{"V_MIN", "i32", "(-0x7fffffff - 1)"},
	{"V_MAX", "u32", "0xffffffffu"},
	{"V_MIN", "u32", "0u"},
	{"V_MAX", "i64", "((i64)0x7fffffffffffffffL)"},
	{"V_MIN", "i64", "((i64)(-0x7fffffffffffffffL - 1))"},
	{"V_MAX", "u64", U64_MAX},
	{"V_MIN", "u64", U64_MIN},
	{"V_MAX", "f32", "3.4028234663852886e38f"},
	{"V_MIN", "f32", "(-3.4028234663852886e38f)"},
	{"V_MAX", "f64", "1.7976931348623157e308"},
	{"V_MIN", "f64", "(-1.7976931348623157e308)"},
	{"V_INF", "f32", "F32_INF"},
	{"V_INF", "f64", "F64_INF"},
	{"LAST_INDEX", "i32", "0x7fffffff"},
	{"LAST_INDEX", "u32", "0x7fffffff"},
	{"LAST_INDEX", "f32", "0x7fffffff"},
	{"LAST_INDEX", NULL, "0x7fffffffffffffffL"},
	{NULL, NULL, NULL},
};

/* In a lift, x is the widened value. */
static const struct word lifted_words[] = {{"x", NULL, "wide"}, {NULL, NULL, NULL}};

static const char *find_word(const struct word *w, const char *word, size_t length, const struct elem_type *wide)
{
	for (; w->word; w++)
		if (strlen(w->word) == length && strncmp(w->word, word, length) == 0 &&
		    (!w->type || strcmp(w->type, wide->name) == 0))
			return w->instead;
	return NULL;
}

/* Writes an operator's text, which is in terms of V, for widened values; other: additional replacements. */
static void put_widened(FILE *out, const char *text, const struct word *words, const struct word *other,
			const struct elem_type *wide)
{
	while (*text) {
		size_t length = 0;
		const char *instead;

		while (isalnum((unsigned char)text[length]) || text[length] == '_')
			length++;
		instead = find_word(words, text, length, wide);
		if (!instead && other)
			instead = find_word(other, text, length, wide);
		if (instead)
			(void)fputs(instead, out);
		else
			(void)fprintf(out, "%.*s", (int)(length ? length : 1), text);
		text += length ? length : 1;
	}
}

/* Converts the 16 bits x to f32 exactly: statements, and the resulting expression. On OpenCL f16 is converted without
 * cl_khr_fp16 by shifting the exponent. Denormals are converted as integer multiples of 2^-24, because a device that
 * flushes f32 denormals must not see their bits as an f32. */
static const struct half_value {
	const struct elem_type *type;
	const char *opencl[2], *cuda[2];
} half_values[] = {
	{&elem_f16,
	 {"union { u32 w; f32 f; } b; const u32 m = x & 0x7fffu, e = m & 0x7c00u;"
	  " if (e == 0) b.f = (f32)m * 0x1p-24f;"
	  " else b.w = (m << 13) + (e == 0x7c00u ? 0x70000000u : 0x38000000u);"
	  " b.w |= (u32)(x & 0x8000u) << 16;",
	  "b.f"},
	 {"f32 f; asm(\"cvt.f32.f16 %0, %1;\" : \"=f\"(f) : \"h\"(x));", "f"}},
	{&elem_bf16, {"union { u32 w; f32 f; } b; b.w = (u32)x << 16;", "b.f"}, {NULL, NULL}},
};

/* The element for value x; `value`: statements that widen it, and the resulting expression. */
static void put_lift(FILE *out, const char *const value[2], const struct oper *oper, const struct elem_type *type)
{
	const struct elem_type *wide = elem_working(type);
	const char *lift = oper_lift(oper, wide);

	if (!lift) {
		(void)fprintf(out, "#define LIFT_BODY %s return %s;\n", value[0], value[1]);
		return;
	}
	(void)fprintf(out, "#define LIFT_BODY %s wide; {%s wide = %s; } ", wide->kernel, value[0], value[1]);
	put_widened(out, lift, structure_words, lifted_words, wide);
	(void)fputc('\n', out);
}

static void put_widening_lift(FILE *out, const struct oper *oper, const struct elem_type *type)
{
	static const char *const as_it_is[2] = {"", "x"};
	const struct half_value *half = half_values;

	if (type->kind != 'f' || type->bytes > 2) {
		if (oper_lift(oper, type))
			put_lift(out, as_it_is, oper, type);
		return;
	}
	while (half->type->fraction_bits != type->fraction_bits)
		half++;
	if (!half->cuda[0]) {
		put_lift(out, half->opencl, oper, type);
		return;
	}
	(void)fputs("#ifdef __OPENCL_VERSION__\n", out);
	put_lift(out, half->opencl, oper, type);
	(void)fputs("#else\n", out);
	put_lift(out, half->cuda, oper, type);
	(void)fputs("#endif\n", out);
}

/* Values in local memory stay narrow, to save space. */
static void put_widening(FILE *out, const struct oper *oper, const struct elem_type *type)
{
	const struct elem_type *limits = elem_limits(type);
	const struct word *words = oper->structure ? structure_words : plain_words;

	(void)fprintf(out, "#define STAGE_VALUES 1\n#define OP_BODY %s", oper->structure ? "" : "return ");
	put_widened(out, oper_expression(oper, type), words, NULL, limits);
	(void)fprintf(out, "%s\n#define %s ", oper->structure ? "" : ";",
		      oper->structure ? "IDENTITY_BODY" : "OP_IDENTITY");
	put_widened(out, oper_identity(oper, type), words, NULL, limits);
	(void)fputc('\n', out);
	put_widening_lift(out, oper, type);
}

/* Rounds the f32 x to the nearest 16-bit number, ties to even. For denormal f16 results, x + 1/2 has a spacing of
 * 2^-24, so its low bits are the result. */
static const char *narrowing(const struct elem_type *narrow)
{
	if (narrow == &elem_bf16)
		return "union { u32 w; f32 f; } b; b.f = x; if ((b.w & 0x7fffffffu) > 0x7f800000u)"
		       " return (u16)(b.w >> 16 | 0x40u); return (u16)((b.w + 0x7fffu + (b.w >> 16 & 1u)) >> 16);";
	return "union { u32 w; f32 f; } b; b.f = x; const u32 s = b.w >> 16 & 0x8000u; b.w &= 0x7fffffffu;"
	       " if (b.w > 0x7f800000u) return (u16)(s | 0x7e00u); if (b.w >= 0x477ff000u) return (u16)(s | 0x7c00u);"
	       " if (b.w < 0x38800000u) { b.f += 0.5f; return (u16)(s | (b.w - 0x3f000000u)); }"
	       " return (u16)(s | (b.w - 0x38000000u + 0xfffu + (b.w >> 13 & 1u)) >> 13);";
}

/* CUDA has an instruction for this, for bf16 since sm_80. */
static void put_narrowing(FILE *out, const struct elem_type *narrow)
{
	(void)fprintf(out,
		      "#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= %d\n"
		      "#define NARROW_BODY u16 r; asm(\"cvt.rn.%s.f32 %%0, %%1;\" : \"=h\"(r) : \"f\"(x)); return r;\n"
		      "#else\n#define NARROW_BODY %s\n#endif\n",
		      narrow == &elem_bf16 ? 800 : 530, narrow->name, narrowing(narrow));
}

/* Division, exponential and logarithm for operators that finish: accurate to a few ulps, with fast functions where
 * available. */
static void put_functions(FILE *out, const struct elem_type *working)
{
	const int fast = working->kind == 'f' && working->bytes == 4;

	if (fast)
		(void)fputs("#ifndef __OPENCL_VERSION__\n"
			    "__device__ __forceinline__ float ratio_of_counts(float a, float b) { float r;"
			    " asm(\"rcp.approx.ftz.f32 %0, %1;\" : \"=f\"(r) : \"f\"(b)); return a * r; }\n"
			    "#define V_RATIO(a, b) ratio_of_counts(a, b)\n"
			    "__device__ __forceinline__ float exp_flushed(float x) { float e;"
			    " asm(\"ex2.approx.ftz.f32 %0, %1;\" : \"=f\"(e) : \"f\"(x * 1.442695041f)); return e; }\n"
			    "#define V_EXP(x) exp_flushed(x)\n#define EXP_IS_FAST 1\n"
			    "__device__ __forceinline__ float log_flushed(float x) { float l;"
			    " asm(\"lg2.approx.ftz.f32 %0, %1;\" : \"=f\"(l) : \"f\"(x)); return l * 0.6931471806f; }\n"
			    "#define V_LOG(x) log_flushed(x)\n#else\n",
			    out);
	(void)fputs("#define V_RATIO(a, b) ((a) / (b))\n#define V_EXP(x) exp(x)\n#define EXP_IS_FAST 0\n"
		    "#define V_LOG(x) log(x)\n",
		    out);
	if (fast)
		(void)fputs("#endif\n", out);
}

/* Writes "#define NAME text" if the operator has the text. */
static void put_statements(FILE *out, const char *name, const char *text, const struct elem_type *type)
{
	if (!text)
		return;
	(void)fprintf(out, "#define %s ", name);
	put_widened(out, text, type->wide ? structure_words : limit_words, NULL, elem_working(type));
	(void)fputc('\n', out);
}

/* Sequential accumulation. Uses fused multiply-add where it is not slower. */
static void put_run(FILE *out, const struct oper_run *run, const struct elem_type *type)
{
	(void)fputs("#ifndef __OPENCL_VERSION__\n#define V_FMA(a, b, c) fma(a, b, c)\n#else\n"
		    "#define V_FMA(a, b, c) ((a) * (b) + (c))\n#endif\n",
		    out);
	put_statements(out, "APPEND_BODY", run->append, type);
	put_statements(out, "SETTLE_BODY", run->settle, type);
}

/* The result, if it is not the reduced element itself. */
static void put_finish(FILE *out, const struct oper *oper, const struct elem_type *type)
{
	const struct elem_type *working = elem_working(type), *stored = oper_stored(oper, type);
	const struct word *words = type->wide ? structure_words : NULL;

	(void)fprintf(out, "#define RESULT_T %s\n#define RESULT_BYTES %d\n", stored->kernel, stored->bytes);
	if (stored->kind == 's') {
		(void)fputs("#define RESULT_BODY", out);
		put_members(out, stored);
	}
	if (oper->finish)
		put_functions(out, working);
	if (type->narrow && type->kind == 'f')
		put_narrowing(out, type->narrow);
	(void)fprintf(out, "#define FINISH_BODY %s",
		      stored->kind == 's'                 ? ""
		      : type->narrow && type->kind == 'f' ? "return narrowed("
		      : type->narrow                      ? "return (RESULT_T)("
							  : "return (");
	put_widened(out, oper->finish ? oper->finish : "x", words ? words : limit_words, NULL, working);
	(void)fprintf(out, "%s\n", stored->kind == 's' ? "" : ");");
}

/* Writes "#define NAME text" followed by `end`. */
static void put_definition(FILE *out, const char *name, const char *text, const char *end, const struct elem_type *type)
{
	(void)fprintf(out, "#define %s", name);
	put_widened(out, text, limit_words, NULL, type);
	(void)fprintf(out, "%s\n", end);
}

static void put_combining(FILE *out, const struct oper *oper, const struct elem_type *type)
{
	const int structure = oper->structure != NULL;

	put_definition(out, structure ? "OP_BODY " : "OP_BODY return ", oper_expression(oper, type),
		       structure ? "" : ";", type);
	put_definition(out, structure ? "IDENTITY_BODY " : "OP_IDENTITY ", oper_identity(oper, type), "", type);
	if (oper_lift(oper, type))
		put_definition(out, "LIFT_BODY ", oper_lift(oper, type), "", type);
}

static void put_operator(FILE *out, const struct oper *oper, const struct elem_type *type)
{
	(void)fprintf(out, "#define OPER_NAME %s\n#define OP_COMMUTATIVE %d\n", oper->name, oper->commutative);
	if (type->wide)
		put_widening(out, oper, type);
	else
		put_combining(out, oper, type);
	if (oper_finishes(oper, type))
		put_finish(out, oper, type);
	put_statements(out, "SEVERAL_BODY", oper->several, type);
	if (oper_run_of(oper))
		put_run(out, oper_run_of(oper), type);
	if (oper->from_identity && type->kind == 'f')
		(void)fputs("#define FOLD_FROM_IDENTITY 1\n", out);
	if (oper->input && oper->input->multiplies)
		put_definition(out, "MULTIPLY(a, b) ((V)(", multiplication(oper->input, type), "))", type);
	else if (oper->input && !oper->input->is_array)
		put_definition(out, "INPUT_VALUE ((V)(", oper->input->expression, "))", type);
	if (oper->input && oper->input->gathers) /* like a matrix of ones with one entry per element */
		(void)fputs("#define SOURCE_SPMV_UNARY 1\n", out);
	if (oper->input && oper->input->uses_segment)
		(void)fputs("#define INPUT_SEGMENTED 1\n", out);
	if (oper->index_only)
		(void)fputs("#define SOURCE_INDEX 1\n", out);
	if (oper->input && *oper->input->initial)
		put_definition(out, "INITIAL ((T)(", oper->input->initial, "))", type);
	if (oper->input && oper->input->in_place)
		(void)fputs("#define IN_PLACE 1\n", out);
}

void prelude_write_key(FILE *out, const struct elem_type *key)
{
	(void)fprintf(out, "#define KEY_T %s\n#define KEY_BYTES %d\n", key->kernel, key->bytes);
	if (key->members[0].name) {
		(void)fputs("#define KEY_BODY", out);
		put_members(out, key);
	}
	if (key->equal)
		(void)fprintf(out, "#define KEY_EQUAL %s\n", key->equal);
}

void prelude_write(FILE *out, const struct elem_type *type, const struct oper *oper,
		   const struct elem_type *offset_type)
{
	put_type(out, 'V', type);
	put_type(out, 'T', oper_result(oper, type));
	(void)fprintf(out, "#define OFF_T %s\n#define OFF_BYTES %d\n", offset_type->kernel, offset_type->bytes);
	put_operator(out, oper, type);
}
