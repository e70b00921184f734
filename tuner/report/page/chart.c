/* SVG charts. Lengths are in pixels of a chart that is WIDTH wide; the page scales it. */
#include "tuner/report/page/chart.h"

#include <math.h>
#include <string.h>

#include "tuner/base/figures.h"
#include "tuner/report/page/html.h"

#define WIDTH 440.0
#define FEW_NAMES 11 /* fit into that width */
#define WIDE 1070.0  /* width of a chart with more names below it: that of the page */
#define HEIGHT 280.0
#define NAMES 125.0 /* height of the names */
#define LEFT 46.0
#define RIGHT 12.0
#define TOP 10.0
#define BOTTOM 42.0

static int is_wide(const struct chart *c)
{
	return c->names && c->nnames > FEW_NAMES;
}

static double width_of(const struct chart *c)
{
	return is_wide(c) ? WIDE : WIDTH;
}

static double across(const struct chart *c, double x)
{
	const double at = c->octaves ? log2(x) : x, low = c->xlow, range = c->xhigh - c->xlow;

	return LEFT + (width_of(c) - LEFT - RIGHT) * (range > 0 ? (at - low) / range : 0.5);
}

static double up(const struct chart *c, double y)
{
	return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (y - c->ylow) / (c->yhigh - c->ylow);
}

/* The step of an axis, 1, 2 or 5 times a power of ten: about five over the range. */
static double step_of(double range)
{
	const double power = pow(10, floor(log10(range / 5))), rest = range / 5 / power;

	return power * (rest < 1.5 ? 1 : rest < 3.5 ? 2 : rest < 7.5 ? 5 : 10);
}

static void tick_text(const struct chart *c, double at, char *text, size_t size)
{
	if (!c->octaves)
		(void)snprintf(text, size, "%.6g", at);
	else if (at < 0)
		(void)snprintf(text, size, "1/%.0f", exp2(-at));
	else
		size_text(exp2(at), text, size);
}

static void write_names(FILE *to, const struct chart *c)
{
	const double y = HEIGHT - BOTTOM + 10;

	for (int i = 0; i < c->nnames; i++) {
		const double x = across(c, i + 1);

		(void)fprintf(
			to,
			"<line class=\"grid\" x1=\"%.1f\" x2=\"%.1f\" y1=\"%.1f\" y2=\"%.1f\"/>"
			"<text class=\"name\" transform=\"translate(%.1f %.1f) rotate(-90)\" text-anchor=\"end\">",
			x, x, TOP, HEIGHT - BOTTOM, x + 3.5, y);
		html_text(to, c->names[i]);
		(void)fputs("</text>\n", to);
	}
}

static void x_ticks(FILE *to, const struct chart *c)
{
	const double range = c->xhigh - c->xlow;
	const double step = c->octaves ? ceil(range / 8) : fmax(1, step_of(range * 0.6));

	for (int i = (int)ceil(c->xlow / step); i * step <= c->xhigh + 1e-9; i++) {
		const double at = i * step;
		const double x = across(c, c->octaves ? exp2(at) : at);
		char text[32];

		tick_text(c, at, text, sizeof text);
		(void)fprintf(to, "<line class=\"grid\" x1=\"%.1f\" x2=\"%.1f\" y1=\"%.1f\" y2=\"%.1f\"/>", x, x, TOP,
			      HEIGHT - BOTTOM);
		(void)fprintf(to, "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\">%s</text>\n", x,
			      HEIGHT - BOTTOM + 15, text);
	}
}

static void y_ticks(FILE *to, const struct chart *c)
{
	const double step = step_of(c->yhigh - c->ylow);

	for (int i = (int)ceil(c->ylow / step); i * step <= c->yhigh + step * 1e-6; i++) {
		const double y = up(c, i * step);

		(void)fprintf(to, "<line class=\"grid\" x1=\"%.1f\" x2=\"%.1f\" y1=\"%.1f\" y2=\"%.1f\"/>", LEFT,
			      width_of(c) - RIGHT, y, y);
		(void)fprintf(to, "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"end\">%.6g</text>\n", LEFT - 6, y + 4,
			      i * step);
	}
}

void chart_begin(FILE *to, const struct chart *c)
{
	(void)fprintf(to, "<figure class=\"chart%s\"><figcaption>", is_wide(c) ? " wide" : "");
	html_text(to, c->title);
	(void)fprintf(to, "</figcaption>\n<svg viewBox=\"0 0 %.0f %.0f\" role=\"img\" aria-label=\"", width_of(c),
		      HEIGHT + (c->names ? NAMES : 0));
	html_text(to, c->title);
	(void)fputs("\">\n", to);
	y_ticks(to, c);
	if (c->names)
		write_names(to, c);
	else
		x_ticks(to, c);
	(void)fprintf(to, "<path class=\"axis\" d=\"M%.1f %.1fV%.1fH%.1f\"/>\n", LEFT, TOP, HEIGHT - BOTTOM,
		      width_of(c) - RIGHT);
	(void)fprintf(to, "<text class=\"label\" x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\">",
		      (LEFT + width_of(c)) / 2, HEIGHT + (c->names ? NAMES : 0) - 6);
	html_text(to, c->xlabel);
	(void)fprintf(to,
		      "</text><text class=\"label\" transform=\"translate(12 %.1f) rotate(-90)\" "
		      "text-anchor=\"middle\">",
		      (TOP + HEIGHT - BOTTOM) / 2);
	html_text(to, c->ylabel);
	(void)fputs("</text>\n", to);
	if (isfinite(c->line))
		(void)fprintf(to, "<line class=\"reference\" x1=\"%.1f\" x2=\"%.1f\" y1=\"%.1f\" y2=\"%.1f\"/>\n", LEFT,
			      width_of(c) - RIGHT, up(c, c->line), up(c, c->line));
}

/* Draws gnuplot's point types 4 to 13: square, circle, two triangles and diamond, each open, then filled. */
static void point_shape(FILE *to, int type, double x, double y)
{
	const double r = 3.2;

	switch (type / 2) {
	case 2:
		(void)fprintf(to, "d=\"M%.1f %.1fh%.1fv%.1fh%.1fz\"", x - r, y - r, 2 * r, 2 * r, -2 * r);
		break;
	case 4:
		(void)fprintf(to, "d=\"M%.1f %.1fl%.1f %.1fh%.1fz\"", x, y - r * 1.2, r * 1.15, r * 2, -r * 2.3);
		break;
	case 5:
		(void)fprintf(to, "d=\"M%.1f %.1fl%.1f %.1fh%.1fz\"", x, y + r * 1.2, r * 1.15, -r * 2, -r * 2.3);
		break;
	case 6:
		(void)fprintf(to, "d=\"M%.1f %.1fl%.1f %.1fl%.1f %.1fl%.1f %.1fz\"", x, y - r * 1.3, r * 1.3, r * 1.3,
			      -r * 1.3, r * 1.3, -r * 1.3, -r * 1.3);
		break;
	default:
		(void)fprintf(to, "d=\"M%.1f %.1fa%.1f %.1f 0 1 0 %.1f 0a%.1f %.1f 0 1 0 %.1f 0z\"", x - r, y, r, r,
			      2 * r, r, r, -2 * r);
		break;
	}
	(void)fprintf(to, " class=\"%s\"", type % 2 ? "filled" : "open");
}

/* Black becomes the colour of the page's text, which is light in dark mode. */
static void begin_group(FILE *to, const struct curve_style *style)
{
	static const char *const dashes[] = {"", "7 3", "2 3", "8 3 2 3"};

	(void)fprintf(to, "<g class=\"curve\" style=\"--c:%s\" stroke-dasharray=\"%s\">",
		      strcmp(style->colour, "#000000") == 0 ? "var(--ink)" : style->colour,
		      dashes[(style->dash + 3) % 4]);
}

void chart_curve(FILE *to, const struct chart *c, const struct curve_style *style, const struct chart_point *points,
		 int count)
{
	begin_group(to, style);
	if (!c->names && count > 1) {
		(void)fputs("<polyline points=\"", to);
		for (int i = 0; i < count; i++)
			(void)fprintf(to, "%s%.1f,%.1f", i ? " " : "", across(c, points[i].x), up(c, points[i].y));
		(void)fputs("\"/>", to);
	}
	for (int i = 0; i < count; i++) {
		const struct chart_point *p = &points[i];

		if (isfinite(p->low) && isfinite(p->high) && up(c, p->low) - up(c, p->high) > 2)
			(void)fprintf(to, "<path class=\"interval\" d=\"M%.1f %.1fV%.1f\"/>", across(c, p->x),
				      up(c, p->low), up(c, p->high));
		(void)fputs("<path ", to);
		point_shape(to, style->point, across(c, p->x), up(c, p->y));
		(void)fputs("><title>", to);
		html_text(to, p->note);
		(void)fputs("</title></path>", to);
	}
	(void)fputs("</g>\n", to);
}

void chart_end(FILE *to)
{
	(void)fputs("</svg></figure>\n", to);
}

void chart_swatch(FILE *to, const struct curve_style *style)
{
	(void)fputs("<svg class=\"swatch\" viewBox=\"0 0 28 12\" aria-hidden=\"true\">", to);
	begin_group(to, style);
	(void)fputs("<polyline points=\"0,6 28,6\"/><path ", to);
	point_shape(to, style->point, 14, 6);
	(void)fputs("/></g></svg>", to);
}
