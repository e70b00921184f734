#!/bin/sh
# The catalogue from the command line: tables, pages, JSON, sources, a user's own folder.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1

# says TITLE PATTERN COMMAND...: the command succeeds, and a line of its output matches.
says() {
	title=$1
	pattern=$2
	shift 2
	if "$@" >says.out 2>&1 && grep -qE -- "$pattern" says.out; then
		ok "$title"
	else
		fail "$title"
		sed 's/^/    /' says.out | head -n 5
	fi
}

narrow "the table fits a terminal" "$SEGTUNE" catalogue
check "table of operations" grep -qE '^segreduce: ' narrow.out
says "table of one operation" '^  chunk +3 ' "$SEGTUNE" catalogue segreduce
cp says.out segreduce.txt
"$SEGTUNE" catalogue segreduce --json >segreduce.json
grep '"name":"segreduce/flat"' segreduce.json >only.json
for strategy in thread flat lookback merge scan strip_empty split binned stream subwarp block chunk; do
	narrow "page of $strategy fits a terminal" "$SEGTUNE" catalogue segreduce/$strategy
	cp narrow.out $strategy.txt
	check "JSON of $strategy" grep -qE "^\{\"name\":\"segreduce/$strategy\",.*\]\}\$" segreduce.json
	says "source of $strategy" '^#line 1 "variants/lib/dialect.h"$' "$SEGTUNE" catalogue segreduce/$strategy --source ''
done
check "page of a family" grep -qE '^  kernels +segreduce_flat' flat.txt
check "meaning of a parameter" grep -q 'threads per block' flat.txt
"$SEGTUNE" catalogue segreduce/flat --json >flat.json
check "JSON of one family" cmp flat.json only.json
if command -v python3 >/dev/null; then
	catalogue_json >all.json
	check "JSON parses" python3 -c 'import json; [json.loads(line)["params"] for line in open("all.json")]'
else
	skip "JSON parses" "no python3"
fi
says "values in a source" '^#define NT 256$' "$SEGTUNE" catalogue segreduce/flat --source 'NT=256 VT=7'
says "type and operator in a source" '^#define OP_IDENTITY T_MAX$' "$SEGTUNE" catalogue segreduce/flat --source '' \
	--type i64 --operator minimum
says "offsets in a source" '^#define OFF_T i64$' "$SEGTUNE" catalogue segreduce/flat --source '' --offsets i64
says "a user's folder" '^  faked ' "$SEGTUNE" catalogue --catalogue "$TESTS/catalogue"

# A strategy on request.
check "where a prior leaves a strategy out" grep -qE '^  left out +sm_90: [0-9]+%' strip_empty.txt
check "mark in the table" grep -qE '^  strip_empty .*\* +empty' segreduce.txt
mkdir -p shy/segreduce
cp "$TESTS"/catalogue/segreduce/faked.* shy/segreduce
echo 'return strategy { like = "faked", about = "x", on_request = "a test" }' >shy/segreduce/shy.lua
sweep() {
	rm -f shy.db
	"$SEGTUNE" sweep --device fake:0 --db shy.db --catalogue shy --no-cache --quiet --geometry fixed:n=1K,mean=4 "$@" &&
		"$SEGTUNE" db measurements --db shy.db --json | sed -n 's/.*"strategy":"\([a-z]*\)".*/\1/p' | sort -u | tr '\n' ' '
}
check "a sweep leaves it out" test "$(sweep)" = "faked "
check "but not where it is named" test "$(sweep --strategy faked,shy)" = "faked shy "

says "a device that is not there" '^  flat_persistent +41472 +6120 .*local memory' "$SEGTUNE" catalogue --device stub:sm_75 \
	segreduce/flat_persistent
says "which has no shuffles" '"ruled_out":\{.*"backend":' "$SEGTUNE" catalogue --device stub:amd --json scan/lookback
says "what does not order memory" '"possible":0.*"ruled_out":\{.*"device_order":' "$SEGTUNE" catalogue \
	--device stub:other --json segreduce/flat_persistent
says "what does not let blocks wait" '"possible":0.*"ruled_out":\{.*"guarantees":' "$SEGTUNE" catalogue \
	--device stub:other --json scan/lookback
says "OpenCL 3.0 orders memory" '"possible":[1-9]' "$SEGTUNE" catalogue --device stub:amd --json segreduce/flat_persistent
refuses "an unknown stub" 2 "'stub:sm_1'.*sm_75" "$SEGTUNE" catalogue --device stub:sm_1
refuses "an unknown space" 2 "'frob': hinted, sensible or possible" "$SEGTUNE" sweep --device fake:0 --db none.db --space frob \
	--geometry fixed:n=1K,mean=4

narrow "operators fit a terminal" "$SEGTUNE" catalogue --operators
check "operators and their types" grep -qE '^bit_and .*; i32 u32 i64 u64$' narrow.out
check "an operator that does not commute" grep -q '^affine ' narrow.out
check "a type that is widened, with what takes it" grep -qE '^f16:f32 .*; for plus minimum maximum$' narrow.out

refuses "unknown family" 2 "'segreduce/frob'" "$SEGTUNE" catalogue segreduce/frob
refuses "a strategy of several operations" 2 "'flat': .*segreduce/flat, .*spmv/flat" "$SEGTUNE" catalogue flat
says "a strategy of one operation, by its own name" '^segreduce/stream_fitted$' "$SEGTUNE" catalogue stream_fitted
says "... as JSON" '"strategy":"stream_fitted"' "$SEGTUNE" catalogue stream_fitted --json
says "an operation, whose name is a strategy's, too" '^scan: ' "$SEGTUNE" catalogue scan
refuses "a strategy that is misspelt" 2 "'segreduce/blok': did you mean segreduce/block?" "$SEGTUNE" catalogue segreduce/blok
refuses "an operation that is misspelt" 2 "'segredue': did you mean segreduce?" "$SEGTUNE" catalogue segredue
refuses "two families" 2 "one operation or strategy" "$SEGTUNE" catalogue segreduce/flat segreduce/subwarp
refuses "source of an operation" 2 "needs one strategy" "$SEGTUNE" catalogue segreduce --source ''
refuses "unknown parameter" 2 "no parameter 'FROB'" "$SEGTUNE" catalogue segreduce/flat --source FROB=1
refuses "unknown value" 2 "no value 12345" "$SEGTUNE" catalogue segreduce/flat --source NT=12345
refuses "unknown type" 2 "type 'f13'" "$SEGTUNE" catalogue segreduce/flat --source '' --type f13
refuses "operator that the type has not" 2 "'bit_and'.*'f32'" "$SEGTUNE" catalogue segreduce/flat --source '' \
	--operator bit_and
refuses "narrow offsets without a source" 2 "'i16'" "$SEGTUNE" catalogue --offsets i16 segreduce/flat
refuses "offsets that are widened" 2 "'i32:i64'" "$SEGTUNE" catalogue --offsets i32:i64 segreduce/flat
check "workloads: the first line begins where the others do" sh -c \
	"! '$SEGTUNE' catalogue --workloads | grep -E '^.{24} '"
refuses "unsigned offsets" 2 "'u32'" "$SEGTUNE" catalogue segreduce/flat --source '' --offsets u32
: >file
refuses "a file as catalogue" 1 "'file'" "$SEGTUNE" catalogue --catalogue file
mkdir -p unread/segreduce unread/lib/dialect.h # in place of the file that kernels include
cp "$TESTS"/catalogue/segreduce/faked.* unread/segreduce
echo '#include "dialect.h"' >>unread/segreduce/faked.cl
refuses "a file of a catalogue that cannot be read" 1 "unread/lib/dialect.h" "$SEGTUNE" catalogue segreduce/faked --source '' \
	--catalogue unread
mkdir none
refuses "an empty catalogue" 1 "'none'" "$SEGTUNE" catalogue --catalogue none
finish
