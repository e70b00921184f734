# Tests on an NVIDIA GPU source this: `. "$(dirname "$0")/lib.sh"`. Beside what tests/lib.sh has: NAME (of the script), OUT
# (a folder for the whole output of each command, written as it comes), NVCC (the compiler, empty if there is none).
# DEVICE=opencl:0 tries on a CPU what needs no CUDA; LESS has more options for each verification, for such tries.
# shellcheck shell=sh disable=SC2034

SEGTUNE=${SEGTUNE:-$(dirname "$0")/../../build/segtune}
. "$(dirname "$0")/../lib.sh"
NAME=$(basename "$0" .sh)
OUT=${OUT:-$WORK}
NVCC=${NVCC:-$(command -v nvcc || ls /usr/local/cuda/bin/nvcc 2>/dev/null)}
steps=0

has_device() {
	"$SEGTUNE" devices --json 2>/dev/null | grep "\"device\":\"$1" | grep -q "$2"
}

# A script without what it needs ends here: need_gpu (or DEVICE), need_cuda (itself), need_nvcc (its compiler, too).
need_gpu() {
	if [ -n "${DEVICE:-}" ] || has_device cuda:0 ''; then
		cd "$WORK" || exit 1
		return
	fi
	if [ -e /dev/nvidiactl ]; then
		fail "$NAME: there is an NVIDIA GPU, but not for segtune"
		"$SEGTUNE" devices | head -n 3
	else
		skip "$NAME" 'no NVIDIA GPU'
	fi
	finish
	exit
}

# lacks REASON: the script ends, skipped.
lacks() {
	skip "$NAME" "$1"
	finish
	exit
}

need_cuda() {
	[ -z "${DEVICE:-}" ] || lacks 'no NVIDIA GPU'
	need_gpu
}

need_nvcc() {
	need_cuda
	[ -n "$NVCC" ] || lacks 'no nvcc'
}

# run_limited SECONDS COMMAND...: its output to a new file of OUT, $log. --foreground: who breaks off the script ends the
# command, too.
run_limited() {
	limit=$1
	shift
	steps=$((steps + 1))
	log=$OUT/$NAME.$steps.txt
	echo "$*" >"$log"
	timeout --foreground -k 10 "$limit" "$@" >>"$log" 2>&1 </dev/null
}

# judge TITLE STATUS: of the command that was run last.
judge() {
	case $2 in
	0)
		ok "$1"
		return
		;;
	124 | 137) fail "$1 (broken off after $limit s; $log)" ;;
	*) fail "$1 (exit $2; $log)" ;;
	esac
	# Of a table of verify only the families with something wrong or failed.
	grep -vE ' 0 +0$|inapplicable: ' "$log" | tail -n 12 | sed 's/^/    /'
	return 1
}

# limited TITLE SECONDS COMMAND...: it must succeed in that time.
limited() {
	title=$1
	shift
	run_limited "$@"
	judge "$title" $?
}

# verified TITLE SECONDS OPTION...: something is right, nothing is wrong, nothing fails.
verified() {
	title=$1 seconds=$2
	shift 2
	# shellcheck disable=SC2086 # options are words
	run_limited "$seconds" "$SEGTUNE" verify --device "${DEVICE:-cuda:0}" --quiet "$@" ${LESS:-}
	status=$?
	[ $status != 0 ] || grep -qE '^[1-9][0-9]* passed, 0 wrong, 0 failed' "$log" || status='0, but nothing was verified'
	judge "$title" "$status"
}

# with_patience NAME POLLS: strategies like lookback_resident, in ./mine, that poll so often before they fold a missing
# tile themselves.
with_patience() {
	for operation in scan reduce_by_key; do
		mkdir -p "mine/$operation"
		echo "return strategy { like = \"lookback_resident\", about = \"polls $2 times\", source = \"$1.cu\" }" \
			>"mine/$operation/$1.lua"
		printf '#define LOOKBACK_PATIENCE %s\n#include "%s/lookback_resident.cu"\n' "$2" "$operation" >"mine/$operation/$1.cu"
	done
}
