#!/bin/sh
# PoCL has a device also where there is no home folder to keep built kernels in.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1
unset POCL_CACHE_DIR XDG_CACHE_HOME
mine=segtune-pocl-$(id -u)

# private FOLDER: it was made, and nobody else can look or write into it.
private() { [ "$(stat -c %F:%a:%u "$1")" = "directory:700:$(id -u)" ]; }

# without_home ASSIGNMENT...: the devices there are. /dev/null is no folder, not for root either.
without_home() { env HOME=/dev/null/home "$@" "$SEGTUNE" devices; }
has_device() { without_home "$@" | grep -q '^opencl:0'; }
has_none() { without_home "$@" | grep -q '^opencl: absent'; }

# Other drivers would hide its absence.
OCL_ICD_VENDORS=$(find /etc/OpenCL/vendors -name '*pocl*.icd' 2>/dev/null | head -n 1)
export OCL_ICD_VENDORS
if [ -z "$OCL_ICD_VENDORS" ] || ! has_device POCL_CACHE_DIR="$WORK/cache"; then
	skip "PoCL without a home folder" "PoCL is not installed"
	finish
	exit
fi

n=0
for home in HOME=/dev/null/home HOME= --unset=HOME HOME=/proc/self HOME=relative XDG_CACHE_HOME=/proc/self; do
	n=$((n + 1))
	mkdir tmp$n
	check "$home: a device" has_device "$home" TMPDIR="$WORK/tmp$n"
	check "$home: with a private folder" private "tmp$n/$mine"
done
check "an empty POCL_CACHE_DIR: a device" has_device POCL_CACHE_DIR= TMPDIR="$WORK/tmp1"
check "the folder serves again" has_device TMPDIR="$WORK/tmp1"
verify() {
	env HOME=/dev/null/home TMPDIR="$WORK/tmp1" "$SEGTUNE" verify --device opencl:pocl --quiet --strategy block --type f32 \
		--operator plus --elements 10 | grep '^[1-9][0-9]* passed, 0 wrong, 0 failed'
}
check "kernels are built and run" verify
check "and kept there" test -n "$(find "tmp1/$mine" -name '*.so' | head -n 1)"

mkdir home tmp
check "a home folder: a device" has_device HOME="$WORK/home" TMPDIR="$WORK/tmp"
check "a home folder is used" test -d home/.cache/pocl
check "and nothing else of it" test "$(find home -mindepth 1 -maxdepth 2 | wc -l)" = 2
check "no private folder then" rmdir tmp
mkdir tmp
check "POCL_CACHE_DIR goes before it" has_device POCL_CACHE_DIR="$WORK/own" TMPDIR="$WORK/tmp"
check "that is used" test -d own
check "and no private folder either" rmdir tmp

# What others could have put there is not used.
mkdir open linked elsewhere
mkdir -m 777 "open/$mine"
ln -s "$WORK/elsewhere" "linked/$mine"
check "a folder open to others is not used" has_none TMPDIR="$WORK/open"
check "a link is not followed" has_none TMPDIR="$WORK/linked"
check "neither was written to" rmdir "open/$mine" elsewhere
finish
