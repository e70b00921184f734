/* Variants: their canonical text, and lookup of equal or similar ones in a list. */
#include "tuner/catalogue/variant.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/catalogue/catalogue_impl.h"

/* Writes a number in decimal without a NUL; returns the end. */
static char *write_number(char *at, int64_t value)
{
	char digits[20];
	int n = 0;
	uint64_t rest = value < 0 ? 0 - (uint64_t)value : (uint64_t)value;

	if (value < 0)
		*at++ = '-';
	do
		digits[n++] = (char)('0' + rest % 10);
	while ((rest /= 10) > 0);
	while (n > 0)
		*at++ = digits[--n];
	return at;
}

/* It fits, as was checked when the descriptor was read. Not with snprintf, which took a twelfth of the time of a
 * walk. */
void variant_write_params(struct variant *v)
{
	char *at = v->params;

	for (int i = 0; i < v->family->nparams; i++) {
		const char *name = v->family->params[i].name;
		const size_t length = strlen(name);

		if (i > 0)
			*at++ = ' ';
		memcpy(at, name, length);
		at[length] = '=';
		at = write_number(at + length + 1, v->values[i]);
	}
	*at = '\0';
}

void variant_set_defaults(struct variant *v, const struct family *family)
{
	*v = (struct variant){.family = family, .sensible = 1};
	for (int i = 0; i < family->nparams; i++)
		v->values[i] = family->params[i].values[0];
}

static int set_value(struct variant *v, int param, const char *text, struct err *e)
{
	const struct family_param *p = &v->family->params[param];
	char *end;
	long long value = strtoll(text, &end, 10);

	if (end == text || *end)
		return err_as(e, ERR_USAGE, "'%s' is not a value for %s of '%s'", text, p->name, v->family->name);
	for (int i = 0; i < p->nvalues; i++)
		if (p->values[i] == value) {
			v->values[param] = value;
			return 0;
		}
	return err_as(e, ERR_USAGE, "'%s' of '%s' has no value %s", p->name, v->family->name, text);
}

static int set_param(struct variant *v, char *text, int *seen, struct err *e)
{
	char *equals = strchr(text, '=');
	int i;

	if (!equals)
		return err_as(e, ERR_USAGE, "parameter '%s' has no value: NAME=VALUE", text);
	*equals = '\0';
	i = family_param_find(v->family, text);
	if (i < 0)
		return err_as(e, ERR_USAGE, "'%s' has no parameter '%s'", v->family->name, text);
	if (seen[i]++)
		return err_as(e, ERR_USAGE, "parameter '%s' is given twice", text);
	return set_value(v, i, equals + 1, e);
}

/* Does not allocate: for some callers a text that is not a variant is no error, but out of memory would be. */
int variant_parse(const struct family *family, const char *params, struct variant *v, struct err *e)
{
	static const char separators[] = " ,\t\n";
	int seen[FAMILY_PARAMS] = {0}, status = 0;

	variant_set_defaults(v, family);
	for (const char *at = params + strspn(params, separators); *at && status == 0; at += strspn(at, separators)) {
		const size_t length = strcspn(at, separators);
		char text[sizeof v->params];

		(void)snprintf(text, sizeof text, "%.*s", (int)(length < sizeof text ? length : sizeof text), at);
		status = length < sizeof text
				 ? set_param(v, text, seen, e)
				 : err_as(e, ERR_USAGE, "'%.40s...' is not a parameter of '%s'", text, family->name);
		at += length;
	}
	variant_write_params(v);
	return status;
}

int variant_compare(const struct variant *a, const struct variant *b)
{
	if (a->family != b->family)
		return a->family < b->family ? -1 : 1;
	return strcmp(a->params, b->params);
}

int variant_space_find(const char *name)
{
	static const char *const names[] = {[SPACE_DEFAULT] = "",
					    [SPACE_HINTED] = "hinted",
					    [SPACE_SENSIBLE] = "sensible",
					    [SPACE_POSSIBLE] = "possible"};

	for (int i = 0; i < (int)(sizeof names / sizeof *names); i++)
		if (strcmp(names[i], name) == 0)
			return i;
	return -1;
}

int variant_find(const struct variant *list, int count, const struct variant *v)
{
	for (int i = 0; i < count; i++)
		if (variant_compare(&list[i], v) == 0)
			return i;
	return -1;
}

/* The distance of two variants of a family: the sum over parameters in octaves; 0 counts as 1/2. */
static double octaves_apart(const struct variant *a, const struct variant *b)
{
	double sum = 0;

	for (int i = 0; i < a->family->nparams; i++)
		if (a->values[i] != b->values[i])
			sum += fabs(log2(fmax((double)a->values[i], 0.5) / fmax((double)b->values[i], 0.5)));
	return sum;
}

/* unhinted: additional distance of variants that are not hinted. */
static const struct variant *nearest(const struct variant *list, int count, const struct variant *v, double unhinted)
{
	const struct variant *found = NULL;
	double least = INFINITY;

	for (int i = 0; i < count; i++) {
		double apart = list[i].family == v->family
				       ? octaves_apart(&list[i], v) + (list[i].hinted ? 0 : unhinted)
				       : INFINITY;

		if (apart < least) {
			least = apart;
			found = &list[i];
		}
	}
	return found;
}

const struct variant *variant_nearest(const struct variant *list, int count, const struct variant *v)
{
	return nearest(list, count, v, 0);
}

const struct variant *variant_default(const struct variant *list, int count, const struct family *family)
{
	struct variant first;

	variant_set_defaults(&first, family);
	return nearest(list, count, &first, 1e6);
}

int variant_list_append(struct variant_list *l, const struct variant *more, int n, struct err *e)
{
	struct variant *grown = realloc(l->list, ((size_t)l->count + (size_t)n + 1) * sizeof *grown);

	if (!grown)
		return err_as(e, ERR_TOO_LARGE, "out of memory for %d variants", l->count + n);
	if (n > 0)
		memcpy(grown + l->count, more, (size_t)n * sizeof *more);
	l->list = grown;
	l->count += n;
	return 0;
}
