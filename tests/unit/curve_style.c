/* Curves of a plot: the same for ever, and told apart in colour and in grey. */
#include "tuner/gnuplot/curve_style.h"

#include <string.h>

#include "../test.h"

int main(void)
{
	static const char *const often[] = {"thread", "subwarp", "stream_bulk", "stream",
					    "flat",   "block",   "split",       "chunk"};
	static const char *const peers[] = {"cub::DeviceSegmentedReduce", "cub::DeviceReduce",     "cub::DeviceScan",
					    "cub::DeviceHistogram",       "thrust::reduce_by_key", "cusparseSpMV ALG1"};
	const int count = (int)(sizeof often / sizeof *often);
	struct test_counts t = {0};
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
	/* What was published must not change colour: these are as they were. */
	test_ok(&t,
		strcmp(curve_style_of("thread").colour, "#0072b2") == 0 && curve_style_of("thread").point == 7 &&
			strcmp(curve_style_of("flat_persistent").colour, "#d55e00") == 0 &&
			curve_style_of("flat_persistent").point == 9 && curve_style_of("flat_persistent").dash == 2,
		"strategies keep their styles");
	for (size_t i = 0; i < sizeof peers / sizeof *peers; i++)
		test_ok(&t, strcmp(curve_style_of(peers[i]).colour, curve_style_of("best variant").colour) != 0,
			"%s is not drawn as the best variant beside it", peers[i]);
	return test_end(&t);
}
