/* Shared by the backends; all other code goes through gpu.h. */
#ifndef SEGTUNE_BACKENDS_H
#define SEGTUNE_BACKENDS_H

#include "harness/device/compiler.h"
#include "harness/device/gpu.h"

extern const struct gpu_backend cuda_backend, opencl_backend, fake_backend;
extern const struct compiler_ops cuda_compiler_ops, opencl_compiler_ops;

/* Formats gpu_info.uuid the way NVIDIA's tools do, so that a GPU has the same name in every backend. size: at least 41
 * bytes. */
void backend_uuid_text(const unsigned char bytes[16], char *out, size_t size);

/* For write and read: -1 with e filled unless `bytes` bytes from offset on lie within the array and its guards. */
int backend_check_range(const struct gpu_mem *m, ptrdiff_t offset, size_t bytes, struct err *e);

/* The same checks for the arguments of write_words, fill and copy. */
int backend_check_words(const struct gpu_mem *table, const struct gpu_word *words, int count, struct err *e);
int backend_check_fill(const struct gpu_mem *m, ptrdiff_t offset, size_t bytes, struct err *e);
int backend_check_copy(const struct gpu_mem *to, const struct gpu_mem *from, size_t bytes, struct err *e);

#endif
