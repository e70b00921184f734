/* Tuning scripts: a Lua state with sweep, plot, export and the geometry constructors. */
#ifndef SEGTUNE_SCRIPT_H
#define SEGTUNE_SCRIPT_H

#include "harness/device/gpu.h"
#include "tuner/request/request.h"

/*
 * What a script's calls do; NULL: nothing. Each returns 0, or -1 with e filled, which ends the script with that error
 * and its line.
 */
struct script_host {
	void *context;
	const struct gpu_info
		*device; /* seen by the script as table `device`: name, backend, arch, is_cpu, memory_bytes, ... */
	int (*sweep)(void *context, const struct sweep_request *r, struct err *e);
	int (*plot)(void *context, const struct plot_request *r, struct err *e);
	int (*export)(void *context, const struct export_request *r, struct err *e);
	const char *data; /* folder in which find() looks for matrices; NULL: the current one */
};

/*
 * Run the script at path, of a file or in the binary. Errors name file and line; an endless loop ends by the
 * instruction limit (counted between calls of the host, so that a long sweep is not cut), a memory hog by the memory
 * limit.
 */
int script_run(const char *path, const struct script_host *host, struct err *e);

/*
 * Only what operator() defines in it, to *list, which user_opers_release ends; other calls do nothing.
 */
int script_operators(const char *path, const struct gpu_info *device, struct user_oper **list, struct err *e);

/*
 * The file that script_run reads for this name: the path itself where there is such a file, else "scripts/NAME.lua" of
 * the scripts in the binary. An error where there is neither.
 */
int script_find(const char *name, const char **path, struct err *e);

#endif
