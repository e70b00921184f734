/* Histograms of the channels of an image. Elements are pixels; each segment of the geometry is a run of pixels of one
 * random colour, so b-bit pixels have an entropy of b / (mean length) bits. The key type is the type of the samples. */
#include <string.h>

#include "harness/base/rng.h"
#include "harness/operations/problem_impl.h"

#define STREAM_COLOURS 7
#define BINS 256
/* Channels counted per pixel, if it has several; a fourth sample is padding. */
#define CHANNELS 3

struct image {
	int stored, counted; /* samples per pixel */
	int levels;          /* 2: bounds of a range of bins of equal width; BINS + 1: bounds of all bins */
	uint32_t level[BINS + 1];
};

static uint32_t sample_of(int64_t segment, int channel, int bits)
{
	uint64_t r = rng_bits(1, STREAM_COLOURS, (uint64_t)segment * 4 + (uint64_t)channel);

	return (uint32_t)(r >> (64 - bits));
}

/* The lowest and highest sixteenth of all values lie outside; bins become wider from first to last. */
static void set_levels(struct image *im, int bits)
{
	const uint64_t all = UINT64_C(1) << bits, low = all / 16, width = all - 2 * low;

	im->level[0] = (uint32_t)low;
	im->level[1] = (uint32_t)(low + width);
	for (uint64_t b = 0; im->levels > 2 && b <= BINS; b++)
		im->level[b] = (uint32_t)(low + width * b * b / ((uint64_t)BINS * BINS));
}

/* The bin of sample x; -1: none. */
static int bin_of(const struct image *im, uint32_t x)
{
	int b = 0;

	if (x < im->level[0] || x >= im->level[im->levels - 1])
		return -1;
	if (im->levels == 2)
		return (int)((uint64_t)(x - im->level[0]) * BINS / (im->level[1] - im->level[0]));
	for (int step = BINS / 2; step > 0; step /= 2)
		if (im->level[b + step] <= x)
			b += step;
	return b;
}

static void put_sample(void *pixels, int64_t at, int bytes, uint32_t x)
{
	if (bytes == 1)
		((uint8_t *)pixels)[at] = (uint8_t)x;
	else if (bytes == 2)
		((uint16_t *)pixels)[at] = (uint16_t)x;
	else
		((uint32_t *)pixels)[at] = x;
}

static void paint(const struct image *im, const struct geometry *g, int bytes, void *pixels, uint32_t *result)
{
	for (int64_t s = 0; s < g->segments; s++)
		for (int c = 0; c < im->stored && g->offsets[s] < g->offsets[s + 1]; c++) {
			const uint32_t x = sample_of(s, c, 8 * bytes);
			const int bin = bin_of(im, x);

			for (int64_t i = g->offsets[s]; i < g->offsets[s + 1]; i++)
				put_sample(pixels, i * im->stored + c, bytes, x);
			if (c < im->counted && bin >= 0)
				result[c * BINS + bin] += (uint32_t)(g->offsets[s + 1] - g->offsets[s]);
		}
}

static int make_image(struct problem *p, struct image im, struct err *e)
{
	const struct elem_type *sample = operation_key(p->operation), *count = elem_find("u32");
	const int64_t samples = p->geometry->n * im.stored, counters = (int64_t)BINS * im.counted;
	void *pixels = problem_own(p, samples, (size_t)sample->bytes, e);
	uint32_t *levels = problem_own(p, im.levels, sizeof *levels, e),
		 *result = problem_own(p, counters, sizeof *result, e);

	if (!pixels || !levels || !result)
		return -1;
	set_levels(&im, 8 * sample->bytes);
	memcpy(levels, im.level, (size_t)im.levels * sizeof *levels);
	memset(result, 0, (size_t)counters * sizeof *result);
	paint(&im, p->geometry, sample->bytes, pixels, result);
	(void)problem_add(p, "pixels", ARRAY_IN, sample, samples, pixels);
	(void)problem_add(p, "levels", ARRAY_IN, count, im.levels, levels);
	(void)problem_add(p, "result", ARRAY_OUT, count, counters, result);
	return 0;
}

static int make_even(struct problem *p, struct err *e)
{
	return make_image(p, (struct image){.stored = 1, .counted = 1, .levels = 2}, e);
}

static int make_even_rgb(struct problem *p, struct err *e)
{
	return make_image(p, (struct image){.stored = CHANNELS + 1, .counted = CHANNELS, .levels = 2}, e);
}

static int make_range(struct problem *p, struct err *e)
{
	return make_image(p, (struct image){.stored = 1, .counted = 1, .levels = BINS + 1}, e);
}

static int make_range_rgb(struct problem *p, struct err *e)
{
	return make_image(p, (struct image){.stored = CHANNELS + 1, .counted = CHANNELS, .levels = BINS + 1}, e);
}

#define IMAGE(text, key, maker, samples)                                                                               \
	{                                                                                                              \
		.name = (text), .key_type = (key), .arrays = {"pixels", "levels", "result", NULL}, .make = (maker),    \
		.types = "u32", .most = UINT32_MAX, .large = (samples)                                                 \
	}
#define IMAGES(text, maker, samples)                                                                                   \
	IMAGE(text, "u8", maker, samples), IMAGE(text, "u16", maker, samples), IMAGE(text, "u32", maker, samples)

const struct operation image_operations[] = {
	IMAGES("histogram_even", make_even, 1),
	IMAGES("histogram_even_rgb", make_even_rgb, CHANNELS + 1),
	IMAGES("histogram_range", make_range, 1),
	IMAGES("histogram_range_rgb", make_range_rgb, CHANNELS + 1),
	{.name = NULL},
};
