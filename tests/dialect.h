/* Kernel text for tests, with the dialect before it as the tuner would put it. */
#ifndef SEGTUNE_TEST_DIALECT_H
#define SEGTUNE_TEST_DIALECT_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/base/assets.h"

/* dialect.h, then text, without their #include lines. malloc'd; exits if out of memory. */
static inline char *with_dialect(const char *text)
{
	const struct asset *dialect = asset_find("variants/lib/dialect.h");
	char *all = malloc(dialect->size + strlen(text) + 2), *at;

	if (!all)
		abort();
	(void)sprintf(all, "%s\n%s", dialect->text, text);
	while ((at = strstr(all, "#include")))
		memset(at, ' ', strcspn(at, "\n"));
	return all;
}

#endif
