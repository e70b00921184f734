/* The adversarial geometries: each is a function that lists lengths for a given tile size. */
#include "harness/data/adversarial.h"

#include <stdio.h>
#include <stdlib.h>

#define MANY_ELEMENTS 65536 /* elements of a problem over many small tiles */

/* A growing list of lengths, and the parameters it is made for. */
struct lengths {
	int64_t *list;
	int64_t count, capacity;
	int failed;          /* 1: out of memory, further lengths are dropped */
	int64_t tile;        /* elements */
	int64_t size, times; /* from the entry of the table */
};

static void add(struct lengths *l, int64_t length, int64_t times)
{
	if (l->failed || times <= 0)
		return;
	if (times > l->capacity - l->count) {
		int64_t capacity = 2 * (l->count + times), *list = realloc(l->list, (size_t)capacity * sizeof *list);

		if (!list) {
			l->failed = 1;
			return;
		}
		l->list = list;
		l->capacity = capacity;
	}
	while (times-- > 0)
		l->list[l->count++] = length;
}

/* The number of tiles of a problem over "many tiles": more than 128 if they are small, so that carries need a second
 * level. */
static int64_t many_tiles(int64_t tile)
{
	int64_t tiles = MANY_ELEMENTS / tile;

	return tiles > 300 ? 300 : tiles < 9 ? 9 : tiles;
}

/* More segments than a tile has elements, unless tiles are huge. */
static int64_t above_tile(int64_t tile)
{
	return (tile < 20000 ? tile : 20000) + 3;
}

/* Next number in [0, range) of a fixed sequence: Knuth's MMIX generator. */
static int64_t draw(uint64_t *state, int64_t range)
{
	*state = *state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
	return (int64_t)((*state >> 33) % (uint64_t)range);
}

/* Adds lengths in [0, 2 mean] that sum to exactly `total`. */
static void fill_up(struct lengths *l, int64_t total, int64_t mean)
{
	uint64_t state = 1;

	while (total > 0 && !l->failed) {
		int64_t length = draw(&state, 2 * mean + 1);

		length = length < total ? length : total;
		add(l, length, 1);
		total -= length;
	}
}

/* A mean length that gives at most a few thousand segments. */
static int64_t mean_for(int64_t total)
{
	return total / 2000 + 3;
}

/* Segments of one length. */
static void equal(struct lengths *l)
{
	add(l, l->size, l->times);
}

/* Random lengths, about five tiles in total. */
static void total(struct lengths *l)
{
	fill_up(l, l->size, mean_for(5 * l->tile));
}

static void all_empty(struct lengths *l)
{
	add(l, 0, 2 * above_tile(l->tile) + 1);
}

static void all_ones(struct lengths *l)
{
	add(l, 1, 2 * above_tile(l->tile) + 3);
}

static void all_twos(struct lengths *l)
{
	add(l, 2, above_tile(l->tile));
}

static void one_huge(struct lengths *l)
{
	add(l, many_tiles(l->tile) * l->tile + 17, 1);
}

static void huge_first(struct lengths *l)
{
	add(l, 5 * l->tile + 3, 1);
	add(l, 1, above_tile(l->tile));
}

static void huge_last(struct lengths *l)
{
	add(l, 1, above_tile(l->tile));
	add(l, 5 * l->tile + 3, 1);
}

static void huge_among_ones(struct lengths *l)
{
	add(l, 1, above_tile(l->tile) / 2);
	add(l, many_tiles(l->tile) / 2 * l->tile + 1, 1);
	add(l, 1, above_tile(l->tile) / 2 + 1);
}

static void first_empty(struct lengths *l)
{
	add(l, 0, 1);
	fill_up(l, 2 * l->tile + 7, mean_for(2 * l->tile));
}

static void last_empty(struct lengths *l)
{
	fill_up(l, 2 * l->tile + 7, mean_for(2 * l->tile));
	add(l, 0, 1);
}

static void empty_ends(struct lengths *l)
{
	add(l, 0, above_tile(l->tile));
	fill_up(l, 3 * l->tile, mean_for(3 * l->tile));
	add(l, 0, above_tile(l->tile));
}

/* Runs of empty segments that begin inside a tile, at its first element, and in the last tile of a long segment. */
static void empty_runs(struct lengths *l)
{
	add(l, l->tile / 2 + 1, 1);
	add(l, 0, above_tile(l->tile));
	add(l, l->tile - l->tile / 2 - 1, 1);
	add(l, 0, above_tile(l->tile));
	add(l, 2 * l->tile + 5, 1);
	add(l, 0, above_tile(l->tile));
	add(l, 3, 2);
}

/* Runs of empty segments longer than what a block loads at once, one of them just after the start of a tile. */
static void empty_long_runs(struct lengths *l)
{
	fill_up(l, l->tile + 5, mean_for(l->tile));
	add(l, 0, 3000);
	add(l, 7, 3);
	add(l, 0, 5000);
	add(l, l->tile, 1);
	add(l, 1, 5);
}

static void empty_but_one(struct lengths *l)
{
	add(l, 0, above_tile(l->tile));
	add(l, l->tile + 1, 1);
	add(l, 0, above_tile(l->tile) / 3);
}

static void zero_one(struct lengths *l)
{
	for (int64_t i = 0; i < above_tile(l->tile); i++)
		add(l, i % 2, 1);
}

/* Tiles cut into two segments each; l->size shifts all boundaries by that many elements. */
static void edges(struct lengths *l)
{
	add(l, l->size, l->size > 0);
	for (int64_t k = 0; k < 5; k++) {
		int64_t cut = l->tile * k / 5;

		add(l, cut, 1);
		add(l, l->tile - cut, 1);
	}
	add(l, l->tile - l->size, 1);
}

/* The first and the last element of each tile form segments of their own. */
static void lone_edges(struct lengths *l)
{
	for (int k = 0; k < 6; k++) {
		add(l, 1, 1);
		add(l, l->tile > 2 ? l->tile - 2 : 0, 1);
		add(l, 1, 1);
	}
}

static void over_many_tiles(struct lengths *l)
{
	add(l, l->tile / 3 + 1, 1);
	add(l, (many_tiles(l->tile) - 1) * l->tile, 1);
	add(l, 2 * l->tile / 3 + 1, 1);
	add(l, 5, 3);
}

/* Lengths around the sizes of sub-warps, warps and small blocks. */
static void around_warps(struct lengths *l)
{
	for (int64_t w = 2; w <= 256; w *= 2)
		for (int64_t d = -1; d <= 1; d++)
			add(l, w + d, 9);
}

/* Zipf-distributed lengths in scattered order; the sum of 1/k up to 3000 is 8.6. */
static void power_law(struct lengths *l)
{
	int64_t total = 10 * l->tile > MANY_ELEMENTS ? 10 * l->tile : MANY_ELEMENTS;

	for (int64_t i = 0; i < 3000; i++)
		add(l, total / 9 / (1 + i * 1471 % 3000), 1);
}

static void ascending(struct lengths *l)
{
	for (int64_t i = 0; i < 360; i++)
		add(l, i, 1);
}

static void descending(struct lengths *l)
{
	for (int64_t i = 360; i-- > 0;)
		add(l, i, 1);
}

/* Short and empty segments in random order. */
static void mixed(struct lengths *l)
{
	uint64_t state = 3;

	for (int64_t i = 0; i < above_tile(l->tile) && !l->failed; i++)
		add(l, draw(&state, 3) ? draw(&state, 9) : 0, 1);
}

/* More than 65535, the limit of some grid dimensions. */
static void many_segments(struct lengths *l)
{
	for (int64_t i = 0; i < 66000; i++)
		add(l, i % 3 != 1, 1);
}

const struct adversarial adversarials[] = {
	{"no segments", 0, 0, equal, 0, 0, 0},
	{"one empty segment", 0, 0, equal, 0, 0, 1},
	{"all empty", 0, 0, all_empty, 0, 0, 0},
	{"one element", 0, 0, equal, 0, 1, 1},
	{"all length 1", 0, 0, all_ones, 0, 0, 0},
	{"all length 2", 0, 1, all_twos, 0, 0, 0},
	{"one huge", 1, 0, one_huge, 0, 0, 0},
	{"huge before ones", 0, 0, huge_first, 0, 0, 0},
	{"huge after ones", 0, 0, huge_last, 0, 0, 0},
	{"huge among ones", 1, 0, huge_among_ones, 0, 0, 0},
	{"first empty", 0, 0, first_empty, 0, 0, 0},
	{"last empty", 0, 0, last_empty, 0, 0, 0},
	{"empty at both ends", 0, 0, empty_ends, 0, 0, 0},
	{"runs of empties", 1, 0, empty_runs, 0, 0, 0},
	{"long runs of empties", 0, 0, empty_long_runs, 0, 0, 0},
	{"all empty but one", 0, 0, empty_but_one, 0, 0, 0},
	{"alternating 0 and 1", 0, 1, zero_one, 0, 0, 0},
	{"lengths tile - 1", 0, 0, equal, 1, -1, 7},
	{"lengths tile", 0, 0, equal, 1, 0, 6},
	{"lengths tile + 1", 0, 0, equal, 1, 1, 7},
	{"lengths 2 tile", 0, 0, equal, 2, 0, 4},
	{"edges on tiles", 0, 0, edges, 0, 0, 0},
	{"edges one after tiles", 0, 1, edges, 0, 1, 0},
	{"edges one before tiles", 0, 0, edges, 1, -1, 0},
	{"lone elements at tile edges", 0, 0, lone_edges, 0, 0, 0},
	{"over many tiles", 1, 0, over_many_tiles, 0, 0, 0},
	{"n = 5 tile - 1", 0, 0, total, 5, -1, 0},
	{"n = 5 tile", 0, 0, total, 5, 0, 0},
	{"n = 5 tile + 1", 0, 1, total, 5, 1, 0},
	{"around warp sizes", 0, 1, around_warps, 0, 0, 0},
	{"power law", 1, 0, power_law, 0, 0, 0},
	{"ascending", 0, 0, ascending, 0, 0, 0},
	{"descending", 0, 0, descending, 0, 0, 0},
	{"short and empty mixed", 1, 0, mixed, 0, 0, 0},
	{"more than 65535 segments", 0, 0, many_segments, 0, 0, 0},
	{.name = NULL},
};

/* Makes *g from the lengths and frees them. -1 with e filled also if the list is incomplete. */
static int make_geometry(const char *name, struct lengths *l, struct geometry *g, struct err *e)
{
	int status = l->failed ? err_as(e, ERR_TOO_LARGE, "no memory for geometry '%s'", name)
			       : geometry_from_lengths(name, l->list, l->count, g, e);

	free(l->list);
	return status;
}

int adversarial_make(const struct adversarial *a, int64_t tile, struct geometry *g, struct err *e)
{
	struct lengths l = {.tile = tile, .size = a->tiles * tile + a->plus, .times = a->times};
	char name[96];

	a->make(&l);
	(void)snprintf(name, sizeof name, "%s (tile %lld)", a->name, (long long)tile);
	return make_geometry(name, &l, g, e);
}

static void add_around(struct lengths *l, int64_t count)
{
	for (int64_t d = -1; d <= 1; d++)
		if (count + d > 0)
			add(l, count + d, 1);
}

int64_t *adversarial_counts(int64_t length, int64_t tile, struct err *e)
{
	int64_t whole = tile / length, full = many_tiles(tile) * tile / length;
	struct lengths l = {0};

	add(&l, 0, 1);
	add_around(&l, 2);
	for (int64_t block = 32; block <= 1024 && block * length <= 8 * MANY_ELEMENTS; block *= 2)
		add_around(&l, block);
	if (whole > 1)
		add_around(&l, whole);
	add_around(&l, full > 3 ? full : 3);
	add(&l, -1, 1);
	if (l.failed) {
		free(l.list);
		(void)err_as(e, ERR_TOO_LARGE, "no memory for a list of counts");
		return NULL;
	}
	return l.list;
}

int adversarial_rows(int64_t length, int64_t count, struct geometry *g, struct err *e)
{
	struct lengths l = {0};
	char name[96];

	(void)snprintf(name, sizeof name, "%lld segments of length %lld", (long long)count, (long long)length);
	add(&l, length, count);
	return make_geometry(name, &l, g, e);
}
