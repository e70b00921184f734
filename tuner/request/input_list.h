/* Operators over the inputs that a request names (harness/data/input.h). */
#ifndef SEGTUNE_INPUT_LIST_H
#define SEGTUNE_INPUT_LIST_H

#include "harness/base/err.h"
#include "harness/data/input.h"

/* Zero-initialised is empty. */
struct input_list {
	struct input_node *first; /* owned, input_list_release */
};

/*
 * Add `base` over the input `text`, unless the list has it. Nothing is added for "array". ERR_USAGE as input_apply.
 * Operators that were added stay where they are.
 */
int input_list_add(struct input_list *list, const struct oper *base, const char *text, struct err *e);
void input_list_release(struct input_list *list);

/* The operator that was added for this text; `base` itself for "array"; NULL if there is none. */
const struct oper *input_list_find(const struct input_list *list, const struct oper *base, const char *text);

#endif
