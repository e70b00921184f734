#include "tuner/base/peers.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "harness/device/library.h"
#include "tuner/base/file.h"

#define LIBRARY_BYTES ((size_t)1 << 30)
#define PARAMETER "WHICH="

/* Numbers are stored, so none is ever given a second time. */
static const struct {
	int which;
	const char *name;
} names[] = {
	{1, "cub::DeviceSegmentedReduce"},     {2, "cub::DeviceSegmentedReduce"}, {3, "cub::DeviceReduce"},
	{4, "cub::DeviceReduce::ReduceByKey"}, {5, "thrust::reduce_by_key"},      {6, "cub::DeviceScan"},
	{7, "cub::DeviceHistogram"},           {8, "cuSPARSE SpMV CSR ALG1"},     {9, "cuSPARSE SpMV CSR ALG2"},
};

const char *peer_name(const char *params)
{
	const char *at = strstr(params, PARAMETER);
	long which = at ? strtol(at + strlen(PARAMETER), NULL, 10) : 0;

	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		if (names[i].which == which)
			return names[i].name;
	return params;
}

/* The folder of the program, with a slash; empty where the system does not tell. */
static void program_folder(char *out, size_t size)
{
	ssize_t length = readlink("/proc/self/exe", out, size - 1);
	char *slash;

	out[length > 0 ? length : 0] = '\0';
	slash = strrchr(out, '/');
	if (slash)
		slash[1] = '\0';
	else
		out[0] = '\0';
}

static int find_path(struct peers *p, const char *name, struct err *e)
{
	const char *named = getenv(PEERS_VARIABLE);
	char folder[PATH_MAX];

	program_folder(folder, sizeof folder);
	if (snprintf(p->path, sizeof p->path, "%s%s", named ? "" : folder, named ? named : name) >= (int)sizeof p->path)
		return err_as(e, ERR_ABSENT, "path of '%s' is too long", name);
	if (access(p->path, R_OK) == 0)
		return 0;
	if (named)
		return err_as(e, ERR_ABSENT, "cannot read '%s', which " PEERS_VARIABLE " names", named);
	return err_as(e, ERR_ABSENT, "no '%s' beside the program: `make peers` builds it, with nvcc", name);
}

/* The line behind the mark. Read, not loaded: the library may be for a device that this process never opens. */
static int read_identity(struct peers *p, struct err *e)
{
	char *text = NULL;
	const char *at;
	size_t size;

	if (file_read(p->path, LIBRARY_BYTES, &text, &size, e))
		return -1;
	at = memmem(text, size, LIBRARY_MARK, strlen(LIBRARY_MARK));
	if (at) {
		at += strlen(LIBRARY_MARK);
		(void)snprintf(p->identity, sizeof p->identity, "%.*s", (int)strcspn(at, "\n"), at);
	}
	free(text);
	return at ? 0 : err_as(e, ERR_ABSENT, "'%s' is no library of peers", p->path);
}

int peers_find(struct peers *p, const char *name, struct err *e)
{
	memset(p, 0, sizeof *p);
	if (find_path(p, name, e) == 0 && read_identity(p, e) == 0)
		return 0;
	memset(p, 0, sizeof *p);
	return -1;
}
