#!/bin/sh
# `segtune geometry` from the command line: figures, histogram, JSON, help, refusals.
# shellcheck source=tests/lib.sh
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1
DATA=$TESTS/data

# holds TITLE PATTERN COMMAND...: it must succeed and print a line that matches PATTERN.
holds() {
	title=$1
	pattern=$2
	shift 2
	if "$@" >out 2>err && grep -qE "$pattern" out && [ ! -s err ]; then
		ok "$title"
	else
		fail "$title"
		sed 's/^/    /' out err | head -n 10
	fi
}

# One geometry a line, the agreed fields first and in this order.
fields='"segments":[0-9]+,"n":[0-9]+,"min":[0-9]+,"mean":[0-9.e+]+,"max":[0-9]+,"std":[0-9.e+-]+,"empty":[0-9]+'
holds "JSON of a spec" "^\{\"name\":\"uniform:n=1M,mean=32,seed=1\",$fields,.*\}$" \
	"$SEGTUNE" geometry --json uniform:n=2^20
holds "JSON of a matrix" '"segments":34,"n":156,"min":1,"mean":4\.588.*"max":17,"std":3\.820.*"empty":0' \
	"$SEGTUNE" geometry --json "$DATA/karate.mtx"
holds "JSON of a gzipped matrix" '"segments":67,"n":294,"min":1,.*"max":6,' \
	"$SEGTUNE" geometry --json "$DATA/west0067.mtx.gz"
holds "a file repeated" '"name":"[^"]*kmeans256.rowlen@2M","segments":768,"n":2359296,"min":409,.*"max":10612,' \
	"$SEGTUNE" geometry --json "$DATA/photo_kmeans256.rowlen@2^21"
holds "... that has enough" '"segments":256,"n":786432,' "$SEGTUNE" geometry --json "$DATA/photo_kmeans256.rowlen@1000"
holds "a matrix repeated keeps its columns" 'elements 624, columns 34$' "$SEGTUNE" geometry "$DATA/karate.mtx@600"
holds "an empty one repeated" 'segments 3, elements 0' "$SEGTUNE" geometry "$DATA/empty.mtx@1M"
cp "$DATA/photo_kmeans256.rowlen" odd@64M.rowlen
holds "a name with @ is a name" '"name":"odd@64M.rowlen","segments":256,' "$SEGTUNE" geometry --json odd@64M.rowlen
holds "the option behind the operands" '"kind":"rowlen"' "$SEGTUNE" geometry "$DATA/photo_kmeans256.rowlen" --json
"$SEGTUNE" geometry --json "$DATA"/*.mtx "$DATA"/*.gz "$DATA"/*.rowlen zipf:n=1M empty: >all.json 2>err
if [ "$(wc -l <all.json)" -eq 13 ] && [ ! -s err ]; then
	ok "one line a geometry"
else
	fail "one line a geometry"
fi
if command -v python3 >/dev/null; then
	odd=$(printf 'a"b\\c\n\t\377\303\244.rowlen')
	printf '1\n2\n' >"$odd"
	"$SEGTUNE" geometry --json "$odd" >>all.json
	check "every line is JSON, whatever bytes a name has" python3 -c '
import json
for line in open("all.json", "rb"):
    g = json.loads(line.decode())
    assert list(g)[:8] == ["name", "segments", "n", "min", "mean", "max", "std", "empty"]
    assert sum(g["histogram"]) == g["segments"]
assert g["name"] == "a\"b\\c\n\t\ufffd\u00e4.rowlen", g["name"]'
	"$SEGTUNE" geometry --json "$DATA/photo_kmeans256.rowlen@64M" "$DATA/citeseer_words.rowlen" >shapes.json
	check "what lookups ask for" python3 -c '
import bisect, itertools, json, sys
for line, path in zip(open("shapes.json"), sys.argv[1:]):
    g = json.loads(line)
    words = [l.split("x") for l in open(path) if l[0] != "%"]
    lengths = [int(w[0]) for w in words for _ in range(int(w[1]) if len(w) > 1 else 1)]
    lengths *= g["segments"] // len(lengths)
    ends, n = list(itertools.accumulate(lengths)), sum(lengths)
    for name, least in (("share_16", 16), ("share_1k", 1024), ("share_4k", 4096)):
        assert abs(g[name] - sum(l for l in lengths if l >= least) / n) < 1e-12, name
    spans = [ends[min(i + 127, len(ends) - 1)] - (ends[i - 1] if i else 0) for i in range(len(ends))]
    assert g["span"] == max(spans), (g["span"], max(spans))
    places = [n // 1024 * k + n % 1024 * k // 1024 + n // 2048 for k in range(1024)]
    assert g["longest_seen"] == max(lengths[bisect.bisect_right(ends, e)] for e in places)' \
		"$DATA/photo_kmeans256.rowlen" "$DATA/citeseer_words.rowlen"
else
	skip "every line is JSON, whatever bytes a name has" "no python3"
	skip "what lookups ask for" "no python3"
fi

holds "the same twice" '.' "$SEGTUNE" geometry --json pareto:n=1M,seed=5
cp out first
holds "the same from the canonical text" '.' "$SEGTUNE" geometry --json pareto:n=1M,mean=32,alpha=1.5,seed=5
if cmp -s first out; then ok "equal specs, equal output"; else fail "equal specs, equal output"; fi
holds "another seed" '.' "$SEGTUNE" geometry --json pareto:n=1M,seed=6
if cmp -s first out; then fail "another seed, other lengths"; else ok "another seed, other lengths"; fi

holds "figures" 'segments 27, elements 102, columns 51' "$SEGTUNE" geometry "$DATA/lp_afiro.mtx"
holds "figures of no segments" 'segments 0, elements 0' "$SEGTUNE" geometry uniform:n=0
"$SEGTUNE" geometry pareto:n=64M huge:n=2^26 front:n=1M fixed:n=2^40,mean=2^40 >out 2>&1
if [ -s out ] && awk 'length > 80 { exit 1 }' out; then
	ok "histograms fit 80 columns"
else
	fail "histograms fit 80 columns"
	awk 'length > 80' out | head -n 5
fi
if grep -q ' $' out; then fail "no blanks at line ends"; else ok "no blanks at line ends"; fi
holds "help names the kinds" '^ *lognormal:n=' "$SEGTUNE" geometry --help
if awk 'length > 80 { exit 1 }' out; then ok "help fits 80 columns"; else fail "help fits 80 columns"; fi
for kind in fixed uniform poisson geometric lognormal pareto zipf bimodal huge front gap; do
	holds "kind $kind, an eighth empty" "^$kind:n=64K" "$SEGTUNE" geometry "$kind:n=64K,empty=0.125"
done

refuses "no operand" 2 "SPEC|spec" "$SEGTUNE" geometry
refuses "an unknown kind" 2 "frob.*; kinds: fixed uniform .* surrogate$" "$SEGTUNE" geometry frob:n=1K
refuses "an unknown parameter" 2 "'beta'; its parameters: n .* alpha .*[a-z]$" "$SEGTUNE" geometry pareto:n=1K,beta=2
refuses "lengths without a mean" 2 "'alpha' must be above 1" "$SEGTUNE" geometry pareto:n=1K,alpha=0.9
refuses "a range of whole numbers" 2 "'seed' must be from 0 to [0-9]+, not '2\^60'" \
	"$SEGTUNE" geometry uniform:n=1K,seed=2^60
refuses "n too large" 2 "'n'" "$SEGTUNE" geometry fixed:n=2^41
refuses "more than the memory that is free" 1 "memory" "$SEGTUNE" geometry fixed:n=2^40,mean=1
refuses "no kind of file" 2 "'notes.txt'.* .i32, .off32, .i64 or .off64" "$SEGTUNE" geometry notes.txt
gzip -c "$DATA/karate.mtx" | head -c 300 >cut.mtx.gz
refuses "cut gzip data" 1 "cut.mtx.gz:[0-9]+: gzip" "$SEGTUNE" geometry cut.mtx.gz
sed '$d' "$DATA/citeseer_words.rowlen" >cut.rowlen
refuses "a cut profile" 1 "cut.rowlen:[0-9]+: ends after" "$SEGTUNE" geometry cut.rowlen
printf '\0\0\0\0\0\0\0' >odd.off32
refuses "a cut list of offsets" 1 "odd.off32: .*4 bytes" "$SEGTUNE" geometry odd.off32
"$SEGTUNE" geometry --json fixed:n=1K,mean=4 nowhere.mtx fixed:n=1K,mean=8 >out 2>err
if [ $? -eq 1 ] && [ "$(wc -l <out)" -eq 1 ] && [ "$(wc -l <err)" -eq 1 ]; then
	ok "stops at the first error"
else
	fail "stops at the first error"
fi

# Lengths as CSV, arrays of NumPy, standard input.
export XDG_CACHE_HOME="$PWD/cache"
figures() { "$SEGTUNE" geometry --json "$@" | sed 's/"name":"[^"]*",//; s/"kind":"[^"]*",//'; }
printf '3\n0\n5\n2\n' >plain.rowlen
figures plain.rowlen >expected
printf 'length\n3\n0\n5\n2\n' >named.csv
printf '3, 0;5 "2"' >line.csv
gzip -c named.csv >packed.csv.gz
for file in named.csv line.csv packed.csv.gz; do
	check "$file" test "$(figures $file)" = "$(cat expected)"
done
check "the mark that spreadsheets put first" test "$( (printf '\357\273\277'; cat named.csv) >mark.csv; figures mark.csv)" = "$(cat expected)"
refuses "more segments than memory" 1 "'fixed:n=1024G,mean=1': its segments do not fit" "$SEGTUNE" geometry fixed:n=2^40,mean=1
check "standard input" test "$(figures - <named.csv)" = "$(cat expected)"
check "a profile from it" test "$(figures - <plain.rowlen)" = "$(cat expected)"
check "a matrix by gzip" test "$(figures - <"$DATA/west0067.mtx.gz")" = "$(figures "$DATA/west0067.mtx.gz")"
refuses "standard input by xz" 2 "standard input is compressed as .xz" sh -c "printf '\3757zXZ\0' | '$SEGTUNE' geometry -"
refuses "two columns" 1 "two.csv:1: names several columns" sh -c "printf 'id,length\n1,5\n' >two.csv; '$SEGTUNE' geometry two.csv"
check "one of a name with a blank" sh -c "printf 'row length\n1\n' >blank.csv; '$SEGTUNE' geometry blank.csv"
check "kept by its content" test "$(find cache/segtune/input -name '*.csv' | wc -l)" = 2
refuses "no length" 1 "bad.csv:2: not a length" sh -c "printf '1\nx\n' >bad.csv; '$SEGTUNE' geometry bad.csv"
refuses "a negative one" 1 "neg.csv:1: negative" sh -c "printf '1,-2\n' >neg.csv; '$SEGTUNE' geometry neg.csv"
refuses "a fraction" 1 "half.csv:1: not a length" sh -c "printf '1.5\n' >half.csv; '$SEGTUNE' geometry half.csv"
refuses "nothing" 1 "standard input is empty" sh -c "'$SEGTUNE' geometry - </dev/null"
refuses "xz" 2 "'x.mtx.xz' is compressed as .xz" "$SEGTUNE" geometry x.mtx.xz
# npy TYPE SHAPE BYTES FILE: BYTES as printf takes them.
npy() {
	header="{'descr': '$1', 'fortran_order': False, 'shape': $2, }"
	{
		printf '\223NUMPY\001\000'
		# shellcheck disable=SC2059 # an octal escape
		printf "\\$(printf %03o ${#header})\\000"
		printf '%s' "$header"
		# shellcheck disable=SC2059 # escapes
		printf "$3"
	} >"$4"
}
npy '<i4' '(4,)' '\3\0\0\0\0\0\0\0\5\0\0\0\2\0\0\0' lengths32.npy
npy '|u1' '(4,)' '\3\0\5\2' lengths8.npy
npy '<i8' '(5,)' '\0\0\0\0\0\0\0\0\3\0\0\0\0\0\0\0\3\0\0\0\0\0\0\0\010\0\0\0\0\0\0\0\012\0\0\0\0\0\0\0' offsets64.npy
for file in lengths32.npy lengths8.npy offsets64.npy; do
	check "$file" test "$(figures $file)" = "$(cat expected)"
done
check "an array from standard input" test "$(figures - <offsets64.npy)" = "$(cat expected)"
npy '|u1' '(3,)' '\0\3\5' sorted.lengths.npy
check "a name that says lengths" test "$("$SEGTUNE" geometry --json sorted.lengths.npy | sed 's/.*"segments":\([0-9]*\).*/\1/')" = 3
npy '|u1' '(3,)' '\1\3\5' wrong.offsets.npy
refuses "offsets that do not begin with 0" 1 "offsets begin with 0" "$SEGTUNE" geometry wrong.offsets.npy
npy '<f4' '(1,)' '\0\0\0\0' floats.npy
refuses "floats" 1 "'<f4', not integers" "$SEGTUNE" geometry floats.npy
npy '>i4' '(1,)' '\0\0\0\1' big.npy
refuses "big-endian integers" 1 "big-endian" "$SEGTUNE" geometry big.npy
npy '|u1' '(2, 2)' '\1\1\1\1' square.npy
refuses "two dimensions" 1 "shape is \(2, 2\), not that of one" "$SEGTUNE" geometry square.npy
npy '|u1' '(9,)' '\1\1' short.npy
refuses "an array that is cut" 1 "ends before its 9 values" "$SEGTUNE" geometry short.npy
npy '|i1' '(1,)' '\377' negative.npy
refuses "a negative value" 1 "entry \[0\] is negative" "$SEGTUNE" geometry negative.npy
# One file under two paths is one geometry.
cp named.csv other.csv
"$SEGTUNE" sweep --device fake:0 --db paths.db --catalogue "$TESTS/catalogue" --strategy faked --quiet --geometry named.csv
measured=$("$SEGTUNE" db measurements --db paths.db --json | wc -l)
"$SEGTUNE" sweep --device fake:0 --db paths.db --catalogue "$TESTS/catalogue" --strategy faked --quiet --geometry other.csv
check "a copy is not measured again" test "$("$SEGTUNE" db measurements --db paths.db --json | wc -l)" = "$measured" -a "$measured" -gt 0
gzip -c named.csv >packed.csv.gz
"$SEGTUNE" sweep --device fake:0 --db paths.db --catalogue "$TESTS/catalogue" --strategy faked --quiet --geometry packed.csv.gz
check "nor is a compressed copy" test "$("$SEGTUNE" db measurements --db paths.db --json | wc -l)" = "$measured"
finish
