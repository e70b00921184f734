/* The style of a strategy's curve, the same in every plot. */
#ifndef SEGTUNE_CURVE_STYLE_H
#define SEGTUNE_CURVE_STYLE_H

struct curve_style {
	const char *colour; /* for example "#0072b2" */
	int point, dash;    /* gnuplot's point type and dash type, which distinguish curves in grey */
};

/* The style of a strategy or peer: shipped strategies have their own, for others it follows from the name. */
struct curve_style curve_style_of(const char *name);

/* The style of curve i in a plot whose curves are not strategies; different for up to 80 curves. */
struct curve_style curve_style_at(int i);

#endif
