/* Search strategies on a small space with known results; the space itself. */
#include "tuner/search/search.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "../test.h"

#define SEEDS 20
#define AGAIN 3 /* searches that are repeated: with the same seed, another one, several trials at a time */
#define CONFIGS_ROOM 1024
#define SHARES 4 /* different shares of the samples that a race asks for, at most */

/* ---- a space: 8 x 6 x 5 x 4 values; some combinations are invalid, some fail ---- */

static const int counts[] = {8, 6, 5, 4};
#define PARAMS 4

static int valid(const int *v)
{
	return (v[0] + v[1] + v[2]) % 4 != 3;
}

static int fails(const int *v)
{
	return v[0] == 7 && v[3] == 3;
}

/* A bowl with its minimum at 5, 2, 3, 1, in which no two parameters have the same weight. */
static double seconds_of(const int *v)
{
	return fails(v) ? INFINITY
			: 1 + abs(v[0] - 5) + 0.7 * abs(v[1] - 2) + 0.45 * abs(v[2] - 3) + 0.3 * abs(v[3] - 1);
}

static int make_space(struct space *s, struct err *e)
{
	static const char *const names[] = {"A", "B", "C", "D"};
	int v[PARAMS];

	memset(s, 0, sizeof *s);
	for (int p = 0; p < PARAMS; p++)
		if (space_add_param(s, names[p], e) < 0)
			return -1;
	for (int i = 8 * 6 * 5 * 4 - 1; i >= 0; i--) {
		char texts[PARAMS][12];
		const char *values[PARAMS];

		for (int p = 0, rest = i; p < PARAMS; rest /= counts[p], p++) {
			v[p] = rest % counts[p];
			(void)snprintf(texts[p], sizeof texts[p], "%d", 1 << v[p]); /* as text, 16 < 2 */
			values[p] = texts[p];
		}
		if (valid(v) && space_add(s, values, e) < 0)
			return -1;
	}
	return space_close(s, e);
}

static void check_space(struct test_counts *t, const struct space *s)
{
	int wrong = 0, *list = calloc((size_t)space_neighbour_room(s), sizeof *list), far = 0, missed = 0;
	const int bad[PARAMS] = {3, 0, 0, 0}, beyond[PARAMS] = {0, 0, 0, 0};
	char text[64];

	for (int c = 0; c < s->nconfigs; c++)
		wrong += space_find(s, space_values(s, c)) != c || !valid(space_values(s, c));
	test_ok(t, wrong == 0, "all %d configurations are found, values in the order of numbers", s->nconfigs);
	test_ok(t, space_find(s, bad) < 0 && space_find(s, beyond) >= 0, "an invalid configuration is not found");
	for (int adjacent = 0; adjacent < 2 && list; adjacent++)
		for (int c = 0; c < s->nconfigs; c++) {
			int n = space_neighbours(s, c, adjacent, list), expected = 0;

			for (int other = 0; other < s->nconfigs; other++) {
				int differ = 0, steps = 0;

				for (int p = 0; p < PARAMS; p++) {
					int d = abs(space_values(s, c)[p] - space_values(s, other)[p]);

					differ += d > 0;
					steps += d;
				}
				expected += differ == 1 && (!adjacent || steps == 1);
			}
			missed += n != expected;
			for (int i = 0; i < n; i++)
				far += list[i] == c;
		}
	test_ok(t, list && missed == 0 && far == 0, "neighbours differ in one parameter, or one step of it");
	space_text(s, space_find(s, beyond), text, sizeof text);
	test_ok(t, strcmp(text, "A=1 B=1 C=1 D=1") == 0, "text of a configuration: %s", text);
	free(list);
}

static void check_building(struct test_counts *t)
{
	const char *one[] = {"1", "x"}, *values[SPACE_PARAMS];
	struct space s = {0};
	struct err e;
	char text[] = "B=2 A=x Z=9";
	int status = space_declare(&s, "A=1 B=2", &e) || space_declare(&s, "B=1 C=0", &e);

	test_ok(t, status == 0 && s.nparams == 3 && strcmp(s.params[2].name, "C") == 0, "parameters declared by texts");
	space_split(&s, text, values);
	test_ok(t, strcmp(values[0], "x") == 0 && strcmp(values[1], "2") == 0 && !*values[2],
		"a text split, what it does not name is empty");
	space_release(&s);
	(void)space_add_param(&s, "A", &e);
	(void)space_add_param(&s, "B", &e);
	test_ok(t, space_add_param(&s, "B", &e) < 0 && strstr(e.text, "'B'") != NULL, "a parameter twice: %s", e.text);
	(void)space_add(&s, one, &e);
	(void)space_add(&s, one, &e);
	test_ok(t, space_close(&s, &e) != 0 && strstr(e.text, "'A=1 B=x'") != NULL, "a configuration twice: %s",
		e.text);
	space_release(&s);
}

/* ---- one search ---- */

struct history {
	int count;
	struct trial trials[SHARES * CONFIGS_ROOM];
	int to_optimum; /* full trials until the optimum, 0: never reached */
	int invalid, repeated, full;
	enum search_status last;
};

static int optimum(const struct space *s)
{
	static const int bottom[PARAMS] = {5, 2, 3, 1};

	return space_find(s, bottom);
}

/* Asks for up to `window` trials before the oldest is reported. */
static void run(const char *name, const struct space *s, uint64_t seed, int window, struct history *h)
{
	static char seen[CONFIGS_ROOM][SHARES];
	struct search_options o = {.seed = seed};
	struct search *search;
	int reported = 0;

	memset(h, 0, sizeof *h);
	memset(seen, 0, sizeof seen);
	if (search_open(name, s, &o, &search, NULL) != 0)
		return;
	for (;;) {
		struct trial t = {0};

		h->last = SEARCH_WAIT;
		if (h->count - reported < window && h->count < SHARES * CONFIGS_ROOM)
			h->last = search_next(search, &t);
		if (h->last == SEARCH_TRIAL) {
			int share = t.share >= 1 ? 0 : t.share > 0.2 ? 1 : 2;

			h->trials[h->count++] = t;
			if (t.config < 0 || t.config >= s->nconfigs) {
				h->invalid++;
				break;
			}
			h->repeated += seen[t.config][share]++;
			h->full += share == 0;
			if (share == 0 && t.config == optimum(s))
				h->to_optimum = h->full;
		} else if (reported < h->count) {
			const struct trial *oldest = &h->trials[reported++];

			search_report(search, oldest, seconds_of(space_values(s, oldest->config)));
		} else {
			break;
		}
	}
	search_close(search);
}

/* Whether each configuration was tried: in full, dropped by a race, or failed. */
static int covered(const struct history *h, const struct space *s)
{
	static char seen[CONFIGS_ROOM];
	int count = 0;

	memset(seen, 0, sizeof seen);
	for (int i = 0; i < h->count; i++)
		count += !seen[h->trials[i].config]++;
	return count == s->nconfigs;
}

static int same(const struct history *a, const struct history *b)
{
	if (a->count != b->count)
		return 0;
	for (int i = 0; i < a->count; i++)
		if (a->trials[i].config != b->trials[i].config || a->trials[i].share < b->trials[i].share ||
		    a->trials[i].share > b->trials[i].share)
			return 0;
	return 1;
}

/* The share of the space that may be tried on average before the optimum; random order takes half of it. */
static const struct {
	const char *name;
	double share;
} limits[] = {{"local", 0.2}, {"genetic", 0.3}, {"forest", 0.15}, {"random", 0.7}, {NULL, 0}};

static void check_search(struct test_counts *t, const char *name, const struct space *s)
{
	static struct history a, b;
	int bad = 0, incomplete = 0, missed = 0, differ = 0, sum = 0, alike = 0;

	for (int seed = 1; seed <= SEEDS; seed++) {
		run(name, s, (uint64_t)seed, 1, &a);
		bad += a.invalid + a.repeated;
		incomplete += !covered(&a, s) || a.last != SEARCH_DONE;
		missed += a.to_optimum == 0;
		sum += a.to_optimum;
		if (seed > AGAIN)
			continue;
		run(name, s, (uint64_t)seed, 1, &b);
		differ += !same(&a, &b);
		run(name, s, (uint64_t)seed + 100, 1, &b);
		alike += same(&a, &b);
		run(name, s, (uint64_t)seed, 7, &b);
		bad += b.invalid + b.repeated;
		incomplete += !covered(&b, s);
	}
	test_ok(t, bad == 0, "%s: nothing invalid, nothing twice", name);
	test_ok(t, incomplete == 0, "%s: goes on until all is tried, also with several at a time", name);
	test_ok(t, missed == 0, "%s: finds the optimum", name);
	test_ok(t, differ == 0 && (alike == 0) == (strcmp(name, "exhaustive") != 0), "%s: a seed, a sequence", name);
	for (int i = 0; limits[i].name; i++)
		if (strcmp(limits[i].name, name) == 0)
			test_ok(t, sum < limits[i].share * SEEDS * s->nconfigs, "%s: optimum after %.3f of the space",
				name, (double)sum / SEEDS / s->nconfigs);
}

/* ---- other guarantees ---- */

/* Marked configurations are drawn at random after all others. */
static void check_later(struct test_counts *t, const struct space *s)
{
	char *marks = calloc((size_t)s->nconfigs, 1);
	struct search_options o = {.seed = 5, .later = marks};
	struct search *search = NULL;
	struct trial trial;
	int wrong = 0, count = 0;

	for (int i = 0; marks && i < s->nconfigs; i++)
		marks[i] = i % 3 == 0;
	if (marks && search_open("random", s, &o, &search, NULL) == 0)
		while (search_next(search, &trial) == SEARCH_TRIAL) {
			wrong += marks[trial.config] != (count++ >= s->nconfigs - (s->nconfigs + 2) / 3);
			search_report(search, &trial, 1);
		}
	test_ok(t, count == s->nconfigs && wrong == 0, "marked configurations come later: %d of %d out of place", wrong,
		count);
	search_close(search);
	free(marks);
}

static void check_hints(struct test_counts *t, const char *name, const struct space *s)
{
	const int hints[] = {17, 3, 17, 99};
	struct search_options o = {.seed = 1, .hints = hints, .nhints = 4};
	struct search *search;
	struct trial trial = {0};
	int order[4] = {0}, again = 0;

	if (search_open(name, s, &o, &search, NULL) != 0) {
		test_ok(t, 0, "%s opens", name);
		return;
	}
	for (int i = 0; i < 60; i++) {
		if (search_next(search, &trial) != SEARCH_TRIAL)
			break;
		if (i < 4)
			order[i] = trial.config;
		again += i > 2 && trial.share >= 1 && (trial.config == 17 || trial.config == 3 || trial.config == 99);
		search_report(search, &trial, seconds_of(space_values(s, trial.config)));
	}
	test_ok(t, order[0] == 17 && order[1] == 3 && order[2] == 99 && !again, "%s: hints first, once", name);
	search_close(search);
}

static void check_all_fail(struct test_counts *t, const char *name, const struct space *s)
{
	struct search_options o = {.seed = 3};
	struct search *search;
	struct trial trial;
	int count = 0;

	if (search_open(name, s, &o, &search, NULL) == 0) {
		while (count <= s->nconfigs && search_next(search, &trial) == SEARCH_TRIAL) {
			search_report(search, &trial, INFINITY);
			count++;
		}
		search_close(search);
	}
	test_ok(t, count == s->nconfigs, "%s: where all fail, each is tried once", name);
}

/* A race asks for shares of 1/16, 1/4 and 1; those of each round are among the fastest of the one before. */
static void check_race(struct test_counts *t, const struct space *s)
{
	static struct history h;
	int rounds = 0;
	double dropped = 0, kept = 0;

	run("race", s, 5, 1, &h);
	for (int i = 0; i < 21; i++)
		rounds += h.trials[i].share < 0.1 ? i < 16 : h.trials[i].share < 0.5 ? i >= 16 && i < 20 : i == 20;
	test_ok(t, rounds == 21, "race: 16 with a sixteenth of the samples, 4 with a quarter, 1 with all");
	for (int i = 16; i < 20; i++)
		kept = fmax(kept, seconds_of(space_values(s, h.trials[i].config)));
	for (int i = 0; i < 16; i++) {
		int goes_on = 0;

		for (int k = 16; k < 20; k++)
			goes_on |= h.trials[k].config == h.trials[i].config;
		if (!goes_on)
			dropped = dropped > 0 ? fmin(dropped, seconds_of(space_values(s, h.trials[i].config)))
					      : seconds_of(space_values(s, h.trials[i].config));
	}
	test_ok(t, kept <= dropped, "race: the fastest go on");
}

static void check_small(struct test_counts *t, const char *name)
{
	const char *values[] = {"1"};
	struct search_options o = {.seed = 1};
	struct space s = {0};
	struct search *search;
	struct trial trial;
	int count = 0;

	(void)space_add_param(&s, "A", NULL);
	(void)space_add(&s, values, NULL);
	if (space_close(&s, NULL) == 0 && search_open(name, &s, &o, &search, NULL) == 0) {
		while (count < 5 && search_next(search, &trial) == SEARCH_TRIAL) {
			count += trial.share >= 1;
			search_report(search, &trial, 1);
		}
		search_close(search);
	}
	test_ok(t, count == 1, "%s: a space of one", name);
	space_release(&s);
}

/* What `count` cases spend of a budget of 1, each its share of the rest. */
static void check_shares(struct test_counts *t, int count, int first)
{
	double left = 1, spent[64], least = 1;

	for (int k = 0; k < count; k++) {
		spent[k] = left * search_budget_share(count - k, count, first && k == 0);
		left -= spent[k];
		least = k > 0 && spent[k] < least ? spent[k] : least;
	}
	test_ok(t, fabs(left) < 1e-12, "%d cases spend all", count);
	for (int k = 1; k < count; k++)
		if (fabs(spent[k] - least) > 1e-12)
			least = -1;
	test_ok(t, count == 1 || least > 0, "%d cases: those behind the first alike", count);
	if (count > 1)
		test_ok(t,
			first ? spent[0] > spent[1] && spent[0] <= 5.001 * spent[1] : fabs(spent[0] - spent[1]) < 1e-12,
			"%d cases: the first %g times as much", count, spent[0] / spent[1]);
}

int main(void)
{
	struct test_counts t = {0};
	struct search *search = NULL;
	struct search_options o = {0};
	struct space s;
	struct err e;

	if (make_space(&s, &e) != 0) {
		test_ok(&t, 0, "a space is made: %s", e.text);
		return test_end(&t);
	}
	check_space(&t, &s);
	check_building(&t);
	for (int i = 0; i < search_count(); i++) {
		const char *name = search_list(i).name;

		check_search(&t, name, &s);
		check_hints(&t, name, &s);
		check_all_fail(&t, name, &s);
		check_small(&t, name);
	}
	check_race(&t, &s);
	check_later(&t, &s);
	for (int first = 0; first <= 1; first++) {
		check_shares(&t, 1, first);
		check_shares(&t, 2, first);
		check_shares(&t, 60, first);
	}
	test_ok(&t, search_open("frob", &s, &o, &search, &e) != 0 && e.kind == ERR_USAGE, "an unknown search: %s",
		e.text);
	space_release(&s);
	return test_end(&t);
}
