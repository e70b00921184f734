/*
 * Peers: what other libraries offer for the same operations, measured beside the variants to be compared with, never to
 * be chosen. Each call of a library is a strategy whose name begins with PEER_PREFIX; they come from a shared library
 * (harness/device/library.h) that need not be there. So are baselines: strategies like one of the catalogue with the
 * parameters that a library once shipped, or a fixed way to do it.
 */
#ifndef SEGTUNE_PEERS_H
#define SEGTUNE_PEERS_H

#include <limits.h>
#include <stdint.h>

#include "harness/base/err.h"

#define PEER_PREFIX "peer_"
#define PEERS_VARIABLE "SEGTUNE_PEERS" /* of the environment: a library's path, or that of their folder */

struct peers {
	char name[32]; /* "segtune_peers.so"; empty: none */
	char path[PATH_MAX];
	char identity[512]; /* what the library was built from: part of the identity of its results */
};

/*
 * Find the library called name ("segtune_peers.so"): in the folder that PEERS_VARIABLE names, or the file that it names
 * (where that is called as another of the libraries, in its folder), else beside the program. ERR_ABSENT, with what to
 * do, if there is none.
 */
int peers_find(struct peers *peers, const char *name, struct err *e);

/* Does the library export a function of that name? 0 where it cannot be read, too. */
int peers_have(const struct peers *peers, const char *kernel);

/* As many libraries as make builds. */
#define PEERS_LIBRARIES 4

int is_peer(const char *strategy);

/* What such a strategy measures: "cub::DeviceReduce"; its own name where that is unknown. */
const char *peer_name(const char *strategy);

#endif
