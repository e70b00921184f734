/* Formats of results: policies for CUB, launch boxes for Modern GPU, and what they refuse. tests/formats.sh tests the
 * other formats. */
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

struct result {
	const char *operation, *strategy, *type;
	int64_t n, length;
	const char *params;
	double seconds;
};

static void measure(struct scene *x, const struct result *r)
{
	char name[64], kind[] = "fixed";
	struct geometry g = {.name = name, .kind = kind, .n = r->n, .segments = r->n / r->length};
	struct store_case c = {.operation = r->operation,
			       .type = r->type,
			       .oper = "plus",
			       .offset_type = "i32",
			       .dataset = "signed",
			       .geometry = &g,
			       .bytes = 4.0 * (double)r->n,
			       .cold = 1};
	struct store_build b = {.operation = r->operation,
				.type = r->type,
				.oper = "plus",
				.strategy = r->strategy,
				.params = r->params,
				.compiler = "nvcc",
				.arch = "sm_90",
				.seconds = -1,
				.hash = ++x->hash};
	struct timing t = {.count = 1, .batch = 1, .samples = &(double){r->seconds}, .stopped = "target"};
	int64_t case_id, build;

	(void)snprintf(name, sizeof name, "fixed:n=%lld,mean=%lld", (long long)r->n, (long long)r->length);
	g.stats = (struct geometry_stats){
		.n = r->n, .segments = r->n / r->length, .max = r->length, .mean = (double)r->length};
	t.median = t.low = t.high = t.min = t.mean = r->seconds;
	x->failed |= store_case(x->s, &c, &case_id, &x->e) != 0 || store_build(x->s, &b, &build, &x->e) != 0 ||
		     store_measurement(x->s, x->run, build, case_id, &t, &x->e) != 0;
}

#define CUB_OWN "ITEMS_PER_THREAD=1 NT=0 THREADS_PER_SEGMENT=1 VEC=1"
#define CUB_FEW "ITEMS_PER_THREAD=4 NT=128 THREADS_PER_SEGMENT=8 VEC=4"
#define CUB_MANY "ITEMS_PER_THREAD=4 NT=256 THREADS_PER_SEGMENT=16 VEC=4"
#define CUB(n, length, params, seconds)                                                                                \
	{                                                                                                              \
		"segreduce_regular", "peer_cub_policy", "f32", n, length, params, seconds                              \
	}
#define MGPU_OWN "HALF_CAPACITY=0 LDG=0 NT=0 VT=5"
#define MGPU_SMALL "HALF_CAPACITY=0 LDG=1 NT=128 VT=7"
#define MGPU_LARGE "HALF_CAPACITY=0 LDG=0 NT=256 VT=11"
#define MGPU_BOUND "HALF_CAPACITY=0 LDG=0 MIN_BLOCKS=16 NT=256 VT=11"
#define MGPU_ONCE "HALF_CAPACITY=0 LDG=0 NT=512 VT=5"
#define MGPU(operation, type, length, params, seconds)                                                                 \
	{                                                                                                              \
		operation, "peer_mgpu_box", type, 1 << 20, length, params, seconds                                     \
	}

static const struct result results[] = {
	CUB(1 << 20, 32, CUB_OWN, 3e-5),
	CUB(1 << 20, 32, CUB_FEW, 2e-5),
	CUB(1 << 20, 64, CUB_OWN, 3e-5),
	CUB(1 << 20, 64, CUB_MANY, 2e-5),
	CUB(1 << 20, 128, CUB_OWN, 2.01e-5), /* a tie */
	CUB(1 << 20, 128, CUB_MANY, 2e-5),
	CUB(1 << 16, 64, CUB_FEW, 1e-6), /* only the largest n counts */
	MGPU("segreduce", "f32", 32, MGPU_OWN, 3e-5),
	MGPU("segreduce", "f32", 32, MGPU_SMALL, 2e-5),
	MGPU("segreduce", "f32", 32, MGPU_LARGE, 1e-5), /* gains most, but loses in the case below */
	MGPU("segreduce", "f32", 32, MGPU_ONCE, 9e-6),  /* on one case only */
	MGPU("segreduce", "f32", 4096, MGPU_OWN, 3e-5),
	MGPU("segreduce", "f32", 4096, MGPU_SMALL, 2.9e-5),
	MGPU("segreduce", "f32", 4096, MGPU_LARGE, 3.2e-5),
	MGPU("segreduce", "f64", 32, MGPU_OWN, 3e-5),
	MGPU("segreduce", "f64", 32, MGPU_SMALL, 2.99e-5), /* not worth it */
	MGPU("segreduce_indirect", "f32", 32, MGPU_OWN, 3e-5),
	MGPU("segreduce_indirect", "f32", 32, MGPU_BOUND, 1e-5),
	MGPU("segreduce_indirect", "f32", 4096, MGPU_OWN, 3e-5),
	MGPU("segreduce_indirect", "f32", 4096, MGPU_BOUND, 3.3e-5), /* loses */
	MGPU("segreduce_indirect", "f64", 32, MGPU_OWN, 1e-5),       /* short: the host's launches differ by as much */
	MGPU("segreduce_indirect", "f64", 32, MGPU_BOUND, 0.9e-5),
};

static int make_scene(struct scene *x)
{
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
	for (size_t i = 0; i < sizeof results / sizeof *results; i++)
		measure(x, &results[i]);
	return x->failed ? -1 : 0;
}

static int export_request(struct scene *x, struct export_request *r, const char *name, char **text)
{
	size_t size;

	*text = NULL;
	path_in(r->out, sizeof r->out, name);
	return formats_export(x->s, NULL, r, NULL, &x->e) || file_read(r->out, 1 << 20, text, &size, &x->e) ? -1 : 0;
}

static int export_boxes(struct scene *x, const char *name, int most, double tolerance, char **text)
{
	struct export_request r = {.format = "mgpu", .max_boxes = most, .tolerance = tolerance};

	return export_request(x, &r, name, text);
}

static int export_as(struct scene *x, const char *format, const char *name, char **text)
{
	struct export_request r = {.operation = ""};

	(void)snprintf(r.format, sizeof r.format, "%s", format);
	return export_request(x, &r, name, text);
}

/* Compiles the header as a library would: included twice, and called. This needs CUB 3.5, newer than any toolkit's: set
 * CCCL=DIR in the environment. */
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

/* The names of Modern GPU that the header uses. A call says which box it got. Launches need nvcc, so a stand-in
 * replaces them. */
static const char modern_gpu[] =
	"#ifndef STAND_IN\n#define STAND_IN\n"
	"#include <cstddef>\n"
	"#define MGPU_HOST inline\n"
	"namespace mgpu {\n"
	"struct CudaContext { int sum; };\n"
	"template <class T> struct plus {};\n"
	"template <int a, int b, int c, bool d, bool e> struct SegReduceTuning { enum { sum = a + b + c + d + e }; };\n"
	"template <class A, class B, class C> struct LaunchBox { enum { sum = C::sum }; };\n"
	"template <size_t size> struct SegReduceNormalTuning {\n"
	"\ttypedef LaunchBox<void, void, SegReduceTuning<1, 1, 0, 0, 0> > Tuning;\n"
	"};\n"
	"template <size_t size> struct SegReduceIndirectTuning {\n"
	"\ttypedef LaunchBox<void, void, SegReduceTuning<1, 2, 0, 0, 0> > Tuning;\n"
	"};\n"
	"template <class Tuning, bool indirect, class I, class C, class S, class D, class T, class Op>\n"
	"void SegReduceHost(I, C, S, int, int, bool, D, T, Op, CudaContext &c) { c.sum = Tuning::sum; }\n"
	"template <class I, class C, class D, class T, class Op>\n"
	"void SegReduceCsr(I, C, int, int, bool, D, T, Op, CudaContext &c)\n"
	"{\n"
	"\tc.sum = -(int)SegReduceNormalTuning<sizeof(T)>::Tuning::sum;\n"
	"}\n"
	"template <class I, class C, class S, class D, class T, class Op>\n"
	"void IndirectReduceCsr(I, C, S, int, int, bool, D, T, Op, CudaContext &c) { c.sum = -1; }\n"
	"}\n"
	"#define SEGTUNE_MGPU_LAUNCHES\n"
	"namespace segtune {\n"
	"template <class Tuning, bool indirect, class I, class C, class S, class D, class T, class Op>\n"
	"void MgpuSegReduce(I, C, S, int, int, bool, D, T, Op, mgpu::CudaContext &c) { c.sum = Tuning::sum; }\n"
	"}\n"
	"#endif\n";

/* The box of a call with values of type T, n = 2^20. Negative: from Modern GPU's own template. */
static const char calls[] =
	"#include \"boxes.cuh\"\n#include \"boxes.cuh\"\n"
	"template <class T> int box(int length)\n"
	"{\n"
	"\tmgpu::CudaContext c;\n"
	"\tconst T *in = 0;\n"
	"\tT *out = 0;\n"
	"\tSegReduceCsr(in, (int *)0, 1 << 20, (1 << 20) / length, false, out, T(0), mgpu::plus<T>(), c);\n"
	"\treturn c.sum;\n"
	"}\n"
	"inline int indirect(int length)\n"
	"{\n"
	"\tmgpu::CudaContext c;\n"
	"\tfloat *v = 0;\n"
	"\tIndirectReduceCsr(v, (int *)0, (int *)0, 1 << 20, (1 << 20) / length, false, v, 0.0f, mgpu::plus<float>(), "
	"c);\n"
	"\treturn c.sum;\n"
	"}\n";

/* main returns 0 if the condition holds, in a program that includes the header. */
static void test_calls(struct test_counts *t, const char *condition, const char *text)
{
	char source[4096];

	(void)snprintf(source, sizeof source, "%sint main() { return %s ? 0 : 1; }\n", calls, condition);
	(void)in_folder("mkdir -p kernels");
	(void)write_text("kernels/segreducecsr.cuh", modern_gpu);
	(void)write_text("source.c", source);
	if (has_command("c++"))
		test_ok(t, in_folder("c++ -x c++ " FLAGS " -I . -o boxes source.c && ./boxes"), "%s", text);
	else
		test_skip(t, text, "no C++ compiler");
}

/* A box in place of Modern GPU's own. */
static void test_one_box(struct test_counts *t, struct scene *x)
{
	char *text;

	test_ok(t, export_boxes(x, "boxes.cuh", 1, 0, &text) == 0, "a header for Modern GPU: %s", x->e.text);
	test_ok(t,
		text && strstr(text,
			       "2 cases: 1.25 times as fast as Modern GPU's own in the geometric mean, 1.03 to 1.50"),
		"has the box that gains most and loses nowhere");
	test_ok(t, text && strstr(text, "segreduce f64: Modern GPU's own"), "none where little is gained");
	test_ok(t, text && !strstr(text, "H200 */"), "a device's name ends no comment");
	free(text);
	test_calls(t,
		   "box<float>(32) == -(128 + 7 + 1) && box<float>(4096) == -(128 + 7 + 1) && box<int>(32) < -2 && "
		   "box<double>(4096) == -2",
		   "Modern GPU's calls have it");
}

static void test_mgpu(struct test_counts *t, struct scene *x)
{
	char *text;

	test_one_box(t, x);
	test_ok(t, export_boxes(x, "boxes.cuh", 4, 0, &text) == 0, "several boxes: %s", x->e.text);
	test_ok(t, text && strstr(text, "segreduce_indirect f64: Modern GPU's own"), "a short call must gain more");
	test_ok(t, text && strstr(text, "2 cases: 1.86 times as fast as Modern GPU's own"), "gain more");
	free(text);
	test_calls(t,
		   "box<float>(20) == 512 + 5 && box<float>(32) == 512 + 5 && box<float>(4096) == 128 + 7 + 1 && "
		   "box<double>(32) == -2 && box<int>(32) == -2",
		   "calls have the box for their lengths, those of other types their own");
	test_calls(t, "indirect(32) == 256 + 11 + 16 && indirect(4096) == 3",
		   "indirect ones, too, or Modern GPU's own");
	test_ok(t,
		export_boxes(x, "boxes.cuh", 4, 1e9, &text) == 0 &&
			strstr(text, "segreduce_indirect f32: Modern GPU's"),
		"a box for all lengths that is slower on some is none");
	free(text);
	measure(x, &(struct result)MGPU("segreduce", "f64", 4096, MGPU_SMALL, 2e-5));
	test_ok(t, export_boxes(x, "none.cuh", 4, 0, &text) != 0 && strstr(x->e.text, "NT=0"),
		"Modern GPU's own box must be among them: %s", x->e.text);
	free(text);
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
	test_mgpu(&t, &x);
	test_ok(&t, export_as(&x, "kernel-tuner", "cache.json", &text) != 0 && strstr(x.e.text, "nothing valid"),
		"peers are no results of variants: %s", x.e.text);
	free(text);
	test_ok(&t, format_is_of_results("json") && !format_is_of_results("c"), "formats of results are known");
	store_close(x.s);
	remove_folder();
	return test_end(&t);
}
