/* Private to tuner/cli/db: the commands behind `segtune db`. */
#ifndef SEGTUNE_CLI_DB_IMPL_H
#define SEGTUNE_CLI_DB_IMPL_H

/* Each parses its own options; argv[0] is, for example, "db merge". */
int db_merge(int argc, char **argv);
int db_compare(int argc, char **argv);
int db_stale(int argc, char **argv);
int db_spans(int argc, char **argv);

#endif
