/* segreduce_rows/columns_bulk on the CPU (emulator.h), with PRINTED as `segtune catalogue --source` prints it: argv[1]
 * calls.
 */
#include "emulator.h"

#include <vector>

#include PRINTED
#include "offsets.h"

struct call {
	std::vector<T> values, result;
	std::vector<OFF_T> offsets;
	i64 n;
};

static void kernel(void *context)
{
	call *const c = (call *)context;

	segreduce_rows_columns_bulk(c->values.data(), c->offsets.data(), c->n, (i64)c->offsets.size() - 1,
				    c->result.data());
}

static int wrong_columns(const call *c)
{
	int wrong = 0;

	for (size_t at = 0; at < c->result.size(); at++) {
		const size_t segment = at / WIDTH, column = at % WIDTH;
		T fold = IDENTITY;

		for (int row = c->offsets[segment]; row < c->offsets[segment + 1]; row++)
			fold = combine(fold, c->values[(size_t)row * ROW_STRIDE + column]);
		wrong += c->result[at] != fold;
	}
	return wrong;
}

int main(int argc, char **argv)
{
	call c = {};

	c.n = 3000;
	for (i64 i = 0; i < c.n * ROW_STRIDE; i++)
		c.values.push_back((T)i * 2654435761u | 0x10001);
	return make_calls(argc, argv, [&c](int k) {
		make_offsets(&c.offsets, c.n, 100, (unsigned)k);
		const size_t segments = c.offsets.size() - 1;
		c.result.assign(segments * WIDTH, -1);
		emulate((int)((segments + SEGMENTS - 1) / SEGMENTS), NT, (unsigned)k, kernel, &c);
		return wrong_columns(&c);
	});
}
