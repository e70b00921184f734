/* segreduce/flat_cub on the CPU (emulator.h), with PRINTED as `segtune catalogue --source` prints it: argv[1] calls.
 * What its second launch joins is joined here. */
#include "emulator.h"

#include <vector>

#include PRINTED

#define TILES 3

struct call {
	std::vector<T> values, result, carry;
	std::vector<OFF_T> offsets;
	std::vector<i64> limits, carry_segment;
	i64 n;
};

static void kernel(void *context)
{
	call *const c = (call *)context;

	segreduce_flat(c->values.data(), c->offsets.data(), c->n, c->limits.data(), c->result.data(),
		       c->carry_segment.data(), c->carry.data());
}

/* Segments of 1 to `most` elements. */
static void make_segments(call *c, unsigned seed, int most)
{
	c->offsets.assign(1, 0);
	while (c->offsets.back() < c->n) {
		seed = seed * 1664525u + 1013904223u;
		const i64 end = c->offsets.back() + 1 + (seed >> 20) % (unsigned)most;
		c->offsets.push_back((OFF_T)(end < c->n ? end : c->n));
	}
	for (i64 t = 0; t <= TILES; t++)
		put_limit(c->offsets.data(), (i64)c->offsets.size() - 1, TILES, t, &c->limits[0]);
}

static int wrong_results(call *c)
{
	int wrong = 0;

	for (int t = 0; t < TILES; t++)
		if (c->carry_segment[t] < (i64)c->result.size())
			c->result[c->carry_segment[t]] += c->carry[t];
	for (size_t s = 0; s < c->result.size(); s++) {
		T sum = 0;
		for (OFF_T i = c->offsets[s]; i < c->offsets[s + 1]; i++)
			sum += c->values[i];
		wrong += c->result[s] != sum;
	}
	return wrong;
}

int main(int argc, char **argv)
{
	static const int most[] = {400, 2, 9};
	call c = {};

	c.limits.resize(TILES + 1);
	return make_calls(argc, argv, [&c](int k) {
		c.n = TILES * NT * VT - (k % 2 ? 5 : 0);
		make_segments(&c, (unsigned)k, most[k % 3]);
		c.values.resize((size_t)c.n);
		for (size_t i = 0; i < c.values.size(); i++)
			c.values[i] = (T)(i * 7 % 1009 + 1);
		c.result.assign(c.offsets.size() - 1, 0);
		c.carry_segment.assign(TILES, 0);
		c.carry.assign(TILES, 0);
		emulate(TILES, NT, (unsigned)k, kernel, &c);
		return wrong_results(&c);
	});
}
