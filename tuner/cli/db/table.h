/* The rows of a listing: as a table that fits the terminal, as CSV, or as one JSON object a line. */
#ifndef SEGTUNE_CLI_TABLE_H
#define SEGTUNE_CLI_TABLE_H

#include "tuner/store/store.h"

#define TABLE_COLUMNS 24

enum table_format { TABLE_TEXT, TABLE_CSV, TABLE_JSON };

/* Rows, collected to find the widths of their columns; CSV and JSON are printed at once. Zero but for its format. */
struct table {
	enum table_format format;
	int columns, count, room;
	char *names[TABLE_COLUMNS];
	char **cells; /* [line][column], NULL where there is no value */
	int number[TABLE_COLUMNS];
	int keep;     /* lines that are kept, 0: all */
	int left_out; /* those after them */
	int devices;  /* 1: one row's device, 2: rows differ in it */
	char device[128];
};

/* Add a row: the `row` of a struct store_sink with the table as its context. */
int table_row(void *context, const struct store_cell *cells, int count, struct err *e);

/* Print what was collected, cut to the terminal's width, and "41 more (--limit)" below. Text alone. */
void table_print(struct table *t);

void table_release(struct table *t);

#endif
