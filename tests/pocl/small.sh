#!/bin/sh
# small.sh FOLDER: in FOLDER, the PoCL that is installed, by links, but with fewer built-in functions (fewer.c): a
# process that builds a kernel takes 0.5 s of CPU less; and with less done to kernels that are not optimised (bare.c): a
# quarter less. Prints what OCL_ICD_VENDORS has to be for it; exit 1 where PoCL does not find its files beside itself.
# SEGTUNE: the program.
set -eu

out=$1
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
rm -rf "$out"
mkdir -p "$out/lib/here" "$out/share/pocl" "$out/vendors" "$out/cache"
out=$(cd "$out" && pwd)

# builds: a kernel that calls some of the functions is built and right. Nothing is taken from a cache.
builds()
{
	rm -rf "$out/cache"
	POCL_CACHE_DIR=$out/cache POCL_EXTRA_BUILD_FLAGS=-cl-opt-disable "$SEGTUNE" verify --device opencl:pocl --quiet \
		--strategy chunk --type f64 --operator black_scholes --variants 1 --elements 10 2>&1
}

# ".../lib/x86_64-linux-gnu/../../share/pocl/kernel-....bc"
used=$(POCL_DEBUG=llvm builds | sed -n 's|.*Using \(/.*\.bc\) as the built-in lib.*|\1|p' | head -n 1)
lib=${used%/../../share/pocl/*}
[ "$lib" != "$used" ] || exit 1
icd=$(find /etc/OpenCL/vendors -name '*pocl*.icd' | head -n 1)
libpocl=$(cat "$icd")
libpocl=$lib/${libpocl##*/}

# shellcheck disable=SC2086 # words: CC='ccache gcc'
${CC:-cc} -o "$out/fewer" "$here/fewer.c" -ldl
"$out/fewer" "$libpocl" "$used" "$out/share/pocl/${used##*/}"
# Where _OPENCL_H_ is defined (lib.sh), nothing of the header of 900 kB is taken, but all of it would be read.
mkdir "$out/share/pocl/include"
ln -s "$lib"/../../share/pocl/include/* "$out/share/pocl/include/"
mv "$out/share/pocl/include/opencl-c.h" "$out/share/pocl/include/all_of_opencl.h"
printf '#ifndef _OPENCL_H_\n#include "all_of_opencl.h"\n#endif\n' >"$out/share/pocl/include/opencl-c.h"
ln -s "$libpocl" "$out/lib/here/"
ln -sf "$libpocl" "$out/lib/here/$(echo "${libpocl##*/}" | sed 's/\(\.so\.[0-9]*\)\..*/\1/')" # as others link it
[ ! -d "$lib/pocl" ] || ln -s "$lib/pocl" "$out/lib/here/pocl"
# All drivers, with another PoCL.
cp /etc/OpenCL/vendors/*.icd "$out/vendors"
# shellcheck disable=SC2086,SC2016 # words; the loader's name for the folder
${CC:-cc} -D_GNU_SOURCE -shared -fPIC -o "$out/lib/here/bare.so" "$here/bare.c" -Wl,--no-as-needed \
	-Wl,-rpath,'$ORIGIN' "$out/lib/here/${libpocl##*/}" -ldl
echo "$out/lib/here/bare.so" >"$out/vendors/${icd##*/}"
OCL_ICD_VENDORS=$out/vendors
export OCL_ICD_VENDORS
builds | grep -q '^1 passed, 0 wrong, 0 failed' || exit 1
echo "$OCL_ICD_VENDORS"
