/* Recorded spaces: built by the readers, tried by simulations, written as Kernel Tuner cache files. */
#include "tuner/search/benchmark/recording.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/list.h"
#include "tuner/base/atomic_file.h"
#include "tuner/base/figures.h"
#include "tuner/base/json.h"

int recording_add(struct recording *r, const char *const *values, struct outcome *o, struct err *e)
{
	int index = space_add(&r->space, values, e);

	if (index >= 0) {
		struct outcome *grown = list_grow(r->outcomes, index, &r->room, sizeof *grown);

		if (grown) {
			r->outcomes = grown;
		} else {
			index = err_as(e, ERR_TOO_LARGE, "out of memory for a recording");
			r->space.nconfigs--;
		}
	}
	if (index < 0) {
		free(o->samples);
		free(o->reason);
		return -1;
	}
	r->outcomes[index] = *o;
	return 0;
}

int recording_close(struct recording *r, struct err *e)
{
	int succeeded = 0;

	for (int i = 0; i < r->space.nconfigs; i++)
		succeeded += isfinite(r->outcomes[i].seconds);
	if (succeeded == 0)
		return err_set(e, "no configuration has a time");
	return space_close(&r->space, e);
}

void recording_release(struct recording *r)
{
	for (int i = 0; i < r->space.nconfigs; i++) {
		free(r->outcomes[i].samples);
		free(r->outcomes[i].reason);
	}
	free(r->outcomes);
	space_release(&r->space);
	memset(r, 0, sizeof *r);
}

void recording_list_release(struct recording *list, int count)
{
	for (int i = 0; i < count; i++)
		recording_release(&list[i]);
	free(list);
}

/* ---- trials ---- */

static double median(const double *samples, int count)
{
	double *sorted = malloc((size_t)count * sizeof *sorted), middle;

	if (!sorted)
		return samples[0];
	memcpy(sorted, samples, (size_t)count * sizeof *sorted);
	qsort(sorted, (size_t)count, sizeof *sorted, compare_doubles);
	middle = (sorted[count / 2] + sorted[(count - 1) / 2]) / 2;
	free(sorted);
	return middle;
}

static double mean(const double *samples, int count)
{
	double sum = 0;

	for (int i = 0; i < count; i++)
		sum += samples[i];
	return sum / count;
}

static int find_value(const struct space_param *p, const char *text)
{
	for (int i = 0; i < p->nvalues; i++)
		if (strcmp(p->values[i], text) == 0)
			return i;
	/* A program that read the space from a cache file uses another value for "". */
	return strcmp(text, RECORDING_NOT_APPLICABLE) == 0 ? find_value(p, "") : -1;
}

int recording_find(const struct recording *r, char *text)
{
	const char *values[SPACE_PARAMS];
	int indexes[SPACE_PARAMS];

	space_split(&r->space, text, values);
	for (int p = 0; p < r->space.nparams; p++) {
		indexes[p] = find_value(&r->space.params[p], values[p]);
		if (indexes[p] < 0)
			return -1;
	}
	return space_find(&r->space, indexes);
}

int recording_translate(const struct recording *from, int config, const struct recording *to)
{
	char text[512];

	space_text(&from->space, config, text, sizeof text);
	return recording_find(to, text);
}

/* Skips digits; returns 1 if there are any. */
static int skip_digits(const char **text)
{
	const size_t count = strspn(*text, "0123456789");

	*text += count;
	return count > 0;
}

/* By JSON's grammar, because strtod also accepts "nan", "0x10" and "007". */
static int is_number(const char *text)
{
	text += *text == '-';
	if (*text == '0')
		text++;
	else if (!skip_digits(&text))
		return 0;
	if (*text == '.' && (text++, !skip_digits(&text)))
		return 0;
	if (*text == 'e' || *text == 'E') {
		text += text[1] == '+' || text[1] == '-' ? 2 : 1;
		if (!skip_digits(&text))
			return 0;
	}
	return !*text;
}

/* The distance of two values of a parameter: as in variant_nearest, and 1 if one is not a number. */
static double values_apart(const char *a, const char *b)
{
	if (strcmp(a, b) == 0)
		return 0;
	if (!is_number(a) || !is_number(b))
		return 1;
	return fabs(log2(fmax(strtod(a, NULL), 0.5) / fmax(strtod(b, NULL), 0.5)));
}

/* Infinite for another strategy. values: of the parameters of s, as texts. */
static double config_apart(const struct space *s, int config, const char *const *values)
{
	const int *own = space_values(s, config);
	double sum = 0;

	for (int p = 0; p < s->nparams; p++) {
		const double apart = values_apart(s->params[p].values[own[p]], values[p]);

		sum += apart > 0 && strcmp(s->params[p].name, "strategy") == 0 ? INFINITY : apart;
	}
	return sum;
}

int recording_nearest(const struct recording *r, const char *strategy, const char *params)
{
	const char *values[SPACE_PARAMS];
	double least = INFINITY;
	char text[512];
	int nearest = -1;

	if (snprintf(text, sizeof text, "strategy=%s %s", strategy, params) >= (int)sizeof text)
		return -1;
	space_split(&r->space, text, values);
	for (int i = 0; i < r->space.nconfigs; i++) {
		const double apart = config_apart(&r->space, i, values);

		if (apart < least) {
			least = apart;
			nearest = i;
		}
	}
	return nearest;
}

double recording_try(const struct recording *r, int config, double share, int built, double *cost)
{
	const struct outcome *o = &r->outcomes[config];
	int part = (int)ceil(share * o->nsamples);

	*cost = (built ? 0 : o->build) + share * o->bench;
	if (share >= 1 || o->nsamples == 0 || !isfinite(o->seconds))
		return o->seconds;
	return r->by_mean ? mean(o->samples, part) : median(o->samples, part);
}

/* ---- writing ---- */

/* Writes a value as JSON: as a number if it is one. */
static void write_value(FILE *to, const char *text)
{
	if (!*text || is_number(text))
		(void)fputs(*text ? text : RECORDING_NOT_APPLICABLE, to);
	else
		json_string(to, text);
}

static void write_params(const struct space *s, FILE *to)
{
	(void)fputs(",\n\"tune_params_keys\": [", to);
	for (int p = 0; p < s->nparams; p++) {
		(void)fputs(p ? ", " : "", to);
		json_string(to, s->params[p].name);
	}
	(void)fputs("],\n\"tune_params\": {", to);
	for (int p = 0; p < s->nparams; p++) {
		(void)fputs(p ? ",\n" : "\n", to);
		json_string(to, s->params[p].name);
		(void)fputs(": [", to);
		for (int i = 0; i < s->params[p].nvalues; i++) {
			(void)fputs(i ? ", " : "", to);
			write_value(to, s->params[p].values[i]);
		}
		(void)fputc(']', to);
	}
	(void)fputs("\n}", to);
}

/* Times in this format are in milliseconds. */
static void write_outcome(const struct outcome *o, FILE *to)
{
	if (isfinite(o->seconds))
		(void)fprintf(to, "\"time\": %.9g, \"times\": [", 1e3 * o->seconds);
	else
		(void)fputs("\"time\": \"RuntimeFailedConfig\", \"times\": [", to);
	for (int i = 0; i < o->nsamples; i++)
		(void)fprintf(to, "%s%.9g", i ? ", " : "", 1e3 * o->samples[i]);
	(void)fprintf(to, "], \"compile_time\": %.9g, \"verification_time\": 0, \"benchmark_time\": %.9g, ",
		      1e3 * o->build, 1e3 * o->bench);
	(void)fputs("\"strategy_time\": 0, \"framework_time\": 0, \"timestamp\": \"1970-01-01 00:00:00+00:00\"", to);
	if (!isfinite(o->seconds))
		(void)fputs(", \"__error__\": \"RuntimeFailedConfig\"", to);
}

static void write_config(const struct recording *r, int config, FILE *to)
{
	const struct space *s = &r->space;
	const int *values = space_values(s, config);

	(void)fputs(config ? ",\n\"" : "\n\"", to);
	for (int p = 0; p < s->nparams; p++) {
		const char *text = s->params[p].values[values[p]];

		(void)fputs(p ? "," : "", to);
		json_part(to, *text ? text : RECORDING_NOT_APPLICABLE);
	}
	(void)fputs("\": {", to);
	for (int p = 0; p < s->nparams; p++) {
		json_string(to, s->params[p].name);
		(void)fputs(": ", to);
		write_value(to, s->params[p].values[values[p]]);
		(void)fputs(", ", to);
	}
	write_outcome(&r->outcomes[config], to);
	(void)fputc('}', to);
}

int recording_write_cache(const struct recording *r, const char *path, struct err *e)
{
	struct atomic_file file;

	if (atomic_open(&file, path, e))
		return -1;
	(void)fputs("{\n\"device_name\": ", file.stream);
	json_string(file.stream, r->device);
	(void)fputs(",\n\"kernel_name\": ", file.stream);
	json_string(file.stream, r->name);
	(void)fputs(",\n\"problem_size\": 1", file.stream);
	write_params(&r->space, file.stream);
	(void)fputs(",\n\"objective\": \"time\",\n\"cache\": {", file.stream);
	for (int i = 0; i < r->space.nconfigs; i++)
		write_config(r, i, file.stream);
	(void)fputs("\n}\n}\n", file.stream);
	return atomic_commit(&file, e);
}
