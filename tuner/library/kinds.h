/* Private to the library: writes decision tables as C text. */
#ifndef SEGTUNE_KINDS_H
#define SEGTUNE_KINDS_H

#include "harness/process/build_pool.h"
#include "tuner/library/emit.h"
#include "tuner/library/library.h"

#define LIBRARY_ARCHS 16

/* Compilers for the requested architectures, in separate processes because NVRTC may crash. */
struct arch_compilers {
	int count;
	struct build_pool *list[LIBRARY_ARCHS];
	int sm[LIBRARY_ARCHS];
};
int arch_compilers_open(struct arch_compilers *a, const struct strings *archs, struct err *e);
void arch_compilers_close(struct arch_compilers *a);

/* Writes the kernels of probe.cl, then all tables and kinds: segred_probes, segred_kinds, segred_nkinds. */
int kinds_write(FILE *out, struct catalogue *cat, const struct library_request *r, const struct arch_compilers *archs,
		struct err *e);

#endif
