/* How the curve of a strategy is drawn: the same in every plot, for ever. */
#ifndef SEGTUNE_CURVE_STYLE_H
#define SEGTUNE_CURVE_STYLE_H

struct curve_style {
	const char *colour; /* "#0072b2" */
	int point, dash;    /* gnuplot's point type and dash type: they tell curves apart in grey */
};

/* Of a strategy or a peer: shipped strategies have styles of their own, other names one that follows from the
 * name. */
struct curve_style curve_style_of(const char *name);

/* Of curve i of a plot whose curves are no strategies: different ones for up to 80. */
struct curve_style curve_style_at(int i);

#endif
