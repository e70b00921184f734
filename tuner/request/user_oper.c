/* Checks and collects operators defined by a script. */
#include "tuner/request/user_oper.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/data/input.h"
#include "tuner/base/strings.h"

static int check_text(const char *key, const char *text, struct err *e)
{
	if (strspn(text, " ") == strlen(text))
		return err_as(e, ERR_USAGE, "operator has no %s", key);
	return input_check_line(key, text, e);
}

/* For operators on structures, expression and identity are statements. */
static int check_code(const struct user_oper_request *r, const char *key, const char *text, struct err *e)
{
	if (!r->structure[0])
		return check_text(key, text, e);
	return *text ? input_check_statements(key, text, e) : err_as(e, ERR_USAGE, "operator has no %s", key);
}

static int check_structure(const struct user_oper_request *r, struct err *e)
{
	if (r->lift[0] && input_check_statements("lift", r->lift, e))
		return -1;
	if (r->structure[0] && !r->lift[0])
		return err_as(e, ERR_USAGE, "operator has a structure, but no lift that makes one of a value");
	if (r->structure[0] && r->tolerance > 0)
		return err_as(e, ERR_USAGE, "operator on structures cannot have a tolerance: they must be equal");
	return 0;
}

static int check(const struct user_oper *list, const struct user_oper_request *r, struct err *e)
{
	if (!r->name[0])
		return err_as(e, ERR_USAGE, "operator has no name");
	if (!is_name(r->name, USER_OPER_NAME))
		return err_as(e, ERR_USAGE, "name must be letters, digits and '_': '%s'", r->name);
	if (oper_find(r->name))
		return err_as(e, ERR_USAGE, "operator '%s' is built in", r->name);
	if (user_oper_find(list, r->name))
		return err_as(e, ERR_USAGE, "operator '%s' is defined already", r->name);
	if (check_code(r, "expression", r->expression, e) || check_code(r, "identity", r->identity, e) ||
	    (r->multiply[0] && check_text("multiply", r->multiply, e)))
		return -1;
	return isfinite(r->tolerance) ? check_structure(r, e) : err_as(e, ERR_USAGE, "tolerance is not finite");
}

int user_oper_add(struct user_oper **list, const struct user_oper_request *r, const char *where, struct err *e)
{
	struct user_oper *o;

	if (check(*list, r, e))
		return -1;
	o = calloc(1, sizeof *o);
	if (!o)
		return err_as(e, ERR_TOO_LARGE, "out of memory for an operator");
	o->text = *r;
	(void)snprintf(o->where, sizeof o->where, "%s", where);
	if (r->structure[0] && user_structure_parse(r->structure, r->name, &o->structure, e)) {
		free(o);
		return -1;
	}
	o->user = (struct oper_user){.tolerance = r->tolerance,
				     .multiply = r->multiply[0] ? o->text.multiply : NULL,
				     .where = o->where,
				     .structures = r->structure[0] ? o->structure.types : NULL,
				     .uses_index = find_word(o->text.lift, "i") != NULL};
	o->oper = (struct oper){.name = o->text.name,
				.integer = o->text.expression,
				.floating = o->text.expression,
				.identity_int = o->text.identity,
				.identity_float = o->text.identity,
				.commutative = r->commutative,
				.check = CHECK_EXACT,
				.structure = r->structure[0] ? o->text.name : NULL,
				.lift = r->lift[0] ? o->text.lift : NULL,
				.about = "defined by a script",
				.user = &o->user};
	o->next = *list;
	*list = o;
	return 0;
}

void user_opers_release(struct user_oper **list)
{
	while (*list) {
		struct user_oper *o = *list;

		*list = o->next;
		free(o);
	}
}

const struct oper *user_oper_find(const struct user_oper *list, const char *name)
{
	for (; list; list = list->next)
		if (strcmp(list->oper.name, name) == 0)
			return &list->oper;
	return oper_find(name);
}
