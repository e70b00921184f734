#!/bin/sh
# Exported libraries from Python, on PyTorch's tensors and CuPy's arrays, whichever is installed: types, operators, rows
# with gaps, streams, plans. PYTHON: the one to use; ONLY: operations, in place of all.
. "$(dirname "$0")/lib.sh"
need_cuda

python=${PYTHON:-python3}
"$python" -c 'import numpy, torch' 2>/dev/null || "$python" -c 'import numpy, cupy' 2>/dev/null ||
	lacks "$python has neither PyTorch nor CuPy"
arch=$("$SEGTUNE" devices --json | sed -n 's/.*"device":"cuda:0".*"arch":"\([^"]*\)".*/\1/p')

# library OPERATION STRATEGIES TYPES OPTION...: measured on this GPU, compiled, and called from Python.
library() {
	operation=$1 strategies=$2 types=$3
	shift 3
	case " ${ONLY:-$operation} " in *" $operation "*) ;; *) return ;; esac
	limited "$operation: measured" 60 "$SEGTUNE" sweep --device cuda:0 --db "$operation.db" --quiet --no-finals \
		--operation "$operation" --strategy "$strategies" --type "$types" --samples 3 --search random --evaluations 4 "$@" &&
		limited "$operation: exported" 100 "$SEGTUNE" export --force --max-boxes 3 --format library --db "$operation.db" \
			--operation "$operation" --out "$operation" ${arch:+--arch "$arch"} &&
		limited "$operation: compiled" 60 "${CC:-cc}" -std=gnu99 -O1 -fPIC -shared -o "$operation/libsegred.so" \
			"$operation/segred.c" -ldl -lm -lpthread &&
		limited "$operation: from Python" 120 "$python" "$TESTS/../consumer/arrays_test.py" "$operation"
}

short=uniform:n=1M,mean=6 rows=uniform:n=1M,mean=6,width=8
library segreduce thread,flat,subwarp f32,f64,i32,i64 --operator plus,maximum --geometry "$short"
library segreduce_rows lanes,even f32,bf16:f32:bf16,f16:f32 --operator plus,variance,logsumexp,arg_maximum --geometry "$rows"
library bags lanes f32,bf16:f32:bf16 --operator plus,mean --geometry "$rows,table=4K"
library bags_weighted lanes f32 --operator plus --geometry "$rows,table=4K"
library segsoftmax subwarp,two_pass f32 --geometry "$short"
library segsoftmax_rows lanes f32,f16:f32:f16 --geometry "$rows"
library interval_expand head_flags u32 --params 'VEC=1,2 UNROLL=1,2' --geometry "$short"
library interval_expand_rows lanes,even u32 --geometry "$rows"
library reduce_by_key flat,lookback f32 --operator plus --geometry "$short"
library reduce_by_key_rows even f32 --operator plus --geometry "$rows"
library reduce_by_key_bags even f32 --operator plus --geometry "$rows,table=4K"
finish
