/* interval_move/head_bits on the CPU (emulator.h), with PRINTED as `segtune catalogue --source` prints it: argv[1]
 * calls. Nothing is asked for outside of the values. */
#include "emulator.h"

#include <vector>

#include PRINTED

#define BLOCKS 3

struct call {
	std::vector<T> values, result;
	std::vector<OFF_T> offsets, gather, scatter;
	i64 n;
};

static void kernel(void *context)
{
	call *const c = (call *)context;
	const i64 segments = (i64)c->offsets.size() - 1;

	interval_head_bits(c->values.data(), c->offsets.data(), c->gather.data(), c->scatter.data(), c->n, segments,
			   c->result.data());
}

/* Stretches of short and of long segments; empty ones behind them. */
static void make_segments(call *c, unsigned seed)
{
	static const int lengths[] = {1, 2, 1, 3, 9, 40, 300, 2000};
	int most = 4;

	c->offsets.assign(1, 0);
	while (c->offsets.back() < c->n) {
		seed = seed * 1664525u + 1013904223u;
		if (seed >> 26 == 0)
			most = 1 + (int)(seed >> 20 & 7);
		const i64 end = c->offsets.back() + lengths[(seed >> 8) % (unsigned)most];
		c->offsets.push_back((OFF_T)(end < c->n ? end : c->n));
	}
	c->offsets.insert(c->offsets.end(), c->offsets.size() * 3 / 4, (OFF_T)c->n);
}

/* Segments in their order, but that the list begins with one in the middle. */
static std::vector<OFF_T> rotated(const call *c, size_t first)
{
	std::vector<OFF_T> places;

	for (size_t s = 0; s + 1 < c->offsets.size(); s++)
		places.push_back(c->offsets[s] == c->offsets[s + 1]
					 ? (OFF_T)(c->n + (i64)s) /* of nothing */
					 : c->offsets[s] - c->offsets[first] + (s < first ? (OFF_T)c->n : 0));
	return places;
}

static int wrong_elements(const call *c)
{
	int wrong = 0;

	for (size_t s = 0; s + 1 < c->offsets.size(); s++)
		for (OFF_T i = c->offsets[s]; i < c->offsets[s + 1]; i++) {
			const OFF_T k = i - c->offsets[s];
			wrong += c->result[(size_t)(c->scatter[s] + k)] != c->values[(size_t)(c->gather[s] + k)];
		}
	return wrong;
}

int main(int argc, char **argv)
{
	call c = {};

	return make_calls(argc, argv, [&c](int k) {
		c.n = BLOCKS * TILES * VT * NT - (k % 2 ? 2 * VEC + 1 : 0);
		make_segments(&c, (unsigned)k);
		c.gather = rotated(&c, c.offsets.size() / 2);
		c.scatter = rotated(&c, c.offsets.size() / 3);
		c.values.assign((size_t)c.n + c.offsets.size(), 0);
		for (size_t i = 0; i < c.values.size(); i++)
			c.values[i] = (T)(i * i % 10007);
		c.result.assign((size_t)c.n, -1);
		asked.from = (const char *)c.values.data();
		asked.to = asked.from + c.n * (i64)sizeof(T);
		asked.bytes = asked.outside = 0;
		emulate(BLOCKS, NT, (unsigned)k, kernel, &c);
		return wrong_elements(&c) + (int)asked.outside + (CHUNKS_AHEAD > 0 && asked.bytes == 0);
	});
}
