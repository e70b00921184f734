/* Determines on the device which keys of a script's key type are equal. */
#include "tuner/session/user_keys.h"

#include <stdlib.h>
#include <string.h>

#include "harness/base/buildlog.h"

#define PAIRS (USER_KEY_POOL * USER_KEY_POOL)
#define POOL_NT 64 /* block size of variants/key_pool.cl */

/* Keeps only the first error of a compiler's log, because the others follow from it. */
static int blame_equal(const struct user_key *key, struct err *e)
{
	const char *log = strstr(e->text, BUILD_FAILED),
		   *first = build_first_error(log ? log + strlen(BUILD_FAILED) : e->text);
	char line[1024];

	(void)snprintf(line, sizeof line, "%.*s", (int)strcspn(first, "\r\n"), first);
	return err_as(e, ERR_BUILD, "key type '%s' of %s cannot be compiled: %s", key->type.name, key->where, line);
}

/* keys, equal: device memory; equal: one entry per pair. */
static int launch(struct gpu *gpu, struct gpu_program *program, struct gpu_mem *keys, struct gpu_mem *equal,
		  struct err *e)
{
	const int64_t count = USER_KEY_POOL;
	const struct gpu_arg args[] = {{.mem = keys}, {.scalar = &count, .size = sizeof count}, {.mem = equal}};
	const struct gpu_launch pairs = {.program = program,
					 .kernel = "key_pool",
					 .grid = (PAIRS + POOL_NT - 1) / POOL_NT,
					 .block = POOL_NT,
					 .nargs = 3,
					 .args = args};

	return gpu->ops->launch(gpu, &pairs, e);
}

static int ask(struct gpu *gpu, struct gpu_program *program, struct user_key *key, uint32_t *equal, struct err *e)
{
	const size_t bytes = (size_t)USER_KEY_POOL * (size_t)key->type.bytes, of_pairs = PAIRS * sizeof *equal;
	struct gpu_mem *keys = NULL, *pairs = NULL;
	int status = gpu->ops->alloc(gpu, bytes, &keys, e) || gpu->ops->alloc(gpu, of_pairs, &pairs, e) ||
		     gpu->ops->write(keys, 0, key->keys, bytes, e) || launch(gpu, program, keys, pairs, e) ||
		     gpu->ops->read(pairs, 0, equal, of_pairs, e);

	if (keys)
		gpu->ops->free(keys);
	if (pairs)
		gpu->ops->free(pairs);
	return status ? -1 : 0;
}

static int learn(struct session *s, struct user_key *key, uint32_t *equal, struct err *e)
{
	struct session_build b = {.name = KEY_POOL_SOURCE};
	char *text = NULL;
	int status;

	if (catalogue_key_source(s->catalogue, &key->type, &text, e))
		return -1;
	b.text = text;
	status = session_build(s, &b, e);
	free(text);
	if (status)
		return e->kind == ERR_BUILD ? blame_equal(key, e) : -1;
	status = ask(s->gpu, b.program, key, equal, e) || user_key_learn(key, equal, e);
	s->gpu->ops->unbuild(b.program);
	return status ? -1 : 0;
}

int user_keys_prepare(struct session *s, const struct operation *o, struct err *e)
{
	uint32_t *equal;
	int status;

	if (!o->user_key || o->user_key->known)
		return 0;
	equal = malloc(PAIRS * sizeof *equal);
	if (!equal)
		return err_as(e, ERR_TOO_LARGE, "out of memory for a key type");
	status = learn(s, o->user_key, equal, e);
	free(equal);
	return status;
}
