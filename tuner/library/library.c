/* Writes the files of an exported library's folder. */
#include "tuner/library/library.h"

#include <string.h>

#include "tuner/base/assets.h"
#include "tuner/library/folder.h"
#include "tuner/library/kinds.h"

#define RUNTIME "tuner/library/runtime/"

/* The parts of segred.c, callees before callers. */
static const char *const parts[] = {"internal.h", "opencl.c", "cuda.c",  "context.c", "estimate.c",
				    "choose.c",   "plan.c",   "probe.c", "hint.c",    "run.c"};

/* Files that are copied, and their names in the folder. instead: the source for operations on rows and the like; path
 * NULL: the file is for these only. */
static const struct {
	const char *path, *name, *instead;
} copies[] = {
	{RUNTIME "segred.h", "segred.h", NULL},   {RUNTIME "test.c", "test.c", RUNTIME "test_rows.c"},
	{RUNTIME "test.h", "test.h", NULL},       {RUNTIME "library.mk", "Makefile", NULL},
	{RUNTIME "segred.pc", "segred.pc", NULL}, {"LICENSE", "LICENSE", NULL},
	{RUNTIME "segred.py", "segred.py", NULL}, {NULL, "test_rows_impl.h", RUNTIME "test_rows_impl.h"},
};

static const char head[] =
	"/* Generated: segred.h says how to use it. Link with -ldl -lm -lpthread. LICENSE applies. */\n"
	"#define _POSIX_C_SOURCE 200809L\n"
	"#define LOCAL static\n"
	"#include \"segred.h\"\n";

static int write_part(FILE *out, const char *name, struct err *e)
{
	char path[96];

	(void)snprintf(path, sizeof path, RUNTIME "%s", name);
	(void)fputc('\n', out);
	return asset_write(out, path, e);
}

static int write_source(struct folder *f, struct catalogue *cat, const struct library_request *r,
			const struct arch_compilers *archs, struct err *e)
{
	FILE *out = folder_file(f, "segred.c", e);
	int status = 0;

	if (!out)
		return -1;
	(void)fputs(head, out);
	for (size_t i = 0; i < sizeof parts / sizeof *parts && status == 0; i++)
		status = write_part(out, parts[i], e);
	(void)fputc('\n', out);
	if (status == 0)
		status = kinds_write(out, cat, r, archs, e);
	if (status == 0)
		return folder_close_file(out, "segred.c", e);
	(void)fclose(out);
	return -1;
}

/* Copies text; an include of another file of the runtime loses its folder, as both are in one folder now. */
static void write_copy(FILE *out, const char *text)
{
	static const char rooted[] = "#include \"" RUNTIME;

	while (*text) {
		size_t length = strcspn(text, "\n");

		length += text[length] == '\n';
		if (strncmp(text, rooted, sizeof rooted - 1) == 0)
			(void)fprintf(out, "#include \"%.*s", (int)(length - (sizeof rooted - 1)),
				      text + sizeof rooted - 1);
		else
			(void)fwrite(text, 1, length, out);
		text += length;
	}
}

static int write_copies(struct folder *f, int like_rows, struct err *e)
{
	for (size_t i = 0; i < sizeof copies / sizeof *copies; i++) {
		const char *path = like_rows && copies[i].instead ? copies[i].instead : copies[i].path;
		const struct asset *asset = path ? asset_find(path) : NULL;
		FILE *out;

		if (!path)
			continue;
		if (!asset)
			return err_set(e, "no file '%s' in the program", path);
		out = folder_file(f, copies[i].name, e);
		if (!out)
			return -1;
		write_copy(out, asset->text);
		if (folder_close_file(out, copies[i].name, e) != 0)
			return -1;
	}
	return 0;
}

static int check_archs(const struct library_request *r, struct err *e)
{
	for (int i = 0; i < r->ntables; i++)
		if (strcmp(r->tables[i].backend, "cuda") == 0)
			return 0;
	return r->archs->count == 0 ? 0 : err_as(e, ERR_USAGE, "option '--arch' is for CUDA, and no table is for CUDA");
}

/* Whether the operation has rows, or is one that the test of rows tests with rows of single values. All tables are of
 * one operation. */
static int is_like_rows(const struct catalogue *cat, const struct library_request *r)
{
	const struct operation *o = catalogue_operation(cat, r->tables[0].operation, r->tables[0].key_type);

	return o && (o->rows || o->shares || strcmp(o->name, "interval_expand") == 0);
}

int library_write(struct catalogue *cat, const struct library_request *r, struct err *e)
{
	struct arch_compilers archs = {0};
	struct folder folder = {0};
	int status;

	if (r->ntables == 0)
		return err_set(e, "there is no table to make a library from");
	if (check_archs(r, e) != 0 || folder_open(&folder, r->out, e) != 0)
		return -1;
	status = arch_compilers_open(&archs, r->archs, e) != 0 || write_source(&folder, cat, r, &archs, e) != 0 ||
				 write_copies(&folder, is_like_rows(cat, r), e) != 0
			 ? -1
			 : 0;
	arch_compilers_close(&archs);
	if (status == 0)
		return folder_commit(&folder, e);
	folder_abort(&folder);
	return -1;
}
