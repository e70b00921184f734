/* A place for PoCL's kernel cache. */
#ifndef SEGTUNE_POCL_CACHE_H
#define SEGTUNE_POCL_CACHE_H

/*
 * PoCL keeps built kernels in POCL_CACHE_DIR, else in XDG_CACHE_HOME/pocl, else in HOME/.cache/pocl, and shows no
 * device when it cannot make that folder (services, containers, read-only homes). If the first is not set and the
 * others cannot be written, set POCL_CACHE_DIR to segtune-pocl-UID under TMPDIR (/tmp), made for this user alone; a
 * folder of that name that others could write to is never used, and the environment stays as it was. To be called
 * before the OpenCL library is used.
 */
void pocl_cache_prepare(void);

#endif
