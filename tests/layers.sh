#!/bin/sh
# scripts -> tuner -> harness -> variants, never back; within them the layers of tests/layers.txt, read from the symbols of
# the objects in BUILD; and the top level holds what it should.
set -u
cd "$(dirname "$0")/.." || exit 1
objects=${BUILD:-build}
passed=0 failed=0

# check TEXT OFFENDERS: ok if there are none.
check()
{
	if [ -z "$2" ]; then
		passed=$((passed + 1))
		echo "ok $1"
	else
		failed=$((failed + 1))
		printf 'FAIL %s:\n%s\n' "$1" "$2"
	fi
}

# includes PATTERN FILE...: the #include lines that match.
includes()
{
	pattern=$1
	shift
	grep -HnE "^[[:space:]]*#[[:space:]]*include[[:space:]]*[<\"]($pattern)" "$@"
}

# code PATHSPEC...: the C files below these folders.
code() { find "$@" -name '*.[ch]' | LC_ALL=C sort; }

# calls: "FROM TO SYMBOL" for each symbol that an object of folder FROM takes from one of folder TO.
calls()
{
	find "$objects/harness" "$objects/tuner" -name '*.o' | while read -r o; do
		source=${o#"$objects/"}
		[ ! -e "${source%.o}.c" ] || printf '%s\0' "$o" # without a source it is left over from another build
	done | xargs -0 nm -A | awk -v top="$objects/" '
		{
			sub(/:/, " ", $0)
			file = substr($1, length(top) + 1)
			sub(/\/[^\/]*$/, "", file)
			symbol = $NF
			if ($(NF - 1) == "U")
				wants[file " " symbol] = 1
			else if ($(NF - 1) ~ /^[BCDRT]$/)
				home[symbol] = file
		}
		END {
			for (want in wants) {
				split(want, w, " ")
				if (w[2] in home && home[w[2]] != w[1])
					print w[1], home[w[2]], w[2]
			}
		}' | LC_ALL=C sort
}

# offenders: the calls that tests/layers.txt does not allow, and the lines of it that point upwards.
offenders()
{
	calls | awk '
		FNR == NR {
			if (/^#/ || NF == 0)
				next
			known[$1] = 1
			for (i = 2; i <= NF; i++) {
				if (!($i in known) && $i != "harness" && $i != "tuner")
					print "tests/layers.txt: " $1 " names " $i ", which is not below it"
				may[$1 " " $i] = 1
			}
			next
		}
		{
			top = $2
			sub(/\/.*/, "", top)
			if (!($1 in known))
				print $1 " is not in tests/layers.txt"
			else if (!(($1 " " $2) in may) && !(($1 " " top) in may))
				print $1 " calls " $3 " of " $2
		}' tests/layers.txt -
}

harness=$(code harness)
tuner=$(code tuner)
# The lists are words without blanks.
# shellcheck disable=SC2086
{
	check 'harness/ includes no Lua' "$(includes '([^">]*/)?(lua|lauxlib|lualib|luaconf)[^">]*\.h' $harness)"
	check 'harness/ includes no SQLite' "$(includes '([^">]*/)?sqlite3' $harness)"
	check 'harness/ includes nothing of tuner/, scripts/, tests/ or variants/' \
		"$(includes '([^">]*/)?(tuner|scripts|tests|variants)/' $harness)"
	check 'no vendor header is included' "$(includes '(cuda|nvrtc|nvml|CL/|OpenCL/)' $harness $tuner | grep '<')"
	check 'tuner/ includes nothing of scripts/, tests/ or variants/' \
		"$(includes '([^">]*/)?(scripts|tests|variants)/' $tuner)"
	check 'quoted includes are rooted at the repository' "$(includes '' $harness $tuner | grep '"' |
		grep -vE 'include "(harness|tuner)/[a-z_/]+\.h"')"
	# Recordings are read from databases and by JSON functions of SQLite.
	check 'SQL and sqlite3.h only in the store' "$(includes '[^">]*(sqlite3|store_sql)' $tuner |
		grep -v -e '^tuner/store/' -e '^tuner/search/benchmark/recording_')"
}
check 'harness/ and tuner/ hold folders and README.md alone' \
	"$(find harness tuner -mindepth 1 -maxdepth 1 ! -type d ! -name README.md)"
check 'no folder has more than 25 files' "$(find harness tuner -type d | while read -r folder; do
	count=$(find "$folder" -maxdepth 1 -type f | wc -l)
	[ "$count" -le 25 ] || echo "$folder has $count"
done)"
if [ -n "$(find "$objects/harness" -name '*.o' 2>/dev/null | head -n 1)" ]; then
	check 'each folder calls only what tests/layers.txt allows' "$(offenders)"
else
	check 'each folder calls only what tests/layers.txt allows' "no objects in $objects: run make first"
fi
check 'kernels include nothing outside variants/' "$(find variants -type f -exec \
	grep -HnE '#[[:space:]]*include[[:space:]]*(<|"[^"]*(harness|tuner|scripts|tests)/)' {} + 2>/dev/null)"
if tracked=$(git ls-files 2>/dev/null) && [ -n "$tracked" ]; then
	top=$(echo "$tracked" | sed 's|/.*||' | sort -u |
		grep -vxE 'variants|harness|tuner|scripts|results|tests|Makefile|README\.md|LICENSE|\..*')
	check 'the top level holds nothing new' "$top"
	check 'no generated file is tracked' "$(echo "$tracked" | grep -E '\.(o|a|so|d|tmp|log|db-wal|db-shm)$')"
else
	echo 'skip the top level holds nothing new: no git checkout'
	echo "$passed passed, $failed failed, 1 skipped"
	exit $((failed > 0))
fi
echo "$passed passed, $failed failed, 0 skipped"
exit $((failed > 0))
