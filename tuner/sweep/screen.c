/* Plans the levels of a screen from geometry names, and decides what it omits. */
#include "tuner/sweep/screen.h"

#include <string.h>

#define COARSE 4 /* every fourth mean length of a kind and size comes first; a power of two */

/* Whether the specs a and b are equal except for the value of that parameter ("n="). A file equals no other. */
static int alike_but(const char *a, const char *b, const char *parameter)
{
	const size_t length = strlen(parameter);

	if (!strchr(a, ':'))
		return 0;
	while (*a && *b) {
		const size_t in_a = strcspn(a, ":,"), in_b = strcspn(b, ":,");
		const int free = strncmp(a, parameter, length) == 0 && strncmp(b, parameter, length) == 0;

		if (!free && (in_a != in_b || strncmp(a, b, in_a) != 0))
			return 0;
		a += in_a + (a[in_a] != 0);
		b += in_b + (b[in_b] != 0);
	}
	return !*a && !*b;
}

/* The largest of the smaller sizes with the lengths of case k; -1: none. */
static int next_smaller(const struct screen_case *cases, int count, int k)
{
	int found = -1;

	for (int i = 0; i < count; i++)
		if (cases[i].n < cases[k].n && (found < 0 || cases[i].n > cases[found].n) &&
		    alike_but(cases[i].name, cases[k].name, "n="))
			found = i;
	return found;
}

/* The position of a case in its line: the cases of one kind and size, by mean length. */
struct place {
	int index, count; /* from 0; number of cases in the line */
};

static int are_of_one_line(const struct screen_case *cases, int a, int b)
{
	return cases[a].n == cases[b].n && (a == b || alike_but(cases[a].name, cases[b].name, "mean="));
}

/* Order by mean length, equal ones in list order. */
static int is_before(const struct screen_case *cases, int a, int b)
{
	const double ahead = cases[b].mean - cases[a].mean;

	return ahead > 0 || (ahead >= 0 && a < b);
}

static struct place place_of(const struct screen_case *cases, int count, int k)
{
	struct place p = {0, 0};

	for (int i = 0; i < count; i++) {
		if (!are_of_one_line(cases, i, k))
			continue;
		p.count++;
		p.index += is_before(cases, i, k);
	}
	return p;
}

/* The case at that position in the line of case k. */
static int case_at(const struct screen_case *cases, int count, int k, int index)
{
	for (int i = 0; i < count; i++)
		if (are_of_one_line(cases, i, k) && place_of(cases, count, i).index == index)
			return i;
	return -1;
}

static void plan_in_line(const struct screen_case *cases, int count, int k, struct screen *s)
{
	const struct place p = place_of(cases, count, k);
	int step = COARSE;

	if (p.index == p.count - 1)
		return;
	for (; p.index % step; step /= 2)
		s->level++;
	if (s->level == 0)
		return;
	s->by[0] = case_at(cases, count, k, p.index - step);
	s->by[1] = case_at(cases, count, k, p.index + step < p.count ? p.index + step : p.count - 1);
}

int screen_plan(const struct screen_case *cases, int count, struct screen *plan)
{
	int levels = 0;

	for (int k = 0; k < count; k++) {
		int above = 0, first = k;

		/* The smallest size gets its level from its line; each larger size adds one level. */
		plan[k] = (struct screen){0, {-1, -1}};
		for (int smaller; (smaller = next_smaller(cases, count, first)) >= 0; first = smaller)
			above++;
		plan_in_line(cases, count, first, &plan[k]);
		plan[k].level += above;
		if (above) {
			plan[k].by[0] = next_smaller(cases, count, k);
			plan[k].by[1] = -1;
		}
		if (plan[k].level >= levels)
			levels = plan[k].level + 1;
	}
	return levels;
}

int screen_drops(double margin, const double times[SCREEN_BY])
{
	double least = 0;

	for (int i = 0; i < SCREEN_BY; i++)
		if (times[i] > 0 && (least <= 0 || times[i] < least))
			least = times[i];
	return least > 1 + margin;
}
