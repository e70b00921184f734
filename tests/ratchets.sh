#!/bin/sh
# Sizes that must not grow back: lines of a file, fields of a struct, a first comment in each .c, users of a header.
# Lines and parameters of a function are checked by clang-tidy: readability-function-size in .clang-tidy.
# `make lint` runs it, from any folder.
set -u
cd "$(dirname "$0")/.." || exit 1
failed=0
FILE_LINES=600
STRUCT_FIELDS=20

# check TEXT OFFENDERS: fails if there are any.
check()
{
	[ -z "$2" ] || { failed=1 && printf '%s:\n%s\n' "$1" "$2"; }
}

code=$(find harness tuner \( -name '*.c' -o -name '*.h' -o -name '*.cu' \) | LC_ALL=C sort)
sources=$(find harness tuner -name '*.c' | LC_ALL=C sort)

# The lists are words without blanks.
# shellcheck disable=SC2086
{
	check "files of more than $FILE_LINES lines" "$(wc -l $code | awk -v most=$FILE_LINES '$2 != "total" && $1 > most')"
	check 'sources that do not open with a comment' "$(for f in $sources; do
		read -r first <"$f"
		case $first in '/*'*) ;; *) echo "$f" ;; esac
	done)"
	# clang-format puts one declaration a line. Names after commas count; function pointers and nested structs are one.
	check "structs of more than $STRUCT_FIELDS fields" "$(awk -v most=$STRUCT_FIELDS '
		/^(static |typedef )*(const )?struct [a-z_0-9]* *\{$/ { name = $0; fields = 0; inside = 1; next }
		inside && /^\}/ {
			if (fields > most)
				print FILENAME ": " name " " fields
			inside = 0
		}
		inside && /^\t[^\t ].*;/ && !/^\t\/\*/ {
			line = $0
			sub(/\/\*.*/, "", line)
			sub(/;.*/, "", line)
			gsub(/\([^()]*\)/, "", line)
			gsub(/\([^()]*\)/, "", line)
			fields += gsub(/,/, "", line) + 1
		}' $code)"
}

# A header that one file alone includes is a part of that file, or says so in its name.
check 'headers with one user that are not called _impl.h' "$(find harness tuner -name '*.h' ! -name '*_impl.h' |
	LC_ALL=C sort | while read -r header; do
	own=${header%.h}.c
	users=$(grep -rlF "\"$header\"" harness tuner tests --include='*.[ch]' --include='*.cu' | grep -vcxF "$own")
	[ -e "$own" ] && least=1 || least=2
	[ "$users" -ge "$least" ] || echo "$header: $users beside its own .c"
done)"
exit $failed
