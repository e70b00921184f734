/* Turns the log of a kernel compiler into a struct err. */
#ifndef SEGTUNE_BUILDLOG_H
#define SEGTUNE_BUILDLOG_H

#include "harness/base/err.h"

#define BUILD_FAILED "' failed: " /* between name and log */

/* Fills e with ERR_BUILD, the name of the program and the compiler's log. If the log does not fit, whole lines from the
 * first error on are kept. Returns -1. */
int build_failed(struct err *e, const char *name, const char *log);

/* The log from its first line that contains "error"; the whole log if there is none. */
const char *build_first_error(const char *log);

#endif
