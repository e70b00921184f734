/* NVRTC compiles without a GPU: a correct kernel to a cubin, a faulty one to an error with its line. */
#include "harness/device/nvrtc.h"

#include <stdlib.h>
#include <string.h>

#include "../h200.h"
#include "../test.h"

static const char good[] = "extern \"C\" __global__ void twice(float *x) { x[threadIdx.x] *= 2; }\n";
static const char bad[] = "#line 7 \"some/kernel.cl\"\nextern \"C\" __global__ void twice(float *x) { y = 2; }\n";

static void test_good(struct test_counts *t, const struct nvrtc *n)
{
	struct gpu_code code;
	struct err e = {0};

	test_ok(t, nvrtc_compile(n, "good", good, 90, &code, &e) == 0, "a kernel builds for sm_90 %s", e.text);
	if (!code.bytes)
		return;
	test_ok(t, is_cubin(&code), "it is a cubin");
	free(code.bytes);
	e = (struct err){0};
	test_ok(t, nvrtc_compile(n, "good", good, 990, &code, &e) == 0 && !is_cubin(&code),
		"PTX for a device unknown to it %s", e.text);
	test_ok(t, code.bytes && strstr(code.bytes, ".entry twice") != NULL, "the PTX has the kernel");
	free(code.bytes);
}

static void test_bad(struct test_counts *t, const struct nvrtc *n)
{
	struct gpu_code code;
	struct err e = {0};

	test_ok(t, nvrtc_compile(n, "bad", bad, 90, &code, &e) == -1, "a wrong kernel does not build");
	test_ok(t, e.kind == ERR_BUILD, "the error is of the build");
	test_ok(t, strstr(e.text, "some/kernel.cl(7)") != NULL, "it names file and line: %.60s", e.text);
}

int main(void)
{
	struct test_counts t = {0};
	struct nvrtc n;
	struct err e = {0};

	if (nvrtc_open(&n, &e)) {
		test_ok(&t, e.kind == ERR_ABSENT && e.text[0], "an absent library says why");
		test_skip(&t, "compiling with NVRTC", e.text);
		return test_end(&t);
	}
	test_ok(&t, strncmp(n.version, "NVRTC ", 6) == 0 && n.newest >= 90, "version %s knows up to sm_%d", n.version,
		n.newest);
	test_good(&t, &n);
	test_bad(&t, &n);
	nvrtc_close(&n);
	return test_end(&t);
}
