/* Displayed numbers: the remaining time counts down without jumps when a new estimate arrives; small ones keep digits.
 */
#include "tuner/base/progress.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "../test.h"
#include "tuner/base/figures.h"

/* Takes steps of a tenth of a second. Returns the largest change between two of them other than that tenth. */
static double largest_jump(double from, double to, int steps, double *shown)
{
	double jump = 0;

	*shown = progress_estimate(-1, 0, from);
	for (int i = 0; i < steps; i++) {
		const double before = *shown;

		*shown = progress_estimate(before, 0.1, to);
		jump = fmax(jump, fabs(*shown - (before - 0.1)));
	}
	return jump;
}

static void rates(struct test_counts *t)
{
	static const struct {
		double rate;
		const char *text;
	} list[] = {{4276.2, "4276"}, {99.96, "100.0"},    {7.004, "7.00"},
		    {0.25, "0.25"},   {0.00413, "0.0041"}, {0, "0.00"}};
	char text[24];

	for (size_t i = 0; i < sizeof list / sizeof *list; i++)
		test_ok(t, strcmp(rate_text(list[i].rate, text, sizeof text), list[i].text) == 0, "%g GB/s: %s",
			list[i].rate, text);
	test_ok(t, decimals_of(0.000398, 3) == 5 && decimals_of(0.98, 3) == 3 && decimals_of(1e-300, 3) == 12,
		"decimals of fractions");
}

int main(void)
{
	struct test_counts t = {0};
	double shown, jump;

	test_ok(&t, fabs(progress_estimate(-1, 5, 42) - 42) < 1e-9, "the first estimate is shown as it is");
	test_ok(&t, fabs(progress_estimate(30, 1, 29) - 29) < 1e-9, "a right one counts down");
	jump = largest_jump(10, 110, 10, &shown);
	test_ok(&t, jump <= 1.01 && shown > 15, "another comes near, a second at a time at most: %g, %g", jump, shown);
	(void)largest_jump(10, 110, 1000, &shown);
	test_ok(&t, fabs(shown - 110) < 11, "and is reached: %g", shown);
	test_ok(&t, fabs(progress_estimate(70, 60, 90) - 30) < 1e-9, "after a long step it goes a quarter of the way");
	test_ok(&t, progress_estimate(1, 5, 0) >= 0, "it is never below 0");
	rates(&t);
	return test_end(&t);
}
