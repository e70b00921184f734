/* Curve styles: they never change, and can be told apart in colour and in greyscale. */
#include "tuner/gnuplot/curve_style.h"

#include <string.h>

#include "../test.h"
#include "tuner/catalogue/catalogue.h"

/* Whether plots show the family: peers have no strategies there, and the reference is only for checking. */
static int is_drawn(const struct family *f)
{
	return strncmp(f->strategy, "peer_", 5) != 0 && strcmp(f->strategy, "reference") != 0;
}

/* How many pairs of strategies of one operation share both colour and point type. */
static int count_alike(struct catalogue *cat)
{
	const struct family *f;
	const int count = catalogue_families(cat, &f);
	int alike = 0;

	for (int i = 0; i < count; i++)
		for (int k = 0; k < i; k++) {
			const struct curve_style a = curve_style_of(f[i].strategy), b = curve_style_of(f[k].strategy);

			if (strcmp(f[i].operation, f[k].operation) != 0 || !is_drawn(&f[i]) || !is_drawn(&f[k]) ||
			    strcmp(a.colour, b.colour) != 0 || a.point != b.point)
				continue;
			printf("# %s: %s and %s\n", f[i].operation, f[i].strategy, f[k].strategy);
			alike++;
		}
	return alike;
}

int main(void)
{
	static const char *const often[] = {"thread", "subwarp", "stream_bulk", "stream",
					    "flat",   "block",   "split",       "chunk"};
	static const char *const peers[] = {"cub::DeviceSegmentedReduce", "cub::DeviceReduce",     "cub::DeviceScan",
					    "cub::DeviceHistogram",       "thrust::reduce_by_key", "cusparseSpMV ALG1"};
	const int count = (int)(sizeof often / sizeof *often);
	struct test_counts t = {0};
	struct catalogue *cat = NULL;
	struct err e = {.text = ""};
	int same_colour = 0, same_point = 0, alike = 0;

	for (int i = 0; i < count; i++)
		for (int k = 0; k < i; k++) {
			same_colour += strcmp(curve_style_of(often[i]).colour, curve_style_of(often[k]).colour) == 0;
			same_point += curve_style_of(often[i]).point == curve_style_of(often[k]).point;
		}
	test_ok(&t, same_colour == 0 && same_point == 0, "those drawn together differ in colour and in point");
	for (int i = 0; i < 80; i++)
		for (int k = 0; k < i; k++)
			alike += strcmp(curve_style_at(i).colour, curve_style_at(k).colour) == 0 &&
				 curve_style_at(i).point == curve_style_at(k).point;
	test_ok(&t, alike == 0, "80 curves without two alike");
	if (test_ok(&t, catalogue_open(NULL, &cat, &e) == 0, "the catalogue %s", e.text))
		test_ok(&t, count_alike(cat) == 0, "no two strategies of an operation are drawn alike");
	catalogue_close(cat);
	/* Published colours must not change: these are the original ones. */
	test_ok(&t,
		strcmp(curve_style_of("thread").colour, "#0072b2") == 0 && curve_style_of("thread").point == 7 &&
			strcmp(curve_style_of("flat_persistent").colour, "#d55e00") == 0 &&
			curve_style_of("flat_persistent").point == 9 && curve_style_of("flat_persistent").dash == 2 &&
			strcmp(curve_style_of("cub::DeviceSegmentedReduce").colour, "#0072b2") == 0 &&
			curve_style_of("cub::DeviceSegmentedReduce").point == 4,
		"strategies keep their styles");
	for (size_t i = 0; i < sizeof peers / sizeof *peers; i++)
		test_ok(&t, strcmp(curve_style_of(peers[i]).colour, curve_style_of("best variant").colour) != 0,
			"%s is not drawn as the best variant beside it", peers[i]);
	return test_end(&t);
}
