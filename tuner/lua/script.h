/* Tuning scripts: a sandbox with sweep, plot, export, operator, key_type and the geometry constructors. */
#ifndef SEGTUNE_SCRIPT_H
#define SEGTUNE_SCRIPT_H

#include "harness/device/gpu.h"
#include "tuner/request/request.h"

/* The functions that a script can call; NULL: does nothing. An error (-1 with e filled) ends the script and is reported
 * with its line. */
struct script_host {
	void *context;
	const struct gpu_info *device; /* the script's table `device` */
	int (*sweep)(void *context, const struct sweep_request *r, struct err *e);
	int (*plot)(void *context, const struct plot_request *r, struct err *e);
	int (*export)(void *context, const struct export_request *r, struct err *e);
	const char *data; /* folder in which find() looks for matrices; NULL: the current folder */
};

/* Runs the script at path, a file or an embedded one. Error messages name file and line. Limits on memory, and on
 * instructions between two host calls, end a runaway script. */
int script_run(const char *path, const struct script_host *host, struct err *e);

/* Runs the script for its operators and key types only; other calls do nothing. Free *defined with defined_release in
 * any case. */
int script_definitions(const char *path, const struct gpu_info *device, struct defined *defined, struct err *e);

/* *path: what script_run takes for this name: the name itself if that file exists, else the embedded
 * "scripts/NAME.lua". -1 with e filled if there is neither. */
int script_find(const char *name, const char **path, struct err *e);

#endif
