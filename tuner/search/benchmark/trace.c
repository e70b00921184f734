/* Traces of other programs: read from text, sorted into runs, scored in simulated time. */
#include "tuner/search/benchmark/trace.h"

#include <stdlib.h>
#include <string.h>

#include "harness/base/list.h"
#include "tuner/base/file.h"
#include "tuner/search/benchmark/benchmark_impl.h"
#include "tuner/search/benchmark/simulation.h"

#define FILE_LIMIT ((size_t)1 << 30)
#define FIELDS 4

static int find_space(const struct benchmark *b, const char *name)
{
	for (int i = 0; i < b->nspaces; i++)
		if (strcmp(b->spaces[i].recording.name, name) == 0)
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

/* Parses one line, without its line end. */
static int read_line(char *line, const char *path, long number, struct benchmark *b, struct trace_list *list,
		     struct err *e)
{
	char *fields[FIELDS], *rest = line, *end;
	struct trace_step step;
	long run;
	int nfields = 0;

	while (rest && nfields < FIELDS)
		fields[nfields++] = strsep(&rest, "\t");
	if (nfields < FIELDS || rest)
		return err_set(e, "%s:%ld: a line of a trace has %d fields separated by tabs", path, number, FIELDS);
	run = strtol(fields[2], &end, 10);
	if (end == fields[2] || *end || run < 0)
		return err_set(e, "%s:%ld: '%.60s' is not a run number", path, number, fields[2]);
	step.space = find_space(b, fields[0]);
	if (step.space < 0 || run >= b->request->runs)
		return 0;
	step.run = (int)run;
	step.config = recording_find(&b->spaces[step.space].recording, fields[3]);
	step.optimizer = benchmark_add_optimizer(b, fields[1], NULL, e);
	if (step.optimizer < 0)
		return -1;
	return step.config < 0 ? 0 : add_step(list, &step, e);
}

int trace_read(const char *path, struct benchmark *b, struct trace_list *list, struct err *e)
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
			status = read_line(line, path, number, b, list, e);
	}
	free(text);
	return status;
}

static int compare_runs(const struct trace_step *a, const struct trace_step *b)
{
	if (a->space != b->space)
		return a->space - b->space;
	return a->optimizer != b->optimizer ? a->optimizer - b->optimizer : a->run - b->run;
}

static int compare(const void *left, const void *right)
{
	const struct trace_step *a = left, *b = right;
	int order = compare_runs(a, b);

	return order ? order : a->order - b->order;
}

/* Scores the `count` steps of one run. */
static int score_steps(struct benchmark *b, const struct trace_step *steps, int count)
{
	struct optimizer_run *run = benchmark_run(b, steps->space, steps->optimizer, steps->run);
	struct simulation s;
	int status = simulation_begin(&s, &b->spaces[steps->space], b->request->within);

	for (int i = 0; i < count && status == 0; i++) {
		struct trial t = {steps[i].config, 1};

		if (s.built[t.config])
			continue;
		(void)simulation_try(&s, &t);
		run->evaluations += !simulation_is_over(&s);
	}
	if (status == 0)
		simulation_score(&s, run);
	simulation_end(&s);
	return status;
}

int trace_score(struct trace_list *list, struct benchmark *b, struct err *e)
{
	if (list->count > 0)
		qsort(list->steps, (size_t)list->count, sizeof *list->steps, compare);
	for (int first = 0, end; first < list->count; first = end) {
		const struct trace_step *head = &list->steps[first];

		for (end = first; end < list->count && compare_runs(head, &list->steps[end]) == 0;)
			end++;
		if (score_steps(b, head, end - first))
			return err_as(e, ERR_TOO_LARGE, "out of memory for a trace");
	}
	return 0;
}

void trace_release(struct trace_list *list)
{
	free(list->steps);
	memset(list, 0, sizeof *list);
}
