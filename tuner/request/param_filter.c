/* Parses and looks up restrictions of parameters. */
#include "tuner/request/param_filter.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Parses one value at *text and advances past it. */
static int parse_value(struct param_values *list, const char **text)
{
	char *end;

	errno = 0;
	if (list->count == FILTER_VALUES)
		return -1;
	list->values[list->count++] = strtoll(*text, &end, 10);
	if (errno || end == *text)
		return -1;
	*text = end;
	return 0;
}

/* "NT=64,128" */
static int parse_word(struct param_values *list, const char *word)
{
	const size_t length = strcspn(word, "=");
	const char *at = word + length;

	if (length == 0 || length >= sizeof list->name || *at != '=')
		return -1;
	memcpy(list->name, word, length);
	do {
		at++;
		if (parse_value(list, &at))
			return -1;
	} while (*at == ',');
	return *at ? -1 : 0;
}

static int add(struct param_filter *filter, const char *word, struct err *e)
{
	struct param_values list = {0};

	if (parse_word(&list, word))
		return err_as(e, ERR_USAGE, "'%.200s' restricts no parameter: use NAME=VALUE,... (%d values at most)",
			      word, FILTER_VALUES);
	if (param_filter_find(filter, list.name))
		return err_as(e, ERR_USAGE, "'%s' is restricted twice", list.name);
	if (filter->count == FILTER_PARAMS)
		return err_as(e, ERR_USAGE, "no more than %d parameters can be restricted", FILTER_PARAMS);
	filter->params[filter->count++] = list;
	return 0;
}

int param_filter_parse(struct param_filter *filter, const char *text, struct err *e)
{
	char *copy = strdup(text), *save = NULL;
	int status = 0;

	filter->count = 0;
	if (!copy)
		return err_as(e, ERR_TOO_LARGE, "out of memory for a list");
	for (char *word = strtok_r(copy, " \t\n", &save); word && status == 0; word = strtok_r(NULL, " \t\n", &save))
		status = add(filter, word, e);
	free(copy);
	return status;
}

const struct param_values *param_filter_find(const struct param_filter *filter, const char *name)
{
	for (int i = 0; i < filter->count; i++)
		if (strcmp(filter->params[i].name, name) == 0)
			return &filter->params[i];
	return NULL;
}

int param_values_have(const struct param_values *list, int64_t value)
{
	for (int i = 0; i < list->count; i++)
		if (list->values[i] == value)
			return 1;
	return 0;
}
