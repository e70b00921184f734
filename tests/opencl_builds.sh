#!/bin/sh
# OpenCL builds in worker processes: the same results as without, from the cache the second time; a kernel that cannot be
# launched as its descriptor says costs itself, with the reason; one that names its size is launched, whatever the driver
# answers for the most threads that it takes.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1
export XDG_CACHE_HOME="$WORK/xdg"

# verify FILE [OPTION...]: the table goes to FILE.
verify() {
	out=$1
	shift
	"$SEGTUNE" verify --device opencl:pocl --quiet --elements 3000 "$@" >"$out"
}

if ! has_pocl; then
	skip "OpenCL builds" "no PoCL"
	finish
	exit
fi
bare_builds
one_thread
set -- --strategy thread --type f32 --operator plus --variants 3
check "builds of the device itself" verify place.txt "$@"
check "it leaves no cache" test ! -e xdg/segtune
check "builds by workers" verify workers.txt "$@" --jobs 2
check "with the same outcome" cmp place.txt workers.txt
# One entry is of the kernels that check and compare.
check "an entry a build and one more" test "$(find xdg/segtune -name '*.build' | wc -l)" = 4
check "builds from the cache" verify cached.txt "$@" --jobs 2
check "with the same outcome again" cmp place.txt cached.txt
check "which adds nothing" test "$(find xdg/segtune -name '*.build' | wc -l)" = 4

thread_strategy bound "NT = { 64, 128 }" OFF_T
set -- --catalogue mine --strategy bound --type f32 --operator plus
check "a kernel launched as it was compiled" verify bound.txt "$@" --params NT=64
refused() {
	! verify refused.txt "$@" 2>refused.err &&
		grep -q "kernel 'segreduce_bound' as compiled allows at most 64 threads per block, its launch has 128" refused.err
}
check "one that cannot be, with the reason" refused "$@" --params NT=128

# As NVIDIA's driver, which answers 256 of kernels that name 512: here 32 of one that names 64, and any launch of which the
# environment says so is refused.
cat >few.c <<'END'
#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static int (*figure)(void *, void *, uint32_t, size_t, void *, size_t *);
static void *(*find)(void *, const char *);

static int few(void *kernel, void *device, uint32_t what, size_t size, void *value, size_t *needed)
{
	const int code = figure(kernel, device, what, size, value, needed);

	if (what == 0x11B0 && value) /* CL_KERNEL_WORK_GROUP_SIZE */
		*(size_t *)value = 32;
	return code;
}

static int refuse(void)
{
	return -5; /* CL_OUT_OF_RESOURCES */
}

void *dlsym(void *handle, const char *name)
{
	void *found;

	if (!find)
		*(void **)&find = dlvsym(RTLD_NEXT, "dlsym", LIBC);
	found = find(handle, name);
	if (strcmp(name, "clEnqueueNDRangeKernel") == 0 && getenv("REFUSE"))
		return (void *)refuse;
	if (strcmp(name, "clGetKernelWorkGroupInfo") != 0 || !found)
		return found;
	*(void **)&figure = found;
	return (void *)few;
}
END
libc=$(ldd "$SEGTUNE" | sed -n 's/.*libc\.so[^ ]* => \([^ ]*\).*/\1/p')
libc=$(objdump -T "$libc" | sed -n 's/.*(\(GLIBC_[0-9.]*\)) *dlsym$/\1/p' | head -n 1)
if [ -n "$libc" ] && compile_c -D_GNU_SOURCE -shared -fPIC -DLIBC="\"$libc\"" -o few.so few.c 2>cc.err; then
	few() { LD_PRELOAD="$WORK/few.so" verify few.txt "$@" 2>few.err; }
	refused_later() { ! REFUSE=1 few "$@" && grep -q "clEnqueueNDRangeKernel failed: CL_OUT_OF_RESOURCES" few.err; }
	check "a size that the kernel names is what it takes" few "$@" --params NT=64
	sed -i 's/BOUNDS(64, 0)//' mine/segreduce/bound.cl
	without_name() { ! few "$@" && grep -q "allows at most 32 threads per block, its launch has 64" few.err; }
	check "without one it takes what the driver says" without_name "$@" --params NT=64
	check "a launch that the driver refuses is an error" refused_later "$@" --params NT=64
else
	skip "drivers that answer fewer threads" "$(cat cc.err)"
fi
finish
