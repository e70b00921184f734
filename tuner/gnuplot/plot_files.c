/* Plots to files: each is drawn by gnuplot to a temporary file, which is then renamed. */
#include "tuner/gnuplot/plot_files.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/base/assets.h"
#include "tuner/base/atomic_file.h"
#include "tuner/gnuplot/gnuplot.h"

/* gnuplot opens the file by name; it writes on standard output (path NULL) when no output is set. */
static void set_output(const char *path, FILE *script)
{
	if (!path)
		return;
	(void)fputs("set output ", script);
	gnuplot_string(script, path);
	(void)fputc('\n', script);
}

static int draw_file(const char *path, int svg, plot_writer writer, const void *context, struct strings *written,
		     struct err *e)
{
	struct atomic_file file;
	FILE *script;
	int result = -1;

	if (atomic_open(&file, path, e) != 0)
		return -1;
	script = tmpfile();
	if (!script) {
		(void)err_errno(e, "cannot make a temporary file");
		goto done;
	}
	set_output(file.temporary ? file.temporary : file.path, script);
	if (writer(context, svg, script, e) != 0 || gnuplot_run(script, e) != 0)
		goto done;
	if (atomic_commit(&file, e) != 0)
		goto done;
	result = strcmp(path, "-") == 0 ? 0 : strings_add(written, path, e);
done:
	if (script)
		(void)fclose(script);
	atomic_abort(&file);
	return result;
}

static const char *const endings[] = {".png", ".svg"};

/* An ending begins with a letter: "results/v1.2" has none. */
int plot_check_path(const char *out, struct err *e)
{
	const char *name = path_name(out), *dot = strrchr(name, '.');

	if (!dot || dot == name || !isalpha((unsigned char)dot[1]) || text_ends_with(out, endings[0]) ||
	    text_ends_with(out, endings[1]))
		return 0;
	return err_as(e, ERR_USAGE, "cannot draw to '%.200s': plots end in .png or .svg, or have no ending for both",
		      out);
}

int plot_files(const char *out, plot_writer writer, const void *context, struct strings *written, struct err *e)
{
	char path[1024 + 8];

	if (strcmp(out, "-") == 0)
		return draw_file(out, 0, writer, context, written, e);
	for (int svg = 0; svg < 2; svg++)
		if (text_ends_with(out, endings[svg]))
			return draw_file(out, svg, writer, context, written, e);
	for (int svg = 0; svg < 2; svg++) {
		if (snprintf(path, sizeof path, "%s%s", out, endings[svg]) >= (int)sizeof path)
			return err_as(e, ERR_USAGE, "'%.60s...' is too long for a path", out);
		if (draw_file(path, svg, writer, context, written, e) != 0)
			return -1;
	}
	return 0;
}

int plot_script(const char *name, FILE *to, struct err *e)
{
	const struct asset *script = asset_find(name);

	if (!script)
		return err_set(e, "this build lacks '%s'", name);
	(void)fwrite(script->text, 1, script->size, to);
	return 0;
}
