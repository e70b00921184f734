#!/bin/sh
# Format and static checks of every tracked source; prints only what is wrong. `make lint` runs it.
set -u
cd "$(dirname "$0")/.." || exit 1

failed=0

# check NAME COMMAND...: its output is shown only if it fails.
check()
{
	name=$1
	shift
	if ! output=$("$@" 2>&1); then
		printf 'lint: %s:\n%s\n' "$name" "$output" >&2
		failed=1
	fi
}

# Tracked and new files, not deleted ones; without git every file.
sources() { { git ls-files -co --exclude-standard -- "$@" 2>/dev/null || ls -d "$@" 2>/dev/null; } | while read -r f; do
	[ ! -f "$f" ] || echo "$f"
done; }

headers=$(sources 'harness/*.h' 'tuner/*.h' 'tests/*.h')
program=$(sources 'harness/*.c' 'tuner/*.c')
# What `make fuzz` builds for each target is compiled there.
tests=$(sources 'tests/*.c' ':!tests/consumer' ':!tests/fuzz')
code="$program $tests"
# Compiled against a header that is exported first: tests/consumer.sh does it, with warnings as errors.
consumer=$(sources 'tests/consumer/*.c')
emulator=$(sources 'tests/warps/*.cpp')
lua=$(sources 'scripts/*.lua' 'variants/*.lua' 'tests/*.lua' .luacheckrc)
shell=$(sources '*.sh' .ci/run tests/pocl/ld)
flags="-std=c11 -D_GNU_SOURCE -I. $(pkg-config --cflags lua5.4)"
warn='-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wstrict-prototypes -Wmissing-prototypes -Wvla'
# Of a function the analyzer looks at so many states. Its own limit, 225000, takes six times as long: `make test-all`.
states=20000
[ "${ALL:-0}" = 0 ] || states=225000

# Checks of other languages and systems, which look at each state, too.
not_of_c='-clang-analyzer-osx*,-clang-analyzer-cplusplus*,-clang-analyzer-webkit*,-clang-analyzer-fuchsia*'
not_of_c="$not_of_c,-clang-analyzer-optin.osx*,-clang-analyzer-optin.cplusplus*,-clang-analyzer-optin.mpi*"

# tidy CHECKS FILE...: CHECKS are added to those of .clang-tidy, clang's own warnings among them. It counts on stderr the
# warnings it left out; what it has to say goes to stdout. Two at a time: it is slow.
# shellcheck disable=SC2317 # called through check
tidy() {
	checks=$1
	shift
	printf '%s\n' "$@" |
		xargs -P 2 -I{} sh -c "clang-tidy --quiet --checks='$checks' --warnings-as-errors='*' {} -- $flags $warn \
			-Xclang -analyzer-config -Xclang max-nodes=$states 2>/dev/null"
}

# The lists are words without blanks.
# shellcheck disable=SC2086
{
	check clang-format clang-format --dry-run -Werror $headers $code $consumer $emulator
	check clang-tidy tidy "$not_of_c" $program
	# The analyzer takes a quarter of the time, and sanitizers watch the tests run; sizes are held for the program only.
	check clang-tidy tidy '-clang-analyzer-*,-readability-function-size' $tests
	# cppcheck gets no -I: what headers put into SQL texts is named here.
	check cppcheck cppcheck -q -j 2 '-DOF_INPUT(prefix,wanted)=""' '-DINPUT_OF(prefix)=""' --std=c11 --language=c --error-exitcode=1 --inline-suppr \
		--enable=warning,performance,portability --suppressions-list=.cppcheck -D_GNU_SOURCE -D__x86_64__ -i tests/warps harness tuner tests
	[ -z "$lua" ] || check luacheck luacheck -q --no-color $lua
	check shellcheck sh -c 'printf "%s\n" "$@" | xargs -P 2 -n 8 shellcheck -x -P SCRIPTDIR' sh $shell
	check layers sh tests/layers.sh
	check ratchets sh tests/ratchets.sh
}
[ $failed = 0 ] && echo 'lint: clean'
exit $failed
