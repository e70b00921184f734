/*
 * The launch of reduce_by_key_rows/lanes that finds runs of keys (runs_lookback.h) on the CPU (emulator.h), with
 * PRINTED as `segtune catalogue --source` prints it: argv[1] calls.
 */
#include "emulator.h"

#include <vector>

#include PRINTED

struct call {
	std::vector<KEY_T> keys, key_result;
	std::vector<OFF_T> offsets;
	std::vector<u64> words;
	i64 n, tiles, count;
	u32 ticket;
};

static void kernel(void *context)
{
	call *const c = (call *)context;

	reduce_by_key_rows_runs(c->keys.data(), c->n, c->tiles, c->words.data(), &c->ticket, c->offsets.data(),
				c->key_result.data(), &c->count);
}

/* Runs of one key, then of 4 and 32 keys on average, then of more than a tile. */
static void make_keys(call *c, unsigned seed)
{
	static const unsigned ends[] = {256, 64, 8, 0}; /* of 256 keys */
	KEY_T key = 0;

	c->keys.clear();
	for (i64 i = 0; i < c->n; i++) {
		seed = seed * 1664525u + 1013904223u;
		key += seed >> 24 < ends[4 * i / c->n];
		c->keys.push_back(key);
	}
}

/* Runs that differ from those of one thread. */
static int wrong_runs(const call *c)
{
	i64 run = 0;
	int wrong = c->offsets[0] != 0;

	for (i64 i = 0; i < c->n; run++) {
		const KEY_T key = c->keys[(size_t)i];

		while (i < c->n && c->keys[(size_t)i] == key)
			i++;
		wrong += c->key_result[(size_t)run] != key || c->offsets[(size_t)run + 1] != (OFF_T)i;
	}
	return wrong + (c->count != run);
}

int main(int argc, char **argv)
{
	call c = {};

	c.tiles = 9;
	return make_calls(argc, argv, [&c](int k) {
		c.n = c.tiles * RUN_TILE - k * (KEY_VEC + 1);
		make_keys(&c, (unsigned)k);
		c.words.assign((size_t)c.tiles, 0);
		c.ticket = 0;
		c.offsets.assign((size_t)c.n + 1, -1);
		c.key_result.assign((size_t)c.n, -1);
		emulate((int)c.tiles, NT, (unsigned)k, kernel, &c);
		return wrong_runs(&c);
	});
}
