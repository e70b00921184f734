/* Colours that colour-blind readers can tell apart, with point types and dashes for greyscale. */
#include "tuner/gnuplot/curve_style.h"

#include <string.h>

#include "harness/base/hash.h"

/* The palette of Okabe and Ito, "Color Universal Design" (2008), with a darker yellow, since the background is
 * white. */
static const char *const colours[] = {"#0072b2", "#d55e00", "#009e73", "#cc79a7",
				      "#e69f00", "#56b4e9", "#000000", "#8a7a00"};
#define COLOURS (sizeof colours / sizeof *colours)
#define BLACK 6

static const int points[] = {7, 5, 9, 13, 11, 6, 4, 8, 12, 10}; /* filled, then open ones */
#define POINTS (sizeof points / sizeof *points)

/* Strategies in the order in which they got their styles: append only. Those most often drawn together come first, as
 * the first eight all have different colours. */
static const char *const names[] = {"thread",
				    "subwarp",
				    "stream_bulk",
				    "stream",
				    "flat",
				    "block",
				    "split",
				    "chunk",
				    "binned",
				    "flat_persistent",
				    "merge",
				    "lookback",
				    "lookback_resident",
				    "persistent",
				    "strip_empty",
				    "load_balance",
				    "sequential",
				    "rle",
				    "small",
				    "large",
				    "transpose",
				    "unrolled",
				    "unrolled_tail",
				    "thread_codes",
				    "bitmap",
				    "bitmap_persistent",
				    "scan",
				    "log_step",
				    "shared_atomic",
				    "global_atomic",
				    "futhark",
				    "segmented scan",
				    "Futhark's rule, 512 groups of 256",
				    "reduce",
				    "lanes",
				    "buffer",
				    "buffer_bulk",
				    "even",
				    "even_buffer",
				    "even_bulk",
				    "even_async",
				    "privatised",
				    "whole_thread",
				    "whole_stream_bulk",
				    "whole_flat_persistent",
				    "head_flags",
				    "flat_cub",
				    "flat_values",
				    "head_bits",
				    "tiles_bulk",
				    "stream_fitted",
				    "columns_bulk",
				    "by_segments",
				    "by_bursts",
				    "even_block",
				    "threads_fitted"};
#define NAMES (sizeof names / sizeof *names)
/* Names that are in no list share the styles of the first names, and their styles must not change when a name is added.
 * So later names use the colours and points again, with other dashes. */
#define FIRST_NAMES 34

/* Each turn through the colours shifts the point types by one more, so that no two of 80 styles have both in common. */
static struct curve_style style_at(size_t i)
{
	const size_t turn = i / COLOURS;

	return (struct curve_style){colours[i % COLOURS], points[(i + 3 * turn) % POINTS], (int)(turn % 4) + 1};
}

/* Peers are drawn next to the best variant, which is solid black: no other name outside the list is black. */
struct curve_style curve_style_of(const char *name)
{
	size_t other;

	if (strcmp(name, "best variant") == 0)
		return (struct curve_style){colours[BLACK], points[0], 1};
	for (size_t i = 0; i < NAMES; i++)
		if (strcmp(names[i], name) == 0)
			return style_at(i < FIRST_NAMES ? i : i - FIRST_NAMES + COLOURS * POINTS);
	other = FIRST_NAMES + hash_text(name) % (COLOURS * POINTS - FIRST_NAMES - 1);
	return style_at(other % COLOURS == BLACK ? other + 1 : other);
}

struct curve_style curve_style_at(int i)
{
	return style_at((size_t)i % (COLOURS * POINTS));
}
