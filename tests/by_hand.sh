#!/bin/sh
# Every kernel file compiles by hand, without the tuner's definitions, as variants/README.md says.
. "$(dirname "$0")/lib.sh"
cd "$TESTS/.." || exit 1

# by_hand TITLE COMPILER...: each of the files, by COMPILER FILE.
by_hand() {
	title=$1 files=$2
	shift 2
	for file in $files; do
		if "$@" -I variants/lib -I variants "$file" >"$WORK/out" 2>&1; then
			ok "$title: $file"
		else
			fail "$title: $file"
			head -n 5 "$WORK/out"
		fi
	done
}

if command -v clang >/dev/null; then
	by_hand OpenCL "$(echo variants/*.cl variants/*/*.cl)" \
		clang -fsyntax-only -Werror -x cl -cl-std=CL1.2 -Xclang -finclude-default-header
	# Fences are others from 2.0 on; a third is enough, since they are in headers that several include.
	by_hand "OpenCL 2.0" "$(grep -lE 'carry_join|split_parts|partials|lookback' variants/*/*.cl)" \
		clang -fsyntax-only -Werror -x cl -cl-std=CL2.0 -Xclang -finclude-default-header
else
	skip "kernels by hand, OpenCL" "no clang"
fi
# Without it OpenCL drivers compile for any size of a block, and refuse the launch where registers do not suffice.
unbound=$(grep -rnE '^[[:space:]]*KERNEL ' variants --include='*.cl' --include='*.cu' --include='*.h' |
	grep -v '^variants/tools.cl:' | grep -vE 'KERNEL BOUNDS\(')
check "every kernel says how many threads its blocks have" test -z "$unbound"
[ -z "$unbound" ] || printf '%s\n' "$unbound"
finish
