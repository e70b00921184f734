/* Formats errors. */
#include "harness/base/err.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static void fill(struct err *e, enum err_kind kind, const char *format, va_list args)
{
	if (!e)
		return;
	e->kind = kind;
	(void)vsnprintf(e->text, sizeof e->text, format, args);
}

int err_set(struct err *e, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	fill(e, ERR_FAILED, format, args);
	va_end(args);
	return -1;
}

int err_as(struct err *e, enum err_kind kind, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	fill(e, kind, format, args);
	va_end(args);
	return -1;
}

int err_errno(struct err *e, const char *format, ...)
{
	int saved = errno; /* vsnprintf may change errno */
	va_list args;
	size_t used;

	if (!e)
		return -1;
	va_start(args, format);
	fill(e, ERR_FAILED, format, args);
	va_end(args);
	used = strlen(e->text);
	(void)snprintf(e->text + used, sizeof e->text - used, ": %s", strerror(saved));
	return -1;
}

int err_context(struct err *e, const char *format, ...)
{
	char old[sizeof e->text];
	va_list args;
	size_t used;

	if (!e)
		return -1;
	memcpy(old, e->text, sizeof old);
	va_start(args, format);
	fill(e, e->kind, format, args);
	va_end(args);
	used = strlen(e->text);
	(void)snprintf(e->text + used, sizeof e->text - used, ": %s", old);
	return -1;
}
