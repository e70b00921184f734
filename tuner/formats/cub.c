/* A header for CUB 3.5 and newer, through its public tuning interface: the policy that DeviceSegmentedReduce should
 * have for segments of one size, by that size, and CUB's own where nothing measured was faster. */
#include <stdlib.h>
#include <string.h>

#include "tuner/formats/formats_impl.h"
#include "tuner/report/export_impl.h"

#define TIE 0.02 /* a policy must be faster than CUB's own by this fraction */

static const char policy[] =
	"#ifndef SEGTUNE_CUB_POLICY\n"
	"#define SEGTUNE_CUB_POLICY\n"
	"namespace segtune\n"
	"{\n"
	"/* NT threads per block, ThreadsPerSegment of them per segment, Items per thread, loaded Vec at a time. */\n"
	"template <int NT, int ThreadsPerSegment, int Items, int Vec> struct cub_policy {\n"
	"\t_CCCL_HOST_DEVICE constexpr cub::SegmentedReducePolicy operator()(cuda::compute_capability) const\n"
	"\t{\n"
	"\t\treturn {{NT, 16, 4, cub::BLOCK_REDUCE_WARP_REDUCTIONS, cub::LOAD_LDG},\n"
	"\t\t\t{NT, ThreadsPerSegment, Items, Vec, cub::LOAD_LDG},\n"
	"\t\t\t{NT, ThreadsPerSegment, Items, Vec, cub::LOAD_LDG}};\n"
	"\t}\n"
	"};\n"
	"}\n"
	"#endif\n\n";

/* The results for one length of segments. Rows are sorted by case, the fastest first. */
struct length {
	int64_t length;
	const struct store_row *best, *own; /* own: CUB's policy, NULL if it was not measured */
};

/* Orders by length, then by n, the largest first: only that one is kept for each length. */
static int by_length(const void *a, const void *b)
{
	const struct length *x = a, *y = b;

	return x->length != y->length ? (x->length > y->length) - (x->length < y->length)
				      : (x->best->n < y->best->n) - (x->best->n > y->best->n);
}

static int is_same_table(const struct store_row *a, const struct store_row *b)
{
	return strcmp(a->type, b->type) == 0 && strcmp(a->oper, b->oper) == 0;
}

/* The lengths of the table that begins at list[begin]; *end is set past its last row. list has room for all rows. */
static int lengths_of(const struct format_rows *rows, int begin, struct length *list, int *end)
{
	const struct store_row *r = rows->list;
	int count = 0, kept = 0;

	for (int i = begin, last; i < rows->count && is_same_table(&r[begin], &r[i]); i = last) {
		list[count] = (struct length){r[i].longest, &r[i], NULL};
		for (last = i; last < rows->count && is_same_table(&r[i], &r[last]) &&
			       strcmp(r[i].geometry, r[last].geometry) == 0;
		     last++)
			if (format_param(r[last].params, "NT") == 0)
				list[count].own = &r[last];
		count++;
		*end = last;
	}
	qsort(list, (size_t)count, sizeof *list, by_length);
	for (int i = 0; i < count; i++)
		if (i == 0 || list[i].length != list[kept - 1].length)
			list[kept++] = list[i];
	return kept;
}

static int is_own(const struct length *l)
{
	return l->own && l->own->seconds < l->best->seconds * (1 + TIE);
}

static void write_case(FILE *out, const struct length *l, int64_t above)
{
	const char *params = l->best->params;

	(void)fprintf(out, "\tif (length > %lld && length <= %lld) /* ", (long long)above, (long long)l->length);
	if (l->own)
		(void)fprintf(out, "%.2f times as fast as CUB's own", l->own->seconds / l->best->seconds);
	else
		(void)fputs("not compared with CUB's own", out);
	(void)fprintf(out, " */\n\t\treturn call(cuda::execution::tune(cub_policy<%lld, %lld, %lld, %lld>{}));\n",
		      (long long)format_param(params, "NT"), (long long)format_param(params, "THREADS_PER_SEGMENT"),
		      (long long)format_param(params, "ITEMS_PER_THREAD"), (long long)format_param(params, "VEC"));
}

static void write_table(FILE *out, const struct length *list, int count)
{
	const struct store_row *row = list[0].best;

	(void)fprintf(out, "/* %s %s, measured on lengths from %lld to %lld, n up to %lld */\n", row->type, row->oper,
		      (long long)list[0].length, (long long)list[count - 1].length, (long long)row->n);
	(void)fprintf(out, "template <class Call> auto with_cub_policy_%s_%s(long long length, Call &&call)\n{\n",
		      row->type, row->oper);
	for (int i = 0; i < count; i++)
		if (!is_own(&list[i]))
			write_case(out, &list[i], i > 0 ? list[i - 1].length : list[i].length / 2);
	(void)fputs("\t(void)length;\n\treturn call(cuda::std::execution::env<>{}); /* CUB's own */\n}\n\n", out);
}

static void write_head(FILE *out, const struct store_row *row, const char *guard)
{
	(void)fputs("/*\n * Policies for cub::DeviceSegmentedReduce on segments of one size, by segtune export "
		    "--format cub, "
		    "from\n * ",
		    out);
	format_origin(out, row);
	(void)fputs(".\n *\n"
		    " * segtune::with_cub_policy_TYPE_OPERATOR(length, call) calls call(tuning), for CUB's interface "
		    "with an\n"
		    " * environment:\n"
		    " *\n"
		    " *   segtune::with_cub_policy_f32_plus(length, [&](auto tuning) {\n"
		    " *       return cub::DeviceSegmentedReduce::Reduce(in, out, segments, length, "
		    "cuda::std::plus<>{}, 0.0f,\n"
		    " *           cuda::std::execution::env{cuda::stream_ref{stream}, tuning});\n"
		    " *   });\n"
		    " */\n",
		    out);
	(void)fprintf(out, "#ifndef %s\n#define %s\n\n", guard, guard);
	(void)fputs(
		"#include <cub/device/device_segmented_reduce.cuh>\n#include <cub/version.cuh>\n\n"
		"#if CUB_VERSION < 300500\n#error \"this header needs CUB 3.5: its policies are public since then\"\n"
		"#endif\n\n",
		out);
	(void)fputs(policy, out);
	(void)fputs("namespace segtune\n{\n", out);
}

static int write_header(FILE *out, const struct format_rows *rows, struct err *e)
{
	struct length *list = calloc((size_t)rows->count, sizeof *list);
	char guard[FORMAT_GUARD];

	if (!list)
		return err_as(e, ERR_TOO_LARGE, "out of memory");
	/* Only one device: a policy selector sees nothing but the compute capability. CUB's own policies cannot be
	 * named, either. */
	if (format_check_device(rows, "cub", e)) {
		free(list);
		return -1;
	}
	format_guard(rows->request, "segtune_cub.cuh", guard);
	write_head(out, &rows->list[0], guard);
	for (int i = 0, end = 0; i < rows->count; i = end) {
		const int count = lengths_of(rows, i, list, &end);

		write_table(out, list, count);
	}
	(void)fputs("}\n\n#endif\n", out);
	free(list);
	return 0;
}

const struct result_format format_cub = {
	.name = "cub", .operation = "segreduce_regular", .peer = "peer_cub_policy", .write = write_header};
