/* Operators over the inputs that a request names (harness/data/input.h). */
#ifndef SEGTUNE_INPUT_LIST_H
#define SEGTUNE_INPUT_LIST_H

#include "harness/base/err.h"
#include "harness/data/input.h"

/* Zero-initialized: empty. */
struct input_list {
	struct input_node *first; /* owned; freed by input_list_release */
};

/* Adds `base` over the input `text`, unless the list already contains it. "array" adds nothing. ERR_USAGE as for
 * input_apply. Operators in the list never move. */
int input_list_add(struct input_list *list, const struct oper *base, const char *text, struct err *e);
void input_list_release(struct input_list *list);

/* The operator added for this text; `base` itself for "array"; NULL if there is none. */
const struct oper *input_list_find(const struct input_list *list, const struct oper *base, const char *text);

#endif
