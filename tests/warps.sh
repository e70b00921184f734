#!/bin/sh
# Warps of a block that hand words to each other (look-back by resident blocks, CUDA only; rows that begin in one warp's
# stretch and end in another's; runs of keys that warps count together), blocks that exchange parts of segments, and rings
# that asynchronous copies fill: the kernels run on the CPU under ThreadSanitizer, each thread a fiber (warps/emulator.h).
# In whatever order warps go on, no access is unordered with another, and results are right; with a wait or a fence less
# the sanitizer says so.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1

CXX=${CXX:-g++}
sanitizer='-fsanitize=thread --param tsan-distinguish-volatile=1'
options="-std=c++20 -O1 -g1 -Wno-unknown-pragmas $sanitizer"
# shellcheck disable=SC2086 # options are words
# built NAME OPTION...: the program of warps/NAME.cpp with the source NAME.src
built() {
	name=$1
	shift
	$CXX $options -I"$TESTS/warps" -I. -include headers.hpp "-DPRINTED=\"$name.src\"" "$@" \
		"$TESTS/warps/$name.cpp" emulator.o -o program
}
# Without the sanitizer's history of long ago it would not name the earlier access.
ran() { TSAN_OPTIONS=history_size=7 ./program "$1"; }

# shellcheck disable=SC2086
if ! $CXX -std=c++20 -O1 -I"$TESTS/warps" -c "$TESTS/warps/emulator.cpp" -o emulator.o 2>cxx.err ||
	! { echo 'int main() {}' >try.cpp && $CXX $sanitizer try.cpp -o try; } 2>cxx.err ||
	! ./try 2>cxx.err; then
	skip "warps of a block" "$(head -n 1 cxx.err)"
	finish
	exit
fi
# Compiled once for all programs, by g++: parsing them takes a third of the time of a program.
printf '#include <%s>\n' cstdio cstdlib cstring vector emulator.h >headers.hpp
# shellcheck disable=SC2086
$CXX $options -I"$TESTS/warps" -x c++-header headers.hpp -o headers.hpp.gch

# changed NAME WHAT SED: builds the kernel with that change.
changed() {
	sed "$3" "$1.whole" >"$1.src"
	if cmp -s "$1.src" "$1.whole"; then
		fail "$1, $2: the change changes nothing"
		return 1
	fi
	check "$1, $2, is built" built "$1"
}

# found NAME WHAT SED: the sanitizer reports something in the kernel with that change.
found() {
	changed "$@" || return
	# The accesses of a race must meet, which they may not in a run.
	for _ in 1 2 3; do
		ran 1 >out 2>&1
		! grep -q 'SUMMARY: ThreadSanitizer: data race variants/' out || break
	done
	check "$1, $2: a race" grep -q 'SUMMARY: ThreadSanitizer: data race variants/' out
}

# fails NAME WHAT SED CALLS: so many calls of the kernel with that change are not right, or a race.
fails() {
	changed "$@" || return
	check "$1, $2: found" sh -c "! ./program $4 >out 2>&1"
}

for name in scan reduce_by_key; do
	"$SEGTUNE" catalogue $name/lookback_resident --source "CONSUMER_WARPS=5 STAGES=3 STORE_DELAY=1" --type i32 >$name.whole
	cp $name.whole $name.src
	check "$name is built" built $name
	check "$name: no race" ran 2
	check "$name without patience is built" built $name -DLOOKBACK_PATIENCE=0
	check "$name, blocks that fold what others have not published: no race" ran 1
	found $name "consumers do not wait" 's/^\twait_for_prefix(turn);//'
	found $name "a word that orders nothing" 's/load_acquire(published)/*(const volatile i32 *)published/'
done

for lists in 1 0; do # the last one is changed below
	"$SEGTUNE" catalogue spmv/in_order --source "NT=64 UNROLL=2 STEPS=2 LIST_ROWS=$lists" --type i32 >in_order.whole
	cp in_order.whole in_order.src
	check "in_order, LIST_ROWS=$lists, is built" built in_order
	check "in_order, LIST_ROWS=$lists: no race" ran 2
done
found in_order "warps that do not wait for each other" 's/^\tBARRIER();$//'

for routes in "2 CHUNKS_AHEAD=16" 1; do # the last one is changed below
	# One chunk ahead: there are few here.
	"$SEGTUNE" catalogue interval_move/head_bits --type i32 \
		--source "NT=64 VT=16 UNROLL=4 VEC=1 AHEAD=0 STAGES=3 LOCAL_ROUTES=$routes" |
		sed 's/^#define CHUNKS_AHEAD 16$/#define CHUNKS_AHEAD 1/' >head_bits.whole
	cp head_bits.whole head_bits.src
	check "head_bits, LOCAL_ROUTES=$routes, is built" built head_bits
	check "head_bits, LOCAL_ROUTES=$routes: no race" ran 2
	[ "$routes" = 1 ] || fails head_bits "values asked for whether segments are empty or not" \
		's/are_both = .*/are_both = 1;/' 2
done
fails head_bits "batches that are not waited for" 's/COPIES_WAIT(STAGES - 2)/COPIES_WAIT(STAGES - 1)/' 2

for store in 0 2 1; do # the last one is changed below
	"$SEGTUNE" catalogue segreduce/flat_cub --type i32 \
		--source "NT=128 LOAD_ALGORITHM=3 HALF_CAPACITY=1 STORE=$store" >flat_cub.whole
	cp flat_cub.whole flat_cub.src
	check "flat_cub, STORE=$store, is built" built flat_cub
	check "flat_cub, STORE=$store: no race" ran 3
done
found flat_cub "halves of a block that share a buffer and do not wait" '/if (!is_second)/,/if (is_second)/s/BARRIER();//'

# Maps factor * x + term modulo 2^16, one after the other: any other order or a missing element gives another one.
maps='return (a >> 16) * (b >> 16) << 16 | (((a \& 0xffff) * (b >> 16) + b) \& 0xffff);'
"$SEGTUNE" catalogue segreduce/tiles_bulk --source "NT=128 BUFFER_ITEMS=2560 SEGMENTS_PER_THREAD=4" --type u32 |
	sed "s/^#define OP_BODY .*/#define OP_BODY $maps/; s/^#define OP_IDENTITY 0$/#define OP_IDENTITY 0x10000/
		s/^#define OP_COMMUTATIVE 1$/#define OP_COMMUTATIVE 0/" >tiles_bulk.whole
cp tiles_bulk.whole tiles_bulk.src
check "tiles_bulk is built" built tiles_bulk
check "tiles_bulk: no race" ran 4 # each kernel, whole and cut tiles
found tiles_bulk "threads that do not wait for each other" 's/^\tBARRIER();$//'
fails tiles_bulk "hints of other offsets only, unchecked" \
	's/known = start_of(offsets, last, count, near) < w.base \&\& further >= w.base/known = 1/; s/leave_hints(.*);//' 3
# A block that gets no hint waits for it; one that cannot use it ends without results.
waits='s/return \(.*hints)\[tile\]\);/while (!\1) {} return \1;/; s/if (!known) {/if (!is_held \&\& !known) return; &/'
changed tiles_bulk "hints only" "$waits" && check "tiles_bulk, hints only: right" ./program 1
fails tiles_bulk "hints for the tile behind" \
	"$waits; s/start \/ TILE + 1, to = s.end \/ TILE/start \/ TILE, to = s.end \/ TILE - 1/" 1
fails tiles_bulk "ends in the next word of marks left out" 's/if (shift + (u32)spread >= 32)/if (0)/' 2
fails tiles_bulk "parts of long segments left alone" 's/= end - start > TILE;/= 0;/' 2
fails tiles_bulk "the last tile's part of a long segment before the others" \
	's/combine(total, take_part(long_part(long_parts, j->to, 1)))/combine(take_part(long_part(long_parts, j->to, 1)), total)/' 2

# Threads of empty segments set the mark that the thread of the segment before them sets: the same value, no race.
marked='__atomic_store_n((u8 *)marks + place[k], (u8)1, __ATOMIC_RELAXED)'
for kind in "BALANCED=1 u32" "BALANCED=0 u64" "BALANCED=0 u32"; do # the last one is changed below
	"$SEGTUNE" catalogue segreduce/stream_fitted --type "${kind#* }" \
		--source "NT=64 SEGMENTS_PER_THREAD=3 BUFFER_ITEMS=1280 ${kind% *}" |
		sed "s/((LOCAL_PTR u8 \*)marks)\[place\[k\]\] = 1;/$marked;/" >stream_fitted.whole
	cp stream_fitted.whole stream_fitted.src
	check "stream_fitted, $kind, is built" built stream_fitted
	check "stream_fitted, $kind: no race" ran 4
	[ "${kind% *}" = BALANCED=0 ] || found stream_fitted "marks that are read while others are set" \
		'/mark_ends(bounds, owned/,/BARRIER/s/BARRIER();//'
done
fails stream_fitted "whole vectors of segments that begin inside one" 's/ & (VEC - 1)) != 0/ \& (VEC - 1)) < 0/' 2
fails stream_fitted "the first element of each vector only" 's/STAGED_AT(v, i)/STAGED_AT(v, 0)/' 1

"$SEGTUNE" catalogue segreduce_rows/columns_bulk --source "NT=64 SEGMENTS=32 COLUMNS=8 BUFFER_ITEMS=1024 UNROLL=2 WARP_SEGMENT_MIN=8" \
	--type u32 --width 16 >columns_bulk.whole
cp columns_bulk.whole columns_bulk.src
check "columns_bulk is built" built columns_bulk
check "columns_bulk, long segments by warps: no race" ran 2
found columns_bulk "a buffer that is read before it is filled" 's/^\t\t\tBARRIER();$//'
fails columns_bulk "long segments by their own threads, too" 's/if (!WARP_SEGMENT_MIN || to - from <= WARP_SEGMENT_MIN)//' 1
fails columns_bulk "long segments without half of the rows" 's/d < WARP; d \*= 2/d < WARP \/ 2; d *= 2/' 1

"$SEGTUNE" catalogue reduce_by_key_rows/lanes --source "NT=64" --type i32 --key-type i64 >runs.whole
cp runs.whole runs.src
check "runs are built" built runs
check "runs: no race" ran 2
found runs "places that are read while others are written" 's/^\tBARRIER();$//'
fails runs "ends of a warp's first vectors in place of others" 's/8 \* j & 0xff);/0 \& 0xff);/' 1

found scan "a number of calls that may be read in parts" 's/volatile u32 calls;/u32 calls;/'
found reduce_by_key "stages refilled before all lanes have read" 's/^\t__syncwarp();.*may be refilled.*//'
finish
