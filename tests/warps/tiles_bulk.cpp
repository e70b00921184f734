/* segreduce/tiles_bulk on the CPU (emulator.h), with PRINTED as `segtune catalogue --source` prints it: argv[1] calls.
 */
#include "emulator.h"

#include <vector>

#include PRINTED
#include "offsets.h"

struct call {
	std::vector<T> values, result;
	std::vector<OFF_T> offsets, hints;
	std::vector<u32> arrived;
	std::vector<u64> parts, long_parts;
	i64 n, blocks;
};

static void kernel(void *context)
{
	call *const c = (call *)context;
	const i64 segments = (i64)c->offsets.size() - 1;

	if (c->hints.empty())
		segreduce_tiles_bulk(c->values.data(), c->offsets.data(), c->n, segments, c->arrived.data(),
				     c->parts.data(), c->long_parts.data(), c->result.data());
	else
		segreduce_tiles_bulk_hinted(c->values.data(), c->offsets.data(), c->n, segments, c->arrived.data(),
					    c->parts.data(), c->long_parts.data(), c->result.data(), c->hints.data(),
					    c->blocks / 2, 2);
}

/* Also parts that are not 0 again. */
static int wrong_results(const call *c)
{
	int wrong = wrong_folds(c, [c](size_t i) { return c->values[i]; });

	for (u64 part : c->parts)
		wrong += part != 0;
	for (u64 part : c->long_parts)
		wrong += part != 0;
	return wrong;
}

int main(int argc, char **argv)
{
	call c = {};

	c.blocks = 6;
	for (i64 i = 0; i < c.blocks * TILE; i++)
		c.values.push_back((T)i * 2654435761u | 0x10001);
	c.arrived.assign((size_t)c.blocks, 0); /* each call leaves these so */
	c.parts.assign((size_t)c.blocks + 1, 0);
	c.long_parts.assign(2 * (size_t)c.blocks, 0);
	return make_calls(argc, argv, [&c](int k) {
		c.n = c.blocks * TILE - (k / 2 % 2 ? 2 * VEC + 1 : 0);
		make_offsets(&c.offsets, c.n, TILE, (unsigned)k);
		c.hints.assign(k % 2 == 0 ? (size_t)c.blocks : 0, 0);
		for (size_t i = 0; k % 4 == 2 && i < c.hints.size(); i++) /* whatever was in memory before */
			c.hints[i] = (OFF_T)((unsigned)(k + 1) * (unsigned)i * 2654435761u % (c.offsets.size() + 9));
		c.result.assign(c.offsets.size(), -1);
		emulate((int)c.blocks, NT, (unsigned)k, kernel, &c);
		return wrong_results(&c);
	});
}
