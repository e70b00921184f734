/* Which combinations of a family's values no case can have. */
#include <stdlib.h>
#include <string.h>

#include "harness/base/list.h"
#include "tuner/catalogue/catalogue_impl.h"

#define COMBINATIONS_MOST ((int64_t)1 << 20) /* a byte each */

static int is_of(const struct rejected *r, const struct family *family, const struct gpu_info *device,
		 enum variant_space space)
{
	return r->family == family && r->space == space && memcmp(&r->device, device, sizeof *device) == 0;
}

struct rejected *catalogue_rejected(struct catalogue *cat, const struct family *family, const struct gpu_info *device,
				    enum variant_space space, int64_t combinations)
{
	struct rejected *grown, *r;

	for (int i = 0; i < cat->nrejected; i++)
		if (is_of(&cat->rejected[i], family, device, space))
			return &cat->rejected[i];
	if (combinations > COMBINATIONS_MOST)
		return NULL;
	grown = list_grow(cat->rejected, cat->nrejected, &cat->rejected_room, sizeof *grown);
	if (!grown)
		return NULL;
	cat->rejected = grown;
	r = &grown[cat->nrejected];
	*r = (struct rejected){.family = family, .space = space, .marks = calloc((size_t)combinations, 1)};
	memcpy(&r->device, device, sizeof *device);
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
