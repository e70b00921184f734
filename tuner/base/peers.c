/* Finds the library of peers, and reads its identity without loading it. */
#include "tuner/base/peers.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "harness/device/library.h"
#include "tuner/base/file.h"

#define LIBRARY_BYTES ((size_t)1 << 30)

static const struct {
	const char *strategy, *name;
} names[] = {
	{"peer_cub_histogram", "cub::DeviceHistogram"},
	{"peer_cub_policy", "cub::DeviceSegmentedReduce with a policy"},
	{"peer_cub_reduce", "cub::DeviceReduce"},
	{"peer_cub_reduce_by_key", "cub::DeviceReduce::ReduceByKey"},
	{"peer_cub_scan", "cub::DeviceScan"},
	{"peer_cub_segmented_reduce", "cub::DeviceSegmentedReduce"},
	{"peer_cusparse_alg1", "cuSPARSE SpMV CSR ALG1"},
	{"peer_cusparse_alg2", "cuSPARSE SpMV CSR ALG2"},
	{"peer_futhark", "Futhark's rule, 512 groups of 256"},
	{"peer_mgpu", "Modern GPU's launch box"},
	{"peer_mgpu_box", "Modern GPU with a launch box"},
	{"peer_mgpu_sm_20", "Modern GPU's box for sm_20"},
	{"peer_mgpu_sm_30", "Modern GPU's box for sm_30"},
	{"peer_mgpu_sm_35", "Modern GPU's box for sm_35"},
	{"peer_segmented_scan", "segmented scan"},
	{"peer_thrust_reduce_by_key", "thrust::reduce_by_key"},
};

int is_peer(const char *strategy)
{
	return strncmp(strategy, PEER_PREFIX, strlen(PEER_PREFIX)) == 0;
}

const char *peer_name(const char *strategy)
{
	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		if (strcmp(names[i].strategy, strategy) == 0)
			return names[i].name;
	return strategy;
}

/* The folder of the program, with a slash; empty where the system does not say. */
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

/* What make builds the library of that name by. */
static const char *make_target(const char *name)
{
	static const struct {
		const char *name, *target;
	} libraries[] = {{"segtune_cub.so", "cub"}, {"segtune_mgpu.so", "mgpu"}};

	for (size_t i = 0; i < sizeof libraries / sizeof *libraries; i++)
		if (strcmp(libraries[i].name, name) == 0)
			return libraries[i].target;
	return "peers";
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
	return err_as(e, ERR_ABSENT, "no '%s' beside the program: `make %s` builds it, with nvcc", name,
		      make_target(name));
}

/* The line behind the mark. The file is read, not loaded: its device may not be this process's. */
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
