/* Plots to files: gnuplot draws into a temporary file, which is checked and then put in place as a whole. */
#include "tuner/gnuplot/plot_files.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/base/assets.h"
#include "tuner/base/atomic_file.h"
#include "tuner/gnuplot/gnuplot.h"

/* How a complete picture of each kind begins and ends, since gnuplot does not notice a full disk. */
static const struct {
	const char *begin, *end;
	size_t begin_size, end_size;
} frames[] = {
	{"\x89PNG\r\n\x1a\n", "IEND\xae\x42\x60\x82", 8, 8},
	{"<?xml", "</svg>\n\n", 5, 8},
	{"%PDF-", "%%EOF\n", 5, 6},
};

/* Whether the size bytes at `from` in the file (from its end if negative) are the expected ones. */
static int has_at(FILE *picture, long from, const char *expected, size_t size)
{
	char bytes[16];

	return fseek(picture, from, from < 0 ? SEEK_END : SEEK_SET) == 0 && fread(bytes, 1, size, picture) == size &&
	       memcmp(bytes, expected, size) == 0;
}

static int check_whole(FILE *picture, enum plot_kind kind, struct err *e)
{
	if (kind == PLOT_TEXT)
		return 0;
	if (has_at(picture, 0, frames[kind].begin, frames[kind].begin_size) &&
	    has_at(picture, -(long)frames[kind].end_size, frames[kind].end, frames[kind].end_size))
		return 0;
	return err_set(e, "gnuplot left an incomplete picture: is the disk for temporary files full?");
}

static int copy(FILE *from, FILE *to, struct err *e)
{
	char bytes[8192];
	size_t got;

	rewind(from);
	while ((got = fread(bytes, 1, sizeof bytes, from)) > 0)
		if (fwrite(bytes, 1, got, to) != got)
			break;
	return ferror(from) || ferror(to) ? err_errno(e, "cannot write the picture") : 0;
}

/* Copies text without blanks at the ends of lines, and without the empty lines above and below the panels. */
static int copy_text(FILE *from, FILE *to, struct err *e)
{
	char *line = NULL;
	size_t size = 0;

	rewind(from);
	while (getline(&line, &size, from) > 0) {
		size_t length = strlen(line);

		while (length && isspace((unsigned char)line[length - 1]))
			length--;
		if (length)
			(void)fprintf(to, "%.*s\n", (int)length, line);
	}
	free(line);
	return ferror(from) || ferror(to) ? err_errno(e, "cannot write the picture") : 0;
}

/* Draws into a temporary file without a name, so that gnuplot never sees a path. */
static int draw(FILE *picture, enum plot_kind kind, plot_writer writer, const void *context, struct err *e)
{
	FILE *script = tmpfile();
	int result = -1;

	if (!script)
		return err_errno(e, "cannot make a temporary file");
	(void)fprintf(script, "terminal_is_svg = %d\nterminal_is_pdf = %d\n", kind == PLOT_SVG, kind == PLOT_PDF);
	if (writer(context, kind, script, e) == 0 && gnuplot_run(script, picture, e) == 0)
		result = check_whole(picture, kind, e);
	(void)fclose(script);
	return result;
}

static int put_in_place(FILE *picture, enum plot_kind kind, const char *path, struct err *e)
{
	struct atomic_file file;

	if (atomic_open(&file, path, e) != 0)
		return -1;
	if ((kind == PLOT_TEXT ? copy_text : copy)(picture, file.stream, e) == 0)
		return atomic_commit(&file, e);
	atomic_abort(&file);
	return -1;
}

/* Nothing is written next to the path while gnuplot draws, so that a program killed then leaves no partial file. */
static int draw_file(const char *path, enum plot_kind kind, plot_writer writer, const void *context,
		     struct strings *written, struct err *e)
{
	FILE *picture = tmpfile();
	int result;

	if (!picture)
		return err_errno(e, "cannot make a temporary file");
	result = draw(picture, kind, writer, context, e) || put_in_place(picture, kind, path, e) ? -1 : 0;
	(void)fclose(picture);
	return result || strcmp(path, "-") == 0 ? result : strings_add(written, path, e);
}

static const char *const endings[] = {[PLOT_PNG] = ".png", [PLOT_SVG] = ".svg", [PLOT_PDF] = ".pdf"};

/* An ending begins with a letter, so "results/v1.2" has none. */
int plot_check_path(const char *out, struct err *e)
{
	const char *name = path_name(out), *dot = strrchr(name, '.');

	if (!*out)
		return err_as(e, ERR_USAGE, "a plot needs a path to draw to, and '' is none");
	if (strcmp(out, PLOT_TEXT_OUT) == 0 || !dot || dot == name || !isalpha((unsigned char)dot[1]))
		return 0;
	for (int kind = PLOT_PNG; kind <= PLOT_PDF; kind++)
		if (text_ends_with(out, endings[kind]))
			return 0;
	return err_as(
		e, ERR_USAGE,
		"cannot plot to '%.200s': names end in .png, .svg or .pdf; without extension PNG and SVG are written",
		out);
}

int plot_files(const char *out, plot_writer writer, const void *context, struct strings *written, struct err *e)
{
	char path[1024 + 8];

	if (strcmp(out, "-") == 0)
		return draw_file(out, PLOT_PNG, writer, context, written, e);
	if (strcmp(out, PLOT_TEXT_OUT) == 0)
		return draw_file("-", PLOT_TEXT, writer, context, written, e);
	for (enum plot_kind kind = PLOT_PNG; kind <= PLOT_PDF; kind++)
		if (text_ends_with(out, endings[kind]))
			return draw_file(out, kind, writer, context, written, e);
	for (enum plot_kind kind = PLOT_PNG; kind <= PLOT_SVG; kind++) {
		if (snprintf(path, sizeof path, "%s%s", out, endings[kind]) >= (int)sizeof path)
			return err_as(e, ERR_USAGE, "'%.60s...' is too long for a path", out);
		if (draw_file(path, kind, writer, context, written, e) != 0)
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
