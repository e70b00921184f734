/* A decision table: a few launch boxes, and small trees that say which box to use for a call. */
#ifndef SEGTUNE_SELECTION_H
#define SEGTUNE_SELECTION_H

#include <stdint.h>

#include "tuner/store/store.h"

/* What is known about a call. Shares are fractions of the elements: those in segments of at least that length. */
enum selection_feature {
	FEATURE_N,                        /* number of elements */
	FEATURE_MEAN,                     /* n / segments; n if there are no segments */
	FEATURE_LONGEST,                  /* longest segment, in elements */
	FEATURE_SHARE_1K,                 /* fraction (0 to 1) of the elements in segments of at least 1024 */
	FEATURE_SHARE_4K,                 /* the same for 4096 */
	TREE_FEATURES,                    /* trees ask for those above only */
	FEATURE_SHARE_16 = TREE_FEATURES, /* the same for 16; negative: unknown */
	FEATURE_LONGEST_SEEN,             /* longest segment in a sample; estimates use it if the longest is unknown */
	SELECTION_FEATURES
};

/* What a caller knows about the lengths besides n and the number of segments. Each level has a tree of its own, over
 * the same boxes. */
enum selection_level {
	LEVEL_UNKNOWN, /* n, mean */
	LEVEL_LONGEST, /* also the longest segment */
	LEVEL_SHARES,  /* n, mean and both shares; not the longest, which a sample cannot find */
	SELECTION_LEVELS
};

/* value < below: go to node `low`, else to `high`. A leaf has box >= 0 and no children. */
struct selection_node {
	enum selection_feature feature;
	double below;
	int low, high; /* indices of nodes, greater than this node's */
	int box;       /* index into the boxes; -1: not a leaf */
};

/* Regret over cases: time of the picked box / time of the fastest variant - 1. */
struct selection_regret {
	double worst, mean; /* on the cases used for fitting; the mean is weighted */
	/* cross-validated: each case is picked by a tree fitted without its family */
	double left_out_worst, left_out_mean;
	int gaps, left_out_gaps; /* cases on which the picked box was not measured; they count in no regret */
};

/* What a lookup may know besides what its tree asks for. */
enum selection_lookup_of {
	/* LEVEL_SHARES, the heaviest span, and the longest segment if a probe finds it, else the longest one sampled */
	LOOKUP_PROBED,
	LOOKUP_ALL, /* everything */
	SELECTION_LOOKUPS
};

struct selection_tree {
	int nnodes;
	struct selection_node *nodes; /* nodes[0] is the root */
	struct selection_regret regret;
};

/* How much the longest segment, which a box may leave to few threads, delays it. Times are in units of one element
 * processed at full speed, rounded to powers of two. */
struct selection_pace {
	int64_t longest; /* time per element of the longest segment; 0: no case shows it */
	int64_t call;    /* time of the shortest possible call */
	/* Time per element of the heaviest GEOMETRY_SPAN consecutive segments, which a box may leave to few blocks;
	 * also in halfway steps between powers of two: 128, 192, 256. 0: no case shows it. */
	int64_t span;
};

/* The expected loss of each box on a call with known shares and heaviest span, from all measured cases (kriging): a sum
 * over cases of similarity * weight, where the similarity of two calls is 1 / (1 + their distance), on axes in octaves.
 * Stored as integers below 2^24, so that headers and libraries have exactly these values. */
struct selection_estimate {
	int ncases, nboxes; /* ncases 0: trees serve these calls, too */
	/* [row * (ESTIMATE_AXES + 2 * nboxes)]: a case's position, then each box's weight for calls with unknown
	 * longest segment, then for calls with a known one. The first row holds zeros and the boxes' mean losses,
	 * twice. In units of 1 / ESTIMATE_UNIT of log(1 + regret), with regret capped at 1. */
	int *rows;
};
#define ESTIMATE_AXES 8 /* the last axis needs the longest segment */
#define ESTIMATE_UNIT 4096

struct selection_box {
	char strategy[32], params[256]; /* "stream", "NT=128 VT=7" sorted by name */
	int ncases;                     /* number of cases on which it was measured */
	int nserved;                    /* number of cases for which selection_stated_box takes it */
	int64_t n_low, n_high;          /* range of n of the cases on which it was measured */
	char kinds[96]; /* kinds of the geometries it serves: "fixed pareto uniform"; "..." if there are more */
	double regret, mean_regret; /* over the cases it serves */
	struct selection_pace pace;
};

/* Regrets with this many boxes. */
struct selection_point {
	int boxes;
	struct selection_regret regret; /* of a LEVEL_SHARES tree */
	struct selection_regret probed; /* of LOOKUP_PROBED; NAN if the table has no estimates */
};

/* The least cost of any choice of that many boxes, if each case used the best of them. */
struct selection_median {
	int boxes, variants; /* boxes to choose; variants to choose from */
	double mean;         /* regret */
	int exact;           /* 1: boxes with that mean were found; 0: it is a lower bound */
};

/* Regrets over the cases of one kind of lengths. */
struct selection_kind {
	char kind[64];
	int ncases;
	struct selection_regret regret; /* for LEVEL_SHARES */
	struct selection_regret probed; /* for LOOKUP_PROBED; in tables whose cases have spans */
};

/* How many variants of a case were tried. */
struct selection_tried {
	char geometry[256];
	int tried, listed; /* tried: measured or failed; listed: number that a sweep would try */
};

/* What was not measured. Cases whose number of variants was not stored are not included. */
struct selection_coverage {
	int known;                     /* number of cases for which that is known */
	struct selection_tried *cases; /* these cases, the smallest fraction tried first */
	int least_tried, least_listed; /* of the case with the smallest fraction tried */
	char least_geometry[256];
	int cut_short;   /* cases with fewer variants tried than listed whose search never ended */
	int poor;        /* of these, cases with less than 30% tried */
	int not_reached; /* cases that a sweep listed, without any measurement */
};

/* The table for one device, operation, key type ("" without keys), element type and operator. */
struct selection_table {
	char device[128], backend[16], arch[64], driver[96], compiler[96];
	char operation[32], type[16], oper[32], key_type[16];
	struct {
		struct row_shape row; /* of all cases, because kernels are built for one row shape */
		int ncases;
		/* For a table read from a header; LEVEL_UNKNOWN: decide by left-out regrets. */
		enum selection_level level_of_all;
	};
	int nboxes; /* boxes[0] has the least mean regret on its own: the most general box */
	struct selection_box *boxes;
	struct {
		struct selection_tree trees[SELECTION_LEVELS];
		struct selection_regret lookups[SELECTION_LOOKUPS];
		int nspans; /* cases with a known heaviest span; 0: lookups equal trees */
		struct selection_estimate estimate;
	};
	int ncurve, nkinds;
	/* With with_curve: ascending in boxes, up to at least SELECTION_BOXES if more boxes help. */
	struct selection_point *curve;
	struct selection_kind *kinds;
	struct selection_regret
		/* Worst and mean regret of always picking the best of the boxes; no tree can be better. */
		bound;
	struct selection_median median; /* for max_boxes boxes */
	struct selection_coverage coverage;
	int kept; /* 1: the boxes are those of the table to keep; 2: so are the trees */
};

/* A launch box by name. */
struct selection_name {
	char strategy[32], params[256];
};

struct selection_weight {
	const char *pattern;
	double weight; /* 0 or more */
};

struct selection_options {
	int max_boxes;      /* at least 1 */
	double tolerance;   /* regret, summed over cases, that a split must save */
	const char *driver; /* NULL: for each table the one last measured */
	/* Weights for geometries that match a shell pattern; the first match counts; default 1. */
	const struct selection_weight *weights;
	int nweights;
	/* Boxes of a table in use, which are kept if they lose no more than a tie (1%). */
	const struct selection_name *keep;
	int nkeep;
	/* The tables of these boxes, if their trees are known: a table whose trees also tie is kept unchanged. */
	const struct selection_table *keep_tables;
	int nkeep_tables;
	const struct store_coverage *coverage; /* from the same store */
	int ncoverage;
	int with_curve; /* 1: with regrets by number of boxes, which take two thirds more time */
};
#define SELECTION_BOXES 12

/* Makes tables from rows, one per device, backend, operation, key type, element type and operator, in that order.
 * *tables is malloc'd; free it with selection_free. Uses cold rows if there are any, of the driver last measured.
 * Without rows there are no tables. */
int selection_tables(const struct store_row *rows, int nrows, const struct selection_options *o,
		     struct selection_table **tables, int *count, struct err *e);
void selection_free(struct selection_table *tables, int count);

/* The features of a call with a row's lengths. */
void selection_features(const struct store_row *row, double features[SELECTION_FEATURES]);

/* The level whose tree to use if both the longest segment and the shares are known: the one with less left-out
 * regret. */
enum selection_level selection_level_of_all(const struct selection_table *t);

/* The lookup. If shares and heaviest span are known and the table has an estimate: the box with the least expected
 * loss. Otherwise the box that a tree picks, unless the longest segment or the heaviest span, as far as known, would
 * dominate its time; then another box. Both in elements; 0: unknown. */
int selection_lookup(const struct selection_table *t, enum selection_level level,
		     const double features[SELECTION_FEATURES], double longest, double span);

/* 1: a probe scans all offsets of a call with these features, and so finds the longest segment, because the offsets are
 * few or small compared with the values: geometry_is_scanned for offsets of 4 bytes. */
int selection_probe_sees_all(const double features[SELECTION_FEATURES]);

/* What a lookup picks that knows what a probe finds about a call with these features. */
int selection_lookup_probed(const struct selection_table *t, const double features[SELECTION_FEATURES], double span);

/* What is stated about a table and its boxes concerns lookups that know what a probe finds, if these pick by estimates;
 * else those of LEVEL_SHARES. The box that such a lookup picks for a row's lengths, and the regret of all: */
int selection_stated_box(const struct selection_table *t, const struct store_row *row);
const struct selection_regret *selection_stated_regret(const struct selection_table *t);
static inline int selection_is_estimated(const struct selection_table *t)
{
	return t->estimate.ncases > 0;
}

/* The index of the leaf that a call reaches. The tree must have nodes. */
int selection_leaf(const struct selection_tree *tree, const double features[SELECTION_FEATURES]);

/* The index of the box that a tree picks for a call; -1: there is none. */
int selection_pick(const struct selection_table *t, enum selection_level level,
		   const double features[SELECTION_FEATURES]);

#endif
