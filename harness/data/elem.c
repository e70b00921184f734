/* The tables of element types and operators. */
#include "harness/data/elem.h"

#include <stdio.h>
#include <string.h>

#include "harness/data/input.h"

/* clang-format off */
#define PLAIN(NAME, UNSIGNED, BYTES, KIND) \
	{.name = NAME, .kernel = NAME, .wrapping = UNSIGNED, .bytes = BYTES, .kind = KIND}
#define FLOAT(NAME, UNSIGNED, BYTES, FRACTION) \
	{.name = NAME, .kernel = NAME, .wrapping = UNSIGNED, .bytes = BYTES, .fraction_bits = FRACTION, .kind = 'f'}
/* Members in memory order; all have the same size and leave no padding, so that words can be compared. */
#define STRUCTURE(NAME, BYTES, ...) {.name = NAME, .kernel = NAME, .bytes = BYTES, .kind = 's', .members = {__VA_ARGS__}}
/* A value and its index. */
#define AT(V, INDEX, BYTES) STRUCTURE("at_" V, BYTES, {"value", V}, {"index", INDEX})
/* For a run of values: its sum, and the largest sums of a prefix, of a suffix and of any range within it. */
#define SUBARRAY(V, BYTES) STRUCTURE("subarray_" V, BYTES, {"total", V}, {"prefix", V}, {"suffix", V}, {"best", V})
/* Accumulators. MEAN: sum and count. VARIANCE: a reference point, sum of squared distances from it, count, and sum of
 * distances, which is 0 if the point is the mean (oper_run). LOGSUMEXP: largest value and scaled sum. */
#define MEAN(V, INDEX, BYTES) STRUCTURE("mean_" V, BYTES, {"sum", V}, {"count", INDEX})
#define VARIANCE(V, INDEX, BYTES) \
	STRUCTURE("variance_" V, BYTES, {"mean", V}, {"squares", V}, {"count", INDEX}, {"rest", V})
#define LOGSUMEXP(V, BYTES) STRUCTURE("logsumexp_" V, BYTES, {"largest", V}, {"sum", V})
/* A result type. */
#define MOMENTS(V, BYTES) STRUCTURE("moments_" V, BYTES, {"mean", V}, {"variance", V})
/* clang-format on */

const struct elem_type elem_types[] = {
	PLAIN("i32", "u32", 4, 'i'),
	PLAIN("u32", "u32", 4, 'u'),
	PLAIN("i64", "u64", 8, 'i'),
	PLAIN("u64", "u64", 8, 'u'),
	FLOAT("f32", "u32", 4, 23),
	FLOAT("f64", "u64", 8, 52),
	{.name = NULL},
};

/* clang-format off */
#define WIDENED(FROM, TO, KERNEL, UNSIGNED, BYTES, FRACTION, KIND) \
	{.name = FROM ":" TO, .kernel = KERNEL, .wrapping = UNSIGNED, .bytes = BYTES, .fraction_bits = FRACTION, \
	 .kind = KIND, .wide = TO}
#define NARROWED(FROM, TO, FRACTION, NARROW) \
	{.name = FROM ":" TO ":" FROM, .kernel = "u16", .wrapping = "u16", .bytes = 2, .fraction_bits = FRACTION, \
	 .kind = 'f', .wide = TO, .narrow = NARROW}
/* Integers narrower than 32 bits: the low bits of arithmetic that wraps at 32 bits are those of arithmetic that wraps
 * earlier. */
#define SMALL(NAME, TO, KERNEL, UNSIGNED, BYTES, KIND, STORED) \
	{.name = NAME, .kernel = KERNEL, .wrapping = UNSIGNED, .bytes = BYTES, .kind = KIND, .wide = TO, .narrow = STORED}
#define HALF(NAME, FRACTION) \
	{.name = NAME, .kernel = "u16", .wrapping = "u16", .bytes = 2, .fraction_bits = FRACTION, .kind = 'f'}
/* clang-format on */

const struct elem_type elem_f16 = HALF("f16", 10);
const struct elem_type elem_bf16 = HALF("bf16", 7);
const struct elem_type elem_u8 = PLAIN("u8", "u8", 1, 'u');
const struct elem_type elem_u16 = PLAIN("u16", "u16", 2, 'u');
static const struct elem_type elem_i8 = {
	.name = "i8", .kernel = "signed char", .wrapping = "u8", .bytes = 1, .kind = 'i'};
static const struct elem_type elem_i16 = {.name = "i16", .kernel = "short", .wrapping = "u16", .bytes = 2, .kind = 'i'};

const struct elem_type elem_widened[] = {
	WIDENED("i8", "i32", "signed char", "u8", 1, 0, 'i'),
	WIDENED("u8", "u32", "u8", "u8", 1, 0, 'u'),
	WIDENED("i16", "i32", "short", "u16", 2, 0, 'i'),
	WIDENED("u16", "u32", "u16", "u16", 2, 0, 'u'),
	WIDENED("i32", "i64", "i32", "u32", 4, 0, 'i'),
	WIDENED("u32", "u64", "u32", "u32", 4, 0, 'u'),
	WIDENED("f32", "f64", "f32", "u32", 4, 23, 'f'),
	WIDENED("f16", "f32", "u16", "u16", 2, 10, 'f'),
	WIDENED("bf16", "f32", "u16", "u16", 2, 7, 'f'),
	NARROWED("f16", "f32", 10, &elem_f16),
	NARROWED("bf16", "f32", 7, &elem_bf16),
	SMALL("i8", "i32", "signed char", "u8", 1, 'i', &elem_i8),
	SMALL("u8", "u32", "u8", "u8", 1, 'u', &elem_u8),
	SMALL("i16", "i32", "short", "u16", 2, 'i', &elem_i16),
	SMALL("u16", "u32", "u16", "u16", 2, 'u', &elem_u16),
	{.name = NULL},
};

const struct elem_type elem_structures[] = {
	AT("i32", "i32", 8),
	AT("u32", "i32", 8),
	AT("i64", "i64", 16),
	AT("u64", "i64", 16),
	AT("f32", "i32", 8),
	AT("f64", "i64", 16),
	SUBARRAY("i32", 16),
	SUBARRAY("i64", 32),
	STRUCTURE("affine_u32", 8, {"factor", "u32"}, {"term", "u32"}),
	MEAN("f32", "i32", 8),
	MEAN("f64", "i64", 16),
	VARIANCE("f32", "i32", 16),
	VARIANCE("f64", "i64", 32),
	LOGSUMEXP("f32", 8),
	LOGSUMEXP("f64", 16),
	MOMENTS("f32", 8),
	MOMENTS("f64", 16),
	{.name = NULL},
};

/* Signed overflow is undefined in C, so integer sums and products are computed in the unsigned type, where they
 * wrap. */
#define SUM(a, b) "(V)((UV)(" a ") + (UV)(" b "))"

#define PLUS_INTEGER "(" SUM("a", "b") ")"
#define PLUS_FLOAT "((a) + (b))"
#define MINIMUM "((b) < (a) ? (b) : (a))"
#define MAXIMUM "((a) < (b) ? (b) : (a))"

/*
 * For floats, IEEE 754-2008's minNum and maxNum: one instruction on GPUs, where a comparison and a selection are two.
 * They ignore a NaN next to a number but return NaN for two, so a reduction that starts with its first value would
 * differ from one that starts with the identity: hence from_identity. Replacing NaN when elements are loaded is no
 * alternative: it takes two instructions per element, and conditional loads would wait for one another.
 */
#define MINIMUM_FLOAT "fmin(a, b)"
#define MAXIMUM_FLOAT "fmax(a, b)"

/* Of equal values, the one with the lower index wins; the identity has the largest index. */
#define FIRST_OF(BETTER, WORSE) "if (" BETTER " || (!(" WORSE ") && b.index < a.index)) return b; return a;"
#define INDEX_MAXIMUM FIRST_OF("a.value < b.value", "b.value < a.value")
#define INDEX_MINIMUM FIRST_OF("b.value < a.value", "a.value < b.value")
#define NOWHERE(VALUE) "T e; e.value = " VALUE "; e.index = LAST_INDEX; return e;"
#define LIFT_AT "T e; e.value = x; e.index = i; return e;"
#define LIFT_NUMBER_AT(IDENTITY)                                                                                       \
	"T e; e.value = x == x ? x : " IDENTITY "; e.index = x == x ? i : LAST_INDEX; return e;"

#define LARGER(a, b) "((" a ") < (" b ") ? (" b ") : (" a "))"
/* clang-format off */
#define SUBARRAY_COMBINE \
	"const V before = " SUM("a.total", "b.prefix") ", behind = " SUM("a.suffix", "b.total") \
	", across = " SUM("a.suffix", "b.prefix") ", within = " LARGER("a.best", "b.best") "; T r;" \
	" r.total = " SUM("a.total", "b.total") "; r.prefix = " LARGER("a.prefix", "before") ";" \
	" r.suffix = " LARGER("b.suffix", "behind") "; r.best = " LARGER("across", "within") "; return r;"
/* clang-format on */
#define SUBARRAY_NONE "T e; e.total = e.prefix = e.suffix = e.best = 0; return e;"
#define SUBARRAY_LIFT "T e; e.total = x; e.prefix = e.suffix = e.best = x < 0 ? 0 : x; return e;"

/* The map a followed by b. Factors are odd and maps thus invertible, so no later map hides an error in an earlier
 * one. */
#define AFFINE_COMBINE "T r; r.factor = a.factor * b.factor; r.term = a.term * b.factor + b.term; return r;"
#define AFFINE_NONE "T e; e.factor = 1; e.term = 0; return e;"
#define AFFINE_LIFT "T e; e.factor = x | 1u; e.term = x * 0x9e3779b9u + 0x7f4a7c15u; return e;"

/* The price of a European call option (Black and Scholes 1973), with the normal distribution by formula 26.2.17 of
 * Abramowitz and Stegun, "Handbook of mathematical functions", 1964. Price and time come from the bits of the index;
 * both are exact in f32. Must match price() in reference.c. */
#define BLACK_SCHOLES                                                                                                  \
	"const V price = (V)50 + (V)((i32)i & 1023) * (V)0.03125;"                                                     \
	"const V years = (V)0.25 + (V)((i32)(i >> 10) & 1023) * (V)0.001953125;"                                       \
	"const V rate = (V)0.08, volatility = (V)0.3, strike = (V)65;"                                                 \
	"const V spread = volatility * sqrt(years);"                                                                   \
	"const V d1 = (log(price / strike) + (rate + volatility * volatility / 2) * years) / spread;"                  \
	"V below[2];"                                                                                                  \
	"for (i32 k = 0; k < 2; k++) {"                                                                                \
	" const V d = k ? d1 - spread : d1, t = 1 / (1 + (V)0.2316419 * fabs(d));"                                     \
	" const V series = t * ((V)0.319381530 + t * ((V)-0.356563782 + t * ((V)1.781477937 +"                         \
	" t * ((V)-1.821255978 + t * (V)1.330274429))));"                                                              \
	" const V above = (V)0.3989422804014327 * exp(-d * d / 2) * series;"                                           \
	" below[k] = d < 0 ? above : 1 - above;"                                                                       \
	"}"                                                                                                            \
	"return price * below[0] - strike * exp(-rate * years) * below[1];"

#define MEAN_COMBINE "T r; r.sum = a.sum + b.sum; r.count = a.count + b.count; return r;"
#define MEAN_NONE "T e; e.sum = 0; e.count = 0; return e;"
#define MEAN_LIFT "T e; e.sum = x; e.count = 1; return e;"
#define MEAN_FINISH "x.sum / (V)x.count"

/*
 * Chan, Golub and LeVeque, "Updating formulae and a pairwise algorithm for computing sample variances", 1979; for a
 * single element Welford's algorithm, 1962. If a is empty, b's share is exactly 1. An infinite distance times 0 makes
 * `squares` NaN, and that is passed on to the mean, which would otherwise depend on the order if a value is infinite.
 */
#define VARIANCE_COMBINE                                                                                               \
	"T r; r.count = a.count + b.count;"                                                                            \
	" const V share = a.count ? V_RATIO((V)b.count, (V)r.count) : (V)1, apart = b.mean - a.mean;"                  \
	" r.mean = a.mean + apart * share;"                                                                            \
	" r.squares = a.squares + b.squares + apart * ((V)a.count * share) * apart; r.rest = 0; return r;"
#define VARIANCE_NONE "T e; e.mean = e.squares = e.rest = 0; e.count = 0; return e;"
#define VARIANCE_LIFT "T e; e.mean = x; e.squares = e.rest = 0; e.count = 1; return e;"
/* Several one-value elements are combined through their own mean and squared distances: one division for all of them
 * and three operations each. Values are divided before they are added, so that they do not overflow. A single one is
 * added as by Welford. */
#define VARIANCE_SEVERAL                                                                                               \
	"if (count == 1) { T r; r.count = sum.count + 1; r.rest = 0;"                                                  \
	" const V apart = e[0].mean - sum.mean; r.mean = sum.mean + apart * V_RATIO((V)1, (V)r.count);"                \
	" r.squares = sum.squares + apart * (e[0].mean - r.mean); return r; }"                                         \
	" T all; all.mean = all.squares = 0; all.count = count; all.rest = 0;"                                         \
	" for (i32 k = 0; k < count; k++) all.mean = V_FMA(e[k].mean, (V)1 / (V)count, all.mean);"                     \
	" for (i32 k = 0; k < count; k++) {"                                                                           \
	" const V apart = e[k].mean - all.mean; all.squares = V_FMA(apart, apart, all.squares); }"                     \
	" return combine(sum, all);"
#define VARIANCE_FINISH                                                                                                \
	"RESULT_T r; r.variance = V_RATIO(x.squares, (V)x.count) + (x.mean - x.mean);"                                 \
	" r.mean = r.variance == r.variance ? x.mean : r.variance; return r;"

/*
 * The largest value, and the sum of exp(x - largest). -inf adds nothing to the sum, inf adds infinity, NaN adds NaN;
 * `largest` is clamped to finite values, so that only a NaN value makes a difference NaN. If exponentials are cheap
 * (EXP_IS_FAST), as on GPUs, computing one per operand is cheaper than selecting (the larger operand's is exp(0) = 1
 * exactly), and a value is an element as it is. Elsewhere one exponential is computed, and values are made finite when
 * lifted.
 */
#define LOGSUMEXP_COMBINE                                                                                              \
	"T r; r.largest = fmax(a.largest, b.largest);"                                                                 \
	" if (EXP_IS_FAST) { r.largest = fmin(fmax(r.largest, V_MIN), V_MAX);"                                         \
	" r.sum = a.sum * V_EXP(a.largest - r.largest) + b.sum * V_EXP(b.largest - r.largest); return r; }"            \
	" const V apart = b.largest - a.largest, scale = V_EXP(-fabs(apart));"                                         \
	" r.sum = apart > 0 ? a.sum * scale + b.sum : a.sum + b.sum * scale; return r;"
#define LOGSUMEXP_NONE "T e; e.largest = V_MIN; e.sum = 0; return e;"
#define LOGSUMEXP_LIFT                                                                                                 \
	"T e; e.largest = x; e.sum = 1; if (EXP_IS_FAST) return e;"                                                    \
	" e.largest = fmin(fmax(x, V_MIN), V_MAX); e.sum = fabs(x) <= V_MAX ? (V)1 : x < 0 ? (V)0 : x; return e;"
/* Several at once: the largest value first, then one exponential per element and one for the previous sum. */
#define LOGSUMEXP_SEVERAL                                                                                              \
	"T r; r.largest = sum.largest;"                                                                                \
	" for (i32 k = 0; k < count; k++) r.largest = fmax(r.largest, e[k].largest);"                                  \
	" r.largest = fmin(fmax(r.largest, V_MIN), V_MAX);"                                                            \
	" r.sum = sum.sum * V_EXP(sum.largest - r.largest);"                                                           \
	" for (i32 k = 0; k < count; k++) r.sum += e[k].sum * V_EXP(e[k].largest - r.largest);"                        \
	" return r;"
#define LOGSUMEXP_FINISH "V_LOG(x.sum) + x.largest"

#define INDEX_FINISH "x.index == LAST_INDEX ? -1 : x.index"

/* The texts for `special`: treatment of NaN, infinities and zeros. */
#define IEEE_754                                                                                                       \
	"NaN and infinities follow IEEE 754 in any order; intermediate overflow and the sign of a zero depend on "     \
	"the order"
#define PASSED_OVER                                                                                                    \
	"NaN is ignored; if all are NaN, the result is that of an empty segment, an infinity; of -0 and +0 either "    \
	"may be the result"
#define INDEX_PASSED_OVER                                                                                              \
	"NaN is ignored; if all are NaN, the result is that of an empty segment; -0 and +0 are equal, and the "        \
	"result has the sign of the one with the lowest index"

#define MEAN_SPECIAL IEEE_754 "; NaN for an empty segment"
#define VARIANCE_SPECIAL "both are NaN for an empty segment and if any value is NaN or infinite"
#define LOGSUMEXP_SPECIAL                                                                                              \
	"NaN if any value is NaN, else inf if any is inf; -inf adds nothing, and is the result of an empty "           \
	"segment or of -inf only"
#define ARG_SPECIAL "NaN is ignored; if all are NaN, the result is that of an empty segment, -1; -0 and +0 are equal"

const struct oper opers[] = {
	{"plus", PLUS_INTEGER, PLUS_FLOAT, "0", "0", 1, CHECK_SUM, NULL, NULL, NULL, 0, 0, "sum; integers wrap",
	 IEEE_754, NULL, NULL, NULL, NULL, NULL},
	{"multiplies", "((V)((UV)(a) * (UV)(b)))", "((a) * (b))", "1", "1", 1, CHECK_PRODUCT, NULL, NULL, NULL, 0, 0,
	 "product; integers wrap", IEEE_754, NULL, NULL, NULL, NULL, NULL},
	{"minimum", MINIMUM, MINIMUM_FLOAT, "T_MAX", "T_INF", 1, CHECK_EXACT, NULL, NULL, NULL, 1, 0, "smallest value",
	 PASSED_OVER, NULL, NULL, NULL, NULL, NULL},
	{"maximum", MAXIMUM, MAXIMUM_FLOAT, "T_MIN", "(-T_INF)", 1, CHECK_EXACT, NULL, NULL, NULL, 1, 0,
	 "largest value", PASSED_OVER, NULL, NULL, NULL, NULL, NULL},
	{"bit_and", "((V)((a) & (b)))", NULL, "((V)~(UV)0)", NULL, 1, CHECK_EXACT, NULL, NULL, NULL, 0, 0,
	 "bits set in all values", NULL, NULL, NULL, NULL, NULL, NULL},
	{"bit_or", "((V)((a) | (b)))", NULL, "0", NULL, 1, CHECK_EXACT, NULL, NULL, NULL, 0, 0, "bits set in any value",
	 NULL, NULL, NULL, NULL, NULL, NULL},
	{"bit_xor", "((V)((a) ^ (b)))", NULL, "0", NULL, 1, CHECK_EXACT, NULL, NULL, NULL, 0, 0, "parity of each bit",
	 NULL, NULL, NULL, NULL, NULL, NULL},
	{"index_of_maximum", INDEX_MAXIMUM, INDEX_MAXIMUM, NOWHERE("V_MIN"), NOWHERE("-V_INF"), 1, CHECK_EXACT, "at",
	 LIFT_AT, LIFT_NUMBER_AT("-V_INF"), 0, 0, "largest value and its index in the array; lowest index if equal",
	 INDEX_PASSED_OVER, NULL, NULL, NULL, NULL, NULL},
	{"index_of_minimum", INDEX_MINIMUM, INDEX_MINIMUM, NOWHERE("V_MAX"), NOWHERE("V_INF"), 1, CHECK_EXACT, "at",
	 LIFT_AT, LIFT_NUMBER_AT("V_INF"), 0, 0, "smallest value and its index in the array; lowest index if equal",
	 INDEX_PASSED_OVER, NULL, NULL, NULL, NULL, NULL},
	{"max_subarray", SUBARRAY_COMBINE, NULL, SUBARRAY_NONE, NULL, 0, CHECK_EXACT, "subarray", SUBARRAY_LIFT, NULL,
	 0, 0, "largest sum of consecutive values, 0 if all are negative", NULL, NULL, NULL, NULL, NULL, NULL},
	{"affine", AFFINE_COMBINE, NULL, AFFINE_NONE, NULL, 0, CHECK_EXACT, "affine", AFFINE_LIFT, NULL, 0, 0,
	 "composition of maps factor * x + term modulo 2^32, made from the values: detects any reordering", NULL, NULL,
	 NULL, NULL, NULL, NULL},
	{"black_scholes", NULL, PLUS_FLOAT, NULL, "0", 1, CHECK_SUM, NULL, NULL, BLACK_SCHOLES, 0, 1,
	 "sum of option prices computed from the index; reads no values", NULL, NULL, NULL, NULL, NULL, NULL},
	{.name = "mean",
	 .floating = MEAN_COMBINE,
	 .identity_float = MEAN_NONE,
	 .commutative = 1,
	 .check = CHECK_MEAN,
	 .structure = "mean",
	 .lift = MEAN_LIFT,
	 .about = "sum divided by the number of elements",
	 .special = MEAN_SPECIAL,
	 .finish = MEAN_FINISH,
	 .finished = FINISHED_VALUE},
	{.name = "variance",
	 .floating = VARIANCE_COMBINE,
	 .identity_float = VARIANCE_NONE,
	 .commutative = 1,
	 .check = CHECK_MOMENT,
	 .structure = "variance",
	 .lift = VARIANCE_LIFT,
	 .about = "mean and population variance",
	 .special = VARIANCE_SPECIAL,
	 .several = VARIANCE_SEVERAL,
	 .finish = VARIANCE_FINISH,
	 .finished = "moments"},
	{.name = "logsumexp",
	 .floating = LOGSUMEXP_COMBINE,
	 .identity_float = LOGSUMEXP_NONE,
	 .commutative = 1,
	 .check = CHECK_MOMENT,
	 .structure = "logsumexp",
	 .lift = LOGSUMEXP_LIFT,
	 .about = "logarithm of the sum of exponentials, without overflow",
	 .special = LOGSUMEXP_SPECIAL,
	 .several = LOGSUMEXP_SEVERAL,
	 .finish = LOGSUMEXP_FINISH,
	 .finished = FINISHED_VALUE},
	{"arg_maximum", INDEX_MAXIMUM, INDEX_MAXIMUM, NOWHERE("V_MIN"), NOWHERE("-V_INF"), 1, CHECK_EXACT, "at",
	 LIFT_AT, LIFT_NUMBER_AT("-V_INF"), 0, 0,
	 "index of the largest value in the array, for rows that of the row; lowest index if equal; -1: none",
	 ARG_SPECIAL, NULL, NULL, INDEX_FINISH, FINISHED_INDEX, NULL},
	{"arg_minimum", INDEX_MINIMUM, INDEX_MINIMUM, NOWHERE("V_MAX"), NOWHERE("V_INF"), 1, CHECK_EXACT, "at", LIFT_AT,
	 LIFT_NUMBER_AT("V_INF"), 0, 0,
	 "index of the smallest value in the array, for rows that of the row; lowest index if equal; -1: none",
	 ARG_SPECIAL, NULL, NULL, INDEX_FINISH, FINISHED_INDEX, NULL},
	{.name = NULL},
};

const struct oper oper_none = {.name = "none",
			       .integer = "(a)",
			       .floating = "(a)",
			       .identity_int = "0",
			       .identity_float = "0",
			       .commutative = 1,
			       .check = CHECK_EXACT,
			       .about = "combines nothing"};

const struct elem_type *elem_find(const char *name)
{
	for (const struct elem_type *t = elem_types; t->name; t++)
		if (strcmp(t->name, name) == 0)
			return t;
	for (const struct elem_type *t = elem_widened; t->name; t++)
		if (strcmp(t->name, name) == 0)
			return t;
	return NULL;
}

const struct oper *oper_find(const char *name)
{
	for (const struct oper *o = opers; o->name; o++)
		if (strcmp(o->name, name) == 0)
			return o;
	return strcmp(oper_none.name, name) == 0 ? &oper_none : NULL;
}

static const struct elem_type *user_structure(const struct oper_user *user, const struct elem_type *t)
{
	for (int k = 0; elem_types[k].name; k++)
		if (&elem_types[k] == t)
			return user->structures[k].bytes ? &user->structures[k] : NULL;
	return NULL;
}

/* Looks up the structure "NAME_V". */
static const struct elem_type *find_structure(const char *name, const struct elem_type *v)
{
	char whole[48];

	(void)snprintf(whole, sizeof whole, "%s_%s", name, v->name);
	for (const struct elem_type *s = elem_structures; s->name; s++)
		if (strcmp(s->name, whole) == 0)
			return s;
	return NULL;
}

const struct elem_type *elem_working(const struct elem_type *t)
{
	return t->wide ? elem_find(t->wide) : t;
}

const struct elem_type *elem_limits(const struct elem_type *t)
{
	return t->narrow && t->kind != 'f' ? t->narrow : elem_working(t);
}

int elem_parts(const struct elem_type *t, const struct elem_type **part)
{
	int count = 0;

	*part = t;
	for (const struct elem_member *m = t->members; m->name; m++) {
		const struct elem_type *member = elem_find(m->type);

		if (member->kind != 'f' || (count > 0 && member != *part)) {
			*part = t;
			return 1;
		}
		*part = member;
		count++;
	}
	return count ? count : 1;
}

/* Narrowed results must be single numbers. */
static int takes_widened(const struct oper *o, const struct elem_type *t)
{
	const int is_number = !o->finish || strcmp(o->finished, FINISHED_VALUE) == 0;

	return (oper_is_plain(o) || o->finish) && !o->user && o != &oper_none && (is_number || !t->narrow) &&
	       !(t->bytes == 2 && t->kind == 'f' && o->check == CHECK_PRODUCT);
}

const struct elem_type *oper_result(const struct oper *o, const struct elem_type *t)
{
	if (!(t->kind == 'f' ? o->floating : o->integer) || (t->wide && !takes_widened(o, t)))
		return NULL;
	if (!o->structure)
		return elem_working(t);
	if (o->user)
		return user_structure(o->user, t);
	return find_structure(o->structure, elem_working(t));
}

static const struct elem_type *finished_type(const struct oper *o, const struct elem_type *t)
{
	const struct elem_type *working = elem_working(t);

	if (!o->finish)
		return oper_result(o, t);
	if (strcmp(o->finished, FINISHED_VALUE) == 0)
		return working;
	if (strcmp(o->finished, FINISHED_INDEX) == 0)
		return elem_find(working->bytes == 4 ? "i32" : "i64");
	return find_structure(o->finished, working);
}

const struct elem_type *oper_stored(const struct oper *o, const struct elem_type *t)
{
	if (!oper_result(o, t))
		return NULL;
	return t->narrow ? t->narrow : finished_type(o, t);
}

int oper_finishes(const struct oper *o, const struct elem_type *t)
{
	return o->finish || t->narrow;
}

const char *oper_expression(const struct oper *o, const struct elem_type *t)
{
	if (!oper_result(o, t))
		return NULL;
	return t->kind == 'f' ? o->floating : o->integer;
}

const char *oper_identity(const struct oper *o, const struct elem_type *t)
{
	if (!oper_result(o, t))
		return NULL;
	return t->kind == 'f' ? o->identity_float : o->identity_int;
}

const char *oper_lift(const struct oper *o, const struct elem_type *t)
{
	return t->kind == 'f' && o->lift_float ? o->lift_float : o->lift;
}

int oper_is_plain(const struct oper *o)
{
	return !o->structure && !o->index_only && (!o->input || o->input->is_array) && !(o->user && o->lift);
}

static int keeps_index(const struct oper *o)
{
	return o->structure && strcmp(o->structure, "at") == 0;
}

int oper_uses_index(const struct oper *o)
{
	return keeps_index(o) || (o->user && o->user->uses_index) ||
	       (o->input ? o->input->uses_index || o->input->uses_segment : o->index_only);
}

int oper_needs_device(const struct oper *o)
{
	return o->user || o->input;
}

int64_t oper_max_elements(const struct oper *o, const struct elem_type *t)
{
	return keeps_index(o) && elem_working(t)->bytes == 4 ? INT32_MAX : INT64_MAX;
}

/* Sequential accumulation without a division or a second comparison. For kernels see variants/lib/run.h. */
static const struct {
	const char *oper;
	struct oper_run run;
} runs[] = {
	/* Sums distances from the first element of the run: three operations per element and one for the count; the
	 * division comes when the sum is settled. As that happens within the first eight elements, of which the first
	 * is one, the sum of squares is at most eight times that around the mean. */
	{"variance",
	 {.append = "const V apart = e.mean - sum.mean; sum.squares = V_FMA(apart, apart, sum.squares);"
		    " sum.rest += apart; sum.count += 1; return sum;",
	  .settle = "const V moved = V_RATIO(x.rest, (V)x.count);"
		    " x.mean += moved; x.squares -= moved * x.rest; x.rest = 0; return x;"}},
	/* Elements come in index order, so of equal values the first stays. An empty sum, with the identity's index, is
	 * replaced by any element. */
	{"arg_maximum", {.append = "if ((sum.value < e.value) | (sum.index == LAST_INDEX)) return e; return sum;"}},
	{"arg_minimum", {.append = "if ((e.value < sum.value) | (sum.index == LAST_INDEX)) return e; return sum;"}},
};

const struct oper_run *oper_run_of(const struct oper *oper)
{
	for (size_t i = 0; i < sizeof runs / sizeof *runs; i++)
		if (!oper->user && strcmp(runs[i].oper, oper->name) == 0)
			return &runs[i].run;
	return NULL;
}
