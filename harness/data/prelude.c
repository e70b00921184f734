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
	for (const char *c = type->name; *c; c++)
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

static void put_operator(FILE *out, const struct oper *oper, const struct elem_type *type)
{
	const char *expression = oper_expression(oper, type), *identity = oper_identity(oper, type);

	(void)fprintf(out, "#define OPER_NAME %s\n#define OP_COMMUTATIVE %d\n", oper->name, oper->commutative);
	if (oper->structure)
		(void)fprintf(out, "#define OP_BODY %s\n#define IDENTITY_BODY %s\n", expression, identity);
	else
		(void)fprintf(out, "#define OP_BODY return %s;\n#define OP_IDENTITY %s\n", expression, identity);
	if (oper_lift(oper, type))
		(void)fprintf(out, "#define LIFT_BODY %s\n", oper_lift(oper, type));
	if (oper->from_identity && type->kind == 'f')
		(void)fputs("#define FOLD_FROM_IDENTITY 1\n", out);
	if (oper->input && oper->input->multiplies)
		(void)fprintf(out, "#define MULTIPLY(a, b) ((V)(%s))\n", multiplication(oper->input, type));
	else if (oper->input)
		(void)fprintf(out, "#define INPUT_VALUE ((V)(%s))\n", oper->input->expression);
	if (oper->input && oper->input->gathers) /* a matrix of ones with one entry an element */
		(void)fputs("#define SOURCE_SPMV_UNARY 1\n", out);
	if (oper->input && oper->input->uses_segment)
		(void)fputs("#define INPUT_SEGMENTED 1\n", out);
	if (oper->index_only)
		(void)fputs("#define SOURCE_INDEX 1\n", out);
}

void prelude_write(FILE *out, const struct elem_type *type, const struct oper *oper,
		   const struct elem_type *offset_type)
{
	put_type(out, 'V', type);
	put_type(out, 'T', oper_result(oper, type));
	(void)fprintf(out, "#define OFF_T %s\n#define OFF_BYTES %d\n", offset_type->kernel, offset_type->bytes);
	put_operator(out, oper, type);
}
