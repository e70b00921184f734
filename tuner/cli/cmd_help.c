/* `segtune help`: prints a command's options, or a topic of tuner/cli/help, whose README.md describes their format. */
#include <stdlib.h>
#include <string.h>

#include "tuner/base/assets.h"
#include "tuner/base/strings.h"
#include "tuner/base/wrap.h"
#include "tuner/cli/base/options.h"
#include "tuner/cli/commands.h"

#define FOLDER "tuner/cli/help/"
#define ENDING ".txt"
#define INDENT 2       /* of text below headings */
#define TERM_INDENT 20 /* column of the explanation of a term */
#define TERM " :: "

static const char usage[] = "segtune help [COMMAND | TOPIC]...\n"
			    "\n"
			    "Print the help of a command or topic; without either, list both.";

/* The length of the topic's name, which *name is set to; 0 if the asset is no topic. */
static int topic_name(const struct asset *a, const char **name)
{
	size_t length = strlen(a->path), around = sizeof FOLDER + sizeof ENDING - 2;

	if (length <= around || strncmp(a->path, FOLDER, sizeof FOLDER - 1) != 0 ||
	    strcmp(a->path + length - (sizeof ENDING - 1), ENDING) != 0)
		return 0;
	*name = a->path + sizeof FOLDER - 1;
	return (int)(length - around);
}

static const struct asset *find_topic(const char *wanted)
{
	const char *name;

	for (const struct asset *a = assets; a->path; a++) {
		int length = topic_name(a, &name);

		if (length > 0 && strlen(wanted) == (size_t)length && memcmp(wanted, name, (size_t)length) == 0)
			return a;
	}
	return NULL;
}

/* The length of a line without its newline. */
static size_t line_length(const char *line)
{
	return strcspn(line, "\n");
}

/* Prints the topic's name and its first line, which says what it is about. */
static void print_topic_line(FILE *to, const char *name, int length, const char *text)
{
	char about[256];

	(void)snprintf(about, sizeof about, "%.*s", (int)line_length(text), text);
	wrap_print(to, about, fprintf(to, "  %.*s", length, name), 15, 15);
}

void help_overview(FILE *to, const struct command *list)
{
	const char *name;

	wrap_printf(to, 0, 0, "segtune finds the fastest way to do segmented reductions on a device");
	(void)fputs("\nusage: segtune COMMAND [options], segtune help COMMAND | TOPIC\n"
		    "       segtune --version\n\n",
		    to);
	for (const struct command *c = list; c->name; c++)
		wrap_print(to, c->about, fprintf(to, "  %s", c->name), 15, 15);
	(void)fputs("\ntopics:\n", to);
	for (const struct asset *a = assets; a->path; a++) {
		int length = topic_name(a, &name);

		if (length > 0)
			print_topic_line(to, name, length, a->text);
	}
}

/* Whether the line is an entry of a list. "- :: standard input" is not: it explains the term "-". */
static int is_entry(const char *line)
{
	return strncmp(line, "- ", 2) == 0 && strncmp(line + 1, TERM, sizeof TERM - 1) != 0;
}

/* Whether a line begins a new paragraph, entry or term instead of continuing the one before. */
static int begins(const char *line)
{
	const char *term = strstr(line, TERM);

	return *line == '\0' || *line == '\n' || *line == '#' || is_entry(line) || strncmp(line, "    ", 4) == 0 ||
	       (term && term < line + line_length(line));
}

/* The lines from text on that belong together, joined by blanks; *next is set past them. malloc'd; NULL if out of
 * memory. */
static char *paragraph(const char *text, const char **next)
{
	char *joined;
	size_t used = 0;

	for (*next = text_next_line(text); !begins(*next); *next = text_next_line(*next))
		;
	joined = calloc((size_t)(*next - text) + 1, 1);
	for (const char *line = text; joined && line < *next; line = text_next_line(line)) {
		const char *word = line + strspn(line, " ");
		size_t length = line_length(word);

		if (used)
			joined[used++] = ' ';
		memcpy(joined + used, word, length);
		used += length;
	}
	return joined;
}

/* Prints a paragraph, an entry of a list ("- ..."), or a term and its explanation ("NAME :: ..."). */
static void print_paragraph(const char *text)
{
	const char *term = strstr(text, TERM);
	int column;

	if (is_entry(text)) {
		wrap_print(stdout, text, 0, INDENT, INDENT + 2);
	} else if (term) {
		column = printf("%*s%.*s", INDENT, "", (int)(term - text), text);
		if (column + 2 > TERM_INDENT) {
			(void)putchar('\n');
			column = 0;
		}
		wrap_print(stdout, term + sizeof TERM - 1, column, TERM_INDENT, TERM_INDENT);
	} else {
		wrap_print(stdout, text, 0, INDENT, INDENT);
	}
}

static int print_topic(const struct asset *topic)
{
	const char *text = topic->text;

	while (*text) {
		int length = (int)line_length(text);
		char *joined;

		if (text == topic->text || length == 0 || strncmp(text, "    ", 4) == 0) { /* printed unchanged */
			(void)printf("%.*s\n", length, text);
			text = text_next_line(text);
		} else if (*text == '#') {
			(void)printf("%.*s\n", length - 2, text + 2);
			text = text_next_line(text);
		} else {
			joined = paragraph(text, &text);
			if (!joined)
				return -1;
			print_paragraph(joined);
			free(joined);
		}
	}
	return 0;
}

/* Writes the name most like the word into text; empty if none is close. */
static void find_near(const char *word, const struct command *list, char text[32])
{
	struct nearest near = nearest_to(word);
	const char *name;
	char topic[32];

	text[0] = '\0';
	for (const struct command *c = list; c->name; c++)
		nearest_offer(&near, c->name);
	if (near.best)
		(void)snprintf(text, 32, "%s", near.best);
	for (const struct asset *a = assets; a->path; a++) {
		const int length = topic_name(a, &name);

		(void)snprintf(topic, sizeof topic, "%.*s", length, length > 0 ? name : "");
		near.best = NULL;
		nearest_offer(&near, topic);
		if (near.best && topic[0])
			(void)snprintf(text, 32, "%s", topic);
	}
}

/* Prints that there is no such topic, and all names on one line: "builds, catalogue, ...". */
static int unknown(const char *word, const struct command *list)
{
	const char *name, *between = "";
	char near[32];

	find_near(word, list, near);
	if (near[0]) {
		(void)fprintf(stderr, "segtune: no command or topic '%s': did you mean %s?\n", word, near);
		return 2;
	}

	(void)fprintf(stderr, "segtune: no command or topic '%s' (topics: ", word);
	for (const struct asset *a = assets; a->path; a++) {
		int length = topic_name(a, &name);

		if (length > 0) {
			(void)fprintf(stderr, "%s%.*s", between, length, name);
			between = ", ";
		}
	}
	(void)fputs("; segtune help lists them and the commands)\n", stderr);
	return 2;
}

const struct command *command_find(const struct command *list, const char *name)
{
	for (const struct command *c = list; c->name; c++)
		if (strcmp(name, c->name) == 0)
			return c;
	return NULL;
}

/* A word may name both a command and a topic, as `catalogue` does. */
static int print_help(char *word, const struct command *list)
{
	const struct command *command = command_find(list, word);
	const struct asset *topic = find_topic(word);
	char help[] = "--help", *arguments[] = {word, help, NULL};
	int status = 0;

	if (!command && !topic)
		return unknown(word, list);
	if (command)
		status = command->run ? command->run(2, arguments) : help_run(2, arguments, list);
	if (command && topic)
		(void)putchar('\n');
	if (topic && print_topic(topic) != 0)
		status = 1;
	return status;
}

/* Prints the words for shell completion. */
static int list_words(const struct command *list)
{
	const char *name;

	for (const struct command *c = list; c->name; c++)
		(void)printf("%s\t%s\n", c->name, c->about);
	for (const struct asset *a = assets; a->path; a++) {
		int length = topic_name(a, &name);

		if (length > 0)
			(void)printf("%.*s\t%.*s\n", length, name, (int)line_length(a->text), a->text);
	}
	return 0;
}

int help_run(int argc, char **argv, const struct command *list)
{
	const struct option options[] = {{0}};
	int operands, status;

	if (argc > 1 && strcmp(argv[1], "--list-words") == 0)
		return list_words(list);
	status = options_parse(argc, argv, options, usage, &operands);
	if (status != OPTIONS_GO_ON)
		return status;
	if (operands == 0)
		help_overview(stdout, list);
	status = 0;
	for (int i = 1; i <= operands && status == 0; i++) {
		(void)fputs(i > 1 ? "\n" : "", stdout);
		status = print_help(argv[i], list);
	}
	return status;
}
