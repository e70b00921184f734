/*
 * Peers: implementations of the same operations in other libraries, measured for comparison with the variants but never
 * selected. Each call of a library is a strategy whose name begins with PEER_PREFIX; the calls are in an optional
 * shared library (harness/device/library.h). Baselines are peers as well: strategies of the catalogue with the
 * parameters that a library once shipped, or a fixed way of doing the operation.
 */
#ifndef SEGTUNE_PEERS_H
#define SEGTUNE_PEERS_H

#include <limits.h>
#include <stdint.h>

#include "harness/base/err.h"

#define PEER_PREFIX "peer_"
#define PEERS_VARIABLE "SEGTUNE_PEERS" /* environment variable: path of a library, or of their folder */

struct peers {
	char name[32]; /* "segtune_peers.so"; "": none */
	char path[PATH_MAX];
	char identity[512]; /* what the library was built from; part of the identity of its results */
};

/* Finds the library called name ("segtune_peers.so") in the folder named by PEERS_VARIABLE. If the variable names a
 * file, finds that file or, if the file is called like another of the libraries, looks in its folder. Otherwise looks
 * next to the program. ERR_ABSENT, with advice, if there is none. */
int peers_find(struct peers *peers, const char *name, struct err *e);

/* Whether the library exports a function with this name; 0 also if it cannot be read. */
int peers_have(const struct peers *peers, const char *kernel);

/* The number of libraries that the Makefile builds. */
#define PEERS_LIBRARIES 4

int is_peer(const char *strategy);

/* What such a strategy measures, for example "cub::DeviceReduce"; its own name if unknown. */
const char *peer_name(const char *strategy);

#endif
