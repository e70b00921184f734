/*
 * Fibers of ThreadSanitizer, one a thread of a block (emulator.h). Not built with the sanitizer itself: what lanes
 * exchange by shuffles is no access of theirs. What fibers touch here is not allocated while they run, as the sanitizer
 * sees allocations.
 */
#include "emulator.h"

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <thread>
#include <ucontext.h>
#include <utility>
#include <vector>

extern "C" {
void *__tsan_get_current_fiber(void);
void *__tsan_create_fiber(unsigned flags);
void __tsan_switch_to_fiber(void *fiber, unsigned flags);
void __tsan_acquire(void *address);
void __tsan_release(void *address);
void __tsan_write_range(void *address, unsigned long size);
}

namespace
{
const int WARP = 32, BARRIERS = 16, THREADS = 1024, COPIES = 256, STACK = 256 << 10;
const unsigned NO_ORDER = 1; /* switching fibers orders nothing */

/* Those who meet; what one meeting orders is not told to the next ones. */
struct meeting {
	int arrived = 0;
	unsigned times = 0;
	char ordered[4]; /* addresses for the sanitizer, one a meeting in turn */
	int waiting[THREADS], nwaiting = 0;

	void *now()
	{
		return &ordered[times % sizeof ordered];
	}
};

struct copy {
	void *to;
	const void *from;
	int bytes;
};

/* Making one takes the sanitizer longer than most kernels run: later calls take those of earlier ones. */
struct strand {
	void *sanitizer;
	std::unique_ptr<char[]> stack; /* not filled: pages that it does not use cost nothing */
};

struct fiber {
	ucontext_t context;
	strand own;
	/* In flight, in a ring; how many of each group, oldest first, the last being open. */
	copy copies[COPIES];
	int first_copy = 0, ncopies = 0, groups[COPIES] = {0}, ngroups = 1;
};

struct warp {
	meeting all;
	unsigned words[2][WARP]; /* by meetings in turn: the next may begin before all have read */
	int kind[2];
};

struct block {
	int number, grid, running, left;
	unsigned random;
	std::vector<fiber> fibers;
	std::vector<warp> warps;
	meeting barriers[BARRIERS];
	char started; /* an address for the sanitizer: what was done before the block began */
	int ready[THREADS], nready = 0;
	ucontext_t scheduler;
	void *scheduler_sanitizer;
	void (*kernel)(void *context);
	void *argument;
};

thread_local block *own;
std::vector<strand> unused; /* only between calls: the lock that blocks would need would order them */

strand take_strand()
{
	if (unused.empty())
		return {__tsan_create_fiber(0), std::unique_ptr<char[]>(new char[STACK])};
	strand s = std::move(unused.back());
	unused.pop_back();
	return s;
}

void insist(bool holds, const char *what)
{
	if (holds)
		return;
	(void)fprintf(stderr, "emulator: %s\n", what);
	_Exit(2);
}

fiber &current()
{
	return own->fibers[(size_t)own->running];
}

warp &current_warp()
{
	return own->warps[(size_t)(own->running / WARP)];
}

void leave()
{
	fiber &f = current();

	__tsan_switch_to_fiber(own->scheduler_sanitizer, NO_ORDER);
	insist(swapcontext(&f.context, &own->scheduler) == 0, "swapcontext");
}

/* The last of so many wakes those who wait. orders: what they did before is before what is done after. */
void meet(meeting *m, int all, bool waits, bool orders)
{
	void *const here = m->now();

	if (orders)
		__tsan_release(here);
	if (++m->arrived == all) {
		m->arrived = 0;
		m->times++;
		for (int i = 0; i < m->nwaiting; i++)
			own->ready[own->nready++] = m->waiting[i];
		m->nwaiting = 0;
		own->ready[own->nready++] = own->running;
		leave();
	} else if (waits) {
		m->waiting[m->nwaiting++] = own->running;
		leave();
	}
	if (waits && orders)
		__tsan_acquire(here);
}

/* All lanes of the warp give a word, and see those of all. */
const unsigned *exchange(int kind, unsigned word)
{
	warp &w = current_warp();
	const unsigned turn = w.all.times % 2;

	insist(w.all.arrived == 0 || w.kind[turn] == kind, "lanes of a warp do different things together");
	w.kind[turn] = kind;
	w.words[turn][own->running % WARP] = word;
	meet(&w.all, WARP, true, kind == 0);
	return w.words[turn];
}

void fiber_begins()
{
	__tsan_acquire(&own->started);
	own->kernel(own->argument);
	__tsan_release(&own->left);
	own->left--;
	leave();
}

int next_random()
{
	own->random = own->random * 1664525u + 1013904223u;
	return (int)(own->random >> 8);
}

void run_block(block *b)
{
	own = b;
	b->scheduler_sanitizer = __tsan_get_current_fiber();
	__tsan_release(&b->started);
	for (size_t i = 0; i < b->fibers.size(); i++) {
		fiber &f = b->fibers[i];

		insist(getcontext(&f.context) == 0, "getcontext");
		f.context.uc_stack.ss_sp = f.own.stack.get();
		f.context.uc_stack.ss_size = STACK;
		makecontext(&f.context, fiber_begins, 0);
		b->ready[b->nready++] = (int)i;
	}
	while (b->left > 0) {
		insist(b->nready > 0, "all threads of a block wait");
		const int at = next_random() % b->nready;
		b->running = b->ready[at];
		b->ready[at] = b->ready[--b->nready];
		__tsan_switch_to_fiber(current().own.sanitizer, NO_ORDER);
		insist(swapcontext(&b->scheduler, &current().context) == 0, "swapcontext");
	}
	__tsan_acquire(&b->left);
}
} // namespace

extern "C" {
emulated_index emulated_thread(void)
{
	return {own->running};
}

emulated_index emulated_block(void)
{
	return {own->number};
}

emulated_index emulated_grid(void)
{
	return {own->grid};
}

emulated_index emulated_size(void)
{
	return {(int)own->fibers.size()};
}

unsigned emulated_shuffle(unsigned x, int lane)
{
	return exchange(1, x)[lane];
}

unsigned emulated_ballot(int condition)
{
	const unsigned *const words = exchange(2, (unsigned)condition);
	unsigned bits = 0;

	for (int i = 0; i < WARP; i++)
		bits |= words[i] << i;
	return bits;
}

unsigned emulated_sum(unsigned x)
{
	const unsigned *const words = exchange(3, x);
	unsigned sum = 0;

	for (int i = 0; i < WARP; i++)
		sum += words[i];
	return sum;
}

void emulated_warp_sync(void)
{
	(void)exchange(0, 0);
}

unsigned emulated_add(unsigned *to, unsigned x)
{
	return reinterpret_cast<std::atomic<unsigned> *>(to)->fetch_add(x, std::memory_order_relaxed);
}

unsigned emulated_or(unsigned *to, unsigned x)
{
	return reinterpret_cast<std::atomic<unsigned> *>(to)->fetch_or(x, std::memory_order_relaxed);
}

unsigned long long emulated_exchange(unsigned long long *to, unsigned long long x)
{
	return reinterpret_cast<std::atomic<unsigned long long> *>(to)->exchange(x, std::memory_order_relaxed);
}

/* Orders more than CUDA says: all that fence, whether they have learned of each other or not. */
void emulated_fence(void)
{
	static char ordered;

	__tsan_acquire(&ordered);
	__tsan_release(&ordered);
}

void emulated_barrier(int barrier, int threads, int waits)
{
	insist(barrier >= 0 && barrier < BARRIERS, "there are 16 barriers");
	meet(&own->barriers[barrier], threads, waits != 0, true);
}

/* Nothing is there before the copy is waited for. */
void emulated_copy(void *to, const void *from, int bytes)
{
	fiber &f = current();

	insist(f.ncopies < COPIES, "too many copies in flight");
	__tsan_write_range(to, sizeof(uint4));
	f.copies[(f.first_copy + f.ncopies++) % COPIES] = {to, from, bytes};
	f.groups[f.ngroups - 1]++;
}

void emulated_copies_end(void)
{
	fiber &f = current();

	insist(f.ngroups < COPIES, "too many groups of copies");
	f.groups[f.ngroups++] = 0;
}

void emulated_copies_wait(int groups)
{
	fiber &f = current();

	while (f.ngroups - 1 > groups) {
		for (; f.groups[0] > 0; f.groups[0]--, f.ncopies--) {
			const copy &c = f.copies[f.first_copy];

			memset(c.to, 0, sizeof(uint4));
			memcpy(c.to, c.from, (size_t)c.bytes);
			f.first_copy = (f.first_copy + 1) % COPIES;
		}
		f.ngroups--;
		for (int i = 0; i < f.ngroups; i++)
			f.groups[i] = f.groups[i + 1];
	}
}

int emulated_load_acquire(const int *from)
{
	const int x = *from;

	__tsan_acquire(const_cast<int *>(from));
	return x;
}

void emulated_store_release(int *to, int x)
{
	__tsan_release(to);
	*to = x;
}

/* Of words that are volatile: each is read and written whole, in no order with others. */
#define VOLATILE(size)                                                                                                 \
	void __tsan_volatile_read##size(void *)                                                                        \
	{                                                                                                              \
	}                                                                                                              \
	void __tsan_volatile_write##size(void *)                                                                       \
	{                                                                                                              \
	}
VOLATILE(4)
VOLATILE(8)

void emulate(int blocks, int threads, unsigned seed, void (*kernel)(void *context), void *context)
{
	std::vector<block> all((size_t)blocks);
	std::vector<std::thread> running;

	for (int i = 0; i < blocks; i++) {
		block &b = all[(size_t)i];

		b.number = i;
		b.grid = blocks;
		b.left = threads;
		b.random = seed * 977u + (unsigned)i;
		b.fibers = std::vector<fiber>((size_t)threads);
		for (fiber &f : b.fibers)
			f.own = take_strand();
		b.warps = std::vector<warp>((size_t)(threads / WARP));
		b.kernel = kernel;
		b.argument = context;
		running.emplace_back(run_block, &b);
	}
	for (std::thread &t : running)
		t.join();
	for (block &b : all)
		for (fiber &f : b.fibers)
			unused.push_back(std::move(f.own));
}
}
