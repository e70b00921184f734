/* reduce_by_key/lookback_resident on the CPU (emulator.h), with PRINTED as `segtune catalogue --source` prints it:
 * argv[1] calls. */
#include "emulator.h"

#include <vector>

#include PRINTED

#define BLOCKS 2

thread_local uint4 ring[STAGES * CONSUMER_WARPS * (WARP * VT / 2 + 1)];

struct call {
	std::vector<KEY_T> keys, key_result;
	std::vector<T> values, result;
	std::vector<u64> words;
	i64 n, tiles, count;
};

static void kernel(void *context)
{
	call *const c = (call *)context;

	reduce_by_key_lookback_resident(c->keys.data(), c->values.data(), c->key_result.data(), c->result.data(),
					&c->count, c->n, c->tiles, c->words.data());
}

/* Runs that differ from those of one thread. */
static int wrong_runs(const call *c)
{
	i64 run = 0;
	int wrong = 0;

	for (i64 i = 0; i < c->n; run++) {
		const KEY_T key = c->keys[(size_t)i];
		T sum = 0;

		for (; i < c->n && c->keys[(size_t)i] == key; i++)
			sum += c->values[(size_t)i];
		wrong += c->key_result[(size_t)run] != key || c->result[(size_t)run] != sum;
	}
	return wrong + (c->count != run);
}

int main(int argc, char **argv)
{
	call c = {{}, {}, {}, {}, {}, 12 * TILE_ITEMS + 5, 13, 0};

	for (i64 i = 0; i < c.n; i++) { /* runs of 1 to some tiles */
		c.keys.push_back((KEY_T)(i < c.n / 2 ? i * i / 997 : c.n + i / 5000));
		c.values.push_back((T)(i * 7 % 11));
	}
	return make_calls(argc, argv, [&c](int k) {
		c.words.assign((size_t)(c.tiles * WORDS), 0);
		c.key_result.assign((size_t)c.n, -1);
		c.result.assign((size_t)c.n, -1);
		emulate(BLOCKS, NT, (unsigned)k, kernel, &c);
		return wrong_runs(&c);
	});
}
