/* The log of a kernel compiler as an error. */
#ifndef SEGTUNE_BUILDLOG_H
#define SEGTUNE_BUILDLOG_H

#include "harness/base/err.h"

#define BUILD_FAILED "' failed: " /* between the name and the log */

/*
 * Fill e with ERR_BUILD, the name of what was built and the compiler's log; of a log that does not fit whole lines from
 * the first error on. Returns -1.
 */
int build_failed(struct err *e, const char *name, const char *log);

/* The first line of a log that contains "error", and what follows; the whole log where there is none. */
const char *build_first_error(const char *log);

#endif
