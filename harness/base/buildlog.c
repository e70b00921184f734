/* Truncates a compiler's log to fit into a struct err. */
#include "harness/base/buildlog.h"

#include <string.h>

/* Leaves room for "build of '...' failed: " and for context that callers prepend. */
#define LOG_SPACE (sizeof((struct err *)0)->text - 512)

/* Warnings come first, and a truncated log must still contain the cause. */
const char *build_first_error(const char *log)
{
	const char *at = strcasestr(log, "error");

	if (!at)
		return log;
	while (at > log && at[-1] != '\n')
		at--;
	return at;
}

int build_failed(struct err *e, const char *name, const char *log)
{
	const char *from = strlen(log) < LOG_SPACE ? log : build_first_error(log);
	size_t length = strlen(from);

	if (length >= LOG_SPACE) {
		const char *last = memrchr(from, '\n', LOG_SPACE);

		length = last ? (size_t)(last - from) : LOG_SPACE;
	}
	while (length > 0 && strchr(" \n\r\t", from[length - 1]))
		length--;
	if (length == 0)
		return err_as(e, ERR_BUILD, "build of '%.256s' failed without a log", name);
	return err_as(e, ERR_BUILD, "build of '%.256s" BUILD_FAILED "%.*s", name, (int)length, from);
}
