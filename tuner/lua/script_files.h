/* The functions files, find and profiles of tuning scripts. */
#ifndef SEGTUNE_SCRIPT_FILES_H
#define SEGTUNE_SCRIPT_FILES_H

#include <glob.h>
#include <lua.h>

/* data: the folder given by --data; NULL: none. The other fields belong to script_files.c. */
struct script_files {
	const char *data;
	/* Results of the last pattern; kept here because a Lua error jumps over code that would free it. */
	glob_t found;
	int is_globbed;
};

/* Makes the three functions global; f must live as long as L. */
void script_files_add(lua_State *L, struct script_files *f);
void script_files_release(struct script_files *f);

#endif
