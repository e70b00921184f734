/* Old and new names of strategies and parameters; an old name may have several meanings, depending on the strategy. */
#include "tuner/store/renames.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/memory_stream.h"
#include "tuner/base/strings.h"

#define OLD_PEERS "peer"
#define OLD_LIBRARY_CALL "WHICH="

struct renaming {
	const char *scope; /* an operation, or strategies separated by spaces; NULL: all */
	const char *from, *to;
};

static const struct renaming strategies[] = {
	{"reduce_by_key_apply", "apply", "bitmap"},
	{NULL, "bin", "binned"},
	{NULL, "bulk", "stream_bulk"},
	{NULL, "code", "thread_codes"},
	{NULL, "flatp", "flat_persistent"},
	{NULL, "lbs", "load_balance"},
	{NULL, "look", "lookback"},
	{NULL, "multi", "split"},
	{NULL, "row", "lookback_resident"},
	{NULL, "seq", "thread"},
	{NULL, "stage", "stream"},
	{NULL, "strip", "strip_empty"},
	{NULL, "sub", "subwarp"},
	{NULL, "walk", "bitmap_persistent"},
};

static const struct renaming params[] = {
	{"flatp", "AHEAD", "PREFETCH"},
	{"bulk stage", "ASIDE", "SPLIT_SEGMENT_MIN"},
	{"bin", "BLOCK_FROM", "BLOCK_MIN_LOG2"},
	{"futhark large", "CHUNK", "ITEMS_PER_THREAD"},
	{"multi", "CHUNK", "SPLIT_ITEMS"},
	{"bitmap code", "CODE", "THREAD_CODES"},
	{"flatp", "DEAL", "STATIC_SHARE"},
	{"row", "DEFER", "STORE_DELAY"},
	{"bulk stage", "EVEN", "BALANCED"},
	{"sub", "FLIGHT", "SEGMENTS_IN_FLIGHT"},
	{"chunk reference", "ITEMS", "CHUNK_ITEMS"},
	{"global_atomic rle shared_atomic", "ITEMS", "VECS"},
	{"bin bulk stage sub", "LANES", "THREADS_PER_SEGMENT"},
	{"bulk stage", "LONG", "WARP_SEGMENT_MIN"},
	{"bulk stage", "NV", "BUFFER_ITEMS"},
	{"flatp persistent row walk", "OCC", "BLOCKS_PER_SM"},
	{"apply bitmap bulk code flat look merge scan stage strip", "OCC", "MIN_BLOCKS"},
	{"stage", "PAD", "PADDING"},
	{"bin", "PARTS_FROM", "SPLIT_MIN_LOG2"},
	{"bulk", "PIECE", "BITS_PER_LOAD"},
	{"flat look strip", "SEARCH", "END_MARKS"},
	{"lbs", "SEARCH", "SERIAL_MERGE"},
	{"bulk seq stage", "SPT", "SEGMENTS_PER_THREAD"},
	{"seq", "TOGETHER", "VECTOR_UNIT_SEGMENTS"},
	{"bin", "WARP_FROM", "WARP_MIN_LOG2"},
	{"apply flat", "WAVES", "BLOCKS_PER_SM"},
	{"chunk", "WAYS", "COPIES"},
	{"flatp", "WEIGHT", "SEGMENT_COST"},
	{"row", "WORKERS", "CONSUMER_WARPS"},
};

/* Peers used to be one strategy whose parameter selected the library call. */
static const char *const peers[] = {
	NULL,
	"peer_cub_segmented_reduce",
	"peer_cub_segmented_reduce",
	"peer_cub_reduce",
	"peer_cub_reduce_by_key",
	"peer_thrust_reduce_by_key",
	"peer_cub_scan",
	"peer_cub_histogram",
	"peer_cusparse_alg1",
	"peer_cusparse_alg2",
};

#define COUNT(list) (sizeof(list) / sizeof *(list))

/* The strategy for such parameters; NULL: a user's own peer. */
static const char *renamed_peer(const char *text)
{
	const char *at = strstr(text, OLD_LIBRARY_CALL);
	unsigned long call = at ? strtoul(at + strlen(OLD_LIBRARY_CALL), NULL, 10) : 0;

	return call < COUNT(peers) ? peers[call] : NULL;
}

const char *renamed_strategy(const char *operation, const char *strategy, const char *text)
{
	if (strcmp(strategy, OLD_PEERS) == 0)
		return renamed_peer(text) ? renamed_peer(text) : "peer_of_user";
	for (size_t i = 0; i < COUNT(strategies); i++)
		if (strcmp(strategies[i].from, strategy) == 0 &&
		    (!strategies[i].scope || strcmp(strategies[i].scope, operation) == 0))
			return strategies[i].to;
	return strategy;
}

/* The entry of the parameter that begins here; NULL: it was not renamed. */
static const struct renaming *find_param(const char *strategy, const char *at)
{
	size_t length = strcspn(at, "= ");

	for (size_t i = 0; i < COUNT(params); i++)
		if (strlen(params[i].from) == length && strncmp(params[i].from, at, length) == 0 &&
		    words_have(params[i].scope, strategy))
			return &params[i];
	return NULL;
}

static int by_name(const void *a, const void *b)
{
	const char *x = *(char *const *)a, *y = *(char *const *)b;
	size_t m = strcspn(x, "="), n = strcspn(y, "=");
	int order = strncmp(x, y, m < n ? m : n);

	return order ? order : (m > n) - (m < n);
}

/* Joins the words with single spaces; malloc'd. */
static char *join(char *const *words, int count)
{
	char *text = NULL;
	size_t size;
	FILE *out = memory_stream(&text, &size);

	if (!out)
		return NULL;
	for (int i = 0; i < count; i++)
		(void)fprintf(out, "%s%s", i ? " " : "", words[i]);
	if (fclose(out) == 0)
		return text;
	free(text);
	return NULL;
}

char *renamed_params(const char *strategy, const char *text)
{
	enum { MOST = 64 };
	char *words[MOST], *result = NULL;
	int count = 0, whole = 1;

	if (strcmp(strategy, OLD_PEERS) == 0)
		return strdup(renamed_peer(text) ? "" : text);
	while (*text && whole) {
		const struct renaming *r = find_param(strategy, text);
		const char *name = r ? r->to : "", *rest = r ? text + strlen(r->from) : text;
		int length = (int)strcspn(rest, " ");

		whole = count < MOST && asprintf(&words[count], "%s%.*s", name, length, rest) >= 0 && ++count;
		text = rest + length;
		text += *text == ' ';
	}
	if (whole) {
		qsort(words, (size_t)count, sizeof *words, by_name);
		result = join(words, count);
	}
	while (count > 0)
		free(words[--count]);
	return result;
}
