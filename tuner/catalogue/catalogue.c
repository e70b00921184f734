/* The catalogue's life: which descriptors there are, and finding them again. */
#include "tuner/catalogue/catalogue.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "tuner/base/assets.h"
#include "tuner/base/file.h"
#include "tuner/catalogue/catalogue_impl.h"

#define DESCRIPTOR_MEMORY ((size_t)64 << 20)
#define DESCRIPTOR_INSTRUCTIONS 10000000

/* OPERATION/NAME.lua taken apart. */
struct descriptor_name {
	char operation[32], strategy[32];
};

static int within(const char *path, const char *folder)
{
	size_t length = strlen(folder);

	return strncmp(path, folder, length) == 0 && path[length] == '/';
}

const char *catalogue_text(struct catalogue *cat, const char *path)
{
	const struct asset *asset;
	struct catalogue_file *grown;
	char *text, *name;
	size_t size;

	for (int i = 0; i < cat->nfiles; i++)
		if (strcmp(cat->files[i].path, path) == 0)
			return cat->files[i].text;
	/* The user's folder may be called variants/ too: what is on disk there wins over what is embedded. */
	if (cat->dir && within(path, cat->dir) && file_read(path, CATALOGUE_TEXT_BYTES, &text, &size, NULL) == 0) {
		grown = realloc(cat->files, (size_t)(cat->nfiles + 1) * sizeof *grown);
		name = strdup(path);
		if (grown)
			cat->files = grown;
		if (!grown || !name) {
			free(text);
			free(name);
			return NULL;
		}
		cat->files[cat->nfiles++] = (struct catalogue_file){.path = name, .text = text};
		return text;
	}
	asset = asset_find(path);
	return asset ? asset->text : NULL;
}

struct catalogue_operation *catalogue_operation_find(const struct catalogue *cat, const char *name)
{
	for (int i = 0; i < cat->noperations; i++)
		if (strcmp(cat->operations[i].name, name) == 0)
			return &cat->operations[i];
	return NULL;
}

const struct family *catalogue_find(const struct catalogue *cat, const char *operation, const char *strategy)
{
	for (int i = 0; i < cat->nfamilies; i++)
		if (strcmp(cat->families[i].operation, operation) == 0 &&
		    strcmp(cat->families[i].strategy, strategy) == 0)
			return &cat->families[i];
	return NULL;
}

int catalogue_families(const struct catalogue *cat, const struct family **families)
{
	*families = cat->families;
	return cat->nfamilies;
}

const char *catalogue_operation_name(const struct catalogue *cat, int i)
{
	return i < cat->noperations ? cat->operations[i].name : NULL;
}

const struct operation *catalogue_operation_at(const struct catalogue *cat, const char *operation, int k)
{
	const struct catalogue_operation *o = catalogue_operation_find(cat, operation);

	return o && k < o->nentries ? &o->entries[k] : NULL;
}

const struct operation *catalogue_operation(const struct catalogue *cat, const char *operation, const char *key_type)
{
	const struct operation *o;

	for (int k = 0; (o = catalogue_operation_at(cat, operation, k)); k++)
		if (!*key_type || strcmp(operation_key_type(o), key_type) == 0)
			return o;
	return NULL;
}

const char *catalogue_operation_about(const struct catalogue *cat, const char *operation)
{
	const struct catalogue_operation *o = catalogue_operation_find(cat, operation);

	return o ? o->about : NULL;
}

void catalogue_operation_release(struct catalogue_operation *o)
{
	free(o->about);
	free(o->origin);
	free(o->strategies);
	free(o->defines);
	free(o->entries);
	o->about = o->origin = o->strategies = o->defines = NULL;
	o->entries = NULL;
}

void catalogue_family_release(struct family *f)
{
	for (int i = 0; i < f->nparams; i++) {
		free(f->params[i].values);
		free(f->params[i].meaning);
	}
	f->nparams = 0;
	free(f->about);
	free(f->origin);
	free(f->source);
	free(f->when);
	free(f->idea);
	free(f->on_request);
	free(f->kernels);
	free(f->temporaries);
}

static struct catalogue_operation *add_operation(struct catalogue *cat, const char *name)
{
	struct catalogue_operation *o = catalogue_operation_find(cat, name), *grown;

	if (o) { /* a user's own takes the place of the embedded one */
		catalogue_operation_release(o);
	} else {
		grown = realloc(cat->operations, (size_t)(cat->noperations + 1) * sizeof *grown);
		if (!grown)
			return NULL;
		cat->operations = grown;
		o = &grown[cat->noperations++];
	}
	*o = (struct catalogue_operation){0};
	(void)snprintf(o->name, sizeof o->name, "%s", name);
	return o;
}

static struct family *add_family(struct catalogue *cat, const struct descriptor_name *name)
{
	struct family *f = NULL, *grown;

	for (int i = 0; i < cat->nfamilies && !f; i++)
		if (&cat->families[i] == catalogue_find(cat, name->operation, name->strategy))
			f = &cat->families[i];
	if (f) {
		catalogue_family_release(f);
	} else {
		grown = realloc(cat->families, (size_t)(cat->nfamilies + 1) * sizeof *grown);
		if (!grown)
			return NULL;
		cat->families = grown;
		f = &grown[cat->nfamilies++];
	}
	*f = (struct family){0};
	memcpy(f->operation, name->operation, sizeof f->operation);
	memcpy(f->strategy, name->strategy, sizeof f->strategy);
	(void)snprintf(f->name, sizeof f->name, "%s/%s", name->operation, name->strategy);
	return f;
}

/* Names become parts of keys, file names and C comments: letters, digits, '_' and '-'. */
static int copy_name(char out[32], const char *from, size_t length)
{
	static const char allowed[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-";

	if (length == 0 || length > 31 || strspn(from, allowed) < length)
		return -1;
	memcpy(out, from, length);
	out[length] = '\0';
	return 0;
}

/*
 * "segreduce/flat.lua" -> segreduce, flat. Returns 0 for what is no descriptor's path, such as all in lib/, -1 for a
 * bad name.
 */
static int split_name(const char *path, struct descriptor_name *name)
{
	const char *slash = strchr(path, '/'), *dot = strrchr(path, '.');

	if (!slash || !dot || strcmp(dot, ".lua") != 0 || strchr(slash + 1, '/') || strncmp(path, "lib/", 4) == 0)
		return 0;
	if (copy_name(name->operation, path, (size_t)(slash - path)) ||
	    copy_name(name->strategy, slash + 1, (size_t)(dot - slash - 1)))
		return -1;
	return 1;
}

/* Operations come first: a strategy's arguments are checked against its operation's arrays. */
enum pass { OPERATIONS, STRATEGIES };

static int read_descriptor(struct catalogue *cat, const char *path, const char *text, const char *origin,
			   enum pass pass, struct err *e)
{
	struct descriptor_name name;
	int got = split_name(path, &name);

	if (got == 0)
		return 0;
	if (got < 0)
		return err_set(e, "%s: folder and file name must be 1 to 31 letters, digits, '_' or '-'", origin);
	if ((strcmp(name.strategy, "operation") == 0) != (pass == OPERATIONS))
		return 0;
	if (pass == OPERATIONS) {
		struct catalogue_operation *o = add_operation(cat, name.operation);

		return o ? catalogue_read_operation(cat, o, origin, text, e) : err_set(e, "out of memory");
	}
	if (!catalogue_operation_find(cat, name.operation))
		return err_set(e, "%s: operation '%s' has no operation.lua", origin, name.operation);
	struct family *f = add_family(cat, &name);

	return f ? catalogue_read_family(cat, f, origin, text, e) : err_set(e, "out of memory");
}

static int read_embedded(struct catalogue *cat, enum pass pass, struct err *e)
{
	static const char root[] = "variants/";

	for (const struct asset *a = assets; a->path; a++)
		if (strncmp(a->path, root, sizeof root - 1) == 0 &&
		    read_descriptor(cat, a->path + sizeof root - 1, a->text, a->path, pass, e))
			return -1;
	return 0;
}

static int not_hidden(const struct dirent *entry)
{
	return entry->d_name[0] != '.';
}

static void free_list(struct dirent **list, int count)
{
	for (int i = 0; i < count; i++)
		free(list[i]);
	free(list);
}

/* All of DIR/OPERATION/ in the order of names. *found counts the descriptors. */
static int read_folder(struct catalogue *cat, const char *operation, enum pass pass, int *found, struct err *e)
{
	struct dirent **list = NULL;
	char folder[4096], path[4400], *text;
	struct descriptor_name name;
	size_t size;
	int count, status = 0;

	(void)snprintf(folder, sizeof folder, "%s/%s", cat->dir, operation);
	count = scandir(folder, &list, not_hidden, alphasort);
	if (count < 0)
		return errno == ENOTDIR ? 0 : err_errno(e, "cannot read folder '%s'", folder);
	for (int i = 0; i < count && status == 0; i++) {
		(void)snprintf(path, sizeof path, "%s/%s", folder, list[i]->d_name);
		if (split_name(path + strlen(cat->dir) + 1, &name) == 0)
			continue;
		status = file_read(path, CATALOGUE_TEXT_BYTES, &text, &size, e);
		if (status)
			break;
		++*found;
		/* What comes behind a NUL would silently be left out, here and in kernels. */
		status = strlen(text) != size ? err_set(e, "%s: holds a NUL byte", path)
					      : read_descriptor(cat, path + strlen(cat->dir) + 1, text, path, pass, e);
		free(text);
	}
	free_list(list, count);
	return status;
}

static int read_user(struct catalogue *cat, enum pass pass, struct err *e)
{
	struct dirent **list = NULL;
	int count = scandir(cat->dir, &list, not_hidden, alphasort), status = 0, found = 0;

	if (count < 0)
		return err_errno(e, "cannot read catalogue '%s'", cat->dir);
	for (int i = 0; i < count && status == 0; i++)
		status = read_folder(cat, list[i]->d_name, pass, &found, e);
	free_list(list, count);
	if (status == 0 && found == 0)
		return err_set(e, "catalogue '%s' has no OPERATION/NAME.lua", cat->dir);
	return status;
}

static int has_values(const struct catalogue_operation *o)
{
	for (int i = 0; i < o->narrays; i++)
		if (strcmp(o->arrays[i], "values") == 0)
			return 1;
	return 0;
}

/*
 * Does operation o take strategy f over from the operation that it is like? One of its own of that name wins; a user's
 * strategy that wants values is no mistake because o has none. A library does what it does, whatever o defines.
 */
static int takes_over(const struct catalogue *cat, const struct catalogue_operation *o, const struct family *f)
{
	char word[sizeof f->strategy + 2];

	(void)snprintf(word, sizeof word, " %s ", f->strategy);
	return strcmp(f->operation, o->like) == 0 && !f->library && (!f->takes_values || has_values(o)) &&
	       (!o->strategies || strstr(o->strategies, word)) && !catalogue_find(cat, o->name, f->strategy);
}

/* Read f's descriptor once more, as a strategy of o. */
static int lend(struct catalogue *cat, const struct catalogue_operation *o, const struct family *f, struct err *e)
{
	struct descriptor_name name;
	struct family *made;
	char *origin = strdup(f->origin);
	int status = -1;

	(void)snprintf(name.operation, sizeof name.operation, "%s", o->name);
	(void)snprintf(name.strategy, sizeof name.strategy, "%s", f->strategy);
	made = origin ? add_family(cat, &name) : NULL; /* may move f */
	if (made) {
		made->lent = 1;
		status = catalogue_read_family(cat, made, origin, catalogue_text(cat, origin), e);
	} else {
		(void)err_set(e, "out of memory");
	}
	free(origin);
	return status;
}

/* Strategies of operations that are like others, until there is none that is not lent: what was lent is lent on. */
static int lend_all(struct catalogue *cat, struct err *e)
{
	int before;

	do {
		before = cat->nfamilies;
		for (int i = 0; i < cat->noperations; i++)
			for (int k = 0; k < cat->nfamilies; k++)
				if (takes_over(cat, &cat->operations[i], &cat->families[k]) &&
				    lend(cat, &cat->operations[i], &cat->families[k], e))
					return -1;
	} while (cat->nfamilies > before);
	return 0;
}

static int by_name(const void *a, const void *b)
{
	return strcmp(((const struct family *)a)->name, ((const struct family *)b)->name);
}

/* "DIR/" and "DIR" are the same. */
static char *copy_dir(const char *dir)
{
	char *copy = strdup(dir);
	size_t length = copy ? strlen(copy) : 0;

	while (length > 1 && copy[length - 1] == '/')
		copy[--length] = '\0';
	return copy;
}

int catalogue_open(const char *dir, struct catalogue **out, struct err *e)
{
	struct catalogue *cat = calloc(1, sizeof *cat);

	if (!cat)
		return err_set(e, "out of memory");
	if (dir && strlen(dir) > 4000) {
		(void)err_set(e, "name of the catalogue's folder is too long");
		goto fail;
	}
	if (dir) {
		cat->dir = copy_dir(dir);
		if (!cat->dir) {
			(void)err_set(e, "out of memory");
			goto fail;
		}
	}
	if (lua_host_open(DESCRIPTOR_MEMORY, DESCRIPTOR_INSTRUCTIONS, &cat->lua, e) || catalogue_read_shared(cat, e))
		goto fail;
	for (enum pass pass = OPERATIONS; pass <= STRATEGIES; pass++)
		if (read_embedded(cat, pass, e) || (cat->dir && read_user(cat, pass, e)))
			goto fail;
	if (lend_all(cat, e))
		goto fail;
	if (cat->nfamilies)
		qsort(cat->families, (size_t)cat->nfamilies, sizeof *cat->families, by_name);
	*out = cat;
	return 0;
fail:
	catalogue_close(cat);
	return -1;
}

static int is_same(const struct family *a, const struct family *b)
{
	if (strcmp(a->name, b->name) != 0 || a->nparams != b->nparams)
		return 0;
	for (int i = 0; i < a->nparams; i++)
		if (strcmp(a->params[i].name, b->params[i].name) != 0)
			return 0;
	return 1;
}

int catalogue_again(const struct catalogue *cat, struct catalogue **again, struct err *e)
{
	struct catalogue *copy = NULL;
	int same;

	if (catalogue_open(cat->dir, &copy, e) || !copy)
		return -1;
	same = copy->nfamilies == cat->nfamilies;
	for (int i = 0; i < cat->nfamilies && same; i++)
		same = is_same(&copy->families[i], &cat->families[i]);
	if (same) {
		*again = copy;
		return 0;
	}
	catalogue_close(copy);
	return err_set(e, "the descriptors in '%s' have changed", cat->dir);
}

void catalogue_close(struct catalogue *cat)
{
	if (!cat)
		return;
	for (int i = 0; i < cat->noperations; i++)
		catalogue_operation_release(&cat->operations[i]);
	for (int i = 0; i < cat->nfamilies; i++)
		catalogue_family_release(&cat->families[i]);
	for (int i = 0; i < cat->nfiles; i++) {
		free(cat->files[i].path);
		free(cat->files[i].text);
	}
	for (int i = 0; i < cat->nsources; i++) {
		free(cat->sources[i].path);
		free(cat->sources[i].text);
	}
	free(cat->operations);
	free(cat->families);
	free(cat->files);
	free(cat->sources);
	free(cat->dir);
	lua_host_close(cat->lua);
	free(cat);
}

void case_shape_make(struct case_shape *shape, const struct operation *o, const struct elem_type *type,
		     const struct oper *oper, const struct geometry *g)
{
	const struct geometry_stats *stats = &g->stats;

	*shape = (struct case_shape){
		.type = type,
		.offset_type = problem_offset_type(g),
		.key = operation_key(o),
		.writes_keys = operation_writes_keys(o),
		.oper = oper,
		.n = stats->n,
		.segments = stats->segments,
		.min = stats->min,
		.max = stats->max,
		.empty = stats->empty,
		.length = problem_length(o, g),
		.columns = g->columns,
		.mean = stats->mean,
		.cv = stats->cv,
	};
}

void case_shape_of(struct case_shape *shape, const struct problem *problem)
{
	case_shape_make(shape, problem->operation, problem->dataset->type, problem->dataset->oper, problem->geometry);
}
