/* Tuning scripts: a sandbox with sweep, plot, export, operator, key_type and the constructors of geometries. */
#ifndef SEGTUNE_SCRIPT_H
#define SEGTUNE_SCRIPT_H

#include "harness/device/gpu.h"
#include "tuner/request/request.h"

/*
 * What a script's calls do; NULL: nothing. An error (-1 with e filled) ends the script and is reported with its line.
 */
struct script_host {
	void *context;
	const struct gpu_info *device; /* the script's table `device` */
	int (*sweep)(void *context, const struct sweep_request *r, struct err *e);
	int (*plot)(void *context, const struct plot_request *r, struct err *e);
	int (*export)(void *context, const struct export_request *r, struct err *e);
	const char *data; /* folder in which find() looks for matrices; NULL: the current one */
};

/*
 * Run the script at path, a file or embedded. Errors name file and line. Limits on memory and on instructions between
 * two calls of the host end a script that runs away.
 */
int script_run(const char *path, const struct script_host *host, struct err *e);

/* Run the script for its operators and key types alone: other calls do nothing. defined_release frees *defined in any
 * case. */
int script_definitions(const char *path, const struct gpu_info *device, struct defined *defined, struct err *e);

/*
 * The path that script_run takes for this name: the name itself if there is such a file, else the embedded
 * "scripts/NAME.lua". An error if there is neither.
 */
int script_find(const char *name, const char **path, struct err *e);

#endif
