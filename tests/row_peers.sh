#!/bin/sh
# Peers of rows and bags: two libraries in one sweep on the fake device, what they need of a case, what make says
# where something is missing, and row_peers.py itself where Python has torch.
# shellcheck source=tests/lib.sh
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1
ROOT=$(CDPATH='' cd -- "$TESTS/.." && pwd)
unset SEGTUNE_PEERS

# On the fake device: the shipped descriptors, but for the backend.
for file in "$ROOT"/variants/segreduce_rows/peer_*.lua "$ROOT"/variants/bags*/peer_*.lua; do
	operation=$(basename "$(dirname "$file")")
	mkdir -p "mine/$operation"
	sed -e 's/^return strategy(/return strategy(pieces.with(/' -e 's/)$/, { backend = "fake" }))/' "$file" \
		>"mine/$operation/$(basename "$file")"
done

# library NAME OPTION...: into libraries/
mkdir libraries
library() {
	to=libraries/$1
	shift
	compile_c -std=c11 -I"$ROOT" -shared -fPIC "$@" -o "$to" "$TESTS/peers/host_rows.c"
}
check "a library is built" library segtune_python.so
check "another, too" library segtune_peers.so -DSPMM

# sweep DATABASE OPTION...: on rows of four, STRIDE apart.
sweep() {
	sweep_db=$1
	shift
	"$SEGTUNE" sweep --device fake:0 --db "$sweep_db" --catalogue mine \
		--geometry "fixed:n=4K,mean=8,width=4,stride=${STRIDE:-4}" "$@"
}

# measured DATABASE: the strategies with results, sorted, on a line.
strategies() {
	"$SEGTUNE" db measurements --db "$1" --json | sed 's/.*"strategy":"\([^"]*\)".*/\1/' | LC_ALL=C sort -u | tr '\n' ' '
}

# has TITLE DATABASE STRATEGY...: it has results of these and no others.
has() {
	has_title=$1
	has_db=$2
	shift 2
	check "$has_title: $(strategies "$has_db")" test "$(strategies "$has_db")" = "${*:+$* }"
}

spmm=peer_cusparse_spmm_alg1,peer_cusparse_spmm_alg2,peer_cusparse_spmm_alg3
torch=peer_torch_embedding_bag,peer_torch_index_add,peer_torch_scatter_reduce,peer_torch_segment_reduce
export SEGTUNE_PEERS="$WORK/libraries"
sweep both.db --operation segreduce_rows --strategy $spmm,$torch,peer_torch_scatter_segment_csr,peer_pyg_lib_segment_csr >both.out 2>both.err
check "both libraries are found in a folder" sh -c \
	"grep -q 'peers: host products' both.err && grep -q 'peers: host rows' both.err"
has "peers of two libraries in one sweep" both.db peer_cusparse_spmm_alg1 peer_cusparse_spmm_alg2 \
	peer_torch_embedding_bag peer_torch_index_add peer_torch_scatter_reduce peer_torch_segment_reduce
"$SEGTUNE" db failures --db both.db --json >failures.txt
check "what fails is kept, with its reason" grep -q 'peer_cusparse_spmm_alg3.*not today' failures.txt
check "a peer whose kernels the library lacks is left out" sh -c "! grep -q segment_csr failures.txt"

SEGTUNE_PEERS="$WORK/libraries/segtune_peers.so" sweep file.db --operation segreduce_rows \
	--strategy peer_cusparse_spmm_alg1,peer_torch_index_add >file.out 2>&1
has "a path names the others beside it" file.db peer_cusparse_spmm_alg1 peer_torch_index_add
mkdir one
cp libraries/segtune_peers.so one
refuses "a library by name that is not there" 1 "no peers: cannot read '$WORK/one/segtune_python.so'" env \
	SEGTUNE_PEERS="$WORK/one" "$SEGTUNE" sweep --device fake:0 --db none.db --quiet --catalogue mine \
	--operation segreduce_rows --strategy peer_torch_index_add --geometry fixed:n=4K,mean=8,width=4
cp "$SEGTUNE" alone
refuses "... and how to build it" 1 "no 'segtune_python.so' beside the program: .make python-peers. builds it, with Python" \
	env -u SEGTUNE_PEERS ./alone sweep --device fake:0 --db none.db --quiet --catalogue mine \
	--operation segreduce_rows --strategy peer_torch_index_add --geometry fixed:n=4K,mean=8,width=4

# What a case must be like.
STRIDE=6 sweep gaps.db --operation segreduce_rows --strategy $torch,peer_cusparse_spmm_alg1 >gaps.out 2>&1
has "rows with gaps are for those that take them" gaps.db peer_cusparse_spmm_alg1 peer_torch_embedding_bag \
	peer_torch_index_add peer_torch_scatter_reduce
sweep other.db --operation segreduce_rows --operator maximum --strategy $torch,$spmm >other.out 2>&1
has "maxima have no peer" other.db
sweep bags.db --operation bags --strategy peer_torch_embedding_bag,peer_cusparse_spmm_alg2 >bags.out 2>&1
has "bags" bags.db peer_cusparse_spmm_alg2 peer_torch_embedding_bag
sweep weighted.db --operation bags_weighted --strategy peer_torch_embedding_bag,peer_cusparse_spmm_alg2 >weighted.out 2>&1
has "bags with weights" weighted.db peer_cusparse_spmm_alg2 peer_torch_embedding_bag

for name in peer_cusparse_spmm_alg3 peer_jax_segment_sum peer_torch_segment_reduce_f32 peer_torch_scatter_segment_csr; do
	check "$name is listed" sh -c "'$SEGTUNE' catalogue segreduce_rows/$name | grep -q 'to compare with'"
done

# What make says.
# peers OPTION...: make python-peers into build/
peers() {
	make -C "$ROOT" --no-print-directory python-peers BUILD="$WORK/build" "$@"
}
check "make python-peers without Python" sh -c "! make -C '$ROOT' --no-print-directory python-peers BUILD='$WORK/build' PYTHON= \
	>make.txt 2>&1 && grep -q 'make python-peers: no python3 found; segtune works without' make.txt"
refuses "bench_rows.sh without libraries" 1 "neither segtune_peers.so nor .* in '$WORK/build': make peers python-peers" \
	env -u SEGTUNE_PEERS sh "$ROOT/scripts/bench_rows.sh" "$SEGTUNE" build
if command -v python3 >/dev/null 2>&1; then
	check "a Python without torch" sh -c "! make -C '$ROOT' --no-print-directory python-peers BUILD='$WORK/build' \
		PYTHON='python3 -S' >make.txt 2>&1 && grep -q 'make python-peers: .* has no torch: PYTHON=' make.txt"
	mkdir -p stub/torch stub/torch-9.8.7.dist-info
	: >stub/torch/__init__.py
	printf 'Metadata-Version: 2.1\nName: torch\nVersion: 9.8.7\n' >stub/torch-9.8.7.dist-info/METADATA
	export PYTHONPATH="$WORK/stub" LIBPYTHON="$WORK/no/libpython.so"
	check "a Python with something called torch" peers PYTHON='python3 -S'
	unset PYTHONPATH LIBPYTHON
	check "the library says of which release" grep -q 'segtune-library: python .*, torch 9.8.7' build/segtune_python.so
	SEGTUNE_PEERS="$WORK/build" sweep stub.db --operation segreduce_rows --strategy peer_torch_index_add >stub.out 2>&1
	check "a Python that does not load is told" sh -c \
		"'$SEGTUNE' db failures --db stub.db --json | grep -q 'cannot load Python.s library: $WORK/no/libpython.so'"
else
	skip "make python-peers" "no python3"
fi

if python3 -c 'import torch' 2>/dev/null; then
	PYTHONDONTWRITEBYTECODE=1 python3 "$TESTS/row_peers.py" "$ROOT/harness/device/libraries" >python.txt
	while read -r verdict title; do
		case $verdict in
		ok) ok "$title" ;;
		FAIL) fail "$title" ;;
		skip) skip "${title%%: *}" "${title#*: }" ;;
		esac
	done <python.txt
	check "a Python with torch" peers
	SEGTUNE_PEERS="$WORK/build" sweep torch.db --operation segreduce_rows --strategy peer_torch_index_add,peer_torch_segment_reduce \
		>torch.out 2>&1
	has "is called by a sweep" torch.db peer_torch_index_add peer_torch_segment_reduce
else
	skip "sums by PyTorch" "python3 has no torch"
fi

finish
