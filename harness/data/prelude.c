/* Writes the #define lines of types and operator. */
#include "harness/data/prelude.h"

#include <ctype.h>
#include <string.h>

#include "harness/data/input.h"

/* Type V or T: its name and size, and T_F32 (or the like) and UT; of a structure its members. */
static void put_type(FILE *out, char word, const struct elem_type *type)
{
	(void)fprintf(out, "#define %c %s\n#define %c_BYTES %d\n", word, type->kernel, word, type->bytes);
	if (type->kind == 's') {
		(void)fprintf(out, "#define %c_BODY", word);
		for (const struct elem_member *m = type->members; m->name; m++)
			(void)fprintf(out, " %s %s;", m->type, m->name);
		(void)fputc('\n', out);
		return;
	}
	(void)fprintf(out, "#define %c_", word);
	for (const char *c = type->name; *c && *c != ':'; c++)
		(void)fputc(toupper((unsigned char)*c), out);
	(void)fprintf(out, " 1\n#define U%c %s\n", word, type->wrapping);
}

/* Modern GPU's other functions by their names; all else is an expression. */
static const char *multiplication(const struct input *input, const struct elem_type *type)
{
	if (strcmp(input->expression, "minus") == 0)
		return type->kind == 'f' ? "(a) - (b)" : "(UV)(a) - (UV)(b)";
	if (strcmp(input->expression, "modulus") == 0)
		return type->kind == 'f' ? "fmod(a, b)" : "(a) % (b)";
	return input->expression;
}

/* What a word of an operator's text, which is in terms of V, is where values are widened. */
static const char *widened_word(const char *word, size_t length, const struct elem_type *wide)
{
	static const struct {
		const char *word, *type, *instead; /* type: NULL: any */
	} words[] = {
		{"V", NULL, "T"},
		{"UV", NULL, "UT"},
		{"T_MAX", "i64", "((T)0x7fffffffffffffffL)"},
		{"T_MIN", "i64", "((T)(-0x7fffffffffffffffL - 1))"},
		{"T_INF", "f32", "F32_INF"},
		{"T_INF", "f64", "F64_INF"},
	};

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (strlen(words[i].word) == length && strncmp(words[i].word, word, length) == 0 &&
		    (!words[i].type || strcmp(words[i].type, wide->name) == 0))
			return words[i].instead;
	return NULL;
}

/* An operator's text, for results that are wider than values. */
static void put_widened(FILE *out, const char *text, const struct elem_type *wide)
{
	while (*text) {
		size_t length = 0;
		const char *instead;

		while (isalnum((unsigned char)text[length]) || text[length] == '_')
			length++;
		instead = widened_word(text, length, wide);
		if (instead)
			(void)fputs(instead, out);
		else
			(void)fprintf(out, "%.*s", (int)(length ? length : 1), text);
		text += length ? length : 1;
	}
}

/*
 * The exact f32 of the 16 bits x. Of f16, on OpenCL, without cl_khr_fp16: exponents are shifted, and denormals, whose
 * bits no f32 denormal may hold where a device flushes those, are whole numbers of 2^-24.
 */
static const char *const half_values[][2] = {
	{"f16:f32", "#ifdef __OPENCL_VERSION__\n"
		    "#define LIFT_BODY union { u32 w; f32 f; } b; const u32 m = x & 0x7fffu, e = m & 0x7c00u;"
		    " if (e == 0) b.f = (f32)m * 0x1p-24f;"
		    " else b.w = (m << 13) + (e == 0x7c00u ? 0x70000000u : 0x38000000u);"
		    " b.w |= (u32)(x & 0x8000u) << 16; return b.f;\n"
		    "#else\n"
		    "#define LIFT_BODY f32 f; asm(\"cvt.f32.f16 %0, %1;\" : \"=f\"(f) : \"h\"(x)); return f;\n"
		    "#endif\n"},
	{"bf16:f32", "#define LIFT_BODY union { u32 w; f32 f; } b; b.w = (u32)x << 16; return b.f;\n"},
};

/* Values in local memory take less space than what they are widened to. */
static void put_widening(FILE *out, const struct elem_type *type, const char *expression, const char *identity)
{
	const struct elem_type *wide = elem_find(type->wide);

	(void)fputs("#define STAGE_VALUES 1\n#define OP_BODY return ", out);
	put_widened(out, expression, wide);
	(void)fputs(";\n#define OP_IDENTITY ", out);
	put_widened(out, identity, wide);
	(void)fputc('\n', out);
	for (size_t i = 0; i < sizeof half_values / sizeof *half_values; i++)
		if (strcmp(half_values[i][0], type->name) == 0)
			(void)fputs(half_values[i][1], out);
}

static void put_operator(FILE *out, const struct oper *oper, const struct elem_type *type)
{
	const char *expression = oper_expression(oper, type), *identity = oper_identity(oper, type);

	(void)fprintf(out, "#define OPER_NAME %s\n#define OP_COMMUTATIVE %d\n", oper->name, oper->commutative);
	if (type->wide)
		put_widening(out, type, expression, identity);
	else if (oper->structure)
		(void)fprintf(out, "#define OP_BODY %s\n#define IDENTITY_BODY %s\n", expression, identity);
	else
		(void)fprintf(out, "#define OP_BODY return %s;\n#define OP_IDENTITY %s\n", expression, identity);
	if (oper_lift(oper, type))
		(void)fprintf(out, "#define LIFT_BODY %s\n", oper_lift(oper, type));
	if (oper->from_identity && type->kind == 'f')
		(void)fputs("#define FOLD_FROM_IDENTITY 1\n", out);
	if (oper->input && oper->input->multiplies)
		(void)fprintf(out, "#define MULTIPLY(a, b) ((V)(%s))\n", multiplication(oper->input, type));
	else if (oper->input && !oper->input->is_array)
		(void)fprintf(out, "#define INPUT_VALUE ((V)(%s))\n", oper->input->expression);
	if (oper->input && oper->input->gathers) /* a matrix of ones with one entry an element */
		(void)fputs("#define SOURCE_SPMV_UNARY 1\n", out);
	if (oper->input && oper->input->uses_segment)
		(void)fputs("#define INPUT_SEGMENTED 1\n", out);
	if (oper->index_only)
		(void)fputs("#define SOURCE_INDEX 1\n", out);
	if (oper->input && *oper->input->initial)
		(void)fprintf(out, "#define INITIAL ((T)(%s))\n", oper->input->initial);
	if (oper->input && oper->input->in_place)
		(void)fputs("#define IN_PLACE 1\n", out);
}

void prelude_write(FILE *out, const struct elem_type *type, const struct oper *oper,
		   const struct elem_type *offset_type)
{
	put_type(out, 'V', type);
	put_type(out, 'T', oper_result(oper, type));
	(void)fprintf(out, "#define OFF_T %s\n#define OFF_BYTES %d\n", offset_type->kernel, offset_type->bytes);
	put_operator(out, oper, type);
}
