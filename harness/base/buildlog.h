/* A kernel compiler's log as an error. */
#ifndef SEGTUNE_BUILDLOG_H
#define SEGTUNE_BUILDLOG_H

#include "harness/base/err.h"

#define BUILD_FAILED "' failed: " /* between the name and the log */

/*
 * Fill e with ERR_BUILD, the name of what was built and the compiler's log; of one that does not fit, whole lines from
 * the first that speaks of an error. Returns -1.
 */
int build_failed(struct err *e, const char *name, const char *log);

/* Start of the first line of a log with "error" in it; the log's own where there is none. */
const char *build_first_error(const char *log);

#endif
