/* Regret against the number of launch boxes, for gnuplot. */
#include <stdlib.h>
#include <string.h>

#include "tuner/base/wrap.h"
#include "tuner/gnuplot/gnuplot.h"
#include "tuner/gnuplot/plot_files.h"
#include "tuner/report/plot/panels.h"
#include "tuner/selection/selection.h"

static void write_titles(const struct selection_table *t, FILE *to)
{
	char name[REQUEST_TABLE_NAME], text[320];

	request_table_name(t->operation, t->type, t->oper, t->key_type, name);
	(void)snprintf(text, sizeof text, "launch boxes of %s on %.80s", name, t->device);
	(void)fputs("title = ", to);
	gnuplot_string(to, text);
	(void)snprintf(text, sizeof text, "%d case%s, each also left out of the choice; %s, %.60s", t->ncases,
		       t->ncases == 1 ? "" : "s", t->backend, t->driver);
	(void)fputs("\nsubtitle = ", to);
	gnuplot_string(to, text);
	(void)fputc('\n', to);
}

static double highest(const struct selection_table *t)
{
	double most = 0.01;

	for (int i = 0; i < t->ncurve; i++) {
		const struct selection_point *p = &t->curve[i];

		most = fmax(most, fmax(p->regret.worst, p->regret.left_out_worst));
		most = fmax(most, fmax(p->probed.worst, p->probed.left_out_worst)); /* fmax ignores NAN */
	}
	return most;
}

static void write_regret(const struct selection_regret *r, FILE *to)
{
	const double values[] = {r->worst, r->mean, r->left_out_worst, r->left_out_mean};

	for (int k = 0; k < 4; k++)
		if (isnan(values[k]))
			(void)fputs(" NaN", to);
		else
			(void)fprintf(to, " %.6g", 100 * values[k]);
}

static int write_script(const void *context, enum plot_kind kind, FILE *to, struct err *e)
{
	const struct selection_table *t = context;

	write_titles(t, to);
	(void)fprintf(to, "terminal_is_text = %d\ncolumns_of_text = %d\nis_probed = %d\n", kind == PLOT_TEXT,
		      terminal_columns(stdout), selection_is_estimated(t));
	(void)fprintf(to, "most = %d\nymax = %.6g\n$data << END\n", t->curve[t->ncurve - 1].boxes, 105 * highest(t));
	for (int i = 0; i < t->ncurve; i++) {
		(void)fprintf(to, "%d", t->curve[i].boxes);
		write_regret(&t->curve[i].regret, to);
		write_regret(&t->curve[i].probed, to);
		(void)fputc('\n', to);
	}
	(void)fputs("END\n", to);
	return plot_script("scripts/regret.gp", to, e);
}

int plot_regret(const struct plot *p, struct strings *written, struct err *e)
{
	const struct selection_options o = {
		.max_boxes = SELECTION_BOXES, .tolerance = REQUEST_TOLERANCE, .with_curve = 1};
	struct selection_table *tables;
	int count, status;

	if (selection_tables(p->rows, p->nrows, &o, &tables, &count, e) != 0)
		return -1;
	status = plot_files(p->request->out, write_script, &tables[0], written, e);
	selection_free(tables, count);
	return status;
}
