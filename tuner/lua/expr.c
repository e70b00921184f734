/* Expressions: unique nodes, their values, their C text. */
#include "tuner/lua/expr.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/list.h"

void exprs_release(struct exprs *x)
{
	free(x->list);
	*x = (struct exprs){0};
}

int expr_arity(enum expr_op op)
{
	switch (op) {
	case EXPR_WHOLE:
	case EXPR_REAL:
	case EXPR_INPUT:
		return 0;
	case EXPR_CEIL:
	case EXPR_FLOOR:
	case EXPR_SQRT:
		return 1;
	case EXPR_CHOICE:
		return 3;
	default:
		return 2;
	}
}

static int is_same(const struct expr *a, const struct expr *b)
{
	return a->op == b->op && a->is_real == b->is_real &&
	       memcmp(a->operands, b->operands, sizeof a->operands) == 0 &&
	       a->whole == b->whole; /* for a double, compares bits, so that -0.0 and 0.0 differ */
}

static int add(struct exprs *x, const struct expr *node)
{
	struct expr *grown;

	for (int i = 0; i < x->count; i++)
		if (is_same(&x->list[i], node))
			return i;
	grown = x->count < EXPR_NODES ? list_grow(x->list, x->count, &x->room, sizeof *grown) : NULL;
	if (!grown) {
		x->is_full = 1;
		return 0;
	}
	x->list = grown;
	x->list[x->count] = *node;
	return x->count++;
}

int expr_whole(struct exprs *x, int64_t value)
{
	return add(x, &(struct expr){.op = EXPR_WHOLE, .operands = {-1, -1, -1}, .whole = value});
}

int expr_real(struct exprs *x, double value)
{
	return add(x, &(struct expr){.op = EXPR_REAL, .is_real = 1, .operands = {-1, -1, -1}, .real = value});
}

int expr_input(struct exprs *x, int number, int is_real)
{
	return add(x, &(struct expr){.op = EXPR_INPUT, .is_real = is_real, .operands = {number, -1, -1}});
}

/* ---- values: integers wrap as in Lua ---- */

static int64_t wrapped(uint64_t x)
{
	return (int64_t)x;
}

static int64_t floor_div(int64_t a, int64_t b)
{
	if (b == 0)
		return 0;
	if (b == -1)
		return wrapped(0 - (uint64_t)a);
	return a / b - (a % b != 0 && (a < 0) != (b < 0));
}

static int64_t floor_mod(int64_t a, int64_t b)
{
	return wrapped((uint64_t)a - (uint64_t)floor_div(a, b) * (uint64_t)b);
}

static int64_t ceil_div(int64_t a, int64_t b)
{
	return b <= 0 ? 0 : a / b + (a % b > 0);
}

static int64_t shift_left(int64_t a, int64_t by)
{
	if (by <= -64 || by >= 64)
		return 0;
	return by >= 0 ? wrapped((uint64_t)a << by) : wrapped((uint64_t)a >> -by);
}

/* Converts a double that is already whole; 0 if out of range. */
static int64_t whole_of(double x)
{
	return fabs(x) < 9.2e18 ? (int64_t)x : 0;
}

static int64_t apply_whole(enum expr_op op, int64_t a, int64_t b)
{
	switch (op) {
	case EXPR_ADD:
		return wrapped((uint64_t)a + (uint64_t)b);
	case EXPR_SUB:
		return wrapped((uint64_t)a - (uint64_t)b);
	case EXPR_MUL:
		return wrapped((uint64_t)a * (uint64_t)b);
	case EXPR_FLOOR_DIV:
		return floor_div(a, b);
	case EXPR_MOD:
		return floor_mod(a, b);
	case EXPR_CEIL_DIV:
		return ceil_div(a, b);
	case EXPR_SHIFT_LEFT:
		return shift_left(a, b);
	case EXPR_SHIFT_RIGHT:
		return b == INT64_MIN ? 0 : shift_left(a, -b);
	case EXPR_MIN:
		return a < b ? a : b;
	case EXPR_MAX:
		return a > b ? a : b;
	default:
		return 0;
	}
}

static double apply_real(enum expr_op op, double a, double b)
{
	switch (op) {
	case EXPR_ADD:
		return a + b;
	case EXPR_SUB:
		return a - b;
	case EXPR_MUL:
		return a * b;
	case EXPR_DIV:
		return a / b;
	case EXPR_FLOOR_DIV:
		return floor(a / b);
	case EXPR_MIN:
		return a < b ? a : b;
	case EXPR_MAX:
		return a > b ? a : b;
	case EXPR_SQRT:
		return sqrt(a);
	default:
		return 0;
	}
}

static double real_of(const struct exprs *x, const union expr_value *values, int node)
{
	return x->list[node].is_real ? values[node].real : (double)values[node].whole;
}

static int compare(const struct exprs *x, const struct expr *n, const union expr_value *v)
{
	const int a = n->operands[0], b = n->operands[1];
	const int real = x->list[a].is_real || x->list[b].is_real;
	const double ra = real_of(x, v, a), rb = real_of(x, v, b);

	if (n->op == EXPR_LESS)
		return real ? ra < rb : v[a].whole < v[b].whole;
	if (n->op == EXPR_LESS_EQUAL)
		return real ? ra <= rb : v[a].whole <= v[b].whole;
	return real ? !(ra < rb) && !(rb < ra) : v[a].whole == v[b].whole;
}

static void apply(const struct exprs *x, int node, union expr_value *v)
{
	const struct expr *n = &x->list[node];
	const int a = n->operands[0], b = n->operands[1];
	int taken;

	switch (n->op) {
	case EXPR_LESS:
	case EXPR_LESS_EQUAL:
	case EXPR_EQUAL:
		v[node].whole = compare(x, n, v);
		return;
	case EXPR_CEIL:
		v[node].whole = x->list[a].is_real ? whole_of(ceil(v[a].real)) : v[a].whole;
		return;
	case EXPR_FLOOR:
		v[node].whole = x->list[a].is_real ? whole_of(floor(v[a].real)) : v[a].whole;
		return;
	case EXPR_CHOICE:
		taken = v[a].whole ? b : n->operands[2];
		if (n->is_real)
			v[node].real = real_of(x, v, taken);
		else
			v[node].whole = v[taken].whole;
		return;
	default:
		if (n->is_real)
			v[node].real = apply_real(n->op, real_of(x, v, a), b < 0 ? 0 : real_of(x, v, b));
		else
			v[node].whole = apply_whole(n->op, v[a].whole, v[b].whole);
	}
}

void exprs_evaluate(const struct exprs *x, const int64_t *whole, const double *real, union expr_value *values)
{
	for (int i = 0; i < x->count; i++) {
		const struct expr *n = &x->list[i];

		if (n->op == EXPR_WHOLE)
			values[i].whole = n->whole;
		else if (n->op == EXPR_REAL)
			values[i].real = n->real;
		else if (n->op != EXPR_INPUT)
			apply(x, i, values);
		else if (n->is_real)
			values[i].real = real[n->operands[0]];
		else
			values[i].whole = whole[n->operands[0]];
	}
}

/* ---- nodes ---- */

static int is_constant(const struct expr *n)
{
	return n->op == EXPR_WHOLE || n->op == EXPR_REAL;
}

int expr_constant(const struct exprs *x, int node, double *value)
{
	const struct expr *n = &x->list[node];

	*value = n->op == EXPR_REAL ? n->real : (double)n->whole;
	return is_constant(n);
}

static int results_in_real(const struct exprs *x, enum expr_op op, const int *operands)
{
	int any = 0;

	for (int i = op == EXPR_CHOICE; i < expr_arity(op); i++)
		any |= x->list[operands[i]].is_real;
	switch (op) {
	case EXPR_DIV:
	case EXPR_SQRT:
		return 1;
	case EXPR_CEIL:
	case EXPR_FLOOR:
	case EXPR_LESS:
	case EXPR_LESS_EQUAL:
	case EXPR_EQUAL:
		return 0;
	default:
		return any;
	}
}

/* Constant folding of a node whose operands are all constants. */
static int folded(struct exprs *x, const struct expr *node)
{
	struct expr small[4];
	union expr_value values[4];
	struct exprs few = {.list = small, .count = 0};
	struct expr last = *node;
	const int64_t no_whole = 0; /* constants have no inputs */
	const double no_real = 0;

	for (int i = 0; i < expr_arity(node->op); i++) {
		small[few.count] = x->list[node->operands[i]];
		last.operands[i] = few.count++;
	}
	small[few.count++] = last;
	exprs_evaluate(&few, &no_whole, &no_real, values);
	return node->is_real ? expr_real(x, values[few.count - 1].real) : expr_whole(x, values[few.count - 1].whole);
}

int expr_make(struct exprs *x, enum expr_op op, int a, int b, int c)
{
	struct expr node = {.op = op, .operands = {a, b, c}};
	int constants = 0;

	if (x->is_full)
		return 0;
	if (op == EXPR_CHOICE && b == c)
		return b;
	if (op == EXPR_CHOICE && is_constant(&x->list[a]))
		return x->list[a].whole ? b : c;
	node.is_real = results_in_real(x, op, node.operands);
	for (int i = 0; i < expr_arity(op); i++)
		constants += is_constant(&x->list[node.operands[i]]);
	return constants == expr_arity(op) ? folded(x, &node) : add(x, &node);
}

/* ---- C text ---- */

static void mark_needed(const struct exprs *x, const int *roots, int nroots, char *needed)
{
	for (int i = 0; i < nroots; i++)
		needed[roots[i]] = 1;
	for (int i = x->count - 1; i >= 0; i--)
		for (int k = 0; needed[i] && k < expr_arity(x->list[i].op); k++)
			needed[x->list[i].operands[k]] = 1;
}

/* The text around the operands of each operator; real_...: for doubles. */
static const struct {
	const char *before, *between, *after, *real_before, *real_between, *real_after;
} texts[EXPR_OPS] = {
	[EXPR_ADD] = {"", " + ", "", "", " + ", ""},
	[EXPR_SUB] = {"", " - ", "", "", " - ", ""},
	[EXPR_MUL] = {"", " * ", "", "", " * ", ""},
	[EXPR_DIV] = {"", " / ", "", "", " / ", ""},
	[EXPR_FLOOR_DIV] = {"FLOOR_DIV(", ", ", ")", "floor(", " / ", ")"},
	[EXPR_MOD] = {"FLOOR_MOD(", ", ", ")", "", "", ""},
	[EXPR_CEIL_DIV] = {"CEIL_DIV(", ", ", ")", "", "", ""},
	[EXPR_SHIFT_LEFT] = {"SHIFT_LEFT(", ", ", ")", "", "", ""},
	[EXPR_SHIFT_RIGHT] = {"SHIFT_LEFT(", ", -", ")", "", "", ""},
	[EXPR_MIN] = {"LESSER(", ", ", ")", "LESSER(", ", ", ")"},
	[EXPR_MAX] = {"GREATER(", ", ", ")", "GREATER(", ", ", ")"},
	[EXPR_CEIL] = {"", "", "", "WHOLE_OF(ceil(", "", "))"},
	[EXPR_FLOOR] = {"", "", "", "WHOLE_OF(floor(", "", "))"},
	[EXPR_SQRT] = {"sqrt(", "", ")", "sqrt(", "", ")"},
	[EXPR_LESS] = {"", " < ", "", "", " < ", ""},
	[EXPR_LESS_EQUAL] = {"", " <= ", "", "", " <= ", ""},
	[EXPR_EQUAL] = {"", " == ", "", "", " == ", ""},
};

static void write_operand(FILE *out, const struct exprs *x, int node, int as_real)
{
	(void)fprintf(out, "%se%d", as_real && !x->list[node].is_real ? "(double)" : "", node);
}

static void write_apply(FILE *out, const struct exprs *x, const struct expr *n)
{
	const int a = n->operands[0], b = n->operands[1], arity = expr_arity(n->op);
	const int real = n->is_real || (arity > 0 && x->list[a].is_real) || (arity > 1 && x->list[b].is_real);

	(void)fputs(real ? texts[n->op].real_before : texts[n->op].before, out);
	write_operand(out, x, a, real);
	if (arity > 1) {
		(void)fputs(real ? texts[n->op].real_between : texts[n->op].between, out);
		write_operand(out, x, b, real);
	}
	(void)fputs(real ? texts[n->op].real_after : texts[n->op].after, out);
}

static void write_value(FILE *out, const struct exprs *x, const struct expr *n, const char *const *inputs)
{
	if (n->op == EXPR_WHOLE && n->whole == INT64_MIN) {
		(void)fputs("INT64_MIN", out);
	} else if (n->op == EXPR_WHOLE) {
		(void)fprintf(out, "INT64_C(%" PRId64 ")", n->whole);
	} else if (n->op == EXPR_REAL) {
		(void)fprintf(out, isinf(n->real) ? (n->real < 0 ? "-HUGE_VAL" : "HUGE_VAL") : "%.17e", n->real);
	} else if (n->op == EXPR_INPUT) {
		(void)fputs(inputs[n->operands[0]], out);
	} else if (n->op == EXPR_CHOICE) {
		(void)fprintf(out, "e%d ? ", n->operands[0]);
		write_operand(out, x, n->operands[1], n->is_real);
		(void)fputs(" : ", out);
		write_operand(out, x, n->operands[2], n->is_real);
	} else {
		write_apply(out, x, n);
	}
}

void exprs_write(FILE *out, const struct exprs *x, const int *roots, int nroots, const char *const *inputs)
{
	char needed[EXPR_NODES] = {0};

	mark_needed(x, roots, nroots, needed);
	for (int i = 0; i < x->count; i++) {
		if (!needed[i])
			continue;
		(void)fprintf(out, "\tconst %s e%d = ", x->list[i].is_real ? "double" : "int64_t", i);
		write_value(out, x, &x->list[i], inputs);
		(void)fputs(";\n", out);
	}
}
