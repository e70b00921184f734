/* Reads the tables of an exported C header. It understands only the initializers that export_tables.c writes: arrays of
 * struct segtune_box, segtune_node and segtune_table, where later arrays name earlier ones. */
#include "tuner/report/read_header.h"

#include <ctype.h>
#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/list.h"
#include "tuner/base/file.h"
#include "tuner/report/export_impl.h"
#include "tuner/report/launch_box_impl.h"
#include "tuner/report/stated.h"
#include "tuner/selection/kriging/estimate.h"

#define VERSION_LINE "#define SEGTUNE_LAUNCH_BOX_VERSION "
#define FILE_LIMIT ((size_t)64 << 20)
#define NAME_SIZE 128

/* A token. Its kind is its first character: '"' for a string, decoded; else a word, a number, or punctuation. */
struct token {
	char kind; /* '"'; 'a': a word or number; else the character itself; 0: the end */
	char text[256];
	int fits; /* 0: the text was longer */
};

struct boxes {
	char name[NAME_SIZE];
	struct selection_box *list;
	int count, room;
};

struct nodes {
	char name[NAME_SIZE];
	struct selection_node *list;
	int count, room;
};

/* The rows of an estimate. */
struct cases {
	char name[NAME_SIZE];
	int *list; /* their numbers */
	int count, room;
};

#define HASH_DIGITS 16 /* in the names of tables */

struct reader {
	const char *path, *at;
	int line;
	struct token token; /* the next one */
	struct boxes *boxes;
	struct nodes *nodes;
	struct cases *cases;
	int nboxes, boxes_room, nnodes, nodes_room, ncases, cases_room;
	struct selection_table *tables;
	int ntables, tables_room;
	char operation[32], other[32]; /* operation of the tables being read; one of those that were not asked for */
	struct err *e;
};

/* ---- tokens ---- */

static void skip_to(struct reader *r, const char *end)
{
	for (; r->at < end; r->at++)
		r->line += *r->at == '\n';
}

static void skip_space(struct reader *r)
{
	for (;;) {
		const char *end = r->at;

		if (isspace((unsigned char)*end))
			end++;
		else if (strncmp(end, "/*", 2) == 0)
			end = strstr(end + 2, "*/") ? strstr(end + 2, "*/") + 2 : end + strlen(end);
		else if (*end == '#')
			end += strcspn(end, "\n");
		else
			return;
		skip_to(r, end);
	}
}

static void add_char(struct token *t, size_t *used, char c)
{
	if (*used + 1 < sizeof t->text)
		t->text[(*used)++] = c;
	else
		t->fits = 0;
}

/* Decodes the escapes that export_literal writes: a character, or three octal digits. */
static void read_string(struct reader *r, size_t *used)
{
	for (r->at++; *r->at && *r->at != '"' && *r->at != '\n'; r->at++) {
		int code = 0, digits = 0;

		if (*r->at == '\\' && r->at[1])
			r->at++;
		else
			digits = 3; /* an escaped character stands for itself */
		while (digits < 3 && r->at[digits] >= '0' && r->at[digits] <= '7')
			code = 8 * code + (r->at[digits++] - '0');
		if (code) {
			add_char(&r->token, used, (char)(code & 0xff));
			r->at += digits - 1;
		} else
			add_char(&r->token, used, *r->at);
	}
	r->at += *r->at == '"';
}

static void next(struct reader *r)
{
	struct token *t = &r->token;
	size_t used = 0;

	skip_space(r);
	*t = (struct token){.kind = *r->at, .fits = 1};
	if (*r->at == '"')
		read_string(r, &used);
	else if (isalnum((unsigned char)*r->at) || strchr("_-.", *r->at)) {
		t->kind = *r->at ? 'a' : 0;
		for (; *r->at && (isalnum((unsigned char)*r->at) || strchr("_-+.", *r->at)); r->at++)
			add_char(t, &used, *r->at);
	} else
		r->at += *r->at != '\0';
	t->text[used] = '\0';
}

static int fail(struct reader *r, const char *what)
{
	return err_set(r->e, "%s:%d: %s expected", r->path, r->line, what);
}

static int take(struct reader *r, char kind)
{
	const char what[] = {'\'', kind, '\'', '\0'};

	if (r->token.kind != kind)
		return fail(r, what);
	next(r);
	return 0;
}

/* Takes a string or word into out, and the comma after it, if any. */
static int take_text(struct reader *r, char kind, char *out, size_t size)
{
	if (r->token.kind != kind || !r->token.fits || strlen(r->token.text) >= size)
		return fail(r, kind == '"' ? "a string that is not too long" : "a name");
	(void)snprintf(out, size, "%s", r->token.text);
	next(r);
	if (r->token.kind == ',')
		next(r);
	return 0;
}

static int take_whole(struct reader *r, int64_t most, int64_t *value)
{
	char text[32], *end = text;

	if (take_text(r, 'a', text, sizeof text))
		return -1;
	*value = INT64_MAX;
	if (strcmp(text, "INT64_MAX") != 0) {
		*value = strtoll(text, &end, 10);
		if (end == text || *end)
			return fail(r, "a whole number");
	}
	return *value < -1 || *value > most ? fail(r, "a whole number in range") : 0;
}

static int take_int(struct reader *r, int *value)
{
	int64_t wide;

	if (take_whole(r, INT_MAX, &wide))
		return -1;
	*value = (int)wide;
	return 0;
}

static int take_real(struct reader *r, double *value)
{
	char text[64], *end;

	if (take_text(r, 'a', text, sizeof text))
		return -1;
	*value = strtod(text, &end);
	return end == text || *end || isnan(*value) ? fail(r, "a number") : 0;
}

/* Skips the rest of a braced list that began `depth` braces ago. */
static int skip_braces(struct reader *r, int depth)
{
	while (depth > 0) {
		if (!r->token.kind)
			return fail(r, "'}'");
		depth += r->token.kind == '{' ? 1 : r->token.kind == '}' ? -1 : 0;
		next(r);
	}
	return 0;
}

static int no_memory(struct reader *r)
{
	return err_as(r->e, ERR_TOO_LARGE, "no memory for the tables of '%s'", r->path);
}

/* ---- boxes and nodes ---- */

/* The members of a box that follow its parameters. Headers of older versions have fewer. */
static int read_pace(struct reader *r, struct selection_pace *pace)
{
	int64_t *const numbers[] = {&pace->longest, &pace->call, &pace->span};

	if (r->token.kind == ',')
		next(r);
	for (size_t i = 0; i < sizeof numbers / sizeof *numbers && r->token.kind == 'a'; i++)
		if (take_whole(r, INT64_MAX, numbers[i]))
			return -1;
	return 0;
}

static int read_box(struct reader *r, void *into)
{
	struct boxes *list = into;
	struct selection_box *grown = list_grow(list->list, list->count, &list->room, sizeof *grown), *b;
	char skipped[256];
	int64_t number;
	int flag;

	if (!grown)
		return no_memory(r);
	list->list = grown;
	b = &grown[list->count++];
	*b = (struct selection_box){.regret = NAN, .mean_regret = NAN};
	if (take_text(r, '"', b->strategy, sizeof b->strategy) || take_text(r, '"', b->params, sizeof b->params) ||
	    take_text(r, 'a', skipped, sizeof skipped) || take_text(r, '"', skipped, sizeof skipped) ||
	    take_text(r, '"', skipped, sizeof skipped))
		return -1;
	for (int i = 0; i < 5; i++) /* any_operator, size limits */
		if (take_whole(r, INT64_MAX, &number))
			return -1;
	if (take_whole(r, INT64_MAX, &b->n_low) || take_whole(r, INT64_MAX, &b->n_high) || take_int(r, &b->ncases))
		return -1;
	for (int i = 0; i < 3; i++) /* reproducible, unaligned, number of parameters */
		if (take_int(r, &flag))
			return -1;
	return take(r, '{') || skip_braces(r, 1) || read_pace(r, &b->pace) ? -1 : take(r, '}');
}

static int take_feature(struct reader *r, enum selection_feature *feature)
{
	static const char *const names[TREE_FEATURES] = {"SEGTUNE_N", "SEGTUNE_MEAN", "SEGTUNE_LONGEST",
							 "SEGTUNE_SHARE_1K", "SEGTUNE_SHARE_4K"};
	char text[32];

	if (take_text(r, 'a', text, sizeof text))
		return -1;
	*feature = FEATURE_N;
	if (strcmp(text, "0") == 0)
		return 0;
	for (int f = 0; f < TREE_FEATURES; f++)
		if (strcmp(text, names[f]) == 0) {
			*feature = (enum selection_feature)f;
			return 0;
		}
	return fail(r, "a feature");
}

static int read_node(struct reader *r, void *into)
{
	struct nodes *list = into;
	struct selection_node *grown = list_grow(list->list, list->count, &list->room, sizeof *grown), *n;

	if (!grown)
		return no_memory(r);
	list->list = grown;
	n = &grown[list->count++];
	*n = (struct selection_node){.box = -1};
	if (take_feature(r, &n->feature) || take_real(r, &n->below) || take_int(r, &n->low) || take_int(r, &n->high) ||
	    take_int(r, &n->box))
		return -1;
	return take(r, '}');
}

/* Reads NAME[] = { { ... }, ... }, each element into `into`. */
static int read_elements(struct reader *r, int (*read)(struct reader *r, void *into), void *into)
{
	if (take(r, '{'))
		return -1;
	while (r->token.kind == '{') {
		next(r);
		if (read(r, into))
			return -1;
		if (r->token.kind == ',')
			next(r);
	}
	return take(r, '}');
}

/* ---- tables ---- */

static int copy_boxes(struct reader *r, const char *name, int count, struct selection_table *t)
{
	for (int i = 0; i < r->nboxes; i++) {
		const struct boxes *b = &r->boxes[i];

		if (strcmp(b->name, name) != 0)
			continue;
		if (count != b->count || count < 1)
			break;
		t->boxes = malloc((size_t)count * sizeof *t->boxes);
		if (!t->boxes)
			return no_memory(r);
		memcpy(t->boxes, b->list, (size_t)count * sizeof *t->boxes);
		t->nboxes = count;
		return 0;
	}
	return fail(r, "boxes of that name and number");
}

/* Whether each child comes after its node, so that every path ends. */
static int is_sound(const struct selection_table *t, const struct nodes *n)
{
	for (int i = 0; i < n->count; i++) {
		const struct selection_node *node = &n->list[i];

		if (node->box >= t->nboxes || (node->box < 0 && (node->low <= i || node->high <= i ||
								 node->low >= n->count || node->high >= n->count)))
			return 0;
	}
	return n->count > 0;
}

static int copy_tree(struct reader *r, const char *name, int count, struct selection_table *t, int level)
{
	struct selection_tree *tree = &t->trees[level];

	for (int i = 0; i < r->nnodes; i++) {
		const struct nodes *n = &r->nodes[i];

		if (strcmp(n->name, name) != 0)
			continue;
		if (count != n->count || !is_sound(t, n))
			break;
		tree->nodes = malloc((size_t)count * sizeof *tree->nodes);
		if (!tree->nodes)
			return no_memory(r);
		memcpy(tree->nodes, n->list, (size_t)count * sizeof *tree->nodes);
		tree->nnodes = count;
		return 0;
	}
	return fail(r, "a tree of that name and number of nodes");
}

/* Reads "NUMBER, NAME", the cases, which headers of older versions lack. */
static int read_estimate(struct reader *r, struct selection_table *t)
{
	char name[NAME_SIZE];
	int ncases;
	size_t wanted;

	if (take_int(r, &ncases) || take_text(r, 'a', name, sizeof name))
		return -1;
	if (ncases <= 0)
		return 0;
	wanted = estimate_lanes_size(ncases, t->nboxes);
	for (int i = 0; i < r->ncases; i++)
		if (strcmp(r->cases[i].name, name) == 0 && (size_t)r->cases[i].count == wanted)
			return estimate_from_lanes(&t->estimate, ncases, t->nboxes, r->cases[i].list, r->e);
	return fail(r, "cases of that name and number");
}

static int read_table(struct reader *r, void *operation)
{
	struct selection_table *grown = list_grow(r->tables, r->ntables, &r->tables_room, sizeof *grown), *t;
	char name[NAME_SIZE];
	int count;

	if (!grown)
		return no_memory(r);
	r->tables = grown;
	t = &grown[r->ntables++];
	*t = (struct selection_table){.ncases = 0};
	(void)snprintf(t->operation, sizeof t->operation, "%s", (const char *)operation);
	if (take_text(r, '"', t->backend, sizeof t->backend) || take_text(r, '"', t->device, sizeof t->device) ||
	    take_text(r, '"', t->arch, sizeof t->arch) || take_text(r, '"', t->type, sizeof t->type) ||
	    take_text(r, '"', t->oper, sizeof t->oper) || take_text(r, '"', t->key_type, sizeof t->key_type) ||
	    take_int(r, &count) || take_text(r, 'a', name, sizeof name) || copy_boxes(r, name, count, t) ||
	    take(r, '{'))
		return -1;
	for (int l = 0; l < SELECTION_LEVELS; l++) {
		if (take(r, '{') || take_int(r, &count) || take_text(r, 'a', name, sizeof name) ||
		    copy_tree(r, name, count, t, l) || take(r, '}'))
			return -1;
		if (r->token.kind == ',')
			next(r);
	}
	if (take(r, '}'))
		return -1;
	if (r->token.kind == ',') { /* tree for callers who know all features; older headers have none */
		next(r);
		if (take_int(r, &count))
			return -1;
		t->level_of_all = count == LEVEL_LONGEST ? LEVEL_LONGEST : LEVEL_SHARES;
	}
	if (r->token.kind == 'a' && read_estimate(r, t))
		return -1;
	return take(r, '}');
}

/* ---- the header ---- */

static int add_boxes(struct reader *r, const char *name)
{
	struct boxes *grown = list_grow(r->boxes, r->nboxes, &r->boxes_room, sizeof *grown);

	if (!grown)
		return no_memory(r);
	r->boxes = grown;
	grown[r->nboxes] = (struct boxes){.list = NULL};
	(void)snprintf(grown[r->nboxes].name, NAME_SIZE, "%s", name);
	return read_elements(r, read_box, &grown[r->nboxes++]);
}

static int add_nodes(struct reader *r, const char *name)
{
	struct nodes *grown = list_grow(r->nodes, r->nnodes, &r->nodes_room, sizeof *grown);

	if (!grown)
		return no_memory(r);
	r->nodes = grown;
	grown[r->nnodes] = (struct nodes){.list = NULL};
	(void)snprintf(grown[r->nnodes].name, NAME_SIZE, "%s", name);
	return read_elements(r, read_node, &grown[r->nnodes++]);
}

static int read_number(struct reader *r, struct cases *to)
{
	int *grown = list_grow(to->list, to->count, &to->room, sizeof *grown);
	char text[32], *end;
	long number;

	if (!grown)
		return no_memory(r);
	to->list = grown;
	if (take_text(r, 'a', text, sizeof text))
		return -1;
	number = strtol(text, &end, 10);
	if (end == text || *end || number < -INT_MAX || number > INT_MAX)
		return fail(r, "a whole number");
	grown[to->count++] = (int)number;
	return 0;
}

static int add_cases(struct reader *r, const char *name)
{
	struct cases *grown = list_grow(r->cases, r->ncases, &r->cases_room, sizeof *grown);

	if (!grown)
		return no_memory(r);
	r->cases = grown;
	grown[r->ncases] = (struct cases){.list = NULL};
	(void)snprintf(grown[r->ncases].name, NAME_SIZE, "%s", name);
	r->ncases++;
	if (take(r, '{'))
		return -1;
	while (r->token.kind == 'a') {
		if (read_number(r, &r->cases[r->ncases - 1]))
			return -1;
		if (r->token.kind == ',')
			next(r);
	}
	return take(r, '}');
}

/* Adds the tables of "segtune_OPERATION_HASH_tables" if they are of that operation; "" stands for any. */
static int add_tables(struct reader *r, const char *name, const char *operation)
{
	static const char begin[] = "segtune_", end[] = "_tables";
	const size_t length = strlen(name), around = strlen(begin) + HASH_DIGITS + 1 + strlen(end);
	char wanted[32], found[32];

	if (length <= around || length - around >= sizeof found || strncmp(name, begin, strlen(begin)) != 0 ||
	    strcmp(name + length - strlen(end), end) != 0 ||
	    strspn(name + length - strlen(end) - HASH_DIGITS, "0123456789abcdef") != HASH_DIGITS)
		return err_set(r->e, "%s:%d: '%s' is not a name of tables", r->path, r->line, name);
	(void)snprintf(found, sizeof found, "%.*s", (int)(length - around), name + strlen(begin));
	export_identifier(wanted, sizeof wanted, operation, 0);
	if (wanted[0] && strcmp(found, wanted) != 0) {
		(void)snprintf(r->other, sizeof r->other, "%s", found);
		return 0;
	}
	/* The operation's own name may have characters that an identifier cannot have. */
	(void)snprintf(r->operation, sizeof r->operation, "%s", wanted[0] ? operation : found);
	return read_elements(r, read_table, r->operation);
}

/* Reads the arrays that begin where the reader is: struct KIND NAME[] = . Returns 0 if it is none of ours. */
static int read_array(struct reader *r, const char *operation)
{
	char kind[32], name[NAME_SIZE];

	(void)snprintf(kind, sizeof kind, "%.31s", r->token.text);
	next(r);
	if (r->token.kind != 'a' || strlen(r->token.text) >= sizeof name)
		return 0;
	(void)snprintf(name, sizeof name, "%s", r->token.text);
	next(r);
	if (r->token.kind != '[')
		return 0;
	next(r);
	if (r->token.kind != ']') /* it has a size: a member */
		return 0;
	next(r);
	if (strcmp(kind, "float") == 0 && strncmp(name, "segtune_", strlen("segtune_")) != 0)
		return 0; /* one of the lookup's own arrays */
	if (take(r, '='))
		return -1;
	return strcmp(kind, "float") == 0          ? add_cases(r, name)
	       : strcmp(kind, "segtune_box") == 0  ? add_boxes(r, name)
	       : strcmp(kind, "segtune_node") == 0 ? add_nodes(r, name)
						   : add_tables(r, name, operation);
}

static int read_all(struct reader *r, const char *operation)
{
	next(r);
	while (r->token.kind) {
		const char *word = r->token.kind == 'a' ? r->token.text : "";
		const int ours = strcmp(word, "segtune_box") == 0 || strcmp(word, "segtune_node") == 0 ||
				 strcmp(word, "segtune_table") == 0 || strcmp(word, "float") == 0;

		if (!ours)
			next(r);
		else if (read_array(r, operation))
			return -1;
	}
	if (r->ntables)
		return 0;
	if (r->other[0])
		return err_as(r->e, ERR_ABSENT, "'%s' has no tables of operation '%s', but of '%s'", r->path, operation,
			      r->other);
	return err_as(r->e, ERR_ABSENT, "'%s' has no tables: it is not a header of format c", r->path);
}

/* In estimates of another version, rows mean something else. */
static int check_version(const char *path, const char *text, struct err *e)
{
	const char *line = strstr(text, VERSION_LINE);

	if (!line || strtol(line + strcspn(line, "0123456789"), NULL, 10) == SEGTUNE_LAUNCH_BOX_VERSION)
		return 0;
	return err_as(e, ERR_ABSENT, "'%s' is of another segtune release: export it again", path);
}

int header_read_tables(const char *path, const char *operation, struct selection_table **tables, int *count,
		       struct err *e)
{
	struct reader r = {.path = path, .line = 1, .e = e};
	char *text;
	size_t size;
	int status;

	*tables = NULL;
	*count = 0;
	if (file_read(path, FILE_LIMIT, &text, &size, e))
		return -1;
	r.at = text;
	status = check_version(path, text, e) || read_all(&r, operation ? operation : "") ? -1 : 0;
	if (status && e->kind == ERR_FAILED && !strstr(text, VERSION_LINE))
		e->kind = ERR_ABSENT; /* a first release's: its tables are others */
	for (int i = 0; i < r.ntables; i++)
		stated_read(text, &r.tables[i]);
	for (int i = 0; i < r.nboxes; i++)
		free(r.boxes[i].list);
	for (int i = 0; i < r.nnodes; i++)
		free(r.nodes[i].list);
	for (int i = 0; i < r.ncases; i++)
		free(r.cases[i].list);
	free(r.cases);
	free(r.boxes);
	free(r.nodes);
	free(text);
	if (status)
		selection_free(r.tables, r.ntables);
	*tables = status ? NULL : r.tables;
	*count = status ? 0 : r.ntables;
	return status;
}
