/* The types of keys, by name. */
#include "harness/keys/key_type.h"

#include <string.h>

const struct elem_type *key_type_plain(const char *name)
{
	static const struct elem_type *const samples[] = {&elem_u8, &elem_u16};
	const struct elem_type *type;

	for (size_t k = 0; k < sizeof samples / sizeof *samples; k++)
		if (strcmp(name, samples[k]->name) == 0)
			return samples[k];
	type = elem_find(name);
	return type && !type->wide ? type : NULL;
}

const struct elem_type *key_type_find(const char *name)
{
	return strcmp(name, KEY_TYPE_NONE) == 0 ? elem_find("i32") : key_type_plain(name);
}
