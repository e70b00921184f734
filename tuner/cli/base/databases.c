/* The databases that a command reads, and the full names that short ones given on the command line stand for. */
#include "tuner/cli/base/databases.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/device/gpu.h"

#define DEVICES 64

int databases_default(struct strings *list, struct err *e)
{
	return list->count ? 0 : strings_add(list, session_default_db(), e);
}

/* ---- names ---- */

/* Fails with "type 'f33': did you mean f32?", or with all names that exist. */
static int fail_unknown(enum store_name of, const char *name, const struct strings *names, struct err *e)
{
	static const char *const what[] = {
		[STORE_OPERATIONS] = "operation", [STORE_TYPES] = "type",     [STORE_OPERATORS] = "operator",
		[STORE_KEY_TYPES] = "key type",   [STORE_DEVICES] = "device", [STORE_DRIVERS] = "driver"};
	struct nearest near = nearest_to(name);
	char list[256] = "";

	for (int i = 0; i < names->count; i++) {
		nearest_offer(&near, names->items[i]);
		(void)snprintf(list + strlen(list), sizeof list - strlen(list), "%s%s", i ? ", " : "", names->items[i]);
	}
	if (near.best)
		return err_as(e, ERR_USAGE, "the database has no %s '%.80s': did you mean %s?", what[of], name,
			      near.best);
	return err_as(e, ERR_USAGE, "the database has no %s '%.80s', only %s", what[of], name,
		      names->count ? list : "nothing at all");
}

int database_check_name(struct store *s, enum store_name of, const char *name, struct err *e)
{
	struct strings names = {0};
	int status;

	if (!name || !name[0])
		return 0;
	status = store_names(s, of, &names, e);
	if (status == 0 && names.count && !strings_have(&names, name))
		status = fail_unknown(of, name, &names, e);
	strings_release(&names);
	return status;
}

int database_check_names(struct store *s, enum store_name of, const struct strings *names, struct err *e)
{
	for (int i = 0; i < names->count; i++)
		if (database_check_name(s, of, names->items[i], e) != 0)
			return -1;
	return 0;
}

/* ---- devices ---- */

/* Writes the name of "cuda:0" if this machine has that device. 0: the text has another form, or there is no such
 * device. */
static int find_here(const char *given, char name[DEVICE_NAME])
{
	const char *colon = strchr(given, ':');
	struct gpu_info *list = calloc(DEVICES, sizeof *list);
	int found = 0;

	for (const struct gpu_backend *const *b = gpu_backends; *b && list && colon; b++) {
		struct err absent;
		int count = 0;

		if (strlen((*b)->name) == (size_t)(colon - given) &&
		    strncmp((*b)->name, given, (size_t)(colon - given)) == 0)
			count = (*b)->devices(list, DEVICES, &absent);
		for (int i = 0; i < count && i < DEVICES && !found; i++) {
			found = strtol(colon + 1, NULL, 10) == list[i].index;
			if (found)
				(void)snprintf(name, DEVICE_NAME, "%s", list[i].name);
		}
	}
	free(list);
	return found;
}

/* The index of the name that contains the text; -1: none, -2: several. */
static int find_part(const struct strings *names, const char *text)
{
	int found = -1;

	for (int i = 0; i < names->count; i++)
		if (strcasestr(names->items[i], text))
			found = found == -1 ? i : -2;
	return found;
}

static int choose_device(const struct strings *names, const char *given, char name[DEVICE_NAME], struct err *e)
{
	const int part = strings_have(names, given) ? -1 : find_part(names, given);
	char here[DEVICE_NAME];

	(void)snprintf(name, DEVICE_NAME, "%s", given);
	if (names->count == 0 || strings_have(names, given))
		return 0;
	if (find_here(given, here) && strings_have(names, here))
		return snprintf(name, DEVICE_NAME, "%s", here) < 0;
	if (part == -2)
		return err_as(e, ERR_USAGE, "the database has several devices whose names contain '%.80s'", given);
	if (part < 0)
		return fail_unknown(STORE_DEVICES, given, names, e);
	(void)snprintf(name, DEVICE_NAME, "%s", names->items[part]);
	return 0;
}

int database_device(struct store *s, const char *given, char name[DEVICE_NAME], struct err *e)
{
	struct strings names = {0};
	int status;

	name[0] = '\0';
	if (!given || !given[0])
		return 0;
	status = store_names(s, STORE_DEVICES, &names, e);
	if (status == 0)
		status = choose_device(&names, given, name, e);
	strings_release(&names);
	return status;
}

int database_complete_filter(struct store *s, struct store_filter *f, char device[DEVICE_NAME], struct err *e)
{
	const int all = f->driver && strcmp(f->driver, "all") == 0;

	if (database_check_name(s, STORE_OPERATIONS, f->operation, e) ||
	    database_check_name(s, STORE_TYPES, f->type, e) || database_check_name(s, STORE_OPERATORS, f->oper, e) ||
	    database_check_name(s, STORE_KEY_TYPES, f->key_type, e) ||
	    (!all && database_check_name(s, STORE_DRIVERS, f->driver, e)) || database_device(s, f->device, device, e))
		return -1;
	f->device = device;
	f->driver = all ? STORE_EVERY_DRIVER : f->driver ? f->driver : STORE_NEWEST_DRIVER;
	return 0;
}
