/* Formats of results: the policies of a header for CUB, and what is refused. tests/formats.sh has the others. */
#include "tuner/formats/formats.h"

#include <stdlib.h>
#include <string.h>

#include "../compile.h"
#include "../test.h"
#include "tuner/base/file.h"

struct scene {
	struct store *s;
	int64_t run;
	struct err e;
	uint64_t hash;
	int failed;
};

static void measure(struct scene *x, int64_t n, int64_t length, const char *params, double seconds)
{
	char name[64], kind[] = "fixed";
	struct geometry g = {.name = name, .kind = kind, .n = n, .segments = n / length};
	struct store_case c = {.operation = "segreduce_regular",
			       .type = "f32",
			       .oper = "plus",
			       .offset_type = "i32",
			       .dataset = "signed",
			       .geometry = &g,
			       .bytes = 4.0 * (double)n,
			       .cold = 1};
	struct store_build b = {.operation = "segreduce_regular",
				.type = "f32",
				.oper = "plus",
				.strategy = "peer_cub_policy",
				.params = params,
				.compiler = "CUB",
				.arch = "sm_90",
				.seconds = -1,
				.hash = ++x->hash};
	struct timing t = {.count = 1, .batch = 1, .samples = &seconds, .stopped = "target"};
	int64_t case_id, build;

	(void)snprintf(name, sizeof name, "fixed:n=%lld,mean=%lld", (long long)n, (long long)length);
	g.stats = (struct geometry_stats){.n = n, .segments = n / length, .max = length, .mean = (double)length};
	t.median = t.low = t.high = t.min = t.mean = seconds;
	x->failed |= store_case(x->s, &c, &case_id, &x->e) != 0 || store_build(x->s, &b, &build, &x->e) != 0 ||
		     store_measurement(x->s, x->run, build, case_id, &t, &x->e) != 0;
}

static int make_scene(struct scene *x)
{
	static const char own[] = "ITEMS_PER_THREAD=1 NT=0 THREADS_PER_SEGMENT=1 VEC=1",
			  few[] = "ITEMS_PER_THREAD=4 NT=128 THREADS_PER_SEGMENT=8 VEC=4",
			  many[] = "ITEMS_PER_THREAD=4 NT=256 THREADS_PER_SEGMENT=16 VEC=4";
	struct gpu_info d = {.backend = "cuda", .name = "NVIDIA H200 */", .arch = "sm_90", .driver = "580"};
	struct store_run run = {.device = &d,
				.command = "test",
				.version = "0",
				.host = "here",
				.host_compiler = "cc",
				.copy_bandwidth = 1e12};
	char path[128];

	path_in(path, sizeof path, "x.db");
	if (store_open(path, STORE_WRITE, &x->s, &x->e) || store_run_begin(x->s, &run, &x->run, &x->e))
		return -1;
	measure(x, 1 << 20, 32, own, 3e-5);
	measure(x, 1 << 20, 32, few, 2e-5);
	measure(x, 1 << 20, 64, own, 3e-5);
	measure(x, 1 << 20, 64, many, 2e-5);
	measure(x, 1 << 20, 128, own, 2.01e-5); /* a tie */
	measure(x, 1 << 20, 128, many, 2e-5);
	measure(x, 1 << 16, 64, few, 1e-6); /* small n does not count */
	return x->failed ? -1 : 0;
}

static int export_as(struct scene *x, const char *format, const char *name, char **text)
{
	struct export_request r = {.operation = "segreduce_regular"};
	size_t size;

	*text = NULL;
	(void)snprintf(r.format, sizeof r.format, "%s", format);
	path_in(r.out, sizeof r.out, name);
	return formats_export(x->s, NULL, &r, NULL, &x->e) || file_read(r.out, 1 << 20, text, &size, &x->e) ? -1 : 0;
}

/* As a library would: twice, and called. Needs CUB 3.5, which no toolkit has yet: CCCL=DIR in the environment. */
static void test_compiles(struct test_counts *t)
{
	static const char user[] =
		"#include \"policies.cuh\"\n#include \"policies.cuh\"\n#include <cuda/stream_ref>\n"
		"cudaError_t f(const float *in, float *out, long long segments, int length, cudaStream_t stream)\n"
		"{\n"
		"\treturn segtune::with_cub_policy_f32_plus(length, [&](auto tuning) {\n"
		"\t\treturn cub::DeviceSegmentedReduce::Reduce(in, out, segments, length, cuda::std::plus<>{}, 0.0f,\n"
		"\t\t\tcuda::std::execution::env{cuda::stream_ref{stream}, tuning});\n"
		"\t});\n"
		"}\n";

	if (!getenv("CCCL") || !getenv("CCCL")[0] || !has_command("nvcc")) {
		test_skip(t, "the header for CUB compiles", "needs nvcc, and CCCL=DIR with CUB 3.5");
		return;
	}
	(void)write_text("user.cu", user);
	test_ok(t,
		in_folder("nvcc -std=c++17 -arch=sm_90 -Xcompiler -Wall,-Wextra,-Werror -Werror all-warnings -I "
			  "\"$CCCL\" -c "
			  "user.cu"),
		"the header for CUB compiles without warnings");
}

int main(void)
{
	struct test_counts t = {0};
	struct scene x = {0};
	char *text;

	if (make_folder() || !test_ok(&t, make_scene(&x) == 0, "results are stored: %s", x.e.text))
		return test_end(&t);
	test_ok(&t, export_as(&x, "cub", "policies.cuh", &text) == 0, "a header for CUB: %s", x.e.text);
	test_ok(&t, text && strstr(text, "length > 16 && length <= 32) /* 1.50 times as fast"), "the first length");
	test_ok(&t, text && strstr(text, "cub_policy<128, 8, 4, 4>"), "has the policy that was fastest");
	test_ok(&t, text && strstr(text, "length > 32 && length <= 64)") && strstr(text, "cub_policy<256, 16, 4, 4>"),
		"the second that of the largest n");
	test_ok(&t, text && !strstr(text, "length <= 128)"), "a tie is CUB's own");
	test_ok(&t, text && !strstr(text, "H200 */"), "a device's name ends no comment");
	free(text);
	test_compiles(&t);
	test_ok(&t, export_as(&x, "kernel-tuner", "cache.json", &text) != 0 && strstr(x.e.text, "nothing valid"),
		"peers are no results of variants: %s", x.e.text);
	free(text);
	test_ok(&t, format_is_of_results("json") && !format_is_of_results("c"), "formats of results are known");
	store_close(x.s);
	remove_folder();
	return test_end(&t);
}
