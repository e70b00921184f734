/* Lists of strings, and words in texts. */
#include "tuner/base/strings.h"

#include <ctype.h>
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

int strings_allow(const struct strings *s, const char *text)
{
	return s->count == 0 || strings_have(s, text);
}

int text_ends_with(const char *text, const char *end)
{
	const size_t length = strlen(text), tail = strlen(end);

	return length >= tail && strcmp(text + length - tail, end) == 0;
}

const char *text_next_line(const char *text)
{
	text += strcspn(text, "\n");
	return *text ? text + 1 : text;
}

const char *path_name(const char *path)
{
	const char *slash = strrchr(path, '/');

	return slash ? slash + 1 : path;
}

static int is_word(char c)
{
	return isalnum((unsigned char)c) || c == '_';
}

int is_name(const char *name, size_t most)
{
	size_t length = 0;

	while (is_word(name[length]))
		length++;
	return length > 0 && length <= most && !name[length] && !isdigit((unsigned char)*name);
}

const char *find_word(const char *text, const char *word)
{
	const size_t length = strlen(word);

	for (const char *at = text; length && (at = strstr(at, word)); at++)
		if ((at == text || !is_word(at[-1])) && !is_word(at[length]))
			return at;
	return NULL;
}

int words_have(const char *words, const char *name)
{
	return is_name(name, strlen(name)) && find_word(words, name);
}

int path_pattern_is_small(const char *pattern, int most)
{
	int patterns = 0;

	while (*pattern) {
		size_t length = strcspn(pattern, "/");

		if (patterns && length == 2 && strncmp(pattern, "..", 2) == 0)
			return 0;
		patterns += strcspn(pattern, "*?[") < length;
		pattern += length + (pattern[length] == '/');
	}
	return patterns <= most;
}

#define NAME_MOST 48 /* longer names are not compared */

static int least(int a, int b, int c)
{
	int ab = a < b ? a : b;

	return ab < c ? ab : c;
}

/* The Damerau-Levenshtein distance, with swaps of adjacent letters counting once. */
static int edits_between(const char *a, const char *b)
{
	int rows[3][NAME_MOST + 1], *older = rows[0], *old = rows[1], *now = rows[2];
	const int na = (int)strlen(a), nb = (int)strlen(b);

	for (int j = 0; j <= nb; j++)
		old[j] = j;
	for (int i = 1; i <= na; i++) {
		int *kept = older;

		now[0] = i;
		for (int j = 1; j <= nb; j++) {
			now[j] = least(old[j] + 1, now[j - 1] + 1, old[j - 1] + (a[i - 1] != b[j - 1]));
			if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] && older[j - 2] + 1 < now[j])
				now[j] = older[j - 2] + 1;
		}
		older = old;
		old = now;
		now = kept;
	}
	return old[nb];
}

struct nearest nearest_to(const char *word)
{
	const int length = (int)strlen(word);

	/* a third of the letters may be wrong, and at least one */
	return (struct nearest){.word = word, .edits = (length < 5 ? 1 : length / 3) + 1};
}

void nearest_offer(struct nearest *n, const char *name)
{
	const size_t a = strlen(n->word), b = strlen(name);
	/* a prefix or an extension: "types" for "type" */
	int edits =
		a >= 3 && b >= 3 && (strncmp(n->word, name, a) == 0 || strncmp(n->word, name, b) == 0) ? 1 : NAME_MOST;

	if (a > NAME_MOST || b > NAME_MOST)
		return;
	if (edits > 1)
		edits = edits_between(n->word, name);
	if (edits < n->edits) {
		n->edits = edits;
		n->best = name;
	}
}

int nearest_fail(const struct nearest *n, const char *what, const char *hint, struct err *e)
{
	if (n->best)
		return err_as(e, ERR_USAGE, "unknown %s '%.200s': did you mean %s?", what, n->word, n->best);
	return err_as(e, ERR_USAGE, "unknown %s '%.200s' (%s)", what, n->word, hint);
}
