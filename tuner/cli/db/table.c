/* Prints listings: tables cut to the width of the terminal, CSV, and JSON. */
#include "tuner/cli/db/table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/list.h"
#include "tuner/base/json.h"
#include "tuner/base/strings.h"
#include "tuner/base/wrap.h"

#define TEXT_WIDTH 16 /* texts are cut to this width before a column is left out */
/* Parameters identify variants, so they are cut only to this, and only for columns after them. */
#define PARAMS_WIDTH 28

void table_release(struct table *t)
{
	for (int i = 0; i < t->count * t->columns; i++)
		free(t->cells[i]);
	for (int c = 0; c < t->columns; c++)
		free(t->names[c]);
	free(t->cells);
}

/* Takes the names of the columns from the first line. */
static int add_names(struct table *t, const struct store_cell *cells, int count, struct err *e)
{
	for (int c = 0; c < count && c < TABLE_COLUMNS; c++) {
		t->names[c] = strdup(cells[c].name);
		if (!t->names[c])
			return err_set(e, "no memory for a table");
		t->columns++;
	}
	return 0;
}

/* Notes the devices, also of rows beyond the limit: a table that shows no device must be of one. */
static void note_device(struct table *t, const struct store_cell *cells, int count)
{
	for (int c = 0; c < count; c++) {
		if (strcmp(cells[c].name, "device") != 0 || !cells[c].text)
			continue;
		if (t->devices && strcmp(t->device, cells[c].text) != 0)
			t->devices = 2;
		else
			t->devices = t->devices ? t->devices : 1;
		(void)snprintf(t->device, sizeof t->device, "%s", cells[c].text);
	}
}

static int add_line(struct table *t, const struct store_cell *cells, int count, struct err *e)
{
	char **grown;

	if (t->columns == 0 && add_names(t, cells, count, e) != 0)
		return -1;
	note_device(t, cells, count);
	if (t->keep > 0 && t->count >= t->keep) {
		t->left_out++;
		return 0;
	}
	grown = list_grow(t->cells, t->count, &t->room, (size_t)t->columns * sizeof *grown);
	if (!grown)
		return err_set(e, "no memory for a table");
	t->cells = grown;
	memset(&t->cells[t->count * t->columns], 0, (size_t)t->columns * sizeof *t->cells);
	t->count++;
	for (int c = 0; c < t->columns; c++) {
		if (!cells[c].text)
			continue;
		t->cells[(t->count - 1) * t->columns + c] = strdup(cells[c].text);
		if (!t->cells[(t->count - 1) * t->columns + c])
			return err_set(e, "no memory for a table");
		t->number[c] |= cells[c].number;
	}
	return 0;
}

/* ---- CSV and JSON ---- */

/* RFC 4180: quoted if there is a comma, a quote or a newline. */
static void print_csv(const char *text)
{
	if (!text[strcspn(text, ",\"\r\n")]) {
		(void)fputs(text, stdout);
		return;
	}
	(void)putchar('"');
	for (; *text; text++) {
		if (*text == '"')
			(void)putchar('"');
		(void)putchar(*text);
	}
	(void)putchar('"');
}

static int csv_line(struct table *t, const struct store_cell *cells, int count)
{
	for (int c = 0; c < count && t->count == 0; c++) {
		(void)fputs(c ? "," : "", stdout);
		print_csv(cells[c].name);
	}
	(void)fputs(t->count++ ? "" : "\n", stdout);
	for (int c = 0; c < count; c++) {
		(void)fputs(c ? "," : "", stdout);
		print_csv(cells[c].text ? cells[c].text : "");
	}
	(void)putchar('\n');
	return 0;
}

static int json_line(const struct store_cell *cells, int count)
{
	for (int c = 0; c < count; c++) {
		(void)fputs(c ? "," : "{", stdout);
		json_string(stdout, cells[c].name);
		(void)putchar(':');
		if (!cells[c].text)
			(void)fputs("null", stdout);
		else if (cells[c].number)
			(void)fputs(cells[c].text, stdout);
		else
			json_string(stdout, cells[c].text);
	}
	(void)puts("}");
	return 0;
}

int table_row(void *context, const struct store_cell *cells, int count, struct err *e)
{
	struct table *t = context;

	if (t->format == TABLE_CSV)
		return csv_line(t, cells, count);
	return t->format == TABLE_JSON ? json_line(cells, count) : add_line(t, cells, count, e);
}

/* ---- text ---- */

static int min_int(int a, int b)
{
	return a < b ? a : b;
}

static int max_int(int a, int b)
{
	return a > b ? a : b;
}

/* The least width of column c in a table of that many columns. */
static int least_width(const struct table *t, const int *width, int columns, int c)
{
	if (t->number[c])
		return width[c];
	return min_int(width[c], strcmp(t->names[c], "params") == 0 && c + 1 < columns ? PARAMS_WIDTH : TEXT_WIDTH);
}

/* Fits the widths of that many columns into the room: texts shrink to their least width, then the last columns are
 * dropped. Returns how many remain. */
static int fit(const struct table *t, int room, int columns, int *width)
{
	int least, sum, shrinkable;

	for (int c = 0; c < columns; c++) {
		width[c] = (int)strlen(t->names[c]);
		for (int i = 0; i < t->count; i++) {
			const char *text = t->cells[i * t->columns + c];

			width[c] = max_int(width[c], text ? (int)strlen(text) : 0);
		}
	}
	do {
		least = sum = 2 * (columns - 1);
		for (int c = 0; c < columns; c++) {
			sum += width[c];
			least += least_width(t, width, columns, c);
		}
	} while (least > room && columns-- > 1);
	for (sum = 2 * (columns - 1), shrinkable = 0; shrinkable < columns; shrinkable++)
		sum += width[shrinkable];
	for (; sum > room; sum--) {
		int widest = -1;

		for (int c = 0; c < columns; c++)
			if (width[c] > least_width(t, width, columns, c) && (widest < 0 || width[c] > width[widest]))
				widest = c;
		if (widest < 0)
			break;
		width[widest]--;
	}
	return columns;
}

/* Prints one cell. Newlines (of compiler logs) become blanks; a text that is cut ends with "~". */
static void print_cell(const char *text, int width, int right, int last)
{
	int length = (int)strlen(text), cut = length > width;

	if (right)
		(void)printf("%*s", max_int(width - length, 0), "");
	for (int i = 0; i < min_int(length, width); i++)
		(void)putchar(cut && i == width - 1 ? '~' : (unsigned char)text[i] < ' ' ? ' ' : text[i]);
	if (!last)
		(void)printf("%*s", (right ? 0 : max_int(width - length, 0)) + 2, "");
}

static int is_empty(const struct table *t, int column)
{
	for (int i = 0; i < t->count; i++) {
		const char *text = t->cells[i * t->columns + column];

		if (text && *text)
			return 0;
	}
	return 1;
}

static void swap(char **a, char **b)
{
	char *kept = *a;

	*a = *b;
	*b = kept;
}

/* Moves a column behind the first `columns`, which become one fewer. */
static int move_away(struct table *t, int at, int columns)
{
	for (int c = at; c + 1 < columns; c++) {
		swap(&t->names[c], &t->names[c + 1]);
		t->number[c] = t->number[c + 1];
		for (int i = 0; i < t->count; i++)
			swap(&t->cells[i * t->columns + c], &t->cells[i * t->columns + c + 1]);
	}
	return columns - 1;
}

/* Leaves out columns that few databases need if no row has a value there. Returns how many columns are left. */
static int hide_empty(struct table *t)
{
	int columns = t->columns;

	for (int c = columns - 1; c >= 0; c--)
		if (words_have("keys input backend", t->names[c]) && is_empty(t, c))
			columns = move_away(t, c, columns);
	return columns;
}

/* With several devices each row names its device before its figures, or figures of two devices would look like those of
 * one. */
static void show_device(struct table *t, int columns)
{
	int from = 0, to = 0;

	while (from < columns && strcmp(t->names[from], "device") != 0)
		from++;
	while (to < columns && (!t->number[to] || strcmp(t->names[to], "id") == 0))
		to++;
	if (t->devices < 2 || from >= columns || to >= from)
		return;
	for (int c = from; c > to; c--) {
		swap(&t->names[c], &t->names[c - 1]);
		t->number[c] = t->number[c - 1];
		for (int i = 0; i < t->count; i++)
			swap(&t->cells[i * t->columns + c], &t->cells[i * t->columns + c - 1]);
	}
	t->number[to] = 0;
}

void table_print(struct table *t)
{
	int width[TABLE_COLUMNS] = {0}, columns;

	if (t->format != TABLE_TEXT)
		return;
	if (t->count == 0) {
		(void)puts("none");
		return;
	}
	columns = hide_empty(t);
	show_device(t, columns);
	columns = fit(t, terminal_columns(stdout), columns, width);
	for (int i = -1; i < t->count; i++) {
		for (int c = 0; c < columns; c++) {
			const char *text = i < 0 ? t->names[c] : t->cells[i * t->columns + c];

			print_cell(text ? text : "", width[c], t->number[c], c + 1 == columns);
		}
		(void)putchar('\n');
	}
	if (t->left_out)
		(void)printf("%d more (--limit)\n", t->left_out);
}
