#!/bin/sh
# Operators that a tuning script defines: swept with right strategies, wrong ones found, mistakes reported with their place.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1

if ! "$SEGTUNE" devices --json | grep -q '"device":"opencl:'; then
	skip "operators of a script" "no OpenCL device"
	finish
	exit
fi

one_thread
bare_builds # fabs and sqrt are among what it declares
run() { "$SEGTUNE" run --quiet --device opencl "$@"; }

# measured OPERATION[:KEY_TYPE] OPERATOR: the strategies that were measured with it, each between blanks.
measured() {
	case $1 in
	*:*) set -- "${1%:*}" "$2" --key-type "${1#*:}" ;;
	*) set -- "$1" "$2" ;;
	esac
	operation=$1 operator=$2
	shift 2
	"$SEGTUNE" db measurements --db x.db --operation "$operation" --operator "$operator" "$@" --json |
		sed 's/.*"strategy":"\([a-z_]*\)".*/\1/' | sort -u | tr '\n' ' ' | sed 's/^/ /'
}

cat >good.lua <<'END'
local absmax = "(fabs(a) < fabs(b) ? b : a)"
operator { name = "absmax", expression = absmax, identity = "0", commutative = true }
operator { name = "first", expression = "(a != 0 ? a : b)", identity = "0" }
operator { name = "near", expression = "sqrt(a * a + b * b)", identity = "0", commutative = true, tolerance = 1e-4 }
operator { name = "longest", expression = "(a < b ? b : a)", identity = "(-T_INF)", multiply = "a + b" }
local function try(t)
	t.samples, t.warm, t.no_finals = 1, true, true
	sweep(t)
end
local cases = { uniform { n = 20000, mean = 30 } }
for _, strategy in ipairs { "flat", "subwarp", "chunk" } do -- one variant of each for each operator
	try { operators = { "absmax", "first" }, geometries = cases, strategies = strategy,
		search = { "exhaustive", evaluations = 2 } }
end
try { operators = "near", geometries = cases, strategies = "subwarp",
	search = { "exhaustive", evaluations = 1 } }
try { operation = "segreduce_apply", types = "i32", operators = "first", geometries = cases,
	strategies = { "bitmap", "thread_codes" } }
try {
	operation = "segreduce_indirect", types = "i64", operators = "first", geometries = cases,
	strategies = { "block", "flat" },
}
try {
	operation = "segreduce_regular", types = "f64", operators = "absmax", geometries = fixed { n = 20000, mean = 8 },
	strategies = "subwarp",
}
try {
	operation = "spmv", operators = "longest", geometries = cases, strategies = { "flat", "subwarp", "block" },
}
try { operation = "spmv_apply", operators = "longest", geometries = cases, strategies = "bitmap" }
try { operation = "reduce", operators = { "first", "absmax" }, geometries = cases,
	strategies = "persistent" }
for _, operation in ipairs { "scan" } do
	try { operation = operation, types = "i64", operators = "first", geometries = cases,
		strategies = { "flat", "lookback" } }
end
try { operation = "reduce_by_key", operators = { "first", "absmax" }, geometries = cases,
	strategies = { "lookback", "flat" } }
try { operation = "reduce_by_key", key_types = { "u64", "none" }, operators = "first", geometries = cases,
	strategies = "flat" }
try { operation = "reduce_by_key_apply", operators = "first", geometries = cases, strategies = "bitmap" }
END
# The kernels of the other kinds of scans are these. They meet operators in `make test-all`.
other_scans=
if [ "${ALL:-0}" != 0 ]; then
	other_scans='scan_exclusive first flat lookback
segscan first flat lookback
segscan_exclusive first flat lookback'
	sed -i 's/{ "scan" }/{ "scan", "scan_exclusive", "segscan", "segscan_exclusive" }/' good.lua
fi
check "a script's operators are swept" run --db x.db good.lua
while read -r operation operator strategies; do
	[ -n "$operation" ] || continue
	got=$(measured "$operation" "$operator")
	if [ "$got" = " $strategies " ]; then
		ok "$operation $operator: $strategies"
	else
		fail "$operation $operator:$got, not $strategies"
	fi
done <<END
segreduce absmax chunk flat subwarp
segreduce first chunk flat
segreduce near subwarp
segreduce_apply first bitmap thread_codes
segreduce_indirect first flat
segreduce_regular absmax subwarp
spmv longest flat
spmv_apply longest bitmap
reduce first persistent
reduce absmax persistent
scan first flat lookback
reduce_by_key:i32 first flat lookback
reduce_by_key:u64 first flat
reduce_by_key absmax flat lookback
reduce_by_key:none first flat
reduce_by_key_apply first bitmap
$other_scans
END
check "none of it failed" sh -c "! '$SEGTUNE' db failures --db x.db --json | grep ."

# The same checked without a sweep, on small geometries.
check "verify takes a script's operators" sh -c '"$@" >verify.out' sh "$SEGTUNE" verify --device opencl --quiet \
	--script good.lua --elements 300 --variants 1 --type f32 --strategy flat,subwarp
check "... all of them" test "$(grep -cE '^segreduce/flat +f32 +(absmax|first|near|longest) +1 ' verify.out)" = 4
check "... none that does not commute where it may be reordered" grep -qE 'subwarp +f32 +first +inapplicable' verify.out
refuses "an operator that the script lacks" 2 "unknown operator 'second'" "$SEGTUNE" verify --device opencl --quiet \
	--script good.lua --operator second

# Without --type an operator is checked for the types that it compiles for.
echo 'operator { name = "bits", expression = "(a & b)", identity = "(~(T)0)", commutative = true }' >bits.lua
bits() { "$SEGTUNE" verify --device opencl --quiet --script bits.lua --elements 300 --variants 1 --strategy subwarp "$@"; }
bits >bits.out 2>bits.err
check "an operator for some types" test "$? $(grep -c '^segreduce/subwarp .* bits  *1 ' bits.out)" = "0 4"
check "... each other is one line" test "$(grep -c "^inapplicable: operator 'bits' .* cannot be compiled for f" bits.err)" = 2
bits --type f32 >bits.out 2>bits.err
check "... and an error where it is named" sh -c "test $? = 1 && grep -q \"^segtune: operator 'bits' \" bits.err"
sed 's/bits"/oops"/; s/a & b/a & c/' bits.lua >oops.lua
"$SEGTUNE" verify --device opencl --quiet --script oops.lua --elements 300 --strategy subwarp >bits.out 2>bits.err
check "... or where there is none" sh -c "test $? = 1 && grep -q \"^segtune: operator 'oops' \" bits.err"

# Structures: right in any grouping, wrong where they are not, and for the types whose sizes fit.
cat >structures.lua <<'END'
operator { name = "runs", structure = "V first; V last; I count; I at", commutative = false,
	lift = "T e; e.first = e.last = x; e.count = 1; e.at = i; return e;",
	expression = "T r; if (!a.count) return b; if (!b.count) return a; r.first = a.first; r.last = b.last; "
		.. "r.count = a.count + b.count - (a.last == b.first); r.at = b.at; return r;",
	identity = "T e; e.first = e.last = 0; e.count = e.at = 0; return e;" }
operator { name = "skewed", structure = "V sum; I count", lift = "T e; e.sum = x; e.count = 1; return e;",
	expression = "T r; r.sum = a.sum * 3 + b.sum; r.count = a.count + b.count; return r;",
	identity = "T e; e.sum = 0; e.count = 0; return e;" }
operator { name = "narrow", structure = "V a; i32 b", lift = "T e; e.a = x; e.b = 1; return e;", commutative = true,
	expression = "T r; r.a = a.a + b.a; r.b = a.b + b.b; return r;", identity = "T e; e.a = 0; e.b = 0; return e;" }
END
structures() { "$SEGTUNE" verify --device opencl --quiet --script structures.lua --variants 1 "$@"; }
structures --operator runs --type f32,i64 --strategy flat,thread --elements 400 >runs.out 2>&1
check "structures of a script" test "$(grep -c ' runs  *1  *0  *0$' runs.out)" = 4
structures --operator runs --operation spmv,scan --type f32 --strategy chunk,flat --elements 400 >runs.out 2>&1
check "... in other operations" test "$(grep -c '^scan/.* runs  *1  *0  *0$' runs.out)" = 2
check "... but where elements lie elsewhere and their index is used" sh -c '! grep "^spmv/.* 1  *0  *0$" runs.out'
structures --operator skewed --type i32 --strategy flat --elements 4000 >skewed.out 2>&1
check "a structure that is not associative is found" grep -q ' skewed  *0  *1  *0$' skewed.out
structures --operator narrow --type i32,i64 --strategy thread --elements 400 >narrow.out 2>&1
check "members of one size" grep -q ' i32  *narrow  *1  *0  *0$' narrow.out
check "... or none" grep -q ' i64  *narrow  *inapplicable' narrow.out
while read -r pattern fields; do
	echo "operator { name = \"o\", expression = \"return a;\", identity = \"return 0;\", $fields }" >refused.lua
	refuses "a structure: $pattern" 2 "refused.lua:1: .*$(echo "$pattern" | tr _ ' ')" "$SEGTUNE" run --device fake refused.lua
done <<'END'
no_lift structure = "V a; V b"
not_two_or_four structure = "V a; V b; V c", lift = "return x;"
no_type structure = "V a; u16 b", lift = "return x;"
two_members structure = "V a; V a", lift = "return x;"
different_sizes structure = "i32 a; i64 b", lift = "return x;"
cannot_have_a_tolerance structure = "V a; V b", lift = "return x;", tolerance = 1
TYPE_NAME structure = "V a b; V b", lift = "return x;"
without_assembly structure = "V a; V b", lift = "__asm__(x); return x;"
without_any structure = "V a; V b", lift = "return x; 'a'"
END

# The same name with another expression is another build: all is measured anew.
count() { "$SEGTUNE" db measurements --db x.db --operator first --json | grep -c .; }
cat >other.lua <<'END'
operator { name = "first", expression = SAME and "(a != 0 ? a : b)" or "(b != 0 ? b : a)", identity = "0" }
sweep { operation = "reduce", operators = "first", geometries = uniform { n = 20000, mean = 30 }, samples = 1, warm = true, no_finals = true,
	strategies = "persistent" }
END
before=$(count)
sed 's/SAME/true/' other.lua >same.lua
check "the same operator once more" run --db x.db same.lua
check "... is there already" test "$(count)" = "$before"
check "the same name with another expression" run --db x.db other.lua
check "... is another build" test "$(count)" -gt "$before"

# Kernels with faults, in a folder of the user's own.
mkdir -p mine/segreduce
for fault in swapped short right; do
	cat >mine/segreduce/$fault.lua <<END
return strategy {
	about = "one thread a segment, $fault", source = "$fault.cl", ordered = true, params = { NT = { 64 } },
	launches = { { kernel = "one", grid = function(p, case) return ceil_div(case.segments, p.NT) end, block = "NT",
		args = { "source", "offsets", "segments", "result" } } },
}
END
	cat >mine/segreduce/$fault.cl <<'END'
#include "offsets.h"
#include "source.h"
KERNEL BOUNDS(NT, 0) void one(SOURCE_PARAMS, OFFSETS_PARAM i64 segments, GLOBAL T *RESTRICT result)
{
	const i64 s = block_id() * NT + thread_id();
	if (s < segments) {
		T sum = IDENTITY;
		for (i64 i = OFFSET(s); i < OFFSET(s + 1); i++)
			sum = combine(sum, load_element(SOURCE, i));
		result[s] = sum;
	}
}
END
done
sed -i 's/combine(sum, \(.*\));$/combine(\1, sum);/' mine/segreduce/swapped.cl
sed -i 's/i < OFFSET(s + 1)/i < OFFSET(s + 1) - (OFFSET(s + 1) % 64 == 5)/' mine/segreduce/short.cl
cat >mine.lua <<'END'
operator { name = "first", expression = "(a != 0 ? a : b)", identity = "0" }
operator { name = "last", expression = "(b != 0 ? b : a)", identity = "0" }
sweep { operators = { "first", "last" }, geometries = uniform { n = 20000, mean = 3 }, samples = 1, warm = true, no_finals = true,
	strategies = { "swapped", "short", "right" } }
END
run --db mine.db --catalogue mine mine.lua >mine.out 2>mine.err
check "faulty strategies are swept" test $? = 0
"$SEGTUNE" db failures --db mine.db --json >mine.failures
"$SEGTUNE" db measurements --db mine.db --json >mine.measured
check "swapped operands are found" grep -q '"outcome":"wrong","strategy":"swapped"' mine.failures
check "a lost element is found" grep -q '"outcome":"wrong","strategy":"short"' mine.failures
check "the right one is measured" grep -q '"strategy":"right"' mine.measured
check "... and found right" sh -c "! grep -q '\"strategy\":\"right\"' mine.failures"
check "the wrong ones are not measured" sh -c "! grep -qE 'swapped|short' mine.measured"

check "where others are right nobody doubts the operator" sh -c "! grep -q 'every variant was wrong' mine.err"
sed 's/, "short", "right"//; s/"first", "last"/"last"/; /"first", exp/d' mine.lua >doubt.lua
"$SEGTUNE" run --device opencl --db doubt.db --catalogue mine doubt.lua >doubt.out 2>doubt.err
check "a script that measures nothing fails" test $? = 1
check "the first wrong value is reported" grep -qE 'swapped f32 last .*: wrong: .*result\[[0-9]+\] is .*, expected ' doubt.err
check "... and that the operator may be at fault" grep -q "operator 'last' for f32: every variant was wrong: " doubt.err

# Mistakes. PoCL writes lines of its own on stderr, so only the last one is looked at.
# mistaken TITLE STATUS PATTERN: bad.lua ends with STATUS, its message matches, nothing was swept.
mistaken() {
	run --db bad.db bad.lua >bad.out 2>bad.err
	status=$?
	if [ $status = "$2" ] && tail -n 1 bad.err | grep -qE "$3" &&
		! "$SEGTUNE" db measurements --db bad.db --json | grep -q .; then
		ok "$1"
	else
		fail "$1: exit $status, $(tail -n 1 bad.err)"
	fi
}

sweep='sweep { operators = { "absmax", "oops" }, geometries = uniform { n = 2000, mean = 3 } }'
good='operator { name = "absmax", expression = "(fabs(a) < fabs(b) ? b : a)", identity = "0", commutative = true }'
printf '%s\n\n%s\n%s\n' "$good" 'operator { name = "oops", expression = "fasb(a)", identity = "0" }' "$sweep" >bad.lua
mistaken "a wrong expression" 1 "bad.lua:4: operator 'oops' of bad.lua:3 cannot be compiled for f32: .*fasb"
printf '%s\n%s\n%s\n' "$good" 'operator { name = "oops", expression = "a", identity = "zero" }' "$sweep" >bad.lua
mistaken "a wrong identity" 1 "bad.lua:3: operator 'oops' of bad.lua:2 cannot be compiled for f32: .*zero"
printf '%s\n%s\n' 'operator { name = "oops", expression = "a", identity = "0" }' "$sweep" >bad.lua
mistaken "an operator that is not defined" 2 "bad.lua:2: unknown operator 'absmax'"
printf '%s\n%s\n' "$good" 'sweep { operation = "histogram", operators = "absmax", geometries = uniform { n = 99 } }' >bad.lua
mistaken "an operation that takes none" 2 "bad.lua:2: operation 'histogram' does not take operator 'absmax'"
printf '%s\n%s\n' 'operator { name = "oops", expression = "(a - a) / (b - b)", identity = "0" }' \
	'sweep { operators = "oops", geometries = uniform { n = 99, mean = 3 } }' >bad.lua
mistaken "an operator that makes no numbers" 2 "bad.lua:2: .*operator 'oops' gives NaN for segment"
finish
