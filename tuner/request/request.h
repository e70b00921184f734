/* Requests for sweeps, plots and exports, from a tuning script or the command line, as plain data. */
#ifndef SEGTUNE_REQUEST_H
#define SEGTUNE_REQUEST_H

#include <stdint.h>

#include "harness/base/err.h"
#include "tuner/base/strings.h"
#include "tuner/request/input_list.h"
#include "tuner/request/key_list.h"
#include "tuner/request/param_filter.h"
#include "tuner/request/user_oper.h"

/* Parses "60", "60s", "500ms", "2m", "1h" into seconds; -1 for anything else. */
int duration_read(const char *text, double *seconds);

/* ERR_USAGE for an unknown element type or operator. defined: operators of a script, or NULL. */
int request_check_names(const struct strings *types, const struct strings *operators, const struct user_oper *defined,
			struct err *e);

/* Inputs as text, and the operators over them, which sweep_request_apply_inputs makes. */
struct request_inputs {
	struct strings texts;
	struct input_list applied;
};

/* Operators and key types defined by a script, as linked lists; NULL if there are none. */
struct defined {
	struct user_oper *opers;
	struct user_key *keys;
};
void defined_release(struct defined *d);

struct sweep_only {
	int again;            /* 1: only variants of which the store has a result */
	struct strings named; /* only these: "STRATEGY PARAMETERS"; empty: no restriction */
};

/* Empty lists mean the operation's defaults, and all strategies. */
struct sweep_request {
	char operation[32]; /* for example "segreduce" */
	struct strings types, opers, key_types, strategies;
	struct param_filter filter; /* restricts variants */
	struct strings geometries;  /* specs and paths */
	char search[24];            /* for example "exhaustive" or "random" */
	double budget;              /* seconds; 0: none */
	int64_t evaluations;        /* maximum number of measurements; 0: no limit */
	uint64_t seed;              /* for random search */
	int peers;                  /* 1: measures other libraries as well */
	struct strings priors;      /* databases whose winners serve as starting points of searches, in addition */
	int cross;                  /* number of the best of each case that are measured on all other cases */
	/* Omits variants slower than the best by more than this on the screening cases; 0: off. */
	double screen;
	char space[12];         /* "hinted", "sensible", "possible"; empty: the device's default */
	struct sweep_only only; /* restricts variants, regardless of their space */
	struct {
		int min_samples, max_samples;
		double target;        /* relative width of the median's confidence interval */
		double time_cap;      /* seconds per measurement */
		int warm;             /* 1: do not flush the cache */
		int no_finals;        /* 1: omits the final comparison of the best */
	} sampling;                   /* 0: default */
	struct defined defined;       /* defined by the script, borrowed */
	struct request_inputs inputs; /* what values are computed from; none: from memory as they are */
};
void sweep_request_init(struct sweep_request *r);
void sweep_request_release(struct sweep_request *r);

/* Makes the operators over inputs, once operators and inputs are known. ERR_USAGE for an invalid input. */
int sweep_request_apply_inputs(struct sweep_request *r, struct err *e);

/* Input number i; "array" if none is named. */
const char *sweep_request_input(const struct sweep_request *r, int i);

/* The operator with this name over that input; NULL if there is none. */
const struct oper *sweep_request_oper(const struct sweep_request *r, const char *oper, const char *input);

#define PLOT_ALL_DEVICES "all"
#define PLOT_ALL_DRIVERS "all"

struct plot_request {
	char operation[32], type[16], oper[32], key_type[16]; /* empty, except operation: default */
	/* x: "mean length" or "elements"; y: "fraction", "GB/s", "time" or "regret". In plots of effects:
	 * parameters. */
	char x[84], y[24];
	/* Name as stored, or several separated by commas; empty: the one last measured; PLOT_ALL_DEVICES. */
	char device[512];
	char driver[512];   /* or several, separated by commas; empty: the device's newest; PLOT_ALL_DRIVERS */
	int peers;          /* 1: compares the best variant with each peer, instead of strategies */
	char kind[32];      /* only geometries of this kind ("uniform"); empty: every kind */
	char geometry[256]; /* shell pattern for geometry names; empty: all */
	char strategy[32];  /* for effects; empty: the strategy that is fastest most often */
	/* "OPERATION" or "OPERATION OPERATOR" whose best variants are drawn as well; empty: none. */
	char beside[96];
	char before[1024];      /* database whose best variants are drawn for comparison; empty: none */
	char out[1024];         /* path ending in .png or .svg; without extension: both */
	char input[INPUT_TEXT]; /* input of the values; empty: from memory */
};
void plot_request_init(struct plot_request *r);

/* Defaults of an export. Times are rarely known more precisely than the tolerance. */
#define REQUEST_MAX_BOXES 4
#define REQUEST_TOLERANCE 0.01

struct export_request {
	char format[16]; /* for example "c" or "mgpu" */
	char operation[32];
	struct strings types, opers, key_types; /* empty: all that were measured */
	char device[128];                       /* empty: all devices in the database */
	int max_boxes;                          /* per table */
	double tolerance;                       /* regret, summed over cases, that another box must save */
	char driver[96];                        /* empty: for each table the one last measured */
	char keep[1024];                        /* header whose boxes are kept where they tie; empty: none */
	struct strings weights;                 /* weights of geometries: "uniform:*=0.5"; default 1 */
	struct strings guess_for;               /* "sm_80": devices for which the comment describes the lookup */
	long long width;                        /* row width; 0: all */
	int force;                              /* 1: export regardless of what was not tried */
	char input[INPUT_TEXT];                 /* input of the values; empty: from memory */
	int reproducible;                       /* 1: only strategies with bitwise reproducible results */
	struct strings strategies;              /* for result formats; empty: all */
	char geometry[256];                     /* for result formats: shell pattern for geometry names; empty: all */
	char out[1024];                         /* "-": standard output */
};
void export_request_init(struct export_request *r);
void export_request_release(struct export_request *r);

#define REQUEST_TABLE_NAME 96

/* The name of the table of an operation, type, operator and key type ("" without keys), as users see it. */
void request_table_name(const char *operation, const char *type, const char *oper, const char *key_type,
			char name[REQUEST_TABLE_NAME]);

#endif
