/* scan/lookback_resident on the CPU (emulator.h), with PRINTED as `segtune catalogue --source` prints it: argv[1]
 * calls. */
#include "emulator.h"

#include <vector>

#include PRINTED

#define BLOCKS 2

thread_local uint4 ring[STAGES * 2 * VT * CONSUMER_WARPS * T_BYTES];

struct call {
	std::vector<T> values, result;
	std::vector<u64> words;
	call_state state;
	i64 n, tiles;
};

static void kernel(void *context)
{
	call *const c = (call *)context;

	scan_lookback_resident(c->values.data(), c->result.data(), c->n, c->tiles, c->words.data(), &c->state);
}

int main(int argc, char **argv)
{
	call c = {{}, {}, {}, {0, 0}, 12 * TILE_ITEMS + 5, 13};

	for (i64 i = 0; i < c.n; i++)
		c.values.push_back((T)(i * 7 % 11));
	c.words.resize((size_t)(c.tiles * WORDS));
	/* The state is kept from call to call. */
	return make_calls(argc, argv, [&c](int k) {
		T sum = 0;
		int wrong = 0;

		c.result.assign((size_t)c.n, -1);
		emulate(BLOCKS, NT, (unsigned)k, kernel, &c);
		for (i64 i = 0; i < c.n; i++)
			wrong += c.result[(size_t)i] != (sum += c.values[(size_t)i]);
		return wrong;
	});
}
