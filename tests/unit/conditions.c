/* Where variants can run: what descriptors say for the stub devices, for operators and for larger and larger cases. */
#include "tuner/catalogue/conditions.h"

#include <string.h>

#include "../test.h"

static struct conditions ask(struct test_counts *t, struct catalogue *cat, const struct named_variant *v)
{
	struct conditions c;
	struct err e = {0};

	test_ok(t, catalogue_conditions(cat, v, &c, &e) == 0, "%s/%s %s: %s", v->operation, v->strategy, v->params,
		e.text);
	return c;
}

static void test_devices(struct test_counts *t, struct catalogue *cat)
{
	struct named_variant v = {"segreduce", "", "f32", "plus", "stream_bulk", ""};
	struct conditions c = ask(t, cat, &v);

	test_ok(t, strcmp(c.runs_on, "sm_90 sm_100 sm_120") == 0 && strcmp(c.backend, "cuda") == 0,
		"bulk copies from sm_90 on: %s", c.runs_on);
	v.strategy = "thread";
	v.type = "f64";
	v.params = "LDG=0 LOAD_MODIFIER=0";
	c = ask(t, cat, &v);
	test_ok(t, strcmp(c.runs_on, "sm_75 sm_80 sm_89 sm_90 sm_100 sm_120 amd intel cpu other") == 0 && !c.backend[0],
		"a thread a segment anywhere, where there are doubles: %s", c.runs_on);
	v.params = "LDG=0 LOAD_MODIFIER=0 NT=256";
	c = ask(t, cat, &v);
	test_ok(t, strstr(c.runs_on, "amd") != NULL, "256 threads on a GPU of AMD: %s", c.runs_on);
	v.strategy = "block";
	v.type = "f32";
	v.params = "NT=512";
	c = ask(t, cat, &v);
	test_ok(t, strstr(c.runs_on, "sm_75") && !strstr(c.runs_on, "amd"), "512 not: %s", c.runs_on);
}

static void test_operators(struct test_counts *t, struct catalogue *cat)
{
	struct named_variant v = {"segreduce", "", "i32", "plus", "block", ""};
	struct conditions c = ask(t, cat, &v);

	test_ok(t, !c.any_operator, "operands in any order: not for any operator");
	test_ok(t, !c.unaligned, "vectors: for aligned arrays");
	v.strategy = "thread";
	c = ask(t, cat, &v);
	test_ok(t, c.any_operator, "in their order: for any");
	test_ok(t, c.unaligned, "element by element: for any arrays");
	v.params = "VECTOR_UNIT_SEGMENTS=1";
	c = ask(t, cat, &v);
	test_ok(t, c.runs_on[0] && !c.unaligned, "with vectors of segments: not");
	v.params = "";
	v.oper = "of_a_user";
	c = ask(t, cat, &v);
	test_ok(t, c.any_operator && strstr(c.runs_on, "sm_90"), "an operator that is not known here is as plus");
}

/* Conditions on guarantees between blocks, and on the order of additions. */
static void test_blocks(struct test_counts *t, struct catalogue *cat)
{
	struct named_variant v = {"segreduce", "", "f32", "plus", "lookback", ""};
	struct conditions c = ask(t, cat, &v);

	test_ok(t, strstr(c.runs_on, "amd intel cpu") && !strstr(c.runs_on, "other"),
		"look-back where blocks that have begun go on: %s", c.runs_on);
	test_ok(t, !c.reproducible, "its sums depend on timing");
	v.type = "i32";
	c = ask(t, cat, &v);
	test_ok(t, c.reproducible, "but not those of whole numbers");
	v.type = "f32";
	v.strategy = "flat";
	c = ask(t, cat, &v);
	test_ok(t, c.reproducible && strstr(c.runs_on, "other"), "flat tiles anywhere, with the same bits: %s",
		c.runs_on);
}

static void test_sizes(struct test_counts *t, struct catalogue *cat)
{
	struct named_variant v = {"segreduce_regular", "", "f32", "plus", "small", "NT=128"};
	struct conditions c = ask(t, cat, &v);

	test_ok(t, c.min_length <= 1 && c.max_length == 128, "segments of %lld to %lld", (long long)c.min_length,
		(long long)c.max_length);
	v = (struct named_variant){"segreduce", "", "f32", "plus", "binned", ""};
	c = ask(t, cat, &v);
	test_ok(t, c.max_segments == INT32_MAX && c.max_length == INT64_MAX, "up to %lld segments",
		(long long)c.max_segments);
	v.strategy = "reference"; /* a thread per segment, in fewer than 2^31 blocks */
	v.params = "NT=64";
	c = ask(t, cat, &v);
	test_ok(t, c.max_segments == 64 * (int64_t)INT32_MAX, "as many as the blocks hold: %lld",
		(long long)c.max_segments);
}

static void test_unknown(struct test_counts *t, struct catalogue *cat)
{
	const struct named_variant list[] = {{"segreduce", "", "f32", "plus", "no_such", ""},
					     {"segreduce", "", "f32", "plus", "block", "NO_SUCH=1"},
					     {"segreduce", "", "f32", "plus", "block", "NT=12345"},
					     {"segreduce", "", "no_such", "plus", "block", ""},
					     {"no_such", "", "f32", "plus", "block", ""},
					     {"bags", "no_such", "f32", "plus", "even", ""}};
	const struct named_variant plain = {"reduce_by_key", "i32", "f32", "plus", "lookback_resident", ""},
				   own = {"reduce_by_key", "of_a_script", "f32", "plus", "lookback_resident", ""};
	struct conditions of_plain, of_own;

	for (size_t i = 0; i < sizeof list / sizeof *list; i++) {
		struct conditions c = ask(t, cat, &list[i]);

		test_ok(t, !c.runs_on[0] && !c.any_operator && c.max_n == INT64_MAX, "nothing is known of it");
	}
	of_plain = ask(t, cat, &plain);
	of_own = ask(t, cat, &own);
	test_ok(t, of_own.backend[0] && strcmp(of_own.backend, of_plain.backend) == 0 && of_own.max_n == of_plain.max_n,
		"a script's key type: as the default one");
}

int main(void)
{
	struct test_counts t = {0};
	struct catalogue *cat;
	struct err e = {0};

	if (!test_ok(&t, catalogue_open(NULL, &cat, &e) == 0, "the catalogue: %s", e.text))
		return test_end(&t);
	test_devices(&t, cat);
	test_operators(&t, cat);
	test_blocks(&t, cat);
	test_sizes(&t, cat);
	test_unknown(&t, cat);
	catalogue_close(cat);
	return test_end(&t);
}
