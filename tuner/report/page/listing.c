/* The tables of a page, from numbers or from a listing of the database. */
#include "tuner/report/page/listing.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/list.h"
#include "tuner/base/figures.h"
#include "tuner/report/page/html.h"

#define COLUMNS 24
#define LONG_TEXT 56 /* characters; longer cells may break across lines */

void table_begin(FILE *to, const char *const *columns, int count)
{
	(void)fputs("<div class=\"table\"><div class=\"tools\"><input type=\"search\" placeholder=\"Filter: words\" "
		    "aria-label=\"Filter the table\"><span class=\"note shown\"></span></div>\n"
		    "<div class=\"scroll\"><table><thead><tr>",
		    to);
	for (int i = 0; i < count; i++) {
		const int number = columns[i][0] == '#';

		(void)fprintf(to, "<th scope=\"col\"%s>", number ? " class=\"number\"" : "");
		(void)fputs("<button type=\"button\">", to);
		html_text(to, columns[i] + number);
		(void)fputs("</button></th>", to);
	}
	(void)fputs("</tr></thead>\n<tbody>\n", to);
}

void table_end(FILE *to)
{
	(void)fputs("</tbody></table></div></div>\n", to);
}

void table_text(FILE *to, const char *text)
{
	html_element(to, "td", text && strlen(text) > LONG_TEXT ? "long" : NULL, text ? text : "");
}

void table_number(FILE *to, const char *format, double value)
{
	(void)fputs("<td class=\"number\">", to);
	if (isfinite(value))
		(void)fprintf(to, format, value);
	(void)fputs("</td>", to);
}

void table_share(FILE *to, double value)
{
	(void)fprintf(to, "<td class=\"number bar\" style=\"--f:%.3f\">%.*f</td>", fmin(fmax(value, 0), 1),
		      decimals_of(value, 3), value);
}

void table_fraction(FILE *to, double value)
{
	(void)fprintf(to, "<td class=\"number\">%.*f</td>", decimals_of(value, 3), value);
}

/* ---- listings ---- */

struct listing {
	char *names[COLUMNS];
	char **cells; /* rows * columns */
	int columns, rows, room, most, more;
	int used[COLUMNS], number[COLUMNS];
};

static int take_names(struct listing *l, const struct store_cell *cells, int count, struct err *e)
{
	l->columns = count < COLUMNS ? count : COLUMNS;
	for (int c = 0; c < l->columns; c++) {
		l->names[c] = strdup(cells[c].name);
		if (!l->names[c])
			return err_set(e, "no memory for a table");
	}
	return 0;
}

static int take_row(void *context, const struct store_cell *cells, int count, struct err *e)
{
	struct listing *l = context;
	char **grown;

	if (l->columns == 0 && take_names(l, cells, count, e) != 0)
		return -1;
	if (l->rows >= l->most) {
		l->more++;
		return 0;
	}
	grown = list_grow(l->cells, l->rows, &l->room, (size_t)l->columns * sizeof *grown);
	if (!grown)
		return err_set(e, "no memory for a table");
	l->cells = grown;
	grown += l->rows++ * l->columns;
	memset(grown, 0, (size_t)l->columns * sizeof *grown);
	for (int c = 0; c < l->columns; c++) {
		if (!cells[c].text || !cells[c].text[0])
			continue;
		l->used[c] = 1;
		l->number[c] |= cells[c].number;
		grown[c] = strdup(cells[c].text);
		if (!grown[c])
			return err_set(e, "no memory for a table");
	}
	return 0;
}

static void write_rows(FILE *to, const struct listing *l)
{
	char heads[COLUMNS][80];
	const char *columns[COLUMNS];
	int count = 0;

	for (int c = 0; c < l->columns; c++)
		if (l->used[c]) {
			(void)snprintf(heads[count], sizeof heads[count], "%s%s", l->number[c] ? "#" : "", l->names[c]);
			columns[count] = heads[count];
			count++;
		}
	table_begin(to, columns, count);
	for (int r = 0; r < l->rows; r++) {
		(void)fputs("<tr>", to);
		for (int c = 0; c < l->columns; c++) {
			const char *text = l->cells[r * l->columns + c];

			if (l->used[c] && l->number[c])
				html_element(to, "td", "number", text ? text : "");
			else if (l->used[c])
				table_text(to, text);
		}
		(void)fputs("</tr>\n", to);
	}
	table_end(to);
}

int listing_write(FILE *to, struct store *store, const char *name, const struct store_filter *filter, int most,
		  struct err *e)
{
	struct listing l = {.most = most};
	const struct store_sink sink = {take_row, &l};
	const int status = store_list(store, name, filter, -1, &sink, e);

	if (status == 0 && l.rows)
		write_rows(to, &l);
	else if (status == 0)
		(void)fputs("<p class=\"note\">None.</p>\n", to);
	if (l.more)
		(void)fprintf(to, "<p class=\"note\">%d more: segtune db %s.</p>\n", l.more, name);
	for (int i = 0; i < l.rows * l.columns; i++)
		free(l.cells[i]);
	for (int c = 0; c < l.columns; c++)
		free(l.names[c]);
	free(l.cells);
	return status;
}
