/* Reads NumPy's .npy, formats 1.0 to 3.0: "\x93NUMPY", version, header length, header, a Python literal such as
 * {'descr': '<i8', 'fortran_order': False, 'shape': (100,), }, then the values. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/data/geometry_impl.h"
#include "harness/data/line_reader.h"

#define HEADER_MOST 4096 /* a one-dimensional array has a header of about 100 bytes */

/* The contents of the header. */
struct npy {
	const char *path;
	char kind; /* 'i' or 'u' */
	int bytes;
	int64_t count;
};

/* The text after 'KEY': in the header; NULL if it is missing. */
static const char *find_key(const char *header, const char *key)
{
	char quoted[32];
	const char *at;

	(void)snprintf(quoted, sizeof quoted, "'%s'", key);
	at = strstr(header, quoted);
	if (!at)
		return NULL;
	at += strlen(quoted);
	at += strspn(at, " ");
	return *at == ':' ? at + 1 + strspn(at + 1, " ") : NULL;
}

static int read_type(struct npy *n, const char *header, struct err *e)
{
	const char *at = find_key(header, "descr");
	char type[8] = "";

	if (!at || *at != '\'')
		return err_set(e, "%s: a header without 'descr', or of a structure", n->path);
	(void)snprintf(type, sizeof type, "%.*s", (int)strcspn(at + 1, "'"), at + 1);
	n->kind = type[0] ? type[1] : '\0';
	n->bytes = type[0] && type[1] ? type[2] - '0' : 0;
	if ((n->kind != 'i' && n->kind != 'u') || type[3] ||
	    (n->bytes != 1 && n->bytes != 2 && n->bytes != 4 && n->bytes != 8))
		return err_set(e, "%s: its values are '%s', not integers", n->path, type);
	if (type[0] == '>' && n->bytes > 1)
		return err_set(e, "%s: its integers are big-endian ('%s'), which is not supported", n->path, type);
	return 0;
}

static int read_shape(struct npy *n, const char *header, struct err *e)
{
	const char *at = find_key(header, "shape");
	char *end;

	if (!at || *at != '(')
		return err_set(e, "%s: a header without 'shape'", n->path);
	errno = 0;
	n->count = strtoll(at + 1, &end, 10);
	if (end == at + 1 || errno || n->count < 0 || strncmp(end, ",)", 2) != 0)
		return err_set(e, "%s: its shape is %.*s, not that of one dimension", n->path,
			       (int)strcspn(at, ")") + 1, at);
	return 0;
}

static int read_header(struct npy *n, FILE *f, struct err *e)
{
	unsigned char begin[12];
	char header[HEADER_MOST + 1];
	size_t size;

	if (fread(begin, 1, 10, f) != 10 || memcmp(begin, "\x93NUMPY", 6) != 0)
		return err_set(e, "%s: it is not a .npy file", n->path);
	if (begin[6] < 1 || begin[6] > 3)
		return err_set(e, "%s: unknown format version %d", n->path, begin[6]);
	if (begin[6] > 1 && fread(begin + 10, 1, 2, f) != 2)
		return err_set(e, "%s: it ends within its header", n->path);
	size = begin[8] | (size_t)begin[9] << 8 |
	       (begin[6] > 1 ? (size_t)begin[10] << 16 | (size_t)begin[11] << 24 : 0);
	if (size > HEADER_MOST || fread(header, 1, size, f) != size)
		return err_set(e, "%s: it ends within its header", n->path);
	header[size] = '\0';
	return read_type(n, header, e) || read_shape(n, header, e) ? -1 : 0;
}

static int64_t value_at(const struct npy *n, const unsigned char *p)
{
	uint64_t v = 0;

	for (int i = n->bytes - 1; i >= 0; i--)
		v = v << 8 | p[i];
	if (n->kind == 'i' && n->bytes < 8 && v >> (8 * n->bytes - 1))
		v |= UINT64_MAX << (8 * n->bytes);
	return (int64_t)v; /* from 2^63 on negative, and refused as such */
}

/* Reads the values into offsets[1..count]; offsets[0] is reserved for converting lengths. */
static int read_values(const struct npy *n, FILE *f, int64_t *offsets, struct err *e)
{
	unsigned char buffer[8 * 4096];

	for (int64_t done = 0; done < n->count;) {
		const int64_t wanted = n->count - done < 4096 ? n->count - done : 4096;

		if (fread(buffer, (size_t)n->bytes, (size_t)wanted, f) != (size_t)wanted)
			return ferror(f)
				       ? err_errno(e, "cannot read '%s'", n->path)
				       : err_set(e, "%s: it ends before its %lld values", n->path, (long long)n->count);
		for (int64_t i = 0; i < wanted; i++) {
			offsets[1 + done + i] = value_at(n, buffer + i * n->bytes);
			if (offsets[1 + done + i] < 0)
				return err_set(e, "%s: entry [%lld] is negative, or above 2^63", n->path,
					       (long long)done + i);
		}
		done += wanted;
	}
	return fgetc(f) == EOF ? 0 : err_set(e, "%s: more than its %lld values", n->path, (long long)n->count);
}

/* Whether the values are offsets: by the file name if it says so, else if they begin with 0 and never decrease. */
static int are_offsets(const struct npy *n, const int64_t *values)
{
	if (strstr(n->path, ".lengths.npy"))
		return 0;
	if (strstr(n->path, ".offsets.npy"))
		return 1;
	if (n->count < 2 || values[0] != 0)
		return 0;
	for (int64_t i = 1; i < n->count; i++)
		if (values[i] < values[i - 1])
			return 0;
	return 1;
}

static int check_offsets(const struct npy *n, const int64_t *values, struct err *e)
{
	if (n->count == 0 || values[0] != 0)
		return err_set(e, "%s: offsets begin with 0", n->path);
	for (int64_t i = 1; i < n->count; i++)
		if (values[i] < values[i - 1])
			return err_set(e, "%s: offset %lld is %lld, below the one before it (%lld)", n->path,
				       (long long)i, (long long)values[i], (long long)values[i - 1]);
	return 0;
}

/* Converts lengths in offsets[1..count] to offsets. */
static int add_up(const struct npy *n, int64_t *offsets, struct err *e)
{
	offsets[0] = 0;
	for (int64_t i = 0; i < n->count; i++)
		if (__builtin_add_overflow(offsets[i], offsets[i + 1], &offsets[i + 1]))
			return err_set(e, "%s: more elements than 63 bits can count", n->path);
	return 0;
}

static int make(const struct npy *n, int64_t *offsets, struct geometry *g, struct err *e)
{
	const int is_offsets = are_offsets(n, offsets + 1);
	int64_t segments = n->count;
	int status;

	if (is_offsets) {
		status = check_offsets(n, offsets + 1, e);
		memmove(offsets, offsets + 1, (size_t)n->count * sizeof *offsets);
		segments--;
	} else {
		status = add_up(n, offsets, e);
	}
	if (status == 0)
		return geometry_adopt(n->path, is_offsets ? "npy offsets" : "npy lengths", offsets, segments, g, e);
	free(offsets);
	return -1;
}

int npy_read(const char *path, struct geometry *g, struct err *e)
{
	struct npy n = {.path = path};
	int64_t *offsets = NULL, capacity = 0;
	FILE *f;
	int status;

	f = open_bytes(path, e);
	if (!f)
		return -1;
	status = read_header(&n, f, e) || segments_check_limit(n.count, e) ||
				 offsets_reserve(&offsets, &capacity, n.count + 1, e) || read_values(&n, f, offsets, e)
			 ? -1
			 : 0;
	(void)fclose(f);
	if (status == 0)
		return make(&n, offsets, g, e);
	free(offsets);
	return -1;
}
