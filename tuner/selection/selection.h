/* A decision table: few launch boxes, and small trees that say which box serves a call. */
#ifndef SEGTUNE_SELECTION_H
#define SEGTUNE_SELECTION_H

#include <stdint.h>

#include "tuner/store/store.h"

/* What a tree may ask about a call. Shares are of the elements: those in segments of at least so many elements. */
enum selection_feature {
	FEATURE_N,        /* elements */
	FEATURE_MEAN,     /* n / segments; n without segments */
	FEATURE_LONGEST,  /* elements of the longest segment */
	FEATURE_SHARE_1K, /* 0 to 1: share of the elements in segments of 1024 or more */
	FEATURE_SHARE_4K, /* the same of 4096 or more */
	SELECTION_FEATURES
};

/* What a caller knows of the lengths besides n and their number: each level has a tree of its own, over the same boxes.
 */
enum selection_level {
	LEVEL_UNKNOWN, /* n, mean */
	LEVEL_LONGEST, /* and the longest segment */
	LEVEL_SHARES,  /* n, mean and both shares: not the longest, which no probe finds */
	SELECTION_LEVELS
};

/* value < below: go to node `low`, else to `high`. A leaf has box >= 0 and no children. */
struct selection_node {
	enum selection_feature feature;
	double below;
	int low, high; /* indices of nodes, greater than this one's */
	int box;       /* index of boxes, -1: not a leaf */
};

/* Time of the box picked / time of the fastest variant - 1, over cases. */
struct selection_regret {
	double worst, mean;                   /* of the cases that the fit saw; the mean is weighted */
	double left_out_worst, left_out_mean; /* each case picked by a tree fitted without its geometry */
	int gaps, left_out_gaps;              /* cases on which the box picked was not measured: in no regret */
};

/* What a lookup may know besides what its tree asks for. */
enum selection_lookup_of {
	LOOKUP_PROBED, /* LEVEL_SHARES, the heaviest span, and the longest segment where a probe finds it */
	LOOKUP_ALL,    /* all there is */
	SELECTION_LOOKUPS
};

struct selection_tree {
	int nnodes;
	struct selection_node *nodes; /* [0] is the root */
	struct selection_regret regret;
};

/*
 * How a box is held up by its longest segment, which it may leave to few threads, in powers of two: so many elements of
 * calls at their best take as long as ...
 */
struct selection_pace {
	int64_t longest; /* ... an element of the longest segment. 0: none of its cases shows it */
	int64_t call;    /* ... the shortest call */
	/* ... an element of the heaviest GEOMETRY_SPAN consecutive segments, which it may leave to few blocks, also in
	 * powers of two and a half: 128, 192, 256. 0: as above */
	int64_t span;
};

/*
 * What each box is expected to lose on a call whose shares and heaviest span are known, by all measured cases at once
 * (kriging). A sum over cases of likeness * weight, where the likeness of two calls is 1 / (1 + their distance), on
 * axes of octaves. Whole numbers, so that headers and libraries have just these.
 */
struct selection_estimate {
	int ncases, nboxes; /* no cases: trees serve these calls, too */
	/* [row * (ESTIMATE_AXES + 2 * nboxes)]: of a case where it lies, the boxes' weights for calls whose longest
	 * segment is not known, and those for calls where it is; after a row of zeros and the boxes' means, twice; in
	 * 1 / ESTIMATE_UNIT, log(1 + regret) up to regrets of 1 */
	int *rows;
};
#define ESTIMATE_AXES 7 /* the last is of the longest segment, if it is known */
#define ESTIMATE_UNIT 4096

struct selection_box {
	char strategy[32], params[256]; /* "stream", "NT=128 VT=7" sorted by name */
	int ncases;                     /* that it was measured on */
	int nserved;                    /* that the LEVEL_SHARES tree gives it */
	int64_t n_low, n_high;          /* elements: least and most of the cases it was measured on */
	char kinds[96]; /* of the geometries it serves: "fixed pareto uniform", "..." where there are more */
	double regret, mean_regret; /* over the cases it serves */
	struct selection_pace pace;
};

/* The regret of a LEVEL_SHARES tree with so many boxes. */
struct selection_point {
	int boxes;
	struct selection_regret regret;
};

/* What any choice of so many boxes costs at least, if each case has the right one of them. */
struct selection_median {
	int boxes, variants; /* to choose, of these */
	double mean;         /* regret */
	int exact;           /* 1: boxes with that mean were found; 0: a lower bound */
};

/* Over the cases of one kind of lengths. */
struct selection_kind {
	char kind[64];
	int ncases;
	struct selection_regret regret; /* LEVEL_SHARES */
	struct selection_regret probed; /* LOOKUP_PROBED; of a table whose cases have spans */
};

/* Variants of a case. */
struct selection_tried {
	char geometry[256];
	int tried, listed; /* measured or failed; of those that a sweep would try */
};

/* What the measurements have not seen. A case of which nobody kept how many variants there are is in none of these. */
struct selection_coverage {
	int known;                     /* cases of which that is known */
	struct selection_tried *cases; /* these, the smallest share tried first */
	int least_tried, least_listed; /* variants of the case with the smallest share tried */
	char least_geometry[256];
	int cut_short;   /* cases with fewer tried than listed, whose search never ended */
	int poor;        /* of them those with under 30% tried */
	int not_reached; /* cases that a sweep listed, with nothing measured */
};

/* One device, operation, key type (empty: without keys), element type and operator. */
struct selection_table {
	char device[128], backend[16], arch[64], driver[96], compiler[96];
	char operation[32], type[16], oper[32], key_type[16];
	struct {
		struct row_shape row; /* of the elements of all cases: kernels are built for one */
		int ncases;
		enum selection_level level_of_all; /* of one that was read; LEVEL_UNKNOWN: by what is left out */
	};
	int nboxes; /* boxes[0] is the one of least mean regret alone: the most general */
	struct selection_box *boxes;
	struct {
		struct selection_tree trees[SELECTION_LEVELS];
		struct selection_regret lookups[SELECTION_LOOKUPS];
		int nspans; /* cases whose heaviest span is known: without any, lookups are what trees are */
		struct selection_estimate estimate;
	};
	int ncurve, nkinds;
	struct selection_point *curve; /* ascending in boxes, up to at least SELECTION_BOXES where more boxes help */
	struct selection_kind *kinds;
	struct selection_regret
		bound; /* worst and mean of always picking the right one of the boxes: no tree is better */
	struct selection_median median; /* of max_boxes */
	struct selection_coverage coverage;
	int kept; /* 1: the boxes are those of the table to keep; 2: the trees, too */
};

/* A launch box by its names. */
struct selection_name {
	char strategy[32], params[256];
};

struct selection_weight {
	const char *pattern;
	double weight; /* 0 or more */
};

struct selection_options {
	int max_boxes;      /* at least 1 */
	double tolerance;   /* a split must save more regret than this, summed over cases */
	const char *driver; /* NULL: of each table the one measured last */
	/* Geometries that match a shell pattern count with a weight (the first that matches; 1 without). */
	const struct selection_weight *weights;
	int nweights;
	/* Boxes of a table that is in use: they stay where they lose no more than a tie (1%). */
	const struct selection_name *keep;
	int nkeep;
	/* The tables that these are of, where their trees are known: one whose trees tie, too, stays as it is. */
	const struct selection_table *keep_tables;
	int nkeep_tables;
	const struct store_coverage *coverage; /* of the same store */
	int ncoverage;
};
#define SELECTION_BOXES 12

/*
 * Tables from rows, one per device, backend, operation, key type, element type and operator, in that order. *tables
 * malloc'd: selection_free. Cold rows where there are any, of the driver measured last. No rows: no tables.
 */
int selection_tables(const struct store_row *rows, int nrows, const struct selection_options *o,
		     struct selection_table **tables, int *count, struct err *e);
void selection_free(struct selection_table *tables, int count);

/* The features of a call with a row's lengths. */
void selection_features(const struct store_row *row, double features[SELECTION_FEATURES]);

/* The level whose tree serves a caller that knows the longest segment and the shares: the one that loses less, left
 * out.
 */
enum selection_level selection_level_of_all(const struct selection_table *t);

/*
 * What lookups do. Where the heaviest span is known beside the shares, and the table has an estimate: the box that is
 * expected to lose least. Else the box that a tree picks for a call, or one that is not held up where by what is known
 * the longest segment or the heaviest span would hold up that one. Both in elements; 0: not known.
 */
int selection_lookup(const struct selection_table *t, enum selection_level level,
		     const double features[SELECTION_FEATURES], double longest, double span);

/*
 * 1: a probe looks at all offsets of a call with such features, and so finds the longest segment: those are few, or
 * little beside the values. As lookers_of of library/runtime/probe.c has it, for offsets of 4 bytes.
 */
int selection_probe_sees_all(const double features[SELECTION_FEATURES]);

/* What a lookup picks that knows as much of a call with these features as a probe finds. */
int selection_lookup_probed(const struct selection_table *t, const double features[SELECTION_FEATURES], double span);

/* Index of the node, a leaf, that a call comes to. The tree has nodes. */
int selection_leaf(const struct selection_tree *tree, const double features[SELECTION_FEATURES]);

/* Index of the box that a tree picks for a call; -1: there is none. */
int selection_pick(const struct selection_table *t, enum selection_level level,
		   const double features[SELECTION_FEATURES]);

#endif
