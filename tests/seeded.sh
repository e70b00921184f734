#!/bin/sh
# Deliberate bugs in kernels, one at a time in a copy of the catalogue: the verifier must find each, and nothing without.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1

params= # of the variant: all default
device=opencl:pocl
if ! "$SEGTUNE" devices 2>/dev/null | grep -q "^$device "; then
	device=opencl
	if ! "$SEGTUNE" devices 2>/dev/null | grep -q '^opencl'; then
		skip "bugs in kernels" "no OpenCL device"
		echo "$passed passed, $failed failed, $skipped skipped"
		exit 0
	fi
fi

# verify_copy OPTIONS...: with the copy of the catalogue; the table to verify.out, complaints to verify.err.
verify_copy() {
	"$SEGTUNE" verify --device "$device" --quiet --catalogue copy --params "$params" "$@" >verify.out 2>verify.err
}

# seeded TITLE FILE EDIT COMPLAINT OPTIONS...: right before the edit (a sed script) to FILE, found wrong after it with a
# complaint that matches.
seeded() {
	title=$1 file=$2 edit=$3 complaint=$4
	shift 4
	rm -rf copy
	cp -r "$TESTS/../variants" copy
	if ! verify_copy "$@" || ! grep -q '^[1-9][0-9]* passed, 0 wrong, 0 failed' verify.out; then
		fail "$title: right without the bug"
		head -n 5 verify.err
		return
	fi
	sed -i "$edit" "copy/$file"
	if cmp -s "copy/$file" "$TESTS/../variants/$file"; then
		fail "$title: the edit finds nothing to change in $file"
	elif verify_copy "$@"; then
		fail "$title: not found"
	elif ! grep -qE ": wrong: .*$complaint" verify.err; then
		fail "$title: found, but as something else"
		head -n 3 verify.err
	else
		ok "$title: $(head -n 1 verify.err | cut -c 1-160)"
	fi
}

# As users build it: without optimiser what is taken from local memory in place of the value happens to be right.
seeded "off by one at a tile's edge" lib/thread/search.h 's/offsets + middle + 1) <= x/offsets + middle + 1) < x/' \
	'wrong result' --strategy flat --type f32 --operator plus
seeded "tails of all teams but one" segreduce_rows/even_teams.h 's/from > 0 \&\& limits/from > team \&\& limits/' 'wrong result' \
	--operation segreduce_rows --strategy even --type f32 --operator plus --width 8 --elements 9000
seeded "a segment that ends where a tile begins" segreduce_rows/evenly_buffered.h 's/is_empty ? IDENTITY : m->running\[c\]/IDENTITY/' \
	'wrong result' --operation segreduce_rows --strategy even_buffer --type f32 --operator plus --width 8 --elements 3000
seeded "rows of a chunk that begins within an end" segreduce_rows/chunks.h 's/rest > ended ? rest : ended/rest/' 'wrong result' \
	--operation segreduce_rows --strategy even_buffer --type f32 --operator variance --width 8 --elements 3000
seeded "rows in which something ends, folded together" segreduce_rows/evenly_buffered.h 's/any |= u < count ? mark\[u\] : 0/any |= 0/' \
	'wrong result' --operation segreduce_rows --strategy even_buffer --type f32 --operator logsumexp --width 8 --elements 3000
seeded "elements behind a segment, folded together" lib/thread/strided_reduce.h 's/at + VEC <= to/at < to/' 'wrong result' \
	--operation segreduce --strategy subwarp --type f32 --operator variance --elements 3000
seeded "rows side by side where they are apart" segreduce_rows/rows.h 's/\* ROW_STRIDE + column/* WIDTH + column/' \
	'wrong result' --operation segreduce_rows --strategy lanes --type f32 --operator plus --width 8 --stride 12 --elements 3000
bare_builds
echo 'operator { name = "sum", expression = "a + b", identity = "0", commutative = true }' >sum.lua
seeded "a chunk of a segment that the reference leaves out" segreduce/reference.cl 's/k = first; k/k = first + 1; k/' \
	'wrong result' --script sum.lua --operator sum --strategy subwarp --type i32 --elements 100000
seeded "empty segments among those that begin in a tile" interval_gather/head_bits.cl 's/u32 empty = .*/u32 empty = 0;/' \
	'wrong result' --operation interval_expand --strategy head_bits --type f32 --elements 3000
seeded "where in its word the bit of a moved element is" interval_gather/head_bits.cl \
	"s/own.bit = (u32)own.at % VT/own.bit = 0/" "(wrong result|guard of 'result' overwritten)" --operation interval_scatter \
	--strategy head_bits --type f32 --elements 3000
params="NT=64 VT=16 SEGMENTS=4"
seeded "tiles within a segment, the value of another" interval_expand/by_segments.cl \
	's/t.is_listed, t.seen, t.base/t.is_listed, 1, t.base/' 'wrong result' --operation interval_expand --strategy by_segments \
	--type f32 --elements 9000
params="NT=64 VT=8 SEGMENTS=112"
seeded "empty segments among a block's" interval_expand/by_bursts.cl 's/+ i + 1) == b->begin/+ i + 1) < b->begin/' \
	'wrong result' --operation interval_expand --strategy by_bursts --type f32 --elements 3000
seeded "a long segment behind empty ones" interval_expand/by_bursts.cl 's/open = t.is_listed ? .* : seen;/open = seen;/' \
	'wrong result' --operation interval_expand --strategy by_bursts --type f32 --elements 9000
params=
seeded "rows copied from where they lie side by side" interval_expand_rows/even.cl 's/c.first \* ROW_STRIDE/c.first * WIDTH/' \
	'wrong result' --operation interval_expand_rows --strategy even --type f32 --width 8 --stride 12 --elements 3000
seeded "a vector's values, all of one row" interval_expand_rows/even.cl 's/if (column == WIDTH)/if (column == ROW_STRIDE)/' \
	'wrong result' --operation interval_expand_rows --strategy even --type f32 --width 7 --stride 8 --elements 3000
params=ROWS=2
seeded "rows stored a row apart" interval_expand_rows/lanes.cl 's/segment) + row;/segment) + 2 * row;/' 'wrong result' \
	--operation interval_expand_rows --strategy lanes --type f32 --width 8 --elements 3000
params=
params="NT=64 CHUNK_ITEMS=16 LOOK_BACK=0"
seeded "runs of a block's first tile alone" reduce_by_key_rows/runs_counted.h 's/place += total/place += 0 * total/' 'wrong result' \
	--operation reduce_by_key_rows --strategy even --type f32 --operator plus --key-type i32 --width 8 --elements 70000
seeded "the key of a run that ends in place of the next" reduce_by_key_rows/runs_counted.h 's/= keys\[end\]/= keys[at + i]/' \
	'wrong' --operation reduce_by_key_rows --strategy even --type f32 --operator plus --key-type i32 --width 8 --elements 3000
params="NT=64 CHUNK_ITEMS=16 LOOK_BACK=1"
seeded "runs of all tiles but the first" lib/grid/count_lookback.h 's/sum += COUNT_OF(word)/sum += 0 * COUNT_OF(word)/' 'wrong' \
	--operation reduce_by_key_rows --strategy even --type f32 --operator plus --key-type i32 --width 8 --elements 70000
seeded "runs that end where a vector does" reduce_by_key_rows/runs_lookback.h 's/: (own)->behind\[j\])/: (own)->v[j].e[i])/' \
	'wrong' --operation reduce_by_key_rows --strategy even --type f32 --operator plus --key-type i32 --width 8 --elements 3000
params=
seeded "rows of bags where those before were" segreduce_rows/rows.h 's/at\[u\] = next\[u\];/(void)next;/' 'wrong result' \
	--operation bags --strategy lanes --type f32 --operator plus --key-type i32 --width 8 --elements 3000
# Only an operator that does not commute can tell.
params=UNROLL=1
seeded "operands in the wrong order" lib/grid/carry_spine.h \
	's/combine(combine(before, value), result\[segment\])/combine(result[segment], combine(before, value))/' \
	'wrong result' --strategy chunk --type u32 --operator affine
params=
seeded "a missing barrier" lib/stream/per_segment_kernel.h '/^\t\tBARRIER();/d' 'wrong result' --strategy stream --type f32 --operator plus
seeded "a temporary used as it was left" segreduce_apply/prepare.h 's/bits\[w\] = 0;/bits[w] \&= 0xffffffffu;/' \
	'wrong result' --operation segreduce_apply --strategy bitmap --type f32 --operator plus
params="FINISH=1 NT=128 VEC=1"
seeded "a count that is not 0 again" lib/grid/last_block.h '/ATOMIC_ADD(done, 0u - /d; s/if (ticket\[0\] == (u32)count - 1)$//' \
	'wrong result' --operation reduce --strategy persistent --type f32 --operator plus
params="NT=64 VECS=3 TILES=2"
seeded "a carry too few where chunks meet" lib/grid/carry_join.h 's/const i64 from = chunk_with(d, start),/const i64 from = chunk_with(d, start) + 1,/' \
	'wrong result' --strategy flat_persistent --type f32 --operator plus
params=
seeded "a result too many" lib/stream/per_segment_kernel.h 's/lane == 0 \&\& segment < count/lane == 0 \&\& segment <= count/' \
	"(guard of 'result' overwritten|wrong result)" --strategy stream --type f32 --operator plus
seeded "an element too few" lib/thread/serial_reduce.h 's/at < end; at++/at + 1 < end; at++/' 'wrong result' \
	--strategy chunk --type i32 --operator plus
params=NT=32 # on a CPU it takes as long as it has threads
seeded "an input overwritten" lib/block/whole_segments.h 's/^\(.*result\[.*\] = .*\);$/\1; ((GLOBAL OFF_T *)offsets)[segment] |= 1;/' \
	"(input 'offsets' changed|wrong result|guard of)" --strategy block --type i32 --operator plus

echo "$passed passed, $failed failed, $skipped skipped"
[ "$failed" = 0 ]
