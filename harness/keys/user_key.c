/* Makes the pool of keys for a script's key type, and the keys of problems from it. */
#include "harness/keys/user_key.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/poison.h"
#include "harness/base/rng.h"
#include "harness/keys/key_type.h"

#define STREAM_POOL 11 /* stream numbers for rng_bits */
#define STREAM_WALK 12
/* The pool consists of groups: a key, keys that differ from it in one member, and keys that differ from one of these in
 * one member. */
#define GROUP 16
#define ONCE 10

/* A member of a key; for a plain number, the key itself. */
struct member {
	const struct elem_type *type;
	int offset;
};

static int members_of(const struct elem_type *key, struct member *list)
{
	int count = 0, offset = 0;

	for (const struct elem_member *m = key->members; m->name; m++) {
		list[count] = (struct member){key_type_plain(m->type), offset};
		offset += list[count++].type->bytes;
	}
	if (count == 0)
		list[count++] = (struct member){key_type_plain(key->kernel), 0};
	return count;
}

/* ---- the pool ---- */

static uint64_t load_whole(const struct elem_type *type, const unsigned char *at)
{
	uint64_t x = 0;

	memcpy(&x, at, (size_t)type->bytes); /* little-endian */
	return x;
}

static double load_real(const struct elem_type *type, const unsigned char *at)
{
	double wide;
	float narrow;

	if (type->bytes == 4) {
		memcpy(&narrow, at, sizeof narrow);
		return (double)narrow;
	}
	memcpy(&wide, at, sizeof wide);
	return wide;
}

static void store_real(const struct elem_type *type, double x, unsigned char *at)
{
	const float narrow = (float)x;

	if (type->bytes == 4)
		memcpy(at, &narrow, sizeof narrow);
	else
		memcpy(at, &x, sizeof x);
}

/* The first key of a group: poison patterns, zero, random numbers; for floats multiples of 1/4 that are exact in
 * f32. */
static void put_base(const struct member *m, int group, int index, unsigned char *key)
{
	const uint64_t random = rng_bits(1, STREAM_POOL, (uint64_t)group * ELEM_MEMBERS + (uint64_t)index),
		       poison = poison_patterns[group == 2],
		       whole = group == 1                    ? 0
			       : group % 2 == 0 && group < 4 ? poison << 32 | poison
							     : random;

	if (m->type->kind == 'f')
		store_real(m->type, group == 1 ? 0 : (double)(int64_t)(random % 2000000) / 4 - 250000, key + m->offset);
	else
		memcpy(key + m->offset, &whole, (size_t)m->type->bytes);
}

/* A number other than x, with one to all bits different. */
static uint64_t other_whole(uint64_t x, int bits, int group, int how)
{
	const uint64_t flipped[] = {1,    UINT64_C(1) << (bits - 1 - group % bits),
				    0x20, UINT64_C(1) << (how + group * 5) % bits,
				    0xff, UINT64_C(1) << bits / 2,
				    2,    UINT64_C(0x20) << (bits - 8)};
	const uint64_t added[] = {1, 10, 100, 1000, 5, UINT64_C(-1), 2};
	const int nflipped = sizeof flipped / sizeof *flipped;

	return how < nflipped ? x ^ flipped[how] : x + added[(how - nflipped) % (int)(sizeof added / sizeof *added)];
}

/* Avoids denormals, which devices may treat as 0. */
static double other_real(double x, int how)
{
	const double others[] = {x + 0.5, -x, x + 1, x + 0.25, 2 * x + 1, x + 100, x - 0.25, x + 10};

	const int count = sizeof others / sizeof *others, rounds = how / count;

	return others[how % count] + rounds;
}

/* Changes one member. */
static void vary(const struct member *m, int group, int how, unsigned char *key)
{
	unsigned char *at = key + m->offset;
	uint64_t whole;

	if (m->type->kind == 'f') {
		store_real(m->type, other_real(load_real(m->type, at), how), at);
		return;
	}
	whole = other_whole(load_whole(m->type, at), 8 * m->type->bytes, group, how);
	memcpy(at, &whole, (size_t)m->type->bytes);
}

/* Cycles through the members, then through the ways to change them; plain numbers, with one member, use other ways in
 * odd groups. */
static void vary_turn(const struct member *members, int count, int group, int turn, unsigned char *key)
{
	vary(&members[turn % count], group, turn / count + (count == 1 && group % 2 ? ONCE / 2 : 0), key);
}

static void make_pool(struct user_key *key)
{
	struct member members[ELEM_MEMBERS];
	const int count = members_of(&key->type, members);

	for (int i = 0; i < USER_KEY_POOL; i++) {
		const int group = i / GROUP, turn = i % GROUP - 1;
		unsigned char *at = key->keys + (size_t)i * (size_t)key->type.bytes;

		for (int k = 0; k < count; k++)
			put_base(&members[k], group, k, at);
		if (turn >= 0)
			vary_turn(members, count, group, turn % ONCE, at);
		if (turn >= ONCE)
			vary_turn(members, count, group, turn % ONCE + 1, at);
	}
}

static int is_equal_member(const struct member *m, const unsigned char *a, const unsigned char *b)
{
	double x, y;

	if (m->type->kind != 'f')
		return memcmp(a + m->offset, b + m->offset, (size_t)m->type->bytes) == 0;
	x = load_real(m->type, a + m->offset);
	y = load_real(m->type, b + m->offset);
	return !(x < y || x > y);
}

/* The number of equal members of keys i and j in the pool. */
static int equal_members(const struct user_key *key, const struct member *members, int count, int i, int j)
{
	const size_t bytes = (size_t)key->type.bytes;
	int equal = 0;

	for (int k = 0; k < count; k++)
		equal += is_equal_member(&members[k], key->keys + (size_t)i * bytes, key->keys + (size_t)j * bytes);
	return equal;
}

static void compare_members(struct user_key *key)
{
	struct member members[ELEM_MEMBERS];
	const int count = members_of(&key->type, members);

	for (int i = 0; i < USER_KEY_POOL; i++)
		for (int j = 0; j < USER_KEY_POOL; j++)
			key->equal[i * USER_KEY_POOL + j] = equal_members(key, members, count, i, j) == count;
	key->known = 1;
}

int user_key_init(struct user_key *key, struct err *e)
{
	key->known = 0;
	key->keys = calloc(USER_KEY_POOL, (size_t)key->type.bytes);
	key->equal = calloc(USER_KEY_POOL, USER_KEY_POOL);
	if (!key->keys || !key->equal) {
		user_key_release(key);
		return err_as(e, ERR_TOO_LARGE, "out of memory for a key type");
	}
	make_pool(key);
	if (key->by_members)
		compare_members(key);
	return 0;
}

void user_key_release(struct user_key *key)
{
	free(key->keys);
	free(key->equal);
	key->keys = key->equal = NULL;
	key->known = 0;
}

int user_key_learn(struct user_key *key, const uint32_t *equal, struct err *e)
{
	for (int i = 0; i < USER_KEY_POOL; i++) {
		int alike = 0;

		for (int j = 0; j < USER_KEY_POOL; j++) {
			key->equal[i * USER_KEY_POOL + j] = equal[i * USER_KEY_POOL + j] != 0;
			alike += equal[i * USER_KEY_POOL + j] != 0;
		}
		if (!key->equal[i * USER_KEY_POOL + i])
			return err_as(e, ERR_USAGE, "key type '%s' of %s: a key is not equal to itself", key->type.name,
				      key->where);
		if (alike == USER_KEY_POOL)
			return err_as(e, ERR_USAGE, "key type '%s' of %s: a key is equal to all others that were tried",
				      key->type.name, key->where);
	}
	key->known = 1;
	return 0;
}

/* ---- keys of a problem ---- */

/* For each key of the pool, the keys that may follow it: in the same run, in the next run, and in the next run with one
 * member changed. */
struct choice {
	int count[USER_KEY_POOL];
	unsigned char list[USER_KEY_POOL][USER_KEY_POOL];
};

struct walk {
	struct choice same, other, near;
	uint64_t turn;
};

static void add(struct choice *c, int i, int j)
{
	c->list[i][c->count[i]++] = (unsigned char)j;
}

static struct walk *make_walk(const struct user_key *key)
{
	struct member members[ELEM_MEMBERS];
	const int count = members_of(&key->type, members);
	struct walk *w = calloc(1, sizeof *w);

	for (int i = 0; w && i < USER_KEY_POOL; i++)
		for (int j = 0; j < USER_KEY_POOL; j++) {
			if (key->equal[i * USER_KEY_POOL + j]) {
				add(&w->same, i, j);
				continue;
			}
			add(&w->other, i, j);
			if (i / GROUP == j / GROUP && equal_members(key, members, count, i, j) == count - 1)
				add(&w->near, i, j);
		}
	return w;
}

static int choose(const struct choice *c, int at, uint64_t random)
{
	return c->list[at][random % (uint64_t)c->count[at]];
}

/* The key of the next run; in seven of eight cases a near one. */
static int next_run(struct walk *w, int at)
{
	const uint64_t random = rng_bits(1, STREAM_WALK, w->turn++);

	return choose(random % 8 && w->near.count[at] ? &w->near : &w->other, at, random >> 8);
}

/* The next key within the run, mostly a different one if there is one. */
static int next_key(struct walk *w, int at)
{
	const uint64_t random = w->same.count[at] > 1 ? rng_bits(1, STREAM_WALK, w->turn++) : 1;

	return random % 4 == 1 ? at : choose(&w->same, at, random >> 8);
}

int user_key_fill(const struct user_key *key, const int64_t *runs, int64_t count, void *keys, struct err *e)
{
	const size_t bytes = (size_t)key->type.bytes;
	struct walk *w = key->known ? make_walk(key) : NULL;
	int at = 0;

	if (!key->known)
		return err_as(e, ERR_USAGE, "key type '%s' was not compiled for the device", key->type.name);
	if (!w)
		return err_as(e, ERR_TOO_LARGE, "out of memory for keys");
	for (int64_t k = 0; k < count; k++) {
		at = next_run(w, at);
		for (int64_t i = runs[k]; i < runs[k + 1]; i++) {
			memcpy((char *)keys + (size_t)i * bytes, key->keys + (size_t)at * bytes, bytes);
			if (i + 1 < runs[k + 1])
				at = next_key(w, at);
		}
	}
	free(w);
	return 0;
}
