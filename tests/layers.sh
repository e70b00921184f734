#!/bin/sh
# scripts -> tuner -> harness -> variants, never back; and the top level holds what it should.
set -u
cd "$(dirname "$0")/.." || exit 1
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

check 'harness/ includes no Lua' "$(includes '([^">]*/)?(lua|lauxlib|lualib|luaconf)[^">]*\.h' harness/*.[ch])"
check 'harness/ includes no SQLite' "$(includes '([^">]*/)?sqlite3' harness/*.[ch])"
check 'harness/ includes nothing of tuner/, scripts/, tests/ or variants/' \
	"$(includes '([^">]*/)?(tuner|scripts|tests|variants)/' harness/*.[ch])"
check 'harness/ includes no vendor header' "$(includes '(cuda|nvrtc|nvml|CL/|OpenCL/)' harness/*.[ch] tuner/*.[ch] | grep '<')"
# A quoted include without a folder is the includer's own folder's.
check "harness/'s quoted includes are its own" "$(includes '' harness/*.[ch] | grep '"' | while IFS=: read -r file line text; do
	name=$(echo "$text" | sed 's/^[^"]*"//; s/".*//')
	[ -e "harness/$name" ] || echo "$file:$line:$text"
done)"
check 'tuner/ includes nothing of scripts/, tests/ or variants/' \
	"$(includes '([^">]*/)?(scripts|tests|variants)/' tuner/*.[ch])"
check 'SQL and sqlite3.h only in the store' "$(includes 'sqlite3' tuner/*.[ch] | grep -v '^tuner/store[a-z_]*\.[ch]:')"
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
