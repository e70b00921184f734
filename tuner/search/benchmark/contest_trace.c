#include "tuner/search/benchmark/contest_trace.h"

#include <stdlib.h>
#include <string.h>

#include "harness/base/list.h"
#include "tuner/base/file.h"

#define FILE_LIMIT ((size_t)1 << 30)
#define FIELDS 4

static int find_arena(const struct contest *c, const char *name)
{
	for (int i = 0; i < c->narenas; i++)
		if (strcmp(c->arenas[i].recording.name, name) == 0)
			return i;
	return -1;
}

static int add_step(struct trace_list *list, const struct trace_step *step, struct err *e)
{
	struct trace_step *grown = list_grow(list->steps, list->count, &list->room, sizeof *grown);

	if (!grown)
		return err_as(e, ERR_TOO_LARGE, "out of memory for a trace");
	list->steps = grown;
	list->steps[list->count] = *step;
	list->steps[list->count].order = list->count;
	list->count++;
	return 0;
}

/* One line, without its end. */
static int read_line(char *line, const char *path, long number, struct contest *c, struct trace_list *list,
		     struct err *e)
{
	char *fields[FIELDS], *rest = line, *end;
	struct trace_step step;
	long run;
	int nfields = 0;

	while (rest && nfields < FIELDS)
		fields[nfields++] = strsep(&rest, "\t");
	if (nfields < FIELDS || rest)
		return err_set(e, "%s:%ld: a line of a trace has %d fields with tabs between", path, number, FIELDS);
	run = strtol(fields[2], &end, 10);
	if (end == fields[2] || *end || run < 0)
		return err_set(e, "%s:%ld: '%.60s' is no number of a run", path, number, fields[2]);
	step.arena = find_arena(c, fields[0]);
	if (step.arena < 0 || run >= c->request->runs)
		return 0;
	step.run = (int)run;
	step.config = recording_find(&c->arenas[step.arena].recording, fields[3]);
	step.entrant = contest_add_entrant(c, fields[1], NULL, e);
	if (step.entrant < 0)
		return -1;
	return step.config < 0 ? 0 : add_step(list, &step, e);
}

int trace_read(const char *path, struct contest *c, struct trace_list *list, struct err *e)
{
	char *text, *rest;
	size_t size;
	long number = 0;
	int status = 0;

	if (file_read(path, FILE_LIMIT, &text, &size, e))
		return -1;
	rest = text;
	while (status == 0 && rest && *rest) {
		char *line = strsep(&rest, "\n");

		number++;
		if (*line && *line != '#')
			status = read_line(line, path, number, c, list, e);
	}
	free(text);
	return status;
}

static int compare(const void *left, const void *right)
{
	const struct trace_step *a = left, *b = right;

	if (a->arena != b->arena)
		return a->arena - b->arena;
	if (a->entrant != b->entrant)
		return a->entrant - b->entrant;
	return a->run != b->run ? a->run - b->run : a->order - b->order;
}

static int same_run(const struct trace_step *a, const struct trace_step *b)
{
	return a->arena == b->arena && a->entrant == b->entrant && a->run == b->run;
}

int trace_score(struct trace_list *list, struct contest *c, struct err *e)
{
	int *configs = malloc(((size_t)list->count + 1) * sizeof *configs), first = 0, status = configs ? 0 : -1;

	if (list->count > 0)
		qsort(list->steps, (size_t)list->count, sizeof *list->steps, compare);
	while (first < list->count && status == 0) {
		const struct trace_step *head = &list->steps[first];
		int count = 0;

		while (first + count < list->count && same_run(head, &head[count])) {
			configs[count] = head[count].config;
			count++;
		}
		status = contest_score_trace(c, head->arena, head->entrant, head->run, configs, count);
		first += count;
	}
	free(configs);
	return status ? err_as(e, ERR_TOO_LARGE, "out of memory for a trace") : 0;
}

void trace_release(struct trace_list *list)
{
	free(list->steps);
	memset(list, 0, sizeof *list);
}
