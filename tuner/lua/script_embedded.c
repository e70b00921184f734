/* Embedded scripts, found by path or name. */
#include "tuner/lua/script_embedded.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "tuner/base/strings.h"
#include "tuner/lua/script.h"

const struct asset *script_embedded(const char *name)
{
	char path[256];

	(void)snprintf(path, sizeof path, "scripts/%s.lua", name);
	return asset_find(path) ? asset_find(path) : strncmp(name, "scripts/", 8) == 0 ? asset_find(name) : NULL;
}

/* A name that is not a path may be meant as the name of a workload. */
static int fail_unknown_script(const char *name, struct err *e)
{
	static const char folder[] = "scripts/", ending[] = ".lua";
	struct nearest near = nearest_to(name);
	char names[2][64] = {"", ""};

	for (const struct asset *a = assets; a->path; a++) {
		const size_t length = strlen(a->path), around = sizeof folder + sizeof ending - 2;

		if (length <= around || strncmp(a->path, folder, sizeof folder - 1) != 0 ||
		    strcmp(a->path + length - (sizeof ending - 1), ending) != 0)
			continue;
		(void)snprintf(names[1], sizeof names[1], "%.*s", (int)(length - around), a->path + sizeof folder - 1);
		nearest_offer(&near, names[1]);
		if (near.best == names[1]) {
			memcpy(names[0], names[1], sizeof names[0]);
			near.best = names[0];
		}
	}
	return nearest_fail(&near, "script", "no file of that name, and segtune catalogue --workloads lists the others",
			    e);
}

int script_find(const char *name, const char **path, struct err *e)
{
	*path = name;
	if (access(name, R_OK) == 0)
		return 0;
	if (script_embedded(name)) {
		*path = script_embedded(name)->path;
		return 0;
	}
	if (errno == ENOENT && !strchr(name, '/') && !strchr(name, '.'))
		return fail_unknown_script(name, e);
	return err_errno(e, "cannot open '%s'", name);
}
