#!/bin/sh
# A sweep of a moment of the operations that move, count and reduce whole arrays or rows, on the CPU: type and operator
# are the operation's own unless they are named, and something right comes out.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1

# sweeps OPERATION STRATEGY TYPE OPERATOR GEOMETRY [TYPE TO NAME, WITH THE OPERATOR]: a sweep of the script, whose measurements are to have
# that type and operator.
sweeps() {
	named=
	[ -z "${6:-}" ] || named="types = '$6', operators = '$4', "
	cat >>moves.lua <<-END
		sweep { operation = "$1", strategies = "$2", geometries = "$5", $named
			warm = true, no_finals = true, samples = 3, search = { evaluations = 1 } }
	END
	echo "$1 $2 $3 $4" >>moves.txt
}

# All in one run, as each first measures how fast the device copies.
swept() {
	"$SEGTUNE" run --device opencl:pocl --db moves.db --json moves.lua >sweep.out 2>sweep.err
	status=$?
	while read -r operation strategy type operator; do
		check "sweep of $operation/$strategy, $type" grep -q \
			"\"operation\":\"$operation\",\"type\":\"$type\",\"operator\":\"$operator\".*\"strategy\":\"$strategy\".*\"seconds\":.*\"gbs\":[0-9.]*[1-9]" \
			sweep.out
	done <moves.txt
	check "the run of all of them" test $status = 0
	head -n 3 sweep.err
}

if ! has_pocl; then
	skip "sweeps of operations" "PoCL is not installed"
	finish
	exit
fi
bare_builds
for operation in interval_expand interval_gather interval_scatter interval_move; do
	sweeps $operation chunk f32 none uniform:n=64K,mean=32
done
sweeps interval_expand_rows lanes f32 none uniform:n=64K,mean=32,width=4
sweeps reduce_by_key_rows even f32 plus uniform:n=64K,mean=32,width=4
sweeps load_balance_search chunk i32 none uniform:n=64K,mean=32
sweeps histogram chunk u32 none uniform:n=64K,mean=32
sweeps reduce chunk f32 plus uniform:n=64K,mean=32
sweeps segreduce_regular futhark f32 plus fixed:n=64K,mean=32
# Baselines of Futhark's paper: groups divided among rows, several a row and one; a scan of all rows.
sweeps segreduce_regular peer_futhark i32 plus fixed:n=64K,mean=1K i32
[ "${ALL:-0}" = 0 ] || sweeps segreduce_regular peer_futhark u32 affine fixed:n=128K,mean=256 u32
sweeps segreduce_regular peer_segmented_scan u32 affine fixed:n=64K,mean=100 u32
# A file's own columns and values, direct, indirect and prepared: its rows are verified as they are timed.
for form in "spmv chunk" "spmv_indirect chunk" "spmv_apply bitmap"; do
	# shellcheck disable=SC2086 # two words
	sweeps $form f32 plus "$TESTS/data/west0067.mtx.gz"
done
# A launch box of Modern GPU, by its name: beside the variants, never among them.
sweeps segreduce peer_mgpu_sm_35 f64 plus uniform:n=64K,mean=32 f64
swept
check "a baseline has the parameters of its type" grep -q 'peer_mgpu.*"params":"[^"]*LDG=1[^"]*NT=128[^"]*VT=11"' sweep.out
"$SEGTUNE" db best --db moves.db --operation segreduce --json >baseline.out
check "... and is not the best" test "$(grep -c peer_mgpu baseline.out)" = 0
"$SEGTUNE" sweep --device opencl:pocl --db moves.db --operation segreduce_regular --geometry uniform:n=64K,mean=32 \
	>sweep.out 2>&1
check "rows of different lengths are skipped" grep -q "needs segments of one length" sweep.out

sed 's/^3 2 /3 9 /' "$TESTS/data/hermitian.mtx" >wide.mtx
refuses "a column beyond the matrix" 1 "wide.mtx:[0-9]*: column index out of range" "$SEGTUNE" sweep --device opencl:pocl \
	--db moves.db --operation spmv --geometry wide.mtx

# Every workload runs by its name: something is measured before it is interrupted, and nothing is wrong; or it says that it
# is for GPUs.
for_gpus='limits peers rows_peers segreduce tune_mgpu'
for name in $for_gpus; do
	refuses "workload $name" 1 "$name.lua:[0-9]*: .* for (NVIDIA )?GPUs" "$SEGTUNE" run "$name" --device opencl:pocl --db "$name.db"
done
if [ "${ALL:-0}" != 0 ]; then
	mkdir results
	for name in $("$SEGTUNE" catalogue --workloads | grep -oE '^[a-z][a-z0-9_]*'); do
		case " $for_gpus " in *" $name "*) continue ;; esac
		timeout -s INT "${WORKLOAD_SECONDS:-120}" "$SEGTUNE" run "$name" --device opencl:pocl --db "by_name_$name.db" \
			--quiet >"by_name_$name.out" 2>&1
		check "workload $name" test "$("$SEGTUNE" db best --db "by_name_$name.db" --json | grep -c .)" -gt 0
		check "... nothing is wrong" test "$("$SEGTUNE" db failures --db "by_name_$name.db" --json | grep -c .)" = 0
	done
else
	skip "workloads by name" "two minutes each: make test-all"
fi

# The key type is part of a case: one sweep of several, each with a box of its own in the header.
"$SEGTUNE" sweep --device opencl:pocl --db keys.db --operation reduce_by_key --key-type i32,u64 --strategy chunk \
	--geometry uniform:n=64K,mean=32 --warm --no-finals --samples 3 --evaluations 2 --json >keys.out
check "a sweep of two key types" test "$(sed -n 's/.*"key_type":"\([a-z0-9]*\)".*/\1/p' keys.out | sort -u | paste -s -d ' ' -)" = "i32 u64"
check "keys that are not written" "$SEGTUNE" sweep --device opencl:pocl --db keys.db --operation reduce_by_key \
	--key-type none --strategy flat --geometry uniform:n=64K,mean=32 --warm --no-finals --samples 3 --evaluations 1
refuses "a key type that there is not" 2 "unknown key type 'f16'" "$SEGTUNE" sweep --device opencl:pocl --db keys.db \
	--operation reduce_by_key --key-type f16 --geometry uniform:n=64K,mean=32
refuses "keys of an operation without" 2 "operation 'scan' has no keys of type 'i64'" "$SEGTUNE" sweep \
	--device opencl:pocl --db keys.db --operation scan --key-type i64 --geometry uniform:n=64K,mean=32
check "cases are listed by key type" test "$("$SEGTUNE" db cases --db keys.db --key-type u64 --json | wc -l)" = 1
check "the best have their key types" test \
	"$("$SEGTUNE" db best --db keys.db --json | sed 's/.*"keys":"\([a-z0-9]*\)".*/\1/' | sort | paste -s -d ' ' -)" = "i32 none u64"
check "a plot of one of them" "$SEGTUNE" plot --db keys.db --operation reduce_by_key --key-type u64 --out keys.svg
check "... says so" grep -q 'keys u64' keys.svg
check "a header of all" "$SEGTUNE" export --db keys.db --operation reduce_by_key --force --out keys.h
cat >keys.c <<'END'
#include <stdio.h>
#include "keys.h"

int main(void)
{
	static const char *const types[] = {"i32", "u64", "none", "i64"};

	for (int i = 0; i < 4; i++) {
		struct segtune_query q = {"opencl", NULL, NULL, 1, "f32", "plus", types[i], 65536, 2048, segtune_shape_unknown()};
		const struct segtune_box *b = segtune_reduce_by_key_box(&q).box;

		printf("%s%s", b ? b->strategy : "-", i < 3 ? " " : "\n");
	}
	return 0;
}
END
check "... compiles" gcc -std=c99 -Wall -Wextra -Wpedantic -Wconversion -Werror -o keys keys.c
check "... and has a box for each that was measured" test "$(./keys)" = "chunk chunk flat -"
check "a header of one" "$SEGTUNE" export --db keys.db --operation reduce_by_key --force --key-type none --out none.h
check "... has no other" sh -c '! grep -q "\"u64\"" none.h'
finish
