#include "tuner/request/only.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* One value at *text, which moves on behind it. */
static int read_value(struct only *only, const char **text)
{
	char *end;

	errno = 0;
	if (only->count == ONLY_VALUES)
		return -1;
	only->values[only->count++] = strtoll(*text, &end, 10);
	if (errno || end == *text)
		return -1;
	*text = end;
	return 0;
}

/* "NT=64,128" */
static int read_word(struct only *only, const char *word)
{
	const size_t length = strcspn(word, "=");
	const char *at = word + length;

	if (length == 0 || length >= sizeof only->name || *at != '=')
		return -1;
	memcpy(only->name, word, length);
	do {
		at++;
		if (read_value(only, &at))
			return -1;
	} while (*at == ',');
	return *at ? -1 : 0;
}

static int add(struct only_list *list, const char *word, struct err *e)
{
	struct only only = {0};

	if (read_word(&only, word))
		return err_as(e, ERR_USAGE, "'%.200s' restricts no parameter: want NAME=VALUE,... (%d values at most)",
			      word, ONLY_VALUES);
	if (only_of(list, only.name))
		return err_as(e, ERR_USAGE, "'%s' is restricted twice", only.name);
	if (list->count == ONLY_PARAMS)
		return err_as(e, ERR_USAGE, "no more than %d parameters can be restricted", ONLY_PARAMS);
	list->each[list->count++] = only;
	return 0;
}

int only_read(struct only_list *list, const char *text, struct err *e)
{
	char *copy = strdup(text), *save = NULL;
	int status = 0;

	*list = (struct only_list){0};
	if (!copy)
		return err_as(e, ERR_TOO_LARGE, "out of memory for a list");
	for (char *word = strtok_r(copy, " \t\n", &save); word && status == 0; word = strtok_r(NULL, " \t\n", &save))
		status = add(list, word, e);
	free(copy);
	return status;
}

const struct only *only_of(const struct only_list *list, const char *name)
{
	for (int i = 0; i < list->count; i++)
		if (strcmp(list->each[i].name, name) == 0)
			return &list->each[i];
	return NULL;
}

int only_has(const struct only *only, int64_t value)
{
	for (int i = 0; i < only->count; i++)
		if (only->values[i] == value)
			return 1;
	return 0;
}
