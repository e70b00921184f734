/* Key types of scripts: what is refused, and keys of problems that expose a wrong equality or a wrong key of a run. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "../test.h"
#include "harness/data/dataset.h"
#include "harness/operations/problem.h"
#include "tuner/request/key_list.h"

#define COUNT(list) ((int)(sizeof(list) / sizeof *(list)))
#define RUNS 3000
#define MOST (2 * RUNS)

static void refusals(struct test_counts *t)
{
	static const struct {
		struct key_request request;
		const char *pattern;
	} wrong[] = {
		{{.type = "u32", .equal = "a == b"}, "no name"},
		{{.name = "a b", .type = "u32", .equal = "a == b"}, "letters, digits"},
		{{.name = "u64", .type = "u32", .equal = "a == b"}, "'u64' is built in"},
		{{.name = "none", .type = "u32", .equal = "a == b"}, "'none' is built in"},
		{{.name = "twice", .type = "u32", .equal = "a == b"}, "defined already"},
		{{.name = "k", .equal = "a == b"}, "either a type or a structure"},
		{{.name = "k", .type = "u32", .structure = "i32 a; i32 b"}, "either a type or a structure"},
		{{.name = "k", .type = "u8", .equal = "a == b"}, "cannot be of type 'u8'"},
		{{.name = "k", .type = "i8:i32", .equal = "a == b"}, "cannot be of type 'i8:i32'"},
		{{.name = "k", .type = "u32"}, "no equal"},
		{{.name = "k", .type = "u32", .equal = " "}, "equal is empty"},
		{{.name = "k", .type = "u32", .equal = "return a == b;"}, "must be an expression"},
		{{.name = "k", .type = "u32", .equal = "a ==\nb"}, "must be a single line"},
		{{.name = "k", .structure = "i32 x; i32 y", .equal = "a.x == b.z"}, "names 'z', which is no member"},
		{{.name = "k", .structure = "i32 x; i32 y", .equal = "a.x == b.x && a. yy == 1"}, "names 'yy'"},
		{{.name = "k", .structure = "i32 x; i64 y"}, "padding before its member 'y'"},
		{{.name = "k", .structure = "i64 x; i32 y"}, "padding at its end"},
		{{.name = "k", .structure = "i32 x; i32 y; i32 z"}, "12 bytes: keys have 4, 8 or 16"},
		{{.name = "k", .structure = "i64 x; i64 y; i64 z; i64 w"}, "32 bytes"},
		{{.name = "k", .structure = "u8 x; u8 y"}, "2 bytes"},
		{{.name = "k", .structure = "u8 a; u8 b; u8 c; u8 d; u8 e"}, "more than 4 members"},
		{{.name = "k", .structure = "i32 x"}, "1 members, not two"},
		{{.name = "k", .structure = "V x; V y"}, "no type 'V': u8, u16, i32"},
		{{.name = "k", .structure = "i32 x; i32 x"}, "two members 'x'"},
	};
	const struct key_request first = {.name = "twice", .type = "u32", .equal = "a == b"};
	struct user_key *list = NULL;
	struct err e = {0};

	test_ok(t, key_list_add(&list, &first, "test", &e) == 0, "a key type %s", e.text);
	for (int k = 0; k < COUNT(wrong); k++) {
		e = (struct err){0};
		test_ok(t,
			key_list_add(&list, &wrong[k].request, "test", &e) == -1 && e.kind == ERR_USAGE &&
				strstr(e.text, wrong[k].pattern),
			"refused: %s", e.text);
	}
	test_ok(t, list && !list->next && key_list_find(list, "twice") == list && !key_list_find(list, "k"),
		"what is refused is not in the list");
	key_list_release(&list);
}

/* Makes runs of one to three keys. */
static int64_t make_runs(int64_t *runs)
{
	runs[0] = 0;
	for (int64_t k = 0; k < RUNS; k++)
		runs[k + 1] = runs[k] + 1 + (k * 7 % 3 == 1) + (k % 1000 == 0);
	return runs[RUNS];
}

struct edge {
	int32_t row, column;
};

/* How many neighbouring keys, within a run or at borders, break a rule. */
struct broken {
	int within, border, far, alike;
};

/* `alike`: neighbours within a run whose bits differ; `far`: neighbours at borders that differ in two members. */
static struct broken check_edges(const struct edge *keys, const int64_t *runs, int by_row, int moved[2])
{
	struct broken b = {0, 0, 0, 0};

	for (int64_t k = 0; k < RUNS; k++)
		for (int64_t i = runs[k]; i < runs[k + 1] && i + 1 < runs[RUNS]; i++) {
			const int rows = keys[i].row == keys[i + 1].row, columns = keys[i].column == keys[i + 1].column,
				  equal = by_row ? rows : rows && columns;

			if (i + 1 < runs[k + 1]) {
				b.within += !equal;
				b.alike += !(rows && columns);
				continue;
			}
			b.border += equal;
			b.far += !rows && !columns;
			moved[0] += !rows && columns;
			moved[1] += rows && !columns;
		}
	return b;
}

static const struct key_request edge = {.name = "edge", .structure = "i32 row; i32 column"};
static const struct key_request row = {.name = "row", .structure = "i32 row; i32 column", .equal = "a.row == b.row"};

static void by_members(struct test_counts *t, const int64_t *runs, struct edge *keys)
{
	struct user_key *list = NULL;
	struct err e = {0};
	int moved[2] = {0, 0};
	struct broken b;

	if (!test_ok(t, key_list_add(&list, &edge, "test", &e) == 0 && user_key_fill(list, runs, RUNS, keys, &e) == 0,
		     "keys that are structures %s", e.text))
		return;
	b = check_edges(keys, runs, 0, moved);
	test_ok(t, b.within == 0 && b.border == 0, "are equal in runs, and not at borders: %d, %d", b.within, b.border);
	test_ok(t, b.far < RUNS / 4, "of %d borders %d are of two other members", RUNS, b.far);
	test_ok(t, moved[0] > RUNS / 10 && moved[1] > RUNS / 10, "%d of the first alone, %d of the second", moved[0],
		moved[1]);
	test_ok(t, strcmp(list->type.equal, "a.row == b.row && a.column == b.column") == 0, "equality: %s",
		list->type.equal);
	key_list_release(&list);
}

/* The rows as a device would compare them. */
static void compare_rows(const struct user_key *key, uint32_t *equal)
{
	const struct edge *pool = (const struct edge *)(const void *)key->keys;

	for (int i = 0; i < USER_KEY_POOL; i++)
		for (int j = 0; j < USER_KEY_POOL; j++)
			equal[i * USER_KEY_POOL + j] = pool[i].row == pool[j].row;
}

static void by_expression(struct test_counts *t, const int64_t *runs, struct edge *keys, uint32_t *equal)
{
	struct user_key *list = NULL;
	struct err e = {0};
	int moved[2] = {0, 0};
	struct broken b;

	if (!test_ok(t, key_list_add(&list, &row, "test", &e) == 0, "an expression %s", e.text))
		return;
	test_ok(t, user_key_fill(list, runs, RUNS, keys, &e) == -1 && strstr(e.text, "was not compiled"),
		"no keys before it was evaluated: %s", e.text);
	compare_rows(list, equal);
	test_ok(t, user_key_learn(list, equal, &e) == 0 && user_key_fill(list, runs, RUNS, keys, &e) == 0,
		"keys by what it says %s", e.text);
	b = check_edges(keys, runs, 1, moved);
	test_ok(t, b.within == 0 && b.border == 0, "are equal in runs, and not at borders: %d, %d", b.within, b.border);
	test_ok(t, b.alike > RUNS / 30, "%d keys in runs have other bits", b.alike);
	test_ok(t, moved[0] > RUNS / 2, "%d borders are of the row alone", moved[0]);

	equal[3 * USER_KEY_POOL + 3] = 0;
	test_ok(t, user_key_learn(list, equal, &e) == -1 && strstr(e.text, "not equal to itself"), "refused: %s",
		e.text);
	for (int i = 0; i < USER_KEY_POOL * USER_KEY_POOL; i++)
		equal[i] = 1;
	test_ok(t, user_key_learn(list, equal, &e) == -1 && strstr(e.text, "equal to all others"), "refused: %s",
		e.text);
	key_list_release(&list);
}

/* The built-in types: NaN, which equals nothing, and zeros of both signs, which are equal. */
static void floating_point(struct test_counts *t, const struct operation *o)
{
	struct geometry g = {0};
	struct dataset d = {0};
	struct problem p = {0};
	struct err e = {0};
	int nans = 0, zeros = 0, minus = 0, wrong = 0;

	if (test_ok(t,
		    geometry_make("uniform:n=4K,mean=3", &g, &e) == 0 &&
			    dataset_make(elem_find("i32"), oper_find("plus"), DATA_SMALL, g.n, &d, &e) == 0 &&
			    problem_make(&p, o, &d, &g, &e) == 0,
		    "keys of type %s %s", o->key_type, e.text)) {
		for (int64_t s = 0; s < g.segments; s++)
			for (int64_t i = g.offsets[s]; i < g.offsets[s + 1]; i++) {
				const int wide = strcmp(o->key_type, "f64") == 0;
				const double key = wide ? ((const double *)p.arrays[0].host)[i]
							: (double)((const float *)p.arrays[0].host)[i],
					     next = i + 1 == g.n ? INFINITY
						    : wide       ? ((const double *)p.arrays[0].host)[i + 1]
								 : (double)((const float *)p.arrays[0].host)[i + 1];

				wrong += (key == next) != (i + 1 < g.offsets[s + 1]);
				nans += isnan(key);
				zeros += key == 0 && !signbit(key);
				minus += key == 0 && signbit(key);
			}
		test_ok(t, wrong == 0, "== finds the runs: %d borders are wrong", wrong);
		test_ok(t, nans > 3 && zeros > 3 && minus > 3, "%d NaN, %d zeros, %d of them negative", nans,
			zeros + minus, minus);
	}
	problem_release(&p);
	dataset_release(&d);
	geometry_release(&g);
}

int main(void)
{
	struct test_counts t = {0};
	int64_t *runs = calloc(RUNS + 1, sizeof *runs);
	struct edge *keys = calloc(MOST, sizeof *keys);
	uint32_t *equal = calloc((size_t)USER_KEY_POOL * USER_KEY_POOL, sizeof *equal);
	const struct operation *o;

	if (test_ok(&t, runs && keys && equal && make_runs(runs) <= MOST, "memory")) {
		refusals(&t);
		by_members(&t, runs, keys);
		by_expression(&t, runs, keys, equal);
		for (int k = 0; (o = operation_at(k)); k++)
			if (strcmp(o->name, "reduce_by_key") == 0 && o->key_type[0] == 'f')
				floating_point(&t, o);
	}
	free(runs);
	free(keys);
	free(equal);
	return test_end(&t);
}
