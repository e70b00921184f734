/* One way to report an error: return -1 and fill a struct err. */
#ifndef SEGTUNE_ERR_H
#define SEGTUNE_ERR_H

/* Why something failed, where callers act on it. */
enum err_kind {
	ERR_FAILED,    /* anything else */
	ERR_USAGE,     /* the user asked for something that does not exist: exit 2 */
	ERR_ABSENT,    /* library, device or program that is not there */
	ERR_TOO_LARGE, /* does not fit into the memory that is free */
	ERR_BUILD,     /* the kernel compiler refused the source; text holds its log */
	ERR_LAUNCH,    /* the driver refused or aborted a launch */
	ERR_CRASHED,   /* the process that had the device died */
	ERR_TIMED_OUT, /* the device took too long and its process was killed */
	ERR_STOPPED,   /* interrupted by the user: exit 130 */
};

struct err {
	enum err_kind kind;
	char text[4096]; /* lower case, what failed first, subject quoted, no full stop, no newline at the end */
};

/* Fill e (may be NULL) with kind ERR_FAILED and a formatted text. Always returns -1, so that `return err_set(...)`
 * works. */
int err_set(struct err *e, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* As err_set, with a kind. */
int err_as(struct err *e, enum err_kind kind, const char *format, ...) __attribute__((format(printf, 3, 4)));

/* As err_set, with ": " and the text of errno appended. */
int err_errno(struct err *e, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Put a formatted context and ": " before the text already in e, kind unchanged. Always returns -1. */
int err_context(struct err *e, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
