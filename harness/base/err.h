/* Error reporting: functions return -1 and fill a struct err. */
#ifndef SEGTUNE_ERR_H
#define SEGTUNE_ERR_H

/* The kind of failure, as far as callers react to it. */
enum err_kind {
	ERR_FAILED,    /* any other failure */
	ERR_USAGE,     /* the user asked for something that does not exist: exit status 2 */
	ERR_ABSENT,    /* a library, device or program is missing */
	ERR_TOO_LARGE, /* exceeds the available memory */
	ERR_BUILD,     /* the kernel compiler rejected the source; text holds its log */
	ERR_LAUNCH,    /* the driver rejected or aborted a launch */
	ERR_CRASHED,   /* the device process died */
	ERR_TIMED_OUT, /* the device took too long and its process was killed */
	ERR_STOPPED,   /* interrupted by the user: exit status 130 */
};

struct err {
	enum err_kind kind;
	char text[4096]; /* lower case, what failed first, subject in quotes, no full stop, no trailing newline */
};

/* Fills e (may be NULL) with kind ERR_FAILED and a formatted text. Always returns -1, for `return err_set(...)`. */
int err_set(struct err *e, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* The same with a kind. */
int err_as(struct err *e, enum err_kind kind, const char *format, ...) __attribute__((format(printf, 3, 4)));

/* The same as err_set, followed by ": " and strerror(errno). */
int err_errno(struct err *e, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Prepends a formatted context and ": " to the text in e; the kind stays. Always returns -1. */
int err_context(struct err *e, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
