/* The spaces and optimizers of a benchmark, read as its request says. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/search/benchmark/benchmark_impl.h"

static int no_memory(struct err *e)
{
	return err_as(e, ERR_TOO_LARGE, "out of memory for the benchmark");
}

/* Takes over r, even on failure. */
static int add_space(struct benchmark *b, struct recording *r, int file, struct err *e)
{
	struct benchmark_space *grown = realloc(b->spaces, (size_t)(b->nspaces + 1) * sizeof *grown), *new;

	if (!grown) {
		recording_release(r);
		return no_memory(e);
	}
	b->spaces = grown;
	new = &grown[b->nspaces++];
	*new = (struct benchmark_space){.recording = *r, .file = file};
	memset(r, 0, sizeof *r);
	return baseline_make(&new->recording, b->request->cutoff, &new->baseline, e);
}

int benchmark_read_file(struct benchmark *b, int file, struct err *e)
{
	const char *path = b->request->files.items[file];
	struct recording one, *list;
	int count, status = 0;

	if (text_ends_with(path, ".json") || text_ends_with(path, ".json.gz"))
		return recording_read_json(path, &one, e) || add_space(b, &one, file, e) ? -1 : 0;
	if (recording_read_db(path, (int)b->request->min_size, &list, &count, e))
		return -1;
	if (count == 0)
		status = err_set(e, "'%s' has no case with at least %d measured variants", path,
				 (int)b->request->min_size);
	for (int i = 0; i < count && status == 0; i++)
		status = add_space(b, &list[i], file, e);
	recording_list_release(list, count);
	return status;
}

/* ---- hints ---- */

/* The winner of one space as a configuration of another; -1: it does not exist there. */
static int translate_winner(const struct recording *from, const struct recording *to)
{
	int best = 0;

	for (int i = 1; i < from->space.nconfigs; i++)
		if (from->outcomes[i].seconds < from->outcomes[best].seconds)
			best = i;
	return recording_translate(from, best, to);
}

/* Cases of a file are in the order of their mean lengths, so adjacent ones are similar. */
static void add_neighbours(const struct benchmark *b, int space, struct benchmark_space *s)
{
	for (int step = 1; step < b->nspaces && s->nhints < b->request->hints; step++)
		for (int side = -1; side <= 1 && s->nhints < b->request->hints; side += 2) {
			int other = space + side * step, hint;

			if (other < 0 || other >= b->nspaces || b->spaces[other].file != s->file)
				continue;
			hint = translate_winner(&b->spaces[other].recording, &s->recording);
			if (hint >= 0)
				s->hints[s->nhints++] = hint;
		}
}

int benchmark_find_hints(struct benchmark *b, int space, struct prior_hints *priors, struct err *e)
{
	struct benchmark_space *s = &b->spaces[space];
	int known;

	s->hints = calloc((size_t)b->request->hints + PRIORS_FIRST, sizeof *s->hints);
	if (!s->hints)
		return no_memory(e);
	add_neighbours(b, space, s);
	known = prior_hints_find(priors, &s->recording, 1, s->hints + s->nhints, e);
	if (known > 0)
		s->nhints += known;
	return known < 0 ? -1 : 0;
}

/* ---- optimizers ---- */

int benchmark_add_optimizer(struct benchmark *b, const char *name, const char *search, struct err *e)
{
	struct optimizer *grown;

	for (int i = 0; i < b->noptimizers; i++)
		if (strcmp(b->optimizers[i].name, name) == 0 && (b->optimizers[i].search != NULL) == (search != NULL))
			return i;
	grown = realloc(b->optimizers, (size_t)(b->noptimizers + 1) * sizeof *grown);
	if (!grown)
		return no_memory(e);
	b->optimizers = grown;
	grown[b->noptimizers].search = search;
	(void)snprintf(grown[b->noptimizers].name, sizeof grown->name, "%s", name);
	return b->noptimizers++;
}
