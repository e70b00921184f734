/* Arrays of a device in another process: allocation, and data transfer through the memory shared by both processes. */
#include <stdlib.h>
#include <string.h>

#include "harness/base/parallel.h"
#include "harness/device/backends.h"
#include "harness/process/remote_impl.h"

#define PATCH ((size_t)4096) /* writes up to this size are sent with their request */
/* Allocations up to this size hardly ever fail, so they do not wait for an answer. */
#define SMALL_ALLOC ((size_t)1 << 20)

static struct remote *remote_of(const struct gpu_mem *mem)
{
	return (struct remote *)mem->gpu;
}

int remote_send_alloc(struct remote *r, const struct remote_mem *m, struct err *e)
{
	const int small = m->base.bytes <= SMALL_ALLOC;
	struct wire_request request = {.op = small ? WIRE_ALLOC_SMALL : WIRE_ALLOC,
				       .object = m->object,
				       .bytes = m->base.bytes,
				       .offset = m->shift};

	return small ? remote_post(r, &request, NULL, e) : remote_call(r, &request, NULL, NULL, e);
}

static int remote_alloc(struct gpu *gpu, size_t bytes, struct gpu_mem **mem, struct err *e)
{
	struct remote *r = (struct remote *)gpu;
	struct remote_mem *m = calloc(1, sizeof *m);

	*mem = NULL;
	if (!m)
		return err_as(e, ERR_TOO_LARGE, "out of memory for an array");
	m->base = (struct gpu_mem){gpu, bytes};
	m->shift = gpu->shift;
	m->object = remote_new_object(r, e);
	if (m->object < 0 || remote_send_alloc(r, m, e)) {
		free(m);
		return -1;
	}
	r->objects[m->object].mem = m;
	*mem = &m->base;
	return 0;
}

static void remote_free(struct gpu_mem *mem)
{
	struct wire_request request = {.op = WIRE_FREE};

	if (!mem)
		return;
	request.object = remote_object_of(mem);
	(void)remote_post(remote_of(mem), &request, NULL, NULL);
	remote_of(mem)->objects[request.object].mem = NULL;
	free(mem);
}

/* ---- writing ---- */

#define LINE 64 /* bytes */

struct copying {
	char *to;
	const char *from;
	size_t bytes;
};

static void copy_lines(void *context, int64_t first, int64_t end)
{
	const struct copying *c = context;
	const size_t from = (size_t)first * LINE, to = (size_t)end * LINE;

	memcpy(c->to + from, c->from + from, (to < c->bytes ? to : c->bytes) - from);
}

/* Parallel, because one core copies more slowly than a device reads. */
static void copy_parallel(char *to, const char *from, size_t bytes)
{
	struct copying c = {to, from, bytes};

	parallel_ranges((int64_t)((bytes + LINE - 1) / LINE), copy_lines, &c);
}

/* Writes as much as the staging memory has room for; *part: how much. */
static int write_part(struct gpu_mem *mem, ptrdiff_t offset, const char *from, size_t bytes, size_t *part,
		      struct err *e)
{
	struct remote *r = remote_of(mem);
	struct connection *c = &r->connection;
	struct wire_request wait = {.op = WIRE_WAIT},
			    request = {.op = WIRE_WRITE, .object = remote_object_of(mem), .offset = offset};

	if (c->staged == WIRE_STAGING && remote_call(r, &wait, NULL, NULL, e))
		return -1;
	*part = bytes < WIRE_STAGING - c->staged ? bytes : WIRE_STAGING - c->staged;
	request.slot = (int32_t)c->staged;
	request.bytes = *part;
	copy_parallel(c->staging + c->staged, from, *part);
	c->staged += *part;
	return remote_post(r, &request, NULL, e);
}

static int remote_write(struct gpu_mem *mem, ptrdiff_t offset, const void *from, size_t bytes, struct err *e)
{
	struct wire_request patch = {
		.op = WIRE_PATCH, .object = remote_object_of(mem), .offset = offset, .payload = bytes};
	size_t part;

	if (backend_check_range(mem, offset, bytes, e))
		return -1;
	if (bytes <= PATCH)
		return remote_post(remote_of(mem), &patch, from, e);
	for (size_t done = 0; done < bytes; done += part)
		if (write_part(mem, offset + (ptrdiff_t)done, (const char *)from + done, bytes - done, &part, e))
			return -1;
	return 0;
}

/* ---- reading ---- */

static int remote_read(struct gpu_mem *mem, ptrdiff_t offset, void *to, size_t bytes, struct err *e)
{
	struct remote *r = remote_of(mem);
	char *at = to;

	if (backend_check_range(mem, offset, bytes, e))
		return -1;
	do {
		size_t part = bytes < WIRE_STAGING ? bytes : WIRE_STAGING;
		struct wire_request request = {
			.op = WIRE_READ, .object = remote_object_of(mem), .offset = offset, .bytes = part};

		if (remote_call(r, &request, NULL, NULL, e))
			return -1;
		if (part)
			memcpy(at, r->connection.staging, part);
		at += part;
		offset += (ptrdiff_t)part;
		bytes -= part;
	} while (bytes > 0);
	return 0;
}

/* The number of ranges that fit into the staging memory and into one request. */
static int count_fitting(const struct gpu_range *list, int count)
{
	size_t bytes = 0;
	int n = 0;

	while (n < count && n < WIRE_RANGES && list[n].bytes <= WIRE_STAGING - bytes)
		bytes += list[n++].bytes;
	return n;
}

static int read_ranges(struct remote *r, const struct gpu_range *list, int count, struct err *e)
{
	struct wire_request request = {.op = WIRE_READ_ALL, .payload = (size_t)count * sizeof(struct wire_range)};
	struct wire_range from[WIRE_RANGES];
	size_t at = 0;

	memset(from, 0, request.payload);
	for (int i = 0; i < count; i++) {
		if (backend_check_range(list[i].mem, list[i].offset, list[i].bytes, e))
			return -1;
		from[i].object = remote_object_of(list[i].mem);
		from[i].offset = list[i].offset;
		from[i].bytes = list[i].bytes;
	}
	if (remote_call(r, &request, from, NULL, e))
		return -1;
	for (int i = 0; i < count; at += list[i++].bytes)
		memcpy(list[i].to, r->connection.staging + at, list[i].bytes);
	return 0;
}

int remote_read_all(struct gpu *gpu, const struct gpu_range *list, int count, struct err *e)
{
	while (count > 0) {
		int n = count_fitting(list, count);

		if (n == 0 ? gpu->ops->read(list->mem, list->offset, list->to, list->bytes, e)
			   : read_ranges((struct remote *)gpu, list, n, e))
			return -1;
		n = n ? n : 1;
		list += n;
		count -= n;
	}
	return 0;
}

/* ---- work on the device ---- */

static int remote_write_words(struct gpu_mem *table, const struct gpu_word *words, int count, struct err *e)
{
	struct wire_request request = {.op = WIRE_WRITE_WORDS, .object = remote_object_of(table)};
	struct wire_word packed[GPU_WORDS];

	if (backend_check_words(table, words, count, e))
		return -1;
	request.payload = (size_t)count * sizeof *packed;
	memset(packed, 0, request.payload);
	for (int i = 0; i < count; i++) {
		packed[i].object = words[i].mem ? remote_object_of(words[i].mem) : -1;
		packed[i].value = words[i].value;
	}
	return remote_post(remote_of(table), &request, packed, e);
}

int remote_read_discard(struct gpu_mem *mem, size_t bytes, struct err *e)
{
	struct wire_request request = {.op = WIRE_READ_DISCARD, .object = remote_object_of(mem), .bytes = bytes};

	return remote_post(remote_of(mem), &request, NULL, e);
}

static int remote_fill(struct gpu_mem *mem, ptrdiff_t offset, size_t bytes, uint32_t pattern, struct err *e)
{
	struct wire_request request = {
		.op = WIRE_FILL, .object = remote_object_of(mem), .pattern = pattern, .offset = offset, .bytes = bytes};

	if (backend_check_fill(mem, offset, bytes, e))
		return -1;
	return bytes ? remote_post(remote_of(mem), &request, NULL, e) : 0;
}

static int remote_copy(struct gpu_mem *to, struct gpu_mem *from, size_t bytes, struct err *e)
{
	struct wire_request request = {
		.op = WIRE_COPY, .object = remote_object_of(to), .other = remote_object_of(from), .bytes = bytes};

	return backend_check_copy(to, from, bytes, e) ? -1 : remote_post(remote_of(to), &request, NULL, e);
}

void remote_set_memory_ops(struct gpu_ops *ops, const struct gpu_ops *has)
{
	ops->alloc = remote_alloc;
	ops->free = remote_free;
	ops->write = remote_write;
	ops->read = remote_read;
	ops->write_words = has->write_words ? remote_write_words : NULL;
	ops->fill = remote_fill;
	ops->copy = remote_copy;
}
