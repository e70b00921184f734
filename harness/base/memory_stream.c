/* A stream into a growing buffer, made with fopencookie. */
#include "harness/base/memory_stream.h"

#include <stdlib.h>
#include <string.h>

struct memory {
	char *bytes;
	size_t used, room;
	int failed; /* 1: output was lost */
	char **text;
	size_t *size;
};

/* Makes room for `more` bytes and the terminating '\0'. */
static int grow(struct memory *m, size_t more)
{
	size_t room = m->room ? m->room : 256;
	char *grown;

	while (room <= m->used + more)
		room *= 2;
	grown = room > m->room ? realloc(m->bytes, room) : m->bytes;
	if (!grown)
		return -1;
	m->bytes = grown;
	m->room = room;
	return 0;
}

/* The C library expects 0 on failure, not -1. */
static ssize_t write_memory(void *cookie, const char *data, size_t size)
{
	struct memory *m = cookie;

	m->failed |= grow(m, size) != 0;
	if (m->failed)
		return 0;
	memcpy(m->bytes + m->used, data, size);
	m->used += size;
	return (ssize_t)size;
}

static int close_memory(void *cookie)
{
	struct memory *m = cookie;
	const int failed = m->failed || grow(m, 0) != 0;

	if (failed) {
		free(m->bytes);
	} else {
		m->bytes[m->used] = '\0';
		*m->text = m->bytes;
		if (m->size)
			*m->size = m->used;
	}
	free(m);
	return failed ? -1 : 0;
}

FILE *memory_stream(char **text, size_t *size)
{
	static const cookie_io_functions_t calls = {.write = write_memory, .close = close_memory};
	struct memory *m = calloc(1, sizeof *m);
	FILE *stream;

	*text = NULL;
	if (!m)
		return NULL;
	m->text = text;
	m->size = size;
	stream = fopencookie(m, "w", calls);
	if (!stream)
		free(m);
	return stream;
}
