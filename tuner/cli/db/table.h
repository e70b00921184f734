/* Prints the rows of a listing as a table that fits the terminal, as CSV, or as one JSON object per line. */
#ifndef SEGTUNE_CLI_TABLE_H
#define SEGTUNE_CLI_TABLE_H

#include "tuner/store/store.h"

#define TABLE_COLUMNS 24

enum table_format { TABLE_TEXT, TABLE_CSV, TABLE_JSON };

/* Rows are collected to determine column widths; CSV and JSON are printed at once. Zero-initialize all but the
 * format. */
struct table {
	enum table_format format;
	int columns, count, room;
	char *names[TABLE_COLUMNS];
	char **cells; /* [line][column], NULL: no value */
	int number[TABLE_COLUMNS];
	int keep;     /* maximum number of lines kept; 0: all */
	int left_out; /* number of lines after them */
	int devices;  /* 1: all rows so far have the same device; 2: devices differ */
	char device[128];
};

/* Adds a row; usable as `row` of a struct store_sink with the table as its context. */
int table_row(void *context, const struct store_cell *cells, int count, struct err *e);

/* Prints the collected rows, truncated to the terminal's width, followed by "41 more (--limit)". For TABLE_TEXT
 * only. */
void table_print(struct table *t);

void table_release(struct table *t);

#endif
