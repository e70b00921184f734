#!/bin/sh
# What a sweep says of itself at its end, and when it fails.
# shellcheck source=tests/lib.sh
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1

# sweep DATABASE ARGUMENT...: further geometries may follow.
sweep() {
	db=$1
	shift
	"$SEGTUNE" sweep --device fake:0 --db "$db" --catalogue "$TESTS/catalogue" --strategy faked --in-process "$@"
}

# The tables: which n they are for, and none of another sweep.
tables() { sweep tables.db --geometry uniform:n=1K,mean=4 uniform:n=64K,mean=4 2>/dev/null; }
narrow "tables of several n" tables
check "... say which is whose" test "$(grep -cE 'launch box for n (below|from) ' narrow.out)" = 2
sweep tables.db --type i32 --geometry uniform:n=1K,mean=4 >tables.out 2>&1
check "a sweep prints its own tables only" test "$(grep -c '^segreduce .* on ' tables.out)" = 1
check "... without n where there is one" sh -c "! grep 'launch box for' tables.out"
echo 'sweep { types = "i32", strategies = "faked", geometries = "uniform:n=1K,mean=4" }' >tables.lua
"$SEGTUNE" run --device fake:0 --db tables.db --catalogue "$TESTS/catalogue" tables.lua >tables.out 2>&1
check "so does a script" test "$(grep -c '^segreduce .* on ' tables.out)" = 1
finish
