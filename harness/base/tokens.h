/* Tokenizes C, C++ or OpenCL C source, which reduces it to its meaning for a compiler, without comments and layout.
 * Sources with equal tokens are the same program, except for __LINE__, __FILE__ and blanks in macro arguments that are
 * stringized. */
#ifndef SEGTUNE_TOKENS_H
#define SEGTUNE_TOKENS_H

/* The tokens of text, one per line, with an empty line before and after each directive. Comments, white space and #line
 * are dropped, continued lines are joined. A function-like macro keeps its opening parenthesis: "F(". malloc'd; NULL if
 * out of memory. */
char *tokens_of(const char *text);

#endif
