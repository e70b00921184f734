/* Tuning spaces: parameters, valid configurations with a hash table to look them up, neighbours. */
#include "tuner/search/space.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/list.h"

static int no_memory(struct err *e)
{
	return err_as(e, ERR_TOO_LARGE, "out of memory for a tuning space");
}

static int find_param(const struct space *s, const char *name, size_t length)
{
	for (int i = 0; i < s->nparams; i++)
		if (strlen(s->params[i].name) == length && memcmp(s->params[i].name, name, length) == 0)
			return i;
	return -1;
}

int space_add_param(struct space *s, const char *name, struct err *e)
{
	struct space_param *p = &s->params[s->nparams];

	if (s->nparams == SPACE_PARAMS)
		return err_set(e, "more than %d parameters", SPACE_PARAMS);
	if (find_param(s, name, strlen(name)) >= 0)
		return err_set(e, "parameter '%s' occurs twice", name);
	p->name = strdup(name);
	if (!p->name)
		return no_memory(e);
	return s->nparams++;
}

int space_declare(struct space *s, const char *text, struct err *e)
{
	char name[64];

	while (*text) {
		size_t length = strcspn(text, "= ");

		if (length > 0 && find_param(s, text, length) < 0) {
			if (length >= sizeof name)
				return err_set(e, "parameter '%.64s...' has too long a name", text);
			(void)snprintf(name, sizeof name, "%.*s", (int)length, text);
			if (space_add_param(s, name, e) < 0)
				return -1;
		}
		text += strcspn(text, " ");
		text += strspn(text, " ");
	}
	return 0;
}

void space_split(const struct space *s, char *text, const char **values)
{
	char *save = NULL;

	for (int p = 0; p < s->nparams; p++)
		values[p] = "";
	for (char *part = strtok_r(text, " ", &save); part; part = strtok_r(NULL, " ", &save)) {
		char *equals = strchr(part, '=');
		int p = equals ? find_param(s, part, (size_t)(equals - part)) : -1;

		if (p >= 0)
			values[p] = equals + 1;
	}
}

/* The index of a value, which is added if new. */
static int value_index(struct space_param *p, const char *text, struct err *e)
{
	char **grown;

	for (int i = 0; i < p->nvalues; i++)
		if (strcmp(p->values[i], text) == 0)
			return i;
	if (p->nvalues == SPACE_VALUES)
		return err_set(e, "parameter '%s' has more than %d values", p->name, SPACE_VALUES);
	grown = realloc(p->values, (size_t)(p->nvalues + 1) * sizeof *grown);
	if (!grown)
		return no_memory(e);
	p->values = grown;
	p->values[p->nvalues] = strdup(text);
	if (!p->values[p->nvalues])
		return no_memory(e);
	return p->nvalues++;
}

int space_add(struct space *s, const char *const *values, struct err *e)
{
	int *grown = list_grow(s->values, s->nconfigs, &s->room, (size_t)(s->nparams + 1) * sizeof *grown);

	if (!grown)
		return no_memory(e);
	s->values = grown;
	for (int p = 0; p < s->nparams; p++) {
		int index = value_index(&s->params[p], values[p], e);

		if (index < 0)
			return -1;
		s->values[(size_t)s->nconfigs * (size_t)s->nparams + (size_t)p] = index;
	}
	return s->nconfigs++;
}

const int *space_values(const struct space *s, int config)
{
	return s->values + (size_t)config * (size_t)s->nparams;
}

/* ---- order of values ---- */

/* A value during sorting. */
struct ranked {
	char *text;
	double number;
	int numeric, old;
};

static int compare_values(const void *left, const void *right)
{
	const struct ranked *a = left, *b = right;

	if (a->numeric)
		return (a->number > b->number) - (a->number < b->number);
	return strcmp(a->text, b->text);
}

/* "" stands for a parameter that does not apply; it is ordered before all numbers. */
static int is_number(const char *text, double *number)
{
	char *end;

	if (!*text) {
		*number = -INFINITY;
		return 1;
	}
	*number = strtod(text, &end);
	return end != text && !*end;
}

/* Sorts the values of parameter p and renumbers them in all configurations. */
static int sort_values(struct space *s, int p, struct err *e)
{
	struct space_param *param = &s->params[p];
	struct ranked *ranked = calloc((size_t)param->nvalues + 1, sizeof *ranked);
	int *new_of = calloc((size_t)param->nvalues + 1, sizeof *new_of), numeric = 1;

	if (!ranked || !new_of) {
		free(ranked);
		free(new_of);
		return no_memory(e);
	}
	for (int i = 0; i < param->nvalues; i++) {
		ranked[i] = (struct ranked){.text = param->values[i], .old = i};
		numeric = is_number(param->values[i], &ranked[i].number) && numeric;
	}
	for (int i = 0; i < param->nvalues; i++)
		ranked[i].numeric = numeric;
	qsort(ranked, (size_t)param->nvalues, sizeof *ranked, compare_values);
	for (int i = 0; i < param->nvalues; i++) {
		new_of[ranked[i].old] = i;
		param->values[i] = ranked[i].text;
	}
	for (size_t at = (size_t)p; at < (size_t)s->nconfigs * (size_t)s->nparams; at += (size_t)s->nparams)
		s->values[at] = new_of[s->values[at]];
	free(ranked);
	free(new_of);
	return 0;
}

/* ---- lookup ---- */

/* FNV-1a over the indexes (Fowler, Noll, Vo). */
static unsigned slot_of(const struct space *s, const int *values)
{
	unsigned hash = 2166136261u;

	for (int p = 0; p < s->nparams; p++)
		hash = (hash ^ (unsigned)values[p]) * 16777619u;
	return (hash ^ hash >> 15) & (s->nslots - 1);
}

/* The slot of these values, or the free slot for them. */
static unsigned probe(const struct space *s, const int *values)
{
	unsigned slot = slot_of(s, values);

	while (s->slots[slot] >= 0 &&
	       memcmp(space_values(s, s->slots[slot]), values, (size_t)s->nparams * sizeof *values) != 0)
		slot = (slot + 1) & (s->nslots - 1);
	return slot;
}

int space_find(const struct space *s, const int *values)
{
	return s->slots[probe(s, values)];
}

int space_close(struct space *s, struct err *e)
{
	char text[512];

	for (int p = 0; p < s->nparams; p++)
		if (sort_values(s, p, e))
			return -1;
	for (s->nslots = 16; s->nslots < 2 * (unsigned)s->nconfigs; s->nslots *= 2)
		;
	s->slots = malloc(s->nslots * sizeof *s->slots);
	if (!s->slots)
		return no_memory(e);
	memset(s->slots, -1, s->nslots * sizeof *s->slots);
	for (int c = 0; c < s->nconfigs; c++) {
		unsigned slot = probe(s, space_values(s, c));

		if (s->slots[slot] >= 0) {
			space_text(s, c, text, sizeof text);
			return err_set(e, "configuration '%s' occurs twice", text);
		}
		s->slots[slot] = c;
	}
	return 0;
}

void space_release(struct space *s)
{
	for (int p = 0; p < s->nparams; p++) {
		for (int i = 0; i < s->params[p].nvalues; i++)
			free(s->params[p].values[i]);
		free(s->params[p].values);
		free(s->params[p].name);
	}
	free(s->values);
	free(s->slots);
	memset(s, 0, sizeof *s);
}

int space_neighbour_room(const struct space *s)
{
	int room = 1;

	for (int p = 0; p < s->nparams; p++)
		room += s->params[p].nvalues;
	return room;
}

int space_neighbours(const struct space *s, int config, int adjacent, int *list)
{
	const int *values = space_values(s, config);
	int trial[SPACE_PARAMS], count = 0;

	memcpy(trial, values, (size_t)s->nparams * sizeof *trial);
	for (int p = 0; p < s->nparams; p++) {
		int low = adjacent ? values[p] - 1 : 0, high = adjacent ? values[p] + 1 : s->params[p].nvalues - 1;

		for (int v = low < 0 ? 0 : low; v <= high && v < s->params[p].nvalues; v++) {
			trial[p] = v;
			if (v != values[p] && space_find(s, trial) >= 0)
				list[count++] = space_find(s, trial);
		}
		trial[p] = values[p];
	}
	return count;
}

void space_text(const struct space *s, int config, char *text, int size)
{
	const int *values = space_values(s, config);
	int used = 0;

	text[0] = '\0';
	for (int p = 0; p < s->nparams && used < size; p++)
		if (s->params[p].values[values[p]][0])
			used += snprintf(text + used, (size_t)(size - used), "%s%s=%s", used ? " " : "",
					 s->params[p].name, s->params[p].values[values[p]]);
}
