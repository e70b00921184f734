/* segreduce/stream_fitted on the CPU (emulator.h); PRINTED: what `segtune catalogue --source` prints; argv[1] calls. */
#include "emulator.h"

#include <vector>

#include PRINTED
#include "offsets.h"

thread_local OFF_T bounds[SEGMENTS + 1]; /* of a block: what the launch allocates */

struct call {
	std::vector<T> values, result;
	std::vector<OFF_T> offsets;
	std::vector<u32> arrived; /* none */
	i64 fitted;
};

static i64 segments_of(const call *c)
{
	return (i64)c->offsets.size() - 1;
}

static void kernel(void *context)
{
	call *const c = (call *)context;

	segreduce_stream_fitted(c->values.data(), c->offsets.data(), c->offsets.back(), segments_of(c),
				c->result.data(), c->fitted);
}

/* Fixed lengths of whole vectors, or any lengths. */
static void choose_offsets(call *c, int k)
{
	const OFF_T n = 6 * BUFFER_ITEMS - (k & 1 ? VEC + 1 : 0), length = VEC * (1 + k);

	if (k % 2)
		return make_offsets(&c->offsets, n, BUFFER_ITEMS, (unsigned)k);
	c->offsets.assign(1, 0);
	while (c->offsets.back() + length <= n)
		c->offsets.push_back(c->offsets.back() + length);
}

int main(int argc, char **argv)
{
	call c = {};

	for (i64 i = 0; i < 6 * BUFFER_ITEMS; i++)
		c.values.push_back((T)i * 2654435761u | 0x10001);
	return make_calls(argc, argv, [&c](int k) {
		choose_offsets(&c, k);
		/* balanced: segments per block; else threads per segment */
		c.fitted = BALANCED ? 2 * NT + k : 1 << k % 4;
		const i64 owned = BALANCED ? c.fitted : NT / c.fitted * SEGMENTS_PER_THREAD;
		c.result.assign(c.offsets.size(), (T)-1);
		emulate((int)((segments_of(&c) + owned - 1) / owned), NT, (unsigned)k, kernel, &c);
		return wrong_folds(&c, [&c](size_t i) { return c.values[i]; });
	});
}
