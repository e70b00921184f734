/* For commands that read databases: which ones, and lookup of names in them. */
#ifndef SEGTUNE_CLI_DATABASES_H
#define SEGTUNE_CLI_DATABASES_H

#include "tuner/base/strings.h"
#include "tuner/cli/base/options.h"
#include "tuner/session/session.h"
#include "tuner/store/store.h"

/* The --db option of commands that read, into a struct strings that databases_default completes. */
#define OPTION_DATABASES(list)                                                                                         \
	{                                                                                                              \
		"db", OPTION_MANY, list, "FILE", "database (" ABOUT_DEFAULT_DB "); several times: all of them"         \
	}

/* Adds the default database if --db was not given. */
int databases_default(struct strings *list, struct err *e);

/* Rows of an option table that select what is read, into a struct store_filter. */
#define FILTER_OPTIONS(f)                                                                                              \
	{"operation", OPTION_TEXT, &(f).operation, "NAME", "only this operation"},                                     \
		{"type", OPTION_TEXT, &(f).type, "TYPE", "only this element type"},                                    \
		{"operator", OPTION_TEXT, &(f).oper, "NAME", "only this operator"},                                    \
		{"key-type", OPTION_TEXT, &(f).key_type, "TYPE", "only this key type"},                                \
		{"device", OPTION_TEXT, &(f).device, "NAME",                                                           \
		 "only this device: full name, part of it, or cuda:0 if present"},                                     \
	{                                                                                                              \
		"driver", OPTION_TEXT, &(f).driver, "TEXT",                                                            \
			"results with this driver, or all (default: each device's newest)"                             \
	}

/* ERR_USAGE, with what the database has, for a name that it does not have. In the second, a list of names; NULL or
 * empty: any. */
int database_check_name(struct store *s, enum store_name of, const char *name, struct err *e);
int database_check_names(struct store *s, enum store_name of, const struct strings *names, struct err *e);

#define DEVICE_NAME 128

/* The stored name of a device, given exactly, by a part that no other name contains, or as for --device of a sweep
 * ("cuda:0") if that device is present. ERR_USAGE if there is none or several. Empty or NULL gives "". */
int database_device(struct store *s, const char *given, char name[DEVICE_NAME], struct err *e);

/* Checks the names of a filter, replaces the device by its stored name (stored in device), and sets the default
 * driver. */
int database_complete_filter(struct store *s, struct store_filter *f, char device[DEVICE_NAME], struct err *e);

#endif
