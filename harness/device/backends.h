/* What backends share; everybody else goes through gpu.h. */
#ifndef SEGTUNE_BACKENDS_H
#define SEGTUNE_BACKENDS_H

#include "harness/device/compiler.h"
#include "harness/device/gpu.h"

extern const struct gpu_backend cuda_backend, opencl_backend, fake_backend;
extern const struct compiler_ops cuda_compiler_ops, opencl_compiler_ops;

/* The name that NVIDIA's tools give a GPU, for gpu_info.uuid: the same through every backend. At least 41 bytes. */
void backend_uuid_text(const unsigned char bytes[16], char *out, size_t size);

/* -1 with e filled unless bytes from offset on lie within the array and its guards: for write and read. */
int backend_check_range(const struct gpu_mem *m, ptrdiff_t offset, size_t bytes, struct err *e);

/* The same for the arguments of write_words, fill and copy. */
int backend_check_words(const struct gpu_mem *table, const struct gpu_word *words, int count, struct err *e);
int backend_check_fill(const struct gpu_mem *m, ptrdiff_t offset, size_t bytes, struct err *e);
int backend_check_copy(const struct gpu_mem *to, const struct gpu_mem *from, size_t bytes, struct err *e);

#endif
