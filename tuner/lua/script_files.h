/* files, find and profiles of tuning scripts. */
#ifndef SEGTUNE_SCRIPT_FILES_H
#define SEGTUNE_SCRIPT_FILES_H

#include <glob.h>
#include <lua.h>

/* data: the folder that --data names, NULL: none. The rest is for script_files.c. */
struct script_files {
	const char *data;
	glob_t found; /* of the last pattern: kept, since an error in Lua jumps over what would free it */
	int is_globbed;
};

/* Make the three functions globals; f must live as long as L. */
void script_files_add(lua_State *L, struct script_files *f);
void script_files_release(struct script_files *f);

#endif
