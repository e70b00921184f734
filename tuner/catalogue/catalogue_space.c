/* Spaces of variants: all combinations of parameter values, filtered by the descriptor's predicates. */
#include <lauxlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/list.h"
#include "tuner/catalogue/catalogue_impl.h"
#include "tuner/lua/lua_view.h"
#include "tuner/lua/memo.h"

#define PREDICATES 3
/* A bit of a noted answer, beside the answer itself (0 or 1): the predicate read numbers of the case. */
#define LOOKED 2

/* The enumeration of a space. */
struct walk {
	const struct family *family;
	const struct variant_query *query;
	enum variant_space space;            /* the query's, with the default resolved */
	const struct catalogue_prior *prior; /* NULL: none */
	struct choice {
		const int64_t *values; /* of the parameter, in descriptor order */
		int count, filtered;   /* filtered: the query's filter restricts it */
		int shift;             /* of the value's index within a combination */
		uint64_t bits;         /* mask of that index */
		int64_t kept[FILTER_VALUES];
	} choices[FAMILY_PARAMS];
	uint64_t combination;      /* the current one, as packed indices of its values */
	int is_wide;               /* 1: combinations have more than 64 bits, so answers are not noted */
	struct rejected *rejected; /* NULL: neither used nor recorded */
	int npredicates;
	struct memo memos[PREDICATES]; /* freed by the caller of the walk, since a Lua error skips the rest of it */
	const struct predicate *asked; /* the last predicate evaluated for the current combination; NULL: none */
	int looked;                    /* 1: it read numbers of the case */
	struct lua_numbers seen;       /* current's values, as predicates see them */
	struct variant current, *list; /* the text of current's parameters is written when it is kept */
	int count, room;
};

/* A predicate of the descriptor or the prior. */
struct predicate {
	struct catalogue_call call;
	int function; /* its stack index, or that of a nil */
	struct memo *memo;
};

/* The predicate on top of the stack, which stays there, or nil. Its location is looked up once, because a space may
 * have 10^5 variants. */
static void take_predicate(lua_State *L, struct walk *w, const char *what, struct predicate *p)
{
	p->memo = &w->memos[w->npredicates++];
	p->call = (struct catalogue_call){.what = what, .variant = &w->current};
	if (lua_isfunction(L, -1)) {
		lua_pushvalue(L, -1);
		catalogue_find_location(L, &p->call);
	}
	p->function = lua_gettop(L);
}

static int call_predicate(lua_State *L, const struct predicate *p, int first)
{
	lua_pushvalue(L, p->function);
	for (int i = 0; i < 3; i++)
		lua_pushvalue(L, first + i);
	catalogue_call_known(L, &p->call, 3);
	return catalogue_take_boolean(L, &p->call);
}

/* The bits of a combination that hold the values read. */
static uint64_t read_bits(const struct walk *w)
{
	uint64_t bits = 0;

	for (int i = 0; i < w->family->nparams; i++)
		if (w->seen.read >> i & 1)
			bits |= w->choices[i].bits;
	return bits;
}

/* Evaluates the predicate for the current variant; a missing one is true. Stack: p, dev and case from index `first`
 * on. */
static int holds(lua_State *L, struct walk *w, const struct predicate *p, int first)
{
	int answer;

	w->asked = p;
	w->looked = 0;
	if (lua_isnil(L, p->function))
		return 1;
	answer = w->is_wide ? -1 : memo_find(p->memo, w->combination);
	if (answer < 0) {
		w->seen.read = 0;
		answer = call_predicate(L, p, first);
		answer |= w->looked ? LOOKED : 0;
		if (!w->is_wide)
			memo_add(p->memo, read_bits(w), w->combination, answer);
	}
	w->looked = (answer & LOOKED) != 0;
	return answer & 1;
}

static void keep(lua_State *L, struct walk *w)
{
	struct variant *grown = list_grow(w->list, w->count, &w->room, sizeof *grown);

	variant_write_params(&w->current);
	if (!grown) {
		luaL_error(L, "no memory for the variants of '%s'", w->family->name);
		return; /* not reached */
	}
	w->list = grown;
	w->list[w->count++] = w->current;
}

/* Advances to the next combination, the last parameter fastest. 0 after the last. */
static int advance(struct walk *w, int *digits)
{
	for (int i = w->family->nparams - 1; i >= 0; i--) {
		const struct choice *c = &w->choices[i];
		int carry = ++digits[i] == c->count;

		if (carry)
			digits[i] = 0;
		w->current.values[i] = c->values[digits[i]];
		w->combination = (w->combination & ~c->bits) | ((uint64_t)digits[i] << c->shift & c->bits);
		if (!carry)
			return 1;
	}
	return 0;
}

/* Whether all rare parameters, except filtered ones, have their default. */
static int is_common(const struct walk *w)
{
	for (int i = 0; i < w->family->nparams; i++)
		if (w->family->params[i].rare && !w->choices[i].filtered &&
		    w->current.values[i] != w->family->params[i].values[0])
			return 0;
	return 1;
}

struct predicates {
	struct predicate possible, sensible, hint;
	int left_out; /* 1: omitted by the prior; then nothing counts as hinted in wider spaces */
};

/* The predicate that rejects most is evaluated first: there are far fewer hinted variants than sensible ones, and fewer
 * of these than possible ones. Whether a variant is hinted is evaluated only if needed. */
static int is_wanted(lua_State *L, struct walk *w, const struct predicates *is, int first)
{
	struct variant *v = &w->current;

	v->sensible = v->hinted = 0;
	if (w->space == SPACE_POSSIBLE && !holds(L, w, &is->possible, first))
		return 0;
	if (w->space == SPACE_HINTED && !(is_common(w) && holds(L, w, &is->hint, first)))
		return 0;
	v->sensible = is_common(w) && holds(L, w, &is->sensible, first);
	if (w->space != SPACE_POSSIBLE && !(v->sensible && holds(L, w, &is->possible, first)))
		return 0;
	v->hinted = v->sensible && (w->space == SPACE_HINTED || (!is->left_out && holds(L, w, &is->hint, first)));
	return 1;
}

/* Whether a predicate rejects the current combination without reading numbers of the case. */
static int rejects(lua_State *L, struct walk *w, const struct predicate *p, int first)
{
	return !holds(L, w, p, first) && !w->looked;
}

/* Whether the current combination, rejected here, is impossible in every case. The predicate that rejected it,
 * evaluated last, may have read the case, while another one need not. Predicates evaluated before it held. */
static int is_for_none(lua_State *L, struct walk *w, const struct predicates *is, int first)
{
	const struct predicate *rejected = w->asked;

	if (!w->looked)
		return 1;
	return rejected != &is->possible && (rejects(L, w, &is->possible, first) ||
					     (rejected != &is->sensible && rejects(L, w, &is->sensible, first)));
}

/* Keeps the current combination, number `index` of the walk, if it is wanted. */
static void meet(lua_State *L, struct walk *w, const struct predicates *is, int first, int64_t index)
{
	unsigned char *mark = w->rejected ? &w->rejected->marks[index] : NULL;

	if (mark && *mark)
		return;
	w->asked = NULL;
	w->looked = 0;
	if (is_wanted(L, w, is, first))
		keep(L, w);
	else if (mark && !w->rejected->walked)
		*mark = (unsigned char)is_for_none(L, w, is, first);
}

static int walk_space(lua_State *L)
{
	struct walk *w = lua_touserdata(L, 1);
	int digits[FAMILY_PARAMS] = {0}, first = 6;
	int64_t index = 0;
	struct predicates is;

	is.left_out = catalogue_push_hint(L, w->prior, w->family, "left_out") == LUA_TSTRING;
	lua_settop(L, 1);
	lua_rawgeti(L, LUA_REGISTRYINDEX, w->family->descriptor); /* index 2 */
	(void)lua_getfield(L, 2, "possible");
	take_predicate(L, w, "'possible'", &is.possible);
	(void)lua_getfield(L, 2, "sensible");
	take_predicate(L, w, "'sensible'", &is.sensible);
	(void)catalogue_push_hint(L, w->prior, w->family, "hints");
	take_predicate(L, w, "the prior", &is.hint);
	catalogue_push_walked(L, w->family, &w->seen); /* at `first` */
	lua_push_device(L, w->query->device, "dev");
	catalogue_push_case(L, w->family, w->query->shape);
	if (w->rejected && !w->rejected->walked)
		lua_host_note_reads(L, lua_gettop(L), &w->looked);
	do
		meet(L, w, &is, first, index++);
	while ((!w->query->most || w->count < w->query->most) && advance(w, digits));
	return 0;
}

/* Selects the values to enumerate. Returns 0 if a parameter has none that is wanted. */
static int choose_values(struct walk *w)
{
	const struct param_filter *filter = w->query->filter;

	for (int i = 0; i < w->family->nparams; i++) {
		const struct family_param *p = &w->family->params[i];
		const struct param_values *wanted = filter ? param_filter_find(filter, p->name) : NULL;
		struct choice *c = &w->choices[i];

		c->filtered = wanted != NULL;
		c->values = wanted ? c->kept : p->values;
		c->count = wanted ? 0 : p->rare && w->space != SPACE_POSSIBLE ? 1 : p->nvalues;
		for (int k = 0; wanted && k < p->nvalues && c->count < FILTER_VALUES; k++)
			if (param_values_have(wanted, p->values[k]))
				c->kept[c->count++] = p->values[k];
		if (c->count == 0)
			return 0;
		w->current.values[i] = c->values[0];
	}
	return 1;
}

/* The number of bits that an index below count takes. */
static int width_of(int count)
{
	int width = 0;

	while (width < 31 && (count - 1) >> width)
		width++;
	return width;
}

/* Gives the index of each parameter's value its own bits within a combination. */
static void choose_bits(struct walk *w)
{
	int shift = 0;

	for (int i = 0; i < w->family->nparams; i++) {
		struct choice *c = &w->choices[i];
		const int width = width_of(c->count);

		if (shift + width > 63) {
			w->is_wide = 1;
			return;
		}
		c->shift = shift;
		c->bits = (((uint64_t)1 << width) - 1) << shift;
		shift += width;
	}
}

/* What earlier walks over all combinations found. A walk over fewer, as the query may ask for, would number them
 * differently. */
static struct rejected *rejected_of(struct catalogue *cat, const struct walk *w)
{
	int64_t combinations = 1;

	for (int i = 0; i < w->family->nparams; i++) {
		if (w->choices[i].filtered)
			return NULL;
		combinations *= w->choices[i].count;
		combinations = combinations < INT32_MAX ? combinations : INT32_MAX;
	}
	return w->query->most ? NULL : catalogue_rejected(cat, w->family, w->query, w->space, combinations);
}

int catalogue_variants(struct catalogue *cat, const struct family *family, const struct variant_query *query,
		       struct variant **list, int *count, struct err *e)
{
	struct walk w = {.family = family, .query = query, .space = query->space};
	int status;

	*list = NULL;
	*count = 0;
	if ((family->backend[0] && strcmp(family->backend, query->device->backend) != 0) ||
	    device_unsupported_reason(query->device, query->shape->type, query->shape->key) ||
	    family_unsupported_reason(family, query->shape->type, query->shape->oper) ||
	    !family_takes_row(family, query->shape) ||
	    (query->filter && query->filter->reproducible && family_varies(family, query->shape->type)))
		return 0;
	if (catalogue_find_prior(cat, query->device, &w.prior, e) || catalogue_space(cat, query->device, &w.space, e))
		return -1;
	variant_set_defaults(&w.current, family);
	if (!choose_values(&w))
		return 0;
	choose_bits(&w);
	w.seen.values = w.current.values;
	w.rejected = rejected_of(cat, &w);
	status = lua_host_run(cat->lua, walk_space, &w, e);
	for (int i = 0; i < PREDICATES; i++)
		memo_free(&w.memos[i]);
	if (status) {
		free(w.list);
		return -1;
	}
	if (w.rejected)
		w.rejected->walked = 1;
	*list = w.list;
	*count = w.count;
	return 0;
}
