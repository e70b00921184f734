# Shell tests source this: `. "$(dirname "$0")/lib.sh"`. It gives SEGTUNE (the binary), TESTS (this folder), WORK (an empty
# folder, removed at the end), the counters and the closing line that tests/run.sh adds up.
# shellcheck shell=sh disable=SC2034

TESTS=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
SEGTUNE=${SEGTUNE:-$TESTS/../build/segtune}
case $SEGTUNE in /*) ;; *) SEGTUNE=$PWD/$SEGTUNE ;; esac
WORK=$(mktemp -d)
trap 'rm -rf "$WORK"' EXIT
passed=0
failed=0
skipped=0

ok() {
	passed=$((passed + 1))
	echo "ok $1"
}

fail() {
	failed=$((failed + 1))
	echo "FAIL $1"
}

skip() {
	skipped=$((skipped + 1))
	echo "skip $1: $2"
}

# The Python to try libraries with: one that has NumPy, which is that of the system where apt installed it.
python_with_numpy() {
	for python in python3 /usr/bin/python3; do
		if "$python" -c 'import numpy' 2>/dev/null; then
			echo "$python"
			return
		fi
	done
	echo python3
}

# check TITLE COMMAND...: the command must succeed.
check() {
	title=$1
	shift
	if "$@" >"$WORK/check.out" 2>&1; then
		ok "$title"
	else
		fail "$title"
		sed 's/^/    /' "$WORK/check.out" | head -n 20
	fi
}

# The compiler that make has, which may be words: CC='ccache gcc'.
compile_c() {
	${CC:-cc} "$@"
}

has_pocl() {
	"$SEGTUNE" devices --json 2>/dev/null | grep -q 'Portable Computing'
}

# The catalogue as JSON. Counting variants takes it two seconds: for programs that want names it is made once.
catalogue_json() {
	json=${LOGS:-$WORK}/catalogue.json
	[ -s "$json" ] || { "$SEGTUNE" catalogue --json >"$json.$$" && mv "$json.$$" "$json"; } || return
	cat "$json"
}

# From here on PoCL builds without optimising, which takes six of seven seconds. For what is right or wrong by its source:
# some tests build as users do.
without_optimiser() {
	POCL_EXTRA_BUILD_FLAGS=-cl-opt-disable
	export POCL_EXTRA_BUILD_FLAGS
}

# From here on PoCL's device is that of one thread, if tests/run.sh has found it.
one_thread() {
	[ -z "${ONE_THREAD:-}" ] || export "${ONE_THREAD:?}"
}

# Without optimiser, and without the header of all OpenCL functions, whose reading takes a third of what is left: dialect.h
# declares what our kernels call, but not what operators of scripts might. A PoCL that needs the header gets it.
# tests/run.sh finds out once for all programs, and keeps it in BARE_BUILDS.
bare_builds() {
	if [ -z "${BARE_BUILDS:-}" ]; then
		BARE_BUILDS='-cl-opt-disable -D_OPENCL_H_ -DOWN_BUILTINS'
		POCL_EXTRA_BUILD_FLAGS=$BARE_BUILDS "$SEGTUNE" verify --device opencl:pocl --quiet --strategy chunk --type f64 \
			--operator black_scholes --variants 1 --elements 10 >/dev/null 2>&1 || BARE_BUILDS=-cl-opt-disable
	fi
	POCL_EXTRA_BUILD_FLAGS=$BARE_BUILDS
	export POCL_EXTRA_BUILD_FLAGS BARE_BUILDS
}

# refuses TITLE STATUS PATTERN COMMAND...: it must exit with STATUS and print exactly one line on stderr, which matches
# PATTERN (an extended regular expression).
refuses() {
	title=$1
	status=$2
	pattern=$3
	shift 3
	"$@" >"$WORK/refuses.out" 2>"$WORK/refuses.err"
	got=$?
	if [ "$got" -ne "$status" ]; then
		fail "$title (exit $got, not $status)"
	elif [ "$(wc -l <"$WORK/refuses.err")" -ne 1 ]; then
		fail "$title (stderr is not one line)"
	elif ! grep -qE "$pattern" "$WORK/refuses.err"; then
		fail "$title (stderr does not match '$pattern')"
	else
		ok "$title"
		return
	fi
	sed 's/^/    /' "$WORK/refuses.err" | head -n 10
}

# says TITLE TEXT COMMAND...: it must succeed, and print TEXT, runs of white space as one blank.
says() {
	title=$1
	text=$2
	shift 2
	if "$@" >out 2>err && tr -s ' \n' '  ' <out | grep -q "$text"; then
		ok "$title"
	else
		fail "$title"
		sed 's/^/    /' out err | head -n 10
	fi
}

# narrow TITLE COMMAND...: it succeeds and prints something, no line longer than a terminal.
narrow() {
	title=$1
	shift
	if ! "$@" >"$WORK/narrow.out" 2>&1 || [ ! -s "$WORK/narrow.out" ]; then
		fail "$title: the command fails or says nothing"
		sed 's/^/    /' "$WORK/narrow.out" | head -n 5
	elif ! awk 'length > 80 { print "    " $0; wide = 1 } END { exit wide }' "$WORK/narrow.out"; then
		fail "$title"
	else
		ok "$title"
	fi
}

# fake_strategy NAME PARAMS [FOLDER]: of the fake device, in FOLDER (mine): its variants are alike but for faults that they ask
# for (harness/device/fake.h) with what is defined on standard input.
fake_strategy() {
	mkdir -p "${3:-mine}/segreduce"
	{
		cat
		echo 'KERNEL void fake_segreduce(GLOBAL const T *values, GLOBAL const OFF_T *offsets, i64 segments, GLOBAL T *result);'
	} >"${3:-mine}/segreduce/$1.cl"
	cat >"${3:-mine}/segreduce/$1.lua" <<-END
		return strategy {
			about = "variants of the fake device",
			source = "$1.cl",
			backend = "fake",
			params = { $2 },
			launches = {
				{ kernel = "fake_segreduce", grid = 1, block = 1, args = { "values", "offsets", "segments", "result" } },
			},
		}
	END
}

# thread_strategy NAME PARAMS OFFSETS: in mine/, a thread a segment, compiled for blocks of 64 threads and launched with NT,
# with OFFSETS (OFF_T) for the type of its offsets.
thread_strategy() {
	mkdir -p mine/segreduce
	cat >"mine/segreduce/$1.cl" <<-END
		#include "dialect.h"
		KERNEL BOUNDS(64, 0) void segreduce_$1(GLOBAL const T *RESTRICT values, GLOBAL const $3 *RESTRICT offsets,
						       i64 segments, GLOBAL T *RESTRICT result)
		{
			const i64 s = block_id() * 64 + thread_id();

			if (s < segments) {
				T sum = IDENTITY;
				for (i64 i = offsets[s]; i < offsets[s + 1]; i++)
					sum = combine(sum, values[i]);
				result[s] = sum;
			}
		}
	END
	cat >"mine/segreduce/$1.lua" <<-END
		return strategy {
			about = "a thread a segment, in blocks of 64",
			source = "$1.cl",
			params = { $2 },
			launches = {
				{
					kernel = "segreduce_$1",
					grid = function(p, case)
						return ceil_div(case.segments, 64)
					end,
					block = "NT",
					args = { "values", "offsets", "segments", "result" },
				},
			},
		}
	END
}

# measured DATABASE: type, variant and geometry of each measurement, sorted.
measured() {
	"$SEGTUNE" db measurements --db "$1" --json --limit 100000 |
		sed 's/.*"type":"\([^"]*\)".*"params":"\([^"]*\)".*"geometry":"\([^"]*\)".*/\1 \2 \3/' | sort
}

finish() {
	echo "$passed passed, $failed failed, $skipped skipped"
	[ "$failed" -eq 0 ]
}
