/* A list of operators over inputs, by operator and the text of the input. */
#include "tuner/request/input_list.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct input_node {
	char text[INPUT_TEXT]; /* as it was requested */
	struct input_oper applied;
	struct input_node *next;
};

const struct oper *input_list_find(const struct input_list *list, const struct oper *base, const char *text)
{
	if (input_is_array(text))
		return base;
	for (const struct input_node *n = list->first; n; n = n->next)
		if (n->applied.input.base == base && strcmp(n->text, text) == 0)
			return &n->applied.oper;
	return NULL;
}

int input_list_add(struct input_list *list, const struct oper *base, const char *text, struct err *e)
{
	struct input_node *node;

	if (input_list_find(list, base, text))
		return 0;
	if (strlen(text) >= INPUT_TEXT)
		return err_as(e, ERR_USAGE, "an input has more than %d characters", INPUT_TEXT - 1);
	node = calloc(1, sizeof *node);
	if (!node)
		return err_as(e, ERR_TOO_LARGE, "out of memory for an input");
	if (input_apply(&node->applied, base, text, e)) {
		free(node);
		return -1;
	}
	(void)snprintf(node->text, sizeof node->text, "%s", text);
	node->next = list->first;
	list->first = node;
	return 0;
}

void input_list_release(struct input_list *list)
{
	while (list->first) {
		struct input_node *node = list->first;

		list->first = node->next;
		free(node);
	}
}
