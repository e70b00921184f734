/* Remembers combinations of a family's values that are rejected in every case. */
#include <stdlib.h>
#include <string.h>

#include "harness/base/list.h"
#include "tuner/catalogue/catalogue_impl.h"
#include "tuner/lua/lua_view.h"

#define COMBINATIONS_MOST ((int64_t)1 << 20) /* one byte each */

static int is_of(const struct rejected *r, const struct rejected *wanted)
{
	return r->family == wanted->family && r->space == wanted->space && r->parts == wanted->parts &&
	       memcmp(&r->device, &wanted->device, sizeof r->device) == 0;
}

struct rejected *catalogue_rejected(struct catalogue *cat, const struct family *family,
				    const struct variant_query *query, enum variant_space space, int64_t combinations)
{
	struct rejected *grown, *r, wanted = {.family = family, .space = space};
	struct case_shape seen = *query->shape;

	seen.whole_rows = family->whole_rows;
	wanted.parts = lua_case_parts_hash(&seen);
	memcpy(&wanted.device, query->device, sizeof wanted.device);
	for (int i = 0; i < cat->nrejected; i++)
		if (is_of(&cat->rejected[i], &wanted))
			return &cat->rejected[i];
	if (combinations > COMBINATIONS_MOST)
		return NULL;
	grown = list_grow(cat->rejected, cat->nrejected, &cat->rejected_room, sizeof *grown);
	if (!grown)
		return NULL;
	cat->rejected = grown;
	r = &grown[cat->nrejected];
	memcpy(r, &wanted, sizeof *r);
	r->marks = calloc((size_t)combinations, 1);
	if (!r->marks)
		return NULL;
	cat->nrejected++;
	return r;
}

void catalogue_rejected_release(struct catalogue *cat)
{
	for (int i = 0; i < cat->nrejected; i++)
		free(cat->rejected[i].marks);
	free(cat->rejected);
}
