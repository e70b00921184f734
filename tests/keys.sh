#!/bin/sh
# Key types that a tuning script defines: verified, swept, named everywhere, wrong equalities found, mistakes reported; and
# what keys of the program cost is what they did before.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1

# The code of every family for plain keys is the code without the names that keys of scripts go by.
tokens() { compile_c -E -P "$@" -x c - 2>/dev/null | tr -d ' \t\n'; }
named=0 differ=''
for family in reduce_by_key/flat reduce_by_key/lookback reduce_by_key/lookback_resident reduce_by_key/chunk \
	reduce_by_key/reference reduce_by_key_apply/bitmap; do
	params=
	case $family in */flat | */lookback) params=STORE=2 ;; esac
	"$SEGTUNE" catalogue "$family" --source "$params" >plain.c
	sed '/^#define/!{
		s/DIFFER(\([^,()]*\), \([^)]*\))/\1 != \2/; s/: NO_KEY/: 0/; s/LOAD_KEY(/LOAD(/
		s/PUT_KEY(\([^,]*\), \([^,]*\), .*);$/PUT(key_result[\1], \2);/
		s/ BEHIND_PARAM)/)/; s/ BEHIND_HERE)/)/; s/ STORED_FROM,/,/
	}' plain.c >bypassed.c
	cmp -s plain.c bypassed.c || named=$((named + 1))
	for dialect in -DCUDA -D__OPENCL_VERSION__=120; do
		tokens $dialect <plain.c >plain.txt
		[ "$(wc -c <plain.txt)" -gt 2000 ] && tokens $dialect <bypassed.c | cmp -s - plain.txt || differ="$differ $family"
		! grep -qE 'key_differs|no_key|_KEY\(' plain.txt || differ="$differ $family"
	done
done
check "the code for plain keys is that without those of scripts ($named families):$differ" \
	test "$named" = 6 -a -z "$differ"
says "the rules of keys that are floating point numbers are listed" "a NaN is a run of its own" \
	"$SEGTUNE" catalogue --operators

# refused PATTERN FIELDS: what a script may not define.
while read -r pattern fields; do
	echo "key_type { name = \"k\", $fields }" >refused.lua
	refuses "a key type: $(echo "$pattern" | tr _ ' ')" 2 "refused.lua:1: .*$(echo "$pattern" | tr _ ' ')" \
		"$SEGTUNE" run --device fake refused.lua
done <<'END'
must_be_an_expression type = "u32", equal = "return a == b;"
no_equal type = "u32"
keys_cannot_be_of_type type = "f16", equal = "a == b"
either_a_type_or_a_structure equal = "a == b"
no_member structure = "i32 x; i32 y", equal = "a.x == b.z"
padding structure = "i32 x; i64 y"
12_bytes structure = "i32 x; i32 y; i32 z"
END
cat >elsewhere.lua <<'END'
key_type { name = "page", type = "u32", equal = "(a >> 8) == (b >> 8)" }
sweep { operation = "histogram_even", key_types = "page", geometries = uniform { n = 999 } }
END
refuses "an operation that does not reduce by key" 2 "elsewhere.lua:2: operation 'histogram_even' has no keys of type 'page'" \
	"$SEGTUNE" run --device fake elsewhere.lua
refuses "a key type that nobody defines" 2 "unknown key type 'page'" "$SEGTUNE" sweep --device fake \
	--operation reduce_by_key --key-type page --geometry uniform:n=999,mean=3

if ! has_pocl; then
	skip "key types of a script on a device" "no OpenCL device"
	finish
	exit
fi
one_thread
bare_builds

cat >keys.lua <<'END'
key_type { name = "page", type = "u32", equal = "(a >> 8) == (b >> 8)" }
key_type { name = "near", type = "f64", equal = "b - a < 1 && a - b < 1" }
key_type { name = "small", structure = "u16 x; u16 y" }
key_type { name = "edge", structure = "i32 row; i32 column" }
key_type { name = "row", structure = "i32 row; i32 column", equal = "a.row == b.row" }
key_type { name = "wide", structure = "i64 id; i32 kind; f32 place" }
END
# verified KEY_TYPES STRATEGIES NUMBER OPTION...: so many rows of verify's table, all right.
verified() {
	keys=$1 strategies=$2 number=$3
	shift 3
	check "keys $keys by $strategies $*" sh -c '"$@" >verify.out 2>&1 || { cat verify.out; false; }' sh \
		"$SEGTUNE" verify --device opencl --quiet --script keys.lua --key-type "$keys" --strategy "$strategies" --type i32 "$@"
	check "... all of them" test "$(grep -cE ' [1-9] +0 +0$' verify.out)" = "$number"
}
# Small tiles: then runs in small arrays cross them.
tile="NT=64 VT=7"
verified page,near,edge,wide flat 4 --params "$tile" --elements 2500
verified small flat 1 --params "$tile STORE=0" --elements 2500
verified row lookback 1 --params "$tile STORE=2" --elements 2500
verified wide chunk 1 --params "CHUNK_ITEMS=4096" --elements 9000
verified row bitmap 1 --operation reduce_by_key_apply --params "$tile" --elements 2500
verified page,row,wide even,even_buffer,lanes 9 --operation reduce_by_key_rows --width 7 --variants 1 --elements 2500
check "without a choice verify takes the script's key types" sh -c '"$@" >verify.out 2>&1' sh "$SEGTUNE" verify \
	--device opencl --quiet --script keys.lua --strategy chunk --type f32 --variants 1 --elements 60
check "... those alone" test "$(grep -c '^reduce_by_key/chunk:' verify.out)" = 6
check "the ready-made script's, too" sh -c '"$@" >verify.out 2>&1' sh "$SEGTUNE" verify --device opencl --quiet --script keys \
	--strategy chunk --type f32 --variants 1 --elements 60
check "... all four" test "$(grep -c '^reduce_by_key/chunk:' verify.out)" = 4

# What is wrong is found: in a folder of the user's own a strategy, or what all of them include.
# wrong TITLE KEY_TYPE FILE SED: verify finds it.
wrong() {
	title=$1 keys=$2 file=$3
	rm -rf mine
	mkdir -p mine/reduce_by_key mine/lib
	cp "$TESTS"/../variants/reduce_by_key/flat.* "$TESTS"/../variants/reduce_by_key/*_spine.h \
		"$TESTS"/../variants/reduce_by_key/*_runs.h mine/reduce_by_key
	cp "$TESTS"/../variants/lib/keys.h mine/lib
	sed "$4" "mine/$file" >changed
	check "$title: there is one" sh -c "! cmp -s changed mine/$file"
	mv changed "mine/$file"
	"$SEGTUNE" verify --device opencl --quiet --catalogue mine --script keys.lua --key-type "$keys" --strategy flat \
		--type i32 --params "$tile" --elements 2500 >wrong.out 2>&1
	# More runs than there are may be stored where a CPU's process does not survive it.
	check "... and it is found" grep -qE "^reduce_by_key/flat:$keys +i32 +plus +0 +(1 +0|0 +1)$" wrong.out
}
wrong "a structure compared by one member" edge lib/keys.h 's/!(KEY_EQUAL)/a.row != b.row/'
wrong "a structure compared by the other" edge lib/keys.h 's/!(KEY_EQUAL)/a.column != b.column/'
wrong "an equality of more bits" page reduce_by_key/tile_runs.h 's/DIFFER(k\[i\], next)/k[i] != next/'
wrong "an equality of more members" row reduce_by_key/tile_runs.h \
	's/DIFFER(k\[i\], next)/(k[i].row != next.row || k[i].column != next.column)/'
wrong "the last key of a run in place of the first" row reduce_by_key/tile_runs.h 's/key_result\[(run) + 1\]/key_result[run]/'
wrong "a key behind the last run" row reduce_by_key/tile_runs.h 's/if (goes_on)/if (1)/'

# Swept, and named wherever a key type is.
cat >sweep.lua <<'END'
key_type { name = "row", structure = "i32 row; i32 column", equal = EQUAL }
sweep { operation = "reduce_by_key", key_types = { "row", "i32" }, strategies = "chunk", params = "NT=1 CHUNK_ITEMS=4096",
	geometries = uniform { n = 20000, mean = { 3, 30 } },
	samples = 1, warm = true, no_finals = true }
export { operation = "reduce_by_key", out = "keys.h" }
END
run() { "$SEGTUNE" run --quiet --device opencl --db keys.db "$@"; }
sed 's/EQUAL/"a.row == b.row"/' sweep.lua >first.lua
check "key types of a script are swept" run first.lua
check "none failed" sh -c "! '$SEGTUNE' db failures --db keys.db --json | grep ."
count() { "$SEGTUNE" db measurements --db keys.db --key-type row --json | grep -c '"keys":"row"'; }
all=$(count)
check "they are in the database" test "$all" = 2
check "the header has their table" grep -q '"row"' keys.h
check "... its comment, too" grep -q '^ \*   f32 plus keys=row on' keys.h
"$SEGTUNE" db best --db keys.db --operation reduce_by_key --key-type row >best.out 2>&1
check "they are listed" grep -q ' row ' best.out
says "plots take them" 'keys row' sh -c "'$SEGTUNE' plot --db keys.db --operation reduce_by_key --key-type row --out row >/dev/null &&
	cat row.svg"
check "another header without the script" "$SEGTUNE" export --db keys.db --operation reduce_by_key --out again.h --force
check "... has the table, too" grep -q '"row"' again.h
check "and the same again measures nothing" run first.lua
check "... for the same equality" test "$(count)" = "$all"
sed 's/EQUAL/"a.column == b.column"/' sweep.lua >second.lua
check "another equality under the same name" run second.lua
check "... is another build" test "$(count)" = "$((2 * all))"
refuses "a library has none" 2 "key type 'row' is defined by a script, which libraries do not support" "$SEGTUNE" export --db keys.db \
	--operation reduce_by_key --key-type row --format library --out lib --force

# Mistakes that only a compiler finds, or the device. PoCL writes lines of its own on stderr, so only the last one is looked at.
# mistaken TITLE STATUS PATTERN EQUAL
mistaken() {
	printf 'key_type { name = "k", type = "u32", equal = "%s" }\n%s\n' "$4" \
		'sweep { operation = "reduce_by_key", key_types = "k", geometries = uniform { n = 2000, mean = 3 } }' >bad.lua
	"$SEGTUNE" run --quiet --device opencl --db bad.db bad.lua >bad.out 2>bad.err
	status=$?
	if [ $status = "$2" ] && tail -n 1 bad.err | grep -qE "$3"; then
		ok "$1"
	else
		fail "$1: exit $status, $(tail -n 1 bad.err)"
	fi
}
mistaken "an equality of nothing" 1 "bad.lua:2: key type 'k' of bad.lua:1 cannot be compiled: .*undeclared" 'a == c'
mistaken "half an expression" 1 "bad.lua:2: key type 'k' of bad.lua:1 cannot be compiled: .*expected expression" 'a =='
mistaken "no equality" 2 "key type 'k' of bad.lua:1: a key is not equal to itself" 'a != b'
mistaken "all are equal" 2 "key type 'k' of bad.lua:1: a key is equal to all others" 'a == a'
finish
