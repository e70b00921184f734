/* flat_values's own count of shared memory: whatever produces the elements, the possible variants with the largest
 * tiles build. Compiled by NVRTC, which needs no GPU. */
#include <stdlib.h>
#include <string.h>

#include "../h200.h"
#include "../test.h"
#include "harness/data/input.h"
#include "harness/device/nvrtc.h"
#include "tuner/catalogue/catalogue.h"

/* Bytes of a team's tile, as far as they follow from parameters. */
static int64_t size_of(const struct family *f, const struct variant *v)
{
	int64_t size = 1;

	for (int p = 0; p < f->nparams; p++)
		if (strcmp(f->params[p].name, "NT") == 0 || strcmp(f->params[p].name, "VECS") == 0)
			size *= v->values[p];
	return size;
}

static void check_input(struct test_counts *t, struct catalogue *cat, struct nvrtc *nvrtc, const char *text)
{
	const struct family *f = catalogue_find(cat, "segreduce", "flat_values");
	struct case_shape shape = {.offset_type = elem_find("i32"),
				   .type = elem_find("f32"),
				   .n = 1 << 24,
				   .segments = 1 << 19,
				   .min = 1,
				   .max = 64,
				   .mean = 32};
	struct variant_query query = {&h200, &shape, .space = SPACE_POSSIBLE};
	struct variant *list = NULL;
	const struct variant *largest = NULL;
	struct gpu_code code = {0};
	struct input_oper over;
	struct err e = {0};
	char *source = NULL;
	int count = 0;

	if (!test_ok(t, input_apply(&over, oper_find("variance"), text, &e) == 0, "%s: an input %s", text, e.text))
		return;
	shape.oper = &over.oper;
	test_ok(t, catalogue_variants(cat, f, &query, &list, &count, &e) == 0 && count > 0, "%s: variants %s", text,
		e.text);
	for (int i = 0; i < count; i++)
		if (!largest || size_of(f, &list[i]) > size_of(f, largest))
			largest = &list[i];
	if (largest)
		test_ok(t,
			catalogue_source(cat, largest, &shape, &source, &e) == 0 &&
				nvrtc_compile(nvrtc, f->source, source, 90, &code, &e) == 0,
			"%s: the largest tile builds %s", text, e.text);
	free(code.bytes);
	free(source);
	free(list);
}

int main(void)
{
	struct test_counts t = {0};
	struct nvrtc nvrtc;
	struct catalogue *cat = NULL;
	struct err e = {0};

	if (nvrtc_open(&nvrtc, &e)) {
		test_skip(&t, "tiles of elements by NVRTC", e.text);
		return test_end(&t);
	}
	nvrtc_hurry(&nvrtc);
	if (test_ok(&t, catalogue_open(NULL, &cat, &e) == 0, "the catalogue opens %s", e.text)) {
		check_input(&t, cat, &nvrtc, "transform:x * x");
		check_input(&t, cat, &nvrtc, "gather");
		check_input(&t, cat, &nvrtc, "transform:x * rank");
		check_input(&t, cat, &nvrtc, "counting");
		catalogue_close(cat);
	}
	nvrtc_close(&nvrtc);
	return test_end(&t);
}
