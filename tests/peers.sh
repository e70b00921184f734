#!/bin/sh
# Peers: a library of functions on the fake device, and what `make peers` builds where nvcc is.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1
ROOT=$TESTS/..
unset SEGTUNE_PEERS

cp -r "$TESTS/peers" mine
cp "$TESTS"/catalogue/segreduce/faked.* mine/segreduce/

# sweep DATABASE OPTIONS...
sweep() {
	db=$1
	shift
	"$SEGTUNE" sweep --device fake:0 --db "$db" --catalogue mine --strategy faked "$@" \
		--geometry uniform:n=64K,mean=4 uniform:n=64K,mean=64
}

# measured DATABASE STRATEGY: how many measurements it has of it.
measured() {
	"$SEGTUNE" db measurements --db "$1" --json | grep -c "\"strategy\":\"$2\""
}

# library RELEASE
library() {
	compile_c -std=c11 -I"$ROOT" -shared -fPIC -DRELEASE="\"$1\"" -o segtune_peers.so \
		"$TESTS/peers/host_sums.c"
}

# Without a library everything else is measured. The program is copied: beside the one that is tested there may be one.
cp "$SEGTUNE" alone
check "a sweep without the library" sh -c "./alone sweep --device fake:0 --db absent.db --catalogue mine --strategy faked \
	--peers --geometry uniform:n=64K,mean=4 2>absent.err"
check "says that there are no peers, and what to do" grep -q "no peers: .*segtune_peers.so.*make peers" absent.err
check "and measures the variants" test "$(measured absent.db faked)" -gt 0
refuses "peers by name that are not there" 1 "no peers: " ./alone sweep --device fake:0 --db absent.db --quiet \
	--catalogue mine --strategy peer_cub_segmented_reduce --geometry uniform:n=64K,mean=4
export SEGTUNE_PEERS="$WORK/nowhere.so"
sweep absent.db --peers >absent.out 2>absent.err
check "a path that leads nowhere is reported" grep -q "no peers: cannot read '$WORK/nowhere.so'" absent.err
echo "no library" >text.so
export SEGTUNE_PEERS="$WORK/text.so"
sweep absent.db --peers >absent.out 2>absent.err
check "a file that is no library of peers is reported" grep -q "no peers: '$WORK/text.so' is not a library of peers" absent.err
sweep absent.db --peers --operation reduce >absent.out 2>absent.err
check "peers of another backend are reported" test $? -ne 0

check "the library is built" library 1
export SEGTUNE_PEERS="$WORK/segtune_peers.so"
check "a sweep without --peers" sweep test.db --quiet
check "has no peers" test "$(measured test.db peer_cub_segmented_reduce)" -eq 0
sweep test.db --peers >first.out 2>first.err
check "a sweep with --peers measures the right one on every case" test "$(measured test.db peer_cub_segmented_reduce)" -eq 2
check "and says how fast" grep -q "GB/s, .* peer cub::DeviceSegmentedReduce" first.err
"$SEGTUNE" db failures --db test.db --json >failures.txt
check "the wrong one is kept as wrong" grep -q '"wrong".*"peer_wrong"' failures.txt
check "the one that refuses as such, with its reason" grep -q '"launch_failed".*"peer_refuses".*not today' failures.txt
check "builds are stored under what the library says of itself" sh -c \
	"'$SEGTUNE' db builds --db test.db --json | grep -q '\"family\":\"segreduce/peer_cub_segmented_reduce\"'"

# Peers are never chosen. On the fake device they are as fast as the arrays, and so the fastest.
"$SEGTUNE" db best --db test.db --json >best.txt
check "the best are variants" sh -c "grep -q faked best.txt && ! grep -q peer best.txt"
"$SEGTUNE" export --db test.db --out box.h >export.out 2>&1
check "no peer in a header" sh -c "test -s box.h && ! grep -qi peer_ box.h"
check "nor in a replay" sh -c "'$SEGTUNE' sweep --device replay:test.db --geometry uniform:n=64K,mean=4 >replay.out 2>&1;
	! grep -q peer replay.out"

sweep test.db --peers --quiet
check "a second run measures nothing again" test "$(measured test.db peer_cub_segmented_reduce)" -eq 2
check "nor does one of peers alone, which is no failure" sh -c "'$SEGTUNE' sweep --device fake:0 --db test.db --quiet \
	--catalogue mine --strategy peer_cub_segmented_reduce --geometry uniform:n=64K,mean=4 && [ \$('$SEGTUNE' db measurements --db test.db --json |
	grep -c '\"strategy\":\"peer_cub_segmented_reduce\"') = 2 ]"
check "peers alone, where nothing else was measured, are no failure" "$SEGTUNE" sweep --device fake:0 --db only.db \
	--catalogue mine --strategy peer_cub_segmented_reduce --geometry uniform:n=64K,mean=4
if command -v sqlite3 >/dev/null; then
	sweep warm.db --peers --warm --quiet
	check "warm calls of a library are timed half a millisecond at a time, those of variants less" test "$(sqlite3 warm.db \
		"SELECT min((b.strategy LIKE 'peer%') = (m.batch * m.median BETWEEN 500e-6 AND 1e-3)) FROM measurement m JOIN build b ON b.id = m.build")" = 1
else
	skip "batches of a library" "sqlite3 is not installed"
fi
check "another release of the library" library 2
sweep test.db --peers --quiet
check "is measured" test "$(measured test.db peer_cub_segmented_reduce)" -eq 4
check "a search with a budget has all peers" sweep search.db --peers --quiet --search local --evaluations 2
check "on every case" test "$(measured search.db peer_cub_segmented_reduce)" -eq 2

"$SEGTUNE" db peers --db test.db --json >peers.txt
check "each case beside its fastest peer" test "$(grep -c '"times":.*"peer":"cub::DeviceSegmentedReduce"' peers.txt)" -eq 2
if command -v gnuplot >/dev/null 2>&1; then
	check "a plot of peers" "$SEGTUNE" plot --db test.db --peers --out peers.svg
	check "has the best variant and the peer" sh -c "grep -q 'best variant' peers.svg && grep -q DeviceSegmented peers.svg"
	"$SEGTUNE" sweep --device fake:0 --db test.db --catalogue mine --strategy faked --quiet --geometry fixed:n=64K,mean=4
	check "the same with lengths that no peer was measured on" "$SEGTUNE" plot --db test.db --peers --out beside.svg
	check "nothing is said of peers" sh -c \
		"'$SEGTUNE' plot --db test.db --peers --out beside.svg 2>&1 | grep -qx 'wrote beside.svg'"
	check "a plot of peers without peers" sh -c "'$SEGTUNE' plot --db absent.db --peers --out none.svg 2>none.err"
	check "says so" grep -qx "no peer was measured on what is drawn" none.err
	for n in 1 2 4 8 16 32 64; do
		set -- "$@" "uniform:n=${n}K,mean=4"
	done
	"$SEGTUNE" sweep --device fake:0 --db many.db --catalogue mine --strategy faked --quiet \
		--geometry "$@" uniform:n=64K,mean=8
	check "panels more than six" sh -c "'$SEGTUNE' plot --db many.db --out many.svg 2>many.err"
	check "are reported" grep -q "^1 panel not shown, .* --kind or --geometry" many.err
	check "in the picture, too" grep -q "1 panel not shown" many.svg
	check "that with the most points stays" grep -q 'n = 64K' many.svg
	check "and the smallest goes" sh -c "! grep -q 'n = 1K' many.svg && grep -q 'n = 2K' many.svg"
	check "the best of all is in the legend" grep -q '>best<' many.svg
	"$SEGTUNE" plot --db many.db --geometry 'uniform:n=64K,mean=4,*' --out one.svg 2>one.err
	check "of a single point, too, which has a circle" grep -q '>best<' one.svg
	check "leaves them out" sh -c "grep -q 'uniform lengths' beside.svg && ! grep -q 'fixed lengths' beside.svg"
	check "a plot of strategies" "$SEGTUNE" plot --db test.db --out plain.svg
	check "has no peer" sh -c "! grep -q -e DeviceSegmented -e '>peer' plain.svg"
	check "a plot of some geometries" "$SEGTUNE" plot --db test.db --geometry 'uniform:n=64K,mean=4,*' --out some.svg
	refuses "of none" 1 "nothing to plot: .* on pareto:" "$SEGTUNE" plot --db test.db --geometry 'pareto:*' --out no.svg
else
	skip "plots of peers" "no gnuplot"
fi

cat >script.lua <<END
sweep { strategies = "faked", geometries = { "uniform:n=64K,mean=4" }, peers = true }
END
check "a script asks for peers" "$SEGTUNE" run --device fake:0 --db script.db --catalogue mine script.lua
check "and has them" test "$(measured script.db peer_cub_segmented_reduce)" -eq 1

printf 'return strategy {\n\tlike = "peer_wrong",\n}\n' >mine/segreduce/other.lua
refuses "a library under another name" 1 "other.lua:1: a library" "$SEGTUNE" catalogue --catalogue mine
rm mine/segreduce/other.lua
sed 's/segtune_peers.so/faked.cl/' "$TESTS/peers/segreduce/peer_wrong.lua" >mine/segreduce/peer_wrong.lua
refuses "kernels that are called peers" 1 "peer_wrong.lua:[0-9]+: strategy 'peer_wrong' is for libraries" \
	"$SEGTUNE" catalogue --catalogue mine

if [ -z "${PEERS:-}" ]; then
	skip "make peers" "nvcc takes two minutes: make test-all"
elif command -v nvcc >/dev/null 2>&1 || [ -x /usr/local/cuda/bin/nvcc ]; then
	check "make peers" make -C "$ROOT" --no-print-directory peers BUILD=build/peers PEERS_ARCH=sm_90
	for kernel in $(cd "$ROOT" && grep -ho 'peer_launch("peer_[a-z_]*"' variants/lib/common.lua variants/*/peer_*.lua | sed 's/.*"\(.*\)"/\1/'  | sort -u); do
		check "it has $kernel" grep -q "$kernel" "$ROOT/build/peers/segtune_peers.so"
	done
else
	skip "make peers" "no nvcc"
fi

# Modern GPU is not in the tree: MGPU=DIR in the environment.
if [ -n "${PEERS:-}" ] && [ -n "${MGPU:-}" ]; then
	check "make mgpu" make -C "$ROOT" --no-print-directory mgpu BUILD=build/peers PEERS_ARCH=sm_90 MGPU="$MGPU"
	for kernel in mgpu_box_segreduce mgpu_box_segreduce_indirect; do
		check "it has $kernel" grep -q "$kernel" "$ROOT/build/peers/segtune_mgpu.so"
	done
	check "its benchmark builds" env ROUNDS=0 sh "$ROOT/scripts/bench_mgpu.sh" "$MGPU" "$ROOT/results/nvidia-h200/mgpu_boxes.cuh" bench_mgpu
else
	skip "make mgpu" "three minutes, nvcc and MGPU=DIR: make test-all"
fi
check "make mgpu without Modern GPU says what to do" sh -c "! make -C '$ROOT' --no-print-directory mgpu BUILD=build/mgpu NVCC=nvcc \
	MGPU='$WORK' >mgpu.txt 2>&1 && grep -q 'git clone -b branch_1.1' mgpu.txt"

# scripts/bench_mgpu.sh with a program that prints what Modern GPU's benchmark does.
mkdir bench
: >bench/boxes.cuh
sleep 0.02 # the program must be newer than the header
cat >bench/benchmark <<'END'
#!/bin/sh
echo "$*" >turns.txt
for rate in 100 1 100 101; do
	echo "own n float 10K     $rate.0 M/s      1.000 GB/s"
done
for rate in 120 120 121 122; do
	echo "boxes n float 10K   $rate.0 M/s      1.000 GB/s"
done
echo "own mean double 500    50.0 M/s      1.000 GB/s"
echo "boxes mean double 500    50.0 M/s      1.000 GB/s"
[ ! -e wrong ] || echo "REDUCTION ERROR ON SEGMENT 7"
END
chmod +x bench/benchmark
ROUNDS=1 MORE=4 sh "$ROOT/scripts/bench_mgpu.sh" no-checkout bench/boxes.cuh bench >bench.txt
check "the benchmark of Modern GPU's boxes" test $? = 0
check "... has its pairs of turns" grep -qx '1 4 0' turns.txt
check "it has the pairs' median, which one bad turn leaves as it is" grep -qE '^n float 10K +100 +120 M/s  1\.209  \(1\.206 to 30\.[0-9]+ of 4\)$' bench.txt
check "... of each line" grep -qE '^mean double 500 .* 1\.000  \(1\.000 to 1\.000 of 1\)$' bench.txt
check "the mean of all lines" grep -qx '2 lines: geometric mean 1.100, least 1.000' bench.txt
: >wrong
refuses "a wrong sum" 1 "REDUCTION ERROR" sh "$ROOT/scripts/bench_mgpu.sh" no-checkout bench/boxes.cuh bench

finish
