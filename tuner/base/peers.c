/* Finds the library of peers, and reads its identity without loading it. */
#include "tuner/base/peers.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
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
	{"peer_cusparse_spmm_alg1", "cuSPARSE SpMM by ones CSR ALG1"},
	{"peer_cusparse_spmm_alg2", "cuSPARSE SpMM by ones CSR ALG2"},
	{"peer_cusparse_spmm_alg3", "cuSPARSE SpMM by ones CSR ALG3"},
	{"peer_futhark", "Futhark's rule, 512 groups of 256"},
	{"peer_jax_segment_sum", "jax.ops.segment_sum, sorted"},
	{"peer_mgpu", "Modern GPU's launch box"},
	{"peer_mgpu_box", "Modern GPU with a launch box"},
	{"peer_mgpu_sm_20", "Modern GPU's box for sm_20"},
	{"peer_mgpu_sm_30", "Modern GPU's box for sm_30"},
	{"peer_mgpu_sm_35", "Modern GPU's box for sm_35"},
	{"peer_pyg_lib_segment_csr", "pyg_lib segment_sum_csr"},
	{"peer_segmented_scan", "segmented scan"},
	{"peer_thrust_reduce_by_key", "thrust::reduce_by_key"},
	{"peer_torch_embedding_bag", "torch embedding_bag"},
	{"peer_torch_index_add", "torch index_add"},
	{"peer_torch_scatter_reduce", "torch scatter_reduce"},
	{"peer_torch_scatter_segment_csr", "torch_scatter segment_csr"},
	{"peer_torch_segment_reduce", "torch.segment_reduce"},
	{"peer_torch_segment_reduce_1d", "torch.segment_reduce of values [n]"},
	{"peer_torch_segment_reduce_f32", "torch.segment_reduce of values.float()"},
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

/* The program's folder with a trailing slash; "" if unknown. */
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

/* The libraries that the Makefile builds, their targets, and what these need. */
static const struct library {
	const char *name, *target, *needs;
} libraries[PEERS_LIBRARIES] = {
	{"segtune_peers.so", "peers", "nvcc"},
	{"segtune_cub.so", "cub", "nvcc"},
	{"segtune_mgpu.so", "mgpu", "nvcc"},
	{"segtune_python.so", "python-peers", "Python"},
};

/* NULL: the Makefile builds no library with this name. */
static const struct library *find_library(const char *name)
{
	for (size_t i = 0; i < PEERS_LIBRARIES; i++)
		if (strcmp(libraries[i].name, name) == 0)
			return &libraries[i];
	return NULL;
}

/* The path of the library called name, according to PEERS_VARIABLE. */
static int named_path(const char *named, const char *name, char *out, size_t size)
{
	const char *slash = strrchr(named, '/'), *file = slash ? slash + 1 : named;
	struct stat info;

	if (stat(named, &info) == 0 && S_ISDIR(info.st_mode))
		return snprintf(out, size, "%s/%s", named, name);
	if (find_library(file))
		return snprintf(out, size, "%.*s%s", (int)(file - named), named, name);
	return snprintf(out, size, "%s", named);
}

static int find_path(struct peers *p, const char *name, struct err *e)
{
	const char *named = getenv(PEERS_VARIABLE);
	const struct library *library = find_library(name);
	char folder[PATH_MAX];
	int length;

	program_folder(folder, sizeof folder);
	length = named ? named_path(named, name, p->path, sizeof p->path)
		       : snprintf(p->path, sizeof p->path, "%s%s", folder, name);
	if (length >= (int)sizeof p->path)
		return err_as(e, ERR_ABSENT, "path of '%s' is too long", name);
	if (access(p->path, R_OK) == 0)
		return 0;
	if (named)
		return err_as(e, ERR_ABSENT, "cannot read '%s', which " PEERS_VARIABLE " names", p->path);
	return err_as(e, ERR_ABSENT, "no '%s' beside the program: `make %s` builds it, with %s", name,
		      library ? library->target : libraries[0].target, library ? library->needs : libraries[0].needs);
}

/* Reads the line after the mark. The file is not loaded, because its device may not be usable in this process. */
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
	return at ? 0 : err_as(e, ERR_ABSENT, "'%s' is not a library of peers", p->path);
}

/* Function names are stored in the file between NUL bytes. */
int peers_have(const struct peers *p, const char *kernel)
{
	const size_t length = strlen(kernel) + 2;
	char *text = NULL, *name = calloc(1, length);
	struct err unused;
	size_t size;
	int found = 0;

	if (name && file_read(p->path, LIBRARY_BYTES, &text, &size, &unused) == 0) {
		memcpy(name + 1, kernel, length - 2);
		found = memmem(text, size, name, length) != NULL;
	}
	free(text);
	free(name);
	return found;
}

int peers_find(struct peers *p, const char *name, struct err *e)
{
	memset(p, 0, sizeof *p);
	if (find_path(p, name, e) == 0 && read_identity(p, e) == 0) {
		(void)snprintf(p->name, sizeof p->name, "%s", name);
		return 0;
	}
	memset(p, 0, sizeof *p);
	return -1;
}
