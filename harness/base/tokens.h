/*
 * The tokens of a C, C++ or OpenCL C source: what it means to a compiler, whatever its comments and its layout. Sources
 * of the same tokens are the same program but for the values of __LINE__ and __FILE__ and for the blanks in what a
 * macro makes a string of.
 */
#ifndef SEGTUNE_TOKENS_H
#define SEGTUNE_TOKENS_H

/*
 * The tokens of text, one a line, with an empty line before and after each directive. No comments, no white space, no
 * #line; continued lines are joined. The opening parenthesis of a function-like macro stands with its name: "F(".
 * Malloc'd; NULL where there is no memory.
 */
char *tokens_of(const char *text);

#endif
