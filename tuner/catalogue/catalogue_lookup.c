/* Looks up files, operations and families of a catalogue. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "harness/device/gpu.h"
#include "tuner/base/assets.h"
#include "tuner/base/file.h"
#include "tuner/catalogue/catalogue_impl.h"

static int within(const char *path, const char *folder)
{
	size_t length = strlen(folder);

	return strncmp(path, folder, length) == 0 && path[length] == '/';
}

struct catalogue_file *files_find(const struct catalogue_files *files, const char *path)
{
	for (int i = 0; i < files->count; i++)
		if (strcmp(files->list[i].path, path) == 0)
			return &files->list[i];
	return NULL;
}

struct catalogue_file *files_add(struct catalogue_files *files, const char *path, char *text)
{
	struct catalogue_file *grown = realloc(files->list, (size_t)(files->count + 1) * sizeof *grown);
	char *name = strdup(path);

	if (grown)
		files->list = grown;
	if (!grown || !name) {
		free(text);
		free(name);
		return NULL;
	}
	grown[files->count] = (struct catalogue_file){.path = name, .text = text};
	return &grown[files->count++];
}

/* The text of a user's file; NULL if there is none or it cannot be read, which is recorded for catalogue_check_read. */
static const char *user_text(struct catalogue *cat, const char *path)
{
	struct catalogue_file *file;
	struct err why;
	char *text;
	size_t size;

	if (access(path, F_OK) != 0 && (errno == ENOENT || errno == ENOTDIR))
		return NULL;
	if (file_read(path, CATALOGUE_TEXT_BYTES, &text, &size, &why) == 0) {
		file = files_add(&cat->files, path, text);
		if (file)
			return file->text;
		(void)err_set(&why, "out of memory for '%s'", path);
	}
	if (!cat->unreadable.text[0])
		cat->unreadable = why;
	return NULL;
}

const char *catalogue_text(struct catalogue *cat, const char *path)
{
	const struct catalogue_file *file = files_find(&cat->files, path);
	const char *text = file ? file->text : NULL;
	const struct asset *asset;

	/* The user's folder may also be called variants/; its files take precedence over embedded ones. */
	if (!text && cat->dir && within(path, cat->dir))
		text = user_text(cat, path);
	if (text)
		return text;
	asset = asset_find(path);
	return asset ? asset->text : NULL;
}

int catalogue_check_read(const struct catalogue *cat, struct err *e)
{
	return cat->unreadable.text[0] ? err_set(e, "%s", cat->unreadable.text) : 0;
}

int name_list_has(const struct name_list *list, const char *name)
{
	for (int i = 0; i < list->count; i++)
		if (strcmp(list->names[i], name) == 0)
			return 1;
	return 0;
}

struct catalogue_operation *catalogue_operation_find(const struct catalogue *cat, const char *name)
{
	for (int i = 0; i < cat->noperations; i++)
		if (strcmp(cat->operations[i].name, name) == 0)
			return &cat->operations[i];
	return NULL;
}

const char *catalogue_operation_about(const struct catalogue *cat, const char *operation)
{
	const struct catalogue_operation *o = catalogue_operation_find(cat, operation);

	return o ? o->about : NULL;
}

int catalogue_omits_argument(const struct operation *o, const char *name)
{
	return ((o->regular || o->apart) && strcmp(name, "offsets") == 0) ||
	       (!operation_writes_keys(o) && strcmp(name, "key_result") == 0);
}

const char *catalogue_operation_name(const struct catalogue *cat, int i)
{
	return i < cat->noperations ? cat->operations[i].name : NULL;
}

const struct operation *catalogue_operation_at(const struct catalogue *cat, const char *operation, int k)
{
	const struct catalogue_operation *o = catalogue_operation_find(cat, operation);
	const struct key_entry *own = o ? o->own : NULL;

	if (o && k < o->nentries)
		return &o->entries[k];
	for (k -= o ? o->nentries : 0; own && k > 0; k--)
		own = own->next;
	return own ? &own->operation : NULL;
}

/* The operation's entry for a script's key type, made unless it exists. */
static int add_key(struct catalogue_operation *o, struct user_key *key, struct err *e)
{
	struct key_entry **at = &o->own;

	for (; *at; at = &(*at)->next)
		if ((*at)->operation.user_key == key)
			return 0;
	*at = calloc(1, sizeof **at);
	if (!*at)
		return err_as(e, ERR_TOO_LARGE, "out of memory for a key type");
	(*at)->operation = *o->entries;
	(*at)->operation.key_type = key->type.name;
	(*at)->operation.user_key = key;
	return 0;
}

int catalogue_add_keys(struct catalogue *cat, struct user_key *list, struct err *e)
{
	for (struct user_key *key = list; key; key = key->next)
		for (int i = 0; i < cat->noperations; i++)
			if (operation_takes_user_keys(cat->operations[i].entries) &&
			    add_key(&cat->operations[i], key, e))
				return -1;
	return 0;
}

const struct operation *catalogue_operation(const struct catalogue *cat, const char *operation, const char *key_type)
{
	const struct operation *o;

	for (int k = 0; (o = catalogue_operation_at(cat, operation, k)); k++)
		if (!*key_type || strcmp(operation_key_type(o), key_type) == 0)
			return o;
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

int family_param_find(const struct family *family, const char *name)
{
	for (int i = 0; i < family->nparams; i++)
		if (strcmp(family->params[i].name, name) == 0)
			return i;
	return -1;
}

static int is_double(const struct elem_type *type)
{
	return type && type->kind == 'f' && type->bytes == 8;
}

const char *device_unsupported_reason(const struct gpu_info *device, const struct elem_type *type,
				      const struct elem_type *key)
{
	const int doubles = is_double(type) || is_double(elem_working(type)) || is_double(key);

	return doubles && !device->has_f64 ? "the device has no f64" : NULL;
}

const char *family_unsupported_reason(const struct family *family, const struct elem_type *type,
				      const struct oper *oper)
{
	if (!oper_result(oper, type))
		return "no such operator for that type";
	/* A library's descriptor itself says which widened types it supports. */
	if ((!oper_is_plain(oper) || (type->wide && !family->library)) && !family->takes_source)
		return "it takes plain values only";
	if (family->library && oper->input)
		return "it takes plain values only";
	if (!family->in_place && oper->input && oper->input->in_place)
		return "it reads values that results may have taken the place of";
	if (family->copies_values && oper->index_only)
		return "it copies values, and none are read";
	if (family->copies_values && oper->input && oper->input->gathers)
		return "it copies values side by side, and these lie anywhere";
	if (family->copies_values && oper->input && oper->input->uses_segment)
		return "it copies values, and these need their segment";
	if (!oper->commutative && !family->ordered)
		return "it may reorder";
	return NULL;
}

int family_takes_row(const struct family *family, const struct case_shape *shape)
{
	const struct elem_type *fold = oper_result(shape->oper, shape->type);
	const int64_t width = shape->row.width, bytes = width * shape->type->bytes;

	return !family->whole_rows || (width > 0 && shape->row.stride == width && bytes <= 16 &&
				       (bytes & (bytes - 1)) == 0 && fold && width * fold->bytes <= 32);
}

struct row_shape family_sample_row(const struct family *family, const struct operation *operation)
{
	return family->whole_rows && operation->rows ? (struct row_shape){2, 2} : operation_sample_row(operation);
}

int catalogue_hides_shipped(const struct catalogue *cat, const struct family *f)
{
	char path[128];

	(void)snprintf(path, sizeof path, "variants/%s.lua", f->name);
	return cat->dir && within(f->origin, cat->dir) && asset_find(path) != NULL;
}
