/* The values of options, by name, for completion in shells. It must not print messages: what cannot be read is left
 * out. */
#include "tuner/cli/option_values.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/data/elem.h"
#include "harness/device/gpu.h"
#include "tuner/catalogue/catalogue.h"
#include "tuner/cli/base/databases.h"
#include "tuner/formats/formats.h"
#include "tuner/request/stub_devices.h"
#include "tuner/search/search.h"
#include "tuner/session/session.h"
#include "tuner/store/store.h"

static void print_value(const char *name, const char *about)
{
	(void)printf("%s\t%.*s\n", name, about ? (int)strcspn(about, "\n") : 0, about ? about : "");
}

static int is_one_of(const char *command, const char *const *list)
{
	while (*list && strcmp(*list, command) != 0)
		list++;
	return *list != NULL;
}

/* ---- data ---- */

static void list_plain_types(void)
{
	for (const struct elem_type *t = elem_types; t->name; t++)
		print_value(t->name, NULL);
}

static void list_types(const char *command)
{
	(void)command;
	list_plain_types();
	for (const struct elem_type *t = elem_widened; t->name; t++)
		print_value(t->name, "widened");
}

static void list_key_types(const char *command)
{
	(void)command;
	list_plain_types();
	print_value("none", "the keys of runs are not written");
}

static void list_operators(const char *command)
{
	(void)command;
	for (const struct oper *o = opers; o->name; o++)
		print_value(o->name, o->about);
}

/* ---- the catalogue ---- */

static void list_operations(const char *command)
{
	struct catalogue *cat;
	const char *name;
	struct err e;

	if (catalogue_open(NULL, &cat, &e))
		return;
	for (int i = 0; (name = catalogue_operation_name(cat, i)); i++)
		print_value(name, catalogue_operation_about(cat, name));
	catalogue_close(cat);
	if (strcmp(command, "verify") == 0)
		print_value("all", "every operation");
}

static int is_named_before(const struct family *list, int i)
{
	for (int k = 0; k < i; k++)
		if (strcmp(list[k].strategy, list[i].strategy) == 0)
			return 1;
	return 0;
}

static void list_strategies(const char *command)
{
	const struct family *families;
	struct catalogue *cat;
	struct err e;
	int n;

	(void)command;
	if (catalogue_open(NULL, &cat, &e))
		return;
	n = catalogue_families(cat, &families);
	for (int i = 0; i < n; i++)
		if (!is_named_before(families, i))
			print_value(families[i].strategy, families[i].about);
	catalogue_close(cat);
}

/* ---- devices ---- */

#define DEVICES 64

static void list_present(void)
{
	struct gpu_info *list = calloc(DEVICES, sizeof *list);
	struct err e;

	for (const struct gpu_backend *const *b = gpu_backends; *b && list; b++) {
		const int count = strcmp((*b)->name, "fake") == 0 ? 0 : (*b)->devices(list, DEVICES, &e);

		for (int i = 0; i < count && i < DEVICES; i++)
			(void)printf("%s:%d\t%s\n", list[i].backend, list[i].index, list[i].name);
	}
	free(list);
}

/* From the default database. */
static void list_stored(enum store_name of)
{
	struct strings names = {0};
	struct store *s;
	struct err e;

	if (store_open(session_default_db(), STORE_READ, &s, &e) == 0) {
		if (store_names(s, of, &names, &e) == 0)
			for (int i = 0; i < names.count; i++)
				print_value(names.items[i], NULL);
		strings_release(&names);
	}
	store_close(s);
}

static void list_devices(const char *command)
{
	static const char *const measuring[] = {"run", "sweep", "verify", NULL};

	if (is_one_of(command, measuring)) {
		print_value("auto", "the first GPU, else a CPU");
		list_present();
	} else if (strcmp(command, "catalogue") == 0) {
		for (const struct stub_device *d = stub_devices; d->name; d++)
			(void)printf("stub:%s\t\n", d->name);
		list_present();
	} else {
		list_stored(STORE_DEVICES);
	}
}

static void list_drivers(const char *command)
{
	(void)command;
	list_stored(STORE_DRIVERS);
	print_value("all", "every driver");
}

/* ---- the rest ---- */

static void list_formats(const char *command)
{
	(void)command;
	for (int i = 0; format_name(i); i++)
		print_value(format_name(i), NULL);
}

static void list_searches(const char *command)
{
	if (strcmp(command, "sweep") == 0)
		print_value("auto", "the one that scores best");
	for (int i = 0; i < search_count(); i++)
		print_value(search_list(i).name, search_list(i).about);
}

static const struct {
	const char *option;
	void (*list)(const char *command);
	const char *lines; /* without a function: the values */
} known[] = {
	{"type", list_types, NULL},
	{"key-type", list_key_types, NULL},
	{"operator", list_operators, NULL},
	{"operation", list_operations, NULL},
	{"beside", list_operations, NULL},
	{"strategy", list_strategies, NULL},
	{"device", list_devices, NULL},
	{"against", list_devices, NULL},
	{"driver", list_drivers, NULL},
	{"against-driver", list_drivers, NULL},
	{"format", list_formats, NULL},
	{"search", list_searches, NULL},
	{"space", NULL, "hinted\t\nsensible\t\npossible\t\n"},
	{"offsets", NULL, "i32\t\ni64\t\n"},
	{"input", NULL, "array\t\nconstant:\t\ncounting\t\ngather\t\ntransform:\t\nmultiply:\t\n"},
	{"x", NULL, "mean length\t\nelements\t\nwidth\t\n"},
	{"y", NULL, "fraction\t\nGB/s\t\ntime\t\nregret\t\neffect\t\nsamples\t\nratio\t\n"},
};

void option_values(const char *command, const char *option)
{
	option += strspn(option, "-");
	for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
		if (strcmp(known[i].option, option) != 0)
			continue;
		if (known[i].list)
			known[i].list(command);
		else
			(void)fputs(known[i].lines, stdout);
	}
}
