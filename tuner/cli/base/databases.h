/* Commands that read databases: which ones, and names that are looked for in them. */
#ifndef SEGTUNE_CLI_DATABASES_H
#define SEGTUNE_CLI_DATABASES_H

#include "tuner/base/strings.h"
#include "tuner/cli/base/options.h"
#include "tuner/session/session.h"
#include "tuner/store/store.h"

/* Of commands that read: into a struct strings, which databases_default completes. */
#define OPTION_DATABASES(list)                                                                                         \
	{                                                                                                              \
		"db", OPTION_MANY, list, "FILE",                                                                       \
			"database (" ABOUT_DEFAULT_DB "); several times: all of them together"                         \
	}

/* Where --db was not given: the default. */
int databases_default(struct strings *list, struct err *e);

/* The rows of an option table that choose what is read, into a struct store_filter. */
#define FILTER_OPTIONS(f)                                                                                              \
	{"operation", OPTION_TEXT, &(f).operation, "NAME", "only this operation"},                                     \
		{"type", OPTION_TEXT, &(f).type, "TYPE", "only this element type"},                                    \
		{"operator", OPTION_TEXT, &(f).oper, "NAME", "only this operator"},                                    \
		{"key-type", OPTION_TEXT, &(f).key_type, "TYPE", "only this key type"},                                \
		{"device", OPTION_TEXT, &(f).device, "NAME",                                                           \
		 "only this device: its name, a part of it, or cuda:0 if it is here"},                                 \
	{                                                                                                              \
		"driver", OPTION_TEXT, &(f).driver, "TEXT",                                                            \
			"results of this driver, or all (default: of each device the newest)"                          \
	}

/* ERR_USAGE for a name that the database does not have, with what it has. Lists of names; NULL or empty: any. */
int database_check_name(struct store *s, enum store_name of, const char *name, struct err *e);
int database_check_names(struct store *s, enum store_name of, const struct strings *names, struct err *e);

#define DEVICE_NAME 128

/*
 * The stored name of a device: given exactly, or by a part of it that no other has, or as --device of a sweep takes it
 * ("cuda:0") if that device is here. ERR_USAGE where there is none or are several. Empty or NULL stays empty.
 */
int database_device(struct store *s, const char *given, char name[DEVICE_NAME], struct err *e);

/* Check the names of a filter, replace the device by its stored name (kept in device), and set the driver's default. */
int database_complete_filter(struct store *s, struct store_filter *f, char device[DEVICE_NAME], struct err *e);

#endif
