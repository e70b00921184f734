/* Opens catalogues: finds and reads descriptors, and makes operations inherit strategies. */
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

/* The parts of OPERATION/NAME.lua. */
struct descriptor_name {
	char operation[32], strategy[32];
};

static void operation_release(struct catalogue_operation *o)
{
	free(o->about);
	free(o->origin);
	free(o->defines);
	free(o->entries);
	while (o->own) {
		struct key_entry *next = o->own->next;

		free(o->own);
		o->own = next;
	}
	o->about = o->origin = o->defines = NULL;
	o->entries = NULL;
}

void family_release(struct family *f)
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

	if (o) { /* a user's operation replaces the embedded one */
		operation_release(o);
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
	const struct family *found = catalogue_find(cat, name->operation, name->strategy);
	struct family *f, *grown;

	if (found) {
		f = &cat->families[found - cat->families];
		family_release(f);
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

/* Names become parts of keys, file names and C comments, so only letters, digits, '_' and '-' are allowed. */
static int copy_name(char out[32], const char *from, size_t length)
{
	static const char allowed[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-";

	if (length == 0 || length > 31 || strspn(from, allowed) < length)
		return -1;
	memcpy(out, from, length);
	out[length] = '\0';
	return 0;
}

/* "segreduce/flat.lua" -> segreduce, flat. Returns 0 for a path that is not a descriptor, such as those in lib/; -1 for
 * an invalid name. */
static int split_name(const char *path, struct descriptor_name *name)
{
	const char *slash = strchr(path, '/'), *dot = strrchr(path, '.');

	if (!slash || !text_ends_with(path, ".lua") || strchr(slash + 1, '/') || strncmp(path, "lib/", 4) == 0 ||
	    strncmp(path, CATALOGUE_PRIORS "/", sizeof CATALOGUE_PRIORS) == 0)
		return 0;
	if (copy_name(name->operation, path, (size_t)(slash - path)) ||
	    copy_name(name->strategy, slash + 1, (size_t)(dot - slash - 1)))
		return -1;
	return 1;
}

/* Operations are read first, because the arguments of a strategy are checked against the arrays of its operation. */
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

/* Reads the descriptors of DIR/OPERATION/ in name order; adds their number to *found. Priors are read when a device
 * needs them, and only counted here. */
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
		if (split_name(path + strlen(cat->dir) + 1, &name) == 0) {
			*found += strcmp(operation, CATALOGUE_PRIORS) == 0 && text_ends_with(path, ".lua");
			continue;
		}
		status = file_read(path, CATALOGUE_TEXT_BYTES, &text, &size, e);
		if (status)
			break;
		++*found;
		/* Text after a NUL would be silently ignored, here and in kernels. */
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
		return err_set(e, "catalogue '%s' has no OPERATION/NAME.lua or priors/NAME.lua", cat->dir);
	return status;
}

/* Whether operation o inherits strategy f from the operation that it is like. Its own strategy of that name has
 * precedence; a strategy that takes values is skipped if o has none. A library does not support what o defines, and a
 * baseline belongs to one operation. */
static int inherits(const struct catalogue *cat, const struct catalogue_operation *o, const struct family *f)
{
	return strcmp(f->operation, o->like) == 0 && !f->peer &&
	       (!f->takes_values || name_list_has(&o->arrays, "values")) &&
	       (!o->strategies.count || name_list_has(&o->strategies, f->strategy)) &&
	       !catalogue_find(cat, o->name, f->strategy);
}

/* Reads f's descriptor again, as a strategy of o. */
static int inherit(struct catalogue *cat, const struct catalogue_operation *o, const struct family *f, struct err *e)
{
	struct descriptor_name name;
	struct family *made;
	char *origin = strdup(f->origin);
	int status = -1;

	(void)snprintf(name.operation, sizeof name.operation, "%s", o->name);
	(void)snprintf(name.strategy, sizeof name.strategy, "%s", f->strategy);
	made = origin ? add_family(cat, &name) : NULL; /* may reallocate the array that contains f */
	if (made) {
		made->inherited = 1;
		status = catalogue_read_family(cat, made, origin, catalogue_text(cat, origin), e);
	} else {
		(void)err_set(e, "out of memory");
	}
	free(origin);
	return status;
}

/* Repeats until no operation inherits anything new, because inheritance is transitive. */
static int inherit_all(struct catalogue *cat, struct err *e)
{
	int before;

	do {
		before = cat->nfamilies;
		for (int i = 0; i < cat->noperations; i++)
			for (int k = 0; k < cat->nfamilies; k++)
				if (inherits(cat, &cat->operations[i], &cat->families[k]) &&
				    inherit(cat, &cat->operations[i], &cat->families[k], e))
					return -1;
	} while (cat->nfamilies > before);
	return 0;
}

static int by_name(const void *a, const void *b)
{
	return strcmp(((const struct family *)a)->name, ((const struct family *)b)->name);
}

/* Makes "DIR/" and "DIR" the same. */
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
	if (dir && !(cat->dir = copy_dir(dir))) {
		(void)err_set(e, "out of memory");
		goto fail;
	}
	if (lua_host_open(DESCRIPTOR_MEMORY, DESCRIPTOR_INSTRUCTIONS, &cat->lua, e) || catalogue_read_shared(cat, e))
		goto fail;
	for (enum pass pass = OPERATIONS; pass <= STRATEGIES; pass++)
		if (read_embedded(cat, pass, e) || (cat->dir && read_user(cat, pass, e)))
			goto fail;
	if (inherit_all(cat, e))
		goto fail;
	if (catalogue_check_read(cat, e))
		goto fail;
	if (cat->nfamilies)
		qsort(cat->families, (size_t)cat->nfamilies, sizeof *cat->families, by_name);
	*out = cat;
	return 0;
fail:
	(void)catalogue_check_read(cat, e); /* the reason why something was not found */
	catalogue_close(cat);
	return -1;
}

int catalogue_read_again(const struct catalogue *cat, struct catalogue **again, struct err *e)
{
	return catalogue_open(cat->dir, again, e);
}

static void files_release(struct catalogue_files *files)
{
	for (int i = 0; i < files->count; i++) {
		free(files->list[i].path);
		free(files->list[i].text);
	}
	free(files->list);
}

void catalogue_close(struct catalogue *cat)
{
	if (!cat)
		return;
	for (int i = 0; i < cat->noperations; i++)
		operation_release(&cat->operations[i]);
	for (int i = 0; i < cat->nfamilies; i++)
		family_release(&cat->families[i]);
	files_release(&cat->files);
	files_release(&cat->sources);
	catalogue_rejected_release(cat);
	free(cat->priors);
	free(cat->operations);
	free(cat->families);
	free(cat->dir);
	lua_host_close(cat->lua);
	free(cat);
}

int catalogue_unknown_strategy(const struct catalogue *cat, const char *operation, const char *strategy, struct err *e)
{
	struct nearest near = nearest_to(strategy);
	const struct family *f;
	const int count = catalogue_families(cat, &f);
	char hint[96];

	for (int i = 0; i < count; i++)
		if (strcmp(f[i].operation, operation) == 0)
			nearest_offer(&near, f[i].strategy);
	(void)snprintf(hint, sizeof hint, "segtune catalogue %.64s lists them", operation);
	return nearest_fail(&near, "strategy", hint, e);
}

int catalogue_unknown_operation(const struct catalogue *cat, const char *operation, struct err *e)
{
	struct nearest near = nearest_to(operation);

	for (int i = 0; catalogue_operation_name(cat, i); i++)
		nearest_offer(&near, catalogue_operation_name(cat, i));
	return nearest_fail(&near, "operation", "segtune catalogue lists them", e);
}
