/* Sweeps, plots and exports as a tuning script or the command line requests them: plain data. */
#ifndef SEGTUNE_REQUEST_H
#define SEGTUNE_REQUEST_H

#include <stdint.h>

#include "harness/base/err.h"
#include "tuner/base/strings.h"
#include "tuner/request/input_list.h"
#include "tuner/request/key_list.h"
#include "tuner/request/param_filter.h"
#include "tuner/request/user_oper.h"

/* Parse "60", "60s", "500ms", "2m", "1h" into seconds; -1 for anything else. */
int duration_read(const char *text, double *seconds);

/* ERR_USAGE for an unknown element type or operator. defined: the operators of a script, NULL without. */
int request_check_names(const struct strings *types, const struct strings *operators, const struct user_oper *defined,
			struct err *e);

/* Inputs by their texts, and the operators over them once sweep_request_apply_inputs has made them. */
struct request_inputs {
	struct strings texts;
	struct input_list applied;
};

/* Operators and key types that a script defines: lists, NULL without any. */
struct defined {
	struct user_oper *opers;
	struct user_key *keys;
};
void defined_release(struct defined *d);

struct sweep_only {
	int again;            /* 1: to those that the store has a result of */
	struct strings named; /* "STRATEGY PARAMETERS": to these; empty: not */
};

/* Empty lists mean what the operation has by default, and all strategies. */
struct sweep_request {
	char operation[32]; /* "segreduce" */
	struct strings types, opers, key_types, strategies;
	struct param_filter filter; /* restricts variants */
	struct strings geometries;  /* specs and paths */
	char search[24];            /* "exhaustive", "random" */
	double budget;              /* seconds; 0: none */
	int64_t evaluations;        /* at most this many measurements; 0: no limit */
	uint64_t seed;              /* of random search */
	int peers;                  /* 1: also measure other libraries */
	struct strings priors;      /* databases whose winners a search begins with, too */
	int cross;                  /* this many of the best of each case are measured on all other cases, too */
	double screen;              /* leave out variants slower than the best by more than this on the screening
				       cases; 0: off */
	char space[12];             /* "hinted", "sensible", "possible"; empty: the device's default */
	struct sweep_only only;     /* restricts variants, whatever their space */
	struct {
		int min_samples, max_samples;
		double target;        /* relative width of the interval of the median */
		double time_cap;      /* seconds a measurement */
		int warm;             /* 1: do not flush the cache */
		int no_finals;        /* 1: skip the final comparison of the best */
	} sampling;                   /* 0: the default */
	struct defined defined;       /* by the script, borrowed */
	struct request_inputs inputs; /* what values are computed by; none: those in memory as they are */
};
void sweep_request_init(struct sweep_request *r);
void sweep_request_release(struct sweep_request *r);

/* Once operators and inputs are known: make the operators over inputs. ERR_USAGE for an input that is wrong. */
int sweep_request_apply_inputs(struct sweep_request *r, struct err *e);

/* Input number i: "array" where none is named. */
const char *sweep_request_input(const struct sweep_request *r, int i);

/* The operator of that name over that input; NULL if there is none. */
const struct oper *sweep_request_oper(const struct sweep_request *r, const char *oper, const char *input);

#define PLOT_ALL_DEVICES "all"
#define PLOT_ALL_DRIVERS "all"

struct plot_request {
	char operation[32], type[16], oper[32], key_type[16]; /* all but the first empty: the default */
	char x[84], y[24]; /* "mean length", "elements"; "fraction", "GB/s", "time", "regret"; of "effect" parameters */
	char device[512]; /* name as stored, several with commas between; empty: the one last measured; PLOT_ALL_DEVICES
			   */
	char driver[512]; /* several with commas between; empty: the newest of the device; PLOT_ALL_DRIVERS */
	int peers;        /* 1: compare the best variant with each peer instead of strategies */
	char kind[32];    /* only geometries of this kind ("uniform"); empty: every kind */
	char geometry[256];     /* a shell pattern of geometries' names; empty: all */
	char strategy[32];      /* of effects; empty: the one that is the fastest most often */
	char beside[96];        /* "OPERATION" or "OPERATION OPERATOR": its best variants are drawn, too; empty: none */
	char before[1024];      /* a database whose best variants are drawn beside; empty: none */
	char out[1024];         /* path ending in .png or .svg, or without an ending: both */
	char input[INPUT_TEXT]; /* what values are; empty: those in memory */
};
void plot_request_init(struct plot_request *r);

/* Defaults of an export. Times are seldom known better than to the tolerance. */
#define REQUEST_MAX_BOXES 4
#define REQUEST_TOLERANCE 0.01

struct export_request {
	char format[16]; /* "c", "mgpu" */
	char operation[32];
	struct strings types, opers, key_types; /* empty: all that were measured */
	char device[128];                       /* empty: all devices in the database, merged */
	int max_boxes;                          /* per table */
	double tolerance;                       /* regret, summed over cases, that a further box must save */
	char driver[96];                        /* empty: of each table the one measured last */
	char keep[1024];                        /* a header whose boxes stay where they tie; empty: none */
	struct strings weights;                 /* "uniform:*=0.5": of geometries; 1 without */
	struct strings guess_for;               /* "sm_80": whose lookups the comment tells about */
	long long width;                        /* of rows; 0: that of all */
	int force;                              /* 1: export whatever was not tried */
	char input[INPUT_TEXT];                 /* what values are; empty: those in memory */
	int reproducible;                       /* 1: only strategies with the same bits in each run */
	struct strings strategies;              /* of formats of results; empty: all */
	char geometry[256];                     /* of these: a shell pattern of geometries' names; empty: all */
	char out[1024];                         /* "-": standard output */
};
void export_request_init(struct export_request *r);
void export_request_release(struct export_request *r);

#define REQUEST_TABLE_NAME 96

/* The name of the table of an operation, type, operator and key type (empty: without keys), as users see it. */
void request_table_name(const char *operation, const char *type, const char *oper, const char *key_type,
			char name[REQUEST_TABLE_NAME]);

#endif
