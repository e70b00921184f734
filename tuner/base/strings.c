/* Lists of strings. */
#include "tuner/base/strings.h"

#include <stdlib.h>
#include <string.h>

int strings_add(struct strings *s, const char *text, struct err *e)
{
	char **grown = realloc(s->items, ((size_t)s->count + 1) * sizeof *grown);

	if (!grown)
		return err_as(e, ERR_TOO_LARGE, "out of memory for a list");
	s->items = grown;
	s->items[s->count] = strdup(text);
	if (!s->items[s->count])
		return err_as(e, ERR_TOO_LARGE, "out of memory for a list");
	s->count++;
	return 0;
}

int strings_split(struct strings *s, const char *text, struct err *e)
{
	char *copy = strdup(text), *save = NULL;
	int status = 0;

	if (!copy)
		return err_as(e, ERR_TOO_LARGE, "out of memory for a list");
	for (char *word = strtok_r(copy, ", ", &save); word && status == 0; word = strtok_r(NULL, ", ", &save))
		status = strings_add(s, word, e);
	free(copy);
	return status;
}

void strings_release(struct strings *s)
{
	for (int i = 0; i < s->count; i++)
		free(s->items[i]);
	free(s->items);
	memset(s, 0, sizeof *s);
}

int strings_have(const struct strings *s, const char *text)
{
	for (int i = 0; i < s->count; i++)
		if (strcmp(s->items[i], text) == 0)
			return 1;
	return 0;
}
