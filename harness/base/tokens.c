/* A scanner for the preprocessing tokens of C11 and C++17. It does not handle what compilers treat differently
 * (trigraphs, blanks after a backslash at the end of a line): equal sources may then count as different, but never the
 * other way round. */
#include "harness/base/tokens.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#define DELIMITER 16 /* maximum length of a raw string's delimiter */
#define DEFINE "\n#\ndefine\n"

struct scan {
	const char *at; /* never at the end of a continued line: see next() */
	char *out;
	char *directive; /* start of the directive in the output; NULL outside of directives */
	int line_start;  /* 1: only white space and comments so far on this line */
};

/* Skips line continuations. */
static const char *join_lines(const char *at)
{
	while (at[0] == '\\' && (at[1] == '\n' || (at[1] == '\r' && at[2] == '\n')))
		at += at[1] == '\n' ? 2 : 3;
	return at;
}

static const char *next(const char *at)
{
	return join_lines(at + 1);
}

static void copy(struct scan *s, const char *end)
{
	while (s->at < end) {
		*s->out++ = *s->at;
		s->at = next(s->at);
	}
}

/* A backslash begins a universal character name; bytes from 0x80 belong to UTF-8 characters. */
static int is_word(char c)
{
	return isalnum((unsigned char)c) || c == '_' || c == '$' || c == '\\' || (unsigned char)c >= 0x80;
}

static const char *word_end(const char *at)
{
	while (is_word(*at))
		at = next(at);
	return at;
}

/* The end of the comment at `at`: before the end of its line, or after its closing mark. NULL if there is no
 * comment. */
static const char *comment_end(const char *at)
{
	const char *second = *at == '/' ? next(at) : at;

	if (second == at || (*second != '/' && *second != '*'))
		return NULL;
	if (*second == '/') {
		while (*at && *at != '\n')
			at = next(at);
		return at;
	}
	for (at = next(second); *at; at = next(at))
		if (*at == '*' && *next(at) == '/')
			return next(next(at));
	return at;
}

/* Skips blanks and comments up to the end of the line or a token. */
static void skip_blanks(struct scan *s)
{
	for (;;) {
		const char *end = comment_end(s->at);

		if (end)
			s->at = end;
		else if (*s->at && strchr(" \t\v\f\r", *s->at))
			s->at = next(s->at);
		else
			return;
	}
}

/* NULL if the line has no closing quote: an apostrophe in the text of #error. */
static const char *quote_end(const char *at)
{
	const char quote = *at;

	for (at = next(at); *at && *at != '\n'; at = next(at)) {
		if (*at == quote)
			return next(at);
		if (*at == '\\' && *next(at) && *next(at) != '\n')
			at = next(at);
	}
	return NULL;
}

/* The end of a raw string's "DELIMITER(...)DELIMITER", in which nothing is joined or escaped. NULL if there is none at
 * `at`. */
static const char *raw_end(const char *at)
{
	const char *open = at + 1 + strcspn(at + 1, "( )\\\t\v\f\n\""), *end;
	char close[DELIMITER + 3];
	int length = (int)(open - at - 1);

	if (*open != '(' || length > DELIMITER)
		return NULL;
	close[0] = ')';
	memcpy(close + 1, at + 1, (size_t)length);
	memcpy(close + 1 + length, "\"", 2);
	end = strstr(open, close);
	return end ? end + length + 2 : NULL;
}

/* Whether the output from start to end is one of these words, which are surrounded by blanks. */
static int is_one_of(const char *words, const char *start, const char *end)
{
	const size_t length = (size_t)(end - start);

	for (const char *w = words; *w; w += 1 + strcspn(w + 1, " "))
		if (strncmp(w + 1, start, length) == 0 && w[1 + length] == ' ')
			return 1;
	return 0;
}

static void put_raw(struct scan *s, const char *end)
{
	memcpy(s->out, s->at, (size_t)(end - s->at));
	s->out += end - s->at;
	s->at = join_lines(end);
}

/* A quoted literal, with the user-defined suffix attached to it. */
static void put_quoted(struct scan *s)
{
	const char *end = quote_end(s->at);

	copy(s, end ? end : next(s->at));
	if (end)
		copy(s, word_end(s->at));
}

/* A name, with the literal that it prefixes, or with the parenthesis of the macro that it defines. */
static void put_word(struct scan *s)
{
	const size_t define = sizeof DEFINE - 1;
	const char *start = s->out, *raw;

	copy(s, word_end(s->at));
	raw = *s->at == '"' && is_one_of(" R LR uR UR u8R ", start, s->out) ? raw_end(s->at) : NULL;
	if (raw) {
		put_raw(s, raw);
		copy(s, word_end(s->at));
	} else if ((*s->at == '"' || *s->at == '\'') && is_one_of(" L u U u8 ", start, s->out)) {
		put_quoted(s);
	} else if (*s->at == '(' && s->directive && start == s->directive + define &&
		   memcmp(s->directive, DEFINE, define) == 0) {
		copy(s, next(s->at));
	}
}

/* Digits, letters and points, the sign of an exponent, and single quotes between digits. */
static void put_number(struct scan *s)
{
	const char *end = s->at;

	while (is_word(*end) || *end == '.' || (*end == '\'' && is_word(*next(end)))) {
		const char *behind = next(end);

		end = strchr("eEpP", *end) && (*behind == '+' || *behind == '-') ? next(behind) : behind;
	}
	copy(s, end);
}

/* Takes the longest match; "+ +" remains two tokens. */
static void put_punctuator(struct scan *s)
{
	static const char *const longer[] = {
		"<<=", ">>=", "...", "->*", "<=>", "++", "--", "<<", ">>", "<=", ">=", "==", "!=", "&&",
		"||",  "+=",  "-=",  "*=",  "/=",  "%=", "&=", "|=", "^=", "->", "::", "##", ".*"};

	for (size_t i = 0; i < sizeof longer / sizeof *longer; i++) {
		const char *at = s->at, *c = longer[i];

		for (; *c && *at == *c; c++)
			at = next(at);
		if (!*c) {
			copy(s, at);
			return;
		}
	}
	copy(s, next(s->at));
}

static void put_token(struct scan *s)
{
	const char c = *s->at;

	if (isdigit((unsigned char)c) || (c == '.' && isdigit((unsigned char)*next(s->at))))
		put_number(s);
	else if (is_word(c))
		put_word(s);
	else if (c == '"' || c == '\'')
		put_quoted(s);
	else
		put_punctuator(s);
	*s->out++ = '\n';
}

/* The "#" of a directive, or its digraph "%:". 0 if there is none. */
static int begin_directive(struct scan *s)
{
	if (*s->at == '%' && *next(s->at) == ':')
		s->at = next(s->at);
	else if (*s->at != '#')
		return 0;
	s->directive = s->out;
	memcpy(s->out, "\n#\n", 3);
	s->out += 3;
	s->at = next(s->at);
	return 1;
}

/* Drops #line, which is recognizable only now that the directive is complete. "# 12" is the form that compilers
 * emit. */
static void end_directive(struct scan *s)
{
	const char *name;

	if (!s->directive)
		return;
	*s->out = '\0';
	name = s->directive + 3;
	if (strncmp(name, "line\n", 5) == 0 || isdigit((unsigned char)*name))
		s->out = s->directive;
	else
		*s->out++ = '\n';
	s->directive = NULL;
}

char *tokens_of(const char *text)
{
	/* At most one line end per character of a token; "#" alone takes three, but end_directive follows it. */
	char *tokens = malloc(2 * strlen(text) + 5);
	struct scan s = {.at = join_lines(text), .out = tokens, .line_start = 1};

	if (!tokens)
		return NULL;
	for (skip_blanks(&s); *s.at; skip_blanks(&s)) {
		if (*s.at == '\n') {
			end_directive(&s);
			s.line_start = 1;
			s.at = next(s.at);
		} else {
			if (!s.line_start || !begin_directive(&s))
				put_token(&s);
			s.line_start = 0;
		}
	}
	end_directive(&s);
	*s.out = '\0';
	return tokens;
}
