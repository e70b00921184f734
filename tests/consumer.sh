#!/bin/sh
# Exported libraries in use: each strategy that runs through PoCL makes one, so that every launch recipe is used. Each is
# compiled in one line without a warning, passes its own test, and tests/consumer reduces made-up and real data right with
# every box. Then what an export refuses, and that it leaves nothing half written. In `make test` some of the strategies:
# tests/unit/recipe holds the recipe of every family against Lua anyhow.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1

FLAGS='-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror'
STRATEGIES='flat stream chunk lookback'
OPERATIONS='segreduce_apply,bitmap reduce_by_key,chunk'
if [ "${ALL:-0}" != 0 ]; then
	STRATEGIES="$STRATEGIES split binned subwarp block merge scan strip_empty thread"
	OPERATIONS="$OPERATIONS spmv,flat scan,lookback reduce,persistent"
fi
SIZES='1,1 0,5 1000,1 1000,1000 100000,9000' # n and segments: a block each is slow here
LIBS='-ldl -lm -lpthread'

# The rows of a Matrix Market file (general, coordinate) as segments: n and rows, lengths, values by row.
rows_of() {
	awk '
		/^%/ { next }
		!rows { rows = $1; n = $3; print n, rows; next }
		{ count[$1]++; values[$1, count[$1]] = NF > 2 ? $3 : 1 }
		END {
			for (r = 1; r <= rows; r++) print count[r] + 0
			for (r = 1; r <= rows; r++) for (i = 1; i <= count[r]; i++) print values[r, i]
		}' "$1"
}

# measured DATABASE STRATEGIES ARGUMENTS...
measured() {
	database=$1
	strategies=$2
	shift 2
	"$SEGTUNE" sweep --device opencl:0 --db "$database" --quiet --warm --no-finals --samples 3 --strategy "$strategies" "$@"
}

exported() {
	"$SEGTUNE" export --force --format library "$@"
}

# compile FOLDER COMPILER...: makes ./consumer
compile() {
	folder=$1
	shift
	# shellcheck disable=SC2086 # lists
	"$@" $FLAGS -I "$folder" -o consumer "$TESTS/consumer/consumer.c" -x none "$folder.o" $LIBS
}

# use_library NAME: both languages, then sizes from one element to more than a launch box's tile, with empty segments.
use_library() {
	# shellcheck disable=SC2086 # a list
	check "$1: compiles in one line" gcc -std=c99 $FLAGS -c "$1/segred.c" -o "$1.o"
	[ "$1" != flat ] || check "$1: its user compiles as C++11" compile "$1" g++ -x c++ -std=c++11
	check "$1: its user compiles as C99" compile "$1" gcc -std=c99
	# shellcheck disable=SC2086 # a list
	check "$1: all boxes are right" ./consumer $SIZES ./*.data
}

if ! "$SEGTUNE" devices 2>/dev/null | grep -q 'opencl:0'; then
	skip "consumer" "no OpenCL device"
	finish
	exit
fi
bare_builds

# Real data: a few iterations' worth of a matrix written here, and what the tests keep of the world's.
printf '%s\n' '%%MatrixMarket matrix coordinate real general' '5 4 6' '1 1 2.5' '1 3 -1.25' '3 2 7' '5 1 1e-3' \
	'3 4 0.5' '5 4 -2' >small.mtx
rows_of small.mtx >small.data
for matrix in "$TESTS"/data/*.mtx; do
	if [ -e "$matrix" ] && head -n 1 "$matrix" | grep -qi 'coordinate \(real\|integer\|pattern\) general'; then
		rows_of "$matrix" >"$(basename "$matrix" .mtx).data"
	fi
done

for strategy in $STRATEGIES; do
	check "$strategy: measured" measured "$strategy.db" "$strategy" --evaluations 2 --geometry uniform:n=16K,mean=4 uniform:n=16K,mean=512
	check "$strategy: exported" exported --db "$strategy.db" --out "$strategy"
	[ -e "$strategy" ] && use_library "$strategy"
done

# Arrays that begin at any element: stream loads vectors, chunk does not.
cat >unaligned.c <<'END'
#include "segred.h"

/* The status of a plan for such arrays. */
int main(void)
{
	segred_context *context;
	struct segred_problem problem;
	segred_plan *plan;
	int status = segred_open("opencl:0", &context);

	segred_problem_init(&problem);
	problem.n = 16384;
	problem.segments = 4096;
	problem.unaligned = 1;
	return status ? status : segred_plan_shape(context, &problem, &plan);
}
END
# plan_is STATUS LIBRARY: by its name in segred.h.
plan_is() {
	printf '#include "segred.h"\nint main(void) { return %s; }\n' "$1" >status.c
	# shellcheck disable=SC2086 # lists
	gcc -std=c99 $FLAGS -I "$2" -o unaligned unaligned.c "$2.o" $LIBS && gcc -std=c99 -I "$2" -o status status.c || return 1
	./unaligned
	got=$?
	./status
	[ $? = $got ]
}
check "a box that needs aligned arrays is not chosen for others" plan_is SEGRED_ALIGNMENT stream
check "... and one that does not is" plan_is SEGRED_OK chunk

# On an OpenCL device without them a box gives way: whoever looks back needs progress (1) and words of 64 bits (4).
needs() { # STRATEGY NUMBER
	grep -q "^	{\"$1 .* NULL, 0}, 0, $2, " "$1/segred.c"
}
check "lookback needs guarantees between blocks" needs lookback 5
check "flat tiles need none" needs flat 0

# The library's own test, of several types and operators, and of an operation that prepares.
check "types: measured" measured types.db chunk,flat --type f64,i32 --operator plus,minimum \
	--evaluations 8 --geometry uniform:n=16K,mean=40
check "types: exported" exported --db types.db --out types
check "types: its own test" make -C types CC=gcc check
for pair in $OPERATIONS; do
	operation=${pair%,*}
	check "$operation: measured" measured "$operation.db" "${pair#*,}" --operation "$operation" --evaluations 2 \
		--geometry uniform:n=16K,mean=40
	check "$operation: exported" exported --db "$operation.db" --operation "$operation" --out "$operation.lib"
	check "$operation: its own test" make -C "$operation.lib" CC=gcc check
done
# Lengths are compiled in at run time.
check "segreduce_regular: measured" measured regular.db small --operation segreduce_regular --evaluations 1 \
	--geometry fixed:n=16K,mean=16
check "segreduce_regular: exported" exported --db regular.db --operation segreduce_regular --out regular
check "segreduce_regular: its own test" make -C regular CC=gcc check
# Empty segments may have any place.
check "interval_move: measured" measured moves.db head_bits --operation interval_move --params LOCAL_ROUTES=0 --evaluations 1 \
	--geometry uniform:n=16K,mean=40
check "interval_move: exported" exported --db moves.db --operation interval_move --out moves
# shellcheck disable=SC2086 # lists
check "moves: compiled" gcc -std=c99 $FLAGS -I moves -o places "$TESTS/consumer/places.c" -x none moves/segred.c $LIBS
check "places of empty segments are not used" ./places
check "threads_fitted: measured" measured launches.db threads_fitted --space possible --geometry fixed:n=20K,mean=200 \
	--params 'NT=128 VEC=4 UNROLL=4 LDG=0 LOAD_MODIFIER=0'
check "threads_fitted: exported" exported --db launches.db --out launches
# shellcheck disable=SC2086 # lists
check "launches that know the lengths: compiled" gcc -std=c99 $FLAGS -I launches -o fitted "$TESTS/consumer/launches.c" $LIBS
check "launches that know the lengths" ./fitted
check "threads_fitted of two kernels: measured" measured choice.db threads_fitted --space possible --geometry fixed:n=20K,mean=2 \
	--params 'NT=128 VEC=4 UNROLL=0 LDG=0 LOAD_MODIFIER=0'
check "threads_fitted of two kernels: exported" exported --db choice.db --out choice
# shellcheck disable=SC2086 # lists
check "launches that choose a kernel: compiled" gcc -std=c99 $FLAGS -I choice -o chooses "$TESTS/consumer/choice.c" $LIBS
check "launches that choose a kernel" ./chooses
check "its own test says that it checks nothing" sh -c "make -C moves CC=gcc check | grep -q 'nothing was checked'"
check "installed" make -C types install DESTDIR="$WORK/installed" PREFIX=/opt/segred
check "pkg-config" grep -qx 'prefix=/opt/segred' installed/opt/segred/lib/pkgconfig/segred.pc
if command -v pkg-config >/dev/null; then
	# shellcheck disable=SC2046 # words
	check "a program by pkg-config's flags" gcc -std=gnu99 -o by_flags "$TESTS/consumer/calls.c" $(PKG_CONFIG_SYSROOT_DIR=$PWD/installed \
		PKG_CONFIG_PATH=installed/opt/segred/lib/pkgconfig pkg-config --cflags --libs --static segred)
fi
if command -v python3 >/dev/null; then
	check "installed for Python" env PYTHONPATH=installed/opt/segred/share/segred LD_LIBRARY_PATH=installed/opt/segred/lib \
		python3 -B -c 'import segred; assert ("segreduce", "f64", "plus", None, 4) in segred.included()'
	"$(python_with_numpy)" "$TESTS/consumer/segred_test.py" types >python.out 2>&1
	case $? in
	77) skip "Python's arrays" "$(tail -n 1 python.out)" ;;
	0) check "Python's arrays" grep -E '^[1-9][0-9]* checks, 0 failed$' python.out ;;
	*) check "Python's arrays" sh -c 'cat python.out && false' ;;
	esac
else
	skip "Python's arrays" "no python3"
fi
# Threads that share a context, watched where the compiler can; then calls without a plan that find out of their offsets,
# in a library with each box twice, whose tree for known shares picks the second.
cp "$TESTS/consumer/calls.c" .
if echo 'int main(void) { return 0; }' >empty.c && gcc -fsanitize=thread -o watched empty.c 2>/dev/null && ./watched; then
	watch=-fsanitize=thread
fi
# shellcheck disable=SC2086 # lists
check "threads: compiled" gcc -std=gnu99 -g $FLAGS ${watch:-} -I flat -o threads calls.c flat/segred.c $LIBS
check "threads share a context${watch:+, without a race}" env TSAN_OPTIONS=halt_on_error=1 ./threads
sed '/^static const struct box boxes_0_i32\[/,/^};/ { /^	{"/ { p; s/^	{"/	{"second /; }; }
	s/^static const struct node \(tree_0_i32_[01]\)\[\] = {/&{FEATURE_N, 0, 0, 0, 0}}, rest_\1[] = {/
	s/^static const struct node \(tree_0_i32_2\)\[\] = {/&{FEATURE_N, 0, 0, 0, 1}}, rest_\1[] = {/' flat/segred.c >learns.c
# shellcheck disable=SC2086 # lists
check "calls that learn: compiled" gcc -std=gnu99 $FLAGS -Wno-unused-const-variable -I flat -o learns calls.c learns.c $LIBS
check "calls without a plan come to the box for their lengths" ./learns learns
# The same where an element of the longest segment takes the second box as long as 1024 others.
sed '/^	{"second /s/, [0-9]*, [0-9]*, [0-9]*, (int)(sizeof launches/, 1024, 1, 0, (int)(sizeof launches/' learns.c >held.c
# shellcheck disable=SC2086 # lists
check "one long segment: compiled" gcc -std=gnu99 $FLAGS -Wno-unused-const-variable -I flat -o held calls.c held.c $LIBS
check "a box that one long segment holds up is not taken" ./held held
# And where an element of the heaviest span takes it as long as 48 others.
sed '/^	{"second /s/, [0-9]*, [0-9]*, [0-9]*, (int)(sizeof launches/, 0, 1, 48, (int)(sizeof launches/' learns.c >order.c
# shellcheck disable=SC2086 # lists
check "the order of segments: compiled" gcc -std=gnu99 $FLAGS -Wno-unused-const-variable -I flat -o order calls.c order.c $LIBS
check "a box that heavy neighbours hold up is not taken" ./order order
# And where the second is better the more elements are in segments of at least 16: two cases that differ in that alone.
sed '/^static const struct box boxes_0_i32\[/,/^};/ { /^	{"/ { p; s/^	{"/	{"second /; }; }
	s/^static const struct table tables_0_i32\[\] = {/static const float cases_0_i32[4 + 12 * 8] = {\
	[4 + 6 * 8 + 1] = 1024, [4 + 8 * 8] = -1000, [4 + 9 * 8 + 1] = -1000, [4 + 10 * 8] = -1000, [4 + 11 * 8 + 1] = -1000};\
&/
	s/, 1, 1, \(boxes_0_i32, .*\), 0, NULL}/, 2, 2, \1, 2, cases_0_i32}/' flat/segred.c >shares.c
# shellcheck disable=SC2086 # lists
check "shares of 16: compiled" gcc -std=gnu99 $FLAGS -I flat -o shares calls.c shares.c $LIBS
check "the share in segments of 16 decides, however it is known" ./shares shares
# And two cases that differ in the longest segment alone, 2^-18 and a quarter of all elements.
sed 's/^	\[4 + 6 \* 8 + 1\] = 1024, \[4 + 8 \* 8\] = -1000, \[4 + 9 \* 8 + 1\] = -1000,/	[4 + 7 * 8] = -2304, [4 + 7 * 8 + 1] = -256, [4 + 8 * 8] = -1000,/' shares.c >longest.c
# shellcheck disable=SC2086 # lists
check "the longest segment: compiled" gcc -std=gnu99 $FLAGS -I flat -o longest calls.c longest.c $LIBS
check "the longest segment that is known or seen decides" ./longest longest
# shellcheck disable=SC2086 # lists
check "what is refused: compiled" gcc -std=gnu99 $FLAGS -I flat -o refuse "$TESTS/consumer/refuse.c" flat.o $LIBS
check "what is refused, and that calls work on" ./refuse opencl
check "no trace of segtune is left to call" sh -c '! nm -u types/libsegred.a | grep -i segtune'

# Only what it names may be refused, and nothing is left of what was refused.
refuses "a folder that is not empty" 2 "not an empty folder" exported --db flat.db --out flat
refuses "a file in its place" 2 "not an empty folder" exported --db flat.db --out flat.db
refuses "an architecture without CUDA" 2 "no table is for CUDA" exported --db flat.db --out no --arch sm_90
refuses "a type that was not measured" 2 "no type .f64., only f32" exported --db flat.db --out no --type f64
cat >own.lua <<'END'
operator { name = "absmax", expression = "(fabs(a) < fabs(b) ? b : a)", identity = "0", commutative = true }
sweep { operators = "absmax", geometries = uniform { n = 5000, mean = 30 }, samples = 1, warm = true, strategies = "subwarp",
	search = { "exhaustive", evaluations = 1 } }
END
check "a script's operator: measured" "$SEGTUNE" run --quiet --device opencl --db own.db own.lua
refuses "a script's operator" 2 "operator 'absmax' on 'f32' is defined by a script, which libraries do not support" exported --db own.db --out no
kept=$TESTS/../results/nvidia-h200/quick.db
if [ -e "$kept" ] && "$SEGTUNE" export --force --db "$kept" --format library --arch sm_x --out no 2>&1 | grep -q 'is not a CUDA architecture'; then
	refuses "an architecture older than NVRTC knows" 2 "NVRTC does not know architecture 'sm_1'" exported --db "$kept" --arch sm_1 --out no
	refuses "one that is to come" 2 "NVRTC does not know architecture 'sm_999'" exported --db "$kept" --arch sm_999 --out no
	refuses "no architecture" 2 "'volta' is not a CUDA architecture" exported --db "$kept" --arch volta --out no
fi
mkdir readonly
if [ "$(id -u)" -ne 0 ] && chmod a-w readonly; then
	refuses "a folder that cannot be written" 1 "cannot make a folder" exported --db flat.db --out readonly/no
fi
(ulimit -f 150 && trap '' XFSZ && exported --db flat.db --out no) >full.out 2>&1
check "a full disk is reported" grep -qi 'cannot write' full.out
check "nothing half written" sh -c '! ls -d no no.* readonly/no* 2>/dev/null'
mkdir empty
check "an empty folder is filled" exported --db flat.db --out empty
check "whole" test -s empty/segred.c

finish
