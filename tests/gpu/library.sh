#!/bin/sh
# Exported libraries, with code for this device, pass their own tests on it: each operation, with loads of elements and of
# vectors. Then what is refused, a stream of another context among it. DEVICE=opencl:0 tries it on a CPU, with less.
. "$(dirname "$0")/lib.sh"
need_gpu

device=${DEVICE:-cuda:0}
arch=''
n=4M
if [ -n "${DEVICE:-}" ]; then
	n=32K
else
	arch=$("$SEGTUNE" devices --json | sed -n 's/.*"device":"cuda:0".*"arch":"\([^"]*\)".*/\1/p')
fi

# CC may be words. (below, too)
# shellcheck disable=SC2086

# library NAME OPERATION STRATEGIES OPTION...
library() {
	name=$1 operation=$2 strategies=$3
	shift 3
	limited "$name: measured" 60 "$SEGTUNE" sweep --device "$device" --db "$name.db" --quiet --no-finals --operation "$operation" \
		--strategy "$strategies" --type f32 --samples 3 --search random --evaluations 12 "$@" &&
		limited "$name: exported" 100 "$SEGTUNE" export --force --max-boxes $boxes --format library --db "$name.db" \
			--operation "$operation" --out "$name" ${arch:+--arch "$arch"} &&
		limited "$name: compiled" 100 ${CC:-cc} -std=gnu99 -O2 -o "$name.test" "$name/test.c" "$name/segred.c" -ldl -lm -lpthread &&
		limited "$name: its own test" 100 "./$name.test" "$device" $widths
}

boxes=6
widths=''
short=uniform:n=$n,mean=4 long=uniform:n=$n,mean=200
library elements segreduce thread,flat,subwarp --params 'VECTOR_UNIT_SEGMENTS=0 LDG=1 VEC=1' --geometry "$short" "$long"
library vectors segreduce stream,block --params 'VEC=4' --geometry "$short" "$long"
library apply segreduce_apply bitmap,bitmap_persistent --geometry "$short" "$long"
library keys reduce_by_key flat,lookback,chunk --geometry "$short" "$long"
library spmv spmv flat,block,subwarp --geometry "$short" "$long"
library scan scan lookback,flat --geometry "$long"
library reduce reduce persistent --geometry "$long"
library softmax segsoftmax subwarp,two_pass --geometry "$short" "$long"
# Kernels are built for each width: one that was measured, and others, with gaps between rows and without.
widths='32 7 33/40 300'
narrow=uniform:n=$n,mean=4,width=8 wide=uniform:n=$n,mean=60,width=32
library rows segreduce_rows lanes,even,buffer --geometry "$narrow" "$wide"
if [ -z "${DEVICE:-}" ]; then
	library buffers segreduce_rows even_buffer,buffer --geometry "$narrow"
	library bulk segreduce_rows even_bulk,buffer_bulk,columns_bulk --geometry "$narrow" "$wide"
	library async segreduce_rows even_async --geometry "$wide"
	library blocks segreduce_rows even_block --geometry "$wide"
	library shares segsoftmax_rows lanes,two_pass,buffer --geometry "$narrow" "$wide"
	library rows_by_key reduce_by_key_rows even,even_buffer --geometry "$narrow" "$wide"
	library bags_by_key reduce_by_key_bags even --geometry "$wide,table=4K"
	library gathered bags even_async,lanes --geometry "$wide,table=64K"
fi
library bags bags lanes,even --geometry "$wide,table=4K"
library weighted bags_weighted lanes,even --geometry "$wide,table=4K"
library expanded interval_expand_rows lanes,even --geometry "$narrow" "$wide"
widths=''
boxes=2 # they are built for each length
library regular segreduce_regular small,large --geometry "fixed:n=$n,mean=16" "fixed:n=$n,mean=512"

# shellcheck disable=SC2086
limited "what is refused: compiled" 100 ${CC:-cc} -std=gnu99 -O1 -I elements -o refuse "$TESTS/../consumer/refuse.c" elements/segred.c -ldl -lm -lpthread &&
	limited "what is refused, and that calls work on" 60 ./refuse "${device%%:*}"
# shellcheck disable=SC2086
[ -n "${DEVICE:-}" ] ||
	{ limited "graphs: compiled" 100 ${CC:-cc} -std=gnu99 -O1 -I elements -o graph "$TESTS/../consumer/graph.c" elements/segred.c -ldl -lm -lpthread &&
		limited "calls that are captured into graphs" 60 ./graph; }
finish
