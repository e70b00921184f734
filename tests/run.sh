#!/bin/sh
# Runs every test program, two more at a time than there are cores, as some wait more than they compute: the unit tests,
# built with sanitizers, and tests/*.sh, some of them on the program with sanitizers, one in several parts
# (NAME.sh+ARGUMENT,...). Each prints lines "ok TEXT", "FAIL TEXT" or "skip TEXT: reason" and closes with "N passed, N
# failed, N skipped"; this adds them up. A program that crashes, hangs or does not close is one failure more.
#
#   tests/run.sh [BUILD] [NAME...]     BUILD as in make; NAME: only programs whose name holds one of these
#   ALL=1: what is run with sanitizers also without them
#   QUICK=1: the unit tests without sanitizers, the layers, a sweep or two (`make check`)
set -u
cd "$(dirname "$0")/.." || exit 1

limit=900 # seconds a program may take; on a loaded host the longest take half of it
closing='^[0-9][0-9]* passed, [0-9][0-9]* failed, [0-9][0-9]* skipped$'

# run_program NAME LOG
run_program()
{
	case $1 in
	*.sh+sanitizers)
		SEGTUNE=$SEGTUNE_ASAN timeout -k 10 $limit sh "${1%+sanitizers}" >"$2" 2>&1 </dev/null
		;;
	*.sh+*) # arguments are words
		# shellcheck disable=SC2046
		timeout -k 10 $limit sh "${1%+*}" $(echo "${1#*+}" | tr , ' ') >"$2" 2>&1 </dev/null
		;;
	*.sh) timeout -k 10 $limit sh "$1" >"$2" 2>&1 </dev/null ;;
	*) # sanitizers watch PoCL's compiler, too, which they make slow; gpu has kernels that need the header
		flags=$BARE_BUILDS
		[ "${1##*/}" != gpu ] || flags=-cl-opt-disable
		env ${ONE_THREAD:+"$ONE_THREAD"} POCL_EXTRA_BUILD_FLAGS="$flags" timeout -k 10 $limit "$1" >"$2" 2>&1 </dev/null
		;;
	esac
}

# One program: its output to LOG, the lines "PASSED FAILED SKIPPED NAME" and NOTE to LOG.sum, and a line to the reader.
run_one()
{
	name=$1 label=${1#"$PWD/"} again=
	log=$LOGS/$(echo "$label" | tr '/ ' __).log
	start=$(date +%s)
	run_program "$name" "$log"
	status=$?
	# Where all is right, LeakSanitizer itself crashes at the end of one program in thousands, before it reports leaks.
	if [ $status != 0 ] && grep -q '^[0-9]* passed, 0 failed, ' "$log" &&
		grep -q 'LeakSanitizer has encountered a fatal error' "$log"; then
		again=', once more after LeakSanitizer crashed'
		run_program "$name" "$log"
		status=$?
	fi
	seconds=$(($(date +%s) - start))
	times >"$log.sum" # "0m0.01s 0m0.02s" of this shell, then of what has ended
	cpu=$(awk 'NR == 2 { split($0, t, /[ms ]+/); printf "%.0f", t[1] * 60 + t[2] + t[3] * 60 + t[4] }' "$log.sum")
	counts=$(tail -n 1 "$log" | grep "$closing" | tr -d a-z,)
	# shellcheck disable=SC2086 # three numbers
	set -- ${counts:-0 0 0}
	passed=$1 failed=$2 skipped=$3 note=
	if [ $status = 124 ] || [ $status = 137 ]; then
		note="broken off after $limit s"
	elif [ -z "$counts" ]; then
		note="no closing line, exit status $status"
	elif [ $status != 0 ] && [ "$failed" = 0 ]; then
		note="exit status $status"
	elif [ $status = 0 ] && [ "$failed" != 0 ]; then
		note="exit status 0 with failures"
	fi
	[ -z "$note" ] || failed=$((failed + 1))
	printf '%s %s %s %s\n%s\n' "$passed" "$failed" "$skipped" "$label" "$note" >"$log.sum"
	echo "$label: $passed passed, $failed failed, $skipped skipped ($seconds s, $cpu s of CPU$again)${note:+: $note}"
}

if [ "${1:-}" = --one ]; then
	run_one "$2"
	exit 0
fi

BUILD=${1:-build}
[ $# = 0 ] || shift
case $BUILD in
/*) ;;
*) BUILD=$PWD/$BUILD ;;
esac
[ -x "$BUILD/segtune" ] || { # a NAME in its place would run all tests
	echo "run.sh: there is no $BUILD/segtune; names of tests come after the build folder: run.sh build NAME" >&2
	exit 2
}
LOGS=$BUILD/test-logs
cores=$(nproc 2>/dev/null || echo 1)
# What tests/*.sh run: the program as users have it; SEGTUNE_ASAN takes its place for NAME.sh+sanitizers.
SEGTUNE=$BUILD/segtune
SEGTUNE_ASAN=$BUILD/asan/segtune
export BUILD LOGS SEGTUNE SEGTUNE_ASAN
# PoCL's kernel cache and that of built code: nothing is left in the home folder.
export POCL_CACHE_DIR="${POCL_CACHE_DIR:-$BUILD/pocl-cache}"
export XDG_CACHE_HOME="$BUILD/cache"
export ASAN_OPTIONS="${ASAN_OPTIONS:-detect_leaks=1}"
# Quoted: sanitizers take blanks for ends of options, and the folder's name may have some.
suppressions="suppressions='$PWD/tests/lsan.supp':print_suppressions=0"
export LSAN_OPTIONS="${LSAN_OPTIONS:-$suppressions}"
export UBSAN_OPTIONS="${UBSAN_OPTIONS:-print_stacktrace=1}"
export LC_ALL=C
# PoCL with fewer built-in functions, and what it links without libraries, but for `make test-all`.
if [ "${ALL:-0}" = 0 ] && [ -z "${OCL_ICD_VENDORS:-}" ]; then
	OCL_ICD_VENDORS=$(sh tests/pocl/small.sh "$BUILD/small-pocl" 2>/dev/null) || unset OCL_ICD_VENDORS
	[ -z "${OCL_ICD_VENDORS:-}" ] || export OCL_ICD_VENDORS
	export COMPILER_PATH="$PWD/tests/pocl${COMPILER_PATH:+:$COMPILER_PATH}"
	# What PoCL asks hwloc for: a last cache of 1 MB. That of a server has hundreds, and sweeps flush as much before each
	# sample that is not warm, those of copies among them.
	small="NUMANode:1(memory=4294967296) L3Cache:1(size=1048576) L2Cache:$cores(size=2097152) Core:1 PU:1"
	if HWLOC_SYNTHETIC=$small "$SEGTUNE" devices 2>/dev/null | grep -q '^opencl:0'; then
		HWLOC_SYNTHETIC=$small
		export HWLOC_SYNTHETIC
	fi
fi
# PoCL's device of one thread, by the name that this release has for it, for what is not about threads: waking them takes
# longer than small kernels do.
ONE_THREAD=
for name in basic cpu-minimal; do
	if POCL_DEVICES=$name "$SEGTUNE" devices 2>/dev/null | grep -q '^opencl:0'; then
		ONE_THREAD=POCL_DEVICES=$name
		break
	fi
done
export ONE_THREAD
# How PoCL builds where it need not optimise (lib.sh).
BARE_BUILDS=$(. tests/lib.sh && bare_builds && echo "$BARE_BUILDS")
export BARE_BUILDS
rm -rf "$LOGS"
mkdir -p "$LOGS" "$POCL_CACHE_DIR" || exit 1

# Scripts, then unit tests.
programs()
{
	for script in tests/*.sh; do
		case $script in
		tests/run.sh | tests/lint.sh | tests/lib.sh | tests/ratchets.sh) ;;
		*/cover.sh)
			echo "$script+families"
			for type in i32 u32 i64 f32 f64; do
				printf '%s\n' "$script+matrix,segreduce,$type" "$script+matrix,others,$type"
			done
			;;
		*/report.sh) [ "${ALL:-0}" = 0 ] || echo "$script" ;;
		# For eight devices, some seconds each: sanitized where time allows.
		*/catalogue.sh)
			echo "$script"
			[ "${ALL:-0}" = 0 ] || echo "$script+sanitizers"
			;;
		# What is refused must be refused cleanly, and searches of several cases handle most lists of a sweep; the
		# others would only be slow.
		*/bad_input.sh | */cross.sh | */devices.sh | */help.sh | */readme.sh)
			echo "$script+sanitizers"
			[ "${ALL:-0}" = 0 ] || echo "$script"
			;;
		*) echo "$script" ;;
		esac
	done
	for source in tests/unit/*.c; do
		[ -e "$source" ] || continue
		name=$(basename "$source" .c)
		# Hundreds of kernels through NVRTC: sanitizers would watch the compiler at work.
		case $name in
		kernels | parameters) echo "$BUILD/tests/$name" ;;
		*)
			echo "$BUILD/asan/tests/$name"
			[ "${ALL:-0}" = 0 ] || echo "$BUILD/tests/$name"
			;;
		esac
	done
}

# The longest first, so that no core waits for them at the end.
longest_first()
{
	awk '/\/(oclgrind|rows_library)\.sh$|\/tests\/(parameters|kernels|verify)$/ { print; next }
		{ rest = rest $0 "\n" }
		END { printf "%s", rest }'
}

# What `make check` runs: a minute on two cores, the rebuild after a change of one file included.
quick()
{
	printf '%s\n' "$BUILD/tests/verify" tests/check.sh # the longest first
	for source in tests/unit/*.c; do
		case $source in
		*/kernels.c | */parameters.c | */verify.c) ;;
		*) echo "$BUILD/tests/$(basename "$source" .c)" ;;
		esac
	done
	echo tests/layers.sh
}

chosen()
{
	if [ $# = 0 ]; then
		cat
	else
		for word in "$@"; do
			printf '%s\n' "$word"
		done >"$LOGS/names"
		grep -F -f "$LOGS/names"
	fi
}

if [ "${QUICK:-0}" = 0 ]; then programs | longest_first; else quick; fi | chosen "$@" | tr '\n' '\0' | xargs -0 -r -n 1 -P "$((cores + 2))" sh tests/run.sh --one

# What went wrong and what was not tested, once more, then the one closing line.
for log in "$LOGS"/*.log; do
	[ -e "$log.sum" ] || continue
	{
		read -r _ failed _ name
		read -r note
	} <"$log.sum"
	if [ "$failed" != 0 ]; then
		grep '^FAIL' "$log" | sed "s|^|$name: |"
		if [ -n "$note" ]; then
			echo "FAIL $name: $note; the end of its output:"
			tail -n 25 "$log" | sed 's/^/    /'
		fi
	fi
	grep '^skip' "$log" | sed "s|^|$name: |"
done
cat "$LOGS"/*.sum 2>/dev/null | awk '
	FNR % 2 == 1 { passed += $1; failed += $2; skipped += $3 }
	END {
		if (NR == 0) failed = 1 # nothing ran: that is no success
		printf "%d passed, %d failed, %d skipped\n", passed, failed, skipped
		exit failed > 0
	}'
