/* Complete sources: the #define lines of a variant, followed by its kernel file with includes resolved. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/hash.h"
#include "harness/base/memory_stream.h"
#include "harness/base/tokens.h"
#include "harness/data/prelude.h"
#include "tuner/catalogue/catalogue_impl.h"

#define INCLUDES 64 /* maximum files of one source */
#define DEPTH 16    /* maximum depth of nested includes */

struct assembly {
	struct catalogue *cat;
	FILE *out;
	int nfiles;
	char *files[INCLUDES]; /* already or currently included */
	int open[INCLUDES];    /* 1: currently being included */
	struct err *e;
};

static void write_line_mark(FILE *out, int line, const char *path)
{
	(void)fprintf(out, "#line %d \"", line);
	for (; *path; path++) {
		if (*path == '"' || *path == '\\')
			(void)fputc('\\', out);
		(void)fputc(*path, out);
	}
	(void)fputs("\"\n", out);
}

static const char *skip_blanks(const char *text)
{
	return text + strspn(text, " \t");
}

/* If the line is #include "NAME": the name and its length. */
static const char *include_name(const char *line, size_t *length)
{
	const char *end;

	line = skip_blanks(line);
	if (*line != '#')
		return NULL;
	line = skip_blanks(line + 1);
	if (strncmp(line, "include", 7) != 0)
		return NULL;
	line = skip_blanks(line + 7);
	if (*line != '"')
		return NULL;
	end = strpbrk(line + 1, "\"\n");
	if (!end || *end != '"')
		return NULL;
	*length = (size_t)(end - line - 1);
	return line + 1;
}

/* The concatenation of folder, below and name, malloc'd, if that file exists; else NULL. */
static char *file_in(struct catalogue *cat, const char *folder, int folder_length, const char *below, const char *name,
		     int length)
{
	char *path;

	if (asprintf(&path, "%.*s%s%.*s", folder_length, folder, below, length, name) < 0) {
		(void)err_set(&cat->unreadable, "out of memory for the path of a kernel");
		return NULL;
	}
	if (catalogue_text(cat, path))
		return path;
	free(path);
	return NULL;
}

/* Locates an include: next to the including file, else in the user's folder or its lib/, else in variants/ or its lib/.
 * NULL if it does not exist. malloc'd. */
static char *find_include(struct catalogue *cat, const char *from, const char *name, int length)
{
	static const char *const below[] = {"/", "/lib/"};
	const char *roots[] = {cat->dir, "variants"}, *slash = strrchr(from, '/');
	char *path = slash ? file_in(cat, from, (int)(slash - from), "/", name, length) : NULL;

	for (int i = 0; i < 4 && !path; i++)
		if (roots[i / 2])
			path = file_in(cat, roots[i / 2], (int)strlen(roots[i / 2]), below[i % 2], name, length);
	return path;
}

static int write_file(struct assembly *a, const char *path, int depth);

static int write_include(struct assembly *a, const char *from, int line, const char *name, int length, int depth)
{
	char *path = find_include(a->cat, from, name, length);

	if (!path)
		return err_set(a->e, "%s:%d: no file to include called '%.*s'", from, line, length, name);
	for (int i = 0; i < a->nfiles; i++)
		if (strcmp(a->files[i], path) == 0) {
			int cycle = a->open[i];

			free(path);
			if (cycle)
				return err_set(a->e, "%s:%d: '%.*s' includes itself", from, line, length, name);
			(void)fputc('\n', a->out); /* already included; keeps the line count */
			return 0;
		}
	if (a->nfiles == INCLUDES || depth == DEPTH) {
		free(path);
		return err_set(a->e, "%s:%d: more than %d files, or nested deeper than %d", from, line, INCLUDES,
			       DEPTH);
	}
	a->files[a->nfiles++] = path;
	if (write_file(a, path, depth + 1))
		return -1;
	write_line_mark(a->out, line + 1, from);
	return 0;
}

static int write_file(struct assembly *a, const char *path, int depth)
{
	const char *text = catalogue_text(a->cat, path);
	int self = a->nfiles - 1;

	if (!text)
		return err_set(a->e, "no kernel file '%s'", path);
	a->open[self] = 1;
	write_line_mark(a->out, 1, path);
	for (int line = 1; *text; line++) {
		size_t length = strcspn(text, "\n"), name_length;
		const char *name = include_name(text, &name_length);

		if (name && write_include(a, path, line, name, (int)name_length, depth))
			return -1;
		if (!name) {
			(void)fwrite(text, 1, length, a->out);
			(void)fputc('\n', a->out);
		}
		text += length + (text[length] == '\n');
	}
	a->open[self] = 0;
	return 0;
}

static int assemble(struct catalogue *cat, const char *path, char **text, struct err *e)
{
	struct assembly a = {.cat = cat, .e = e};
	char *made = NULL;
	size_t size;
	int status;

	a.out = memory_stream(&made, &size);
	a.files[0] = strdup(path);
	if (!a.out || !a.files[0]) {
		status = err_set(e, "out of memory");
		goto done;
	}
	a.nfiles = 1;
	status = write_file(&a, path, 0);
	if (status == 0 && ferror(a.out))
		status = err_set(e, "out of memory");
	if (catalogue_check_read(cat, e))
		status = -1;
done:
	if (a.out && fclose(a.out) != 0 && status == 0)
		status = err_set(e, "out of memory");
	if (a.nfiles == 0)
		free(a.files[0]);
	for (int i = 0; i < a.nfiles; i++)
		free(a.files[i]);
	if (status == 0)
		*text = made;
	else
		free(made);
	return status;
}

static struct catalogue_file *assembled(struct catalogue *cat, const char *path, struct err *e)
{
	struct catalogue_file *file = files_find(&cat->sources, path);
	char *text;

	if (file || assemble(cat, path, &text, e))
		return file;
	file = files_add(&cat->sources, path, text);
	if (!file)
		(void)err_set(e, "out of memory");
	return file;
}

const char *catalogue_assembled(struct catalogue *cat, const char *path, struct err *e)
{
	const struct catalogue_file *file = assembled(cat, path, e);

	return file ? file->text : NULL;
}

/* Matrix entries are multiplied for plus, added for minimum and maximum; a user's operator may define something
 * else. */
static void write_multiply(FILE *out, const struct oper *oper)
{
	if (oper->user)
		(void)fprintf(out, "#define MULTIPLY(a, b) (%s)\n",
			      oper->user->multiply ? oper->user->multiply : "(a) * (b)");
	else
		(void)fprintf(out, "#define MULTIPLY(a, b) ((a) %c (b))\n", strcmp(oper->name, "plus") ? '+' : '*');
}

/* Writes the macros of an operation. */
static void write_operation(FILE *out, const struct catalogue_operation *o, const struct case_shape *shape)
{
	const struct elem_type *key = shape->key;

	if (key)
		prelude_write_key(out, key);
	if (o->entries->multiplies && !shape->oper->input)
		write_multiply(out, shape->oper);
	if (shape->length)
		(void)fprintf(out, "#define SEGLEN %lld\n", (long long)shape->length);
	if (shape->row.width)
		(void)fprintf(out, "#define WIDTH %lld\n#define ROW_STRIDE %lld\n", (long long)shape->row.width,
			      (long long)shape->row.stride);
	if (shape->oper->input && !shape->length && !operation_has_offsets(o->entries))
		(void)fputs("#define INPUT_WHOLE 1\n", out);
	if (key && !shape->writes_keys)
		(void)fputs("#define KEYS_OUT 0\n", out);
	(void)fputs(o->defines, out);
}

/* Begins a text malloc'd into *text; NULL with e filled on failure. */
static FILE *begin_text(char **text, size_t *size, struct err *e)
{
	FILE *out;

	*text = NULL;
	out = memory_stream(text, size);
	if (!out)
		(void)err_set(e, "out of memory");
	return out;
}

static int end_text(FILE *out, char **text, struct err *e)
{
	const int failed = ferror(out);

	if (fclose(out) == 0 && !failed)
		return 0;
	free(*text);
	*text = NULL;
	return err_set(e, "out of memory");
}

int catalogue_folds_initial(const struct family *f, const struct oper *oper)
{
	return oper->input && *oper->input->initial && !f->begins;
}

int catalogue_finishes_behind(const struct family *f, const struct elem_type *type, const struct oper *oper)
{
	return oper_finishes(oper, type) && !f->finishes;
}

/* The text before the kernel file; NULL with e filled on failure. */
static const char *text_before(struct catalogue *cat, const struct family *f, const struct case_shape *shape,
			       struct err *e)
{
	if (catalogue_folds_initial(f, shape->oper))
		return catalogue_assembled(cat, INITIAL_SOURCE, e);
	return catalogue_finishes_behind(f, shape->type, shape->oper) ? catalogue_assembled(cat, FINISH_SOURCE, e) : "";
}

int catalogue_source(struct catalogue *cat, const struct variant *v, const struct case_shape *shape, char **text,
		     struct err *e)
{
	const struct family *f = v->family;
	const struct elem_type *type = shape->type;
	const struct oper *oper = shape->oper;
	const char *body = f->library ? "" : catalogue_assembled(cat, f->source, e);
	const char *before = text_before(cat, f, shape, e);
	size_t size;
	FILE *out;

	*text = NULL;
	if (!body || !before)
		return -1;

	if (!oper_expression(oper, type) || !oper_identity(oper, type))
		return err_as(e, ERR_USAGE, "operator '%s' does not exist for type '%s'", oper->name, type->name);
	out = begin_text(text, &size, e);
	if (!out)
		return -1;
	prelude_write(out, type, oper, shape->offset_type);
	write_operation(out, catalogue_operation_find(cat, f->operation), shape);
	for (int i = 0; i < f->nparams; i++)
		(void)fprintf(out, "#define %s %lld\n", f->params[i].name, (long long)v->values[i]);
	(void)fputs(before, out);
	(void)fputs(body, out);
	return end_text(out, text, e);
}

int catalogue_input_source(struct catalogue *cat, const struct case_shape *shape, char **text, struct err *e)
{
	const char *body = catalogue_assembled(cat, "variants/input.cl", e);
	size_t size;
	FILE *out = body ? begin_text(text, &size, e) : NULL;

	if (!out)
		return -1;
	prelude_write(out, shape->type, shape->oper, shape->offset_type);
	(void)fputs(body, out);
	return end_text(out, text, e);
}

int catalogue_key_source(struct catalogue *cat, const struct elem_type *key, char **text, struct err *e)
{
	const char *body = catalogue_assembled(cat, KEY_POOL_SOURCE, e);
	size_t size;
	FILE *out = body ? begin_text(text, &size, e) : NULL;

	if (!out)
		return -1;
	prelude_write_key(out, key);
	(void)fputs(body, out);
	return end_text(out, text, e);
}

static int hash_tokens(const char *text, uint64_t *hash, struct err *e)
{
	char *tokens = tokens_of(text);

	if (!tokens)
		return err_as(e, ERR_TOO_LARGE, "out of memory for the tokens of a source");
	*hash = hash_text(tokens);
	free(tokens);
	return 0;
}

int catalogue_source_hash(struct catalogue *cat, const struct family *f, const char *text, uint64_t *hash,
			  struct err *e)
{
	struct catalogue_file *body = f->library ? NULL : assembled(cat, f->source, e);
	char *head;
	int status;

	if (!body && !f->library)
		return -1;
	head = strndup(text, strlen(text) - (body ? strlen(body->text) : 0));
	if (!head)
		return err_as(e, ERR_TOO_LARGE, "out of memory for the tokens of a source");
	status = hash_tokens(head, hash, e);
	free(head);
	if (status || !body)
		return status;
	if (!body->tokens && hash_tokens(body->text, &body->tokens, e))
		return -1;
	*hash = hash_bytes(*hash, &body->tokens, sizeof body->tokens);
	return 0;
}

int catalogue_kernels(struct catalogue *cat, const char *path, char **text, struct err *e)
{
	const char *kernels = catalogue_assembled(cat, path, e);

	*text = kernels ? strdup(kernels) : NULL;
	if (kernels && !*text)
		return err_set(e, "out of memory");
	return kernels ? 0 : -1;
}

int catalogue_tools(struct catalogue *cat, char **text, struct err *e)
{
	return catalogue_kernels(cat, "variants/tools.cl", text, e);
}
