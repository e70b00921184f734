/* The values that options take, for completion in shells. */
#ifndef SEGTUNE_OPTION_VALUES_H
#define SEGTUNE_OPTION_VALUES_H

/* Prints the values of an option ("--type" or "type") of a command, as far as they are known: a line each, with what it
 * means behind a tab. Prints nothing for others. */
void option_values(const char *command, const char *option);

#endif
