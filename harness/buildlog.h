/* A kernel compiler's log as an error. */
#ifndef SEGTUNE_BUILDLOG_H
#define SEGTUNE_BUILDLOG_H

#include "err.h"

/*
 * Fill e with ERR_BUILD, the name of what was built and the compiler's log; of one that does not fit, whole lines from
 * the first that speaks of an error. Returns -1.
 */
int build_failed(struct err *e, const char *name, const char *log);

#endif
