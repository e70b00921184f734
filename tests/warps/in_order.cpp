/* spmv/in_order on the CPU (emulator.h), with PRINTED as `segtune catalogue --source` prints it: argv[1] calls. */
#include "emulator.h"

#include <vector>

#include PRINTED
#include "offsets.h"

struct call {
	std::vector<i32> columns;
	std::vector<T> matrix, x, result, carry;
	std::vector<OFF_T> offsets;
	std::vector<u32> arrived;
	std::vector<i64> carry_segment;
	i64 n, blocks;
};

static void kernel(void *context)
{
	call *const c = (call *)context;

	spmv_in_order(c->columns.data(), c->matrix.data(), c->x.data(), c->offsets.data(), c->n,
		      (i64)c->offsets.size() - 1, c->arrived.data(), c->carry_segment.data(), c->carry.data(),
		      c->result.data());
}

static int wrong_rows(const call *c)
{
	return wrong_folds(c, [c](size_t i) { return c->matrix[i] * c->x[(size_t)c->columns[i]]; });
}

int main(int argc, char **argv)
{
	call c = {};

	c.blocks = 10;
	for (int i = 0; i < 97; i++)
		c.x.push_back((T)(i % 13));
	for (i64 i = 0; i < c.blocks * TILE; i++) {
		c.columns.push_back((i32)(i * i % 97));
		c.matrix.push_back((T)(i * 7 % 11));
	}
	c.arrived.assign((size_t)c.blocks, 0); /* each call leaves it so */
	c.carry_segment.resize((size_t)c.blocks);
	c.carry.resize((size_t)c.blocks);
	return make_calls(argc, argv, [&c](int k) {
		c.n = c.blocks * TILE - (k % 2 ? 2 * VEC + 1 : 0);
		make_offsets(&c.offsets, c.n, TILE, (unsigned)k);
		c.result.assign(c.offsets.size(), -1);
		emulate((int)c.blocks, NT, (unsigned)k, kernel, &c);
		return wrong_rows(&c);
	});
}
