/* Formats numbers for people. */
#include "tuner/base/figures.h"

#include <math.h>
#include <stdio.h>
#include <time.h>

#define MOST_DECIMALS 12

void size_text(double x, char *out, size_t size)
{
	static const char units[] = " KMG";
	int unit = 0;

	if (isinf(x)) {
		(void)snprintf(out, size, "up");
		return;
	}
	while (x >= 1024 && unit < 3) {
		x /= 1024;
		unit++;
	}
	(void)snprintf(out, size, x < 10 && x != floor(x) ? "%.1f%.*s" : "%.0f%.*s", x, unit > 0, &units[unit]);
}

int decimals_of(double x, int least)
{
	const double size = fabs(x);
	const int needed = size > 0 && size < 0.1 ? 1 - (int)floor(log10(size)) : 0;

	return needed > least ? (needed < MOST_DECIMALS ? needed : MOST_DECIMALS) : least;
}

const char *rate_text(double rate, char *out, size_t size)
{
	(void)snprintf(out, size, "%.*f", rate < 10 ? decimals_of(rate, 2) : rate < 100, rate);
	return out;
}

const char *day_text(int64_t milliseconds, char *out, size_t size)
{
	const time_t seconds = (time_t)(milliseconds / 1000);
	struct tm day;

	if (!gmtime_r(&seconds, &day) || strftime(out, size, "%Y-%m-%d", &day) == 0)
		(void)snprintf(out, size, "?");
	return out;
}

int compare_doubles(const void *left, const void *right)
{
	const double *a = left, *b = right;

	return (*a > *b) - (*a < *b);
}
