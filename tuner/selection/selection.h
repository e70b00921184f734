/* A decision table: few launch boxes, and small trees that say which box serves a call. */
#ifndef SEGTUNE_SELECTION_H
#define SEGTUNE_SELECTION_H

#include <stdint.h>

/* What a tree may ask about a call. Shares are of the elements: those in segments of at least so many elements. */
enum selection_feature {
	FEATURE_N,        /* elements */
	FEATURE_MEAN,     /* n / segments */
	FEATURE_LONGEST,  /* elements of the longest segment */
	FEATURE_SHARE_1K, /* 0 to 1: share of the elements in segments of 1024 or more */
	FEATURE_SHARE_4K, /* the same of 4096 or more */
	SELECTION_FEATURES
};

/* What a caller knows of the lengths besides n and their number: each level has a tree of its own, over the same boxes. */
enum selection_level {
	LEVEL_UNKNOWN, /* n, mean */
	LEVEL_LONGEST, /* and the longest segment */
	LEVEL_SHARES,  /* and both shares */
	SELECTION_LEVELS
};

/* value < below: go to node `low`, else to `high`. A leaf has box >= 0 and no children. */
struct selection_node {
	enum selection_feature feature;
	double below;
	int low, high; /* indices of nodes, greater than this one's */
	int box;       /* index of boxes, -1: not a leaf */
};

/* Regrets of a tree over the cases of its table: time of the box picked / time of the fastest variant - 1. */
struct selection_regret {
	double worst, mean;                   /* of the cases that the fit saw; mean is weighted */
	double left_out_worst, left_out_mean; /* each case picked by a tree fitted without its geometry */
};

struct selection_tree {
	int nnodes;
	struct selection_node *nodes; /* [0] is the root */
	struct selection_regret regret;
};

struct selection_box {
	char strategy[32], params[256]; /* "stream", "NT=128 VT=7" sorted by name */
	int ncases;                     /* that it was measured on */
	int nserved;                    /* that the LEVEL_SHARES tree gives it */
	int64_t n_low, n_high;          /* elements: least and most of the cases it was measured on */
	char kinds[96];                 /* of the geometries it serves: "uniform pareto real" */
	double regret, mean_regret;     /* over the cases it serves */
};

/* One device, operation, key type (empty: without keys), element type and operator. */
struct selection_table {
	char device[128], backend[16], arch[64], driver[96], compiler[96];
	char operation[32], type[16], oper[32], key_type[16];
	int ncases;
	int nboxes; /* boxes[0] is the one of least mean regret alone: the most general */
	struct selection_box *boxes;
	struct selection_tree trees[SELECTION_LEVELS];
};
#endif
